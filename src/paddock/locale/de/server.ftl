# The table server: its page for now, its commands, and why it cannot start.

## The page at /

page-title = Paddock
page-about = Ein Tischserver für zwei Brettspiele, bei denen alle heimlich und gleichzeitig wählen: OUTSPEED und Why First?
page-not-built = Der Browser-Client ist nicht gebaut: Führe { $command } aus und starte den Server neu.
page-open-tables = Offene Tische
page-no-tables = Kein Tisch wartet auf Spieler.
page-table = { $game }, { $taken } von { $players } Plätzen besetzt: { $code }

## Help

help-serve = einen Tischserver für Browser betreiben
help-host = die Adresse, auf der der Server lauscht (Vorgabe: 127.0.0.1; 0.0.0.0 für alle Netze)
help-port = der Port, auf dem der Server lauscht (Vorgabe: 8000)
help-database = eine SQLite-Datei oder eine postgresql://-URL (Vorgabe: eine Datei im Datenordner)
help-data-dir = wo der Server seine Dateien hat (Vorgabe: paddock-data)
help-public-url = wo Browser den Server finden, falls ein Proxy dazwischen steht
help-allowed-origin = eine weitere Website, deren Seiten mit dem Server sprechen dürfen; mehrfach möglich
help-lobby-days = Tische entfernen, an denen keine Partie begann, wenn dort N Tage lang nichts geschah (Vorgabe: 7)
help-keep-days = Partien N Tage nach ihrem Ende entfernen, mit Aufzeichnung und Wiederholung (Vorgabe: 365)
help-log-format = das Protokoll als Textzeilen oder als JSON
help-workers = wie viele Prozesse den Port gemeinsam bedienen; mehr als einer braucht PostgreSQL (Vorgabe: 1)
help-backup = die Datenbank eines Servers in eine Datei kopieren, auch im Betrieb
help-backup-file = die neue Datei
help-restore = eine Sicherung an die Stelle einer Datenbank setzen, die kein Server benutzt
help-restore-file = eine Datei von paddock backup

## Serving

serving = Im Browser { $url } öffnen (Strg-C beendet den Server).
serving-no-client = Dieser Server hat keinen Browser-Client, also können nur Terminals und Bots mitspielen; im Quellbaum baut ihn { $command }.
backed-up = Die Sicherung liegt in { $path }.
restored = Die Datenbank ist wiederhergestellt.
restored-aside = Die Datenbank ist wiederhergestellt; die vorige heißt jetzt { $path }.

## What cannot be done

serve-port-in-use = Port { $port } von { $host } ist belegt; vielleicht läuft dort schon ein Server.
serve-port-refused = Der Server kann an Port { $port } von { $host } nicht lauschen: { $detail }.
serve-folder-unwritable = In { $path } lässt sich nichts schreiben: Wähle mit --data-dir einen anderen Ordner.
serve-database-in-use = Ein anderer Prozess benutzt die Datenbank { $path }: Auf einer SQLite-Datei kann nur ein Server laufen.
serve-database-damaged = Die Datenbank { $path } ist beschädigt: „paddock restore FILE“ holt sie aus einer Sicherung zurück.
serve-database-newer = Die Datenbank { $path } stammt von einer neueren Version von Paddock und braucht diese.
serve-database-foreign = { $path } ist keine Datenbank von Paddock.
serve-database-unreachable = Die Datenbank { $path } lässt sich nicht öffnen.
serve-workers-need-postgres = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei gehört nur einem. Gib --database postgresql://… an oder lass --workers weg.
serve-value = „{ $value }“ ist kein gültiger Wert für { $what }.
backup-only-sqlite = So lässt sich nur eine SQLite-Datei kopieren: Für PostgreSQL gibt es pg_dump.
backup-file-exists = { $path } gibt es schon: Wähle einen anderen Namen.
backup-no-database = Die Datenbank { $path } gibt es nicht.
backup-restore-unfinished = Eine Wiederherstellung von { $path } wurde unterbrochen: Starte den Server oder stelle noch einmal wieder her, dann wird sie beendet.
backup-failed = Die Datenbank ließ sich nicht kopieren: { $why }.

# Reasons for refusals that the page or the program should prevent; web.ftl has the usual ones.
why-store-failed = Der Server konnte das nicht speichern. Bitte versuch es später noch einmal.
why-store-closed = Der Server startet gerade neu. Bitte versuch es gleich noch einmal.
why-database-damaged = Die Datenbank des Servers ist beschädigt. Bitte gib dem Betreiber Bescheid.
why-database-unreachable = Der Server erreicht seine Datenbank nicht. Bitte gib dem Betreiber Bescheid.
why-no-seed-wanted = Dein Beitrag zum Mischen wird nicht mehr gebraucht.
why-nothing-to-leave = Für dich spielt schon ein Bot.
why-not-away = Für dich spielt kein Bot.
why-spectator = Als Zuschauer kannst du nur zusehen.
why-origin-not-allowed = Diese Seite darf den Server nicht benutzen.
why-not-found = Unter dieser Adresse ist nichts.
why-malformed = Der Server versteht diese Seite nicht. Bitte lade sie neu.
why-hello-first = Bei der Verbindung ging etwas schief. Bitte lade die Seite neu.
why-hello-again = Bei der Verbindung ging etwas schief. Bitte lade die Seite neu.
why-key-reused = Diese Anfrage kam schon einmal mit anderem Inhalt. Bitte lade die Seite neu.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-such-game = Dieses Spiel gibt es auf diesem Server nicht.
why-no-such-variant = Diese Variante gibt es nicht.
why-wrong-players = Für diese Spielerzahl ist das Spiel nicht gedacht.
why-pledge-given = Dein Beitrag zum Mischen kann nicht mehr geändert werden.
why-seed-not-pledged = Dein Beitrag zum Mischen ist nicht der angekündigte.
why-not-json = Der Server versteht diese Seite nicht. Bitte lade sie neu.
why-body-too-large = Das ist zu lang für den Server.
why-too-slow = Die Verbindung war zu langsam. Bitte versuch es noch einmal.
why-method-not-allowed = Der Server versteht diese Seite nicht. Bitte lade sie neu.
