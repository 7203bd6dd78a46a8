# Ablehnungen des Servers, nach Code
server-bad-message = Der Server versteht diese Nachricht nicht; docs/protocol.md zählt auf, was er annimmt.
server-bad-name = Ein Name braucht 1 bis { $most } druckbare Zeichen in einer Zeile.
server-bad-crest = Ein Wappen oder eine Farbe hat höchstens { $most } Zeichen: a bis z, Ziffern und Bindestriche.
server-bad-deal-code = Das ist kein Kartencode.
server-bad-day = Für diesen Tag gibt es keine Partie des Tages.
server-daily-unfinished = Beende zuerst deinen gewerteten Versuch. Danach kannst du üben.
server-daily-past = Dieser Tag ist vorbei. Du kannst mit seinen Karten aber noch üben.
server-daily-done = Dein Versuch an diesem Tag ist vorbei. Du kannst mit den Karten üben.
server-daily-fixed = Das geht nicht in einem gewerteten Versuch.
server-bad-level = Den Bot „{ $got }“ gibt es nicht. Zur Wahl stehen { $allowed }.
server-bad-setup = Diese Einstellungen passen nicht zu diesem Spiel.
server-bad-log = Diese Datei ist keine Aufzeichnung einer Partie.
server-bad-person = Der Server weiß nicht, wer du bist. Lade die Seite neu und versuche es noch einmal.
server-no-chronicle = Dieser Server zeigt keine Chronik.
server-bad-key = Dieser Link gilt hier nicht. Bitte die Person, die dich eingeladen hat, um einen neuen.
server-foreign-origin = Diese Anfrage kam von einer fremden Website. Öffne die Seite direkt auf diesem Server.
server-wrong-host = Dieser Server hat eine andere Adresse. Prüfe die Adresse, die du eingegeben hast. Gehört sie dir, starte den Server mit --origin und dieser Adresse.
server-two-hosts = Die Anfrage nennt zwei Adressen. Sie braucht genau einen Host-Header.
server-no-watching = An diesem Tisch darf niemand zuschauen.
server-no-showing = Die Tischregeln erlauben das nicht, oder es werden schon andere Karten gezeigt.
server-not-your-seat = Dieser Platz gehört dir nicht. Öffne seinen Einladungslink, um ihn zu bekommen.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-game = Das Spiel „{ $got }“ gibt es nicht. Zur Wahl stehen { $allowed }.
server-no-such-lesson = Diese Lektion gibt es nicht.
server-not-found = Unter dieser Adresse gibt es nichts.
server-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-report = An diesem Tisch bleiben die Karten für Zuschauende verdeckt. Einen Bericht bekommt nur, wer mitspielt.
server-report-running = Diese Partie ist nicht beendet. Einen Bericht gibt es nur zu einer beendeten Partie.
server-report-agreed = Diese Partie wurde einvernehmlich beendet. Sie hat kein Ergebnis, das ein Bericht erklären könnte.
server-over = Die Partie ist zu Ende.
server-bad-customs = Diese Tischregeln sind nicht möglich. Warten auf Abwesende: 30 bis 3.600 Sekunden, oder 0 für unbegrenzt. Bedenkzeit: 10 bis 3.600 Sekunden pro Zug oder 1 bis 14 ganze Tage pro Zug. Oder 1 Minute bis 6 Stunden pro Person und höchstens 300 Sekunden zusätzlich pro Zug.
server-bad-note = Eine Notiz braucht 1 bis { $most } Zeichen und einen Moment dieser Partie.
server-many-notes = Diese Partie hat schon { $most } Notizen. Lösche erst eine.
server-bad-chat = Eine Nachricht braucht 1 bis { $most } Zeichen.
server-bad-address = Das ist keine E-Mail-Adresse.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-mail-failed = Die E-Mail ließ sich nicht verschicken. Bitte versuche es später noch einmal.
server-not-dealt = Die Karten sind noch nicht ausgeteilt. Noch sind nicht alle da.
server-dealt = Die Zufallsbeiträge dieses Tisches sind schon aufgedeckt.
server-bad-word = Ein Zufallsbeitrag braucht 32 Hexadezimalziffern, sein Siegel 64: SHA-256 von „Platz:Beitrag“.
server-paused = Die Partie pausiert.
server-not-paused = Die Partie pausiert nicht.
server-no-proposal = Diese Abstimmung ist vorbei.
server-one-proposal = An diesem Tisch läuft schon eine Abstimmung. Warte, bis sie vorbei ist.
server-cannot-undo = Das lässt sich nicht zurücknehmen: Andere haben einen Zug gemacht, oder Karten oder Würfel wurden aufgedeckt.
server-no-hints = An diesem Tisch gibt es keine Tipps. Im Menü unter „Tischregeln“ kannst du eine Änderung vorschlagen.
server-begun = Die Partie hat begonnen, darum kannst du den Tisch nicht mehr schließen. Du kannst vorschlagen, sie zu beenden, oder deinen Platz aufgeben.
server-not-founder = Nur wer diesen Tisch angelegt hat, kann ihn schließen.
server-closed = Dieser Tisch wurde geschlossen.
server-bad-bot = „{ $got }“ ist keine gültige Angabe für einen Bot. Schreibe NAME=DATEI, zum Beispiel: --bot dreamer=./dreamer.py. Erlaubt sind bis zu 20 Kleinbuchstaben, Ziffern, „-“ oder „_“; der Name darf noch nicht vergeben sein.
server-not-asked = Du bist nicht am Zug.
server-stale = Am Tisch hat sich inzwischen etwas geändert. So steht es jetzt.
server-too-large = Das ist zu groß (höchstens { $most } Bytes).
server-too-long = Diese Partie abzuspielen dauert länger als { $seconds } Sekunden. Nimm „council replay“ auf deinem Rechner; dort gibt es keine Grenze.
server-slow-down = Das war zu viel auf einmal. Bitte warte einen Moment.
server-broken = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.
server-unreadable = Die Aufzeichnung dieser Partie lässt sich nicht lesen. Bitte melde das der Person, die diesen Server betreibt.
server-damaged = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Andere Partien sind nicht betroffen.
server-lost-games = { $count ->
    [one] Eine gespeicherte Partie lässt sich nicht lesen. Sie bleibt in diesem Browser, steht aber nicht in der Liste.
   *[other] { $count } gespeicherte Partien lassen sich nicht lesen. Sie bleiben in diesem Browser, stehen aber nicht in der Liste.
}
server-busy = Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
server-busy-hints = Gerade gibt es keinen Tipp: Die Bots sind noch mit anderen Anfragen beschäftigt. Bitte versuche es gleich noch einmal.
server-restarting = Der Server startet gleich neu. Deine Partie ist sicher: Der Tisch kommt von selbst wieder, und die Uhren stehen.

