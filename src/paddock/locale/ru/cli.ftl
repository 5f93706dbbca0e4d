# The command line. Words in capitals are placeholders in the help and are not translated.

## Help

help-usage = Использование:
help-heading-values = Значения
help-heading-options = Параметры
help-heading-commands = Команды
help-command = КОМАНДА
help-help = показать эту справку
help-version = показать версию
help-lang = язык: en, pl, de или ru (иначе — язык системы)
help-paddock = Две настольные игры, где все выбирают тайно и одновременно: OUTSPEED и Why First? Играйте, держите сервер, исследуйте
help-demo = посмотреть партию между ботами в виде рассказа
help-demo-game = { $games } (если не указать — outspeed)
help-demo-seed = сыграть партию с этим зерном ещё раз
help-simulate = сыграть много партий между ботами и подсчитать, что в них происходит
help-replay = пересказать записанную партию
help-verify = заново вычислить каждый жребий, выбор и счёт партии с сервера
help-verify-file = законченная партия, скачанная с сервера
help-verify-head = хеш, который сохранил ваш браузер: найти его в журнале
help-deck-command = проверить колоду карт или посмотреть на неё
help-deck-check = назвать все ошибки колоды: карту, сторону, маршрут и поле
help-deck-show = показать карты колоды
help-rules = показать правила, главу (4) или отдельное правило (4.9)
help-game = { $games }
help-players = сколько игроков: 3–6 в OUTSPEED, 2–6 в Why First? (по умолчанию 4)
help-bots = кто играет, через запятую; места занимают по кругу: { $bots }
help-deck = играть картами из этого файла, а не набором Paddock
help-variant = вариант игры: { $variants }
help-games = сколько партий (по умолчанию 1000)
help-seed = то же зерно — тот же результат на любой машине (по умолчанию 1)
help-jobs = на сколько процессов разделить работу (по умолчанию 1)
help-engine = python: сами правила; vector: миллионы случайных партий на устройстве, которое найдёт JAX
help-cluster = разделить работу с кластером Ray: HOST:PORT на одной из его машин, ray://HOST:PORT извне, local — запустить кластер здесь; тогда --jobs говорит, сколько частей играть одновременно (если не указано — на сколько хватит ядер)
help-json = вывести один объект JSON вместо таблиц
help-save = сохранить запись каждой партии в эту папку
help-record = запись, сохранённая командой simulate --save
help-round = только этот раунд (Why First?: счёт через всю игру, 1–25)
help-seat = только то, что видно с этого места за столом (счёт с 1)
help-deck-file = колода в файле TOML
help-deck-show-file = колода в файле TOML (если не указать — набор Paddock)
help-deck-show-game = для какой игры показать набор Paddock: { $games }
help-tile = только эта карта
help-number = глава (4) или правило (4.9)

## What was not understood

usage-hint = Что возможно, подскажет «{ $command } --help».
usage-missing = Не хватает: { $what }
usage-unrecognised = Не распознано: { $what }
usage-no-value = { $what }: нужно значение.
usage-unwanted-value = { $what }: значение здесь не нужно.
usage-ambiguous = { $what }: подходит сразу несколько параметров.
usage-argument = { $what }: { $why }
value-not-one-of = «{ $value }» не подходит, выберите из списка: { $choice }.
value-not-a-head = «{ $value }» — не хеш: в нём должно быть 64 цифры, от 0 до 9 и от a до f.
value-not-a-number = «{ $value }» — не целое число от { $least } до { $most }.

## What cannot be done

