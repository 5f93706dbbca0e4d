# Why First? in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Начинается заезд { $race }; все берут по пять карт.
race-round = Заезд { $race }, раунд { $round }.
hand-dealt = { $pilot } получает на руки: { $cards }.
card-before = { $pilot }: { $card } → { $target }
card-before-oneself = { $pilot }: { $card } (своя фигурка)
card-of-pilot = { $pilot }: { $card }
cards-turned-up = Карты открыты — { $lays }.
leon-turned-up = Леон открывает { $card }.
figure-moved = { $figure } идёт с { $start } на { $end } ({ $cards }).
figure-moved-by = { $pilot } играет { $cards }: { $figure } идёт с { $start } на { $end }.
figure-stays = { $figure } остаётся на { $end } ({ $cards }).
figure-stays-by = { $pilot } играет { $cards }, но { $figure } остаётся на { $end }.
race-scored =
    { $count ->
        [one] Заезд { $race } окончен. Второе место: { $pilots }, очки: { $field }.
       *[other] Заезд { $race } окончен. Второе место: { $pilots }, очки: по { $field }.
    }
race-scored-nothing = Заезд { $race } окончен. Второе место на поле { $field }, очков оно не приносит.
race-without-second = Заезд { $race } окончен: все на одном поле, поэтому очков не получает никто.
pilot-and-total = { $pilot }: { $total }
totals = Итоги — { $totals }.
game-ended = Пять заездов пройдены: побеждает второй по величине итог.