# Seiten
server-not-built = Die Webseite ist noch nicht gebaut. Führe „python tools/web.py“ aus und lade die Seite neu.
server-not-packed = Diese Installation enthält keine Webseite, weil sie ohne Node.js gebaut wurde. Installiere Node.js 20.19 oder neuer und dann Small Council noch einmal, oder spiele mit „council play“ im Terminal.

# Der Ordner für die Partien
server-data-unusable = Der Ordner { $folder } lässt sich nicht für Partien verwenden: { $detail }
server-data-file = { $folder } ist kein Ordner oder liegt in einer Datei. Wähle mit --data einen Ordner für die Partien.
server-data-busy = Ein anderer Server benutzt den Ordner { $folder }. Beende ihn, oder wähle mit --data einen anderen Ordner.
server-data-newer = { $file } stammt von einer neueren Version von Small Council. Bitte aktualisiere das Programm.
server-data-served = { $file } stammt von einer älteren Version, und ein Server dieser Version benutzt die Datei. Beende ihn zuerst; beim nächsten Start wird die Datei aktualisiert.
server-backup-there = { $file } gibt es schon, und eine Sicherung überschreibt nie eine Datei. Wähle einen anderen Namen.
server-backup-nothing = In { $folder } liegen keine Partien.
server-backup-none = { $file } ist keine Sicherung von Small Council.
server-backup-short = { $file } ist unvollständig oder keine Sicherung von Small Council.
server-backup-bad = { $file } wurde verändert oder beschädigt (Zeile { $line }). Nichts wurde wiederhergestellt.
server-backup-made = { $count ->
    [one] Eine Partie ist
   *[other] { $count } Partien sind
 } in { $file } gesichert.
