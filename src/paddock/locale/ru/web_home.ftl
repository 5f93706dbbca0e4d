# Начальная страница, комната ожидания и боты, как их показывает браузер.

## The start page

web-race-now = В гонку
web-tag-outspeed = Тайно выберите маршрут. Не отставайте!
web-tag-why-first = Двигайте кого угодно. Важно только второе место.
web-count-outspeed =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
web-count-why-first =
    { $count ->
        [one] { $count } фигурка
        [few] { $count } фигурки
        [many] { $count } фигурок
       *[other] { $count } фигурки
    }
web-bots-rookie = против новичков
web-bots-regular = против знатоков
web-bots-expert = против мастеров
web-bots-champion = против чемпионов
web-bots-bold = против смелых знатоков
web-bots-careful = против осторожных знатоков
web-all-here = Все на этом устройстве
web-sheet-outspeed = Настройки гонки
web-sheet-why-first = Настройки игры
web-sheet-players-outspeed = Корабли
web-sheet-players-why-first = Фигурки
web-sheet-here = Игроков здесь
web-sheet-rivals = Боты
web-sheet-variant-outspeed = Карты
web-sheet-variant-outspeed-on = По порядку
web-sheet-variant-outspeed-off = Вперемешку
web-sheet-variant-why-first = Игра
web-sheet-variant-why-first-on = Тактическая
web-sheet-variant-why-first-off = Обычная
web-join-or-invite = Войти или позвать
web-join = Войти
web-invite = Позвать
web-game = Игра
web-continue = Продолжить
web-continue-at = Продолжить: { $game }
web-replay-of = Повтор: { $game }
web-more-tables =
    { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
        [many] Ещё { $count } столов
       *[other] Ещё { $count } стола
    }
web-fewer-tables = Свернуть
web-table-won = Вы победили.
web-table-shared = Вы разделили победу.
web-table-winners =
    { $count ->
        [one] Победитель: { $pilots }.
        [few] Победители: { $pilots }.
        [many] Победители: { $pilots }.
       *[other] Победители: { $pilots }.
    }
web-site-menu = Меню
web-choose-file = Выбрать файл
web-no-file = Файл не выбран

## Bots

web-bot-champion = Чемпион
web-bot-champion-means = Научился в миллионах партий против самого себя.
web-character-vega = Вега
web-character-kit = Лис
web-character-zip = Зип
web-character-otto = Отто
web-character-nova = Нова
web-character-gale = Гейл
web-temper-vega = смелость
web-temper-kit = хитрость
web-temper-zip = капризы
web-temper-otto = осторожность
web-temper-nova = хладнокровие
web-temper-gale = терпение
web-temper-bold = смелость
web-temper-careful = осторожность

## The lobby

web-option = { $what }: { $chosen }
web-normal-outspeed-means = Никто не знает, какая карта будет следующей.
web-normal-why-first-means = Каждый тайно играет карту; все карты действуют одновременно.
web-leon-joins = При двух игроках добавляется третья фигурка: Леон.
web-lobby-outspeed = На старте
web-lobby-why-first = За столом
web-on-this-device = на этом устройстве
web-at-the-table = за столом
web-join-with-code = Вход по этому коду
web-bot = Бот
web-choose-bot = Добавить бота
web-ready-count = Готовы: { $ready } из { $players }
web-open-settings = Настройки стола
web-change-name = Сменить имя
web-save = Сохранить
web-remove-one = Убрать: { $pilot }
web-remove-means = Освободить это место для других?
web-remove-not = Оставить
web-watching = Зрители: { $count }
web-screen-lobby = Сканируйте и играйте
web-screen-free =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободно
        [many] { $count } мест свободно
       *[other] { $count } места свободно
    }

## Rules

