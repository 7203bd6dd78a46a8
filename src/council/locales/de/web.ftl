# Der Browser. Texte der Spiele selbst beginnen mit dem Namen des Spiels.

# Überall
web-home = Startseite
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-go-on = Weiter
web-no-thanks = Nein, danke
web-language = Sprache
web-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-guest = Gast
web-offline = Der Server ist nicht zu erreichen. Läuft er?
web-trouble = Da ist etwas schiefgegangen ({ $code }).
web-no-page = Unter dieser Adresse gibt es nichts.
web-no-table = Diesen Tisch gibt es nicht, oder er ist abgeräumt.
web-no-game = Dieses Spiel lässt sich noch nicht spielen.
web-opening = Der Tisch wird geöffnet …

# Startseite
web-tagline = Drei Spiele um Ränke, Schwerter und Kronen.
web-games = Spiele
web-game-intrigue = Die Intrigen von Westeros
web-game-risk = RISIKO
web-game-cardgame = Stark gegen Lennister
web-about-intrigue = Baue den Hof, lass die anderen sitzen.
web-about-risk = Zieh durch Westeros, Essos oder beide.
web-about-cardgame = Pläne, Herausforderungen, fünfzehn Macht.
web-facts-intrigue = 2–6 Spieler · 20 Minuten
web-facts-risk = 2–7 Spieler · 1–3 Stunden
web-facts-cardgame = 2 Spieler · 60 Minuten
web-coming = Kommt noch
web-your-move = Du bist dran
web-waiting-for = Warten auf { $who }
web-not-dealt = Wartet, bis alle sitzen
web-running = Läuft
web-with = mit { $who }
web-go-back = Zurück ins Spiel
web-more-games = { $games ->
    [one] Noch ein laufendes Spiel
   *[other] Noch { $games } laufende Spiele
}
web-running-games = Deine Spiele
web-finished-games = Beendete Spiele
web-won-by = { $winners ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben zusammen gewonnen
}
web-watch-log = Aufzeichnung ansehen
web-seats-at-court = Plätze am Hof
web-change-seats = Plätze und Einstellungen ändern
web-your-name = Dein Name
web-you-play = du
web-take-seats = Platz nehmen

# Neues Spiel
web-new-game = Neues Spiel
web-name-of-seat = Name an Platz { $n }
web-who-sits = Wer sitzt an Platz { $n }
web-kind-me = Ich
web-kind-friend = Ein Freund, per Link
web-kind-easy = Bot, leicht
web-kind-medium = Bot, mittel
web-kind-hard = Bot, schwer
web-kind-here = Noch jemand an diesem Gerät
web-friend-n = Freund { $n }
web-person-n = Spieler { $n }
web-remove-seat = { $who } entfernen
web-add-seat = Platz hinzufügen
web-friend-tip = Sobald das Spiel begonnen hat, bekommst du für jeden Freund einen Link.
web-here-tip = Ihr reicht das Gerät herum; ein Vorhang verdeckt so lange die Handkarten.
web-options = Einstellungen
web-start = Spiel beginnen

# Der Tisch
web-seats = Spieler
web-panel = Verlauf und Regeln
web-phases = Phasen der Runde
web-tab-log = Verlauf
web-tab-seats = Spieler
web-tab-rules = Regeln
web-log = Was geschehen ist
web-log-empty = Noch ist nichts geschehen.
web-log-follow = Neuestes
web-you = (du)
web-your-turn = du bist dran
web-their-turn = am Zug
web-is-on = online
web-is-off = abwesend
web-is-bot = Bot, { $level }
web-is-open = noch nicht da
web-is-out = aus der Runde
web-level-random = zufällig
web-level-greedy = gierig
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-prompt = Was gefragt ist
web-menu = Menü
web-undo = Zurücknehmen
web-why = Warum nicht?
web-hint = Tipp
web-other = Zurücklegen
web-stop = Anhalten
web-course-more = Deine Züge folgen einander, bis etwas Unerwartetes geschieht.
web-more-choices = Weitere Möglichkeiten ({ $count })
web-more-title = Was sonst möglich ist
web-fewer = Weniger
web-more = Mehr
web-why-what = Wähle erst etwas Graues, dann frag noch einmal.
web-result = Ergebnis ansehen
web-invite = Einladen
web-resign = Platz aufgeben
web-resign-sure = Deinen Platz aufgeben?
web-resign-more = Für den Rest des Spiels spielt ein Bot an deiner Stelle. Das lässt sich nicht zurücknehmen.
web-download = Aufzeichnung herunterladen
web-leave = Tisch verlassen
web-links = Links
web-links-friends = Schick jedem Freund seinen eigenen Link. Wer ihn öffnet, setzt sich an diesen Platz.
web-links-other-device = Auf einem anderen Gerät weiterspielen
web-links-mine = Mit diesem Link spielst du an einem anderen Gerät weiter. Behalte ihn für dich.
web-confirm = Vor jedem Zug nachfragen
web-reconnecting = Die Verbindung ist weg. Sie wird wieder aufgebaut …
web-line-lost = Die Verbindung zum Tisch ist weg.
web-line-lost-more = Nichts ist verloren: Der Tisch ist wieder da, sobald der Server antwortet.
web-watching = Du schaust zu.
web-wait-open = Warten, bis { $who } sich setzt.
web-wait-open-more = Weiter geht es, sobald der Einladungslink geöffnet wird.
web-hint-is = Ein Bot würde das tun: { $move }.
web-hint-more = Auf dem Tisch ist es in Messing gezeigt.
web-round-over = Runde { $round } ist zu Ende
web-greet = Willkommen am Tisch
web-sit-down = Hinsetzen
web-rematch = Noch einmal spielen
web-join-rematch = Zum nächsten Spiel
web-replay = Noch einmal ansehen
web-curtain = Gib das Gerät an { $who }
web-curtain-more = Jetzt sollte niemand sonst auf den Bildschirm schauen.
web-curtain-ready = Ich bin { $who }

