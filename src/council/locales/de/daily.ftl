# Die Partie des Tages
daily-bad-date = „{ $got }“ ist kein Datum. Schreibe es so: 2026-11-18.
daily-future = Die Partie vom { $day } gibt es noch nicht.
daily-too-early = Die erste Partie ist die vom { $day }.
daily-no-undo = In einem gewerteten Versuch kannst du nichts zurücknehmen.
daily-finish-first = Beende zuerst deinen gewerteten Versuch, mit „{ $command }“. Danach kannst du üben.
daily-other-file = Die Datei { $file } ist kein Versuch mit den Karten vom { $day }. Verschiebe sie in einen anderen Ordner und fang neu an.

# Im Terminal
daily-title = Die Partie des Tages, { $day }
daily-how = „council daily SPIEL“ startet eine Partie. Dein erster Versuch wird gewertet, ohne Tipps und ohne Zurücknehmen. Jeder Tag beginnt um 00:00 Uhr UTC.
daily-state-open = Noch nicht gespielt.
daily-state-begun = Du hast angefangen.
daily-about-intrigue = Eine kurze Partie zu viert gegen drei Bots.
daily-about-risk = Gefecht zu { $seats ->
    [2] zweit
   *[other] dritt
}, sechs Runden.
daily-about-cardgame = Fünf Runden gegen einen Bot.
daily-streak = Tage in Folge: { $days }
daily-counts = Die Partie des Tages vom { $day }. Dieser Versuch wird gewertet: keine Tipps, kein Zurücknehmen.
daily-practice = Übung mit den Karten vom { $day }. Diese Partie wird nicht gewertet.
daily-go-on = Weiter mit: council daily { $game } --date { $day }
daily-done = { $game }: Dein Versuch vom { $day } ist vorbei. Mit --practice spielst du dieselben Karten noch einmal.
daily-given-up = Du hast diesen Versuch aufgegeben.
daily-result-intrigue = Rang { $place } von { $seats } mit der Endwertung { $score }.
daily-result-risk = Rang { $place } von { $seats } mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
}.
daily-result-cardgame = Rang { $place } von { $seats } mit { $score } Macht.
daily-you = Du
daily-player = Name
daily-place = Rang
daily-score = Ergebnis
daily-compared = { $better ->
    [1] Du warst besser.
    [0] Ihr wart gleich gut.
   *[other] Der Bot war besser.
}
daily-rival-plays = { $who } spielt auf deinem Platz.
daily-report = Was die Partie entschieden hat: council report { $file }

# Was man einander schickt
daily-line = Small Council, Partie des Tages { $day }, { $game }: Rang { $place } von { $seats } { $signs }

# Im Browser
daily-lead = Jeden Tag gibt es eine Partie in jedem Spiel. Alle haben dieselben Karten und Würfel und spielen gegen dieselben Bots. Auf gleiche Züge antworten die Bots immer gleich.
daily-days = Tage
daily-before = Vortag
daily-today = Heute
daily-left = Neue Partien in { $hours } Std. { $minutes } Min.
daily-past-more = Dieser Tag ist vorbei. Du kannst üben und am Tisch den Bericht zu deinem Versuch lesen.
daily-state-missed = Du hast nicht gespielt.
daily-play = Spielen
daily-continue = Weiterspielen
daily-practise = Üben
daily-table = Tisch und Bericht
daily-comparison = Vergleich
daily-rivals = Bots auf deinem Platz
daily-rival = Bot, { $level }
daily-plays = spielt …
daily-not-played = hat nicht gespielt
daily-missing = Hier nicht verfügbar: { $levels }. Das würde zu lange dauern.
daily-others = Auf diesem Server
daily-nobody = Noch hat niemand mit Namen die Partie beendet.
daily-place-short = { $place } von { $seats }
daily-share = Ergebnis teilen
daily-listed = Mein Ergebnis anderen auf diesem Server als { $name } zeigen
daily-unlisted = Ohne Namen sehen andere dein Ergebnis nicht.
daily-name = Namen eingeben
daily-rules = Dein erster Versuch wird gewertet, ohne Tipps und ohne Zurücknehmen. Danach kannst du üben, so oft du willst. Die Karten sind nicht geheim: Sie lassen sich aus dem Datum berechnen.
