# Decks: what they look like, and what can be wrong with them.

deck-house = набор Paddock, а не печатный
deck-good =
    { $warnings ->
        [0] Колода { $path } ({ $name }) в порядке.
        [one] Колодой { $path } ({ $name }) играть можно, но есть { $warnings } предупреждение.
        [few] Колодой { $path } ({ $name }) играть можно, но есть { $warnings } предупреждения.
        [many] Колодой { $path } ({ $name }) играть можно, но есть { $warnings } предупреждений.
       *[other] Колодой { $path } ({ $name }) играть можно, но есть { $warnings } предупреждения.
    }
deck-bad =
    { $count ->
        [one] Колодой { $path } играть нельзя: { $count } ошибка.
        [few] Колодой { $path } играть нельзя: { $count } ошибки.
        [many] Колодой { $path } играть нельзя: { $count } ошибок.
       *[other] Колодой { $path } играть нельзя: { $count } ошибки.
    }
deck-refused = Колодой { $path } играть нельзя; почему — подскажет «paddock deck check { $path }».
deck-of-another-game = Колода { $path } — не для этой игры ({ $game }).
deck-unknown-game = Игры под названием «{ $game }» нет.
deck-dice = Жёлтый кубик: { $yellow }. Синий кубик: { $blue }.

## Tiles

tile-track = Карта гонки { $tile }
tile-finish = Карта финиша { $tile }
tile-condition = условие
tile-cost = цена
tile-reward = награды
tile-any-room = вмещает всех
tile-room = вмещает { $room }
tile-free = бесплатно
tile-zones = зоны: { $amount }
tile-fuel = топливо: { $amount }
tile-token = жетон награды
tile-count = число пилотов ({ $route } маршрут)
tile-dial = колёсико
die-yellow = жёлтый кубик
die-blue = синий кубик
column-card = Карта
column-white = Белые числа

## Places

place-tile = карта { $tile }
place-face34 = сторона 3–4
place-face56 = сторона 5–6
place-route = { $route } маршрут
place-field = поле «{ $field }»

## Faults

fault-fault = Ошибка —
fault-warning = Предупреждение —
fault-too-deep = скобки вложены слишком глубоко.
fault-long-number = в одном из чисел слишком много цифр.
fault-not-toml = это не TOML ({ $detail }).
fault-many-dots = в строке { $line } больше { $most } точек.
fault-long-deck = файл колоды должен быть не больше { $most } КиБ.
fault-unknown-field = здесь нет поля «{ $name }».
fault-no-name = колоде нужно название.
fault-long-name = в названии колоды должно быть не больше { $most } знаков.
fault-not-a-table = здесь должна быть таблица.
fault-bad-die = кубик должен быть списком целых чисел от 0 до 9.
fault-many-faces = у кубика должно быть не больше { $most } граней.
fault-bad-token-count = для каждого жетона нужно целое число от 0 до 99.
fault-other-token-counts = в коробке другое количество жетонов наград (правило 1.7).
fault-bad-tile-number = «{ $number }» — не номер карты от 1 до 16.
fault-tile-twice = эта карта встречается дважды.
fault-no-tile = этой карты нет.
fault-no-face = этой стороны нет.
fault-no-route = на стороне должен быть хотя бы один включённый маршрут.
fault-bad-room = вместимость должна быть целым числом от 1 до 6.
fault-bad-token = маршрут даёт один жетон награды или ни одного: true или false.
fault-bad-number = { $number } — не число от 0 до 9.
fault-wrong-die = жёлтый кубик отвечает за топливо, синий — за зоны, поэтому «{ $die }» здесь быть не может.
fault-die-as-reward = жёлтый кубик означает топливо, которое тратят; в правилах он бывает только в цене (правило 13.2).
fault-unknown-term = «{ $term }» — не число, не кубик, не маршрут и не колёсико.
fault-many-terms = в сумме должно быть не больше { $most } слагаемых.
fault-count-of-dark-route = здесь считают пилотов на выключенном маршруте ({ $route }).
fault-dial-on-track = центральное колёсико может быть только на карте финиша.
fault-dial-not-alone = центральное колёсико должно составлять всю цену и всё число зон.
fault-dial-tiles = центральное колёсико должно быть ровно на одной карте финиша (сейчас таких карт: { $count }).
fault-no-dial = центральное колёсико должно быть на обеих сторонах своей карты.
fault-no-one-and-a-die = один из маршрутов должен стоить 1 плюс жёлтый кубик (правило 7.10).
fault-no-several-dice = на одном из маршрутов должны бросать несколько кубиков (правило 7.11).
fault-nothing-cheap = самый дешёвый маршрут стоит { $cheapest }, и корабль может здесь застрять; безопасной была бы цена не больше { $allowed }.
fault-wrong-copies = карт с этим значением должно быть { $count }, а не { $found } (правило 1.2).
fault-bad-white = «{ $number }» — не белое число от 1 до 32.
fault-white-twice = белое число { $number } встречается дважды.

## Printed sheets

help-deck-print = напечатать карты колоды: страницы SVG с метками реза, обе стороны, жетоны и шкала топлива
help-print-output = записать страницы в эту папку (по умолчанию sheets)
help-print-paper = бумага: a4 или letter (по умолчанию a4)
help-print-size = сторона карты в миллиметрах (по умолчанию 60)
help-print-picture = вместо этого записать все стороны карт одной картинкой в FILE
print-true-size = 50 мм при печати 100{ "\u00A0" }%
print-fuel-track = Топливо
print-written = Записано: { $path }.
print-how = Печатайте в масштабе 100{ "\u00A0" }%, с двух сторон, с переворотом по длинному краю. По отрезку 50 мм можно проверить размер.
