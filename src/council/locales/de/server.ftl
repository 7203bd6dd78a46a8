# Was der Server nicht kann, nach Kennwort
server-bad-message = Diese Nachricht ist nicht zu verstehen; docs/protocol.md sagt, was gefragt werden kann.
server-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen in einer Zeile.
server-bad-level = Es gibt keinen Bot „{ $got }“; die Bots sind { $allowed }.
server-bad-setup = So lässt sich das Spiel nicht aufbauen.
server-bad-log = Das ist nicht die Aufzeichnung eines Spiels.
server-bad-key = Dieser Schlüssel öffnet hier keinen Platz. Bitte um einen neuen Link, wer dich eingeladen hat.
server-foreign-origin = Eine fremde Website hat das versucht; das dürfen nur die eigenen Seiten dieses Servers.
server-wrong-host = Dieser Server hört auf einen anderen Namen.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-game = Es gibt kein Spiel „{ $got }“; die Spiele sind { $allowed }.
server-not-found = Hier ist nichts.
server-not-allowed = Das geht mit dieser Adresse nicht.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-over = Das Spiel ist zu Ende.
server-bad-customs = So lässt sich der Tisch nicht einrichten: Ein leerer Stuhl wartet 0 oder 30 bis 3.600 Sekunden; eine Uhr gibt 10 bis 3.600 Sekunden für einen Zug, oder einen Vorrat von 1 Minute bis 6 Stunden mit höchstens 300 Sekunden Zugabe je Runde, oder 1 bis 14 ganze Tage für einen Zug.
server-bad-chat = Eine Nachricht hat 1 bis { $most } Zeichen.
server-bad-address = Das ist keine E-Mail-Adresse.
server-no-mail = Dieser Server verschickt keine E-Mails.
server-mail-failed = Der Brief ließ sich nicht verschicken. Bitte versuche es später noch einmal.
server-not-dealt = Noch ist nichts ausgeteilt: Der Tisch wartet auf seine Spieler.
server-dealt = Die Wörter dieses Tischs sind schon gesagt.
server-bad-word = Ein Wort hat 32 Hexadezimalziffern, sein Siegel 64: SHA-256 von „Platz:Wort“.
server-paused = Die Partie ist unterbrochen.
server-not-paused = Die Partie ist nicht unterbrochen.
server-no-proposal = Danach wird nicht mehr gefragt.
server-one-proposal = Der Tisch wird gerade schon etwas gefragt. Eine Frage nach der anderen.
server-cannot-undo = Jetzt lässt sich nichts zurücknehmen: Andere haben gezogen, oder der Zufall hat etwas Neues gezeigt.
server-not-asked = Dieser Platz ist nicht am Zug.
server-stale = Am Tisch hat sich inzwischen etwas geändert; so steht es jetzt.
server-too-large = Das ist zu groß; die Grenze ist { $most } Bytes.
server-too-long = Diese Aufzeichnung nachzuspielen dauert mehr als { $seconds } Sekunden; council replay auf dem eigenen Rechner kennt keine solche Grenze.
server-slow-down = Das war zu viel auf einmal. Bitte warte einen Augenblick.
server-broken = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.
server-unreadable = Die Aufzeichnung dieses Spiels lässt sich nicht lesen.
server-busy = Der Server ist beschäftigt. Bitte versuche es gleich noch einmal.
server-busy-hints = Gerade gibt es keinen Tipp: Die Bots denken noch über deine letzte Frage nach oder über die von anderen. Bitte frage gleich noch einmal.
server-restarting = Der Server startet gleich neu. Nichts geht verloren: Der Tisch kommt von selbst wieder, und keine Uhr läuft so lange.

# Seiten
server-not-built = Der Tisch für den Browser ist noch nicht gebaut. Rufe „python tools/web.py“ auf und lade diese Seite neu.

