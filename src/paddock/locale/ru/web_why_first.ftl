# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Кому ваша карта?
web-why-asked-play = Сыграйте карту
web-why-asked-move = Передвиньте любую фигурку: { $card }
web-why-asked-over = Игра окончена.

web-why-your-cards = Ваши карты
web-why-card = { $value }
web-why-card-with-white = { $value } (белое число { $white })
web-why-card-of = { $pilot }: { $card } (белое число { $white })
web-why-whom = Кому?
web-why-which-figure = Какая фигурка?
web-why-players = Игроки
web-why-pick-card = Выберите карту
web-why-pick-target = Выберите, кому её дать
web-why-pick-figure = Выберите фигурку
web-why-do-lay = Сыграть { $card }
web-why-do-lay-self = { $card } себе
web-why-do-lay-before = { $card } → { $target }
web-why-do-move = { $target }: ход на { $card }
web-why-do-move-self = Ваша фигурка: ход на { $card }
web-why-can-change = Выбор принят. Его можно изменить, пока не выбрали все.
web-why-say-both = { $said } { $level }
web-why-say-up = { $pilot } идёт на поле { $field }.
web-why-say-down = { $pilot } отступает на поле { $field }.
web-why-say-stay = { $pilot } остаётся на поле { $field }.
web-why-say-you-up = Вы идёте на поле { $field }.
web-why-say-you-down = Вы отступаете на поле { $field }.
web-why-say-you-stay = Вы остаётесь на поле { $field }.
web-why-say-level = Там же: { $pilots }.
web-why-say-you-second =
    { $count ->
        [one] Вы были бы на втором месте: { $points } очко.
        [few] Вы были бы на втором месте: { $points } очка.
        [many] Вы были бы на втором месте: { $points } очков.
       *[other] Вы были бы на втором месте: { $points } очка.
    }
web-why-say-you-first = Вы были бы на первом месте: ноль очков.
web-why-say-second =
    { $count ->
        [one] Второе место: { $pilots } ({ $points }).
       *[other] Второе место делят { $pilots } ({ $points }).
    }
web-why-say-no-second = Второго места не было бы.
web-why-say-total-wins = Итог { $total } победил бы.
web-why-say-total-high = Итог { $total }: самый большой, победы нет.
web-why-say-total-low = Итог { $total } слишком мал.
web-why-say-total-low-yet = Итог { $total }, пока мало.
web-why-say-still =
    { $count ->
        [one] Ещё ходит: { $pilots }.
       *[other] Ещё ходят: { $pilots }.
    }
web-why-say-still-many = Ещё не ходили: { $count }.
web-why-say-leon = Карта Леона открывается вместе с остальными.
web-why-say-last = Затем последняя карта ({ $card }) сдвинет вас.
web-why-leon-says = Я Леон. Верхнюю карту играю на себя.
web-why-from = от: { $pilot }
web-why-from-you = от вас
web-why-no-card = без карты
web-why-did = { $pilot } { $start } → { $end }
web-why-now = Сейчас { $pilot }
web-why-final = Итоговый счёт
web-why-has-won = победа
web-why-goes-now = { $pilot }: с поля { $start } на поле { $end }

web-why-is-on = { $pilot } стоит на поле { $field }.
web-why-you = вы
web-why-has-chosen = выбор сделан
web-why-chooses = выбирает
web-why-would-win = сейчас побеждает
web-why-no-second = Все на одном поле: второго места нет.
web-why-last-round = В прошлом раунде:
web-why-second-is =
    { $count ->
        [one] Второе место (поле { $field }) занимает { $pilots }.
       *[other] Второе место (поле { $field }) занимают { $pilots }.
    }
web-why-order-first = Сыграйте карту втайне. Сначала ходит карта с наибольшим белым числом: ею двигают любую фигурку.
web-why-order = По белым числам, с наибольшего

web-why-pad = Таблица очков
web-why-race = Заезд { $race }
web-why-total = Итог
web-why-would-score = очки сейчас:
web-why-key = Карандашом: если бы заезд закончился сейчас.
web-why-key-mark = Победа, если бы игра закончилась сейчас.
web-why-race-begins = Заезд { $race }
web-why-would-win-now =
    { $count ->
        [one] При таком счёте побеждает { $pilots }.
       *[other] При таком счёте победу делят { $pilots }.
    }
web-why-won =
    { $count ->
        [one] Побеждает { $pilots }!
       *[other] Победу делят { $pilots }!
    }
web-why-second-wins = Побеждает второй по величине итог.

web-why-cards-up = Карты на стол!
web-why-no-crown = Все вровень: второго места нет
web-why-share-crown = Корону делят { $pilots }
web-why-takes-crown = { $pilot } берёт корону
web-why-keeps-crown = { $pilot } сохраняет корону
web-why-you-take-crown = Вы берёте корону
web-why-you-keep-crown = Вы сохраняете корону
web-why-you-score =
    { $count ->
        [one] Второе место: { $field } очко!
        [few] Второе место: { $field } очка!
        [many] Второе место: { $field } очков!
       *[other] Второе место: { $field } очка!
    }
web-why-score =
    { $count ->
        [one] Очки ({ $field }): { $pilots }
       *[other] Очки (по { $field }): { $pilots }
    }
web-why-scores-nothing = Второе место на поле { $field }: без очков
web-why-nobody-scores = Все вровень: очков нет
web-why-race-result = Заезд { $race }. { $said }
web-why-you-win = Второе место: вы победили!
web-why-you-share = Вы делите победу!
web-why-result-too-good = Ваш итог { $total } слишком велик: побеждает второй по величине, { $winning }.
web-why-result-you = У вас { $total }. Побеждает второй по величине итог: { $winning }.
web-why-result-best = Побеждает итог { $winning }. Слишком много: { $pilots } ({ $most }).
web-why-result-equal = Все итоги равны: побеждают все.
web-why-moves = Раунд { $round } — { $moves }.
web-why-went = { $pilot } { $cards } → { $end }
web-why-round = Заезд { $race } из { $races }, раунд { $round } из { $rounds }
web-why-board-round = Заезд { $race } из { $races }, раунд { $round } из { $rounds }.
web-why-board-figure = { $pilot }: поле { $field }, итог { $total }.
web-why-board-figure-then = { $pilot }: поле { $field }, итог { $total }, с этим заездом { $then }.
web-why-board-order = Карты, которые ещё сыграют, по порядку — { $order }.
web-why-board-hand = На руках: { $cards }.
web-why-board-played = Сыграно в этом заезде: { $cards }.

web-why-hint-track = Очки получает только второе место: его отмечает корона. После пяти заездов побеждает второй по величине итог.
web-why-hint-second = Все на поле с короной получают столько очков, сколько на нём написано, даже с минусом.
web-why-hint-hand = Выберите карту и кому она достанется: кому угодно, даже себе. Карты у одной фигурки складываются.
web-why-hint-last = Пятая карта сама достаётся вам: оставьте подходящую.
web-why-hint-pad = После пяти заездов побеждает второй по величине итог.
web-why-hint-order = Карты действуют по белым числам, с наибольшего. Владелец двигает любую фигурку.
