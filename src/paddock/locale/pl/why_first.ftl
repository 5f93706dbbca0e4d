# Why First? in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Zaczyna się tura { $race }; każdy dostaje pięć kart.
race-round = Tura { $race }, runda { $round }.
hand-dealt = { $pilot } ma na ręce { $cards }.
card-before = { $pilot }: { $card } → { $target }
card-before-oneself = { $pilot }: { $card } (własna figurka)
card-of-pilot = { $pilot }: { $card }
cards-turned-up = Odkryte karty – { $lays }.
leon-turned-up = Leon odkrywa { $card }.
figure-moved = { $figure } przesuwa się z pola { $start } na pole { $end } ({ $cards }).
figure-moved-by = { $pilot } używa karty { $cards }: { $figure } przesuwa się z pola { $start } na pole { $end }.
figure-stays = { $figure } zostaje na polu { $end } ({ $cards }).
figure-stays-by = { $pilot } używa karty { $cards }: { $figure } zostaje na polu { $end }.
race-scored =
    { $count ->
        [one] Koniec tury { $race }. Drugie miejsce: { $pilots }, { $field } pkt.
       *[other] Koniec tury { $race }. Drugie miejsce: { $pilots }, po { $field } pkt.
    }
race-scored-nothing = Koniec tury { $race }. Drugie miejsce jest na polu { $field } i nie daje punktów.
race-without-second = Koniec tury { $race }: wszyscy stoją na jednym polu, więc nikt nie punktuje.
pilot-and-total = { $pilot }: { $total }
totals = Wyniki łączne – { $totals }.
game-ended = Koniec pięciu tur: wygrywa drugi najwyższy wynik łączny.