# Leute am Tisch
web-customs = Mitspieler, Geduld und Uhr
web-grace = Ein leerer Stuhl
web-grace-live = Live: wartet eine Minute
web-grace-friends = Unter Freunden: wartet fünf Minuten
web-grace-slow = Langsame Partie: wartet beliebig lange
web-grace-help = Ist jemand fort und andere warten, spielt inzwischen ein Bot. Wer zurückkommt, hat den Platz sofort wieder.
web-stand-in = Inzwischen spielt
web-watch = Zuschauer sehen
web-watch-end = den offenen Tisch, nach dem Ende alle Karten
web-watch-public = nur den offenen Tisch
web-clock = Uhr
web-clock-none = Keine
web-clock-move = Zeit für jeden Zug
web-clock-bank = Zeit für die ganze Partie
web-clock-days = Tage für jeden Zug
web-clock-time = Wie viel
web-clock-more = Dazu für jede Runde
web-clock-help = Niemand verliert durch die Zeit: Nach einer Warnung macht ein Bot den Zug. Die Uhr steht, solange der Server ruht oder die Partie unterbrochen ist.
web-clock-is-none = keine Uhr
web-clock-is-move = { $seconds } Sekunden je Zug
web-clock-is-bank = { $minutes } Minuten für jeden, { $more } Sekunden dazu je Runde
web-clock-is-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
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
web-clock-late = die Zeit ist knapp
web-time-brief = Deine Zeit läuft ab; dann macht ein Bot diesen Zug:
web-missed = { $who } ist fort. Bis ein Bot weiterspielt:
web-stands-in = { $who } ist fort; bis zur Rückkehr spielt ein Bot.
web-is-stand = fort, ein Bot spielt
web-paused = Die Partie ist unterbrochen.
web-paused-more = Keine Uhr läuft. Jeder am Tisch kann die Pause beenden.
web-end-pause = Pause beenden
web-ask-undo = Um Rücknahme bitten
web-ask-pause = Um eine Pause bitten
web-ask-end = Ende anbieten
web-ask-clock = Um eine Uhr bitten
web-ask-all = Alle fragen
web-end-sure = Das Ende der Partie anbieten?
web-end-more = Sind alle am Tisch einverstanden, endet die Partie hier ohne Sieger. Wer gerade von einem Bot vertreten wird, wird nicht gefragt.
web-ended-more = Niemand hat gewonnen. Die ganze Partie lässt sich jetzt ansehen.
web-ended-closed = Niemand hat gewonnen. Was offen lag, lässt sich noch einmal ansehen.
web-asking-undo = Du bittest darum, deinen letzten Zug zurückzunehmen.
web-asking-pause = Du bittest um eine Pause.
web-asking-end = Du bietest an, die Partie zu beenden.
web-asking-clock = Du bittest um diese Uhr: { $clock }.
web-asks-undo = { $who } möchte den letzten Zug zurücknehmen.
web-asks-pause = { $who } bittet um eine Pause.
web-asks-end = { $who } bietet an, die Partie ohne Sieger zu beenden.
web-asks-clock = { $who } bittet um diese Uhr: { $clock }.
web-agree = Einverstanden
web-decline = Nein
web-take-back = Doch nicht
web-you-are-asked = Die anderen fragen dich etwas
web-your-move-in = Du bist am Zug, noch { $time }
web-notify = Sag mir, wenn ich am Zug bin
web-notify-stop = Nicht mehr Bescheid sagen
web-notify-refused = Dieser Browser erlaubt keine Mitteilungen dieser Seite.
web-tab-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Allen etwas sagen
web-chat-send = Sagen
web-chat-watch = Zuschauer können mitlesen.
web-chat-unread = neu
web-chat-hidden = { $count ->
    [one] Eine Nachricht stummer Mitspieler wird nicht gezeigt.
   *[other] { $count } Nachrichten stummer Mitspieler werden nicht gezeigt.
}
web-mute = { $who } stumm stellen
web-unmute = { $who } wieder hören
web-key-chat = Chat
web-letters = Briefe per E-Mail
web-letters-to = Deine Adresse für den Fall, dass eine Partie auf dich wartet
web-letters-wish = Um Briefe bitten
web-letters-note = Höchstens ein Brief am Tag, und keiner, bevor du im ersten Ja gesagt hast.
web-letters-asked = Ein Brief an { $address } ist unterwegs. Sag darin Ja, dann kommen weitere.
web-letters-on = Briefe gehen an { $address }, höchstens einer am Tag.
web-letters-off = Es kommen keine Briefe mehr.
web-letters-stop = Keine Briefe
web-letters-sure = Möchtest du einen Brief, wenn eine deiner Partien auf dich wartet? Höchstens einen am Tag.
web-letters-yes = Ja, schreibt mir
web-letters-no = Keine Briefe
web-letters-old = Dieser Link gilt nicht mehr. Briefe findest du unter deinen Partien.

