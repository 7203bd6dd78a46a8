# council report
report-title = Bericht: { $game }
report-text = { $text }
report-and-more = Und so weiter.
report-winner = Gewonnen hat { $who }.
report-shared = Geteilter Sieg: { $who }.
report-working = Auswertung
report-progress = { $done } von { $of } Schritten fertig
report-running = Diese Partie ist nicht beendet. Einen Bericht gibt es nur zu einer beendeten Partie.
report-agreed = Diese Partie wurde einvernehmlich beendet. Sie hat kein Ergebnis, das ein Bericht erklären könnte.
report-one-reader = Diese Aufzeichnung enthält nur, was eine einzelne Person sah. Nimm die vollständige Aufzeichnung der beendeten Partie.
report-no-steps = In dieser Partie hat niemand etwas entschieden.

report-curve = Siegchance im Verlauf der Partie
report-curve-how = Links ist der Anfang, rechts das Ende. Ein Schritt ist ein Zug, ein Wurf oder eine Ziehung von Karten.
report-curve-across = Zeile der Aufzeichnung
report-curve-up = Siegchance in %
report-curve-band = Das blasse Band ist das 95-%-Intervall der Schätzung.

report-balance = Woher das Ergebnis kam
report-player = Name
report-start = Anfang
report-dice-luck = Würfel
report-draw-luck = Karten
report-own = Eigene Züge
report-others = Züge der anderen
report-result = Ergebnis
report-balance-how = Alle Zahlen sind Prozentpunkte der Siegchance. Jede Zeile geht auf: Anfang, Glück und Züge ergeben zusammen das Ergebnis.
report-margin = Die Zahl nach ± ist das halbe 95-%-Intervall der Simulation. Eine Zahl ohne ± ist für diese Schätzung exakt.

report-luck = Das größte Glück und Pech
report-line = Zeile { $line } der Aufzeichnung
report-luck-good = Das brachte { $who } { $share } Prozentpunkte.
report-luck-bad = Das kostete { $who } { $share } Prozentpunkte.

report-skill = Entscheidungen
report-decisions = Anzahl
report-best = Besten Zug gewählt
report-cost = Kosten gesamt
report-each = Kosten pro Entscheidung
report-skill-how = „Kosten“ sind die verlorene Siegchance gegenüber dem besten Zug, den die Suche fand, in Punkten. Es zählt nur, was die Person damals sehen konnte. Sind sie negativ, sah die Person wohl mehr als die Suche.

report-moments = Momente, die die Partie entschieden
report-moment = { $number }. Zeile { $line } der Aufzeichnung: { $who }
report-moment-luck = { $number }. Zeile { $line } der Aufzeichnung: Glück
report-moment-stood = Siegchancen davor:
report-moment-share = { $who } { $share }
report-moment-played = Gespielt:
report-moment-better = Besser:
report-moment-told = Aus Sicht von { $who }:
report-moment-cost = Der Unterschied beträgt { $share } Prozentpunkte Siegchance.
report-moment-even = Die Suche hat beide Züge ausprobiert, und mit diesem waren die Siegchancen höher.
report-none = Keine Entscheidung sticht heraus, und der Zufall änderte wenig.

# Die Intrigen von Westeros
report-stranded = Wer wen ohne Platz ließ
report-stranded-round = Runde
report-stranded-who = Name
report-stranded-cards = Karten übrig
report-stranded-by = Den letzten Platz nahm
report-stranded-line = Zeile
report-stranded-deal = niemand
report-stranded-self = die eigene Karte
report-stranded-note = Hier steht, wer noch Karten hatte, aber für keine mehr einen Platz. Jede dieser Karten kostete einen Strafpunkt.

# RISIKO
report-dice = Würfel in Kämpfen
report-dice-who = Name
report-dice-count = Würfel
report-dice-pips = Augen über dem Schnitt
report-dice-pips-sd = in SD
report-dice-lost = Armeen verloren
report-dice-expected = Erwartet
report-dice-lost-sd = Glück in SD
report-dice-note = SD ist die Standardabweichung. Zwei Drittel aller Partien liegen zwischen −1 und +1, und 95 % zwischen −2 und +2. Diese Zahlen sind exakt.
report-dice-note-cards = SD ist die Standardabweichung. Zwei Drittel aller Partien liegen zwischen −1 und +1, und 95 % zwischen −2 und +2. Diese Zahlen sind exakt. Würfe für Karten sind nicht dabei.

