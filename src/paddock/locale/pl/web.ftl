# What the browser says beside the games.

## Everywhere

web-close = Zamknij
web-skip-to-content = Przejdź do treści
web-navigation = Strony
web-rules = Zasady
web-tiles = Płytki Toru
web-settings = Ustawienia
web-home = Strona główna
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak w urządzeniu
web-theme-dark = Ciemny
web-theme-light = Jasny
web-nowhere = Nie ma takiej strony.
web-new-version = Jest nowa wersja tej strony. Twoje gry toczą się dalej.
web-load-it = Wczytaj ponownie

## The start page

web-tagline = Dwie gry planszowe, w których wszyscy wybierają w tajemnicy i jednocześnie: ze znajomymi albo przeciw botom
web-your-name = Twoje imię
web-nicknames = Kometa, Rigel, Luna, Orion, Mira, Altair, Lira, Atlas, Stella, Zorza, Kastor, Spika
web-play-now = Zagraj
web-invite-friends = Zaproś znajomych
web-code = Kod stołu
web-look-in = Otwórz
web-your-tables = Twoje stoły
web-bots-count =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
web-table-not-reached = Serwer teraz nie odpowiada.
web-seats-taken = Zajęte miejsca: { $taken } z { $players }
web-notice = Niezależna implementacja zasad. OUTSPEED, „Kto drugi, ten lepszy!” (Why First?) i 8Bit Box należą do swoich wydawców.

## A new table

web-new-table = Stół do gry { $game }
web-seats = Miejsca
web-first-race = Pierwszy wyścig
web-first-race-means = Płytki pojawiają się po kolei, od 1 do 13: wszyscy wiedzą, co będzie następne.
web-tactical = Wariant taktyczny
web-tactical-means = Najpierw odkrywa się karty, potem każdy przesuwa dowolną figurkę; zaczyna najwyższa biała liczba.
web-clock = Czas na decyzję
web-clock-none = Bez limitu czasu
web-clock-seconds = { $seconds } s na decyzję
web-clock-days =
    { $days ->
        [one] { $days } dzień na decyzję
        [few] { $days } dni na decyzję
        [many] { $days } dni na decyzję
       *[other] { $days } dnia na decyzję
    }
web-clock-means = Gdy czas minie, gra sama wybierze coś prostego za spóźnionych.
web-listed = Pokaż na liście otwartych stołów
web-listed-means = Inaczej znajdą go tylko osoby z linkiem.
web-odds = Pokazuj ryzyko
web-odds-means = Każda trasa pokazuje w procentach, jak łatwo na niej odpaść.
web-private = Tylko z linkiem
web-deck = Własna talia (plik)
web-deck-means =
    { $game ->
        [why_first] Bez pliku gra się 32 zwykłymi kartami wyścigu.
       *[outspeed] Bez pliku gra się zestawem Paddocka.
    }
web-deck-house =
    { $game ->
        [why_first] Zwykłe karty wyścigu
       *[outspeed] Zestaw Paddocka
    }
web-deck-own = Własna talia
web-champion-other-deck = Mistrz nie trenował z tą talią. Zagra mimo to, może trochę słabiej.
web-open-table = Otwórz stół

## The lobby

web-players-count =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }
web-next-name = Imię następnej osoby na tym urządzeniu
web-pass-and-play-means = Na jednym urządzeniu może grać kilka osób: podajecie je sobie, a przy każdej zmianie kurtyna zasłania ekran.
web-you = ty
web-me = Ty
web-me-named = { $name } (ty)
web-bot-random = losowy
web-bot-rookie = Nowicjusz
web-bot-careful = Bywalec, ostrożny
web-bot-bold = Bywalec, śmiały
web-bot-regular = Bywalec
web-bot-expert = Ekspert
web-bot-rookie-means = Zna zasady i niewiele więcej.
web-bot-careful-means = Zna grę i unika kłopotów.
web-bot-bold-means = Zna grę i lubi ryzyko.
web-bot-regular-means = Zna grę; ostrożny albo śmiały, nigdy nie wiadomo.
web-bot-expert-means = Myśli naprzód.
web-seat-free = wolne
web-ready = może zaczynać
web-not-ready = szykuje się
web-sit-here = Usiądź tutaj
web-sit-too = Dodaj gracza
web-player = Gracz
web-leave-seat = Opuść miejsce
web-remove-bot = Usuń
web-bot-level = Siła botów
web-bot-level-of = Siła: { $pilot }
web-fill-with-bots = Uzupełnij botami
web-i-am-ready = Możemy zaczynać
web-not-ready-after-all = Jednak jeszcze nie
web-start = Start
web-seats-still-free =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce.
        [few] Jeszcze { $count } wolne miejsca.
        [many] Jeszcze { $count } wolnych miejsc.
       *[other] Jeszcze { $count } wolnego miejsca.
    }
