# Was eine Lektion zu einer Antwort sagt
lesson-says = { $text }
lesson-read-first = Lies das zuerst und drücke dann „Weiter“.
lesson-something-else = In einer Partie darfst du das tun. Diese Lektion zeigt etwas anderes: Wähle, was markiert ist.

# Lektionen im Terminal
lesson-how = Antworte wie in einer Partie. „überspringen“ erledigt einen Schritt für dich, „zurück“ führt zum vorigen, „nochmal“ beginnt von vorn, „ende“ beendet die Lektion.
lesson-step = Schritt { $number } von { $of }:
lesson-press-enter = Weiter mit der Eingabetaste.
lesson-next-how = Dieser Schritt braucht eine Antwort. „überspringen“ erledigt ihn für dich.
lesson-order-back = zurück
lesson-order-skip = überspringen
lesson-order-again = nochmal
lesson-order-next = weiter
lesson-minutes = { $minutes } min
lesson-done = Du hast diese Lektion abgeschlossen.
lesson-next = Die nächste Lektion heißt „{ $title }“. Drücke die Eingabetaste, um sie zu beginnen; jede andere Eingabe beendet das Lernen.
lesson-all-done = Du hast die letzte Lektion abgeschlossen. Spiele eine erste Partie: council play { $game } --seats me,easy
lesson-list-how = Beginne zum Beispiel mit: council learn intrigue

# Fehler in der Datei einer Lektion
lesson-unknown = Die Lektion „{ $got }“ gibt es nicht. Es gibt { $allowed }.
lesson-nothing-asked = { $file }, { $item }, { $key }: Der Schritt hat kein „go“ und wird nur gelesen. Ergänze „go“ oder entferne { $key }.
lesson-last-step = { $file }, { $item }, { $key }: Der letzte Schritt kann nur gelesen werden. Ergänze einen Schritt, der zusammenfasst.
lesson-bad-start = { $file }, { $item }, { $key }: So kann die Lektion nicht beginnen ({ $why }).
lesson-not-asked = { $file }, { $item }, { $key }: Hier ist nicht die lernende Person am Zug, sondern Platz { $asked }. Ergänze die fehlenden Züge in „then“ des vorigen Schritts.
lesson-no-answer = { $file }, { $item }, { $key }: „{ $got }“ ist hier nicht möglich. Möglich ist: { $allowed }.
lesson-unused = { $file }, { $item }, { $key }: Nichts fragt nach „{ $got }“. Entferne die Zeile oder berichtige die Zeilen davor.
lesson-unscripted = { $file }, { $item }, { $key }: Keine Zeile beantwortet diese Frage („{ $got }“ würde gespielt). Ergänze eine.
lesson-bad-point = { $file }, { $item }, { $key }: Auf dem Tisch heißt nichts „{ $got }“. Verwende die Kennung einer Karte, eines Platzes oder eines Gebiets. Möglich ist auch: { $allowed }.

# Lektionen im Browser
lesson-lead = Kurze Lektionen an einem echten Tisch. Du machst, was markiert ist, und die anderen spielen mit.
lesson-next-step = Weiter
lesson-go-next = Nächste Lektion: { $title }
lesson-first-game = Erste Partie spielen
lesson-all = Alle Lektionen
lesson-all-games = Lektionen aller Spiele
lesson-is-done = abgeschlossen
lesson-steps = Schritte der Lektion
lesson-back = Einen Schritt zurück
lesson-skip = Schritt überspringen
lesson-again = Lektion neu beginnen
lesson-where = Schritt { $number } von { $of }
lesson-modes = Modi
lesson-mode-skirmish = Gefecht
lesson-mode-dominion = Herrschaft
lesson-mode-world = Welt im Krieg
lesson-mode-mitchell = Haus Mitchell
