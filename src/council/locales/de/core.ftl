name = { $name }
percent = { $number } %

# Einstellungen und Aufbau
seats-out-of-range = { $game } ist ein Spiel für { $low } bis { $high } Spieler, nicht für { $got }.
option-unknown = Die Einstellung „{ $got }“ gibt es nicht; es gibt { $allowed }.
option-not-a-word = Die Einstellung { $option } kann nicht „{ $got }“ sein; möglich sind { $allowed }.
option-not-a-switch = Die Einstellung { $option } kann nicht „{ $got }“ sein; möglich sind on (an) und off (aus).
option-not-a-number = Die Einstellung { $option } kann nicht „{ $got }“ sein; möglich ist eine ganze Zahl von { $low } bis { $high }.
option-out-of-range = Die Einstellung { $option } kann nicht { $got } sein; möglich ist eine ganze Zahl von { $low } bis { $high }.
position-not-supported = { $game } lässt sich nicht aus einer Stellung aufbauen.
position-unknown-key = Zu einer Stellung gehört kein „{ $got }“; sie besteht aus { $allowed }.

# Züge
move-unknown-near = „{ $got }“ ist kein Zug. War gemeint: { $near }?

# Computerspieler
bot-unknown = Den Computerspieler „{ $got }“ gibt es nicht; es gibt { $allowed }.
bot-budget = „{ $got }“ nennt kein brauchbares Maß; richtig ist zum Beispiel ismcts:200 (Durchläufe) oder ismcts:500ms (Millisekunden), höchstens 10 Millionen.

# Datendateien
data-not-supported = { $game } nimmt keine Datendatei an ({ $file }).
data-not-toml = { $file } ist kein gültiges TOML: In Zeile { $line } stimmt etwas nicht; erwartet werden Zeilen wie: daggers = 3
data-not-sensible = { $file } enthält eine Zahl oder eine Schachtelung, die in keiner Datendatei vorkommt; erwartet werden kleine Zahlen und kurze Texte.
data-unknown-section = { $file }: Den Abschnitt „{ $got }“ gibt es nicht; die Abschnitte sind { $allowed }.
data-not-a-list = { $file }: { $section } muss eine Liste von Tabellen sein, geschrieben [[{ $section }]].
data-item-unnamed = { $file }: Einem Eintrag in { $section } fehlt { $key }; jeder Eintrag braucht es.
data-item-unknown = { $file }: In { $section } gibt es kein „{ $got }“; es gibt { $allowed }.
data-item-twice = { $file }: { $item } steht zweimal da; einmal genügt.
data-unknown-key = { $file }, { $item }: „{ $key }“ lässt sich nicht ändern, nur { $allowed }.
data-expected-number = { $file }, { $item }, { $key }: „{ $got }“ ist falsch; erwartet wird eine ganze Zahl von { $low } bis { $high }.
data-expected-text = { $file }, { $item }, { $key }: „{ $got }“ ist falsch; erwartet wird eine Zeile mit 1 bis { $high } druckbaren Zeichen.
data-expected-one-of = { $file }, { $item }, { $key }: „{ $got }“ ist falsch; erwartet wird eines von { $allowed }.
data-house-count = { $file }: { $house } hätte { $got } Charaktere; jedes Haus hat genau 9.
data-name-twice = { $file }: Zwei Charaktere hießen { $name }; jeder Charakter hat einen eigenen Namen.

# Aufzeichnungen
log-too-large = Zeile { $line }: Die Datei ist größer als { $most } Zeichen; so groß ist keine Aufzeichnung eines Spiels.
log-long-line = Zeile { $line }: Die Zeile ist länger als { $most } Zeichen; so lang ist keine Zeile einer Aufzeichnung.
log-not-json = Zeile { $line }: Das ist keine Zeile einer Aufzeichnung (kein JSON).
log-byte-order-mark = Zeile { $line }: Die Datei beginnt mit einer Bytereihenfolge-Marke; speichere sie als UTF-8 ohne diese Marke.
log-line-ends = Zeile { $line }: Die Zeile endet so, wie es unter Windows üblich ist; eine Aufzeichnung hat nur Zeilenvorschübe. Nimm die Datei so, wie sie geschrieben wurde.
log-wrong-shape = Zeile { $line }: Das ist keine Zeile einer Aufzeichnung; erwartet werden Spieler, Text, Millisekunden und Prüfsumme.
log-changed = Zeile { $line }: Die Zeile wurde verändert; ihre Prüfsumme passt nicht zum Text.
log-cut-off = Zeile { $line }: Die Zeile ist abgeschnitten; die Datei endet mitten darin.
log-no-head = Zeile { $line }: Die Datei beginnt nicht mit dem Kopf einer Aufzeichnung (Format { $format }).
log-bad-head = Zeile { $line }: Im Kopf der Aufzeichnung ist „{ $key }“ nicht brauchbar.
log-after-end = Zeile { $line }: Vor dieser Zeile war das Spiel schon zu Ende.
log-of-one-reader = Zeile { $line }: So hat ein einzelner Leser das Spiel gesehen; nachspielen lässt sich nur die vollständige Aufzeichnung.
log-other-version = Zeile { $line }: Die Aufzeichnung stammt von Fassung { $got } der Regeln; dieses Programm spielt Fassung { $ours }.
log-unknown-game = Zeile { $line }: Das Spiel „{ $got }“ gibt es nicht; es gibt { $allowed }.
log-unknown-move = Zeile { $line }: „{ $text }“ ist kein Zug.
log-illegal-move = Zeile { $line }: „{ $text }“ ist hier kein erlaubter Zug.
log-impossible-outcome = Zeile { $line }: „{ $text }“ kann hier nicht geschehen sein.
log-wrong-digest = Zeile { $line }: Der Fingerabdruck passt nicht zum bisherigen Spiel.
log-wrong-result = Zeile { $line }: Das Ergebnis passt nicht zum Spiel.
log-bad-note = Zeile { $line }: „{ $text }“ kann hier nicht vermerkt sein.
log-wrong-number = Zeile { $line }: { $number } ist nicht die Nummer der nächsten Ziehung.
log-wrong-draw = Zeile { $line }: „{ $text }“ ist nicht, was Ziehung { $number } ergeben musste.
log-wrong-proof = Zeile { $line }: Was gezogen werden konnte, ist am Ende der Aufzeichnung falsch aufgezählt.
