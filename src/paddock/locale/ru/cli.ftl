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
help-paddock = Дом двух гоночных игр с тайным одновременным выбором: OUTSPEED и Why First?
help-demo = посмотреть партию между ботами, рассказанную словами
help-demo-game = { $games } (если не указать — outspeed)
help-demo-seed = рассказать партию с этим зерном ещё раз
help-simulate = сыграть много партий между ботами и подсчитать, что в них происходит
help-replay = рассказать записанную партию словами
help-deck-command = проверить колоду карт или посмотреть на неё
help-deck-check = назвать все ошибки колоды: карту, сторону, маршрут и поле
help-deck-show = нарисовать карты колоды
help-rules = показать правила, главу (4) или отдельное правило (4.9)
help-game = { $games }
help-players = сколько игроков: 3–6 в OUTSPEED, 2–6 в Why First? (по умолчанию 4)
help-bots = кто играет, через запятую; места занимают по кругу: { $bots }
help-deck = играть картами из этого файла, а не набором Paddock
help-first-race = OUTSPEED: карты с 1 по 13 в порядке возрастания
help-tactical = Why First?: тактический вариант
help-games = сколько партий (по умолчанию 1000)
help-seed = то же зерно — тот же результат на любой машине (по умолчанию 1)
help-jobs = на сколько процессов разделить работу (по умолчанию 1)
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
usage-missing = Чего-то не хватает: { $what }
usage-unrecognised = Непонятно: { $what }
usage-no-value = { $what }: нужно значение.
usage-unwanted-value = { $what }: значение здесь не нужно.
usage-ambiguous = { $what }: подходит сразу несколько параметров.
usage-argument = { $what }: { $why }
value-not-one-of = «{ $value }» не подходит, выберите из списка: { $choice }.
value-not-a-number = «{ $value }» — не целое число от { $least } до { $most }.

## What cannot be done

interrupted = Остановлено.
file-not-found = Нет файла { $path }.
file-is-a-folder = { $path } — папка, а не файл.
file-unreadable = Не удаётся прочитать { $path }.
file-not-text = { $path } — не текстовый файл.
folder-unwritable = В { $path } ничего нельзя записать.
wrong-players =
    { $game ->
        [outspeed] Число пилотов в OUTSPEED — от { $least } до { $most }, а не { $players }.
       *[why_first] Число игроков в Why First? — от { $least } до { $most }, а не { $players }.
    }
wrong-variant =
    { $game ->
        [outspeed] В OUTSPEED параметра { $option } нет.
       *[why_first] В Why First? параметра { $option } нет.
    }
no-such-rule = Правила { $number } нет; есть главы с 1 по { $chapters } и правила вроде 4.1.
no-such-seat = За столом нет места { $seat }: игроков в этой партии — { $players }.
no-such-round = Раунда { $round } в этой партии нет; последний — { $rounds }.
record-not-json = Этот файл повреждён, или это не запись Paddock: внутри не JSON.
record-foreign = Этот файл — не запись Paddock.
record-unknown-game = Это запись игры, которой Paddock не знает: { $game }.
record-newer = Эту запись сделал более новый Paddock (формат { $format }, версия правил { $version }): прочитать её может только он.
record-older = Эта запись сделана по старым правилам (формат { $format }, версия правил { $version }), по нынешним её не воспроизвести.
record-damaged = Эта запись повреждена: { $detail }
record-untrue = Эта запись повреждена: ввод { $number } ведёт не к тому, что о нём сказано.

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
percent = { $number }{ "\u00A0" }%
table-seats = Победы и места по игрокам
table-endings = Чем кончились партии
table-rounds = Последний раунд
table-eliminations = Причины выбывания
table-first-elimination = Раунд первого выбывания
table-tokens-kept = Оставленные жетоны
table-tokens-played = Разыгранные жетоны
table-cards-laid = Кто получал карты
table-figures-moved = Владельцы перемещённых фигурок
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