web-waiting-for-many = { $count ->
    [one] Czekamy na { $count } osobę
    [few] Czekamy na { $count } osoby
    [many] Czekamy na { $count } osób
   *[other] Czekamy na { $count } osoby
 }
web-waiting-for = Czekamy na: { $pilots }
web-can-start = Wszyscy są gotowi.
web-you-watch = Oglądasz grę. Zajmij wolne miejsce, żeby zagrać.
web-link = Link
web-copy = Skopiuj link
web-copied = Skopiowano
web-share = Udostępnij
web-screen-watch = Oglądaj i pisz na telefonie
web-big-screen = Duży ekran
web-qr = Link jako kod QR

## At the table

web-connecting = Łączenie…
web-offline-game = Jesteś offline. Tak wyglądała gra ostatnim razem.
web-offline-home = Jesteś offline. Tak wyglądały twoje gry ostatnim razem.
web-offline-replay = Jesteś offline. Ta powtórka jest zapisana na twoim urządzeniu.
web-connection-lost = Utracono połączenie. Próbujemy ponownie…
web-try-now = Spróbuj teraz
web-seat-lost = To miejsce nie należy już do ciebie. Oglądasz grę.
web-no-such-table = Nie ma takiego stołu
web-no-such-table-means = Może w kodzie jest literówka albo stół jest pełny lub już go nie ma.
web-open-elsewhere = Otwarty gdzie indziej
web-open-elsewhere-means = Ten stół jest otwarty w kilku nowszych kartach lub na innych urządzeniach, więc ta karta przestała działać. Nic nie przepadło.
web-play-here = Graj tutaj
web-your-turn = Twoja kolej
web-aim-outspeed = Po 13 turach wygrywa Ścigacz najdalej z przodu – o ile wystarczy mu Paliwa.
web-aim-why-first = W każdej turze punktuje tylko drugie miejsce. Po pięciu turach wygrywa drugi najwyższy wynik.
web-lock-locked = { $pilot }: wybór zatwierdzony
web-lock-choosing = { $pilot }: jeszcze wybiera
web-shuffling = Tasowanie…
web-shuffling-again = Żadne urządzenie nie odpowiedziało. Tasujemy jeszcze raz…
web-called-off = Gra się nie zaczęła: żadne urządzenie nie przysłało swojej części tasowania. Sprawdźcie połączenia i jeszcze raz zgłoście gotowość.
web-over = Koniec gry.
web-frozen = Ten stół zatrzymano z powodu błędu w kodzie zasad. Można go jeszcze oglądać.
web-archived = Tę partię rozegrano według starszych zasad. Można ją jeszcze oglądać.
web-watch = Zaczyna się
web-locked-in = Wybór zatwierdzony
web-sending = Wysyłanie wyboru…
web-not-sent = Jeszcze nie wysłano: brak połączenia
web-bot-plays-for-you = Bot gra za ciebie
web-take-over = Wracam do gry
web-behind = { $seconds } s opóźnienia
web-catch-up = Dogoń
web-menu = Menu
web-keyboard = Klawiatura
web-keyname-space = Spacja
web-keyname-shift = Shift
web-key-skip = Pomiń animację
web-key-route = Wybierz trasę
web-key-card = Wybierz kartę
web-key-figure = Wybierz figurkę
web-key-play = Zagraj kartę
web-key-board = Opisz planszę na głos
web-key-history = Przebieg
web-key-chat = Czat
web-key-help = Ta lista
web-still-showing = To jeszcze nie wszystko.
web-stands-in = gra bot
web-away = brak połączenia
web-time-left = Pozostały czas
web-hours-left = { $hours } godz. { $minutes } min
web-skip = Pomiń
web-pace = Tempo
web-pace-0 = Od razu
web-pace-0-5 = Wolne
web-pace-1 = Zwykłe
web-pace-2 = Szybkie
web-sound = Dźwięk
web-sound-on = Dźwięk włączony
web-sound-off = Dźwięk wyłączony
web-say-the-board = Opisz planszę
web-stay = Zostań
web-leave-means = Do twojego powrotu będzie grał bot.
web-beside = Przebieg i czat
web-history = Przebieg
web-chat = Czat
web-chat-empty = Jeszcze nikt nic nie napisał.
web-chat-write = Napisz coś
web-send = Wyślij
web-spectator = Widz
web-emotes = Szybkie reakcje
web-emote-hello = Cześć
web-emote-well = Dobre zagranie
web-emote-laugh = Śmiech
web-emote-wow = Wow
web-emote-ouch = Ała
web-emote-think = Myślę
web-emote-hurry = Szybciej
web-emote-thanks = Dziękuję
web-too-late = { $pilot }: czas minął, gra wybrała sama.
web-stood-in = Bot gra za gracza { $pilot }.
web-returned = { $pilot } wraca do gry.
web-extended =
    { $seconds ->
        [one] Serwer był niedostępny: { $seconds } sekunda więcej dla wszystkich.
        [few] Serwer był niedostępny: { $seconds } sekundy więcej dla wszystkich.
        [many] Serwer był niedostępny: { $seconds } sekund więcej dla wszystkich.
       *[other] Serwer był niedostępny: { $seconds } sekundy więcej dla wszystkich.
    }
