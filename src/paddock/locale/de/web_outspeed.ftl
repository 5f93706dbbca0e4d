# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Wähle deine Route
web-os-choose-token = Ein Plättchen spielen?
web-os-choose-dial = Stelle dein Rad ein
web-os-choose-keep = Behalte ein Plättchen
web-os-nothing-asked = Schau zu, was passiert

## The track

web-os-the-track = Strecke
web-os-track = Strecke, Zonen { $first } bis { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: Zone { $zone }
web-os-will-leave = Die Zonen { $first } bis { $last } stürzen am Ende dieser Runde ab.
web-os-could-leave = Die Zonen { $first } bis { $last } können in dieser Runde abstürzen.

## The pilots

web-os-pilots = Piloten
web-os-you = Du
web-os-fuel-of = Benzin: { $fuel }
web-os-tokens-of = Plättchen: { $count }
web-os-out = Ausgeschieden
web-os-plays-none = Spielt kein Plättchen
web-os-face-down = Verdeckt

## The tile

web-os-cockpit = Cockpit
web-os-next-tile = Nächstes Kärtchen
web-os-round = Runde { $round } von { $rounds }
web-os-routes = Routen dieses Kärtchens
web-os-side-left = links
web-os-side-middle = Mitte
web-os-side-right = rechts
web-os-dark = geschlossen
web-os-house-set = Haussatz
web-os-cost = Kosten in Benzin: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Kärtchen im Stapel: { $count }
web-os-tiles-left-in-order = Kärtchen im Stapel: { $count }, zuletzt die 13

## What a choice leads to

web-os-pay = Du bezahlst { $fuel } Benzin.
web-os-left = Danach hast du { $fuel } Benzin.
web-os-land = Du landest in Zone { $zone }.
web-os-stopped = Dort hält dich ein Kraftfeld an.
web-os-boards = Vorn wird ein Renntableau angelegt.
web-os-zone-may-leave = Diese Zone kann mit dem hinteren Tableau abstürzen.
web-os-draws = Du siehst dir zwei Plättchen an und behältst eines.
web-os-crowd = Platz für { $room }: Wählen mehr Piloten diese Route, müssen sie alle aussetzen.
web-os-may-empty = Das kann deinen Tank leeren, und dann bist du raus.
web-os-will-empty = Das leert deinen Tank: Du wärst raus.
web-os-press-again = Drück noch einmal, um sie trotzdem zu wählen.
web-os-too-dear = Für diese Route hast du zu wenig Benzin.
web-os-would-nothing = Im Moment würde es nichts bewirken.
web-os-would-move = { $pilot }: in Zone { $zone }
web-os-would-stop = { $pilot }: in Zone { $zone }, von einem Kraftfeld angehalten
web-os-would-have = { $pilot }: { $fuel } Benzin
web-os-would-be-out = { $pilot }: ausgeschieden
web-os-would-stand = Ein Kraftfeld in Zone { $zone }

## Tokens

web-os-hand = Deine Plättchen
web-os-hand-empty = Du hast keine Plättchen.
web-os-no-token = Keins
web-os-not-now = Das kannst du jetzt nicht spielen.
web-os-token-nitro = Dein Raumschiff zieht 1 Zone vorwärts.
web-os-token-flamethrower = Alle Raumschiffe in der nächsten besetzten Zone vor dir ziehen 2 Zonen rückwärts.
web-os-token-fuel-tank = Du bekommst 2 Benzin.
web-os-token-force-field = Ein Kraftfeld in deiner Zone hält jedes Raumschiff an, das hineinzieht.
web-os-token-electromagnet = Nur aus der hintersten besetzten Zone: Die vordersten Raumschiffe ziehen 3 Zonen rückwärts, die dazwischen 2.
web-os-token-ion-cannon = Nur aus der hintersten besetzten Zone: Jedes Raumschiff vor dir verliert 2 Benzin.

## The dial

web-os-set-dial = Rad auf { $value } stellen
web-os-dial-zero = Auf dem Ziellinienkärtchen ist 0 Benzin sicher.
web-os-dial-beyond = Du hast { $fuel } Benzin: Für höhere Zahlen reicht es nicht.

## The end

web-os-result = Ergebnis

## The board in words

web-os-sentence = { $what }.
web-os-say-route = Route { $route }: { $words }.
web-os-say-dark = Route { $route }: geschlossen.
web-os-say-pilot = { $pilot }: Zone { $zone }, Benzin { $fuel }, Plättchen { $tokens }.
web-os-say-out = { $pilot }: ausgeschieden.
web-os-say-track = Die Strecke reicht von Zone { $first } bis Zone { $last }.
web-os-say-fields = Zonen mit Kraftfeld: { $zones }.
web-os-say-hand = Deine Plättchen: { $tokens }.
web-os-say-risk = Route { $route }: { $percent }{ "\u00A0" }% Risiko, auszuscheiden.
web-os-say-me-clear = Du bist nicht auf dem hinteren Tableau.
web-os-say-me-rear = Du bist auf dem hinteren Tableau. Es stürzt ab, wenn jemand Zone { $trigger } erreicht; das vorderste Schiff ist in Zone { $leader }.
web-os-say-me = Du bist auf Platz { $place } von { $all }, in Zone { $zone }.
web-os-say-me-out = Du bist ausgeschieden.

## Hints for a first race

web-hint = Hinweis
web-hint-understood = Verstanden
web-hint-skip-all = Keine Hinweise mehr
web-os-hint-rear = Das rote hintere Tableau stürzt ab, wenn jemand die Zone auf dem Schild erreicht. Wer dann darauf steht, ist raus.
web-os-hint-fuel = Routen kosten Benzin. Ist dein Tank nach dem Bezahlen leer, bist du raus.
web-os-hint-route = Sei nach 13 Runden vorn: Wähle heimlich eine Route und leg dich fest.
web-os-hint-room = Wählen mehr Piloten eine Route, als Platz ist, müssen sie alle aussetzen.
web-os-hint-declare = Du kannst ein Plättchen pro Runde spielen. Es liegt verdeckt, bis alle geantwortet haben.
web-os-hint-dial = So viel bezahlst du, und so viele Zonen ziehst du vorwärts.
web-os-hint-keep = Das andere Plättchen kommt verdeckt unter den Stapel.

## Überschriften eines Zuges: wenige Worte, groß

web-os-head-round = Runde { $round }
web-os-head-tokens = { $tokens }!
web-os-head-drained = Ionenkanone!
web-os-head-field = Kraftfeld in Zone { $zone }
web-os-head-stopped = Gestoppt: { $pilot }
web-os-head-nitro = Nitro: { $pilot }
web-os-head-tank = Benzintank: { $pilot }
web-os-head-hit = Zurückgeworfen: { $pilot }
web-os-head-go = Los!
web-os-head-reaches = { $pilot } erreicht { $zone }!
web-os-head-lights = Lichter aus!
web-os-head-full-left = { $count } links!
web-os-head-full-middle = { $count } in der Mitte!
web-os-head-full-right = { $count } rechts!
web-os-head-full-all = Voll, und noch einmal voll!
web-os-head-alone = { $pilot } hat freie Bahn
web-os-head-fuel = Alle zahlen
web-os-head-dice = Würfel!
web-os-head-falls = Das hintere Tableau stürzt ab
web-os-head-out = Raus: { $pilots }
web-os-head-you-out = Du bist raus!
web-os-head-drawn = Neue Plättchen
web-os-head-finish = Ziel!
web-os-head-photo = Fotofinish!

## Das Bild

web-os-you-tag = DU
web-os-full = VOLL
web-os-sign-falls = Stürzt ab, wenn jemand Zone { $zone } erreicht
web-os-sign-falls-short = Stürzt bei { $zone } ab
web-os-sign-leader = Spitze auf { $zone }
web-os-sign-goes = Zonen { $first }–{ $last } stürzen diese Runde ab!
web-os-on-the-rear = auf dem hinteren Tableau
web-os-say-zone = Zone
web-os-zone-word = Zone
web-os-fuel-word = Benzin
web-os-tokens-word = Plättchen
web-os-out-short = raus

## Gefahr

web-os-risk-safe = kein Risiko
web-os-risk-maybe = riskant
web-os-risk-percent = Risiko { $percent }{ "\u00A0" }%
web-os-risk-out = raus!
web-os-risk-below = Risiko <{ $percent }{ "\u00A0" }%
web-os-risk-tank = leerer Tank
web-os-risk-rear = hinteres Tableau
web-os-risk-gate = volle Route
web-os-could-be-out = Du könntest rausfliegen: { $causes }.
web-os-could-be-out-percent = Du könntest rausfliegen, { $percent }{ "\u00A0" }%: { $causes }.
web-os-slightly-out = Du könntest rausfliegen, unter { $percent }{ "\u00A0" }%: { $causes }.
web-os-probably-out = Du fliegst wohl raus, { $percent }{ "\u00A0" }%: { $causes }.
web-os-will-be-out = Du fliegst raus: { $causes }.

## Die Karten und der eine Knopf

web-os-closed-why = Diese Runde geschlossen: Niemand kann diese Route nehmen.
web-os-lead = Zone { $zone }, danach { $fuel } Benzin.
web-os-lead-token = Zone { $zone }, ein Plättchen, danach { $fuel } Benzin.
web-os-lead-crowd = Kommen { $count }, setzen sie alle aus.
web-os-signs-cost = Kosten: { $amount }.
web-os-signs-zones = Zonen: { $amount }.
web-os-signs-fuel = Benzin dazu: { $amount }.
web-os-last-empty = Letzte Runde: Ein leerer Tank ist erlaubt, Schulden nicht.
web-os-lead-none = Du behältst deine Plättchen für später.
web-os-ask-route = Wähle eine Route und sieh, wohin sie führt.
web-os-ask-token = Ein Plättchen pro Runde, oder keins.
web-os-ask-keep = Behalte eins. Das andere kommt unter den Stapel.
web-os-ask-dial = So viel Benzin zahlst du, so viele Zonen ziehst du.
web-os-pick-route = Wähle eine Route
web-os-pick-token = Wähle ein Plättchen
web-os-pick-keep = Wähle eins
web-os-pick-dial = Wähle eine Zahl
web-os-lock-in = Festlegen
web-os-locked = Festgelegt
web-os-play-none = Keins spielen
web-os-play-token = { $token } spielen
web-os-keep-it = Behalten
web-os-set = { $value } einstellen
web-os-keep-all = für später
web-os-kept = behalten
web-os-keep-this = dieses behalten
web-os-keep-same = beide gleich: du behältst eins
web-os-under-stack = unter den Stapel
web-os-goes-under = das andere kommt unter den Stapel
web-os-locked-count = Festgelegt: { $count } von { $all }
web-os-key-lock = Festlegen

## Während es gezeigt wird

web-os-nobody-moves = Platz für { $room }. Alle setzen aus.
web-os-recap-all-moved = Alle Schiffe sind gezogen.
web-os-recap-me = Du bist von Zone { $start } in Zone { $end } gezogen.
web-os-what-happened = Was passiert ist
web-os-beat-gates = Routen
web-os-beat-fuel = Benzin
web-os-beat-move = Würfel und Schiffe
web-os-beat-rear = hinteres Tableau
web-os-beat-tokens = Plättchen

## Raus

web-os-you-are-out = Du bist raus
web-os-out-before = Dein Rennen ist vorbei.
web-os-out-rear-board = Du warst auf dem hinteren Tableau, als es abstürzte.
web-os-out-rear-board-by = Du warst auf dem hinteren Tableau (Zonen { $first }–{ $last }), als { $pilot } Zone { $zone } erreichte.
web-os-out-off-the-rear = Du wurdest hinten von der Strecke gedrängt.
web-os-out-drained = Eine Ionenkanone hat dir das letzte Benzin genommen.
web-os-out-no-route = Dein Benzin reichte für keine Route.
web-os-out-empty-tank = Nach dem Bezahlen war dein Tank leer.
web-os-out-in-debt = Die Route kostete mehr Benzin, als du hattest.
web-os-out-short-of = Deine Route kostete { $owed } Benzin, du hattest nur { $had }.
web-os-place-of = Platz { $place } von { $players }
web-os-you-took = dein Risiko: { $percent }{ "\u00A0" }%
web-os-see-the-end = Zum Ende
web-os-new-race = Neues Rennen
web-os-keep-watching = Weiter zuschauen

## Das Ergebnis

web-os-you-won = Du hast gewonnen!
web-os-you-came = Du bist auf Platz { $place }
web-os-won = { $count ->
    [one] { $pilots } gewinnt
   *[other] { $pilots } gewinnen
 }
web-os-nobody-won = Niemand hat gewonnen
web-os-behind = { $zones ->
    [0] Gleichauf mit { $pilot }.
    [one] 1 Zone hinter { $pilot }.
   *[other] { $zones } Zonen hinter { $pilot }.
 }
web-os-level-less-fuel = Gleichauf mit { $pilot }, aber mit weniger Benzin: { $mine } gegen { $theirs }.
web-os-lead-since = Seit Runde { $round } immer vorn.
web-os-lost-ground =
    { $zones ->
        [one] Runde { $round }: 1 Zone auf den Sieger verloren.
       *[other] Runde { $round }: { $zones } Zonen auf den Sieger verloren.
    }
web-os-stuck-left = Runde { $round }: Links war voll, du bliebst stehen.
web-os-stuck-middle = Runde { $round }: Die Mitte war voll, du bliebst stehen.
web-os-stuck-right = Runde { $round }: Rechts war voll, du bliebst stehen.
web-os-chart = Zonen hinter der Spitze
web-os-reached-short = Zone { $zone } · Benzin { $fuel }
web-os-fell = Runde { $round } · { $why }
web-os-fell-rear-board = hinteres Tableau
web-os-fell-off-the-rear = abgedrängt
web-os-fell-drained = Ionenkanone
web-os-fell-no-route = keine Route
web-os-fell-empty-tank = kein Benzin
web-os-fell-in-debt = zu wenig Benzin

## One sentence for each event, below the headline

web-os-line-token-me = du: { $token }
web-os-line-nothing-me = Dein Plättchen „{ $token }“ bleibt ohne Wirkung.
web-os-line-tank = Benzintank: { $pilot } bekommt { $amount } Benzin und hat { $fuel }.
web-os-line-tank-me = Benzintank: Du bekommst { $amount } Benzin und hast { $fuel }.
web-os-line-field = { $pilot } legt ein Kraftfeld in Zone { $zone }: Es stoppt jedes Schiff, das hineinfliegt.
web-os-line-field-me = Dein Kraftfeld liegt in Zone { $zone }: Es stoppt jedes Schiff, das hineinfliegt.
web-os-line-nitro = Nitro: { $pilot } zieht { $start } → { $end }.
web-os-line-nitro-me = Nitro: Du ziehst { $start } → { $end }.
web-os-line-victim = { $pilot } { $start } → { $end }
web-os-line-hit = { $pilot } spielt „{ $token }“. Zurückgeworfen: { $victims }.
web-os-line-hit-mine = Dein Plättchen „{ $token }“ wirft zurück: { $victims }.
web-os-line-hit-plain = Zurückgeworfen: { $victims }.
web-os-line-hit-me = { $pilot } wirft dich zurück ({ $token }): { $start } → { $end }.
web-os-line-hit-me-plain = Du wirst zurückgeworfen: { $start } → { $end }.
web-os-line-drop = { $pilot } { $fuel }
web-os-line-drained = { $pilot } spielt „{ $token }“. Benzin danach: { $victims }.
web-os-line-drained-mine = Dein Plättchen „{ $token }“ trifft. Benzin danach: { $victims }.
web-os-line-drained-plain = Ionenkanonen treffen. Benzin danach: { $victims }.
web-os-line-drained-me = { $pilot } trifft dich ({ $token }): { $amount } Benzin verloren, noch { $fuel }.
web-os-line-drained-me-plain = Ionenkanonen treffen dich: { $amount } Benzin verloren, noch { $fuel }.
web-os-line-stopped = Ein Kraftfeld stoppt { $pilot } in Zone { $zone }.
web-os-line-stopped-me = Ein Kraftfeld stoppt dich in Zone { $zone }.
web-os-line-full-me = { $count } kamen, Platz für { $room }: Du setzt aus.
web-os-line-alone-me = Du bist allein auf deiner Route: Sie kostet nichts.
web-os-line-shared-me = Du bist nicht allein auf deiner Route: Alle dort bezahlen und bekommen nichts.
web-os-line-paid-me = Du bezahlst { $paid } Benzin, es bleiben { $fuel }.
web-os-line-stays-me = Deine Route bringt keine Zonen: Du bleibst in Zone { $zone }.
web-os-line-short-me = Deine Route kostet { $owed } Benzin, du hast nur { $paid }.
web-os-line-out-short = { $pilot } scheidet aus: Die Route kostete { $owed } Benzin, im Tank waren { $had }.
web-os-line-reaches = { $pilot } erreicht { $zone }: Das hintere Tableau wird abstürzen.
web-os-line-reaches-me = Du erreichst { $zone }: Das hintere Tableau wird abstürzen.
web-os-line-kept-me = Du behältst: { $token }.
web-os-head-you-reach = Du erreichst { $zone }!
web-os-head-you-alone = Du hast freie Bahn
web-os-lonely-alone = allein: gratis
web-os-lonely-together = zusammen: alle zahlen, kein Gewinn
web-os-lonely = Allein bezahlst du hier nichts; in Gesellschaft bezahlen alle und bekommen nichts.

## The page with all tiles

web-tiles-title = Alle Kärtchen
web-tiles-about = Das sind die 16 Kärtchen von Paddocks Haussatz: unsere eigenen, nicht die gedruckten aus der Schachtel. Jedes hat eine Seite für 3 oder 4 Piloten und eine für 5 oder 6.
web-tiles-lonely = Regel 7.9: Wer allein auf einer Route ist, bezahlt nichts; in Gesellschaft bezahlen alle und bekommen nichts.
web-tiles-dice = Die Würfel
web-tiles-tokens = Die Bonusplättchen
web-tiles-legend = Was die Symbole bedeuten
web-tiles-room = Platz für so viele Raumschiffe
web-tiles-fuel = Benzin: Kosten oder Vorteil
web-tiles-zones = Zonen vorwärts
web-tiles-failed = Die Kärtchen ließen sich nicht laden.
web-tiles-again = Noch einmal versuchen
