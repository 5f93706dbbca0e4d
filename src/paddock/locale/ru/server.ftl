# The table server: its page for now, its commands, and why it cannot start.

## The page at /

page-title = Paddock
page-about = Сервер столов для двух настольных игр, где все выбирают тайно и одновременно: OUTSPEED и Why First?
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
help-keep-days = удалять игры через N дней после их конца, вместе с записями и повторами (по умолчанию: 365)
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

# Reasons for refusals that the page or the program should prevent; web.ftl has the usual ones.
why-store-failed = Сервер не смог это сохранить. Попробуйте позже.
why-store-closed = Сервер перезапускается. Попробуйте чуть позже.
why-database-damaged = База данных сервера повреждена. Сообщите владельцу сервера.
why-database-unreachable = Серверу недоступна его база данных. Сообщите владельцу сервера.
why-no-seed-wanted = Ваш вклад в перемешивание больше не нужен.
why-nothing-to-leave = За вас уже играет бот.
why-not-away = Бот за вас не играет.
why-spectator = Зрители могут только смотреть.
why-origin-not-allowed = Этой странице нельзя обращаться к этому серверу.
why-not-found = По этому адресу ничего нет.
why-malformed = Сервер не понимает эту страницу. Обновите её.
why-hello-first = Сбой соединения. Обновите страницу.
why-hello-again = Сбой соединения. Обновите страницу.
why-key-reused = Этот запрос уже приходил с другим содержанием. Обновите страницу.
why-no-such-seat = Такого места нет.
why-no-such-game = На этом сервере нет такой игры.
why-no-such-variant = В этой игре нет такого варианта.
why-wrong-players = Эта игра не для такого числа игроков.
why-pledge-given = Ваш вклад в перемешивание уже нельзя изменить.
why-seed-not-pledged = Ваш вклад в перемешивание не тот, что был обещан.
why-not-json = Сервер не понимает эту страницу. Обновите её.
why-body-too-large = Для сервера это слишком длинно.
why-too-slow = Соединение слишком медленное. Попробуйте ещё раз.
why-method-not-allowed = Сервер не понимает эту страницу. Обновите её.