output-unwritable = Не удаётся записать вывод: { $why }
interrupted = Остановлено.
file-not-found = Нет файла { $path }.
file-is-a-folder = { $path } — папка, а не файл.
file-unreadable = Не удаётся прочитать { $path }.
file-too-large = Файл { $path } больше { $most } МиБ.
file-not-text = { $path } — не текстовый файл.
folder-unwritable = В { $path } ничего нельзя записать.
extra-missing = Для этого нужен пакет { $package }: pip install 'paddock-games[{ $extra }]'.
vector-missing = Векторному движку нужен JAX: pip install 'paddock-games[vector]'.
vector-no-engine = У { $game } нет векторного движка: уберите --engine.
vector-random-only = Векторный движок играет случайно и не хранит записей: уберите --save и --bots, кроме random.
cluster-missing = Кластеру нужен Ray: pip install 'paddock-games[cluster]'.
cluster-keeps-no-records = Процессы кластера не хранят записей: уберите --save или --cluster.
cluster-silent = По адресу { $address } не отвечает ни один кластер Ray: адрес — это HOST:PORT, ray://HOST:PORT или local.
cluster-fails = Кластер { $address } не может выполнить работу: { $why }
cluster-other-rules = На кластере { $address } другая версия правил ({ $why }): установите один и тот же paddock на все машины.
cluster-no-bot = Кластер не может играть ботом { $bot }: файл должен лежать на всех его машинах в одном и том же месте.
wrong-players = Число игроков в { $game } — от { $least } до { $most }, а не { $players }.
wrong-variant = Варианта { $variant } в { $game } нет.
game-without-bots = У { $game } нет ботов.
game-without-research = У { $game } нет средств для исследований.
game-without-terminal = { $game } нельзя показать в терминале.
no-such-rule = Правила { $number } нет; есть главы с 1 по { $chapters } и правила вроде 4.1.
no-such-seat = За столом нет места { $seat }: игроков в этой партии — { $players }.
no-such-round = Раунда { $round } в этой партии нет; последний — { $rounds }.
record-not-json = Этот файл повреждён, или это не запись Paddock: внутри не JSON.
record-foreign = Этот файл — не запись Paddock.
record-unknown-game = Это запись игры, которой Paddock не знает: { $game }.
record-newer = Эту запись сделал более новый Paddock (формат { $format }, версия правил { $version }): прочитать её может только он.
record-older = Эта запись сделана по старым правилам (формат { $format }, версия правил { $version }), по нынешним её не воспроизвести.
record-damaged = Эта запись повреждена: { $detail }
record-untrue = Эта запись повреждена: ввод { $number } ведёт не к тому, что записано.

## Simulating

progress-games = Партии
demo-opening =
    { $players ->
        [one] { $game }, { $players } игрок, { $deck }.
        [few] { $game }, { $players } игрока, { $deck }.
        [many] { $game }, { $players } игроков, { $deck }.
       *[other] { $game }, { $players } игрока, { $deck }.
    }
demo-again = То же самое ещё раз: { $command }
simulated =
    { $games ->
        [one] { $game }, { $games } партия, зерно { $seed }; игроков: { $players }; { $deck }.
        [few] { $game }, { $games } партии, зерно { $seed }; игроков: { $players }; { $deck }.
        [many] { $game }, { $games } партий, зерно { $seed }; игроков: { $players }; { $deck }.
       *[other] { $game }, { $games } партии, зерно { $seed }; игроков: { $players }; { $deck }.
    }
mean-rounds = Раундов в партии в среднем: { $mean }.
decimal = { $whole },{ $tenth }
table-seats = Победы и места по игрокам
table-endings = Чем кончились партии
table-rounds = Последний раунд
table-eliminations = Причины выбывания
table-first-elimination = Раунд первого выбывания
table-tokens-kept = Оставленные жетоны
table-tokens-played = Разыгранные жетоны
table-cards-laid = Кто получал карты
table-figures-moved = Чьи фигурки перемещали
table-scoring-field = Поля, принёсшие очки
table-routes = Как часто программировали каждый маршрут
column-seat = Игрок
column-wins = Победы
column-place = { $place }-е место
column-count = Число
column-share = Доля
column-tile = Карта
column-face = Сторона
row-finish = финиш
row-last-ship = остался один корабль
row-no-ship = не осталось ни одного корабля
row-off-the-rear = за задним краем трассы
row-drained = «Ионная пушка» лишила топлива
row-no-route = нет доступного маршрута
row-empty-tank = бак пуст
row-in-debt = на финише не хватило топлива
row-rear-board = на заднем игровом поле
row-single = один победитель
row-shared = победу поделили
row-own = сам игрок
row-another = другой игрок
row-leon = Леон
row-none = ни одно

## Проверка

