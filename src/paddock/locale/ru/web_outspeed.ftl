# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Выберите маршрут
web-os-choose-token = Сыграть жетон?
web-os-choose-dial = Установите центральное колёсико
web-os-choose-keep = Оставьте себе один из двух жетонов
web-os-nothing-asked = Смотрите, что происходит

## The track

web-os-the-track = Трасса
web-os-track = Трасса, зоны с { $first } по { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: зона { $zone }
web-os-will-leave = Зоны с { $first } по { $last } уйдут с трассы в конце этого раунда.
web-os-could-leave = Зоны с { $first } по { $last } могут уйти с трассы в этом раунде.

## The pilots

web-os-pilots = Пилоты
web-os-you = Вы
web-os-place = Место { $place }
web-os-fuel-of = Топливо: { $fuel }
web-os-low = Мало топлива
web-os-tokens-of = Жетоны: { $count }
web-os-out = Вне гонки
web-os-plays-none = Без жетона
web-os-lost-turn = Теряет ход
web-os-choosing = Ещё выбирает
web-os-locked-in = Выбор сделан
web-os-face-down = Закрыт

## The tile

web-os-cockpit = Кабина
web-os-next-tile = Следующая карта
web-os-round = Раунд { $round } из { $rounds }
web-os-routes = Маршруты этой карты
web-os-dark = выключен
web-os-house-set = набор Paddock
web-os-cost = цена в топливе: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Карт в стопке: { $count }
web-os-stack = Стопка: { $count }
web-os-discard = Сброс: { $count }
web-os-tiles-to-come = Карты гонки, которые ещё выйдут: { $tiles }; их порядка не знает никто. Под ними лежит карта финиша.
web-os-tiles-in-order = Карты гонки, которые ещё выйдут, в этом порядке: { $tiles }. Под ними лежит карта финиша.
web-os-no-tiles-to-come = Карт гонки больше не будет.

## What a choice leads to

web-os-pay = Цена в топливе: { $fuel }.
web-os-left = Топлива после этого: { $fuel }.
web-os-land = Вы окажетесь в зоне { $zone }.
web-os-stopped = Там вас остановит силовое поле.
web-os-boards = Впереди появится ещё одно игровое поле.
web-os-zone-may-leave = Эта зона может уйти вместе с задним игровым полем.
web-os-draws = Вы посмотрите два жетона и оставите себе один.
web-os-crowd = Мест: { $room }. Если маршрут выберет больше пилотов, все они потеряют ход.
web-os-may-empty = Это может опустошить бак: тогда вы выбываете.
web-os-will-empty = Это опустошит бак: вы выбудете.
web-os-press-again = Нажмите ещё раз, чтобы всё равно выбрать.
web-os-too-dear = На этот маршрут не хватает топлива.
web-os-tap-again = Коснитесь ещё раз, чтобы выбрать.
web-os-look-at-a-route = Здесь словами сказано, что даст маршрут.
web-os-would-nothing = Сейчас он ничего бы не дал.
web-os-would-move = { $pilot }: в зону { $zone }
web-os-would-stop = { $pilot }: в зону { $zone }, дальше не пустит силовое поле
web-os-would-have = { $pilot }: топливо { $fuel }
web-os-would-be-out = { $pilot }: вне гонки
web-os-would-stand = Силовое поле в зоне { $zone }

## Tokens

web-os-hand = Ваши жетоны
web-os-how-many = В коробке { $all }, в сбросе { $discarded }.
web-os-hand-empty = У вас нет жетонов.
web-os-no-token = Без жетона
web-os-not-now = Сейчас его сыграть нельзя.
web-os-zone-declares = Зона { $zone } объявляет, играет ли жетоны.
web-os-token-nitro = Ваш корабль проходит 1 зону вперёд.
web-os-token-flamethrower = Отбрасывает на 2 зоны все корабли в ближайшей занятой зоне впереди.
web-os-token-fuel-tank = Вы получаете 2 топлива.
web-os-token-force-field = Поле в вашей зоне останавливает каждый корабль, который в неё входит.
web-os-token-electromagnet = Только из самой задней занятой зоны: передние корабли отбрасывает на 3 зоны, корабли между ними и вами — на 2.
web-os-token-ion-cannon = Только из самой задней занятой зоны: каждый корабль впереди теряет 2 топлива.

## The dial

web-os-dial-less = На один меньше
web-os-dial-more = На один больше
web-os-set-dial = Установить колёсико на { $value }
web-os-dial-is-set = Колёсико стоит на { $value }

## The end

web-os-result = Итог
web-os-reached = зона { $zone }, топливо { $fuel }, жетоны { $tokens }

## The board in words

web-os-sentence = { $what }.
web-os-say-route = Маршрут { $route }: { $words }.
web-os-say-dark = Маршрут { $route }: выключен.
web-os-say-pilot = { $pilot }: зона { $zone }, топливо { $fuel }, жетоны { $tokens }.
web-os-say-out = { $pilot }: вне гонки.
web-os-say-track = Трасса идёт от зоны { $first } до зоны { $last }.
web-os-say-fields = Зоны с силовым полем: { $zones }.
web-os-say-hand = Ваши жетоны: { $tokens }.

## Hints for a first race

web-hint = Подсказка
web-hint-understood = Понятно
web-hint-skip-all = Без подсказок
web-os-hint-track = После 13 раундов побеждает корабль, который дальше всех. У вашего яркий край.
web-os-hint-rear = Заштрихованные зоны могут уйти с трассы в этом раунде. Кто тогда стоит в них, выбывает.
web-os-hint-fuel = Топливом платят за маршруты. Если после оплаты бак пуст, пилот выбывает. Замок значит: выбор сделан.
web-os-hint-route = Все выбирают тайно и одновременно. Сверху вниз: места, цена, награды. Пока не выбрали все, можно передумать.
web-os-hint-room = Если маршрут выберет больше пилотов, чем на нём мест, все они потеряют ход.
web-os-hint-declare = Не больше одного жетона за раунд. Он лежит лицевой стороной вниз, пока не ответят все, начиная с передней зоны.
web-os-hint-tokens = Их можно сыграть в начале раунда. Другие видят только, сколько их у вас.
web-os-hint-dial = Столько вы заплатите и на столько зон продвинетесь.
web-os-hint-keep = Другой жетон уйдёт под стопку, и никто его не увидит.

## The page with all tiles

web-tiles-title = Все карты
web-tiles-about = Это 16 карт из набора Paddock: наши, а не напечатанные в коробке. У каждой есть сторона для 3–4 пилотов и сторона для 5–6.
web-tiles-lonely = Правило 7.9: кто на маршруте один, не платит; если пилотов несколько, платят все и никто ничего не получает.
web-tiles-dice = Кубики
web-tiles-tokens = Жетоны наград
web-tiles-legend = Что значат знаки
web-tiles-room = места для кораблей
web-tiles-fuel = топливо: цена или награда
web-tiles-zones = зоны вперёд
web-tiles-failed = Не удалось получить карты.
web-tiles-again = Попробовать снова
