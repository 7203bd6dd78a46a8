# Platz nehmen
play-person = Spieler
play-keeps = Das Spiel wird laufend in { $file } gesichert.
play-kept = Das Spiel ist gesichert in { $file }
play-kept-partly = Das Spiel ist bis zum Fehler des Datenträgers gesichert in { $file }
play-go-on = Weiter geht es mit: { $command } play --resume { $word }
play-see-again = Noch einmal ansehen: { $command } replay { $word }
play-not-kept = Das Spiel ist in keiner Datei gesichert.
play-not-kept-because = { $why } Gespielt wird, ohne zu sichern.
play-keeping-failed = { $file } lässt sich nicht mehr schreiben; was darin steht, kann fortgesetzt werden. „sichern DATEI“ schreibt das ganze Spiel in eine andere Datei.
play-copied = Eine Kopie des Spiels liegt in { $file }.
play-cannot-save = { $file } lässt sich nicht schreiben; wähle mit --save eine andere Datei.
play-cannot-copy = { $file } lässt sich nicht schreiben; nenne eine andere Datei.
play-copy-exists = { $file } gibt es schon; nenne eine andere Datei.
play-file-busy = { $file } ist in Gebrauch: Das Spiel läuft in einem anderen Fenster. Beende es zuerst dort.
play-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder setze das Spiel mit --resume fort.
play-cut-off = Die letzte Zeile von { $file } ist abgeschnitten und wurde weggelassen; das Spiel geht mit der Zeile davor weiter.
play-resume-alone = Bei einem Spiel, das weitergeht, ist { $option } nicht möglich; --resume übernimmt alles aus der Datei.
play-bad-name = „{ $got }“ kann kein Name sein; ein Name hat 1 bis { $most } druckbare Zeichen.
play-name-of-a-bot = „{ $got }“ heißt ein Computerspieler; wähle für einen Menschen einen anderen Namen.
play-who = „{ $got }“ ist weder ein Mensch noch ein Computerspieler: Ein Mensch ist me oder me:NAME, die Computerspieler sind { $allowed }.
play-name-twice = Es können nicht zwei Menschen { $got } heißen; schreibe zum Beispiel me:Anna,me:Ben.

# An der Reihe
play-how = Gib eine Nummer ein oder einen Zug wie „{ $example }“; „hilfe“ zählt auf, was sonst noch geht.
play-and-then = wähle (Enter allein: zurück)
play-only-choice = wähle
play-thinking = { $who } überlegt ...
play-hand-over = Gib das Gerät an { $who } weiter.
play-hand-over-ready = { $who }, drücke Enter.
play-hand-over-how = Weiter geht es nur mit Enter, sobald { $who } das Gerät hat; „zurück“ nimmt den letzten Zug zurück, „ende“ hört auf.
play-narrow = Dieses Terminal hat { $width } Spalten; die Spielfläche braucht { $wanted }. Mach es breiter, sonst zerfällt das Bild.
play-no-such-number = Die Nummer { $got } steht nicht zur Wahl; es gibt 1 bis { $high }.
play-not-an-amount = { $got } geht nicht; es ist eine Zahl von { $low } bis { $high }.
play-an-amount = Eine Zahl von { $low } bis { $high }, oder „max“.
play-more-choices = { $count ->
    [one] Und noch eine: Tippe ein Wort davon, und die Liste wird kürzer.
   *[other] Und { $count } weitere: Tippe ein Wort, und die Liste wird kürzer.
}
play-several-what = „{ $got }“ ist nicht genau ein Zug, darum wurde nichts von der Zeile gespielt; sag mehr davon.
play-plan-ends = Das wurde nicht gespielt, weil es jetzt nicht passt: { $rest }
play-repeat-what = Was wiederholen? Schreibe zum Beispiel: wiederhole ZUG; ZUG
play-rule = (Regel { $rule })
play-hint = Ein Tipp, so würde der Computerspieler „mittel“ ziehen:
play-log-more = Das sind die letzten von { $count } Zeilen; „verlauf alles“ zeigt alle.
play-log-all = alles
play-log-what = „{ $got }“ ist hier nicht zu verstehen; schreibe verlauf, verlauf 5 oder verlauf alles.
play-extra-word = „{ $got }“ ist hier nicht zu verstehen; diese Anweisung steht allein.

# Anweisungen
play-order-why = warum
play-order-undo = zurück
play-order-hint = tipp
play-order-show = zeigen
play-order-log = verlauf
play-order-save = sichern
play-order-rules = regeln
play-order-repeat = wiederhole
play-order-help = hilfe
play-order-quit = ende
play-about-why = warum ein Zug nicht geht: warum ZUG
play-about-undo = deinen letzten Zug zurücknehmen, aber nie über gezogene Karten oder geworfene Würfel hinweg
play-about-hint = was ein Computerspieler an deiner Stelle täte
play-about-show = die Spielfläche noch einmal zeigen
play-about-log = was bisher geschah: verlauf, verlauf 5, verlauf alles
play-about-save = wo das Spiel gesichert ist, oder eine Kopie davon: sichern DATEI
play-about-rules = die Regeln oder eine davon: regeln KENNUNG
play-about-repeat = dieselben Züge immer wieder, solange sie passen: wiederhole ZUG; ZUG
play-about-help = diese Liste
play-about-quit = aufhören; das Spiel bleibt gesichert
play-about-moves = Ein Zug: die Nummer einer Wahl oder Wörter daraus, etwa „{ $example }“ für „{ $move }“; die ersten Buchstaben genügen. Jedes Wort lässt die Züge übrig, die es enthalten; Enter allein beginnt von vorn.
play-about-several = Mehrere Züge in einer Zeile trennt „;“; eine Zahl gleich nach einem Zug beantwortet das „Wie viele“, das folgt.
play-why-what = Warum was nicht? Schreibe zum Beispiel: warum { $example }
play-why-legal = Das geht: { $move }

# Zurücknehmen
play-undone = Zurückgenommen:
play-undo-nothing = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
play-undo-chance = Das lässt sich nicht zurücknehmen: Seit deinem letzten Zug wurden Karten ausgeteilt, gezogen oder aufgedeckt oder Würfel geworfen.
play-undo-others = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders gezogen.
play-undo-told = Das lässt sich nicht zurücknehmen: Dein Zug hat etwas über die Karten anderer gezeigt.
