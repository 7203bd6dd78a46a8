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

# Warum nicht?
web-why-allowed = Dieser Zug ist möglich.
web-why-fine = Nichts spricht dagegen
web-rule = Regel { $id } · { $title }
web-read-rule = Regel lesen
web-find-rule = In den Regeln suchen
web-rules-missing = Die Regeln ließen sich nicht lesen.

# Tasten
web-help = Tasten
web-help-mouse = Mit der Maus: eine Karte anklicken, dann einen leuchtenden Platz. Ein Rechtsklick auf alles Graue sagt, warum es nicht geht. Mit dem Finger: tippen und tippen; eine halbe Sekunde halten sagt, warum es nicht geht.
web-key-digit = Eine Karte der Hand wählen
web-key-arrows = Über die Spielfläche gehen; abwärts führt zur Hand
web-key-enter = Ablegen oder den gewählten Knopf drücken
web-key-esc = Zurücklegen, schließen
web-key-why = Warum nicht? Zu dem, was gerade gewählt ist
web-key-undo = Zurücknehmen
web-key-hint = Tipp
web-key-log = Verlauf
web-key-rules = Regeln
web-key-menu = Menü
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