web-rules-failed = Ten wybór wywołał błąd w kodzie zasad: wybierz jeszcze raz.

## Pass and play

web-curtain = Kurtyna
web-pass-to = Teraz { $pilot }
web-pass-means = Podaj urządzenie; nikt inny nie powinien patrzeć.
web-i-am = To ja, { $pilot }

## After the game

web-after-the-game = Po grze
web-rematch = Rewanż
web-rematch-waits = Czeka rewanż.
web-to-the-rematch = Do rewanżu
web-replay = Powtórka
web-download-record = Pobierz zapis

## Replays and rules

web-rules-of = Zasady gry { $game }
web-rules-choose = Wybierz grę.
web-to-the-table = Do stołu
web-step-back = Krok w tył
web-step = Krok w przód
web-play = Odtwórz
web-pause = Pauza
web-round =
    { $game ->
        [outspeed] Tura
       *[why_first] Runda
    }
web-eyes = Oczami gracza
web-step-of = Krok { $place } z { $length }
web-share-round =
    { $game ->
        [outspeed] Skopiuj link do tej tury
       *[why_first] Skopiuj link do tej rundy
    }
web-verify-title = Czy tasowanie było uczciwe?
web-verify-means = Przeglądarka wylicza na nowo każde losowanie z sekretu serwera i wkładów graczy oraz sprawdza, czy później niczego nie zmieniono. „paddock verify” sprawdza też zasady i wynik.
web-verify = Sprawdź tasowanie
web-verify-busy = Sprawdzanie…
web-verified = Dowiedzione: wszystko się zgadza.
web-not-verified = Brak dowodu: coś się nie zgadza.
web-verify-offline = Nie da się tego teraz sprawdzić: nie ma połączenia z serwerem.
web-verify-missing = Nie da się tego sprawdzić: serwer nie ma pliku tej gry.
web-verify-unreadable = Nie da się tego sprawdzić: pliku gry nie można odczytać.
web-verify-luck = Przy wszystkich stołach z tym rozdaniem losowania są takie same, więc nie wchodzi do niego wkład żadnego gracza: kto podałby go ostatni, wybrałby za wszystkich.
web-verify-luck-closed = Dowiedzione poza losowaniami: będzie można je sprawdzić, gdy to rozdanie zostanie ujawnione, po ostatniej grze, która z niego korzysta.
web-check-fits = zgadza się
web-check-misfit = nie zgadza się w wierszu { $line }
web-check-commitment = Zobowiązanie serwera
web-check-pledges = Przyrzeczenia graczy
web-check-lines = Wiersze dziennika
web-check-choices = Wybory
web-check-draws = Losowania
web-check-scores = Wynik
web-check-record = Zapis
web-check-chain = Łańcuch skrótów
web-check-shown = To, co pokazuje ta strona
web-check-seen = To, co to urządzenie pokazywało w czasie gry
web-kept-same = To urządzenie dostawało podczas gry ten sam dziennik, aż do wiersza { $line }.
web-kept-other = To nie jest dziennik, który to urządzenie dostawało podczas gry, aż do wiersza { $line }.
web-kept-nothing = To urządzenie nie śledziło gry: nie wiadomo, czy właśnie ten dziennik dostawali gracze.
web-given-in = Wkład tego urządzenia w tasowanie jest w każdym losowaniu.
web-given-out = Wkładu tego urządzenia w tasowanie nie ma w losowaniach: przyszedł za późno albo serwer go pominął.

