# Words that everything shares.

pilot-1 = Красный
pilot-2 = Синий
pilot-3 = Зелёный
pilot-4 = Жёлтый
pilot-5 = Фиолетовый
pilot-6 = Белый
leon = Леон

list-last = { $first } и { $last }

game-outspeed = OUTSPEED
game-why-first = Why First?

place-and-pilot = { $place }. { $pilot }
ranking = Итоговые места — { $places }.
winners =
    { $count ->
        [one] Побеждает { $pilots }.
       *[other] Победу делят { $pilots }.
    }
percent = { $number }{ "\u00A0" }%
