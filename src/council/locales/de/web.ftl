# Der Browser. Texte der Spiele selbst beginnen mit dem Namen des Spiels.

# Überall
web-my-games = Meine Partien
web-home = Startseite
web-signs = Was die Zeichen bedeuten
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Der Browser hat den Link nicht kopiert. Er ist markiert: Kopiere ihn mit der Tastatur oder dem Menü.
web-qr = QR-Code
web-qr-of = QR-Code des Links: { $label }
web-go-on = Weiter
web-no-thanks = Nein, danke
web-language = Sprache
web-theme = Darstellung
web-theme-system = Systemeinstellung
web-theme-light = Hell
web-theme-dark = Dunkel
web-guest = Gast
web-offline = Der Server antwortet nicht. Läuft er?
web-trouble = Da ist etwas schiefgegangen ({ $code }).
web-no-page = Seite nicht gefunden.
web-no-table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
web-no-game = Dieses Spiel lässt sich noch nicht spielen.
web-opening = Der Tisch wird geöffnet …

# Startseite
web-tagline = Drei Spiele um Ränke, Schwerter und Kronen.
web-games = Spiele
web-learn = Spielen lernen
web-how-to-play = So spielst du, in zwei Minuten erklärt
web-game-intrigue = Die Intrigen von Westeros
web-game-risk = RISIKO
web-game-cardgame = Stark gegen Lennister
web-about-intrigue = Baue den Hof und lass die anderen auf ihren Karten sitzen.
web-about-risk = Marschiere durch Westeros, Essos oder beides.
web-about-cardgame = Pläne, Herausforderungen, fünfzehn Macht.
web-facts-intrigue = 2–6 Personen · 20 Minuten
web-facts-risk = 2–7 Personen · 1–3 Stunden
web-facts-cardgame = 2 Personen · 60 Minuten
web-coming = Demnächst
web-your-move = Du bist am Zug
web-waiting-for = Warten auf { $who }
web-not-dealt = Noch sind nicht alle da
web-running = Läuft
web-with = mit { $who }
web-go-back = Zurück zur Partie
web-more-games = { $games ->
    [one] Noch eine laufende Partie
   *[other] Noch { $games } laufende Partien
}
web-running-games = Deine Partien
web-finished-games = Beendete Partien
web-won-by = { $winners ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben zusammen gewonnen
}
web-watch-log = Aufzeichnung ansehen
web-seats-at-court = Plätze am Tisch
web-change-seats = Plätze und Einstellungen ändern
web-your-name = Dein Name
web-you-play = du
web-play-intrigue = Die Intrigen von Westeros spielen
web-mode-adds = Für { $fewest } bis { $most } Personen. Wenn du das wählst, besetzen Bots die fehlenden Plätze.
web-mode-removes = Für { $fewest } bis { $most } Personen. Wenn du das wählst, fallen die letzten Plätze weg.

# Neues Spiel
web-read-rules = Regeln
web-rules-of = Regeln: { $game }
web-new-game = Neue Partie
web-name-of-seat = Name an Platz { $n }
web-who-sits = Wer spielt auf Platz { $n }
web-kind-me = Ich
web-kind-friend = Einladung per Link
web-kind-easy = Bot, leicht
web-kind-medium = Bot, mittel
web-kind-hard = Bot, schwer
web-kind-here = Jemand an diesem Gerät
web-friend-n = Gast { $n }
web-person-n = Person { $n }
web-remove-seat = { $who } entfernen
web-add-seat = Platz hinzufügen
web-friend-tip = Nach dem Start bekommst du für jede Einladung einen eigenen Link.
web-here-tip = Ihr reicht das Gerät herum. Dazwischen verdeckt ein Vorhang die Handkarten.
web-options = Einstellungen
web-start = Partie starten

# Der Tisch
web-seats = Am Tisch
web-panel = Verlauf und Regeln
web-phases = Phasen der Runde
web-tab-log = Verlauf
web-tab-seats = Am Tisch
web-tab-rules = Regeln
web-tab-report = Bericht
web-tab-notes = Notizen
web-tab-result = Ergebnis
web-log = Verlauf der Partie
web-log-empty = Noch ist nichts passiert.
web-log-follow = Zum Ende
web-you = (du)
web-your-turn = du bist am Zug
web-their-turn = am Zug
web-is-on = online
web-is-off = abwesend
web-is-bot = Bot, { $level }
web-is-open = noch nicht da
web-is-out = raus für diese Runde
web-level-random = zufällig
web-level-greedy = gierig
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-prompt = Was jetzt zu tun ist
web-menu = Menü
web-undo = Zurücknehmen
web-why = Warum nicht?
web-hint = Tipp
web-other = Abwählen
web-stop = Anhalten
web-course-more = Deine Züge werden nacheinander ausgeführt, bis etwas Unerwartetes passiert.
web-more-choices = Weitere Möglichkeiten ({ $count })
web-more-title = Weitere Möglichkeiten
web-fewer = Weniger
web-more = Mehr
web-why-what = Wähle erst etwas Graues, dann frage noch einmal.
web-result = Ergebnis ansehen
web-invite = Einladen
web-resign = Platz aufgeben
web-resign-sure = Deinen Platz aufgeben?
web-resign-more = Für den Rest der Partie spielt ein Bot an deiner Stelle. Das lässt sich nicht rückgängig machen.
web-download = Aufzeichnung herunterladen
web-leave = Tisch verlassen
web-links = Links
web-links-here-only = Diese Adresse gilt nur auf diesem Computer. Andere in deinem Netz können mitspielen, wenn du den Server mit „make play HOST=lan“ startest. Ohne make heißt es „council serve --host lan“.
web-links-friends = Verschicke die Links, einen pro Platz. Wer einen öffnet, bekommt diesen Platz.
web-links-other-device = Auf einem anderen Gerät weiterspielen
web-links-watching = Zuschauen
web-links-watch = Mit diesem Link kann man zuschauen, aber nicht mitspielen. Zu sehen ist, was alle am Tisch sehen.
web-links-mine = Mit diesem Link spielst du auf einem anderen Gerät weiter. Behalte ihn für dich.
web-confirm = Vor jedem Zug nachfragen
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-line-lost = Verbindung verloren.
web-line-lost-more = Deine Partie ist sicher. Der Tisch ist wieder da, sobald der Server antwortet.
web-watching = Du schaust zu.
web-own-seat = Auf meinen Platz
web-wait-open = Warten auf { $who }.
web-wait-open-more = Es geht weiter, sobald der Einladungslink geöffnet wird.
web-hint-is = Ein Bot würde so spielen: { $move }.
web-hint-more = Ein anderer Zug kommt hier nicht infrage.
web-round-over = Runde { $round } ist zu Ende
web-greet = Willkommen am Tisch
web-sit-down = Mitspielen
web-rematch = Noch einmal spielen
web-join-rematch = Zur nächsten Partie
web-replay = Wiederholung ansehen
web-curtain = Gib das Gerät an { $who } weiter
web-curtain-more = Alle anderen schauen bitte weg.
web-curtain-ready = Ich bin { $who }

