# The table server: its page for now, its commands, and why it cannot start.

## The page at /

page-title = Paddock
page-about = Serwer stołów dla dwóch gier planszowych, w których wszyscy wybierają w tajemnicy i jednocześnie: OUTSPEED i „Kto drugi, ten lepszy!” (Why First?)
page-not-built = Klient dla przeglądarki nie jest zbudowany: uruchom { $command }, a potem jeszcze raz serwer.
page-open-tables = Otwarte stoły
page-no-tables = Żaden stół nie czeka teraz na graczy.
page-table = { $game }, zajęte miejsca: { $taken } z { $players }: { $code }

## Help

help-serve = uruchom serwer stołów dla graczy z przeglądarkami
help-host = adres, na którym serwer nasłuchuje (domyślnie 127.0.0.1; 0.0.0.0 to wszystkie sieci)
help-port = port, na którym serwer nasłuchuje (domyślnie 8000)
help-database = plik SQLite albo adres postgresql:// (domyślnie plik w folderze danych)
help-data-dir = gdzie serwer trzyma swoje pliki (domyślnie paddock-data)
help-public-url = adres serwera dla przeglądarek, jeśli stoi za serwerem proxy
help-allowed-origin = inna witryna, której strony mogą łączyć się z serwerem; można podać kilka razy
help-lobby-days = usuwaj stoły, przy których nie zaczęto gry, gdy przez N dni nic się tam nie działo (domyślnie 7)
help-keep-days = usuwaj gry N dni po ich końcu, razem z zapisami i powtórkami (domyślnie: 365)
help-log-format = dziennik jako wiersze tekstu albo jako JSON
help-workers = ile procesów obsługuje razem ten port; więcej niż jeden wymaga PostgreSQL (domyślnie 1)
help-backup = skopiuj bazę danych serwera do pliku, także podczas jego pracy
help-backup-file = nowy plik
help-restore = wstaw kopię w miejsce bazy danych, której nie używa żaden serwer
help-restore-file = plik utworzony przez paddock backup

## Serving

serving = Otwórz { $url } w przeglądarce (Ctrl-C zatrzymuje serwer).
serving-no-client = Ten serwer nie ma klienta dla przeglądarki, więc mogą dołączyć tylko terminale i boty; w drzewie źródeł zbuduje go { $command }.
backed-up = Kopia jest w pliku { $path }.
restored = Baza danych została przywrócona.
restored-aside = Baza danych została przywrócona; poprzednia jest teraz w pliku { $path }.

## What cannot be done

serve-port-in-use = Port { $port } na { $host } jest zajęty; być może działa tam już jakiś serwer.
serve-port-refused = Serwer nie może nasłuchiwać na porcie { $port } na { $host }: { $detail }.
serve-folder-unwritable = Nie da się nic zapisać w folderze { $path }: wybierz inny opcją --data-dir.
serve-database-in-use = Bazy danych { $path } używa inny proces: na pliku SQLite może działać tylko jeden serwer.
serve-database-damaged = Baza danych { $path } jest uszkodzona: przywróć ją z kopii poleceniem „paddock restore FILE”.
serve-database-newer = Baza danych { $path } pochodzi z nowszego Paddocka i tylko taki ją otworzy.
serve-database-foreign = { $path } nie jest bazą danych Paddocka.
serve-database-unreachable = Nie da się otworzyć bazy danych { $path }.
serve-workers-need-postgres = Kilka procesów wymaga PostgreSQL: plik SQLite należy do jednego procesu. Podaj --database postgresql://… albo pomiń --workers.
serve-value = „{ $value }” nie jest poprawną wartością dla { $what }.
backup-only-sqlite = W ten sposób można skopiować tylko plik SQLite: dla PostgreSQL jest pg_dump.
backup-file-exists = { $path } już istnieje: wybierz inną nazwę.
backup-no-database = Nie ma bazy danych { $path }.
backup-restore-unfinished = Przywracanie bazy { $path } zostało przerwane: uruchom serwer albo przywróć ją jeszcze raz, a zostanie dokończone.
backup-failed = Nie udało się skopiować bazy danych: { $why }.

# Reasons for refusals that the page or the program should prevent; web.ftl has the usual ones.
why-store-failed = Serwer nie mógł tego zapisać. Spróbuj później.
why-store-closed = Serwer właśnie się restartuje. Spróbuj za chwilę.
why-database-damaged = Baza danych serwera jest uszkodzona. Powiadom administratora serwera.
why-database-unreachable = Serwer nie ma dostępu do swojej bazy danych. Powiadom administratora serwera.
why-no-seed-wanted = Twój wkład w tasowanie nie jest już potrzebny.
why-nothing-to-leave = Bot już gra za ciebie.
why-not-away = Żaden bot nie gra za ciebie.
why-spectator = Widzowie mogą tylko patrzeć.
why-origin-not-allowed = Ta strona nie może korzystać z tego serwera.
why-not-found = Pod tym adresem niczego nie ma.
why-malformed = Serwer nie rozumie tej strony. Odśwież ją.
why-hello-first = Coś poszło nie tak z połączeniem. Odśwież stronę.
why-hello-again = Coś poszło nie tak z połączeniem. Odśwież stronę.
why-key-reused = To żądanie wysłano już z inną treścią. Odśwież stronę.
why-no-such-seat = Nie ma takiego miejsca.
why-no-such-game = Na tym serwerze nie ma tej gry.
why-no-such-variant = Ta gra nie ma takiego wariantu.
why-wrong-players = Ta gra nie jest dla tylu osób.
why-pledge-given = Twojego wkładu w tasowanie nie można już zmienić.
why-seed-not-pledged = Twój wkład w tasowanie jest inny niż zapowiedziany.
why-not-json = Serwer nie rozumie tej strony. Odśwież ją.
why-body-too-large = To za długie dla serwera.
why-too-slow = Połączenie było zbyt wolne. Spróbuj ponownie.
why-method-not-allowed = Serwer nie rozumie tej strony. Odśwież ją.