## Settings

web-notices = Powiadom mnie, gdy będzie moja kolej
web-notices-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-hints = Wskazówki dla początkujących

## Why something cannot be done

why-unknown = Teraz nie można tego zrobić ({ $why }).
why-offline = Nie ma połączenia z serwerem.
why-server-failed = Błąd serwera. Spróbuj ponownie.
why-seat-taken = To miejsce właśnie ktoś zajął.
why-seat-free = Nikt tam nie siedzi.
why-seats-free = Są jeszcze wolne miejsca.
why-name-taken = Ktoś przy stole ma już to imię.
why-name-length = Imię musi mieć od 1 do 24 znaków.
why-chat-full = Czat tego stołu jest pełny.
why-log-full = Dziennik tego stołu jest pełny: trwa tylko sama gra.
why-name-has-hidden-signs = W tym imieniu są niewidoczne znaki.
why-name-has-too-many-marks = W tym imieniu jedna litera ma za dużo znaków diakrytycznych.
why-text-length = Wiadomość może mieć najwyżej 300 znaków.
why-text-has-hidden-signs = W tym tekście są niewidoczne znaki.
why-table-full = Wszystkie miejsca są zajęte.
web-no-board = Ta strona nie ma planszy do gry { $game }. W terminalu: paddock join { $link }
why-no-such-table = Nie ma takiego stołu.
why-no-such-invitation = Ten kod nie prowadzi do żadnego otwartego lobby.
why-too-many-guesses = Za dużo błędnych kodów. Poczekaj minutę.
why-game-has-begun = Gra już się zaczęła.
why-game-not-over = Gra jeszcze trwa.
why-replay-too-long = Powtórka jest zbyt długa, by ją tu pokazać.
why-not-all-ready = Nie wszyscy są gotowi.
why-no-such-bot = Nie ma takiego bota.
why-not-your-seat = To nie jest twoje miejsce.
why-open-elsewhere = Ten stół jest otwarty gdzie indziej, w nowszych oknach. Zamknij jedno z nich i wróć.
why-not-an-option = Tego nie można teraz wybrać.
why-not-asked = Teraz niczego nie wybierasz.
why-other-decision = Za późno: ta decyzja już zapadła.
why-no-decision-open = Teraz nie ma czego wybierać.
why-too-early = Za wcześnie: daj tej osobie minutę.
why-too-late = Za późno: ta decyzja już zapadła.
why-deck-refused = Ta talia łamie zasady tworzenia talii. Otwórz ją w „Własnych płytkach”, a zobaczysz, dlaczego.
why-rules-failed = Ten wybór wywołał błąd w kodzie zasad. Wybierz jeszcze raz.
why-table-frozen = Ten stół zatrzymano.
why-table-archived = Tę partię rozegrano według starszych zasad.
why-busy = Serwer jest zajęty. Spróbuj ponownie.
why-disk-error = Awaria dysku serwera. Po ponownym uruchomieniu na stole będzie widać, czy to zostało zapisane.
why-disk-full = Serwer nie może teraz niczego zapisać: dysk jest pełny.
why-too-many-requests = Za dużo naraz. Poczekaj chwilę.
why-too-many-seats = Siedzisz przy zbyt wielu stołach. Najpierw odejdź od któregoś.
why-too-many-tables = Masz za dużo niedokończonych gier. Najpierw dokończ którąś z nich.
why-pledge-needed = Naciśnij jeszcze raz „Możemy zaczynać”.

## A game that this client has no board for

web-any-choose = Wybierz
web-any-place = Miejsce
web-any-row = { $label }: { $value }.
web-lobby-any = Poczekalnia: { $game }
web-sheet-any = Ustawienia
web-deck-any = Talia z tej gry
