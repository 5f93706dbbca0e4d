# Why First?, told in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Начинается заезд { $race }; все берут по пять карт.
race-round = Заезд { $race }, раунд { $round }.
hand-dealt = { $pilot } берёт на руку: { $cards }.
card-before = { $pilot }: { $card } (получает { $target })
card-before-oneself = { $pilot }: { $card } (перед собой)
cards-turned-up = Карты открыты — { $lays }.
leon-turned-up = Леон открывает перед собой { $card }.
figure-moved = { $figure } идёт с { $start } на { $end } ({ $cards }).
figure-moved-by = { $pilot } двигает чужую фигурку: { $figure } идёт с { $start } на { $end } ({ $cards }).
figure-stays = { $figure } остаётся на { $end } ({ $cards }).
figure-stays-by = { $pilot } двигает чужую фигурку, но { $figure } остаётся на { $end } ({ $cards }).
race-scored = Заезд { $race } окончен: второе по дальности поле — { $field }, очки приносит оно.
race-without-second = Заезд { $race } окончен: все на одном поле, второго поля нет, очков не получает никто.
pilot-and-total = { $pilot }: { $total }
totals = Итоги — { $totals }.
game-ended = Пять заездов пройдены: побеждает второй по величине итог.
