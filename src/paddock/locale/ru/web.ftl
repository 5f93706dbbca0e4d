# What the browser says beside the games.

## Everywhere

web-close = Закрыть
web-skip-to-content = К содержанию
web-navigation = Страницы
web-rules = Правила
web-tiles = Карты гонки
web-settings = Настройки
web-home = Главная страница
web-language = Язык
web-theme = Оформление
web-theme-auto = Как на устройстве
web-theme-dark = Тёмное
web-theme-light = Светлое
web-nowhere = Такой страницы нет.
web-new-version = Есть новая версия этой страницы. Ваши игры продолжатся с того же места.
web-load-it = Обновить

## The start page

web-tagline = Две настольные игры, где все выбирают тайно и одновременно: с друзьями или против ботов
web-your-name = Ваше имя
web-nicknames = Комета, Ригель, Луна, Орион, Мира, Альтаир, Лира, Атлас, Стелла, Сириус, Кастор, Спика
web-play-now = Играть
web-invite-friends = Позвать друзей
web-code = Код стола
web-look-in = Открыть
web-your-tables = Ваши столы
web-bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
web-table-not-reached = Сервер сейчас не отвечает.
web-seats-taken = Занято мест: { $taken } из { $players }
web-notice = Независимая реализация правил. OUTSPEED, Why First? и 8Bit Box принадлежат своим издателям.

## A new table

web-new-table = Стол для { $game }
web-seats = Места
web-first-race = Первая гонка
web-first-race-means = Карты идут по номерам, от 1 до 13: все знают, что будет дальше.
web-tactical = Тактический вариант
web-tactical-means = Сначала карты открываются, затем каждый двигает любую фигурку; начинает наибольшее белое число.
web-clock = Время на решение
web-clock-none = Без ограничения времени
web-clock-seconds = { $seconds } с на решение
web-clock-days =
    { $days ->
        [one] { $days } день на решение
        [few] { $days } дня на решение
        [many] { $days } дней на решение
       *[other] { $days } дня на решение
    }
web-clock-means = Когда время выйдет, игра сделает за опоздавших простой выбор.
web-listed = Показывать в списке открытых столов
web-listed-means = Иначе его найдут только те, у кого есть ссылка.
web-odds = Показывать риск
web-odds-means = На каждом маршруте видно в процентах, насколько легко на нём выбыть.
web-private = Только по ссылке
web-deck = Своя колода (файл)
web-deck-means =
    { $game ->
        [why_first] Без файла играют 32 обычными картами гонки.
       *[outspeed] Без файла играют набором Paddock.
    }
web-deck-house =
    { $game ->
        [why_first] Обычные карты гонки
       *[outspeed] Набор Paddock
    }
web-deck-own = Своя колода
web-champion-other-deck = Чемпион не тренировался с этой колодой. Он всё равно сыграет, но, возможно, слабее.
web-open-table = Открыть стол

## The lobby

web-players-count =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
web-next-name = Имя следующего игрока на этом устройстве
web-pass-and-play-means = На одном устройстве могут играть несколько человек: его передают по кругу, и каждый раз занавес закрывает экран.
web-you = вы
web-me = Вы
web-me-named = { $name } (вы)
web-bot-random = случайный
web-bot-rookie = Новичок
web-bot-careful = Знаток, осторожный
web-bot-bold = Знаток, смелый
web-bot-regular = Знаток
web-bot-expert = Мастер
web-bot-rookie-means = Знает правила и почти ничего больше.
web-bot-careful-means = Знает игру и избегает неприятностей.
web-bot-bold-means = Знает игру и любит риск.
web-bot-regular-means = Знает игру; осторожный или смелый, заранее не угадаешь.
web-bot-expert-means = Думает наперёд.
web-seat-free = свободно
web-ready = ждёт старта
web-not-ready = готовится
web-sit-here = Сесть сюда
web-sit-too = Добавить игрока
web-player = Игрок
web-leave-seat = Покинуть место
web-remove-bot = Убрать
web-bot-level = Сила ботов
web-bot-level-of = Сила: { $pilot }
web-fill-with-bots = Заполнить ботами
web-i-am-ready = Можно начинать
web-not-ready-after-all = Пока не начинать
web-start = Старт
web-seats-still-free =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
        [many] Свободно ещё { $count } мест.
       *[other] Свободно ещё { $count } места.
    }
web-waiting-for-many = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игроков
 }
web-waiting-for = Ждём: { $pilots }
web-can-start = Все готовы.
web-you-watch = Вы смотрите игру. Займите свободное место, чтобы сыграть.
web-link = Ссылка
web-copy = Скопировать ссылку
web-copied = Скопировано
web-share = Поделиться
web-screen-watch = Смотрите и пишите с телефона
web-big-screen = Большой экран
web-qr = Ссылка в виде QR-кода

## At the table