# Warum nicht?
web-why-allowed = Dieser Zug ist möglich.
web-why-fine = Nichts spricht dagegen
web-rule = Regel { $id } · { $title }
web-read-rule = Regel lesen
web-find-rule = In den Regeln suchen
web-rules-missing = Die Regeln ließen sich nicht lesen.

# Tasten
web-help = Tasten
web-help-mouse = Mit der Maus: anklicken, was leuchtet. Ein Rechtsklick auf alles Graue sagt, warum es nicht geht. Mit dem Finger: tippen; eine halbe Sekunde halten sagt, warum es nicht geht.
web-key-arrows = Über den Tisch gehen
web-key-enter = Wählen, worauf man steht, oder den gefüllten Knopf drücken
web-key-esc = Zurück, schließen
web-key-why = Warum nicht? Zu dem, was gerade gewählt ist
web-key-undo = Zurücknehmen
web-key-hint = Tipp
web-key-log = Verlauf
web-key-rules = Regeln
web-key-menu = Menü
web-space = Leertaste
web-key-help = Diese Liste

# Noch einmal ansehen
web-replay-empty = Wähle eine Aufzeichnung, um ihr Spiel anzusehen.
web-replay-start = Der Tisch vor dem ersten Zug.
web-moment = Augenblick des Spiels
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
intrigue-option-first-help = Wer die erste Runde eröffnet; danach beginnt reihum der Nächste.
intrigue-option-first-random = Durch das Los
intrigue-option-first-youngest = Der Jüngste
intrigue-option-ages = Alter
intrigue-option-ages-help = Das Alter der Spieler in der Reihenfolge der Plätze, zum Beispiel 34, 12. Es wird nicht aufbewahrt.
intrigue-option-rounds = Runden
intrigue-option-rounds-0 = So viele wie Spieler
intrigue-option-rounds-help = Höchstens so viele wie Spieler.
intrigue-option-house_counts = Die Häuser zählen
intrigue-option-house_counts-help = Zeigt für jedes Haus, wie viele Plätze ihm offenstehen und welche Häuser tot sind. Jeder könnte das zählen; so spart man sich die Mühe.

# Die Intrigen von Westeros: der Tisch
intrigue-key-digit = Eine Karte der Hand wählen
intrigue-key-arrows = Über die Spielfläche gehen; abwärts führt zur Hand
intrigue-key-enter = Die Karte ablegen oder den gefüllten Knopf drücken
intrigue-hands-on = Mit der Maus: eine Karte anklicken, dann einen leuchtenden Platz. Ein Rechtsklick auf alles Graue sagt, warum es nicht geht. Mit dem Finger: tippen und tippen; eine halbe Sekunde halten sagt, warum es nicht geht.
intrigue-where = Runde { $round } von { $rounds }
intrigue-chapter = Runde { $round }
intrigue-phase-deal = Austeilen
intrigue-phase-place = Ablegen
intrigue-phase-count = Zählen
intrigue-phase-reveal = Aufdecken
intrigue-court = Die Spielfläche
intrigue-legend = Offene Plätze für jedes Haus
intrigue-legend-house = { $house }: { $open ->
    [one] { $open } offener Platz
   *[other] { $open } offene Plätze
}, { $laid } abgelegt
intrigue-legend-dead = { $house }: tot, keine Karte davon lässt sich noch ablegen; { $laid } abgelegt
intrigue-seat-in = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-seat-blocked = raus mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-seat-emptied = alles ausgespielt
intrigue-seat-short-in = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
intrigue-seat-short-blocked = raus, { $cards }
intrigue-seat-short-emptied = fertig
intrigue-seat-counts = { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
}{ $thrones ->
    [0] { "" }
    [one] , { $thrones } Thron
   *[other] , { $thrones } Throne
}
intrigue-seat-score = Endwertung
intrigue-card-label = { $card }, { $house }, auf { $slot }
intrigue-card-of-house = { $card } ({ $house })
intrigue-slot-base = Offener Platz { $slot }, am Ende der untersten Reihe.
intrigue-slot-upper = Offener Platz { $slot }, auf { $left } und { $right }.
intrigue-slot-fits = { $card } passt hierher.
intrigue-slot-not = { $card } passt nicht hierher.
intrigue-slot-count = { $cards ->
    [0] Keine deiner Karten passt.
    [one] { $cards } deiner Karten passt.
   *[other] { $cards } deiner Karten passen.
}
intrigue-slot-fit = passen
intrigue-at-base = Am Ende der untersten Reihe, { $slot }.
intrigue-at-row = Reihe { $row }, auf { $left } und { $right }.
intrigue-hand = Deine Hand
intrigue-hand-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
intrigue-hand-empty = Du hast alle Karten ausgespielt.
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
} Rechtsklick auf einen schraffierten Platz oder die Taste W darauf sagt, warum es nicht geht.
intrigue-hand-out = Du bist aus dieser Runde; diese Karten zählen gegen dich.
intrigue-hand-tip = Wähle eine Karte, um zu sehen, wohin sie passt, oder einen Platz, um zu sehen, welche Karten passen.
intrigue-pick-start = Wähle eine Karte, dann einen Platz, oder umgekehrt.
intrigue-pick-place = { $places ->
    [0] { $who }, { $card } passt gerade nirgends. Wähle eine andere Karte.
    [one] { $who }, lege { $card } auf den leuchtenden Platz oder wähle eine andere Karte.
   *[other] { $who }, lege { $card } auf einen der { $places } leuchtenden Plätze oder wähle eine andere Karte.
}
intrigue-pick-place-more = Die Zahl sagt, wie viele deiner Karten dort passen.
intrigue-pick-nowhere-more = Drück auf einen schraffierten Platz, um zu hören, warum es nicht geht.
intrigue-pick-card = { $cards ->
    [0] { $who }, keine deiner Karten passt dorthin. Wähle einen anderen Platz.
    [one] { $who }, eine deiner Karten passt dorthin: Sie ist angehoben.
   *[other] { $who }, wähle eine der { $cards } angehobenen Karten für diesen Platz.
}
intrigue-pick-sure = { $who }, { $card } hier ablegen?
intrigue-place-card = { $card } ablegen
intrigue-why-title = { $card } darf hier nicht liegen
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
intrigue-col-seat = Spieler
intrigue-col-left = Restkarten
intrigue-col-tokens = Erhält
intrigue-col-total = Insgesamt
intrigue-col-points = Strafpunkte
intrigue-col-thrones = Eiserner Thron
intrigue-col-score = Wertung
intrigue-hands = Hände

