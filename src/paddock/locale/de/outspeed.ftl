# OUTSPEED in words. The names of things are those of the published editions.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## Things

token-nitro = Nitro
token-flamethrower = Flammenwerfer
token-fuel-tank = Benzintank
token-force-field = Kraftfeld
token-electromagnet = Elektromagnet
token-ion-cannon = Ionenkanone

# The sentences below choose by these three words: keep them the same there, and in deck.ftl.
route-left = links
route-middle = Mitte
route-right = rechts

## A round

round-with-track-tile = Runde { $round }. Streckenkärtchen { $tile } liegt offen.
round-with-finish-tile = Runde { $round }, die letzte. Ziellinienkärtchen { $tile } liegt offen.
markers-removed =
    { $count ->
        [one] In Zone { $zone } steht ein Raumschiff: Das Kraftfeld dort wird entfernt.
       *[other] In Zone { $zone } steht ein Raumschiff: Die { $count } Kraftfelder dort werden entfernt.
    }

## Bonus phase

token-laid = { $pilot } legt ein Bonusplättchen verdeckt vor sich.
token-laid-known = { $pilot } legt ein Bonusplättchen verdeckt vor sich: { $token }.
pilot-and-token = { $pilot }: { $token }
tokens-turned-up = Aufgedeckte Bonusplättchen – { $tokens }.
token-without-effect = { $token } ({ $pilot }) bleibt ohne Wirkung.
marker-laid = { $pilot } legt in Zone { $zone } ein Kraftfeld aus.
fuel-gained = { $pilot } bekommt { $amount } Benzin und hat jetzt { $fuel }.
fuel-drained = { $pilot } verliert { $amount } Benzin durch eine Ionenkanone und hat jetzt { $fuel }.

## Moving

ship-forward = { $pilot } zieht von Zone { $start } in Zone { $end }.
ship-forward-stopped = { $pilot } zieht von Zone { $start } in Zone { $end } und wird dort von einem Kraftfeld angehalten.
ship-back = { $pilot } wird von Zone { $start } in Zone { $end } zurückgeworfen.
ship-back-stopped = { $pilot } wird von Zone { $start } in Zone { $end } zurückgeworfen und dort von einem Kraftfeld angehalten.
ship-off-the-rear = { $pilot } wird aus Zone { $start } hinten von der Strecke gedrängt.
board-added = Vorn wird ein Renntableau angelegt: Zonen { $first } bis { $last }.
board-removed =
    { $markers ->
        [0] Das hintere Renntableau stürzt ab: Zonen { $first } bis { $last }.
        [one] Das hintere Renntableau stürzt ab: Zonen { $first } bis { $last }, und mit ihm ein Kraftfeld.
       *[other] Das hintere Renntableau stürzt ab: Zonen { $first } bis { $last }, und mit ihm { $markers } Kraftfelder.
    }

## Resolution

pilot-and-route = { $pilot }: { $route }
routes-revealed = Routen – { $routes }.
turns-lost =
    { $count ->
        [one] { $count } Pilot auf der { $route ->
            [links] linken Route
            [Mitte] mittleren Route
            [rechts] rechten Route
           *[other] Route { $route }
        }, Platz für { $room }: Der Pilot muss aussetzen.
       *[other] { $count } Piloten auf der { $route ->
            [links] linken Route
            [Mitte] mittleren Route
            [rechts] rechten Route
           *[other] Route { $route }
        }, Platz für { $room }: Sie müssen alle aussetzen.
    }
drove-alone =
    { $route ->
        [links] { $pilot } ist allein auf der linken Route und bezahlt nichts.
        [Mitte] { $pilot } ist allein auf der mittleren Route und bezahlt nichts.
        [rechts] { $pilot } ist allein auf der rechten Route und bezahlt nichts.
       *[other] { $pilot } ist allein auf der Route { $route } und bezahlt nichts.
    }
route-shared =
    { $route ->
        [links] { $pilots } teilen sich die linke Route: Alle bezahlen und bekommen nichts.
        [Mitte] { $pilots } teilen sich die mittlere Route: Alle bezahlen und bekommen nichts.
        [rechts] { $pilots } teilen sich die rechte Route: Alle bezahlen und bekommen nichts.
       *[other] { $pilots } teilen sich die Route { $route }: Alle bezahlen und bekommen nichts.
    }
pilot-and-dial = { $pilot }: { $value }
dials-revealed = Mittlere Räder – { $dials }.
die-rolled-cost = { $pilot } wirft den gelben Würfel für die Kosten: { $value }.
die-rolled-zones = { $pilot } wirft den blauen Würfel für Zonen: { $value }.
die-rolled-fuel = { $pilot } wirft den gelben Würfel für Benzin: { $value }.
cost-paid = { $pilot } bezahlt { $paid } Benzin und hat noch { $fuel }.
cost-paid-short = { $pilot } schuldet { $owed } Benzin und kann nur { $paid } bezahlen.

## Drawing tokens

stack-refilled =
    { $count ->
        [one] Die Ablage ({ $count } Plättchen) wird gemischt und kommt unter den Stapel.
       *[other] Die Ablage ({ $count } Plättchen) wird gemischt und kommt unter den Stapel.
    }
tokens-looked-at =
    { $count ->
        [0] Für { $pilot } ist kein Bonusplättchen mehr da.
        [one] { $pilot } zieht { $count } Bonusplättchen.
       *[other] { $pilot } sieht sich { $count } Bonusplättchen an.
    }
tokens-looked-at-known = { $pilot } sieht sich an: { $tokens }.
token-kept = { $pilot } behält ein Bonusplättchen.
token-kept-alone = { $pilot } behält „{ $kept }“.
token-kept-known = { $pilot } behält „{ $kept }“ und legt „{ $returned }“ unter den Stapel.

## Elimination

eliminated-off-the-rear = { $pilot } scheidet aus: hinten von der Strecke gedrängt.
eliminated-drained = { $pilot } scheidet aus: kein Benzin mehr.
eliminated-no-route = { $pilot } scheidet aus: Das Benzin reicht für keine Route.
eliminated-empty-tank = { $pilot } scheidet aus: Der Tank ist leer.
eliminated-in-debt = { $pilot } scheidet aus: Die Route kostet mehr, als Benzin im Tank ist.
eliminated-rear-board = { $pilot } scheidet aus: auf dem hinteren Renntableau zurückgeblieben.
tokens-lost = { $pilot } deckt auf und legt ab: { $tokens }.
tiles-flipped = Höchstens vier Piloten sind noch im Rennen: Alle Kärtchen werden auf die Seite für 3–4 Spieler gedreht.

## The end

race-ended-finish = Das Ziellinienkärtchen ist gespielt: Das Rennen ist zu Ende.
race-ended-last-ship = Nur ein Raumschiff ist übrig: Das Rennen ist zu Ende.
race-ended-no-ship = Kein Raumschiff ist übrig: Niemand gewinnt. Fliegt noch ein Rennen!
