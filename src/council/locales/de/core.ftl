name = { $name }
percent = { $number } %

# Einstellungen und Aufbau
seats-out-of-range = { $game }: für { $low } bis { $high } Personen, nicht für { $got }.
option-unknown = Die Einstellung „{ $got }“ gibt es nicht. Zur Wahl stehen { $allowed }.
option-not-a-word = Die Einstellung { $option } kann nicht „{ $got }“ sein. Zur Wahl stehen { $allowed }.
option-not-a-switch = Die Einstellung { $option } kann nicht „{ $got }“ sein. Nimm on (an) oder off (aus).
option-not-a-number = Die Einstellung { $option } kann nicht „{ $got }“ sein. Nimm eine ganze Zahl von { $low } bis { $high }.
option-out-of-range = Die Einstellung { $option } kann nicht { $got } sein. Nimm eine ganze Zahl von { $low } bis { $high }.
position-not-supported = { $game } kann nicht ab einer vorgegebenen Stellung beginnen.
position-unknown-key = Eine Stellung hat kein Feld „{ $got }“. Die Felder sind { $allowed }.

# Züge
move-unknown-near = „{ $got }“ ist kein Zug. Meintest du: { $near }?

# Bots
bot-unknown = Den Bot „{ $got }“ gibt es nicht. Zur Wahl stehen { $allowed }.
bot-budget = „{ $got }“ nennt keinen gültigen Umfang der Suche. Beispiele: ismcts:200 (Durchläufe), ismcts:500ms (Millisekunden); höchstens 10 Millionen.

# Datendateien
data-not-supported = { $game } verwendet keine Datendateien ({ $file }).
data-not-toml = { $file } ist kein gültiges TOML: Fehler in Zeile { $line }. Eine gültige Zeile sieht so aus: daggers = 3
data-not-sensible = { $file } enthält eine zu große Zahl oder eine zu tiefe Schachtelung. Nimm kleine Zahlen und kurze Texte.
data-unknown-section = { $file }: Den Abschnitt „{ $got }“ gibt es nicht. Die Abschnitte sind { $allowed }.
data-not-a-list = { $file }: { $section } muss eine Liste von Tabellen sein, geschrieben [[{ $section }]].
data-item-unnamed = { $file }: Einem Eintrag in { $section } fehlt { $key }. Jeder Eintrag braucht diese Angabe.
data-item-unknown = { $file }: In { $section } gibt es keinen Eintrag „{ $got }“. Die Einträge sind { $allowed }.
data-item-twice = { $file }: { $item } steht zweimal da. Entferne einen Eintrag.
data-unknown-key = { $file }, { $item }: „{ $key }“ lässt sich nicht ändern. Ändern kannst du { $allowed }.
data-expected-number = { $file }, { $item }, { $key }: „{ $got }“ ist falsch. Nimm eine ganze Zahl von { $low } bis { $high }.
data-expected-text = { $file }, { $item }, { $key }: „{ $got }“ ist falsch. Nimm eine Zeile mit 1 bis { $high } druckbaren Zeichen.
data-expected-one-of = { $file }, { $item }, { $key }: „{ $got }“ ist falsch. Zur Wahl stehen { $allowed }.
data-expected-shape = { $file }, { $item }, { $key }: „{ $got }“ ist hier nicht möglich; erwartet: { $expected }.
data-missing = { $file }, { $item }: { $key } fehlt.
data-house-count = { $file }: { $house } hätte { $got } Charaktere. Jedes Haus braucht genau 9.
data-deal-cards = { $file }: { $players } Personen bekämen { $dealt } von { $got } Karten. Gib weniger Karten aus. Zu fünft muss genau eine Karte übrig bleiben.
data-deal-thrones = { $file }: { $players } Personen brauchen mindestens { $players } Thronkarten, nicht { $got }.
data-skirmish-small = { $file }: Dieser Teil des Spielplans hat { $got } Gebiete. Das ist zu wenig für je { $need }.
data-name-twice = { $file }: Zwei Charaktere würden { $name } heißen. Gib jedem einen eigenen Namen.