server-restore-there = In der Datenbank liegen schon Partien ({ $count }). Wähle eine leere, oder überschreibe sie mit --replace.
server-restore-running = Ein Server benutzt diese Datenbank. Beende ihn zuerst, sonst verlieren alle dort ihre laufende Partie.
server-database-failed = Datenbankfehler; nichts wurde geändert: { $detail }
server-restored = { $count ->
    [one] Eine Partie ist
   *[other] { $count } Partien sind
 } wiederhergestellt.
server-database-url = Das ist keine Datenbankadresse für Partien. Beispiel: postgresql://council@localhost/council
server-database-driver = PostgreSQL braucht noch ein Paket: pip install "psycopg[binary]"
server-database-unusable = Die Datenbank { $database } lässt sich nicht für Partien verwenden: { $detail }
server-data-or-database = Verwende einen Ordner oder eine Datenbank, nicht beides. Lass --data weg, oder lass --database und die Variable COUNCIL_DATABASE weg.
server-one-process = { $workers } Prozesse brauchen eine gemeinsame Datenbank. Gib mit --database eine PostgreSQL-Datenbank an, oder lass --workers weg.

# council tables
server-tables-other = { $file } gehört zu einer anderen Version von Small Council. Starte einmal den Server der installierten Version; er bringt die Datei auf den neuen Stand.
server-tables-none = Einen Tisch „{ $table }“ gibt es nicht. „council tables list“ zeigt alle.
server-tables-over = Die Partie an Tisch { $table } ist schon zu Ende.
server-tables-busy = Tisch { $table } ändert sich gerade zu oft. Bitte versuche es noch einmal.
server-tables-list-all = „council tables list“ zeigt alle Tische. Einen einzelnen zeigt „show“.
server-tables-which = Welcher Tisch? „council tables list“ zeigt alle. Beispiel: council tables { $deed } ID
server-tables-sure = Das löscht Tisch { $table } samt Aufzeichnung, für alle und endgültig. Wenn du sicher bist, ergänze --yes.
server-tables-empty = Es gibt keine Tische.
server-tables-close = Die Partie an Tisch { $table } ist beendet. Ihre Aufzeichnung bleibt erhalten.
server-tables-delete = Tisch { $table } ist gelöscht.
server-tables-is-running = läuft
server-tables-is-waiting = wartet
server-tables-is-paused = pausiert
server-tables-is-over = beendet
server-tables-kind-person = Person
server-tables-kind-open = noch frei
server-tables-kind-bot = Bot ({ $level })

# council serve
server-at = Small Council läuft unter { $address } (Strg-C beendet).
server-lan = Andere in deinem Netz öffnen { $address }.
server-lan-code = Andere in deinem Netz scannen diesen Code mit der Kamera oder öffnen { $address }.
server-lan-open = Die Verbindung ist nicht verschlüsselt, und alle in diesem Netz können den Tisch öffnen. Nutze das nur in einem Netz, dem du vertraust.
server-no-network = Dieser Computer ist mit keinem Netz verbunden, also kann noch niemand dazukommen. Verbinde ihn und starte neu.
server-goodbye = Der Server ist beendet. Alle Partien sind in { $folder } gesichert.
server-bad-port = „{ $got }“ ist kein Port. Nimm eine ganze Zahl von 0 bis 65535.
server-port-taken = Port { $port } auf { $host } ist belegt. Nimm einen anderen, zum Beispiel: council serve --port { $other }
server-no-address = { $host }, Port { $port }, lässt sich nicht öffnen: { $detail }
server-home-origin = --origin kann nicht „{ $got }“ sein. Nimm eine Adresse wie http://tisch.lan:8400, ohne etwas hinter Name und Port.
server-public-origin = --public braucht die Adresse, die man im Browser eingibt, nicht „{ $got }“. Nimm https und schreibe nichts hinter den Namen. Beispiel: council serve --public --origin https://tisch.example.org
server-public-no-origin = --public braucht die Adresse, die man im Browser eingibt, in --origin. Beispiel: council serve --public --origin https://tisch.example.org
server-public-proxy = „{ $got }“ ist keine Proxy-Adresse. Gib eine IP-Adresse an oder mehrere mit Kommas dazwischen, zum Beispiel 127.0.0.1 oder 172.17.0.0/16.
server-public-token = --public braucht ein eigenes Geheimnis in der Umgebungsvariablen { $name }. Es muss mindestens { $shortest } Zeichen haben, schwer zu erraten sein und darf nicht aus einem Beispiel stammen. Erzeuge eines mit: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-public-password = Das Passwort in { $name } ist leer oder zu leicht zu erraten. Setze ein besseres, zum Beispiel mit: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-no-limit = Die Grenze „{ $got }“ gibt es nicht. Zur Wahl stehen { $allowed }.
server-bad-limit = { $name } kann nicht „{ $got }“ sein. Nimm eine ganze Zahl von { $least } bis { $most }.

