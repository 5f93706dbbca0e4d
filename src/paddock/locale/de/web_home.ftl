# Die Startseite, der Warteraum und die Bots, wie der Browser sie zeigt.

## The start page

web-race-now = Losfliegen
web-tag-outspeed = Wähle heimlich eine Route. Bleib nicht zurück.
web-tag-why-first = Zieh, wen du willst. Nur Platz zwei zählt.
web-count-outspeed =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
web-count-why-first =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
web-bots-rookie = gegen Neulinge
web-bots-regular = gegen Routiniers
web-bots-expert = gegen Experten
web-bots-champion = gegen Champions
web-bots-bold = gegen kühne Routiniers
web-bots-careful = gegen vorsichtige Routiniers
web-all-here = Alle an diesem Gerät
web-sheet-outspeed = Renneinstellungen
web-sheet-why-first = Spieleinstellungen
web-sheet-players-outspeed = Schiffe
web-sheet-players-why-first = Figuren
web-sheet-here = Spieler hier
web-sheet-rivals = Bots
web-sheet-variant-outspeed = Kärtchen
web-sheet-variant-outspeed-on = Der Reihe nach
web-sheet-variant-outspeed-off = Gemischt
web-sheet-variant-why-first = Spiel
web-sheet-variant-why-first-on = Taktisch
web-sheet-variant-why-first-off = Normal
web-join-or-invite = Beitreten oder einladen
web-join = Beitreten
web-invite = Einladen
web-game = Spiel
web-continue = Weiter
web-continue-at = Weiter: { $game }
web-replay-of = Wiederholung: { $game }
web-more-tables =
    { $count ->
        [one] { $count } weiterer Tisch
       *[other] { $count } weitere Tische
    }
web-fewer-tables = Weniger zeigen
web-table-won = Du hast gewonnen.
web-table-shared = Du hast mitgewonnen.
web-table-winners =
    { $count ->
        [one] { $pilots } hat gewonnen.
       *[other] { $pilots } haben gemeinsam gewonnen.
    }
web-site-menu = Menü
web-choose-file = Datei wählen
web-no-file = Keine Datei gewählt

## Bots

web-bot-champion = Champion
web-bot-champion-means = Hat in Millionen Partien gegen sich selbst gelernt.
web-character-vega = Vega
web-character-kit = Kit
web-character-zip = Zip
web-character-otto = Otto
web-character-nova = Nova
web-character-gale = Gale
web-temper-vega = kühn
web-temper-kit = listig
web-temper-zip = launisch
web-temper-otto = vorsichtig
web-temper-nova = kühl
web-temper-gale = geduldig
web-temper-bold = kühn
web-temper-careful = vorsichtig

## The lobby

web-option = { $what }: { $chosen }
web-normal-outspeed-means = Niemand weiß, welches Kärtchen als Nächstes kommt.
web-normal-why-first-means = Alle spielen verdeckt eine Karte; alle Karten wirken gleichzeitig.
web-leon-joins = Zu zweit kommt Leon als dritte Figur dazu.
web-lobby-outspeed = Am Start
web-lobby-why-first = Am Tisch
web-on-this-device = an diesem Gerät
web-at-the-table = am Tisch
web-join-with-code = Mit diesem Code beitreten
web-bot = Bot
web-choose-bot = Bot hinzufügen
web-ready-count = { $ready } von { $players } bereit
web-open-settings = Tischeinstellungen
web-change-name = Name ändern
web-save = Speichern
web-remove-one = { $pilot } entfernen
web-remove-means = Diesen Platz für andere frei machen?
web-remove-not = Behalten
web-watching = Zuschauer: { $count }
web-screen-lobby = Scannen und mitspielen
web-screen-free =
    { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }

## Rules