# RISIKO: Einstellungen
risk-option-mode = Was gespielt wird
risk-option-mode-auto = Wie es zur Zahl der Spieler passt
risk-option-mode-auto-help = Gefecht; zu sechst und siebt auf beiden Spielplänen.
risk-option-mode-skirmish = Gefecht
risk-option-mode-skirmish-help = Das kurze Spiel: Armeen, Gebiete, Karten. Eine Stunde.
risk-option-mode-dominion = Herrschaft
risk-option-mode-dominion-help = Das volle Spiel: Gold, Charaktere, Maester, Sondereinheiten und Aufträge; zehn Siegpunkte gewinnen.
risk-option-mode-world_skirmish = Welt im Krieg, Gefecht
risk-option-mode-world_skirmish-help = Westeros und Essos zusammen, das kurze Spiel.
risk-option-mode-world_dominion = Welt im Krieg, Herrschaft
risk-option-mode-world_dominion-help = Westeros und Essos zusammen, das volle Spiel.
risk-option-mode-mitchell = Haus Mitchell, Gefecht
risk-option-mode-mitchell-help = Eine Variante: Neutrale Häuser halten ihre Lande, Exilierte kehren zurück, Wildlinge kommen über die Mauer.
risk-option-mode-mitchell_dominion = Haus Mitchell, Herrschaft
risk-option-mode-mitchell_dominion-help = Die Variante mit Gold, Charakteren, Maestern, Sondereinheiten und Aufträgen.
risk-option-rounds = Höchstens so viele Runden
risk-option-rounds-help = Dann entscheiden die Punkte, wie wenn die Spielende-Karte kommt.
risk-option-skirmish_armies_per_territory = Armeen auf jedem Gebiet
risk-option-skirmish_armies_per_territory-help = So viele stehen zu Beginn auf jedem ausgeteilten Gebiet.
risk-option-territory_match_scope = Zusatzarmeen eines Satzes
risk-option-territory_match_scope-help = Zwei weitere Armeen, wenn dir Gebiete auf den eingetauschten Karten gehören.
risk-option-territory_match_scope-per_set = Zwei für den ganzen Satz
risk-option-territory_match_scope-per_card = Zwei auf jedem davon
risk-option-elimination_trade = Mehr als fünf Karten erbeutet
risk-option-elimination_trade-help = Wer einen Spieler ausschaltet, bekommt dessen Karten.
risk-option-elimination_trade-must = Sätze müssen sofort getauscht werden
risk-option-elimination_trade-may = Sätze dürfen sofort getauscht werden
risk-option-defence_dice = Würfel des Verteidigers
risk-option-defence_dice-help = Jedes Mal gefragt, oder ohne Frage geworfen: Das geht schneller.
risk-option-defence_dice-choose = Der Verteidiger wählt
risk-option-defence_dice-most = Immer so viele wie möglich
risk-option-open_territory_cards = Gebietskarten liegen offen
risk-option-open_territory_cards-help = Alle sehen die Gebietskarten aller.
risk-option-gold = Gold
risk-option-gold-help = Einkommen in Gold, für Karten und Käufe.
risk-option-characters = Charakterkarten
risk-option-characters-help = Vier Charaktere für jedes Haus; sie brauchen Gold.
risk-option-maesters = Maesterkarten
risk-option-maesters-help = Karten zum Kaufen und Spielen; sie brauchen Gold.
risk-option-special_units = Sondereinheiten
risk-option-special_units-help = Ritter, Belagerungsmaschinen und Befestigungen.
risk-option-objectives = Auftragskarten
risk-option-objectives-help = Zehn Siegpunkte gewinnen; ohne Aufträge entscheidet die Spielende-Karte.
risk-option-setup = Aufbau
risk-option-setup-claim = Gebiete einzeln besetzen
risk-option-setup-skirmish = Austeilen wie im Gefecht
risk-option-setup-help = Wie die Gebiete zu ihren Besitzern kommen.
risk-option-feature_mode = Burgen und Häfen in Aufträgen
risk-option-feature_mode-each = Jedes hat eines
risk-option-feature_mode-any = Eines reicht
risk-option-feature_mode-help = Für Aufträge, die Eroberungen mit Burg oder Hafen verlangen.
risk-option-attack_units = Sondereinheiten im Angriff
risk-option-attack_units-choose = Für jeden Kampf benannt
risk-option-attack_units-all = Immer alle
risk-option-attack_units-help = Ritter und Belagerungsmaschinen, die mitkämpfen.
risk-option-fortification_stacks = Jede Befestigung zählt
risk-option-fortification_stacks-help = Nicht nur eine in einem Gebiet.
risk-option-token_limit = Nicht mehr Sondereinheiten als Figuren
risk-option-token_limit-help = Höchstens 21 von einer Art, wie in der Schachtel.
risk-option-bribe_is_the_cost = Bestechung kostet nur das Geschenk
risk-option-bribe_is_the_cost-help = Die 200 Gold gehen an den Angreifer, nicht auch an die Bank.
risk-option-waw_requires_seat = Stammsitz nötig zum Sieg
risk-option-waw_requires_seat-help = Mit zehn Punkten gewinnt nur, wer den eigenen Stammsitz hält.
risk-option-mitchell_houses = Häuser
risk-option-mitchell_houses-draw = Ausgelost
risk-option-mitchell_houses-choose = Reihum gewählt
risk-option-mitchell_houses-help = Wie die Spieler zu ihren Häusern kommen.
risk-option-mitchell_neutral_pool = Armeen neutraler Häuser
risk-option-mitchell_neutral_pool-each = Jedes Haus eigene
risk-option-mitchell_neutral_pool-shared = Alle zusammen die eines Spielers
risk-option-mitchell_neutral_pool-help = Was neutrale Häuser an Verstärkung bekommen.
risk-option-mitchell_cards_return = Karten der Besatzungen kommen zurück
risk-option-mitchell_cards_return-help = Die neun Karten der Besatzungen kommen zurück in den Stapel.
risk-option-mitchell_take_over = Mit dem eigenen Haus zurückkehren
risk-option-mitchell_take_over-help = Wenn alle zustimmen, übernimmt ein Ausgeschiedener sein Haus, sobald es zurückkehrt.
risk-option-safe_passage = Die Karte Freies Geleit
risk-option-safe_passage-help = Anstelle des zweiten Kriegsgeräts.

