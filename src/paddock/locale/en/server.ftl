# The table server: its page for now, its commands, and why it cannot start.

## The page at /

page-title = Paddock
page-about = A table server for two board games where everyone chooses in secret, all at once: OUTSPEED and Why First?
page-not-built = The browser client has not been built: run { $command }, then restart the server.
page-open-tables = Open tables
page-no-tables = No tables are waiting for players.
page-table = { $game }, { $taken } of { $players } seats taken: { $code }

## Help

help-serve = run a table server for browsers
help-host = the address to listen on (default 127.0.0.1; 0.0.0.0 for every network)
help-port = the port to listen on (default 8000)
help-database = a SQLite file, or a postgresql:// URL (default: a file in the data folder)
help-data-dir = where the server keeps its files (default paddock-data)
help-public-url = the server’s address for browsers, if it is behind a proxy
help-allowed-origin = another site whose pages may use the server; may be repeated
help-lobby-days = remove tables where no game has begun, after N days without activity (default 7)
help-keep-days = remove games N days after their end, with records and replays (default: 365)
help-log-format = the log as lines of text or as JSON
help-workers = how many processes serve the port together; more than one needs PostgreSQL (default 1)
help-backup = copy the database of a server to a file, also while it is running
help-backup-file = the new file
help-restore = replace a database that no server is using with a backup
help-restore-file = a file made by paddock backup

## Serving

serving = Open { $url } in a browser (Ctrl-C stops the server).
serving-no-client = This server has no browser client, so only terminals and bots can join; { $command } builds it in a source tree.
backed-up = The backup is in { $path }.
restored = The database is restored.
restored-aside = The database is restored; the previous one is now { $path }.

## What cannot be done

serve-port-in-use = Port { $port } of { $host } is in use; perhaps a server is running there already.
serve-port-refused = The server cannot listen on port { $port } of { $host }: { $detail }.
serve-folder-unwritable = Cannot write to { $path }: choose another folder with --data-dir.
serve-database-in-use = Another process is using the database { $path }: only one server can run on a SQLite file.
serve-database-damaged = The database { $path } is damaged: restore it from a backup with “paddock restore FILE”.
serve-database-newer = The database { $path } was made by a newer version of Paddock and needs that version.
serve-database-foreign = { $path } is not a Paddock database.
serve-database-unreachable = The database { $path } cannot be opened.
serve-workers-need-postgres = Several workers need PostgreSQL: a SQLite file belongs to one process. Give --database postgresql://…, or leave --workers out.
serve-value = “{ $value }” is not a valid value for { $what }.
backup-only-sqlite = Only a SQLite file can be copied this way: for PostgreSQL there is pg_dump.
backup-file-exists = { $path } already exists: choose another name.
backup-no-database = There is no database { $path }.
backup-restore-unfinished = A restore of { $path } was interrupted. Start the server, or restore again, to finish it.
backup-failed = The database could not be copied: { $why }.

# Reasons for refusals that the page or the program should prevent; web.ftl has the usual ones.
why-store-failed = The server couldn’t save this. Please try again later.
why-store-closed = The server is restarting. Please try again in a moment.
why-database-damaged = The server’s database is damaged. Please tell the host.
why-database-unreachable = The server can’t reach its database. Please tell the host.
why-no-seed-wanted = The shuffle no longer needs your part.
why-nothing-to-leave = A bot is already playing for you.
why-not-away = No bot is playing for you.
why-spectator = Spectators can only watch.
why-origin-not-allowed = This page may not use that server.
why-not-found = There is nothing at this address.
why-malformed = The server doesn’t understand this page. Please reload it.
why-hello-first = Something went wrong with the connection. Please reload the page.
why-hello-again = Something went wrong with the connection. Please reload the page.
why-key-reused = This request was sent before with different content. Please reload the page.
why-no-such-seat = There is no such seat.
why-no-such-game = This server doesn’t have that game.
why-no-such-variant = This game has no such variant.
why-wrong-players = This game isn’t for that many players.
why-pledge-given = Your part of the shuffle can no longer be changed.
why-seed-not-pledged = Your part of the shuffle is not the one that was promised.
why-not-json = The server doesn’t understand this page. Please reload it.
why-body-too-large = That’s too long for the server.
why-too-slow = The connection was too slow. Please try again.
why-method-not-allowed = The server doesn’t understand this page. Please reload it.