# Leute am Tisch
web-customs = Tischregeln: Zeit, Abwesenheit, Tipps, Zuschauen
web-asked = Wann willst du gefragt werden?
web-asked-link = Wann werde ich gefragt?
web-asked-more = Es geht um Zeitpunkte, zu denen man meistens passt. „Was mich betrifft“ heißt: dein Zug, deine Kämpfe und deine Herausforderungen. Wirst du nicht gefragt, passt du automatisch. Das hängt nur von deiner Wahl und von offenen Informationen ab und verrät nichts über deine Hand. Sind alle anderen Bots, passt du auch automatisch, wenn du nichts tun kannst. Dieser Browser merkt sich deine Wahl.
web-asked-seconds = An diesem Tisch haben dann alle { $seconds } Sekunden Zeit. Danach geht es von selbst weiter. Mit „Warten“ kannst du nachdenken.
web-asked-mine = was mich betrifft
web-asked-me = mich fragen
web-asked-always = immer
web-asked-never = nie: für mich passen
web-wait = Warten
web-wait-more = Den Countdown anhalten und nachdenken
web-card-does = { $card }: { $text }
web-window = Zeit für Karten
web-window-help = Spielen mehrere Menschen mit, haben alle gleich viel Zeit, um eine Karte einzusetzen, wenn andere handeln. Danach geht es von selbst weiter. So verrät dein Tempo nicht, was du auf der Hand hast. „Warten“ hält den Countdown an.
web-window-seconds = { $seconds } Sekunden
web-window-none = unbegrenzt
web-grace = Wenn jemand abwesend ist
web-grace-live = Live: eine Minute warten
web-grace-friends = Im Freundeskreis: fünf Minuten warten
web-grace-slow = Langsame Partie: unbegrenzt warten
web-grace-help = Wenn jemand abwesend ist und andere warten, springt ein Bot ein. Wer zurückkommt, übernimmt sofort wieder.
web-stand-in = Vertretung (Bot)
web-watch = Wer zuschaut, sieht
web-watch-end = was offen liegt; nach dem Ende alle Karten
web-watch-none = nichts; niemand darf zuschauen
web-watch-seat = die Karten eines Platzes, der zustimmt
web-watch-public = nur, was offen liegt
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-move = Zeit pro Zug
web-clock-bank = Zeit für die ganze Partie
web-clock-days = Tage pro Zug
web-clock-time = Zeit
web-clock-more = Zusätzlich pro Zug
web-clock-help = Niemand verliert durch Zeitablauf: Nach einer Warnung macht ein Bot den Zug. Die Uhren stehen, wenn der Server nicht läuft oder die Partie pausiert.
web-clock-is-none = unbegrenzt
web-clock-is-move = { $seconds } Sekunden pro Zug
web-clock-is-bank = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} pro Person, { $more } Sekunden zusätzlich pro Zug
web-clock-is-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-seconds = { $seconds } Sekunden
web-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-clocks = Uhren
web-clock-late = die Zeit wird knapp
web-time-brief = Deine Zeit ist fast abgelaufen. Ein Bot zieht für dich in
web-missed = { $who } ist abwesend. Ein Bot übernimmt in
web-stands-in = { $who } ist abwesend. Bis zur Rückkehr spielt ein Bot.
web-is-stand = abwesend, Bot spielt
web-paused = Die Partie pausiert.
web-paused-more = Alle Uhren stehen. Wer mitspielt, kann die Pause beenden.
web-end-pause = Pause beenden
web-ask-undo = Um Rücknahme bitten
web-ask-pause = Pause vorschlagen
web-ask-end = Abbruch vorschlagen
web-hints = Tipps
web-hints-on = erlaubt; der Verlauf zeigt, wer einen Tipp abruft
web-hints-off = nicht erlaubt
web-hints-help = Wenn Menschen gegeneinander spielen, sind Tipps zunächst nicht erlaubt.
web-hints-none = An diesem Tisch gibt es keine Tipps. Unter „Tischregeln“ kannst du eine Änderung vorschlagen.
web-grace-days = Zählt die Bedenkzeit in Tagen, springt kein Bot ein, solange noch Zeit bleibt.
web-ask-settings = Tischregeln
web-ask-settings-help = Deine Änderungen gelten, wenn alle am Tisch zustimmen.
web-asking-settings = Du schlägst neue Tischregeln vor: { $changes }.
web-asks-settings = { $who } schlägt neue Tischregeln vor: { $changes }.
web-change-clock = Bedenkzeit: { $value }
web-change-grace = wenn jemand abwesend ist: { $value }
web-change-stand_in = Vertretung: { $value }
web-change-watch = wer zuschaut, sieht { $value }
web-change-window = Zeit für Karten: { $value }
web-change-hints = Tipps { $value }
web-grace-is = { $seconds ->
    [0] unbegrenzt warten
   *[other] ein Bot nach { $seconds } Sekunden
}
web-more-bots = Weitere Bots
web-own-bots = Bots dieses Servers
web-kind-random = Bot, zufällig
web-kind-greedy = Bot, gierig
web-kind-learned = Bot, gelernt
web-kind-search = Bot, Suche (Umfang wählbar)
web-kind-own = Bot, { $name }
web-search-size = Durchläufe der Suche
web-level-learned = gelernt
web-level-search = Suche, Umfang { $iterations }
web-remove-game = Aus der Liste nehmen: { $game }
web-remove-sure = Diese Partie aus deiner Liste nehmen?
web-remove-running = Du behältst deinen Platz. Mit dem Link zum Tisch kommst du zurück.
web-remove-over = Du findest die Partie hier nicht mehr. Der Link zum Tisch funktioniert weiter.
web-remove = Entfernen
web-close-too = Noch hat niemand einen Zug gemacht. Du kannst den Tisch auch schließen: Dann verschwindet er samt Links für alle.
web-close-table = Tisch schließen
web-close-sure = Diesen Tisch schließen?
web-close-more = Noch hat niemand einen Zug gemacht. Der Tisch und seine Links verschwinden für alle.
web-ask-all = Alle fragen
web-end-sure = Abbruch der Partie vorschlagen?
web-end-more = Wenn alle am Tisch zustimmen, endet die Partie hier ohne Sieg. Wer gerade von einem Bot vertreten wird, stimmt nicht ab.
web-ended-more = Niemand hat gewonnen. Du kannst jetzt die ganze Partie ansehen.
web-ended-closed = Niemand hat gewonnen. Du kannst alles ansehen, was offen lag.
web-asking-undo = Du möchtest deinen letzten Zug zurücknehmen.
web-asking-pause = Du schlägst eine Pause vor.
web-asking-end = Du schlägst vor, die Partie abzubrechen.
web-asking-clock = Du schlägst diese Bedenkzeit vor: { $clock }.
web-asks-undo = { $who } möchte den letzten Zug zurücknehmen.
web-asks-pause = { $who } schlägt eine Pause vor.
web-asks-end = { $who } schlägt vor, die Partie ohne Sieg zu beenden.
web-asks-clock = { $who } schlägt diese Bedenkzeit vor: { $clock }.
web-agree = Zustimmen
web-decline = Ablehnen
web-take-back = Zurückziehen
web-you-are-asked = Die anderen warten auf deine Stimme
web-your-move-in = Du bist am Zug, noch { $time }
web-notify = Benachrichtigen, wenn ich am Zug bin
web-notify-stop = Nicht mehr benachrichtigen
web-notify-insecure = Dein Browser erlaubt Benachrichtigungen nur auf https-Seiten oder auf dem Computer, auf dem der Server läuft. Bist du am Zug, beginnt der Titel dieses Tabs mit ●.
web-notify-missing = Dieser Browser bietet keine Benachrichtigungen. Bist du am Zug, beginnt der Titel dieses Tabs mit ●.
web-notify-refused = Dieser Browser blockiert Benachrichtigungen dieser Seite.
web-tab-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht an alle
web-chat-send = Senden
web-chat-watch = Wer zuschaut, kann mitlesen.
web-chat-unread = neu
web-chat-hidden = { $count ->
    [one] Eine Nachricht von stummgeschalteten Personen ist ausgeblendet.
   *[other] { $count } Nachrichten von stummgeschalteten Personen sind ausgeblendet.
}
web-mute = { $who } stummschalten
web-unmute = Stummschaltung von { $who } aufheben
web-key-chat = Chat
web-letters = Erinnerungen per E-Mail
web-letters-to = Deine E-Mail-Adresse
web-letters-wish = Erinnerungen einschalten
web-letters-note = Wir schreiben, wenn eine Partie auf dich wartet, höchstens einmal am Tag. Zuerst bekommst du einen Bestätigungslink.
web-letters-asked = Wir haben einen Bestätigungslink an { $address } geschickt.
web-letters-on = Erinnerungen kommen an { $address }, höchstens eine am Tag.
web-letters-off = Die Erinnerungen sind ausgeschaltet.
web-letters-stop = Ausschalten
web-letters-sure = Möchtest du eine E-Mail, wenn eine Partie auf dich wartet? Höchstens eine am Tag.
web-letters-yes = Ja, bitte erinnern
web-letters-no = Keine Erinnerungen
web-letters-old = Dieser Link gilt nicht mehr. Erinnerungen kannst du unter deinen Partien einschalten.

# Warum nicht?
web-why-allowed = Dieser Zug ist erlaubt.
web-why-fine = Das geht
web-rule = Regel { $id } · { $title }
web-read-rule = Regel lesen
web-find-rule = In den Regeln suchen
web-rules-missing = Die Regeln ließen sich nicht laden.

# Tasten
web-help = Tasten
web-help-mouse = Maus: Klicke an, was leuchtet. Ein Rechtsklick auf Graues zeigt, warum es nicht geht. Touch: Tippe an, was leuchtet. Gedrückt halten zeigt, warum es nicht geht.
web-key-arrows = Auswahl auf dem Tisch bewegen
web-key-enter = Auswahl bestätigen oder Hauptknopf drücken
web-key-esc = Zurück, schließen
web-key-why = Warum nicht? (zur Auswahl)
web-key-undo = Zurücknehmen
web-key-hint = Tipp
web-key-log = Verlauf
web-key-rules = Regeln
web-key-menu = Menü
web-key-named = Taste { $key }
web-space = Leertaste
web-key-help = Diese Liste

# Noch einmal ansehen
web-replay-empty = Wähle eine Aufzeichnung, um die Partie anzusehen.
web-play-on = Ab hier weiterspielen
web-play-on-how = Ab diesem Moment beginnt eine neue Partie. Du bekommst den Platz, der am Zug ist, oder einen anderen. Der Zufall entscheidet neu, und niemand kann beweisen, dass bisher fair verteilt wurde.
web-play-on-seat = An der Stelle von { $who }
web-replay-start = Der Tisch vor dem ersten Zug.
web-moment = Stelle in der Partie
web-moment-link = Link zu diesem Moment kopieren
web-moment-copied = Der Link ist kopiert.
web-moment-of = { $now } von { $all }
web-play = Abspielen
web-pause = Anhalten
web-to-start = An den Anfang
web-to-end = Ans Ende
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-round-back = Eine Runde zurück
web-round-on = Eine Runde weiter