# RISIKO: der Tisch
risk-where = Runde { $round }
risk-where-turn = Runde { $round }, { $who }
risk-chapter = Runde { $round } · { $who }
risk-phase-set-up = Aufbau
risk-phase-reinforce = Verstärkung
risk-phase-invade = Angriff
risk-phase-maneuver = Truppenbewegung
risk-phase-draw = Ziehen
risk-phase-purchase = Einkauf
risk-phase-objective = Aufträge
risk-seat-line = { $territories } Gebiete, { $armies } Armeen
risk-seat-brief = { $territories } · { $points } P
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
risk-realm = Das Reich: was jedes Haus hält
risk-col-house = Haus
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
risk-overlay = Was die Karte zeigt
risk-overlay-region = Zeige: Regionen
risk-overlay-owner = Zeige: Besitzer
risk-overlay-threat = Zeige: Bedrohung
risk-overlay-strength = Zeige: Stärke
risk-overlay-cards = Zeige: Karten
risk-overlay-objectives = Zeige: Burgen und Häfen
risk-overlay-changes = Zeige: Änderungen seit meinem Zug
risk-value-threat = { $armies } nahe
risk-value-discarded = weg
risk-value-taken = erobert
risk-icon-knight = Ritter
risk-icon-siege_engine = Belagerungsmaschine
risk-icon-fortification = Befestigung
risk-battle = Der Angriff
risk-to-take = für die Eroberung
risk-to-lose = kostet im Mittel { $lost }
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
risk-end-points = Zehn Siegpunkte und der eigene Stammsitz: Das Spiel ist gewonnen.

