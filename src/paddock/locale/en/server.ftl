# The table server: its page for now, its commands, and why it cannot start.

## The page at /

page-title = Paddock
page-about = A table server for two racing games of secret, simultaneous choice: OUTSPEED and Why First?
page-not-built = The table for the browser has not been built: { $command } builds it, then start the server again.
page-open-tables = Open tables
page-no-tables = No table waits for players.
page-table =
    { $game ->
        [outspeed] OUTSPEED, { $taken } of { $players } seats taken: { $code }
       *[why_first] Why First?, { $taken } of { $players } seats taken: { $code }
    }

## Help

help-serve = run a table server, for people with browsers
help-host = the address to listen on (default 127.0.0.1; 0.0.0.0 for every network)
help-port = the port to listen on (default 8000)
help-database = a SQLite file, or a postgresql:// URL (default: a file in the data folder)
help-data-dir = where the server keeps its files (default paddock-data)
help-public-url = where browsers find the server, if a proxy stands in between
help-allowed-origin = another site whose pages may talk to the server; can be given several times
help-lobby-days = remove tables at which no game began when nothing has happened there for N days (default 7)
help-keep-days = remove games N days after their end, with records and replays (default: never)
help-log-format = the log as lines of text or as JSON
help-backup = copy the database of a server to a file, also while it is running
help-backup-file = the new file
help-restore = put a backup in the place of a database that no server uses
help-restore-file = a file made by paddock backup

## Serving

serving = Open { $url } in a browser (Ctrl-C stops the server).
backed-up = The backup is in { $path }.
restored = The database is restored.
restored-aside = The database is restored; the one before is now { $path }.

## What cannot be done

serve-port-in-use = Port { $port } of { $host } is in use; perhaps a server is running there already.
serve-port-refused = The server cannot listen on port { $port } of { $host }: { $detail }.
serve-folder-unwritable = Nothing can be written into { $path }: choose another folder with --data-dir.
serve-database-in-use = Another process is using the database { $path }: only one server can run on a SQLite file.
serve-database-damaged = The database { $path } is damaged: bring it back with “paddock restore FILE” from a backup.
serve-database-newer = The database { $path } was made by a newer Paddock and needs that one.
serve-database-foreign = { $path } is not a database of Paddock's.
serve-database-unreachable = The database { $path } cannot be opened.
serve-value = “{ $value }” is not a value for { $what }.
backup-only-sqlite = Only a SQLite file can be copied this way: for PostgreSQL there is pg_dump.
backup-file-exists = { $path } exists already: choose another name.
backup-no-database = There is no database { $path }.
backup-restore-unfinished = A restore of { $path } was interrupted: start the server, or restore again, and it will be finished.
backup-failed = The database could not be copied: { $why }.
