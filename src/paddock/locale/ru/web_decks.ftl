# The deck editor of OUTSPEED.

web-decks-title = Свои карты
web-decks-about = У вас есть коробка с игрой? Перепишите сюда то, что напечатано на её картах, и играйте ими. Оставьте колоду себе и тем, кто за вашим столом: содержание карт принадлежит издателю.
web-decks-link = Ввести свои карты
web-decks-chosen = Игра своими картами: { $name }

## Where to start

web-decks-from-house = Начать с набора Paddock
web-decks-open = Продолжить с файлом колоды
web-decks-take-back = Вернуться к предыдущему черновику
web-decks-new-name = Мои карты
web-decks-no-tiles = В файле «{ $file }» нет карт OUTSPEED, которые удалось бы прочитать.
web-decks-lost = В файле были ошибки. Того, что не удалось прочитать, в форме нет:

## The form

web-decks-name = Название колоды
web-decks-tile = Карта
web-decks-face = Сторона
web-decks-preview = Так она выглядит на столе
web-decks-lit = Маршрут включён
web-decks-room = Места (условие)
web-decks-cost = Цена
web-decks-zones = Зоны
web-decks-fuel = Топливо в награду
web-decks-token = Жетон награды
web-decks-part = { $field }, часть суммы { $number }
web-decks-nothing = ничего
web-decks-add = добавить…
web-decks-remove = убрать
web-decks-box = Кубики и жетоны наград
web-decks-yellow = Грани жёлтого кубика
web-decks-blue = Грани синего кубика
web-decks-dice-means = Числа через пробел.
web-decks-tokens = Число жетонов наград каждого вида

## The check

web-decks-check = Проверка
web-decks-checking = Колода проверяется…
web-decks-not-checked = Не удалось проверить колоду. { $why }
web-decks-good = Ошибок нет: этой колодой можно играть.
web-decks-warned =
    { $count ->
        [one] Этой колодой можно играть, есть { $count } предупреждение.
        [few] Этой колодой можно играть, есть { $count } предупреждения.
        [many] Этой колодой можно играть, есть { $count } предупреждений.
       *[other] Этой колодой можно играть, есть { $count } предупреждений.
    }
web-decks-count =
    { $count ->
        [one] { $count } ошибка: этой колодой играть нельзя.
        [few] { $count } ошибки: этой колодой играть нельзя.
        [many] { $count } ошибок: этой колодой играть нельзя.
       *[other] { $count } ошибок: этой колодой играть нельзя.
    }
web-decks-marked =
    { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
        [many] { $count } замечаний
       *[other] { $count } замечаний
    }
web-decks-play = Играть этими картами
web-decks-save = Сохранить в файл
web-decks-kept = Черновик остаётся на этом устройстве, пока вы не начнёте другой.