# RISIKO: was zu tun ist
risk-pick-target = { $who }, wähle ein leuchtendes Ziel (Angriff: { $source } → ?).
risk-pick-target-more = { $targets ->
    [one] { $targets } Ziel; wähle es, um die Aussichten zu sehen.
   *[other] { $targets } Ziele; wähle eines, um die Aussichten zu sehen.
}
risk-pick-source = { $who }, wähle ein leuchtendes Gebiet (Angriff: ? → { $target }).
risk-pick-attack = { $who }, angreifen: { $source } → { $target }?
risk-pick-forces = Du hast dort { $armies }, der Verteidiger { $foes }.
risk-pick-again = Ein zweites Tippen auf das Ziel greift sofort an.
risk-more-house = Unter seinem Wappen und in seinen Farben marschieren deine Armeen.
risk-more-trade = Wähle drei gleiche Karten oder eine von jeder Art; der beste Satz ist markiert.
risk-more-deploy = Wähle ein Gebiet, dann wie viele; ein zweites Tippen setzt sie.
risk-more-invade = Wähle eines deiner leuchtenden Gebiete, dann ein Ziel.
risk-more-leave = Wähle, wo Armeen aufbrechen; eine Truppenbewegung pro Zug.
risk-more-go = Die leuchtenden Gebiete sind verbunden.
risk-more-move-in = Die gekämpft haben, rücken auf jeden Fall ein.
risk-more-claim = Wähle ein leuchtendes Gebiet, oder lass alles für dich aufstellen.
risk-more-start = Wähle ein leuchtendes Gebiet, oder lass alles für dich aufstellen.
risk-more-window = Karten, die du jetzt nutzen kannst, sind in deinem Hof umrandet.
risk-count-armies = Wie viele → { $target }
risk-count-armies-plain = Wie viele Armeen
risk-count-keep = Mindestens behalten
risk-do-house = Haus { $one }
risk-do-set = { $own ->
    [0] Gegen { $armies } Armeen tauschen
   *[other] Gegen { $armies } + 2 Armeen tauschen
}
risk-do-place = { $n } → { $target }
risk-do-roll = { $dice ->
    [one] Angriff, { $dice } Würfel
   *[other] Angriff, { $dice } Würfel
}
risk-do-again = { $dice ->
    [one] Noch ein Wurf, { $dice } Würfel
   *[other] Noch ein Wurf, { $dice } Würfel
}
risk-do-until = Bis erobert oder noch { $keep } da
risk-do-deploy = Armeen → { $one }
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
risk-do-draw = Eine Karte ziehen
risk-do-trade = { $one } tauschen
risk-do-done-trade = Karten behalten
risk-do-done-invade = Angriffe beenden
risk-do-done-leave = Keine Truppenbewegung
risk-do-done-draw = Keine ziehen
risk-do-done-other = Fertig
risk-do-done-swap = Karten behalten
risk-do-done-purchase = Einkauf beenden
risk-do-done-score = Keinen werten
risk-do-die = Der Würfel mit { $face }
risk-do-use = { $gold ->
    [0] { $one } nutzen
   *[other] { $one } nutzen ({ $gold } Gold)
}
risk-do-knights = { $n ->
    [0] Keine Ritter
   *[other] { $n } Ritter
}
risk-do-engines = { $n ->
    [0] Keine Belagerungsmaschine
    [one] { $n } Belagerungsmaschine
   *[other] { $n } Belagerungsmaschinen
}
risk-do-pass = Passen
risk-do-hush = Den ganzen Zug passen
risk-do-maester = Maesterkarte kaufen
risk-do-objective = Auftragskarte kaufen
risk-do-score = Werten
risk-do-keep = Behalten
risk-do-ransom = Lösegeld zahlen
risk-do-show = Zeigen
risk-do-call = Ein Haus aus dem Exil herbeirufen
risk-do-wildlings = Die Wildlinge herbeirufen
risk-do-yes = Ja
risk-do-no = Nein
risk-do-none = Keine
risk-do-maneuver = Noch eine Truppenbewegung
risk-do-claim = { $one } besetzen
risk-do-unit = Aufstellen: { $one }
risk-do-pick = { $one }
risk-do-reveal = „{ $one }“ werten
risk-do-auto = Alles für mich aufstellen

# RISIKO: die Karte
risk-map = Karte
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
risk-map-seat-of = Stammsitz von { $house }
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
risk-map-nearer = Näher heran
risk-map-farther = Weiter weg
risk-map-whole = Die ganze Karte zeigen
risk-map-find = Zu einem Gebiet springen
risk-map-none = Kein Gebiet beginnt so.

# RISIKO: Tasten
risk-key-go = Zu einem Gebiet gehen, nach seinen Anfangsbuchstaben
risk-key-overlay = Was die Karte zeigt, reihum
risk-key-fit = Die ganze Karte
risk-key-zoom = Näher heran, weiter weg
risk-key-arrows = Von Gebiet zu Gebiet
risk-key-enter = Das Gebiet wählen; ein zweites Mal: ausführen
risk-key-digit = Der Knopf, das Haus oder die Karte mit dieser Zahl; am Schieber: wie viele
risk-key-space = Der gefüllte Knopf: weiter, passen, angreifen
risk-hands = Mit der Maus: ein leuchtendes Gebiet anklicken, dann, wohin es gehen soll; ziehen verschiebt die Karte, das Mausrad holt sie näher. Ein Rechtsklick auf ein Gebiet sagt, warum es nicht geht. Mit dem Finger: tippen und tippen; eine halbe Sekunde halten sagt, warum es nicht geht; zwei Finger holen die Karte näher.
risk-count-knights-plain = Wie viele Ritter
risk-count-engines-plain = Wie viele Belagerungsmaschinen
risk-choose = Zur Auswahl
risk-choose-aside = Karte zeigen
risk-choose-show = Auswählen
risk-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
risk-use = Nutzen
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
risk-court-decks = Zu ziehen: { $maesters } Maesterkarten, { $objectives } Auftragskarten.
risk-state-up = bereit
risk-state-down = benutzt, bereit nach der Auffrischung
risk-state-captive = gefangen bei { $who }
risk-state-gone = für immer fort
risk-state-now = jetzt spielbar
risk-state-done = jetzt erfüllt
risk-until-battle = für diesen Kampf
risk-until-invasion = für diesen Angriff
risk-until-turn = bis der Zug endet
risk-until-until_own_next_turn = bis zum nächsten Zug von { $who }
risk-asked = Wann werde ich nach einer Karte gefragt?
risk-asked-turn = Im Lauf eines Zuges
risk-asked-invasion = Bei einem Angriff
risk-asked-dice = Nach einem Wurf
risk-asked-cards = Wenn jemand eine Maesterkarte spielt
risk-asked-usable = Nur wenn ich eine nutzen kann
risk-asked-always = Immer
risk-asked-never = Nie: immer passen
risk-asked-note = Wer nicht gefragt wird, passt sofort. Daran können andere merken, dass du hier nichts zu nutzen hast; wirst du immer gefragt, merken sie es nicht. Dieser Browser merkt sich die Wahl.
risk-asked-link = Wann werde ich gefragt?
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
risk-watch-gone = fort