# council loadtest
server-load-url = „{ $got }“ ist kein Server auf diesem Rechner. Beispiel: http://127.0.0.1:8400
server-load-none = Der Testserver ist nicht gestartet.
server-load-games = Partien gleichzeitig
server-load-sockets = Verbindungen
server-load-bots = zusätzliche Partien unter Bots
server-load-moves = gemessene Züge
server-load-moves-a-second = Züge pro Sekunde
server-load-done-p50-ms = ms vom Zug bis zur Bestätigung (Median)
server-load-done-p95-ms = ms (95. Perzentil)
server-load-done-p99-ms = ms (99. Perzentil)
server-load-shown-p50-ms = ms vom Zug bis zum letzten Bildschirm (Median)
server-load-shown-p95-ms = ms (95. Perzentil)
server-load-shown-p99-ms = ms (99. Perzentil)
server-load-games-over = zu Ende gespielte Partien
server-load-lost = verlorene Züge
server-load-closed = Partien, die durch eine getrennte Verbindung endeten
server-load-not-taken = vom Server abgelehnte Nachrichten
server-load-server-share-of-a-core = eines Kerns vom Server belegt
server-load-server-ms-a-move = ms Rechenzeit des Servers pro Zug
server-load-memory-mb = MB Speicher des Servers
server-load-memory-mb-more = MB mehr als zu Beginn
server-load-memory-mb-a-game = MB pro Partie

