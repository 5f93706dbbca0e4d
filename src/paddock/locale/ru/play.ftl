# Стол в терминале: «paddock play» и «paddock join». Большинство слов те же, что в браузере.

## Help

help-play = играть с ботами в терминале, без сервера
help-play-seed = снова те же карты и кубики, и боты решают так же
help-play-resume = продолжить сохранённую партию
help-join = играть в терминале за столом на сервере
help-link = ссылка на стол или, с --server, его код из пяти знаков
help-join-server = сервер, на котором код ведёт к столу, например https://paddock.example
help-join-seat = какое место (считая с 1; по умолчанию любое свободное)
help-watch = только смотреть, без места
help-name = ваше имя за столом
help-plain = строки текста и нумерованные вопросы, для программ экранного доступа и конвейеров

## What cannot be done

resume-other-game = { $path } — партия { $game }.
resume-without = --resume продолжает сохранённую партию: уберите { $options }.
too-many-bots = Ботов: { $bots }, мест: { $seats }. Укажите меньше ботов.
play-which-game = Какая игра? Одна из: { $games }, или --resume с файлом.
play-no-link = «{ $link }» — не ссылка на стол вида http://localhost:8000/t/CODE.
play-no-server = «{ $server }» — не адрес сервера, такой как https://paddock.example.
play-invitation = Другие могут войти по коду { $code }.
play-not-saved-by-play = Этот файл сохранён не командой «paddock play».
play-not-saved = Партию не удалось сохранить.
play-way-back = Чтобы вернуться: { $command }
why-nobody-there = Здесь не с кем разговаривать.
why-not-a-table-server = По этому адресу нет сервера столов.

## The screen

play-small = Окно мало: нужно 80×24 или --plain.
play-nameless = Пилот
play-back-as = Вы снова на своём месте как { $name }. Имя { $other } не используется.
play-you-watch = Вы смотрите игру
play-away = Нет связи: { $pilots }
play-hand = У вас
play-standing = Положение
play-in-words = Стол словами
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = все
play-tokens = Ж{ $count }
play-dice = { $count }к
play-row-room = мест
play-row-cost = цена
play-row-zones = зоны
play-row-fuel = топливо
play-row-token = жетон
play-asked-card = Выберите карту
play-goes = { $pilot }: с поля { $start } на поле { $end }, только с этой картой
play-moves-later = Когда до этой карты дойдёт очередь, вы передвинете любую фигурку на её значение.
play-rule-number = другая глава (4) или правило (4.9), затем Enter
play-pace-0 = Темп: обычный
play-pace-1 = Темп: быстрый
play-pace-2 = Темп: сразу

## Keys

play-key-choose = <> выбор
play-key-lock = Enter подтвердить
play-key-words = w слова
play-key-history = h ход
play-key-talk = t чат
play-key-rules = ? правила
play-key-leave = q уйти
play-key-back = Esc: назад к столу
play-key-skip = пробел: пропустить
play-key-pace = p темп
play-key-again = n ещё раз
play-key-ready = r готовность
play-key-bots = b бот
play-key-level = v сила
play-key-free = x убрать
play-key-start = s старт

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Введите число от 1 до { $count } или h, чтобы увидеть справку.
play-plain-again = Введите { $number } ещё раз, чтобы всё же выбрать это.
play-plain-help = Введите число, чтобы выбрать. o: варианты ещё раз. c: сколько осталось времени. w: стол словами. ? или ?4.9: правило. t ТЕКСТ: чат. q: уйти.
play-time-left = Осталось времени: { $left }
play-left-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
play-left-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
play-left-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
play-left-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
play-plain-lobby = r: готовность. b: добавить ботов ({ $level }). v: их сила. x: убрать бота. s: старт. q: уйти.
play-plain-over = n: ещё раз. w: стол словами. q: уйти.
play-out-chance = Вы можете выбыть в этом раунде: { $percent }{ "\u00A0" }%