web-rules-minute = In 60 Sekunden
web-rules-numbered = Die Regeln, Nummer für Nummer
web-rules-numbered-means = Die vollständigen Regeln. Auf jede kannst du mit ihrer Nummer verweisen. „Festlegung“ steht, wo die gedruckten Hefte etwas offenlassen, „Hausregel“, wo wir etwas hinzugefügt haben.
web-rule-number = Regel { $rule }
web-minute-outspeed-gates = Alle wählen heimlich und gleichzeitig eine von bis zu drei Routen.
web-minute-outspeed-crowd = Zu viele auf einer Route? Dann setzen sie alle aus.
web-minute-outspeed-fuel = Routen kosten Benzin: Ist dein Tank nach dem Bezahlen leer, bist du raus.
web-minute-outspeed-rear = Fliegt jemand vorn hinaus, stürzt das hintere Tableau ab, und wer darauf steht, ist raus.
web-minute-outspeed-tokens = Routen geben auch Bonusplättchen. Eins pro Runde schiebt dich an, stoppt andere oder zapft sie an.
web-minute-outspeed-win = Nach 13 Runden gewinnt das vorderste Schiff.
web-minute-why-first-card = Spiel heimlich eine Karte auf irgendeine Figur: deine oder eine andere.
web-minute-why-first-move = Alle Karten werden aufgedeckt und für jede Figur zusammengezählt; dann ziehen die Figuren.
web-minute-why-first-second = Nach fünf Runden punktet nur der zweite Platz: mit der Zahl seines Feldes.
web-minute-why-first-last = Deine fünfte Karte bewegt immer dich selbst: Heb dir eine gute auf.
web-minute-why-first-win = Nach fünf Etappen gewinnt die zweithöchste Gesamtpunktzahl.

## Talk of the bots

web-talk-vega-1 = Teure Route? Meine Route!
web-talk-vega-1-cards = Eine für dich. Gern geschehen.
web-talk-vega-2 = Fang mich doch.
web-talk-vega-3 = Ha! Jeden Tropfen wert.
web-talk-vega-3-cards = Ha! Fast zu gut gespielt.
web-talk-kit-1 = Damit hast du nicht gerechnet.
web-talk-kit-2 = Schön ruhig hier drüben.
web-talk-kit-2-cards = Keiner achtet auf meine Figur. Gut so.
web-talk-kit-3 = Dachte ich mir.
web-talk-zip-1 = Juhuu!
web-talk-zip-2 = Zzz… oh. Bin ich dran?
web-talk-zip-3 = Heute hab ich Glück!
web-talk-otto-1 = Sicher ist sicher.
web-talk-otto-2 = Ich lass noch was im Tank.
web-talk-otto-2-cards = Ich heb mir eine kleine Karte auf.
web-talk-otto-3 = Schön vorsichtig.
web-talk-nova-1 = Wie berechnet.
web-talk-nova-2 = Risiko akzeptiert.
web-talk-nova-3 = Interessant.
web-talk-gale-1 = Nur keine Eile.
web-talk-gale-2 = Sollen sie es ruhig verheizen.
web-talk-gale-2-cards = Sollen sie ruhig vorrennen.
web-talk-gale-3 = Meine Zeit kommt noch.

## Sound

web-bot-talk = Bots sagen ab und zu etwas
web-sound-effects = Spielgeräusche
web-sound-alerts = Töne für Zug und Chat

# Examples drawn below the rules
web-example-outspeed-7-2 = Platz für zwei, drei sind gekommen: Alle drei setzen aus. Sie zahlen nichts und bekommen nichts.
web-example-outspeed-5-3 = Gelb erreicht Zone 15: Ein neues Tableau wird angelegt, die Zonen 1 bis 7 stürzen ab. Rot ist raus, Weiß nicht.
web-example-outspeed-7-4 = Die Route kostet 5. Rot hatte 5 und hat nichts mehr: raus. Blau hatte 6 und fliegt mit 1 weiter.
web-example-outspeed-4-10 = Grün ist Letzter und feuert die Ionenkanone: Alle vor ihm verlieren 2 Benzin. Gelb hatte nur 2 und ist raus.
web-example-outspeed-7-7 = Du siehst dir zwei Plättchen an, behältst eins und legst das andere unter den Stapel.
web-example-why-first-3-2 = Vor Blau liegen +4 und −2, zusammen +2: Blau zieht von 3 auf 5.
web-example-why-first-3-3 = Rot steht auf 15. Erst werden +3 und −4 addiert: Rot zieht auf 14.
web-example-why-first-4-1 = Rot ist vorn und bekommt nichts. Blau und Gelb teilen sich Platz zwei: je 5 Punkte.
web-example-why-first-5-1 = Endstand 10, 10 und 7: Die zweithöchste Gesamtpunktzahl ist 7, also gewinnt Grün allein.
web-example-why-first-6-2 = Leons oberste Karte bewegt ihn um 1, und Rot hat ihm +3 gegeben: Er zieht von 2 auf 6.
web-example-why-first-7-2 = Weiße Zahlen 31, 24, 12: Erst bewegt Rot Grün um +4, dann Blau Rot um −3, dann Grün sich selbst um +2.