# das Kartenspiel
report-plots = Pläne nach Runden
report-plots-round = Runde
report-plots-first = { $one }
report-plots-second = { $two }
report-plots-power-first = Macht { $one }
report-plots-power-second = Macht { $two }
report-plots-share = Siegchance { $one }
report-plots-note = Die letzte Spalte zeigt, wie sich die Siegchance von { $one } in der Runde änderte, Glück eingeschlossen.
report-fights = Herausforderungen
report-fights-round = Runde
report-fights-who = Angriff
report-fights-kind = Art
report-fights-result = Ergebnis
report-fights-share = Siegchance
report-fights-line = Zeile
report-fights-won = gewonnen
report-fights-lost = verloren
report-fights-none = nicht ausgetragen
report-fights-note = „Siegchance“ zeigt, wie sich die Chance der angreifenden Seite änderte, vom Ansagen bis zum Ende der Herausforderung.

# Grenzen
report-limits = Was dieser Bericht nicht sagen kann
report-limits-estimate = Siegchancen sind Schätzungen eines Programms, das auf einfache Weise weiterspielt. Gute Züge sehen deshalb für alle wie Gewinne aus.
report-limits-luck = Das Glück ist über viele Partien im Schnitt null, egal wie gut die Schätzung ist. In einer Partie hängt es von ihr ab.
report-limits-hidden = Kurve und Glück sind mit allen Karten berechnet. Für die Kosten einer Entscheidung zählt nur, was die Person sehen konnte.
report-limits-search = Die Suche kann den besten Zug übersehen. Kleine Kosten beweisen keinen Fehler.
report-limits-people = Gespräche, Absprachen und Gewohnheiten am Tisch erfasst der Bericht nicht.
report-written = Gespeichert in { $file }.

# im Browser
report-offer = Ein Bericht erklärt diese Partie: Glück, Kosten der Entscheidungen und die Momente, die sie entschieden.
report-offer-more = Die Suche sieht sich jede Stellung noch einmal an. Das dauert zehn Sekunden bis einige Minuten.
report-make = Bericht erstellen
report-making = Der Bericht wird erstellt.
report-waiting = Andere Berichte werden zuerst erstellt.
report-leave = Du kannst diese Ansicht schließen. Der Bericht bleibt bei der Partie gespeichert.
report-stop = Abbrechen
report-show = Diesen Moment zeigen
report-share = Die Siegchance ist die geschätzte Chance, von diesem Moment an die Partie zu gewinnen.
report-nothing = In dieser Partie gibt es hier nichts aufzulisten.

# Züge, die der Verlauf nicht erwähnt
report-move-call = ein Haus aus dem Exil rufen
report-move-commit = Wahl: { $text }
report-move-deal = Ausgeteilt: { $text }
report-move-deploy = Armeen aufstellen: { $text }
report-move-dice = Anzahl Würfel: { $text }
report-move-done = nichts mehr in dieser Phase
report-move-draw = eine Karte nehmen
report-move-engines = Belagerungsmaschinen: { $text }
report-move-fight = weiterkämpfen
report-move-from = Start: { $text }
report-move-hand = { $text ->
    [keep] die Starthand behalten
    [new] eine neue Hand ziehen
   *[other] über die Starthand entscheiden
}
report-move-house = Wahl: { $text }
report-move-knights = Ritter: { $text }
report-move-pass = passen
report-move-pick = Wahl: { $text }
report-move-place = { $text ->
    [nothing] die Karte auf der Hand behalten
   *[other] ablegen: { $text }
}
report-move-ready = alle sind bereit
report-move-roll = Würfel: { $text }
report-move-to = Ziel: { $text }
report-move-trade = eintauschen: { $text }
