# Words that everything shares.

pilot-1 = Red
pilot-2 = Blue
pilot-3 = Green
pilot-4 = Yellow
pilot-5 = Purple
pilot-6 = White
leon = Leon

list-last = { $first } and { $last }

game-outspeed = OUTSPEED
game-why-first = Why First?

place-and-pilot = { $place }. { $pilot }
ranking = Ranking – { $places }.
winners =
    { $count ->
        [one] { $pilots } wins.
       *[other] { $pilots } share the win.
    }
percent = { $number }%
