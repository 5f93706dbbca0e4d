# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Wähle eine Route
web-os-choose-token = Ein Plättchen spielen?
web-os-choose-dial = Stelle dein mittleres Rad ein
web-os-choose-keep = Behalte eines der beiden Plättchen
web-os-nothing-asked = Sieh zu, was geschieht

## The track

web-os-the-track = Strecke
web-os-track = Strecke, Zonen { $first } bis { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: Zone { $zone }
web-os-will-leave = Die Zonen { $first } bis { $last } fallen am Ende dieser Runde weg.
web-os-could-leave = Die Zonen { $first } bis { $last } können in dieser Runde wegfallen.

## The pilots

web-os-pilots = Piloten
web-os-you = Du
web-os-place = Platz { $place }
web-os-fuel-of = Benzin: { $fuel }
web-os-low = Wenig Benzin
web-os-tokens-of = Bonusplättchen: { $count }
web-os-out = Ausgeschieden
web-os-plays-none = Spielt kein Plättchen
web-os-lost-turn = Muss aussetzen
web-os-choosing = Wählt noch
web-os-locked-in = Hat gewählt
web-os-face-down = Verdeckt

## The tile

web-os-cockpit = Cockpit
web-os-next-tile = Nächstes Kärtchen
web-os-round = Runde { $round } von { $rounds }
web-os-routes = Routen dieses Kärtchens
web-os-dark = dunkel
web-os-house-set = Haussatz
web-os-cost = Kosten in Benzin: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Kärtchen im Stapel: { $count }
web-os-stack = Stapel: { $count }
web-os-discard = Ablage: { $count }
web-os-tiles-to-come = Streckenkärtchen, die noch kommen: { $tiles }; die Reihenfolge kennt niemand. Darunter liegt ein Ziellinienkärtchen.
web-os-tiles-in-order = Streckenkärtchen, die noch kommen, in dieser Reihenfolge: { $tiles }. Darunter liegt ein Ziellinienkärtchen.
web-os-no-tiles-to-come = Es kommen keine Streckenkärtchen mehr.

## What a choice leads to

web-os-pay = Du bezahlst { $fuel } Benzin.
web-os-left = Danach hast du { $fuel } Benzin.
web-os-land = Du landest in Zone { $zone }.
web-os-stopped = Dort hält dich ein Kraftfeld an.
web-os-boards = Vorn wird ein Renntableau angelegt.
web-os-zone-may-leave = Diese Zone kann mit dem hintersten Renntableau wegfallen.
web-os-draws = Du siehst dir zwei Plättchen an und behältst eines.
web-os-crowd = Platz für { $room }: Wählen mehr Piloten diese Route, müssen sie alle aussetzen.
web-os-may-empty = Das kann deinen Tank leeren: Dann scheidest du aus.
web-os-will-empty = Das leert deinen Tank: Du würdest ausscheiden.
web-os-press-again = Drücke noch einmal, um trotzdem zu wählen.
web-os-too-dear = Für diese Route hast du zu wenig Benzin.
web-os-tap-again = Tippe noch einmal darauf, um sie zu wählen.
web-os-look-at-a-route = Hier liest du, wohin eine Route führt.
web-os-would-nothing = So wie es steht, würde es nichts bewirken.
web-os-would-move = { $pilot }: in Zone { $zone }
web-os-would-stop = { $pilot }: in Zone { $zone }, von einem Kraftfeld angehalten
web-os-would-have = { $pilot }: { $fuel } Benzin
web-os-would-be-out = { $pilot }: ausgeschieden
web-os-would-stand = Ein Kraftfeld in Zone { $zone }

## Tokens

web-os-hand = Deine Plättchen
web-os-how-many = In der Schachtel { $all }, in der Ablage { $discarded }.
web-os-hand-empty = Du hast keine Bonusplättchen.
web-os-no-token = Kein Plättchen spielen
web-os-not-now = Das kann jetzt nicht gespielt werden.
web-os-zone-declares = Zone { $zone } sagt an, ob sie Plättchen spielt.
web-os-token-nitro = Dein Raumschiff zieht 1 Zone vor.
web-os-token-flamethrower = Alle Raumschiffe in der nächsten besetzten Zone vor dir werden 2 zurückgedrängt.
web-os-token-fuel-tank = Du bekommst 2 Benzin.
web-os-token-force-field = Ein Feld in deiner Zone hält jedes Raumschiff an, das sie erreicht.
web-os-token-electromagnet = Nur aus der hintersten besetzten Zone: Die vordersten Raumschiffe werden 3 zurückgedrängt, die dazwischen 2.
web-os-token-ion-cannon = Nur aus der hintersten besetzten Zone: Jedes Raumschiff vor dir verliert 2 Benzin.

## The dial

web-os-dial-less = Eins weniger
web-os-dial-more = Eins mehr
web-os-set-dial = Rad auf { $value } stellen
web-os-dial-is-set = Das Rad steht auf { $value }

## The end

web-os-result = Ergebnis
web-os-reached = Zone { $zone }, Benzin { $fuel }, Plättchen { $tokens }

## The board in words

web-os-sentence = { $what }.
web-os-say-route = { $route }: { $words }.
web-os-say-dark = { $route }: dunkel.
web-os-say-pilot = { $pilot }: Zone { $zone }, Benzin { $fuel }, Plättchen { $tokens }.
web-os-say-out = { $pilot }: ausgeschieden.
web-os-say-track = Die Strecke reicht von Zone { $first } bis Zone { $last }.
web-os-say-fields = Zonen mit Kraftfeld: { $zones }.
web-os-say-hand = Deine Plättchen: { $tokens }.

## Hints for a first race

web-hint = Hinweis
web-hint-understood = Verstanden
web-hint-skip-all = Keine Hinweise mehr
web-os-hint-track = Nach 13 Runden gewinnt das vorderste Raumschiff. Deines hat einen hellen Rand.
web-os-hint-rear = Schraffierte Zonen können in dieser Runde wegfallen. Wer dann noch dort steht, scheidet aus.
web-os-hint-fuel = Mit Benzin bezahlst du Routen. Wessen Tank nach dem Bezahlen leer ist, scheidet aus. Ein Schloss heißt: hat gewählt.
web-os-hint-route = Alle wählen geheim und gleichzeitig. Von oben nach unten: Platz, Kosten, Vorteile. Bis der letzte Pilot gewählt hat, kannst du deine Wahl ändern.
web-os-hint-room = Wählen mehr Piloten eine Route, als Platz ist, müssen sie alle aussetzen.
web-os-hint-declare = Höchstens ein Plättchen je Runde. Es liegt verdeckt, bis alle geantwortet haben, die vorderste Zone zuerst.
web-os-hint-tokens = Du kannst sie zu Beginn einer Runde spielen. Die anderen sehen nur, wie viele du hast.
web-os-hint-dial = So viel bezahlst du, und so viele Zonen ziehst du vor.
web-os-hint-keep = Das andere Plättchen kommt verdeckt unter den Stapel.

## The page with all tiles

web-tiles-title = Alle Kärtchen
web-tiles-about = Das sind die 16 Kärtchen von Paddocks Haussatz: unsere eigenen, nicht die gedruckten aus der Schachtel. Jedes hat eine Seite für 3 oder 4 Piloten und eine für 5 oder 6.
web-tiles-lonely = Regel 7.9: Wer allein auf einer Route ist, bezahlt nichts; in Gesellschaft bezahlen alle und bekommen nichts.
web-tiles-dice = Die Würfel
web-tiles-tokens = Die Bonusplättchen
web-tiles-legend = Was die Zeichen bedeuten
web-tiles-room = Platz für so viele Raumschiffe
web-tiles-fuel = Benzin: Kosten oder Vorteil
web-tiles-zones = Zonen vorwärts
web-tiles-failed = Die Kärtchen ließen sich nicht abrufen.
web-tiles-again = Noch einmal versuchen