# Das Kartenspiel: Einstellungen
cardgame-option-plots = Pläne
cardgame-option-plots-help = Woher die Plandecks kommen.
cardgame-option-plots-printed = Die gedruckten sieben
cardgame-option-plots-printed-help = Jedes Haus spielt mit seinen eigenen sieben Plänen.
cardgame-option-plots-draft = Planauswahl
cardgame-option-plots-draft-help = Jeder wählt reihum sechs Pläne dazu und nimmt sieben von den dreizehn.
cardgame-option-plots-own = Eigene sieben
cardgame-option-plots-own-help = Beide wählen offen und abwechselnd aus allen 32 Plänen.
cardgame-option-stark = Haus Stark
cardgame-option-stark-help = Wer Haus Stark spielt; wer übrig ist, spielt Haus Lennister.
cardgame-option-stark-random = Das Los entscheidet
cardgame-option-stark-first = Der erste Platz
cardgame-option-stark-second = Der zweite Platz
cardgame-option-rounds = Höchstens so viele Runden
cardgame-option-rounds-help = Danach gewinnt, wer mehr Macht hat; bei Gleichstand endet das Spiel unentschieden.
cardgame-option-winner_needs_strength = Kein Sieg ohne Stärke
cardgame-option-winner_needs_strength-help = Eine Herausforderung, in der beide Seiten keine Stärke haben, gewinnt niemand.
cardgame-option-jon_snow = Jon Schnee
cardgame-option-jon_snow-help = Wonach er aufsteht; der gedruckte Text ist nicht gesichert.
cardgame-option-jon_snow-defended = Nach einer verlorenen Herausforderung, in der er verteidigt hat
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
cardgame-phase-taxation = Steuern
cardgame-phase-over = Das Ende
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
cardgame-plot-waiting = { $who } hat noch keinen Plan
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
cardgame-their-hand = { $known ->
    [0] { $count } Karten auf der anderen Hand
   *[other] { $count } Karten auf der anderen Hand, davon { $known } bekannt
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
cardgame-blank = Text abgeschaltet
cardgame-blank-short = ohne Text
cardgame-danger = in Gefahr
cardgame-saved = gerettet
cardgame-attached = { $card }, an { $host }
cardgame-lane = { $contest ->
    [military] Militär-Herausforderung
    [intrigue] Intrigen-Herausforderung
   *[power] Macht-Herausforderung
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
cardgame-no-defenders = Bisher kein Verteidiger
cardgame-lead-you = Du führst mit { $by }
cardgame-lead-they = Der Gegner führt mit { $by }
cardgame-lead-one = { $who } führt mit { $by }
cardgame-lead-you-tie = Gleichstand: Er gehört dir
cardgame-lead-they-tie = Gleichstand: Er gehört dem Gegner
cardgame-lead-one-tie = Gleichstand: Er gehört { $who }
cardgame-worth-defended = Verteidiger fordern nichts
cardgame-worth-military-they = Forderung { $claim }: { $claim ->
    [one] der Gegner verliert 1 Charakter
   *[other] der Gegner verliert { $claim } Charaktere
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
    [one] der Gegner wirft 1 Karte ab
   *[other] der Gegner wirft { $claim } Karten ab
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
cardgame-setup-hand = Deine erste Hand
cardgame-setup-place = Deine ersten Karten auf dem Tisch
cardgame-setup-left = noch { $gold } von 5 Gold
cardgame-ask-setup = { $who }, welche Charaktere und Orte legst du verdeckt aus? Höchstens { $gold } Gold.
cardgame-choose = Was zur Wahl steht
cardgame-choose-draft = Behalte einen dieser Pläne; die anderen gehen weiter
cardgame-choose-plot-deck = Wähle sieben Pläne: { $count } von 7
cardgame-choose-kept = Deine ({ $count })
cardgame-choose-theirs = Die anderen ({ $count })
cardgame-choose-aside = Tisch ansehen
cardgame-choose-show = Auswahl zeigen
cardgame-stops = Wann du gefragt werden willst
cardgame-stops-more = In jeder Phase gibt es Zeitpunkte für Aktionen und Reaktionen. Was von selbst gepasst wird, hängt nur von diesem Wunsch und vom offenen Tisch ab und verrät deshalb nie etwas über deine Hand.
cardgame-stop-always = immer fragen
cardgame-stop-changed = fragen, wenn etwas geschehen ist
cardgame-stop-pass = für mich passen

# Das Kartenspiel: was zu tun ist
cardgame-do-pass = Passen
cardgame-do-pass-marshal = Aufmarsch beenden
cardgame-do-pass-respond = Keine Reaktion
cardgame-do-pass-save = Nicht retten
cardgame-do-pass-stealth = An niemandem
cardgame-do-done = Fertig
cardgame-do-done-challenge = Keine Herausforderung mehr
cardgame-do-done-defend = Kein Verteidiger
cardgame-do-done-attack = Fertig
cardgame-do-done-pick-up-to = Keinen davon
cardgame-do-nothing = Nichts
cardgame-do-hand-keep = Diese Hand behalten
cardgame-do-hand-new = Sieben neue Karten
cardgame-do-place-nothing = Auf der Hand behalten
cardgame-do-place = { $card } wählen
cardgame-do-challenge = { $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}
cardgame-do-first-me = Ich beginne
cardgame-do-first = { $who } beginnt
cardgame-do-use = { $card } nutzen
cardgame-do-use-second = { $card }: zweite Fähigkeit
cardgame-do-play = { $card } spielen
cardgame-do-marshal = { $card } für { $cost } ausspielen
cardgame-do-duplicate = Duplikat von { $card }
cardgame-do-plot = { $card }
cardgame-do-pick = { $card } wählen
cardgame-do-commit = { $card } benennen
cardgame-do-claim = { $count ->
    [one] Diesen
   *[other] Diese { $count }
}
cardgame-do-kneel = { $count ->
    [one] Diese Karte kniet
   *[other] Diese { $count } knien
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
    [one] Diesen
   *[other] Diese { $count }
}
cardgame-do-setup = { $count ->
    [0] Nichts auslegen
    [one] 1 Karte auslegen
   *[other] { $count } Karten auslegen
}
cardgame-more-attack = Wähle einen oder mehrere stehende Charaktere mit dem Symbol und greife an.
cardgame-more-challenge = Von jeder Art höchstens eine in der Runde; jede wird abgeschlossen, bevor die nächste beginnt.
cardgame-more-marshal = Was du bezahlen kannst, ist hervorgehoben. Gold, das übrig bleibt, zählt für die Vorherrschaft.
cardgame-more-mulligan = Das geht nur einmal, und die zweite Hand muss behalten werden.
cardgame-more-place = Höchstens eine limitierte Karte, und kein einzigartiger Titel zweimal.
cardgame-more-claim = Duplikate und Rettungen können noch helfen.
cardgame-more-plot = Beide Pläne werden gleichzeitig aufgedeckt.
cardgame-more-first = Der Startspieler marschiert zuerst auf und greift zuerst an.
cardgame-more-act = { $who } ist am Zug; dazwischen darfst du handeln.
cardgame-more-stealth = Wer genannt wird, kann in dieser Herausforderung nicht verteidigen.
cardgame-more-order-plots = Das sagt der Startspieler; der eine Plan wirkt ganz, bevor der andere beginnt.
cardgame-more-order-passives = Das sagt der Startspieler.
cardgame-more-order-saves = Sie alle würden getötet. Einer nach dem anderen kann gerettet werden; wer nicht gerettet ist, stirbt am Ende mit den anderen.
cardgame-placing = Deine Karten werden ausgelegt.
cardgame-hands = Mit der Maus: Klicke an, was leuchtet; ein Rechtsklick auf Graues sagt, warum es nicht geht. Mit dem Finger: Tippe; halte eine Karte, um sie zu lesen. Eine Phase in der Leiste oben lässt sich anklicken: Sie sagt, wann du dort gefragt werden willst.

# Das Kartenspiel: das Ende
cardgame-end-power = { $need } Macht, in Runde { $rounds }.
cardgame-end-rounds = Die letzte Runde, { $rounds }, war vorbei: Die Macht entscheidet.
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
cardgame-key-digit = Die Schaltflächen der Frage
cardgame-key-space = Die Schaltfläche, die gemeint ist: passen, behalten, angreifen
cardgame-key-go = Zu einer Karte nach ihren ersten Buchstaben
cardgame-key-zoom = Karte im Blick behalten; noch einmal: nicht mehr
cardgame-key-story = Von Karte zu Karte, die der Verlauf nennt

# Zufall
web-gather = Warten auf { $who }.
web-gather-more = Ausgeteilt wird, sobald alle da sind. Wer nicht warten kann, teilt jetzt aus.
web-gather-elsewhere = Das Wort, das du versprochen hast, liegt in einem anderen Fenster oder auf einem anderen Gerät. Öffne den Tisch dort; ist es verloren, teile jetzt aus.
web-deal-now = Jetzt austeilen
web-fair = Ehrlicher Zufall
web-fair-check = Zufall prüfen
web-fair-how = Jede Karte und jeder Wurf kommt aus einem Geheimnis, das der Server vor dem Spiel wählen musste, gemischt mit einem Wort aus dem Browser jedes Spielers. So konnte niemand allein wählen, was kommt.
web-fair-commitment = Die Festlegung des Servers
web-fair-words = Die Wörter der Spieler
web-fair-sealed = versiegelt
web-fair-bot = ein Bot bringt keines mit
web-fair-none = noch keines
web-fair-never = keines
web-fair-later = Das Geheimnis wird am Ende des Spiels gesagt. Dann lässt sich alles prüfen.
web-fair-secret = Das Geheimnis
web-fair-same = Dein Browser erinnert sich an dieselbe Festlegung und dieselben Wörter. So weit ist alles in Ordnung.
web-fair-part = Dein Browser erinnert sich an dieselbe Festlegung. Aber ein Wort von dir kommt nicht von hier: Ein anderes Fenster oder Gerät hat es gesagt, oder beim Austeilen wurde nicht darauf gewartet. Stimmt beides nicht, hat jemand etwas verändert.
web-fair-other = Dein Browser erinnert sich an eine andere Festlegung oder ein anderes Wort. Jemand hat etwas verändert.
web-fair-tool = Um alles noch einmal zu ziehen, lade die Aufzeichnung herunter und starte in einem Terminal:
web-fair-closed = An diesem Tisch erfahren Zuschauer das Geheimnis nicht, denn es würde jede Hand verraten. Die Spieler können alles prüfen.
web-fair-limits = Das zeigt, dass nichts gezinkt war. Es kann nicht zeigen, dass der Server deine Karten für sich behalten hat.