web-rules-minute = За 60 секунд
web-rules-numbered = Правила по номерам
web-rules-numbered-means = Полные правила. На каждое можно сослаться по номеру. «Трактовка» — там, где печатные правила молчат, «Своё правило» — то, что добавили мы.
web-rule-number = Правило { $rule }
web-minute-outspeed-gates = Все тайно и одновременно выбирают один из маршрутов карты: их не больше трёх.
web-minute-outspeed-crowd = Слишком много желающих на одном маршруте? Все они теряют ход.
web-minute-outspeed-fuel = За маршрут платят топливом: если после оплаты бак пуст, вы выбываете.
web-minute-outspeed-rear = Когда кто-то вылетает за передний край, заднее поле рушится, и все, кто на нём, выбывают.
web-minute-outspeed-tokens = Маршруты дают и жетоны. Один за раунд толкнёт вас вперёд, остановит других или отнимет у них топливо.
web-minute-outspeed-win = После 13 раундов побеждает корабль, ушедший дальше всех.
web-minute-why-first-card = Тайно сыграйте карту на любую фигурку: свою или чужую.
web-minute-why-first-move = Карты открывают и складывают для каждой фигурки. Затем фигурки идут.
web-minute-why-first-second = После пяти раундов очки получает только второе место: столько, сколько написано на поле.
web-minute-why-first-last = Пятая карта всегда двигает вас самих: приберегите хорошую.
web-minute-why-first-win = После пяти заездов побеждает второй по величине итог.

## Talk of the bots

web-talk-vega-1 = Дорогой маршрут? Мой!
web-talk-vega-1-cards = Эта вам. Не за что!
web-talk-vega-2 = Догоняйте!
web-talk-vega-3 = Ха! Каждая капля того стоила.
web-talk-vega-3-cards = Ха! Чуть не вышло слишком хорошо.
web-talk-kit-1 = Такого никто не ждал.
web-talk-kit-2 = Тут тихо и хорошо.
web-talk-kit-2-cards = На мою фигурку никто не смотрит. Вот и славно.
web-talk-kit-3 = Так я и думал.
web-talk-zip-1 = Ух ты!
web-talk-zip-2 = Хррр… ой. Мой ход?
web-talk-zip-3 = Сегодня мне везёт!
web-talk-otto-1 = Осторожность не помешает.
web-talk-otto-2 = Оставлю немного в баке.
web-talk-otto-2-cards = Приберегу маленькую карту.
web-talk-otto-3 = Потихоньку.
web-talk-nova-1 = Как и рассчитано.
web-talk-nova-2 = Риск принят.
web-talk-nova-3 = Любопытно.
web-talk-gale-1 = Спешить некуда.
web-talk-gale-2 = Пусть сжигают.
web-talk-gale-2-cards = Пусть бегут вперёд.
web-talk-gale-3 = Моё время придёт.

## Sound

web-bot-talk = Боты иногда что-нибудь говорят
web-sound-effects = Звуки игры
web-sound-alerts = Звуки хода и чата

# Examples drawn below the rules
web-example-outspeed-7-2 = Места на двоих, прилетели трое: все трое теряют ход. Они ничего не платят и ничего не получают.
web-example-outspeed-5-3 = Жёлтый достиг зоны 15: спереди кладут новое поле, зоны 1–7 рушатся. Красный выбывает, Белый нет.
web-example-outspeed-7-4 = Маршрут стоит 5. У Красного было 5 и не осталось ничего: он выбывает. У Синего было 6, он летит дальше с 1.
web-example-outspeed-4-10 = Зелёный последний и стреляет из ионной пушки: каждый корабль впереди теряет 2 топлива. У Жёлтого было только 2, он выбывает.
web-example-outspeed-7-7 = Вы смотрите два жетона, один оставляете, другой кладёте под стопку.
web-example-why-first-3-2 = Перед Синим лежат +4 и −2, вместе +2: Синий идёт с 3 на 5.
web-example-why-first-3-3 = Красный на 15. Сначала складывают +3 и −4: Красный идёт на 14.
web-example-why-first-4-1 = Красный первый и очков не получает. Синий и Жёлтый делят второе место: по 5 очков.
web-example-why-first-5-1 = Итоги 10, 10 и 7: второй по величине итог — 7, Зелёный побеждает один.
web-example-why-first-6-2 = Верхняя карта Леона двигает его на 1, а Красный сыграл на него +3: Леон идёт с 2 на 6.
web-example-why-first-7-2 = Белые числа 31, 24, 12: сначала Красный двигает Зелёного на +4, потом Синий Красного на −3, потом Зелёный себя на +2.