# Aufzeichnungen
log-too-large = Zeile { $line }: Die Datei ist zu groß für eine Aufzeichnung (höchstens { $most } Zeichen).
log-long-line = Zeile { $line }: Die Zeile ist zu lang für eine Aufzeichnung (höchstens { $most } Zeichen).
log-not-json = Zeile { $line }: Diese Zeile gehört nicht zu einer Aufzeichnung (kein JSON).
log-byte-order-mark = Zeile { $line }: Die Datei beginnt mit einer Bytereihenfolge-Marke (BOM); speichere sie als UTF-8 ohne BOM.
log-line-ends = Zeile { $line }: Zeilenenden von Windows (CRLF). Nimm die ursprüngliche Datei mit LF-Zeilenenden.
log-wrong-shape = Zeile { $line }: Diese Zeile gehört nicht zu einer Aufzeichnung. Nötig sind Platz, Text, Millisekunden und Prüfsumme.
log-changed = Zeile { $line }: Die Zeile wurde verändert; ihre Prüfsumme passt nicht.
log-cut-off = Zeile { $line }: Die Datei endet mitten in dieser Zeile.
log-no-head = Zeile { $line }: Die Datei beginnt nicht mit dem Kopf einer Aufzeichnung (Format { $format }).
log-bad-head = Zeile { $line }: „{ $key }“ fehlt im Kopf oder ist ungültig.
log-after-end = Zeile { $line }: Vor dieser Zeile war die Partie schon zu Ende.
log-of-one-reader = Zeile { $line }: Diese Aufzeichnung enthält nur, was eine einzelne Person sah. Zum Abspielen brauchst du die vollständige.
log-other-version = Zeile { $line }: Die Aufzeichnung verwendet Fassung { $got } der Regeln; dieses Programm verwendet Fassung { $ours }. Nimm die Programmversion, die sie geschrieben hat.
log-later-revision = Zeile { $line }: Die Aufzeichnung verwendet Fassung { $got } der Regeln; dieses Programm kennt Fassungen bis { $ours }. Bitte aktualisiere es.
log-unknown-game = Zeile { $line }: Das Spiel „{ $got }“ gibt es nicht. Die Spiele sind { $allowed }.
log-unknown-move = Zeile { $line }: „{ $text }“ ist kein Zug.
log-illegal-move = Zeile { $line }: „{ $text }“ ist hier kein erlaubter Zug.
log-impossible-outcome = Zeile { $line }: „{ $text }“ kann hier nicht passiert sein.
log-wrong-digest = Zeile { $line }: Der Fingerabdruck passt nicht zur bisherigen Partie.
log-wrong-result = Zeile { $line }: Das Ergebnis passt nicht zur Partie.
log-bad-note = Zeile { $line }: Der Vermerk „{ $text }“ ist hier nicht möglich.
log-wrong-number = Zeile { $line }: { $number } ist nicht die Nummer der nächsten Ziehung.
log-wrong-draw = Zeile { $line }: Ziehung { $number } kann nicht „{ $text }“ sein.
log-wrong-proof = Zeile { $line }: Die Liste der möglichen Ziehungen am Ende der Aufzeichnung ist falsch.
log-wrong-deal = Zeile { $line }: „{ $text }“ folgt nicht aus dem Kartencode dieser Aufzeichnung.
deal-code = „{ $got }“ ist kein Kartencode. Erlaubt sind 1 bis { $most } Zeichen: Buchstaben a bis z, Ziffern und einzelne Bindestriche.

# Woher eine Aussage der Regeln kommt
rule-from-page = Aus den gedruckten Regeln, Seite { $page }.
rule-from-part = Aus den gedruckten Regeln („{ $part }“).
rule-from-property = Folgt aus den gedruckten Regeln.
rule-from-sheet = Vom Blatt „Haus Mitchell“.
rule-from-example = Ein Beispiel.
rule-from-ruling = Unsere Entscheidung { $ruling }; die gedruckten Regeln lassen es offen.
rule-with-rulings = { $count ->
    [one] Was dort offen bleibt, regelt unsere Entscheidung { $rulings }.
   *[other] Was dort offen bleibt, regeln unsere Entscheidungen { $rulings }.
}

# Weiterspielen ab einem Moment einer anderen Partie
branch-no-line = Diese Aufzeichnung hat keine Zeile { $got }; ihre Züge enden mit Zeile { $most }.
branch-seats = Diese Partie hat { $seats } Plätze, du nennst { $got }.
branch-over = Bei Zeile { $got } ist die Partie zu Ende. Wähle eine frühere Zeile.
branch-own-data = Diese Aufzeichnung nutzt eigene Kartenwerte; das kann hier kein Tisch. „council play --from“ spielt sie weiter.
branch-long = Diese Aufzeichnung hat mehr als { $most } Zeilen. „council play --from“ spielt sie weiter.
