# The deck editor of OUTSPEED.

web-decks-title = Własne płytki
web-decks-about = Masz pudełko z grą? Przepisz tu to, co wydrukowano na płytkach, i graj nimi. Zachowaj talię dla siebie i osób przy swoim stole: treść płytek należy do wydawcy.
web-decks-link = Wprowadź własne płytki
web-decks-chosen = Gra własnymi płytkami: { $name }

## Where to start

web-decks-from-house = Zacznij od zestawu Paddocka
web-decks-open = Pracuj dalej nad plikiem talii
web-decks-take-back = Wróć do poprzedniego szkicu
web-decks-new-name = Moje płytki
web-decks-no-tiles = W pliku „{ $file }” nie ma płytki OUTSPEED, którą dałoby się odczytać.
web-decks-lost = W pliku były błędy. Tego, czego nie dało się odczytać, nie ma w formularzu:

## The form

web-decks-name = Nazwa talii
web-decks-tile = Płytka
web-decks-face = Strona
web-decks-preview = Tak wygląda przy stole
web-decks-lit = Trasa podświetlona
web-decks-room = Liczba miejsc (warunek)
web-decks-cost = Koszt
web-decks-zones = Strefy
web-decks-fuel = Zyskane Paliwo
web-decks-token = Żeton Bonusu
web-decks-part = { $field }, część sumy nr { $number }
web-decks-nothing = nic
web-decks-add = dodaj…
web-decks-remove = usuń
web-decks-box = Kości i żetony Bonusu
web-decks-yellow = Ścianki żółtej kości
web-decks-blue = Ścianki niebieskiej kości
web-decks-dice-means = Liczby rozdzielone spacjami.
web-decks-tokens = Liczba żetonów Bonusu każdego rodzaju

## The check

web-decks-check = Sprawdzenie
web-decks-checking = Trwa sprawdzanie talii…
web-decks-not-checked = Nie udało się sprawdzić talii. { $why }
web-decks-good = Bez błędów: tą talią można grać.
web-decks-warned =
    { $count ->
        [one] Tą talią można grać, jest { $count } ostrzeżenie.
        [few] Tą talią można grać, są { $count } ostrzeżenia.
        [many] Tą talią można grać, jest { $count } ostrzeżeń.
       *[other] Tą talią można grać, jest { $count } ostrzeżeń.
    }
web-decks-count =
    { $count ->
        [one] { $count } błąd: tą talią nie można grać.
        [few] { $count } błędy: tą talią nie można grać.
        [many] { $count } błędów: tą talią nie można grać.
       *[other] { $count } błędów: tą talią nie można grać.
    }
web-decks-marked =
    { $count ->
        [one] { $count } uwaga
        [few] { $count } uwagi
        [many] { $count } uwag
       *[other] { $count } uwag
    }
web-decks-play = Graj tymi płytkami
web-decks-save = Zapisz jako plik
web-decks-kept = Szkic pozostaje na tym urządzeniu, dopóki nie zaczniesz innego.
