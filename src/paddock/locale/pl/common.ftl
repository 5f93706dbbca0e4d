# Words that everything shares.

pilot-1 = Czerwony
pilot-2 = Niebieski
pilot-3 = Zielony
pilot-4 = Żółty
pilot-5 = Fioletowy
pilot-6 = Biały
leon = Leon

list-last = { $first } i { $last }

game-outspeed = OUTSPEED
game-why-first = Kto drugi, ten lepszy!

place-and-pilot = { $place }. { $pilot }
ranking = Klasyfikacja – { $places }.
winners =
    { $count ->
        [one] Wygrywa { $pilots }.
       *[other] Zwycięstwem dzielą się { $pilots }.
    }
percent = { $number }%
