### Beendete Partien zusammen: die Chronik und die Statistik einer Person.

record-exported = { $folder }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}.
record-nothing = Keine dieser Dateien enthält eine beendete Partie.
record-written = Gespeichert in { $file }.
record-unfinished = { $games ->
    [one] 1 Partie ohne Sieg zählt nicht.
   *[other] { $games } Partien ohne Sieg zählen nicht.
}
record-broken = { $games ->
    [one] 1 Datei ist nicht lesbar und zählt nicht.
   *[other] { $games } Dateien sind nicht lesbar und zählen nicht.
}
record-more = { $rows ->
    [one] 1 weitere Zeile
   *[other] { $rows } weitere Zeilen
}

record-chronicle = Chronik
record-lead = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $first } bis { $last }
record-somebody = Jemand
record-players = Wer gespielt hat
record-kinds = Spiele
record-houses = Häuser
record-sizes = Zahl der Plätze
record-rivals = Direkter Vergleich
record-records = Rekorde

record-col-player = Name
record-col-other = Gegen
record-col-games = Partien
record-col-wins = Siege
record-col-rate = Siegquote
record-col-fair = Bei gleicher Stärke
record-col-place = Mittlerer Rang
record-col-streak = Längste Serie
record-col-game = Spiel
record-col-size = Plätze
record-col-house = Haus
record-col-before = Davor
record-col-behind = Dahinter

record-col-record = Rekord
record-col-value = Wert
record-col-who = Wer
record-col-when = Wann

record-plot-rate = Siegquote aller, die gespielt haben
record-plot-rate-how = Der Strich im Balken zeigt die Siegquote, die bei gleicher Stärke an diesen Tischen zu erwarten wäre.
record-plot-wins = Siege im Lauf der Zeit
record-plot-rivals = Wie oft der Name der Zeile vor dem Namen der Spalte lag
record-plot-rivals-how = Jede Zahl zeigt, in wie vielen von 100 Partien der Name der Zeile vor dem der Spalte lag. Gleichstand zählt nicht.
record-plot-houses = Siegquote jedes Hauses
record-plot-months = Partien pro Monat

# The longest game has the most lines in its log.
record-best-score = Bestes Ergebnis
record-best-streak = Längste Siegesserie
record-best-longest = Längste Partie, in Zeilen der Aufzeichnung
record-best-shortest = Kürzeste Partie, in Zeilen der Aufzeichnung

record-mode-skirmish = Gefecht
record-mode-dominion = Herrschaft
record-mode-world_skirmish = Welt im Krieg, Gefecht
record-mode-world_dominion = Welt im Krieg, Herrschaft
record-mode-mitchell = Haus Mitchell, Gefecht
record-mode-mitchell_dominion = Haus Mitchell, Herrschaft

# Die Seite: meine Partien
record-mine = Meine Partien
record-tab-games = Partien
record-tab-statistics = Statistik
record-tab-me = Profil
record-search = Nach einem Namen suchen
record-any-state = Laufende und beendete
record-running = Laufende
record-finished = Beendete
record-any-game = Alle Spiele
record-any-mode = Alle Modi
record-any-house = Alle Häuser
record-any-size = Beliebig viele Plätze
record-any-opponent = Alle
record-filter-state = Status
record-filter-mode = Modus
record-filter-opponent = Gegen
record-empty = Du hast noch nicht gespielt. Hier erscheinen deine Partien.
record-none-fit = Keine Partie passt zu dieser Auswahl.
record-no-statistics = Die Statistik beginnt mit deiner ersten beendeten Partie.
record-place-of = Rang { $place } von { $players }
record-ended = Einvernehmlich beendet
record-you = Du
record-size = { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
}
record-count = { $shown } von { $all ->
    [one] 1 Partie
   *[other] { $all } Partien
}
record-all-shown = Alle zeigen
record-table = Als Tabelle

record-tile-games = Partien
record-tile-wins = Siege
record-tile-rate = Siegquote
record-tile-fair = Bei gleicher Stärke: { $share }
record-tile-place = Mittlerer Rang
record-tile-streak = Längste Serie
record-tile-current = Aktuelle Serie: { $games }
record-tile-luck = Glück pro Partie
record-tile-cost = Entscheidungskosten pro Partie
record-tile-judged = { $games ->
    [one] Aus 1 Bericht
   *[other] Aus { $games } Berichten
}
record-tile-no-report = Noch keine Berichte
record-plot-mine = Meine Siege im Lauf der Zeit
record-plot-games = Siegquote nach Spiel und Modus
record-plot-sizes = Siegquote nach Zahl der Plätze
record-plot-opponents = Direkter Vergleich: wie oft ich davor lag
record-plot-opponents-how = Der Strich im Balken ist die Mitte: gleich oft vorn und hinten. Gleichstände zählen nicht.
record-ahead-of = { $before } : { $behind }

# Die Seite: Profil
record-me-lead = Es gibt keine Konten. Dein Browser bewahrt einen Schlüssel für dich auf, der Server nur dessen Fingerabdruck. Wer den Schlüssel hat, kann in deinem Namen spielen.
record-me-lead-here = Deine Partien liegen nur in diesem Browser. Niemand sonst kann sie sehen.
record-me-listed = Meinen Namen in der Chronik dieses Servers zeigen
record-me-device = Deine anderen Geräte
record-me-device-how = Öffne diesen Link auf deinem anderen Gerät. Gib ihn nicht weiter: Er enthält deinen Schlüssel.
record-me-device-link = Link für dein anderes Gerät
record-me-device-show = Link zeigen
record-me-forget = Vergiss mich
record-me-forget-sure = Profil löschen?
record-me-forget-plain = Dein Profil und die Liste deiner Partien werden gelöscht. Die Partien bleiben mit den Namen an ihren Plätzen. Das lässt sich nicht rückgängig machen.
record-me-forget-how = Dein Profil und die Liste deiner Partien werden gelöscht. Die Partien bleiben mit den Namen an ihren Plätzen, aber die Chronik nennt dich nicht mehr. Das lässt sich nicht rückgängig machen.
record-me-forgotten = Dein Profil ist gelöscht.
record-me-saved = Gespeichert.

# Die Seite: der Link von einem anderen Gerät
record-join = Bist du das?
record-join-who = Dieser Link gehört { $name }.
record-join-nameless = Dieser Link gehört jemandem ohne Namen.
record-join-new = Wenn du das bist, zeigt dieses Gerät ab jetzt deine Partien.
record-join-replace = Dieses Gerät gehört bisher { $name }. Wenn du weitermachst, wird das Profil auf diesem Gerät ersetzt. Seine Partien bleiben beim alten Profil, außer du nimmst sie mit.
record-join-bring = Die Partien dieses Geräts mitnehmen
record-join-yes = Ja, das bin ich
record-join-no = Nein
record-join-same = Dieses Gerät kennt dich schon.
record-join-bad = Dieser Link ist unvollständig. Kopiere ihn noch einmal auf deinem anderen Gerät.
record-join-unknown = Der Server kennt diesen Schlüssel nicht. Öffne den Link noch einmal, nachdem du auf dem anderen Gerät gespielt hast.

# Die Seite: die Chronik eines Servers
record-chronicle-lead = Alle beendeten Partien dieses Servers
record-chronicle-empty = Hier wurde noch keine Partie beendet.