# Der Verlauf an einem Tisch
server-told-away = { $who } ist abwesend. Ein Bot ({ $level ->
    [easy] leicht
    [hard] schwer
    [random] zufällig
    [greedy] gierig
    [medium] mittel
    [learned] gelernt
   *[other] { $level }
}) spielt, bis { $who } zurück ist.
server-told-back = { $who } ist zurück und spielt wieder selbst.
server-told-also = Ein anderer Browser oder ein anderes Programm hat den Platz von { $who } mit dem Link geöffnet. Dort sieht man dieselbe Hand und kann mitspielen.
server-told-resigned = { $who } hat den Platz aufgegeben. Ein Bot ({ $level ->
    [easy] leicht
    [hard] schwer
    [random] zufällig
    [greedy] gierig
    [medium] mittel
    [learned] gelernt
   *[other] { $level }
}) übernimmt.
server-told-time-up = Die Zeit von { $who } ist abgelaufen. Ein Bot macht diesen Zug.
server-told-undo = Alle stimmen zu: { $who } nimmt den letzten Zug zurück.
server-told-pause = Alle stimmen { $who } zu: Die Partie pausiert.
server-told-goes-on = { $who } beendet die Pause.
server-told-end = Alle stimmen { $who } zu: Die Partie endet hier.
server-told-gathering = Die Partie beginnt, sobald alle da sind.
server-told-deal-code = Karten und Würfel folgen aus dem Kartencode { $code }. Wer ihn kennt, kann jede verdeckte Karte ausrechnen.
server-told-play-on = Diese Partie geht ab einem Moment einer anderen Partie weiter. Wer deren Aufzeichnung gelesen hat, kennt die verdeckten Karten. Nichts beweist, dass Karten und Würfel fair sind.
server-told-daily = Das ist die Partie des Tages vom { $day }. Dein Versuch wird gewertet: Es gibt keine Tipps, und du kannst nichts zurücknehmen.
server-told-daily-practice = Du übst mit den Karten vom { $day }. Diese Partie wird nicht gewertet.
server-told-ended = Die Partie wurde einvernehmlich beendet.
server-told-silent = { $who } ist abwesend und hat drei Tage nicht geantwortet. Die Abstimmung läuft ohne diese Stimme weiter.
server-told-declined = { $who } lehnt ab: { $asked ->
    [undo] Der Zug bleibt.
    [pause] Es gibt keine Pause.
    [end] Die Partie geht weiter.
    [settings] Die Tischregeln bleiben, wie sie sind.
   *[clock] Die Bedenkzeit bleibt, wie sie ist.
}
server-told-hint = { $who } hat einen Bot um einen Tipp gebeten.
server-told-waits-for = Die Partie wartet wieder auf { $who }. Der Bot gibt den Platz zurück.
server-told-set-grace = Alle stimmen { $who } zu: { $value ->
    [0] Die Partie wartet unbegrenzt, wenn jemand abwesend ist.
   *[other] Ist jemand abwesend, springt nach { $value } Sekunden ein Bot ein.
}
server-told-set-stand-in = Alle stimmen { $who } zu: Die Vertretung ist ab jetzt der Bot „{ $value ->
    [easy] leicht
    [hard] schwer
    [random] zufällig
    [greedy] gierig
    [medium] mittel
    [learned] gelernt
   *[other] { $value }
}“.
server-told-set-hints = Alle stimmen { $who } zu: { $value ->
    [on] Tipps sind erlaubt. Der Verlauf zeigt, wer einen abruft.
   *[off] Es gibt keine Tipps mehr.
}
server-told-shows = { $who } zeigt allen, die zuschauen, die eigenen Karten.
server-told-hides = { $who } zeigt die eigenen Karten nicht mehr.
server-told-set-watch = Alle stimmen { $who } zu: { $value ->
    [end] Wer zuschaut, sieht nach dem Ende alle Karten.
    [none] Niemand darf zuschauen.
    [seat] Wer zuschaut, sieht die Karten eines Platzes, der zustimmt.
   *[public] Wer zuschaut, sieht nur, was offen liegt.
}
server-told-set-window = Alle stimmen { $who } zu: { $value ->
    [0] Die Zeit für Karten ist unbegrenzt.
   *[other] Die Zeit für Karten beträgt { $value } Sekunden.
}
server-told-closed = Wer diesen Server betreibt, hat die Partie beendet.
server-told-clock-none = Alle stimmen { $who } zu: Die Bedenkzeit ist ab jetzt unbegrenzt.
server-told-clock-move = Alle stimmen { $who } zu: Ab jetzt gelten { $seconds } Sekunden pro Zug.
server-told-clock-bank = Alle stimmen { $who } zu: Ab jetzt gelten { $seconds } Sekunden pro Person und { $more } zusätzlich pro Zug.
server-told-clock-days = Alle stimmen { $who } zu: Ab jetzt { $days ->
    [one] gilt ein Tag pro Zug.
   *[other] gelten { $days } Tage pro Zug.
}

# E-Mail
server-mail-smtp = COUNCIL_SMTP ist ungültig. Beispiel: smtp://name:passwort@mail.example.org:587
server-mail-from = COUNCIL_MAIL_FROM ist „{ $got }“. Es muss die Absenderadresse sein, zum Beispiel: tisch@example.org
server-mail-site = COUNCIL_SITE ist „{ $got }“. Es muss die Adresse sein, unter der man den Tisch öffnet, zum Beispiel: https://tisch.example.org
server-mail-first = Erinnerungen von Small Council einschalten?
server-mail-first-text = Jemand, vermutlich du, möchte Erinnerungen per E-Mail an diese Adresse. Wir schreiben, wenn eine Partie Small Council auf dich wartet, höchstens einmal am Tag.

    Erinnerungen ein- oder ausschalten: { $link }

    Wenn du nichts tust, bekommst du keine weiteren E-Mails von uns.
server-mail-turn = { $count ->
    [one] Du bist in einer Partie Small Council am Zug
   *[other] Du bist in { $count } Partien Small Council am Zug
}
server-mail-turn-text = Du bist am Zug:

    { $games }

    Höchstens eine E-Mail am Tag. Erinnerungen ausschalten: { $link }
server-mail-game = { $game }, { $who }: { $link }
