# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Выберите маршрут
web-os-choose-token = Сыграть жетон?
web-os-choose-dial = Выберите число на колёсике
web-os-choose-keep = Оставьте один жетон
web-os-nothing-asked = Смотрите, что происходит

## The track

web-os-the-track = Трасса
web-os-track = Трасса, зоны с { $first } по { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: зона { $zone }
web-os-will-leave = Зоны с { $first } по { $last } рухнут в конце этого раунда.
web-os-could-leave = Зоны с { $first } по { $last } могут рухнуть в этом раунде.

## The pilots

web-os-pilots = Пилоты
web-os-you = Вы
web-os-fuel-of = Топливо: { $fuel }
web-os-tokens-of = Жетоны: { $count }
web-os-out = Вне гонки
web-os-plays-none = Без жетона
web-os-face-down = Лицом вниз

## The tile

web-os-cockpit = Кабина
web-os-next-tile = Следующая карта
web-os-round = Раунд { $round } из { $rounds }
web-os-routes = Маршруты этой карты
web-os-side-left = слева
web-os-side-middle = центр
web-os-side-right = справа
web-os-dark = закрыт
web-os-house-set = набор Paddock
web-os-cost = цена в топливе: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Карт в стопке: { $count }
web-os-tiles-left-in-order = Карт в стопке: { $count }, последняя 13

## What a choice leads to

web-os-pay = Цена в топливе: { $fuel }.
web-os-left = Топлива после этого: { $fuel }.
web-os-land = Вы окажетесь в зоне { $zone }.
web-os-stopped = Там вас остановит силовое поле.
web-os-boards = Впереди появится ещё одно игровое поле.
web-os-zone-may-leave = Эта зона может рухнуть вместе с задним полем.
web-os-draws = Вы посмотрите два жетона и оставите себе один.
web-os-crowd = Мест: { $room }. Если маршрут выберет больше пилотов, все они потеряют ход.
web-os-may-empty = Это может опустошить бак, и тогда вы выбываете.
web-os-will-empty = Это опустошит бак: вы выбываете.
web-os-press-again = Нажмите ещё раз, чтобы всё равно выбрать.
web-os-too-dear = На этот маршрут не хватает топлива.
web-os-would-nothing = Сейчас он ничего не дал бы.
web-os-would-move = { $pilot }: в зону { $zone }
web-os-would-stop = { $pilot }: в зону { $zone }, дальше не пустит силовое поле
web-os-would-have = { $pilot }: топлива { $fuel }
web-os-would-be-out = { $pilot }: вне гонки
web-os-would-stand = Силовое поле в зоне { $zone }

## Tokens

web-os-hand = Ваши жетоны
web-os-hand-empty = У вас нет жетонов.
web-os-no-token = Ни одного
web-os-not-now = Сейчас его сыграть нельзя.
web-os-token-nitro = Ваш корабль проходит 1 зону вперёд.
web-os-token-flamethrower = Отбрасывает на 2 зоны все корабли в ближайшей занятой зоне впереди.
web-os-token-fuel-tank = Вы получаете 2 топлива.
web-os-token-force-field = Силовое поле в вашей зоне останавливает каждый корабль, который в неё входит.
web-os-token-electromagnet = Только из самой задней занятой зоны: передние корабли отбрасывает на 3 зоны, корабли между ними и вами — на 2.
web-os-token-ion-cannon = Только из самой задней занятой зоны: каждый корабль впереди теряет 2 топлива.

## The dial

web-os-set-dial = Поставить колёсико на { $value }
web-os-dial-zero = На карте финиша 0 топлива не опасно.
web-os-dial-beyond = Топливо: { $fuel }. На большие числа не хватит.

## The end

web-os-result = Итог

## The board in words

web-os-sentence = { $what }.
web-os-say-route = Маршрут { $route }: { $words }.
web-os-say-dark = Маршрут { $route }: закрыт.
web-os-say-pilot = { $pilot }: зона { $zone }, топливо { $fuel }, жетоны { $tokens }.
web-os-say-out = { $pilot }: вне гонки.
web-os-say-track = Трасса идёт от зоны { $first } до зоны { $last }.
web-os-say-fields = Зоны с силовым полем: { $zones }.
web-os-say-hand = Ваши жетоны: { $tokens }.
web-os-say-risk = Маршрут { $route }: риск выбыть { $percent }{ "\u00A0" }%.
web-os-say-me-clear = Вы не на заднем поле.
web-os-say-me-rear = Вы на заднем поле. Оно рухнет, когда кто-то дойдёт до зоны { $trigger }; лидер в зоне { $leader }.
web-os-say-me = Вы на { $place }-м месте из { $all }, зона { $zone }.
web-os-say-me-out = Вы выбыли из гонки.

## Hints for a first race

web-hint = Совет
web-hint-understood = Понятно
web-hint-skip-all = Без советов
web-os-hint-rear = Красное заднее поле рухнет, когда кто-то дойдёт до зоны на табличке. Все, кто на нём, выбывают.
web-os-hint-fuel = За маршруты платят топливом. Если после оплаты бак пуст, вы выбываете.
web-os-hint-route = Будьте впереди после 13 раундов: тайно выберите маршрут и подтвердите.
web-os-hint-room = Если маршрут выберет больше пилотов, чем на нём мест, все они потеряют ход.
web-os-hint-declare = За раунд можно сыграть один жетон. Он лежит лицом вниз, пока не ответят все.
web-os-hint-dial = Столько вы заплатите и на столько зон продвинетесь.
web-os-hint-keep = Другой жетон уйдёт под стопку: его никто не увидит.

## Заголовки хода: несколько крупных слов

web-os-head-round = Раунд { $round }
web-os-head-tokens = { $tokens }!
web-os-head-drained = Ионная пушка!
web-os-head-field = Силовое поле в зоне { $zone }
web-os-head-stopped = Остановка: { $pilot }
web-os-head-nitro = Нитро: { $pilot }
web-os-head-tank = Топливо: { $pilot }
web-os-head-hit = Отбрасывает назад: { $pilot }
web-os-head-go = Вперёд!
web-os-head-reaches = { $pilot } доходит до { $zone }!
web-os-head-lights = Огни гаснут!
web-os-head-full-left = Слева { $count }!
web-os-head-full-middle = В центре { $count }!
web-os-head-full-right = Справа { $count }!
web-os-head-full-all = Тесно, и ещё раз тесно!
web-os-head-alone = { $pilot }: свободный путь
web-os-head-fuel = Все платят
web-os-head-dice = Кубики!
web-os-head-falls = Заднее поле рушится
web-os-head-out =
    { $count ->
        [one] Выбывает: { $pilots }
       *[other] Выбывают: { $pilots }
    }
web-os-head-you-out = Вы выбыли!
web-os-head-drawn = Новые жетоны
web-os-head-finish = Финиш!
web-os-head-photo = Фотофиниш!

## Картина

web-os-you-tag = ВЫ
web-os-full = МЕСТ НЕТ
web-os-sign-falls = Рухнет, когда кто-то дойдёт до { $zone }
web-os-sign-falls-short = Рухнет при { $zone }
web-os-sign-leader = лидер на { $zone }
web-os-sign-goes = Зоны { $first }–{ $last } рухнут в этом раунде!
web-os-on-the-rear = на заднем поле
web-os-say-zone = зона
web-os-zone-word = зона
web-os-fuel-word = топливо
web-os-tokens-word = жетоны
web-os-out-short = аут

## Опасность

web-os-risk-safe = без риска
web-os-risk-maybe = риск
web-os-risk-percent = риск { $percent }{ "\u00A0" }%
web-os-risk-out = выбываете!
web-os-risk-below = риск <{ $percent }{ "\u00A0" }%
web-os-risk-tank = пустой бак
web-os-risk-rear = заднее поле
web-os-risk-gate = нет мест
web-os-could-be-out = Вы можете выбыть: { $causes }.
web-os-could-be-out-percent = Вы можете выбыть, { $percent }{ "\u00A0" }%: { $causes }.
web-os-slightly-out = Вы можете выбыть, меньше { $percent }{ "\u00A0" }%: { $causes }.
web-os-probably-out = Скорее всего, вы выбываете, { $percent }{ "\u00A0" }%: { $causes }.
web-os-will-be-out = Вы выбываете: { $causes }.

## Карты и одна кнопка

web-os-closed-why = В этом раунде закрыт: по нему не пройти никому.
web-os-lead = Зона { $zone }, в баке { $fuel }.
web-os-lead-token = Зона { $zone }, жетон, в баке { $fuel }.
web-os-lead-crowd = Если вас будет { $count }, никто из вас не сдвинется.
web-os-signs-cost = Цена: { $amount }.
web-os-signs-zones = Зоны: { $amount }.
web-os-signs-fuel = Прибавка топлива: { $amount }.
web-os-last-empty = Последний раунд: бак может опустеть, но топлива должно хватить.
web-os-lead-none = Жетоны останутся на потом.
web-os-ask-route = Выберите маршрут и увидите, куда он ведёт.
web-os-ask-token = Один жетон за раунд или ни одного.
web-os-ask-keep = Оставьте один. Другой уйдёт под стопку.
web-os-ask-dial = Столько топлива заплатите, на столько зон пройдёте.
web-os-pick-route = Выберите маршрут
web-os-pick-token = Выберите жетон
web-os-pick-keep = Выберите жетон
web-os-pick-dial = Выберите число
web-os-lock-in = Подтвердить
web-os-locked = Подтверждено
web-os-play-none = Без жетона
web-os-play-token = Сыграть: { $token }
web-os-keep-it = Оставить
web-os-set = Поставить { $value }
web-os-keep-all = на потом
web-os-kept = оставить
web-os-keep-this = оставить этот
web-os-keep-same = оба одинаковы: один останется
web-os-under-stack = под стопку
web-os-goes-under = другой уходит под стопку
web-os-locked-count = Выбрали: { $count } из { $all }
web-os-key-lock = Подтвердить

## Пока идёт показ

web-os-nobody-moves = Мест: { $room }. Все они стоят.
web-os-recap-all-moved = Все корабли переместились.
web-os-recap-me = Вы переместились из зоны { $start } в зону { $end }.
web-os-what-happened = Что произошло
web-os-beat-gates = маршруты
web-os-beat-fuel = топливо
web-os-beat-move = кубики и корабли
web-os-beat-rear = заднее поле
web-os-beat-tokens = жетоны

## Вылет

web-os-you-are-out = Вы выбыли
web-os-out-before = Ваша гонка закончена.
web-os-out-rear-board = Вы стояли на заднем поле, когда оно рухнуло.
web-os-out-rear-board-by = { $pilot } доходит до зоны { $zone }, и зоны { $first }–{ $last } рушатся вместе с вами.
web-os-out-off-the-rear = Вас вытолкнули за край трассы.
web-os-out-drained = Ионная пушка забрала ваше последнее топливо.
web-os-out-no-route = Топлива не хватило ни на один маршрут.
web-os-out-empty-tank = После оплаты бак оказался пуст.
web-os-out-in-debt = Маршрут стоил больше топлива, чем у вас было.
web-os-out-short-of = Маршрут стоил { $owed }, а топлива было только { $had }.
web-os-place-of = Место { $place } из { $players }
web-os-you-took = риск: { $percent }{ "\u00A0" }%
web-os-see-the-end = Смотреть конец
web-os-new-race = Новая гонка
web-os-keep-watching = Смотреть дальше

## Итог

web-os-you-won = Победа!
web-os-you-came = Ваше место: { $place }
web-os-won = { $count ->
    [one] Победа: { $pilots }
    [few] Победили: { $pilots }
    [many] Победили: { $pilots }
   *[other] Победили: { $pilots }
 }
web-os-nobody-won = Никто не победил
web-os-behind = { $zones ->
    [0] В той же зоне: { $pilot }.
    [one] { $zones } зона до победителя: { $pilot }.
    [few] { $zones } зоны до победителя: { $pilot }.
    [many] { $zones } зон до победителя: { $pilot }.
   *[other] { $zones } зоны до победителя: { $pilot }.
 }
web-os-level-less-fuel = В той же зоне: { $pilot }, но топлива у вас меньше: { $mine } против { $theirs }.
web-os-lead-since = Впереди с раунда { $round } до самого финиша.
web-os-lost-ground =
    { $zones ->
        [one] Раунд { $round }: вы уступили победителю { $zones } зону.
        [few] Раунд { $round }: вы уступили победителю { $zones } зоны.
        [many] Раунд { $round }: вы уступили победителю { $zones } зон.
       *[other] Раунд { $round }: вы уступили победителю { $zones } зоны.
    }
web-os-stuck-left = Раунд { $round }: слева тесно, вы остались на месте.
web-os-stuck-middle = Раунд { $round }: в центре тесно, вы остались на месте.
web-os-stuck-right = Раунд { $round }: справа тесно, вы остались на месте.
web-os-chart = Отставание от лидера в зонах
web-os-reached-short = зона { $zone } · топливо { $fuel }
web-os-fell = раунд { $round } · { $why }
web-os-fell-rear-board = заднее поле
web-os-fell-off-the-rear = за краем трассы
web-os-fell-drained = Ионная пушка
web-os-fell-no-route = нет маршрута
web-os-fell-empty-tank = нет топлива
web-os-fell-in-debt = мало топлива

## One sentence for each event, below the headline

web-os-line-token-me = вы: { $token }
web-os-line-nothing-me = Ваш жетон «{ $token }» не подействовал.
web-os-line-tank = Топливо: { $pilot } получает { $amount }, теперь в баке { $fuel }.
web-os-line-tank-me = Топливо: вы получаете { $amount }, теперь в баке { $fuel }.
web-os-line-field = { $pilot } ставит силовое поле в зоне { $zone }: оно остановит любой корабль, который туда влетит.
web-os-line-field-me = Ваше силовое поле в зоне { $zone }: оно остановит любой корабль, который туда влетит.
web-os-line-nitro = Нитро: { $pilot }, { $start } → { $end }.
web-os-line-nitro-me = Нитро: вы летите { $start } → { $end }.
web-os-line-victim = { $pilot } { $start } → { $end }
web-os-line-hit = { $token } ({ $pilot }) отбрасывает назад: { $victims }.
web-os-line-hit-mine = Ваш жетон «{ $token }» отбрасывает назад: { $victims }.
web-os-line-hit-plain = Отброшены назад: { $victims }.
web-os-line-hit-me = { $pilot } отбрасывает вас ({ $token }): { $start } → { $end }.
web-os-line-hit-me-plain = Вас отбрасывает назад: { $start } → { $end }.
web-os-line-drop = { $pilot } { $fuel }
web-os-line-drained = { $token } ({ $pilot }). Осталось топлива: { $victims }.
web-os-line-drained-mine = Ваш жетон «{ $token }». Осталось топлива: { $victims }.
web-os-line-drained-plain = Ионные пушки. Осталось топлива: { $victims }.
web-os-line-drained-me = { $pilot } стреляет в вас ({ $token }): потеряно { $amount }, осталось { $fuel }.
web-os-line-drained-me-plain = По вам стреляют ионные пушки: потеряно { $amount }, осталось { $fuel }.
web-os-line-stopped = Силовое поле в зоне { $zone }: { $pilot } дальше не летит.
web-os-line-stopped-me = Силовое поле останавливает вас в зоне { $zone }.
web-os-line-full-me = Вас { $count }, а мест { $room }: вы теряете ход.
web-os-line-alone-me = На маршруте вы без попутчиков: он бесплатный.
web-os-line-shared-me = На маршруте вы не одни: все на нём платят и ничего не получают.
web-os-line-paid-me = Вы платите { $paid }, в баке остаётся { $fuel }.
web-os-line-stays-me = Маршрут не даёт зон: вы остаётесь в зоне { $zone }.
web-os-line-short-me = Маршрут стоит { $owed }, а топлива только { $paid }.
web-os-line-out-short = { $pilot } выбывает: маршрут стоил { $owed }, а топлива было { $had }.
web-os-line-reaches = { $pilot } доходит до { $zone }: заднее поле рухнет.
web-os-line-reaches-me = Вы доходите до { $zone }: заднее поле рухнет.
web-os-line-kept-me = Вы оставляете себе жетон «{ $token }».
web-os-head-you-reach = Вы дошли до { $zone }!
web-os-head-you-alone = У вас свободный путь
web-os-lonely-alone = соло: бесплатно
web-os-lonely-together = вместе: платят все, без награды
web-os-lonely = Без попутчиков вы здесь не платите; если вас несколько, платят все и никто ничего не получает.

## The page with all tiles

web-tiles-title = Все карты
web-tiles-about = Это 16 карт из набора Paddock: наши, а не напечатанные в коробке. У каждой есть сторона для 3–4 пилотов и сторона для 5–6.
web-tiles-lonely = Правило 7.9: кто на маршруте один, не платит; если пилотов несколько, платят все и никто ничего не получает.
web-tiles-dice = Кубики
web-tiles-tokens = Жетоны наград
web-tiles-legend = Что значат символы
web-tiles-room = сколько кораблей вмещает
web-tiles-fuel = топливо: цена или награда
web-tiles-zones = зоны вперёд
web-tiles-failed = Не удалось загрузить карты.
web-tiles-again = Попробовать снова