verify-absent = В этой записи нет доказательства: она не с сервера. Проверяется только её воспроизведение.
verify-replayed = Воспроизведение: каждый ввод ведёт к тому, что записано.
verify-commitment = Обязательство: секрет тот самый, которым сервер связал себя, пока никто не сел за стол.
verify-pledges = Обещания: каждый вклад в зерно соответствует своему обещанию (вклады: { $count }, игроки: { $players }).
verify-pledges-missing = Обещания: каждый вклад в зерно соответствует своему обещанию, но внесены не все (вклады: { $count }, игроки: { $players }). Тот, кто держит сервер, мог выбрать, какие пропустить.
verify-pledges-none = Обещания: ни один игрок ничего не внёс в зерно (игроки: { $players }). Его мог выбрать тот, кто держит сервер.
verify-pledges-luck = Обещания: у этого стола общий жребий с другими, поэтому вклады игроков в него не входят. Владелец сервера выбрал жребий до того, как стол открыли.
verify-lines = Журнал: каждая строка на своём месте и соответствует своему листу дерева (строки: { $count }).
verify-choices = Решения: каждое было допустимо, и открыто то, что было выбрано (решения: { $count }).
verify-draws = Жребий: каждый раз он следует из зерна и шансов по правилам (всего: { $count }).
verify-draws-luck = Жребий: каждый розыгрыш следует из общего жребия по своему месту и из шансов по правилам (розыгрышей: { $count }).
verify-draws-closed = Жребий: проверить розыгрыши пока нельзя. Общий жребий откроют, когда на нём больше никто не играет; всё остальное уже доказано.
verify-events = События: каждое следует из правил (события: { $count }).
verify-scores = Итог: победители, места и очки — по правилам.
verify-record = Запись: в ней та же партия, что и в журнале.
verify-chain = Цепочка: она кончается на { $head }. Сравните это с тем, что сохранил ваш браузер.
verify-head-known = Ваш хеш: он стоит после строки { $line } из { $lines }. До этого места это тот журнал, который получал ваш браузер.
verify-head-first = Ваш хеш: он стоит перед первой строкой. Ваш браузер знал об этом столе, но ни о чём, что за ним произошло.
verify-head-strange = Ваш хеш: в этом журнале его нет. Ваш браузер получил не то, что записано в этом файле.
verify-head-unproven = Ваш хеш: сравнить его нельзя, потому что в этой записи нет доказательства.
verify-good = Всё сходится.
verify-bad = Строка { $line } — первая, которая не сходится.
verify-lost = Партия: со строки { $line } за ней нельзя проследить, дальше она по правилам не проверена.
verify-commitment-wrong = Обязательство: строка { $line } связывает сервер с другим секретом.
verify-commitment-other = Обязательство: в строке { $line } оно не то, что в доказательстве.
verify-luck-wrong = Обязательство: строка { $line } обязывает к другому жребию.
verify-luck-other = Обязательство: в строке { $line } не тот жребий, что в доказательстве.
verify-secret-other = Обязательство: строка { $line } раскрывает не тот секрет, что доказательство.
verify-pledge-broken = Обещания: в строке { $line } место { $seat } вносит не то, что обещало.
verify-seat-other = Обещания: в строке { $line } обещание или вклад места { $seat } не тот, что в доказательстве.
verify-line-misplaced = Журнал: строки { $line } нет, или она не на своём месте; там стоит номер { $number }.
verify-line-unreadable = Журнал: строка { $line } не имеет формы строки журнала.
verify-line-unlawful = Журнал: строка { $line } ({ $entry }) не может следовать за предыдущими.
verify-leaf-wrong = Журнал: строка { $line } не соответствует своему листу дерева.
verify-choice-illegal = Решения: в строке { $line } место { $seat } выбирает то, чего ему не предлагали.
verify-choice-missing = Решения: строка { $line } открывает решение прежде, чем все выбрали.
verify-choice-other = Решения: строка { $line } открывает не то, что было выбрано.
verify-no-seed = Жребий: в строке { $line } партия начинается без зерна, потому что у какого-то вклада неверная длина.
verify-draw-wrong = Жребий: в строке { $line } ввод { $number } не следует из зерна.
verify-draw-missing = Жребий: строка { $line } кончается прежде, чем брошены все жребии.
verify-odds-other = Жребий: в строке { $line } у ввода { $number } не те шансы, что в доказательстве.
verify-event-wrong = События: в строке { $line } ввод { $number } ведёт не к тому, что записано.
verify-score-wrong = Итог: у партии, которая кончается в строке { $line }, он не тот, что в доказательстве.
verify-result-other = Итог: в строке { $line } не тот итог, который следует из правил.
verify-unfinished = Итог: журнал кончается на строке { $line }, раньше, чем закончилась партия.
verify-config-other = Запись: строка { $line } открывает не ту партию, которая записана.
verify-record-other = Запись: в строке { $line } ввод { $number } не такой, как в записи.
verify-chain-wrong = Цепочка: после строки { $line }, последней, она не кончается на хеше из доказательства.
