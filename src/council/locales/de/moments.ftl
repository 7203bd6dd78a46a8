# Zurückblicken während der Partie
moments-past = Zurückblicken
moments-past-here = Zu diesem Moment zurückblicken
moments-past-shown = Du siehst einen früheren Moment.
moments-past-live = Zurück zur Partie
moments-past-turn = Du bist am Zug.
moments-past-over = Die Partie ist vorbei.
moments-key = Zurückblicken, dann ← → [ ] Pos1 Ende

# Notizen zu Momenten
moments-note = { $who }: { $text }
moments-note-at = Notiz von { $who } zu Zeile { $line }: { $text }
moments-notes-count = { $count ->
    [one] Sie hat eine Notiz.
   *[other] Sie hat { $count } Notizen.
  }
moments-note-add = Notiz schreiben
moments-note-edit = Notiz ändern
moments-note-delete = Notiz löschen
moments-note-save = Speichern
moments-note-text = Deine Notiz zu diesem Moment
moments-note-left = Noch { $left } Zeichen
moments-note-kept = { $file }: Notiz von { $who } zu Zeile { $line } gespeichert.
moments-note-gone = { $file }: Notiz von { $who } zu Zeile { $line } gelöscht.
moments-by-alone = --by geht nur mit --note.
moments-note-how = { $option } braucht eine Zeile und einen Text, zum Beispiel 41:Hier habe ich verloren. Du hast „{ $got }“ eingegeben.
moments-note-name = Ein Name hat 1 bis 40 Zeichen.
moments-note-none = { $file }: { $who } hat keine Notiz zu Zeile { $line }.
moments-note-running = { $file }: Die Partie ist nicht zu Ende, oder das ist nicht ihre ganze Aufzeichnung. Notizen sind nur zu beendeten Partien möglich.
moments-note-line = { $file }: Eine Notiz braucht eine Zeile von 2 bis { $last }.
moments-note-long = Eine Notiz hat höchstens { $most } Zeichen und keine Steuerzeichen.
moments-note-large = { $file }: Mit dieser Notiz wäre die Datei länger als { $most } Zeichen. Schreibe eine kürzere.
moments-note-moment = zu Moment { $moment }
moments-notes-none = Noch hat niemand eine Notiz geschrieben.

# Einen Moment teilen
moments-share = Diesen Moment teilen
moments-share-link = Link zu diesem Moment
moments-share-text = Text
moments-share-line = { $title }, Moment { $moment }: { $text } ({ $players })
moments-share-moment = Moment { $moment }
moments-share-alt = Bild des Tisches: { $text }
moments-share-making = Das Bild entsteht …
moments-share-failed = Dein Browser konnte das Bild nicht erzeugen.
moments-share-png = Als PNG speichern
moments-share-svg = Als SVG speichern

# Was beim Zuschauen zu sehen ist
moments-show = Karten zeigen
moments-hide = Karten verbergen
moments-show-ask = Wer zuschaut, darf die Karten eines Platzes sehen. Zeigst du deine? Alle mit dem Link sehen sie, auch die anderen am Tisch. Du kannst sie jederzeit verbergen.
moments-shown = Wer zuschaut, sieht deine Karten.
