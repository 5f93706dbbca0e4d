# Decks: what they look like, and what can be wrong with them.

deck-house = zestaw Paddocka, a nie ten z pudełka
deck-good =
    { $warnings ->
        [0] { $path } to poprawna talia: { $name }.
        [one] { $path } nadaje się do gry ({ $warnings } ostrzeżenie): { $name }.
        [few] { $path } nadaje się do gry ({ $warnings } ostrzeżenia): { $name }.
        [many] { $path } nadaje się do gry ({ $warnings } ostrzeżeń): { $name }.
       *[other] { $path } nadaje się do gry ({ $warnings } ostrzeżenia): { $name }.
    }
deck-bad =
    { $count ->
        [one] { $path } nie nadaje się do gry: { $count } błąd.
        [few] { $path } nie nadaje się do gry: { $count } błędy.
        [many] { $path } nie nadaje się do gry: { $count } błędów.
       *[other] { $path } nie nadaje się do gry: { $count } błędu.
    }
deck-refused = { $path } nie nadaje się do gry; dlaczego, powie „paddock deck check { $path }”.
deck-of-another-game = { $path } nie jest talią do tej gry ({ $game }).
deck-unknown-game = Nie ma gry o nazwie „{ $game }”.
deck-dice = Żółta kość: { $yellow }. Niebieska kość: { $blue }.

## Tiles

tile-track = Płytka Toru { $tile }
tile-finish = Płytka Mety { $tile }
tile-condition = warunek
tile-cost = koszt
tile-reward = nagrody
tile-any-room = miejsca bez limitu
tile-room =
    { $room ->
        [one] { $room } miejsce
        [few] { $room } miejsca
        [many] { $room } miejsc
       *[other] { $room } miejsca
    }
tile-free = za darmo
tile-zones = strefy: { $amount }
tile-fuel = Paliwo: { $amount }
tile-token = żeton Bonusu
tile-count = liczba pilotów (trasa { $route })
tile-dial = wskaźnik
die-yellow = żółta kość
die-blue = niebieska kość
column-card = Karta
column-white = Białe liczby

## Places

place-tile = płytka { $tile }
place-face34 = strona 3–4
place-face56 = strona 5–6
place-route = trasa { $route }
place-field = pole „{ $field }”

## Faults

fault-fault = Błąd –
fault-warning = Ostrzeżenie –
fault-too-deep = nawiasy są zagnieżdżone zbyt głęboko.
fault-long-number = jedna z liczb ma za dużo cyfr.
fault-not-toml = to nie jest TOML ({ $detail }).
fault-many-dots = w wierszu { $line } jest ponad { $most } kropek.
fault-long-deck = plik talii może mieć najwyżej { $most } KiB.
fault-unknown-field = nie ma tu pola „{ $name }”.
fault-no-name = talia musi mieć nazwę.
fault-long-name = nazwa talii może mieć najwyżej { $most } znaków.
fault-not-a-table = to musi być tabela.
fault-bad-die = kość musi być listą liczb całkowitych od 0 do 9.
fault-many-faces = kość może mieć najwyżej { $most } ścianek.
fault-bad-token-count = każdy żeton wymaga liczby całkowitej od 0 do 99.
fault-other-token-counts = w pudełku liczby żetonów Bonusu są inne (zasada 1.7).
fault-bad-tile-number = „{ $number }” nie jest numerem płytki od 1 do 16.
fault-tile-twice = ta płytka występuje dwa razy.
fault-no-tile = tej płytki brakuje.
fault-no-face = tej strony brakuje.
fault-no-route = strona musi mieć co najmniej jedną podświetloną trasę.
fault-bad-room = liczba miejsc musi być liczbą całkowitą od 1 do 6.
fault-bad-token = trasa daje jeden żeton Bonusu albo żadnego: true albo false.
fault-bad-number = { $number } nie jest liczbą od 0 do 9.
fault-wrong-die = żółta kość służy do Paliwa, niebieska do stref, więc „{ $die }” nie może tu być.
fault-die-as-reward = żółta kość oznacza Paliwo do wydania, więc w instrukcjach występuje tylko w kosztach (zasada 13.2).
fault-unknown-term = „{ $term }” to ani liczba, ani kość, ani trasa, ani wskaźnik.
fault-many-terms = suma może mieć najwyżej { $most } składników.
fault-count-of-dark-route = to liczy pilotów na zgaszonej trasie ({ $route }).
fault-dial-on-track = środkowy wskaźnik może być tylko na płytce Mety.
fault-dial-not-alone = środkowy wskaźnik musi stanowić cały koszt i całą liczbę stref.
fault-dial-tiles = środkowy wskaźnik musi być na dokładnie jednej płytce Mety, a nie na { $count }.
fault-no-dial = środkowy wskaźnik musi być na obu stronach swojej płytki.
fault-no-one-and-a-die = jedna z tras musi mieć koszt 1 plus żółta kość (zasada 7.10).
fault-no-several-dice = jedna z tras musi wymagać kilku kości (zasada 7.11).
fault-nothing-cheap = najtańsza trasa kosztuje { $cheapest }, więc Ścigacz może tu utknąć; bezpieczny koszt to najwyżej { $allowed }.
fault-wrong-copies = kart o tej wartości musi być { $count }, a nie { $found } (zasada 1.2).
fault-bad-white = „{ $number }” nie jest białą liczbą od 1 do 32.
fault-white-twice = biała liczba { $number } występuje dwa razy.

## Printed sheets

help-deck-print = wydrukuj płytki talii: strony SVG ze znacznikami cięcia, obie strony, żetony i tor Paliwa
help-print-output = zapisz strony w tym folderze (domyślnie sheets)
help-print-paper = papier: a4 albo letter (domyślnie a4)
help-print-size = bok płytki w milimetrach (domyślnie 60)
help-print-picture = zapisz zamiast tego wszystkie strony płytek jako jeden obraz w FILE
print-true-size = 50 mm przy wydruku 100%
print-fuel-track = Paliwo
print-written = Zapisano { $path }.
print-how = Drukuj w skali 100%, dwustronnie, z obrotem wzdłuż długiej krawędzi; odcinek 50 mm pozwala sprawdzić rozmiar.