# Der Ordner für die Spiele
server-data-unusable = Der Ordner { $folder } lässt sich nicht für die Spiele verwenden: { $detail }
server-data-busy = Der Ordner { $folder } wird schon von einem anderen Server benutzt. Beende ihn oder wähle mit --data einen anderen Ordner.
server-data-newer = { $file } stammt von einer neueren Version dieses Programms; bitte aktualisiere es.
server-data-served = { $file } stammt von einer älteren Version, und ein Server dieser Version benutzt sie gerade. Beende ihn zuerst; dann wird sie auf den neuen Stand gebracht.
server-backup-there = { $file } gibt es schon; eine Sicherung tritt nie an die Stelle einer Datei.
server-backup-nothing = In { $folder } sind keine Spiele.
server-backup-none = { $file } ist keine Sicherung eines Tisches.
server-backup-short = { $file } ist nicht vollständig oder keine Sicherung eines Tisches.
server-backup-bad = { $file } wurde verändert oder beschädigt: Zeile { $line } ist nicht mehr, wie sie geschrieben wurde. Nichts wurde zurückgeholt.
server-backup-made = { $count ->
    [one] Ein Spiel ist
   *[other] { $count } Spiele sind
 } in { $file } gesichert.
server-restore-there = In der Datenbank sind schon Spiele ({ $count }). Wähle eine leere oder sage --replace, um sie wegzuwerfen.
server-restore-running = Diese Datenbank wird gerade von einem Server benutzt. Beende ihn zuerst: Was seine Spieler sehen, würde ihnen unter den Händen weggenommen.
server-database-failed = Die Datenbank hat versagt, geändert wurde in ihr nichts: { $detail }
server-restored = { $count ->
    [one] Ein Spiel ist
   *[other] { $count } Spiele sind
 } wieder da.
server-database-url = Das ist keine Datenbank für die Spiele; richtig wäre zum Beispiel: postgresql://council@localhost/council
server-database-driver = PostgreSQL braucht ein Paket mehr: pip install "psycopg[binary]"
server-database-unusable = Die Datenbank { $database } lässt sich nicht für die Spiele verwenden: { $detail }
server-data-or-database = Die Spiele liegen in einem Ordner oder in einer Datenbank, nicht in beidem: lass --data weg, oder --database und die Variable COUNCIL_DATABASE.
server-one-process = { $workers } Prozesse brauchen eine Datenbank, die sie sich teilen können: gib mit --database ein PostgreSQL an, oder lass --workers weg.

# council serve
server-at = Small Council ist unter { $address } zu finden (Strg-C beendet).
server-goodbye = Der Tisch ist geschlossen. Alle Spiele liegen in { $folder }.
server-bad-port = „{ $got }“ ist kein Port; ein Port ist eine ganze Zahl von 0 bis 65535.
server-port-taken = Port { $port } von { $host } ist belegt. Nimm einen anderen, zum Beispiel: council serve --port { $other }
server-no-address = An { $host }, Port { $port }, lässt sich nicht lauschen: { $detail }
server-origin-alone = --origin gehört zu --public: Zu Hause ist jede Adresse recht.
server-public-origin = --public braucht die Adresse, die Spieler eingeben, mit https und nichts hinter dem Namen; „{ $got }“ ist keine. Richtig wäre zum Beispiel: council serve --public --origin https://tisch.example.org
server-public-proxy = „{ $got }“ ist keine Adresse eines Proxys; richtig ist eine IP-Adresse oder mehrere mit Kommas dazwischen, zum Beispiel 127.0.0.1 oder 172.17.0.0/16.
server-public-token = --public braucht ein eigenes Geheimnis in der Umgebungsvariablen { $name }: mindestens { $shortest } Zeichen, die niemand errät, nicht aus einem Beispiel. So entsteht eines: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-public-password = Das Passwort in { $name } ist leer oder eines, das alle zuerst versuchen. Gib diesem Konto ein eigenes, zum Beispiel aus: python3 -c "import secrets; print(secrets.token_urlsafe(32))"
server-no-limit = Es gibt keine Grenze „{ $got }“; die Grenzen sind { $allowed }.
server-bad-limit = „{ $got }“ ist keine Grenze für { $name }; richtig ist eine ganze Zahl von { $least } bis { $most }.

