# What happened to the reader, said to the reader. Each is a sentence of outspeed.ftl, why_first.ftl or
# common.ftl in the second person; what is missing here is said with the reader's name.

web-to-you-token-laid = Du legst ein Bonusplättchen verdeckt vor dich.
web-to-you-token-laid-known = Du legst ein Bonusplättchen verdeckt vor dich: { $token }.
web-to-you-token-without-effect = Dein Plättchen „{ $token }“ bleibt ohne Wirkung.
web-to-you-marker-laid = Du legst in Zone { $zone } ein Kraftfeld aus.
web-to-you-fuel-gained = Du bekommst { $amount } Benzin und hast jetzt { $fuel }.
web-to-you-fuel-drained = Du verlierst { $amount } Benzin durch eine Ionenkanone und hast jetzt { $fuel }.
web-to-you-ship-forward = Du ziehst von Zone { $start } in Zone { $end }.
web-to-you-ship-forward-stopped = Du ziehst von Zone { $start } in Zone { $end } und wirst dort von einem Kraftfeld angehalten.
web-to-you-ship-back = Du wirst von Zone { $start } in Zone { $end } zurückgeworfen.
web-to-you-ship-back-stopped = Du wirst von Zone { $start } in Zone { $end } zurückgeworfen und dort von einem Kraftfeld angehalten.
web-to-you-ship-off-the-rear = Du wirst aus Zone { $start } hinten von der Strecke gedrängt.
web-to-you-drove-alone =
    { $route ->
        [links] Du bist allein auf der linken Route und bezahlst nichts.
        [Mitte] Du bist allein auf der mittleren Route und bezahlst nichts.
        [rechts] Du bist allein auf der rechten Route und bezahlst nichts.
       *[other] Du bist allein auf der Route { $route } und bezahlst nichts.
    }
web-to-you-die-rolled-cost = Du wirfst den gelben Würfel für die Kosten: { $value }.
web-to-you-die-rolled-zones = Du wirfst den blauen Würfel für Zonen: { $value }.
web-to-you-die-rolled-fuel = Du wirfst den gelben Würfel für Benzin: { $value }.
web-to-you-cost-paid = Du bezahlst { $paid } Benzin und hast noch { $fuel }.
web-to-you-cost-paid-short = Du schuldest { $owed } Benzin und kannst nur { $paid } bezahlen.
web-to-you-tokens-looked-at =
    { $count ->
        [0] Für dich ist kein Bonusplättchen mehr da.
        [one] Du ziehst { $count } Bonusplättchen.
       *[other] Du siehst dir { $count } Bonusplättchen an.
    }
web-to-you-tokens-looked-at-known = Du siehst dir an: { $tokens }.
web-to-you-token-kept = Du behältst ein Bonusplättchen.
web-to-you-token-kept-alone = Du behältst „{ $kept }“.
web-to-you-token-kept-known = Du behältst „{ $kept }“ und legst „{ $returned }“ unter den Stapel.
web-to-you-eliminated-off-the-rear = Du scheidest aus: hinten von der Strecke gedrängt.
web-to-you-eliminated-drained = Du scheidest aus: kein Benzin mehr.
web-to-you-eliminated-no-route = Du scheidest aus: Das Benzin reicht für keine Route.
web-to-you-eliminated-empty-tank = Du scheidest aus: Der Tank ist leer.
web-to-you-eliminated-in-debt = Du scheidest aus: Die Route kostet mehr, als Benzin im Tank ist.
web-to-you-eliminated-rear-board = Du scheidest aus: auf dem hinteren Renntableau zurückgeblieben.
web-to-you-tokens-lost = Du deckst auf und legst ab: { $tokens }.
web-to-you-hand-dealt = Du hast { $cards } auf der Hand.
web-to-you-figure-moved = Du ziehst von { $start } auf { $end } ({ $cards }).
web-to-you-figure-moved-by = Du spielst { $cards }: { $figure } zieht von { $start } auf { $end }.
web-to-you-figure-stays = Du bleibst auf { $end } ({ $cards }).
web-to-you-figure-stays-by = Du spielst { $cards }: { $figure } bleibt auf { $end }.
web-to-you-winners = Du gewinnst.

## Somebody else did it

web-on-you-figure-moved-by = { $pilot } spielt { $cards }: Du ziehst von { $start } auf { $end }.
web-on-you-figure-stays-by = { $pilot } spielt { $cards }: Du bleibst auf { $end }.
web-on-you-card-before = { $pilot }: { $card } auf dich
