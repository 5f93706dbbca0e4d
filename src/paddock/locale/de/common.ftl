# Words that everything shares.

pilot-1 = Rot
pilot-2 = Blau
pilot-3 = Grün
pilot-4 = Gelb
pilot-5 = Lila
pilot-6 = Weiß
leon = Leon

list-last = { $first } und { $last }

game-outspeed = OUTSPEED
game-why-first = Why First?

place-and-pilot = { $place }. { $pilot }
ranking = Platzierung – { $places }.
winners =
    { $count ->
        [one] { $pilots } gewinnt.
       *[other] { $pilots } teilen sich den Sieg.
    }
percent = { $number }{ "\u00A0" }%