web-connecting = Подключение…
web-offline-game = Вы не в сети. Так игра выглядела в последний раз.
web-offline-home = Вы не в сети. Так ваши игры выглядели в последний раз.
web-offline-replay = Вы не в сети. Этот повтор сохранён на вашем устройстве.
web-connection-lost = Связь потеряна. Пробуем снова…
web-try-now = Попробовать сейчас
web-seat-lost = Это место больше не ваше. Вы смотрите игру.
web-no-such-table = Стол не найден
web-no-such-table-means = Возможно, в коде опечатка, или стол заполнен, или его уже нет.
web-open-elsewhere = Открыто в другом месте
web-open-elsewhere-means = Этот стол открыт в нескольких более новых вкладках или на других устройствах, поэтому эта вкладка отключилась. Ничего не потеряно.
web-play-here = Играть здесь
web-your-turn = Ваш ход
web-shuffling = Перемешиваем…
web-shuffling-again = Ни одно устройство не ответило. Перемешиваем ещё раз…
web-called-off = Игра не началась: ни одно устройство не прислало свою часть перемешивания. Проверьте связь и снова отметьте готовность.
web-over = Игра окончена.
web-aim-outspeed = После 13 раундов побеждает корабль, ушедший дальше всех, — если хватит топлива.
web-aim-why-first = В каждом заезде очки получает только второе место. После пяти заездов побеждает второй по величине итог.
web-lock-locked = { $pilot }: выбор сделан
web-lock-choosing = { $pilot }: ещё выбирает
web-frozen = Этот стол остановлен из-за сбоя в коде правил. Его ещё можно посмотреть.
web-archived = Эта партия сыграна по старым правилам. Её ещё можно посмотреть.
web-watch = Поехали
web-locked-in = Выбор принят
web-sending = Отправляем ваш выбор…
web-not-sent = Ещё не отправлено: нет связи
web-bot-plays-for-you = За вас играет бот
web-take-over = Вернуться в игру
web-behind = Отставание { $seconds } с
web-catch-up = Догнать
web-menu = Меню
web-keyboard = Клавиатура
web-keyname-space = Пробел
web-keyname-shift = Shift
web-key-skip = Пропустить показ
web-key-route = Выбрать маршрут
web-key-card = Выбрать карту
web-key-figure = Выбрать фигурку
web-key-play = Сыграть карту
web-key-board = Описать поле вслух
web-key-history = Ход игры
web-key-chat = Чат
web-key-help = Этот список
web-still-showing = Показ ещё идёт.
web-stands-in = играет бот
web-away = нет связи
web-time-left = Осталось времени
web-hours-left = { $hours } ч { $minutes } мин
web-skip = Пропустить
web-pace = Темп
web-pace-0 = Сразу
web-pace-0-5 = Медленный
web-pace-1 = Обычный
web-pace-2 = Быстрый
web-sound = Звук
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-say-the-board = Описать поле
web-stay = Остаться
web-leave-means = До вашего возвращения будет играть бот.
web-beside = Ход игры и чат
web-history = Ход игры
web-chat = Чат
web-chat-empty = Пока никто ничего не написал.
web-chat-write = Напишите что-нибудь
web-send = Отправить
web-spectator = Зритель
web-emotes = Быстрые реакции
web-emote-hello = Привет
web-emote-well = Отличный ход
web-emote-laugh = Смех
web-emote-wow = Ого
web-emote-ouch = Ой
web-emote-think = Думаю
web-emote-hurry = Быстрее
web-emote-thanks = Спасибо
web-too-late = { $pilot }: время вышло, игра сделала простой выбор.
web-stood-in = За игрока { $pilot } играет бот.
web-returned = { $pilot } снова в игре.
web-extended =
    { $seconds ->
        [one] Сервер был недоступен: всем добавлена { $seconds } секунда.
        [few] Сервер был недоступен: всем добавлено { $seconds } секунды.
        [many] Сервер был недоступен: всем добавлено { $seconds } секунд.
       *[other] Сервер был недоступен: всем добавлено { $seconds } секунды.
    }
web-rules-failed = Этот выбор вызвал сбой в коде правил: выберите ещё раз.

## Pass and play

web-curtain = Занавес
web-pass-to = Теперь { $pilot }
web-pass-means = Передайте устройство; остальные не смотрят.
web-i-am = Это я, { $pilot }

## After the game

web-after-the-game = После игры
web-rematch = Реванш
web-rematch-waits = Ждёт реванш.
web-to-the-rematch = К реваншу
web-replay = Повтор
web-download-record = Скачать запись

## Replays and rules

