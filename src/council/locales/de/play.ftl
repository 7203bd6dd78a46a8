# Platz nehmen
play-person = Person
play-keeps = Deine Partie wird laufend in { $file } gesichert.
play-from = Eine neue Partie, die vor Zeile { $line } von { $file } weitergeht. Ab hier wird neu gewürfelt und gezogen.
play-deal = Kartencode { $code }: Wer ihn kennt, kann die verdeckten Karten ausrechnen.
play-kept = Deine Partie ist gesichert in { $file }
play-kept-partly = Deine Partie ist bis zum Fehler des Datenträgers gesichert in { $file }
play-go-on = Weiterspielen mit: { $command } play --resume { $word }
play-see-again = Noch einmal ansehen mit: { $command } replay { $word }
play-not-kept = Diese Partie wird nicht gesichert.
play-not-kept-because = { $why } Diese Partie wird nicht gesichert.
play-keeping-failed = { $file } lässt sich nicht mehr schreiben. Mit dem Stand in dieser Datei kannst du später weiterspielen. „sichern DATEI“ schreibt die ganze Partie in eine andere Datei.
play-copied = Eine Kopie der Partie ist in { $file } gesichert.
play-cannot-save = { $file } lässt sich nicht schreiben. Wähle mit --save eine andere Datei.
play-cannot-copy = { $file } lässt sich nicht schreiben. Wähle eine andere Datei.
play-copy-exists = { $file } gibt es schon. Wähle eine andere Datei.
play-file-busy = { $file } wird von einer Partie in einem anderen Fenster benutzt. Beende sie zuerst.
play-file-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder setze die Partie mit --resume fort.
play-cut-off = Die letzte Zeile von { $file } war unvollständig und wurde entfernt. Die Partie geht mit der Zeile davor weiter.
play-not-together = { $option } geht nicht zusammen mit { $other }; die Partie behält ihre Einstellungen.
play-from-line = „{ $got }“ nennt keinen Moment einer Partie. Schreibe DATEI:ZEILE, etwa partie.council.jsonl:40.
play-bad-name = „{ $got }“ ist kein gültiger Name. Ein Name braucht 1 bis { $most } druckbare Zeichen.
play-name-of-a-bot = „{ $got }“ ist der Name eines Bots. Wähle für einen Menschen einen anderen Namen.
play-who = „{ $got }“ ist weder ein Mensch noch ein Bot. Ein Mensch ist me oder me:NAME; die Bots sind { $allowed }.
play-name-twice = Zwei Menschen können nicht beide { $got } heißen. Gib ihnen verschiedene Namen, zum Beispiel me:Anna,me:Ben.

# Ziehen
play-how = Gib eine Nummer ein oder einen Zug wie „{ $example }“. „hilfe“ zeigt alle Befehle.
play-and-then = wähle (Enter: zurück)
play-only-choice = wähle
play-thinking = { $who } überlegt ...
play-hand-over = Gib das Gerät an { $who } weiter.
play-hand-over-ready = { $who }, drücke Enter.
play-hand-over-how = { $who } drückt Enter, dann geht es weiter. „zurück“ nimmt den letzten Zug zurück, mit „ende“ hörst du auf.
play-narrow = Dieses Terminal hat { $width } Spalten; der Tisch braucht { $wanted }. Mach es breiter, damit alles richtig aussieht.
play-no-such-number = Die Nummer { $got } gibt es nicht. Wähle 1 bis { $high }.
play-not-an-amount = { $got } geht nicht. Wähle eine Zahl von { $low } bis { $high }.
play-an-amount = Eine Zahl von { $low } bis { $high } oder „max“.
play-more-choices = { $count ->
    [one] Und noch eine Möglichkeit. Tippe einen Teil davon, um die Liste zu kürzen.
   *[other] Und { $count } weitere. Tippe einen Teil davon, um die Liste zu kürzen.
}
play-several-what = „{ $got }“ passt auf mehrere Züge, darum wurde nichts aus dieser Zeile gespielt. Gib den Zug genauer an.
play-plan-ends = Nicht gespielt, weil es jetzt nicht möglich ist: { $rest }
play-repeat-what = Was wiederholen? Tippe zum Beispiel: wiederhole ZUG; ZUG
play-rule = (Regel { $rule })
play-no-hints = Hier spielen mehrere Personen, darum gibt es keine Tipps. Mit --hints erlaubst du sie.
play-own-missing = { $file } spielt in dieser Partie mit, liegt aber weder in diesem Ordner noch neben der Aufzeichnung. Lege die Datei dorthin und versuche es noch einmal.
play-forfeit = { $who } kann nicht weiterspielen: { $why } Ein zufälliger Bot spielt weiter.
play-hint = Tipp: So würde ein Bot ziehen:
play-hint-who = der Ratgeber
play-hint-next = Zweitbester Zug:
play-log-more = Das sind die letzten von { $count } Zeilen; „verlauf alles“ zeigt alle.
play-log-all = alles
play-log-what = „{ $got }“ wurde nicht verstanden. Tippe verlauf, verlauf 5 oder verlauf alles.
play-extra-word = „{ $got }“ ist hier zu viel; dieser Befehl braucht keine weitere Angabe.

# Befehle
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
play-about-undo = deinen letzten Zug zurücknehmen, aber nicht über gezogene Karten oder geworfene Würfel hinweg
play-about-hint = was ein Bot tun würde
play-about-show = den Tisch noch einmal zeigen
play-about-log = was bisher passiert ist: verlauf, verlauf 5, verlauf alles
play-about-save = zeigen, wo die Partie gesichert ist, oder eine Kopie sichern: sichern DATEI
play-about-rules = die Regeln zeigen oder eine davon: regeln KENNUNG
play-about-repeat = Züge wiederholen, solange sie möglich sind: wiederhole ZUG; ZUG
play-about-help = diese Liste
play-about-quit = aufhören; die Partie bleibt gesichert
play-about-moves = Für einen Zug tippst du die Nummer einer Möglichkeit oder Wörter daraus: „{ $example }“ für „{ $move }“. Der Anfang eines Wortes genügt. Jedes Wort kürzt die Liste; Enter allein beginnt von vorn.
play-about-several = Trenne mehrere Züge mit „;“. Eine Zahl direkt nach einem Zug beantwortet die folgende Frage „Wie viele?“.
play-why-what = Warum was nicht? Tippe zum Beispiel: warum { $example }
play-why-legal = Das geht: { $move }

# Zurücknehmen
play-undone = Zurückgenommen:
play-undo-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
play-undo-chance = Das lässt sich nicht zurücknehmen: Seit deinem letzten Zug wurden Karten ausgeteilt, gezogen oder aufgedeckt oder Würfel geworfen.
play-undo-others = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anders einen Zug gemacht.
play-undo-told = Das lässt sich nicht zurücknehmen: Dein Zug hat etwas über die Karten anderer gezeigt.