# Häuser
house-code-stark = STK
house-code-lannister = LEN
house-code-baratheon = BAR
house-code-targaryen = TAR
house-short-stark = Stark
house-short-lannister = Lennister
house-short-baratheon = Baratheon
house-short-targaryen = Targaryen

# Die Intrigen von Westeros: Einstellungen
intrigue-option-first = Wer beginnt
intrigue-option-first-help = Wer die erste Runde beginnt. Danach beginnt reihum die nächste Person.
intrigue-option-first-random = Zufällig
intrigue-option-first-youngest = Die jüngste Person
intrigue-option-ages = Alter
intrigue-option-ages-help = Das Alter aller in der Reihenfolge der Plätze, zum Beispiel 34, 12. Es wird nicht gespeichert.
intrigue-option-rounds = Runden
intrigue-option-rounds-0 = Eine pro Person
intrigue-option-rounds-help = Höchstens eine pro Person.
intrigue-option-house_counts = Häuser mitzählen
intrigue-option-house_counts-help = Zeigt, wie viele Plätze jedem Haus offenstehen und welche Häuser tot sind. Alle könnten das selbst mitzählen.

# Die Intrigen von Westeros: der Tisch
intrigue-key-digit = Handkarte wählen
intrigue-key-arrows = Auswahl auf der Spielfläche bewegen; abwärts zur Hand
intrigue-key-enter = Karte ablegen oder Hauptknopf drücken
intrigue-hands-on = Maus: Klicke eine Karte an, dann einen leuchtenden Platz. Ein Rechtsklick auf Graues zeigt, warum es nicht geht. Touch: Tippe auf eine Karte, dann auf einen Platz. Gedrückt halten zeigt, warum es nicht geht.
intrigue-where = Runde { $round } von { $rounds }
intrigue-chapter = Runde { $round }
intrigue-phase-deal = Austeilen
intrigue-phase-place = Ablegen
intrigue-phase-count = Zählen
intrigue-phase-reveal = Aufdecken
intrigue-court = Die Spielfläche
intrigue-sign-fresh = Seit deinem letzten Zug abgelegt
intrigue-legend = Offene Plätze für jedes Haus
intrigue-legend-house = { $house }: { $open ->
    [one] { $open } offener Platz
   *[other] { $open } offene Plätze
}, { $laid } abgelegt
intrigue-legend-dead = { $house }: tot, es lässt sich keine Karte mehr ablegen; { $laid } abgelegt
intrigue-seat-in = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-seat-blocked = raus mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-seat-emptied = alle Karten abgelegt
intrigue-seat-short-in = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-seat-short-blocked = raus, { $cards }
intrigue-seat-short-emptied = alles abgelegt
intrigue-seat-counts = { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
}{ $thrones ->
    [0] { "" }
    [one] , { $thrones } Thron
   *[other] , { $thrones } Throne
}
intrigue-seat-score = Endwertung
intrigue-detail-laid = Diese Karte liegt auf der Spielfläche und leuchtet dort.
intrigue-detail-gone = Diese Karte liegt jetzt nicht auf der Spielfläche.
intrigue-card-label = { $card }, { $house }, auf { $slot }
intrigue-card-of-house = { $card } ({ $house })
intrigue-slot-base = Offener Platz { $slot }, am Ende der untersten Reihe.
intrigue-slot-upper = Offener Platz { $slot }, { FORM($left, "auf") } { FORM($right, "und") }.
intrigue-slot-fits = { $card } passt hierher.
intrigue-slot-not = { $card } passt nicht hierher.
intrigue-slot-count = { $cards ->
    [0] Keine deiner Karten passt.
    [one] { $cards } deiner Karten passt.
   *[other] { $cards } deiner Karten passen.
}
intrigue-slot-fit = passen
intrigue-at-base = Am Ende der untersten Reihe.
intrigue-at-row = Reihe { $row }, { FORM($left, "auf") } { FORM($right, "und") }.
intrigue-hand = Deine Hand
intrigue-hand-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
intrigue-hand-empty = Du hast alle Karten abgelegt.
intrigue-hand-label = { $card }, { $house }, { $places ->
    [0] passt nirgends
    [one] passt auf { $places } Platz
   *[other] passt auf { $places } Plätze
}
intrigue-hand-label-wait = { $card }, { $house }
intrigue-hand-fit = { $card } { $places ->
    [0] passt gerade nirgends.
    [one] passt auf { $places } Platz.
   *[other] passt auf { $places } Plätze.
} Ein Rechtsklick auf einen schraffierten Platz (oder dort Taste W) zeigt, warum es nicht geht.
intrigue-hand-out = Du bist für diese Runde ausgeschlossen; diese Karten zählen gegen dich.
intrigue-hand-tip = Wähle eine Karte, um passende Plätze zu sehen, oder einen Platz, um passende Karten zu sehen.
intrigue-pick-start = Wähle eine Karte, dann einen Platz, oder umgekehrt.
intrigue-pick-place = { $places ->
    [0] { $who }, { $card } passt gerade nirgends. Wähle eine andere Karte.
    [one] { $who }, lege { FORM($card) } auf den leuchtenden Platz oder wähle eine andere Karte.
   *[other] { $who }, lege { FORM($card) } auf einen der { $places } leuchtenden Plätze oder wähle eine andere Karte.
}
intrigue-pick-place-more = Die Zahl zeigt, wie viele deiner Karten dorthin passen.
intrigue-pick-nowhere-more = Drücke auf einen schraffierten Platz, um zu sehen, warum es nicht geht.
intrigue-pick-card = { $cards ->
    [0] { $who }, keine deiner Karten passt dorthin. Wähle einen anderen Platz.
    [one] { $who }, eine deiner Karten passt dorthin: die angehobene.
   *[other] { $who }, wähle eine der { $cards } angehobenen Karten für diesen Platz.
}
intrigue-pick-sure = { $who }, { FORM($card) } hier ablegen?
intrigue-place-card = { FORM($card) } ablegen
intrigue-place-on = { FORM($card) } auf { FORM($left) } und { FORM($right) } ablegen
intrigue-place-left = { FORM($card) } am linken Ende ablegen
intrigue-place-right = { FORM($card) } am rechten Ende ablegen
intrigue-why-title = { $card } passt nicht hierher
intrigue-round-throne = { $who } hat die letzte Karte abgelegt und eine Karte des Eisernen Throns gezogen.
intrigue-round-throne-own = Nur du siehst sie: Wert { $value }, { $daggers ->
    [one] { $daggers } Dolch
   *[other] { $daggers } Dolche
}.
intrigue-round-cards = { $cards ->
    [0] keine
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-throne-card = und eine Karte des Eisernen Throns
intrigue-throne-is = Karte des Eisernen Throns: Wert { $value }, { $daggers ->
    [one] { $daggers } Dolch
   *[other] { $daggers } Dolche
}
intrigue-col-rank = Rang
intrigue-col-seat = Name
intrigue-col-left = Restkarten
intrigue-col-tokens = Erhält
intrigue-col-total = Gesamt
intrigue-col-points = Strafpunkte
intrigue-col-thrones = Eiserner Thron
intrigue-col-score = Endwertung
intrigue-hands = Handkarten

# RISIKO: Einstellungen
risk-option-mode = Spielmodus
risk-option-mode-auto = Automatisch (nach Personenzahl)
risk-option-mode-auto-help = Gefecht; zu sechst oder siebt auf beiden Spielplänen.
risk-option-mode-skirmish = Gefecht
risk-option-mode-skirmish-help = Das kurze Spiel: Armeen, Gebiete, Karten. Eine Stunde.
risk-option-mode-dominion = Herrschaft
risk-option-mode-dominion-help = Das volle Spiel: Gold, Charaktere, Maester, Sondereinheiten und Aufträge. Mit zehn Siegpunkten gewinnst du.
risk-option-mode-world_skirmish = Welt im Krieg, Gefecht
risk-option-mode-world_skirmish-help = Westeros und Essos zusammen, das kurze Spiel.
risk-option-mode-world_dominion = Welt im Krieg, Herrschaft
risk-option-mode-world_dominion-help = Westeros und Essos zusammen, das volle Spiel.
risk-option-mode-mitchell = Haus Mitchell, Gefecht
risk-option-mode-mitchell-help = Eine Variante: Neutrale Häuser halten ihr Land, Häuser kehren aus dem Exil zurück, Wildlinge kommen über die Mauer.
risk-option-mode-mitchell_dominion = Haus Mitchell, Herrschaft
risk-option-mode-mitchell_dominion-help = Die Variante mit Gold, Charakteren, Maestern, Sondereinheiten und Aufträgen.
risk-option-rounds = Höchstzahl der Runden
risk-option-rounds-help = Danach entscheiden die Punkte, wie bei der Spielende-Karte.
risk-option-skirmish_armies_per_territory = Armeen pro Gebiet
risk-option-skirmish_armies_per_territory-help = So viele Armeen stehen zu Beginn in jedem ausgeteilten Gebiet.
risk-option-territory_match_scope = Zusatzarmeen für einen Satz
risk-option-territory_match_scope-help = Zwei weitere Armeen, wenn dir Gebiete auf den eingetauschten Karten gehören.
risk-option-territory_match_scope-per_set = Zwei für den ganzen Satz
risk-option-territory_match_scope-per_card = Zwei in jedem dieser Gebiete
risk-option-elimination_trade = Mehr als fünf Karten nach einem Ausscheiden
risk-option-elimination_trade-help = Wer ein Haus ausschaltet, bekommt dessen Karten.
risk-option-elimination_trade-must = Sätze müssen sofort eingetauscht werden
risk-option-elimination_trade-may = Sätze dürfen sofort eingetauscht werden
risk-option-defence_dice = Würfel der Verteidigung
risk-option-defence_dice-help = Jedes Mal fragen oder immer so viele Würfel wie möglich werfen (schneller).
risk-option-defence_dice-choose = Wer verteidigt, wählt
risk-option-defence_dice-most = Immer so viele wie möglich
risk-option-open_territory_cards = Offene Gebietskarten
risk-option-open_territory_cards-help = Alle sehen alle Gebietskarten.
risk-option-gold = Gold
risk-option-gold-help = Einkommen in Gold, für Karten und Käufe.
risk-option-characters = Charakterkarten
risk-option-characters-help = Vier Charaktere für jedes Haus; setzt Gold voraus.
risk-option-maesters = Maesterkarten
risk-option-maesters-help = Karten zum Kaufen und Einsetzen; setzt Gold voraus.
risk-option-special_units = Sondereinheiten
risk-option-special_units-help = Ritter, Belagerungsmaschinen und Befestigungen.
risk-option-objectives = Auftragskarten
risk-option-objectives-help = Mit zehn Siegpunkten gewinnst du. Ohne Aufträge beendet die Spielende-Karte die Partie.
risk-option-setup = Aufbau
risk-option-setup-claim = Gebiete einzeln besetzen
risk-option-setup-skirmish = Austeilen wie im Gefecht
risk-option-setup-help = Wie die Gebiete verteilt werden.
risk-option-feature_mode = Burgen und Häfen in Aufträgen
risk-option-feature_mode-each = In jedem eroberten Gebiet
risk-option-feature_mode-any = In einem davon
risk-option-feature_mode-help = Für Aufträge, die Eroberungen mit Burg oder Hafen verlangen.
risk-option-attack_units = Sondereinheiten im Angriff
risk-option-attack_units-choose = Für jeden Kampf gewählt
risk-option-attack_units-all = Immer alle
risk-option-attack_units-help = Welche Ritter und Belagerungsmaschinen mitkämpfen.
risk-option-fortification_stacks = Jede Befestigung zählt
risk-option-fortification_stacks-help = Nicht nur eine pro Gebiet.
risk-option-token_limit = Begrenzte Sondereinheiten
risk-option-token_limit-help = Höchstens 21 von jeder Art, wie in der Schachtel.
risk-option-bribe_is_the_cost = Bestechung kostet nur das Bestechungsgeld
risk-option-bribe_is_the_cost-help = Du zahlst 200 Gold an die angreifende Seite und nichts an die Bank.
risk-option-waw_requires_seat = Stammsitz zum Sieg nötig
risk-option-waw_requires_seat-help = Um mit zehn Punkten zu gewinnen, musst du auch deinen Stammsitz halten.
risk-option-mitchell_houses = Häuser
risk-option-mitchell_houses-draw = Ausgelost
risk-option-mitchell_houses-choose = Reihum gewählt
risk-option-mitchell_houses-help = Wie die Häuser verteilt werden.
risk-option-mitchell_neutral_pool = Armeen neutraler Häuser
risk-option-mitchell_neutral_pool-each = Jedes Haus bekommt eigene
risk-option-mitchell_neutral_pool-shared = Alle teilen sich die Armeen einer Person
risk-option-mitchell_neutral_pool-help = Die Verstärkung neutraler Häuser.
risk-option-mitchell_cards_return = Besatzungskarten kommen zurück
risk-option-mitchell_cards_return-help = Die neun Besatzungskarten kommen zurück in den Stapel.
risk-option-mitchell_take_over = Mit dem eigenen Haus zurückkehren
risk-option-mitchell_take_over-help = Wenn alle zustimmen, übernehmen Ausgeschiedene ihr Haus, sobald es zurückkehrt.
risk-option-safe_passage = Karte „Freies Geleit“
risk-option-safe_passage-help = Ersetzt das zweite „Kriegsgerät“.

# RISIKO: der Tisch
risk-where = Runde { $round }
risk-where-turn = Runde { $round }, { $who }
risk-chapter = Runde { $round } · { $who }
risk-phase-set-up = Aufbau
risk-phase-reinforce = Verstärkung
risk-phase-invade = Angriff
risk-phase-maneuver = Truppenbewegung
risk-phase-draw = Karte ziehen
risk-phase-purchase = Einkauf
risk-phase-objective = Aufträge
risk-seat-line = { $territories ->
    [one] { $territories } Gebiet
   *[other] { $territories } Gebiete
}, { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
risk-seat-brief = { $territories } Geb. · { $points } Pkt.
risk-seat-out = raus
risk-seat-counts = { $points ->
    [one] Punkt
   *[other] Punkte
}
risk-you = du
risk-you-cap = Du
risk-armies = { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
risk-realm = Das Reich: Besitz aller Häuser
risk-deck = Karten im Stapel: { $deck }
risk-deck-end = Karten im Stapel: { $deck }. Die nächste kann die Partie beenden.
risk-col-house = Name
risk-col-rank = Rang
risk-col-territories = Gebiete
risk-col-castles = Burgen
risk-col-ports = Häfen
risk-col-armies = Armeen
risk-col-gold = Gold
risk-col-income = Armeen im nächsten Zug
risk-col-cards = Gebietskarten
risk-col-objectives = Aufträge
risk-col-victory = Siegpunkte
risk-col-points = Punkte
risk-overlay = Was der Spielplan zeigt
risk-overlay-region = Zeige: Regionen
risk-overlay-owner = Zeige: Besitz
risk-overlay-threat = Zeige: Bedrohung
risk-overlay-strength = Zeige: Stärke
risk-overlay-cards = Zeige: Karten
risk-overlay-objectives = Zeige: Burgen und Häfen
risk-overlay-changes = Zeige: Änderungen seit meinem Zug
risk-value-threat = { $armies } in Reichweite
risk-value-discarded = abgelegt
risk-value-taken = erobert
risk-icon-knight = Ritter
risk-icon-siege_engine = Belagerungsmaschine
risk-icon-fortification = Befestigung
risk-battle = Der Angriff
risk-to-take = für die Eroberung
risk-to-lose = kostet etwa { $lost } Armeen
risk-rolled = Angriff { $attack } gegen { $defence }
risk-houses = Wähle dein Haus
risk-hand = Deine Gebietskarten
risk-hand-best = { $own ->
    [0] Ein Satz für { $armies } Armeen
   *[other] Ein Satz für { $armies } Armeen und 2 weitere für eigene Gebiete
}
risk-card-mine = gehört dir
risk-card-in-set = gehört zu deinem besten Satz
risk-why-title = Das geht nicht
risk-end-card = Die Spielende-Karte wurde gezogen: Die Punkte entscheiden.
risk-end-arms = Niemand sonst hat noch eine Armee.
risk-end-rounds = { $rounds ->
    [one] Die einzige Runde ist vorbei
   *[other] Alle { $rounds } Runden sind vorbei
}: { $goals ->
    [yes] Die Siegpunkte entscheiden, dann Gebiete, Burgen und Häfen.
   *[no] Die Punkte entscheiden.
}
risk-end-points = Gewonnen: zehn Siegpunkte und der eigene Stammsitz.

# RISIKO: was zu tun ist
risk-pick-target = { $who }, wähle ein leuchtendes Ziel (Angriff: { $source } → ?).
risk-pick-target-more = { $targets ->
    [one] { $targets } Ziel; wähle es, um die Chancen zu sehen.
   *[other] { $targets } Ziele; wähle eines, um die Chancen zu sehen.
}
risk-pick-source = { $who }, wähle ein leuchtendes Gebiet (Angriff: ? → { $target }).
risk-pick-attack = { $who }, angreifen: { $source } → { $target }?
risk-pick-forces = Du hast dort { $armies }, die Verteidigung { $foes }.
risk-pick-again = Tippe noch einmal auf das Ziel, um sofort anzugreifen.
risk-more-house = Deine Armeen tragen sein Wappen und seine Farben.
risk-more-trade = Wähle drei gleiche oder drei verschiedene Symbole. Dein bester Satz ist markiert.
risk-more-trade-none = Du hast noch keinen Satz: drei gleiche oder drei verschiedene Symbole.
risk-more-deploy = Wähle ein Gebiet, dann die Zahl der Armeen. Tippe noch einmal, um sie aufzustellen.
risk-more-invade = Wähle eines deiner leuchtenden Gebiete, dann ein Ziel.
risk-more-leave = Wähle das Gebiet, aus dem Armeen abziehen. Du hast eine Truppenbewegung pro Zug.
risk-more-go = Die leuchtenden Gebiete sind verbunden.
risk-more-move-in = Die Zahl enthält die Armeen, die gekämpft haben.
risk-more-claim = Wähle ein leuchtendes Gebiet, oder lass alles für dich aufstellen.
risk-more-start = Wähle ein leuchtendes Gebiet, oder lass alles für dich aufstellen.
risk-more-window = Karten, die du jetzt einsetzen kannst, sind in deinem Hof umrandet.
risk-count-armies = Wie viele → { $target }
risk-count-armies-plain = Wie viele Armeen
risk-count-keep = So viele Armeen behalten
risk-do-house = Haus { $one }
risk-do-set = { $own ->
    [0] Gegen { $armies } Armeen eintauschen
   *[other] Gegen { $armies } + 2 Armeen eintauschen
}
risk-do-place = { $all ->
    [yes] Alle { $n } → { $target }
   *[no] { $n } → { $target }
}
risk-do-place-one = Nur 1
risk-do-roll = { $dice ->
    [one] Angriff, { $dice } Würfel
   *[other] Angriff, { $dice } Würfel
}
risk-do-again = { $dice ->
    [one] Noch ein Wurf, { $dice } Würfel
   *[other] Noch ein Wurf, { $dice } Würfel
}
risk-do-until = { $keep ->
    [one] Angreifen, bis nur { $keep } bleibt
   *[other] Angreifen, bis nur { $keep } bleiben
}
risk-do-deploy = Armeen → { $one }
risk-do-move-in = Mit { $n } einrücken
risk-do-armies = { $n ->
    [one] { $n } Armee
   *[other] { $n } Armeen
}
risk-do-armies-all = Alle Armeen
risk-do-leave = Alle bis auf { $n }
risk-do-attack = Angriff { $one } → { $two }
risk-do-from = Truppen bewegen: { $one } → …
risk-do-to = Truppen bewegen: … → { $one }
risk-do-dice = { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
}
risk-do-fight = Weiterkämpfen
risk-do-stop = Abbrechen
risk-do-draw = Karte ziehen
risk-do-trade = „{ $one }“ eintauschen
risk-do-done-trade = Karten behalten
risk-do-done-invade = Angriffe beenden
risk-do-done-leave = Keine Truppenbewegung
risk-do-done-draw = Nicht ziehen
risk-do-done-other = Fertig
risk-do-done-swap = Karten behalten
risk-do-done-purchase = Einkauf beenden
risk-do-done-score = Nicht werten
risk-do-die = Würfel mit { $face }
risk-do-use = { $gold ->
    [0] „{ $one }“ einsetzen
   *[other] „{ $one }“ einsetzen ({ $gold } Gold)
}
risk-do-knights = { $n ->
    [0] Keine Ritter
   *[other] { $n } Ritter
}
risk-do-engines = { $n ->
    [0] Keine Belagerungsmaschinen
    [one] { $n } Belagerungsmaschine
   *[other] { $n } Belagerungsmaschinen
}
risk-do-pass = Passen
risk-do-hush = In diesem Zug immer passen
risk-do-maester = Maesterkarte kaufen
risk-do-objective = Auftragskarte kaufen
risk-do-score = Werten
risk-do-keep = Behalten
risk-do-ransom = Lösegeld zahlen
risk-do-show = Zeigen
risk-do-call = Haus aus dem Exil rufen
risk-do-wildlings = Wildlinge rufen
risk-do-yes = Ja
risk-do-no = Nein
risk-do-none = Keine
risk-do-maneuver = Noch eine Truppenbewegung
risk-do-claim = Besetzen: { $one }
risk-do-unit = Aufstellen: { $one }
risk-do-pick = { $one }
risk-do-reveal = „{ $one }“ werten
risk-do-auto = Alles für mich aufstellen

# RISIKO: der Spielplan
risk-map = Spielplan
risk-map-territory = { $name }, { $region }, { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}
risk-map-nobody = neutral
risk-map-owner = gehört { $who }
risk-map-unit = { $kind ->
    [knight] { $count ->
        [one] Ritter
       *[other] { $count } Ritter
    }
    [siege_engine] { $count ->
        [one] Belagerungsmaschine
       *[other] { $count } Belagerungsmaschinen
    }
   *[other] { $count ->
        [one] Befestigung
       *[other] { $count } Befestigungen
    }
}
risk-map-seat-of = Stammsitz: { $house }
risk-map-sea-sunset = Meer der Abenddämmerung
risk-map-sea-narrow = Die Meerenge
risk-map-sea-shivering = Zitternde See
risk-map-sea-summer = Sommermeer
risk-map-castle = Burg
risk-map-port = { $sea ->
    [sunset] Hafen am Meer der Abenddämmerung
    [narrow] Hafen an der Meerenge
   *[summer] Hafen am Sommermeer
}
risk-map-chosen = gewählt
risk-map-can = kann gewählt werden
risk-map-nearer = Vergrößern
risk-map-farther = Verkleinern
risk-map-whole = Ganzen Spielplan zeigen
risk-map-find = Zu einem Gebiet springen
risk-map-none = Kein Gebiet beginnt so.

# RISIKO: Tasten
risk-key-go = Zu einem Gebiet springen (Anfang des Namens)
risk-key-overlay = Anzeige des Spielplans wechseln
risk-key-fit = Ganzen Spielplan zeigen
risk-key-zoom = Vergrößern, verkleinern
risk-key-arrows = Von Gebiet zu Gebiet
risk-key-enter = Gebiet wählen; noch einmal: ausführen
risk-key-digit = Knopf, Haus oder Karte mit dieser Nummer; am Regler: die Anzahl
risk-key-space = Hauptknopf: weiter, passen, angreifen
risk-hands = Maus: Klicke ein leuchtendes Gebiet an, dann das Ziel. Ziehen verschiebt den Spielplan, das Mausrad vergrößert, ein Rechtsklick zeigt, warum es nicht geht. Touch: Tippe auf ein Gebiet, dann auf das Ziel. Zwei Finger vergrößern, gedrückt halten zeigt, warum es nicht geht.
risk-count-knights-plain = Wie viele Ritter
risk-count-engines-plain = Wie viele Belagerungsmaschinen
risk-choose = Auswahl
risk-choose-aside = Spielplan zeigen
risk-choose-show = Auswahl zeigen
risk-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
risk-use = Einsetzen
risk-cost = { $gold ->
    [0] kostenlos
   *[other] { $gold } Gold
}
risk-court = Der Hof
risk-court-open = Hof und Karten
risk-court-mine = Dein Hof
risk-court-of = Hof von { $who }
risk-court-seat = Stammsitz
risk-court-held = gehalten
risk-court-lost = verloren
risk-court-characters = Charakterkarten
risk-court-maesters = Maesterkarten
risk-court-objectives = Auftragskarten
risk-court-scored = Gewertet
risk-court-effects = In Kraft
risk-court-hidden = Verdeckt: Gebietskarten { $cards }, Maesterkarten { $maesters }, Auftragskarten { $objectives }.
risk-court-decks = Noch im Stapel: Maesterkarten { $maesters }, Auftragskarten { $objectives }.
risk-state-up = bereit
risk-state-down = eingesetzt, bereit nach der Auffrischung
risk-state-captive = gefangen bei { $who }
risk-state-gone = aus dem Spiel
risk-state-now = jetzt einsetzbar
risk-state-done = jetzt erfüllt
risk-progress-castles = Burgen { $have } von { $need }
risk-progress-ports = Häfen { $have } von { $need }
risk-progress-regions = Regionen { $have } von { $need }
risk-progress-spread = Regionen { $have } von { $need }
risk-progress-coasts = Küsten { $have } von { $need }
risk-progress-alike = Sondereinheiten einer Art { $have } von { $need }
risk-progress-kinds = Arten von Sondereinheiten { $have } von { $need }
risk-progress-gold = Gold { $have } von { $need }
risk-progress-destroyed = in diesem Zug vernichtet { $have } von { $need }
risk-progress-taken = in diesem Zug erobert { $have } von { $need }
risk-progress-taken-from-one = von einem Haus erobert { $have } von { $need }
risk-progress-taken-castles = Burgen erobert { $have } von { $need }
risk-progress-taken-ports = Häfen erobert { $have } von { $need }
risk-until-battle = für diesen Kampf
risk-until-invasion = für diesen Angriff
risk-until-turn = bis zum Ende des Zuges
risk-until-until_own_next_turn = bis zum nächsten Zug von { $who }
risk-window-turn = Karten während eines Zuges
risk-window-invasion = Karten bei einem Angriff
risk-window-dice = Karten nach einem Wurf
risk-window-cards = Wenn jemand anders eine Maesterkarte einsetzt
risk-window-defence = Würfel bei der Verteidigung
risk-window-most = so viele wie möglich
risk-exiles = Exil und Mauer
risk-exiles-none = Kein Haus ist im Exil.
risk-wildlings-beyond = { $armies ->
    [one] { $armies } Armee jenseits der Mauer
   *[other] { $armies } Armeen jenseits der Mauer
}
risk-wildlings-gift = { $armies ->
    [one] { $armies } Armee in der Schenkung
   *[other] { $armies } Armeen in der Schenkung
}
risk-watch-gift = in der Schenkung
risk-watch-exile = im Exil
risk-watch-gone = aus dem Spiel

# Das Kartenspiel: Einstellungen
cardgame-option-plots = Pläne
cardgame-option-plots-help = Woher die Plandecks kommen.
cardgame-option-plots-printed = Die gedruckten sieben
cardgame-option-plots-printed-help = Jedes Haus spielt mit seinen eigenen sieben Plänen.
cardgame-option-plots-draft = Planwahl
cardgame-option-plots-draft-help = Beide wählen sechs weitere Pläne dazu und behalten sieben der dreizehn.
cardgame-option-plots-own = Sieben selbst wählen
cardgame-option-plots-own-help = Beide wählen offen und abwechselnd aus allen 32 Plänen.
cardgame-option-stark = Haus Stark
cardgame-option-stark-help = Wer Haus Stark spielt. Die andere Person spielt Haus Lennister.
cardgame-option-stark-random = Zufällig
cardgame-option-stark-first = Der erste Platz
cardgame-option-stark-second = Der zweite Platz
cardgame-option-rounds = Höchstzahl der Runden
cardgame-option-rounds-help = Danach gewinnt, wer mehr Macht hat; bei Gleichstand endet die Partie unentschieden.
cardgame-option-winner_needs_strength = Kein Sieg ohne Stärke
cardgame-option-winner_needs_strength-help = Haben beide Seiten keine Stärke, gewinnt niemand die Herausforderung.
cardgame-option-jon_snow = Jon Schnee
cardgame-option-jon_snow-help = Wann Jon Schnee aufsteht. Der gedruckte Text ist nicht gesichert.
cardgame-option-jon_snow-defended = Wenn Jon Schnee verteidigt und verliert
cardgame-option-jon_snow-any_loss = Nach jeder Herausforderung, die du verloren hast
cardgame-option-jon_snow-mourning = Nach dem Tod eines anderen deiner Charaktere

# Das Kartenspiel: der Tisch
cardgame-where = Runde { $round }
cardgame-chapter = Runde { $round }
cardgame-phase-setup = Aufbau
cardgame-phase-plot = Plan
cardgame-phase-draw = Ziehen
cardgame-phase-marshalling = Aufmarsch
cardgame-phase-challenges = Herausforderungen
cardgame-phase-dominance = Vorherrschaft
cardgame-phase-standing = Aufstehen
cardgame-phase-taxation = Besteuerung
cardgame-phase-over = Ende
cardgame-seat-line = Hand { $hand } · Deck { $deck } · Gold { $gold }
cardgame-seat-short = Hand { $hand } · Gold { $gold } · { $power }/{ $need }
cardgame-seat-counts = Macht
cardgame-open = { $contest ->
    [military] Militär-Herausforderung: offen
    [intrigue] Intrigen-Herausforderung: offen
   *[power] Macht-Herausforderung: offen
}
cardgame-used = { $contest ->
    [military] Militär-Herausforderung: verbraucht
    [intrigue] Intrigen-Herausforderung: verbraucht
   *[power] Macht-Herausforderung: verbraucht
}
cardgame-house = { $house ->
    [stark] Haus Stark: { $who }
   *[lannister] Haus Lennister: { $who }
}
cardgame-first = Startspieler
cardgame-no-plot = Noch kein Plan
cardgame-gold = Gold
cardgame-deck = Karten im Deck
cardgame-power-of = { $power } von { $need } Macht
cardgame-plots = Die Pläne dieser Runde
cardgame-plot-income = Einkommen
cardgame-plot-initiative = Initiative
cardgame-plot-claim = Forderung
cardgame-plot-cancelled = Aufgehoben:
cardgame-plot-of = Plan von { $who }: { $plot }, Einkommen { $income }, Initiative { $initiative }, Forderung { $claim }
cardgame-plot-said = { $plot }: Einkommen { $income }, Initiative { $initiative }, Forderung { $claim }. { $text }
cardgame-plot-chosen = { $who } hat gewählt
cardgame-plot-waiting = { $who } hat noch nicht gewählt
cardgame-pile-discard = Ablage
cardgame-pile-dead = Tote
cardgame-pile-plots = Pläne
cardgame-sheet-discard = Ablagestapel: { $who }
cardgame-sheet-dead = Totenstapel: { $who }
cardgame-sheet-plots = Pläne: { $who }
cardgame-sheet-hand = Bekannte Handkarten: { $who }
cardgame-sheet-used = Aufgedeckt ({ $count })
cardgame-sheet-left = Im Plandeck ({ $count })
cardgame-sheet-hidden = Sie sind geheim.
cardgame-sheet-empty = Hier liegt nichts.
cardgame-behind = Hand und Orte von { $who }
cardgame-their-hand = Gegnerische Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $known ->
    [0] { "" }
   *[other] , davon { $known } bekannt
}
cardgame-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cardgame-characters = Charaktere von { $who }
cardgame-locations = Orte von { $who }
cardgame-says-strength = Stärke { $strength }
cardgame-says-cost = Kosten { $cost }
cardgame-says-power = { $power } Macht
cardgame-says-copies = { $copies }-mal
cardgame-says-duplicates = { $count ->
    [one] ein Duplikat
   *[other] { $count } Duplikate
}
cardgame-kneels = kniet
cardgame-stands = steht
cardgame-role-attack = greift an
cardgame-role-defend = verteidigt
cardgame-named = mit Heimlichkeit umgangen
cardgame-blank = Text außer Kraft
cardgame-blank-short = ohne Text
cardgame-danger = in Gefahr
cardgame-saved = gerettet
cardgame-attached = { $card }, an „{ $host }“
cardgame-lane = { $contest ->
    [military] Militär-Herausforderung
    [intrigue] Intrigen-Herausforderung
   *[power] Macht-Herausforderung
}
cardgame-sign-contest = { $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}
cardgame-contest = { $contest ->
    [military] Militär-Herausforderung
    [intrigue] Intrigen-Herausforderung
   *[power] Macht-Herausforderung
}
cardgame-declaring = { $who } benennt Angreifer
cardgame-attackers = Angreifer
cardgame-defenders = Verteidiger
cardgame-no-attackers = Noch kein Angreifer
cardgame-no-defenders = Noch kein Verteidiger
cardgame-lead-you = Du führst mit { $by }
cardgame-lead-they = Die Gegenseite führt mit { $by }
cardgame-lead-one = { $who } führt mit { $by }
cardgame-lead-you-tie = Gleichstand: Du gewinnst
cardgame-lead-they-tie = Gleichstand: Die Gegenseite gewinnt
cardgame-lead-one-tie = Gleichstand: { $who } gewinnt
cardgame-worth-defended = Für die Verteidigung gibt es keine Forderung
cardgame-worth-military-they = Forderung { $claim }: { $claim ->
    [one] die Gegenseite verliert 1 Charakter
   *[other] die Gegenseite verliert { $claim } Charaktere
}
cardgame-worth-military-you = Forderung { $claim }: { $claim ->
    [one] du verlierst 1 Charakter
   *[other] du verlierst { $claim } Charaktere
}
cardgame-worth-military-one = Forderung { $claim }: { $claim ->
    [one] { $who } verliert 1 Charakter
   *[other] { $who } verliert { $claim } Charaktere
}
cardgame-worth-intrigue-they = Forderung { $claim }: { $claim ->
    [one] die Gegenseite wirft 1 Karte ab
   *[other] die Gegenseite wirft { $claim } Karten ab
}
cardgame-worth-intrigue-you = Forderung { $claim }: { $claim ->
    [one] du wirfst 1 Karte ab
   *[other] du wirfst { $claim } Karten ab
}
cardgame-worth-intrigue-one = Forderung { $claim }: { $claim ->
    [one] { $who } wirft 1 Karte ab
   *[other] { $who } wirft { $claim } Karten ab
}
cardgame-worth-power-they = Forderung { $claim }: { $claim } Macht vom gegnerischen Banner
cardgame-worth-power-you = Forderung { $claim }: { $claim } Macht von deinem Banner
cardgame-worth-power-one = Forderung { $claim }: { $claim } Macht vom Banner von { $who }
cardgame-why-title = Das geht nicht
cardgame-find = Zu einer Karte springen
cardgame-find-none = Keine Karte auf dem Tisch beginnt so.

# Das Kartenspiel: Aufbau und Auswahl
cardgame-setup-hand = Deine Starthand
cardgame-setup-place = Deine Karten für den Aufbau
cardgame-setup-left = noch { $gold } von 5 Gold
cardgame-ask-setup = { $who }, welche Charaktere und Orte legst du verdeckt aus? Höchstens { $gold } Gold.
cardgame-choose = Auswahl
cardgame-choose-draft = Behalte einen Plan und gib die übrigen weiter
cardgame-choose-plot-deck = Wähle sieben Pläne: { $count } von 7
cardgame-choose-kept = Deine Pläne ({ $count })
cardgame-choose-theirs = Pläne der Gegenseite ({ $count })
cardgame-choose-aside = Tisch ansehen
cardgame-choose-show = Auswahl zeigen

# Das Kartenspiel: was zu tun ist
cardgame-do-pass = Passen
cardgame-do-pass-marshal = Aufmarsch beenden
cardgame-do-pass-respond = Keine Reaktion
cardgame-do-pass-save = Nicht retten
cardgame-do-pass-stealth = Niemanden umgehen
cardgame-do-done = Fertig
cardgame-do-done-challenge = Keine Herausforderung mehr
cardgame-do-done-defend = Nicht verteidigen
cardgame-do-done-defend-more = Keine weiteren Verteidiger
cardgame-do-done-attack = Fertig
cardgame-do-done-pick-up-to = Nichts davon
cardgame-do-nothing = Nichts
cardgame-do-hand-keep = Diese Hand behalten
cardgame-do-hand-new = Neue Hand ziehen
cardgame-do-place-nothing = Auf der Hand behalten
cardgame-do-place = „{ $card }“ wählen
cardgame-do-challenge = { $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}
cardgame-do-first-me = Ich beginne
cardgame-do-first = { $who } beginnt
cardgame-do-use = „{ $card }“ einsetzen
cardgame-do-use-second = { $card }: zweite Fähigkeit
cardgame-do-play = „{ $card }“ ausspielen
cardgame-do-marshal = „{ $card }“ für { $cost } ausspielen
cardgame-do-duplicate = Duplikat von „{ $card }“
cardgame-do-plot = { $card }
cardgame-do-pick = „{ $card }“ wählen
cardgame-do-commit = „{ $card }“ benennen
cardgame-do-claim = { $count ->
    [one] Diese Karte
   *[other] Diese { $count }
}
cardgame-do-kneel = { $count ->
    [one] Diese Karte knien lassen
   *[other] Diese { $count } knien lassen
}
cardgame-do-several-attack = { $count ->
    [one] Mit 1 angreifen, Stärke { $strength }
   *[other] Mit { $count } angreifen, Stärke { $strength }
}
cardgame-do-several-defend = { $count ->
    [one] Mit 1 verteidigen, Stärke { $strength }
   *[other] Mit { $count } verteidigen, Stärke { $strength }
}
cardgame-do-several-pick-up-to = { $count ->
    [one] Diese Karte
   *[other] Diese { $count }
}
cardgame-window-response = Reaktionen und Rettungen
cardgame-do-setup = { $count ->
    [0] Nichts auslegen
    [one] 1 Karte auslegen
   *[other] { $count } Karten auslegen
}
cardgame-more-attack = Wähle einen oder mehrere stehende Charaktere mit diesem Symbol, dann greife an.
cardgame-more-challenge = Höchstens eine von jeder Art pro Runde. Jede wird abgeschlossen, bevor die nächste beginnt.
cardgame-more-marshal = Karten, die du bezahlen kannst, sind hervorgehoben. Übriges Gold zählt für die Vorherrschaft.
cardgame-more-mulligan = Das geht nur einmal, und du musst die zweite Hand behalten.
cardgame-more-place = Höchstens eine limitierte Karte, und kein einzigartiger Titel zweimal.
cardgame-more-claim = Duplikate und Rettungen können noch helfen.
cardgame-more-plot = Beide Pläne werden gleichzeitig aufgedeckt.
cardgame-more-first = Wer Startspieler ist, marschiert zuerst auf und greift zuerst an.
cardgame-more-act = { $who } ist am Zug; dazwischen darfst du handeln.
cardgame-more-stealth = Der gewählte Charakter kann in dieser Herausforderung nicht verteidigen.
cardgame-more-order-plots = Der Startspieler entscheidet. Jeder Plan wird ganz ausgeführt, bevor der nächste beginnt.
cardgame-more-order-passives = Der Startspieler entscheidet.
cardgame-more-order-saves = Alle diese Charaktere sollen getötet werden. Jeder kann einzeln gerettet werden; die übrigen sterben am Ende gemeinsam.
cardgame-placing = Deine Karten werden ausgelegt.
cardgame-hands = Maus: Klicke an, was leuchtet. Ein Rechtsklick auf Graues zeigt, warum es nicht geht. Touch: Tippe an, was leuchtet. Halte eine Karte gedrückt, um sie zu lesen. Klicke oben auf eine Phase, um einzustellen, wann du dort gefragt wirst.

# Das Kartenspiel: das Ende
cardgame-end-power = Gewonnen mit { $need } Macht in Runde { $rounds }.
cardgame-end-rounds = Runde { $rounds } war die letzte: Wer die meiste Macht hat, gewinnt.
cardgame-col-rank = Rang
cardgame-col-house = Haus
cardgame-col-banner = Banner
cardgame-col-characters = Auf Charakteren
cardgame-col-play = Im Spiel
cardgame-col-dead = Tote
cardgame-col-power = Macht
cardgame-of-stark = Haus Stark
cardgame-of-lannister = Haus Lennister

# Das Kartenspiel: Tasten
cardgame-key-digit = Knopf mit dieser Nummer drücken
cardgame-key-space = Hauptknopf: passen, behalten, angreifen
cardgame-key-go = Zu einer Karte springen (Anfang des Namens)
cardgame-key-zoom = Karte anheften; noch einmal: lösen
cardgame-key-story = Die Karten im Verlauf durchgehen

# Zufall
web-gather = Warten auf { $who }.
web-gather-more = Die Partie beginnt, sobald alle da sind. Du willst nicht warten? Teile jetzt aus.
web-gather-elsewhere = Dein Zufallsbeitrag liegt in einem anderen Fenster oder auf einem anderen Gerät. Öffne den Tisch dort, oder teile ohne ihn aus.
web-deal-now = Jetzt austeilen
web-fair = Fairness
web-fair-check = Fairness prüfen
web-fair-how = Vor der Partie hat der Server ein Geheimnis festgelegt und jeder Browser einen Zufallsbeitrag hinzugefügt. Daraus ergeben sich alle Karten und Würfe. So konnte niemand allein bestimmen, was kommt.
web-fair-commitment = Die Festlegung des Servers
web-fair-words = Die Zufallsbeiträge
web-fair-sealed = versiegelt
web-fair-bot = Bots haben keinen
web-fair-none = noch keiner
web-fair-never = keiner
web-fair-later = Das Geheimnis wird am Ende der Partie aufgedeckt. Dann kannst du alles prüfen.
web-fair-secret = Das Geheimnis
web-fair-same = Dein Browser kennt dieselbe Festlegung und dieselben Zufallsbeiträge. So weit ist alles in Ordnung.
web-fair-part = Die Festlegung stimmt. Aber ein Zufallsbeitrag von dir kommt nicht aus diesem Browser. Das ist in Ordnung, wenn du ein anderes Fenster oder Gerät benutzt hast oder ohne dich ausgeteilt wurde. Sonst hat jemand etwas verändert.
web-fair-other = Dein Browser kennt eine andere Festlegung oder einen anderen Zufallsbeitrag. Jemand hat etwas verändert.
web-verify = Jede Ziehung prüfen
web-verify-right = { $draws ->
    [one] Geprüft: { $draws } Ziehung passt zum Geheimnis und zu den Zufallsbeiträgen.
   *[other] Geprüft: Alle { $draws } Ziehungen passen zum Geheimnis und zu den Zufallsbeiträgen.
}
web-verify-line = Zeile { $line } der Aufzeichnung wurde verändert: Ihre Prüfsumme passt nicht.
web-verify-secret = Das Geheimnis passt nicht zur Festlegung (Zeile { $line }).
web-verify-closed = Das Geheimnis wurde nicht ganz am Schluss aufgedeckt (Zeile { $line }).
web-verify-seal = Ein Zufallsbeitrag passt nicht zu seinem Siegel oder wurde zu spät versiegelt (Zeile { $line }).
web-verify-number = Die Ziehungen sind nicht fortlaufend nummeriert (Zeile { $line }).
web-verify-draw = Geheimnis und Zufallsbeiträge ergeben für die Ziehung in Zeile { $line } etwas anderes.
web-verify-plain = Diese Partie wurde ohne Festlegung gespielt, also gibt es nichts zu prüfen.
web-verify-running = Die vollständige Aufzeichnung mit dem Geheimnis gibt es erst nach dem Ende der Partie.
web-fair-tool = Du traust dieser Seite nicht? Lade die Aufzeichnung herunter und starte in einem Terminal:
web-fair-closed = Wer hier zuschaut, erfährt das Geheimnis nicht, denn es würde jede Hand verraten. Wer mitspielt, kann alles prüfen.
web-fair-limits = Das zeigt, dass nichts manipuliert wurde. Es kann nicht zeigen, dass der Server deine Karten geheim gehalten hat.

# Kartencodes
web-deal-code = Kartencode
web-deal-code-none = keiner
web-deal-code-make = Erzeugen
web-deal-code-help = Wer mit demselben Code und denselben Einstellungen spielt, bekommt dieselben Karten und Würfel. Wer den Code kennt, kann alle verdeckten Karten ausrechnen. Ohne Code wird fair ausgeteilt.
web-deal-code-same = Alle Karten und Würfel dieser Partie folgen aus diesem Code. Mit demselben Spiel, denselben Einstellungen und gleich vielen Plätzen gibt er an jedem Tisch dieselben Karten.
web-deal-code-open = Der Code ist nicht geheim. Wer ihn kennt, kann jede verdeckte Karte ausrechnen; die Prüfung der Fairness gilt hier also nicht.
web-deal-code-link = Link zu einer neuen Partie mit diesem Code

# Hilfe für die erste Partie
web-coach = Hilfe für die erste Partie
web-coach-goal = Ziel
web-coach-now = Jetzt
web-coach-wait = Andere sind am Zug. Achte darauf, was sich ändert.
web-coach-news = Seit deinem letzten Zug
web-coach-news-count = Seit deinem letzten Zug: { $count }
web-coach-none = Nichts hat sich geändert.
web-coach-more = { $count ->
    [one] { $count } weiteres Ereignis steht im Verlauf.
   *[other] { $count } weitere Ereignisse stehen im Verlauf.
}
web-coach-off = Hilfe ausschalten
web-coach-sure = Bist du sicher? Dieser Zug kostet dich etwa { $lost } von 100 Partien: { $move }.
web-coach-better = Besser: { $move }.
web-coach-anyway = Trotzdem spielen
web-hint-next = Zweitbester Zug: { $move }.

# Ton und Bewegung.
web-sound = Ton
web-volume = Lautstärke
web-motion = Bewegung
web-motion-full = Bewegung: normal
web-motion-fast = Bewegung: schnell
web-motion-off = Bewegung: aus

# Wappen und Farbe einer Person.
web-arms = Wappen und Farbe wählen
web-arms-crest = Wappen
web-arms-colour = Farbe
web-done = Fertig
web-crest-none = Dein Anfangsbuchstabe
web-crest-wolf-howl = Wolf
web-crest-pup = Wolfswelpe
web-crest-bear = Bär
web-crest-bull = Stier
web-crest-cat = Katze
web-crest-hound = Jagdhund
web-crest-raven3 = Rabe
web-crest-dove = Taube
web-crest-trout = Forelle
web-crest-snake = Schlange
web-crest-spider = Spinne
web-crest-butterfly = Schmetterling
web-crest-sword = Schwert
web-crest-axe = Axt
web-crest-bow = Bogen
web-crest-helm = Helm
web-crest-shield = Schild
web-crest-golden-hand = Hand
web-crest-goblet = Kelch
web-crest-book = Buch
web-crest-lute = Laute
web-crest-dice = Würfel
web-crest-horn = Horn
web-crest-keys = Schlüssel
web-crest-onion = Zwiebel
web-crest-peach = Pfirsich
web-crest-flower = Blume
web-crest-weirwood = Wehrholzbaum
web-crest-mountain = Berg
web-crest-ship = Schiff
web-crest-tower = Turm
web-crest-star7 = Stern
web-crest-snowflake = Schneeflocke
web-crest-flame = Flamme
web-crest-egg = Drachenei
web-crest-skull = Schädel
web-colour-red = Rot
web-colour-blue = Blau
web-colour-gold = Gold
web-colour-green = Grün
web-colour-violet = Violett
web-colour-rose = Rosa
web-colour-slate = Grau
web-colour-orange = Orange

# Das Ende einer Partie.
web-end-stage = Die Partie ist zu Ende
web-end-skip = Ergebnis zeigen
web-place-of = { $place ->
    [1] Du hast gegen { $others ->
        [one] eine andere Person
       *[other] { $others } andere Personen
    } gewonnen.
   *[other] Du bist auf Platz { $place } von { $seats }.
}
web-share = Teilen
web-share-picture = Bild speichern
web-share-copied = Kopiert
web-share-line = { $title }: { $ranks }. Gespielt mit Small Council.
web-share-rank = { $place }. { $who } ({ $score })

# Die Seite ohne Server
web-local-start = Start
web-local-fetch = Die Spiele werden geladen: { $done } von { $total } MB
web-local-python = Python startet …
web-local-engine = Die Regeln werden geladen …
web-local-games = Deine Partien werden gelesen …
web-local-friends = Du spielst auf diesem Gerät. Für Partien mit anderen Geräten muss eine Person von euch den Server betreiben.
web-local-failed = Die Spiele konnten nicht starten ({ $why }). Prüfe deine Verbindung und lade die Seite neu, oder nimm einen anderen Browser.
web-local-reload = Neu laden
web-local-newer = Eine neue Version dieser Seite ist da. Deine Partien bleiben.
web-local-update = Jetzt aktualisieren
web-local-later = Später
web-local-not-kept = Dieser Browser speichert hier nichts. Deine Partien enden, wenn du die Seite schließt.
web-local-taken = Small Council ist in einem anderen Tab offen
web-local-taken-more = Deine Partien gehen dort weiter. Es kann immer nur ein Tab spielen.
web-local-here = Hier spielen

# Hilfe in der ersten Partie: das Ziel jedes Spiels, und wozu eine Phase da ist.
intrigue-coach-goal = Lege alle deine Karten ab. Jede Karte, die dir bleibt, kostet einen Strafpunkt. Die niedrigste Endwertung gewinnt.
intrigue-coach-phase = Lege eine Karte ab: an einem Ende der untersten Reihe oder auf zwei benachbarten Karten, davon eine aus ihrem Haus. Halte Plätze für deine eigenen Karten offen.
risk-coach-goal = { $goals ->
    [yes] Sammle mit Aufträgen zehn Siegpunkte{ $needed ->
        [yes] { " und halte deinen eigenen Stammsitz" }
       *[no] { "" }
    } oder schalte alle anderen aus.
   *[no] Halte die meisten Gebiete, Burgen und Häfen, wenn die Spielende-Karte kommt, oder schalte alle anderen aus.
}
risk-coach-phase = { $phase ->
    [house] Wähle dein Haus. Es bestimmt deine Farbe, im Modus Herrschaft auch deinen Stammsitz und deine Charaktere.
    [give-up] Behalte die Aufträge, die zu deinen Gebieten passen, und gib einen zurück.
    [claim] Nimm Gebiete, die nah beieinanderliegen: Eine ganze Region bringt in jedem Zug zusätzliche Armeen.
    [start] Stelle deine Armeen dort auf, wo andere an dich grenzen.
    [trade] Tausche drei passende Karten gegen zusätzliche Armeen ein, oder hebe sie auf.
    [swap] Tausche eine einzelne Karte gegen eine Sondereinheit ein.
    [base] Wähle, wohin die neue Sondereinheit kommt.
    [deploy] Stelle deine neuen Armeen auf: Verstärke eine Grenze oder bereite einen Angriff vor.
    [count] Wähle, wie viele Armeen dorthin kommen. Der Rest kommt woandershin.
    [purchase] Kaufe Karten mit Gold. Mit Gold bezahlst du auch Charaktere und Maesterkarten.
    [invade] Greife Nachbarn an, wenn deine Chancen gut sind. Wenn du in deinem Zug ein Gebiet eroberst, darfst du eine Karte ziehen.
    [commit] Mehr Würfel sind besser für dich. Nur Armeen, die kämpfen, können fallen.
    [defend] Wähle deine Würfel für die Verteidigung. Bei Gleichstand gewinnst du.
    [go-on] Kämpfe weiter, solange die Chancen gut sind. Nach jedem Wurf kannst du aufhören.
    [move-in] Teile deine Armeen auf: Die Front braucht mehr als das Gebiet dahinter.
    [leave] Einmal im Zug darfst du Armeen von einem sicheren Ort an eine Grenze verlegen.
    [go] Einmal im Zug darfst du Armeen von einem sicheren Ort an eine Grenze verlegen.
    [march] Einmal im Zug darfst du Armeen von einem sicheren Ort an eine Grenze verlegen.
    [score] Werte einen Auftrag, den du erfüllst. In jedem Zug darfst du einen werten.
    [draw] Du hast etwas erobert, darum darfst du eine Karte ziehen.
    [window] Du kannst jetzt eine Karte einsetzen. Wenn du unsicher bist, passe.
   *[other] Beantworte die Frage unten. Mit H bekommst du einen Tipp.
}
cardgame-coach-goal = Wer zuerst { $power } Macht hat, gewinnt. Du bekommst sie in Herausforderungen und für die Vorherrschaft.
cardgame-coach-phase = { $phase ->
    [plot] Wähle verdeckt einen Plan: Er bringt Gold und Initiative und bestimmt die Forderung deiner Herausforderungen.
    [draw] Beide ziehen Karten.
    [marshalling] Gib dein Gold für Charaktere und Orte aus. Übriges Gold zählt für die Vorherrschaft, dann verfällt es.
    [challenges] Greife mit Charakteren an, die das passende Symbol haben. Sie knien danach; lass einige zur Verteidigung stehen.
    [dominance] Die Stärke stehender Charaktere und das Gold zählen zusammen. Wer mehr hat, bekommt 1 Macht.
    [standing] Alle Karten stehen wieder auf.
    [taxation] Nicht ausgegebenes Gold verfällt.
   *[setup] Gut für den Anfang sind günstige Charaktere und Orte: Du legst sie noch vor der ersten Runde aus.
}

# Die Partie des Tages
web-daily = Partie des Tages
web-daily-streak = { $days ->
    [one] an einem Tag gespielt
   *[other] { $days } Tage in Folge
}
web-daily-today = Die Partien von heute
web-daily-done = gespielt
web-daily-begun = angefangen
web-daily-open = noch nicht gespielt