web-rules-of = Правила игры { $game }
web-rules-choose = Выберите игру.
web-to-the-table = К столу
web-step-back = Шаг назад
web-step = Шаг вперёд
web-play = Смотреть
web-pause = Пауза
web-round = Раунд
web-eyes = Чьими глазами
web-step-of = Шаг { $place } из { $length }
web-share-round = Скопировать ссылку на этот раунд
web-verify-title = Честно ли перемешали?
web-verify-means = Браузер заново вычисляет каждый жребий из секрета сервера и вкладов игроков и проверяет, что потом ничего не изменили. «paddock verify» проверяет ещё правила и итог.
web-verify = Проверить перемешивание
web-verify-busy = Проверяем…
web-verified = Доказано: всё сходится.
web-not-verified = Не доказано: что-то не сходится.
web-verify-offline = Сейчас проверить нельзя: сервер недоступен.
web-verify-missing = Проверить нельзя: у сервера нет файла этой партии.
web-verify-unreadable = Проверить нельзя: файл партии не читается.
web-verify-luck = У всех столов с этим жребием одинаковые розыгрыши, поэтому вклады игроков в него не входят: кто дал бы последний, мог бы выбрать за всех.
web-verify-luck-closed = Доказано всё, кроме розыгрышей: их можно будет проверить, когда этот жребий откроют, после последней игры на нём.
web-check-fits = сходится
web-check-misfit = не сходится в строке { $line }
web-check-commitment = Обязательство сервера
web-check-pledges = Обещания игроков
web-check-lines = Строки журнала
web-check-choices = Решения
web-check-draws = Жребий
web-check-scores = Итог
web-check-record = Запись
web-check-chain = Цепочка хешей
web-check-shown = То, что показывает эта страница
web-check-seen = То, что это устройство показывало во время игры
web-kept-same = Во время игры это устройство получало тот же журнал, до строки { $line }.
web-kept-other = Это не тот журнал, который это устройство получало во время игры, до строки { $line }.
web-kept-nothing = Это устройство не следило за игрой: неизвестно, тот ли журнал получали игроки.
web-given-in = Вклад этого устройства в перемешивание есть в каждом жребии.
web-given-out = Вклада этого устройства в жребиях нет: он пришёл слишком поздно, или сервер его пропустил.

## Settings

web-notices = Сообщать, когда мой ход
web-notices-blocked = Браузер не разрешает этой странице уведомления.
web-hints = Советы начинающим

## Why something cannot be done

why-unknown = Сейчас это невозможно ({ $why }).
why-offline = Сервер недоступен.
why-server-failed = Ошибка сервера. Попробуйте ещё раз.
why-seat-taken = Это место только что заняли.
why-seat-free = Там никто не сидит.
why-seats-free = Ещё есть свободные места.
why-name-taken = За столом уже есть игрок с таким именем.
why-name-length = В имени должно быть от 1 до 24 символов.
why-chat-full = Чат этого стола заполнен.
why-log-full = Журнал этого стола заполнен: продолжается только сама игра.
why-name-has-hidden-signs = В этом имени есть невидимые символы.
why-name-has-too-many-marks = В этом имени у одной буквы слишком много диакритических знаков.
why-text-length = В сообщении может быть не больше 300 символов.
why-text-has-hidden-signs = В этом тексте есть невидимые символы.
why-table-full = Все места заняты.
web-no-board = На этой странице нет поля для игры { $game }. В терминале: paddock join { $link }
why-no-such-table = Такого стола нет.
why-no-such-invitation = Этот код не ведёт ни к одному открытому лобби.
why-too-many-guesses = Слишком много неверных кодов. Подождите минуту.
why-game-has-begun = Игра уже началась.
why-game-not-over = Игра ещё идёт.
why-replay-too-long = Повтор слишком длинный, чтобы показать его здесь.
why-not-all-ready = Ещё не все готовы.
why-no-such-bot = Такого бота нет.
why-not-your-seat = Это не ваше место.
why-open-elsewhere = Этот стол открыт в другом месте, в более новых окнах. Закройте одно из них и возвращайтесь.
why-not-an-option = Сейчас это выбрать нельзя.
why-not-asked = Сейчас вам нечего выбирать.
why-other-decision = Поздно: это решение уже принято.
why-no-decision-open = Сейчас нечего выбирать.
why-too-early = Слишком рано: дайте игроку минуту.
why-too-late = Поздно: это решение уже принято.
why-deck-refused = Эта колода нарушает правила для колод. Откройте её в разделе «Свои карты», чтобы узнать почему.
why-rules-failed = Этот выбор вызвал сбой в коде правил. Выберите ещё раз.
why-table-frozen = Этот стол остановлен.
why-table-archived = Эта партия сыграна по старым правилам.
why-busy = Сервер занят. Попробуйте ещё раз.
why-disk-error = Сбой диска сервера. После перезапуска на столе будет видно, сохранилось ли это.
why-disk-full = Сервер сейчас ничего не может сохранить: диск заполнен.
why-too-many-requests = Слишком много запросов. Немного подождите.
why-too-many-seats = Вы сидите за слишком многими столами. Сначала встаньте из-за какого-нибудь.
why-too-many-tables = У вас слишком много незаконченных партий. Сначала доиграйте какую-нибудь.
why-pledge-needed = Нажмите ещё раз «Можно начинать».

## A game that this client has no board for

web-any-choose = Сделайте выбор
web-any-place = Место
web-any-row = { $label }: { $value }.
web-lobby-any = Лобби: { $game }
web-sheet-any = Настройки
web-deck-any = Колода этой игры
