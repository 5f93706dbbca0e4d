# The table server: its page for now, its commands, and why it cannot start.

## The page at /

page-title = Paddock
page-about = Сервер столов для двух гоночных игр с тайным одновременным выбором: OUTSPEED и Why First?
page-not-built = Клиент для браузера не собран: выполните { $command } и перезапустите сервер.
page-open-tables = Открытые столы
page-no-tables = Сейчас нет столов, ожидающих игроков.
page-table = { $game }, занято мест: { $taken } из { $players }: { $code }

## Help

help-serve = запустить сервер столов для игроков с браузерами
help-host = адрес, на котором сервер принимает соединения (по умолчанию 127.0.0.1; 0.0.0.0 — все сети)
help-port = порт, на котором сервер принимает соединения (по умолчанию 8000)
help-database = файл SQLite или адрес postgresql:// (по умолчанию — файл в папке данных)
help-data-dir = где сервер хранит свои файлы (по умолчанию paddock-data)
help-public-url = адрес сервера для браузеров, если он стоит за прокси
help-allowed-origin = ещё один сайт, страницы которого могут обращаться к серверу; можно указать несколько раз
help-lobby-days = удалять столы, за которыми игра не началась, если там N дней ничего не происходило (по умолчанию 7)
help-keep-days = удалять игры через N дней после их конца, вместе с записями и повторами (по умолчанию: никогда)
help-log-format = журнал строками текста или в JSON
help-workers = сколько процессов вместе обслуживают порт; для нескольких нужен PostgreSQL (по умолчанию 1)
help-backup = скопировать базу данных сервера в файл, в том числе во время работы
help-backup-file = новый файл
help-restore = поставить копию на место базы данных, которой не пользуется ни один сервер
help-restore-file = файл, созданный командой paddock backup

## Serving

serving = Откройте { $url } в браузере (Ctrl-C остановит сервер).
serving-no-client = У этого сервера нет клиента для браузера: подключиться могут только терминалы и боты; в дереве исходников его соберёт { $command }.
backed-up = Копия в файле { $path }.
restored = База данных восстановлена.
restored-aside = База данных восстановлена; прежняя теперь в файле { $path }.

## What cannot be done

serve-port-in-use = Порт { $port } на { $host } занят; возможно, там уже работает сервер.
serve-port-refused = Сервер не может принимать соединения на порту { $port } на { $host }: { $detail }.
serve-folder-unwritable = В { $path } ничего нельзя записать: выберите другую папку параметром --data-dir.
serve-database-in-use = Базой данных { $path } пользуется другой процесс: с файлом SQLite может работать только один сервер.
serve-database-damaged = База данных { $path } повреждена: верните её из копии командой «paddock restore FILE».
serve-database-newer = База данных { $path } создана более новым Paddock и требует его.
serve-database-foreign = { $path } — не база данных Paddock.
serve-database-unreachable = Базу данных { $path } не удаётся открыть.
serve-workers-need-postgres = Для нескольких процессов нужен PostgreSQL: файл SQLite принадлежит одному. Укажите --database postgresql://… или уберите --workers.
serve-value = «{ $value }» — недопустимое значение для { $what }.
backup-only-sqlite = Так можно скопировать только файл SQLite: для PostgreSQL есть pg_dump.
backup-file-exists = { $path } уже существует: выберите другое имя.
backup-no-database = Базы данных { $path } нет.
backup-restore-unfinished = Восстановление базы { $path } было прервано: запустите сервер или восстановите ещё раз, и оно завершится.
backup-failed = Базу данных не удалось скопировать: { $why }.
