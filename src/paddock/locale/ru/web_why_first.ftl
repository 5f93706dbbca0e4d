# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Выберите карту
web-why-asked-move = Передвиньте любую фигурку на { $card }
web-why-asked-over = Игра окончена.

web-why-your-cards = Ваши карты
web-why-card = { $value }
web-why-card-with-white = { $value } (белое число { $white })
web-why-card-of = { $pilot }: { $card } (белое число { $white })
web-why-whom = Перед кем?
web-why-which-figure = Какая фигурка?
web-why-players = Игроки
web-why-pick-card = Выберите карту.
web-why-pick-target = Выберите, перед кем её положить.
web-why-pick-figure = Выберите фигурку.
web-why-do-lay = Положить { $card }
web-why-do-lay-self = Положить { $card } перед собой
web-why-do-lay-before = Положить { $card } → { $target }
web-why-do-move = Сдвинуть на { $card }: { $target }
web-why-laid = Карта { $card } лежит. Можно передумать, пока не выбрали все.
web-why-laid-self = { $card } перед вами. Можно передумать, пока не выбрали все.
web-why-laid-before = { $card } → { $target }. Можно передумать, пока не выбрали все.
web-why-moved = { $target } идёт на { $card }.
web-why-goes = { $pilot }: с поля { $start } на поле { $end }, только по этой карте
web-why-goes-now = { $pilot }: с поля { $start } на поле { $end }

web-why-is-on = { $pilot } стоит на поле { $field }.
web-why-you = вы
web-why-has-chosen = выбор сделан
web-why-chooses = выбирает
web-why-field = поле { $field }
web-why-points =
    { $total ->
        [one] { $shown } очко
        [few] { $shown } очка
        [many] { $shown } очков
       *[other] { $shown } очка
    }
web-why-cards-in-hand =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
        [many] { $count } карт на руке
       *[other] { $count } карты на руке
    }
web-why-second = второе место
web-why-would-win = сейчас побеждает
web-why-last-round = В прошлом раунде:
web-why-no-second = Все на одном поле: второго нет, очков не получил бы никто.
web-why-second-is =
    { $count ->
        [one] Второе поле — { $field }. Сейчас очки ({ $field }) получает { $pilots }.
       *[other] Второе поле — { $field }. Сейчас очки (по { $field }) получают { $pilots }.
    }
web-why-order = По белым числам, сначала наибольшее
web-why-played =
    { $count ->
        [one] { $count } карта сыграна в этом заезде
        [few] { $count } карты сыграно в этом заезде
        [many] { $count } карт сыграно в этом заезде
       *[other] { $count } карты сыграно в этом заезде
    }

web-why-pad = Таблица очков
web-why-race = Заезд { $race }
web-why-total = Итог
web-why-would-score = очки сейчас:
web-why-would-total = итог тогда:
web-why-key = В скобках: если бы игра закончилась сейчас.
web-why-key-mark = — тогда победа.
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
web-why-our-ranking = Сама игра называет только победителей; порядок остальных — наш: третий итог, наибольший, затем прочие.

web-why-cards-up = Карты открыты.
web-why-moves = Раунд { $round } — { $moves }.
web-why-went = { $pilot } → { $end }
web-why-round = Заезд { $race } из { $races }, раунд { $round } из { $rounds }
web-why-board-round = Заезд { $race } из { $races }, раунд { $round } из { $rounds }.
web-why-board-figure = { $pilot }: поле { $field }, итог { $total }.
web-why-board-figure-then = { $pilot }: поле { $field }, итог { $total }, с этим заездом { $then }.
web-why-board-order = Карты, которые ещё сыграют, по порядку — { $order }.
web-why-board-hand = На руке: { $cards }.
web-why-board-played = Сыграно в этом заезде: { $cards }.

web-why-hint-track = Все фигурки начинают с поля 0. Карты двигают их вперёд и назад, от −12 до 16; дальше не уйти никому.
web-why-hint-second = Отмеченное поле — второе: кто стоит на нём в конце заезда, получает столько очков, каков номер поля, даже отрицательный. Остальные не получают ничего.
web-why-hint-hand = Выберите карту, а затем фигурку, перед которой она ляжет: любую, можно и свою. Карты перед фигуркой складываются, так что другие тоже влияют. Или перетащите карту на фигурку.
web-why-hint-last = Пятая карта сама ляжет перед вами: оставьте ту, которая вам там нужна.
web-why-hint-pad = Складываются пять заездов, и в игре побеждает второй по величине итог. В скобках — что этот заезд принёс бы сейчас, и итог вместе с ним.
web-why-hint-order = Карты играют по белым числам, сначала наибольшее. Хозяин карты двигает по ней любую фигурку.