# council loadtest
server-load-url = „{ $got }“ ist kein Server dieses Rechners; richtig wäre zum Beispiel: http://127.0.0.1:8400
server-load-none = Der Server für die Messung ist nicht gestartet.
server-load-games = Spiele zugleich
server-load-sockets = Verbindungen
server-load-bots = Spiele von Bots daneben
server-load-moves = gemessene Züge
server-load-moves-a-second = Züge in der Sekunde
server-load-done-p50-ms = ms vom Zug bis zur Bestätigung, die Hälfte aller
server-load-done-p95-ms = ms, 95 %
server-load-done-p99-ms = ms, 99 %
server-load-shown-p50-ms = ms vom Zug bis zum letzten Bildschirm, die Hälfte aller
server-load-shown-p95-ms = ms, 95 %
server-load-shown-p99-ms = ms, 99 %
server-load-games-over = zu Ende gespielte Spiele
server-load-lost = Züge, die nicht durchkamen
server-load-closed = aufgegebene Spiele, weil eine Verbindung schloss
server-load-not-taken = Nachrichten, die der Server nicht annahm
server-load-server-share-of-a-core = eines Kerns vom Server belegt
server-load-server-ms-a-move = ms Rechenzeit des Servers für einen Zug
server-load-memory-mb = MB des Servers
server-load-memory-mb-more = MB mehr als zu Beginn der Messung
server-load-memory-mb-a-game = MB für ein Spiel

# Die Chronik eines Tisches
server-told-away = { $who } hat den Tisch verlassen: Ein Bot ({ $level ->
    [easy] leicht
    [hard] schwer
    [random] zufällig
    [greedy] gierig
   *[medium] mittel
}) spielt, bis { $who } zurück ist.
server-told-back = { $who } ist zurück und spielt wieder selbst.
server-told-also = Der Platz von { $who } wurde mit seinem Schlüssel ein zweites Mal eingenommen, von einem anderen Browser oder Programm, das dasselbe sieht und mitspielen kann.
server-told-resigned = { $who } hat den Platz aufgegeben: Ein Bot ({ $level ->
    [easy] leicht
    [hard] schwer
    [random] zufällig
    [greedy] gierig
   *[medium] mittel
}) spielt weiter.
server-told-time-up = Die Zeit von { $who } ist abgelaufen: Ein Bot macht diesen Zug.
server-told-undo = { $who } nimmt den letzten Zug zurück; alle sind einverstanden.
server-told-pause = Die Partie ist unterbrochen, wie { $who } vorschlug; alle am Tisch sind einverstanden.
server-told-goes-on = { $who } beendet die Pause.
server-told-end = Die Partie endet hier, wie { $who } vorschlug; alle am Tisch sind einverstanden.
server-told-gathering = Ausgeteilt wird, sobald alle da sind.
server-told-ended = Die Partie wurde einvernehmlich beendet.
server-told-silent = { $who } ist nicht da, hat drei Tage nicht geantwortet und wird nicht mehr gefragt.
server-told-declined = { $who } sagt Nein: { $asked ->
    [undo] Der Zug bleibt.
    [pause] Es gibt keine Pause.
    [end] Die Partie geht weiter.
   *[clock] Die Uhr bleibt, wie sie ist.
}
server-told-clock-none = Alle am Tisch stimmen { $who } zu: Es gibt keine Uhr mehr.
server-told-clock-move = Alle am Tisch stimmen { $who } zu: Ab jetzt hat jeder Zug { $seconds } Sekunden.
server-told-clock-bank = Alle am Tisch stimmen { $who } zu: Ab jetzt hat jeder { $seconds } Sekunden, und { $more } mehr für jede Runde.
server-told-clock-days = Alle am Tisch stimmen { $who } zu: Ab jetzt hat jeder Zug { $days ->
    [one] einen Tag.
   *[other] { $days } Tage.
}

# Briefe
server-mail-smtp = COUNCIL_SMTP ist nicht zu verstehen; richtig wäre zum Beispiel: smtp://name:passwort@mail.example.org:587
server-mail-from = COUNCIL_MAIL_FROM ist „{ $got }“; es muss die Adresse sein, von der die Briefe kommen, zum Beispiel: tisch@example.org
server-mail-site = COUNCIL_SITE ist „{ $got }“; es muss die Adresse des Tisches für seine Spieler sein, zum Beispiel: https://tisch.example.org
server-mail-first = Briefe vom Small Council?
server-mail-first-text = Jemand, vermutlich du, hat um einen Brief an diese Adresse gebeten, wenn eine Partie Small Council auf dich wartet: höchstens einen am Tag.

    Sag hier Ja oder Nein: { $link }

    Wenn du nichts tust, kommen keine weiteren Briefe.
server-mail-turn = { $count ->
    [one] Eine Partie Small Council wartet auf dich
   *[other] { $count } Partien Small Council warten auf dich
}
server-mail-turn-text = Du bist am Zug:

    { $games }

    Höchstens ein Brief am Tag. Keine Briefe mehr: { $link }
server-mail-game = { $game }, { $who }: { $link }
