# What the browser says beside the games.

## Everywhere

web-close = Schließen
web-skip-to-content = Zum Inhalt
web-navigation = Seiten
web-rules = Regeln
web-tiles = Kärtchen
web-settings = Einstellungen
web-home = Zur Startseite
web-language = Sprache
web-theme = Aussehen
web-theme-is = Aussehen: { $theme }
web-theme-auto = wie das Gerät
web-theme-dark = dunkel
web-theme-light = hell
web-nowhere = Hier ist nichts.
web-new-version = Es gibt eine neue Version dieser Seite. Deine Spiele gehen weiter, wo sie sind.
web-load-it = Laden

## The start page

web-tagline = Zwei Rennspiele, bei denen alle heimlich und gleichzeitig wählen
web-your-name = Dein Name
web-nicknames = Wega, Komet, Nova, Rigel, Luna, Orion, Mira, Atair, Leier, Atlas, Stella, Sirius
web-players-range = { $least } bis { $most } Spieler
web-about-outspeed = Wähle heimlich eine Route, achte auf dein Benzin, und fahr nicht dort, wo alle fahren.
web-about-why-first = Zieh, wen du willst, vor oder zurück. Nur der zweite Platz zählt: Wozu Erster sein?
web-play-now = Jetzt gegen Bots spielen
web-invite-friends = Freunde einladen
web-join-by-code = Mit Code beitreten
web-code = Code
web-look-in = Hingehen
web-your-tables = Deine Tische
web-last-there = Zuletzt dort: { $when }
web-bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
web-table-not-reached = Der Server antwortet gerade nicht.
web-seats-taken = { $taken } von { $players } Plätzen besetzt
web-notice = Unabhängige Umsetzung der Regeln. OUTSPEED, Why First? und 8Bit Box gehören ihren Verlagen.

## A new table

web-new-table = Tisch für { $game }
web-seats = Plätze
web-first-race = Erstes Rennen
web-first-race-means = Die Kärtchen kommen in der Reihenfolge ihrer Nummern, und alle wissen es.
web-tactical = Taktische Variante
web-tactical-means = Erst werden die Karten aufgedeckt; dann ziehen alle je eine beliebige Figur, die höchste weiße Zahl zuerst.
web-clock = Zeit für eine Entscheidung
web-clock-none = Keine Uhr
web-clock-seconds = { $seconds } Sekunden je Entscheidung
web-clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-clock-means = Läuft sie ab, trifft das Spiel für Säumige eine einfache Wahl.
web-listed = Auf der Liste offener Tische
web-listed-means = Sonst finden ihn nur Leute mit dem Link.
web-private = Nur mit dem Link
web-deck = Eigenes Deck (eine Datei)
web-deck-means =
    { $game ->
        [why_first] Ohne Datei wird mit den 32 üblichen Rennkarten gespielt.
       *[outspeed] Ohne Datei wird mit dem Haussatz gespielt.
    }
web-deck-house =
    { $game ->
        [why_first] Die üblichen Rennkarten
       *[outspeed] Haussatz
    }
web-deck-own = Eigenes Deck
web-open-table = Tisch eröffnen

## The lobby

web-players-count =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-next-name = Name des nächsten Spielers an diesem Gerät
web-pass-and-play-means = Mehrere können sich dieses Gerät teilen: Es wird herumgereicht, und dazwischen fällt ein Vorhang.
web-you = du
web-bot-name = Bot { $colour }
web-bot-random = zufällig
web-bot-rookie = Neuling
web-bot-careful = Routinier, vorsichtig
web-bot-bold = Routinier, kühn
web-bot-regular = Routinier
web-bot-expert = Experte
web-bot-rookie-means = Kennt die Regeln und wenig mehr.
web-bot-careful-means = Kennt das Spiel und meidet Ärger.
web-bot-bold-means = Kennt das Spiel und geht Risiken ein.
web-bot-regular-means = Kennt das Spiel; vorsichtig oder kühn, man weiß es nie.
web-bot-expert-means = Denkt voraus.
web-seat-free = frei
web-ready = bereit
web-not-ready = nicht bereit
web-sit-here = Hinsetzen
web-add-bot = Bot setzen
web-leave-seat = Platz verlassen
web-remove-bot = Wegschicken
web-bot-level = Stärke der Bots
web-bot-level-of = Stärke: { $pilot }
web-fill-with-bots = Mit Bots auffüllen
web-i-am-ready = Ich bin bereit
web-not-ready-after-all = Doch noch nicht
web-start = Start
web-seats-still-free =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-for = Es fehlt noch: { $pilots }
web-can-start = Alle sind bereit.
web-you-watch = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-big-screen = Großer Bildschirm
web-qr-short = QR-Code
web-qr = Der Link als QR-Code

## At the table

web-connecting = Verbindung wird aufgebaut …
web-connection-lost = Die Verbindung ist weg. Neuer Versuch …
web-try-now = Jetzt versuchen
web-seat-lost = Dieser Platz gehört dir nicht mehr. Du schaust zu.
web-no-such-table = Diesen Tisch gibt es hier nicht
web-no-such-table-means = Vielleicht ist der Code vertippt, oder der Tisch ist voll oder nicht mehr da.
web-your-turn = Du bist dran
web-shuffling = Es wird gemischt …
web-over = Die Partie ist zu Ende.
web-frozen = Dieser Tisch steht still: In den Regeln ist ein Fehler aufgetreten. Ansehen kann man ihn noch.
web-archived = Diese Partie lief nach älteren Regeln. Ansehen kann man sie noch.
web-aim-outspeed = Nach 13 Runden gewinnt das vorderste Raumschiff, wenn das Benzin reicht.
web-aim-why-first = In jeder der fünf Etappen punktet nur der zweite Platz: so viel, wie auf dem Feld steht. Am Ende gewinnt die zweithöchste Summe.
web-more-below = Mehr weiter unten: Tempo, Ton, Verlauf, Chat
web-locks = Wer schon gewählt hat
web-lock-locked = { $pilot } hat sich festgelegt
web-lock-choosing = { $pilot } wählt noch
web-watch = Sieh zu, was geschieht
web-locked-in = Gewählt; du kannst es dir noch anders überlegen
web-bot-plays-for-you = Ein Bot spielt für dich. Wähle, um zu übernehmen.
web-time-left = Verbleibende Zeit
web-hours-left = { $hours } Std. { $minutes } Min.
web-skip = Überspringen
web-pace = Tempo
web-pace-0 = sofort
web-pace-0-5 = langsam
web-pace-1 = üblich
web-pace-2 = schnell
web-sound = Ton
web-sound-on = Ton ist an
web-sound-off = Ton ist aus
web-say-the-board = Spielplan ansagen (B)
web-stay = Bleiben
web-leave-means = Ein Bot spielt für dich, bis du zurückkommst.
web-tools = Werkzeuge
web-beside = Neben dem Tisch
web-history = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Sag etwas
web-send = Senden
web-spectator = Zuschauer
web-emotes = Schnelle Reaktionen
web-emote-hello = Hallo
web-emote-well = Gut gespielt
web-emote-laugh = Lachen
web-emote-wow = Wow
web-emote-ouch = Autsch
web-emote-think = Nachdenken
web-emote-hurry = Schneller
web-emote-thanks = Danke
web-too-late = { $pilot } ist zu spät: Das Spiel hat eine einfache Wahl getroffen.
web-stood-in = Ein Bot spielt für { $pilot }.
web-returned = { $pilot } ist zurück.
web-extended =
    { $seconds ->
        [one] Der Server war nicht erreichbar: { $seconds } Sekunde mehr für alle.
       *[other] Der Server war nicht erreichbar: { $seconds } Sekunden mehr für alle.
    }
web-rules-failed = Diese Wahl hat in den Regeln einen Fehler ausgelöst: Bitte wähle noch einmal.

## Pass and play

web-curtain = Vorhang
web-pass-to = Jetzt ist { $pilot } dran
web-pass-means = Reich das Gerät weiter; niemand sonst soll hinsehen.
web-i-am = Ich bin { $pilot }

## After the game

web-after-the-game = Nach der Partie
web-rematch = Revanche
web-rematch-waits = Eine Revanche wartet.
web-to-the-rematch = Zur Revanche
web-replay = Wiederholung
web-download-record = Aufzeichnung herunterladen

## Replays and rules

web-rules-of = Regeln von { $game }
web-rules-choose = Wähle ein Spiel.
web-to-the-table = Zum Tisch
web-step-back = Schritt zurück
web-step = Schritt vor
web-play = Abspielen
web-pause = Pause
web-round = Runde
web-eyes = Wer schaut
web-step-of = Schritt { $place } von { $length }
web-share-round = Link zu dieser Runde kopieren
web-verify-title = War das Mischen fair?
web-verify-means = Dein Browser rechnet jede Ziehung aus dem Geheimnis des Servers und den Beiträgen der Spieler nach und prüft, dass nachher nichts geändert wurde. „paddock verify“ prüft auch Regeln und Ergebnis.
web-verify = Mischen prüfen
web-verify-busy = Wird geprüft …
web-verified = Bewiesen: Alles stimmt.
web-not-verified = Nicht bewiesen: Etwas stimmt nicht.
web-verify-failed = Das lässt sich nicht prüfen: { $why }
web-check-fits = stimmt
web-check-misfit = stimmt in Zeile { $line } nicht
web-check-commitment = Festlegung des Servers
web-check-pledges = Zusagen der Spieler
web-check-lines = Zeilen des Protokolls
web-check-choices = Entscheidungen
web-check-draws = Ziehungen
web-check-scores = Ergebnis
web-check-record = Aufzeichnung
web-check-chain = Kette der Prüfsummen
web-check-shown = Was diese Seite zeigt
web-check-told = Was diesem Gerät während des Spiels gezeigt wurde
web-kept-same = Diesem Gerät wurde während des Spiels dasselbe Protokoll gemeldet, bis Zeile { $line }.
web-kept-other = Das ist nicht das Protokoll, das diesem Gerät während des Spiels gemeldet wurde, bis Zeile { $line }.
web-kept-nothing = Dieses Gerät hat das Spiel nicht verfolgt: Es weiß nicht, ob dieses Protokoll den Mitspielenden gemeldet wurde.
web-given-in = Der Beitrag dieses Geräts zum Mischen steckt in jeder Ziehung.
web-given-out = Der Beitrag dieses Geräts zum Mischen fehlt in den Ziehungen: Er kam zu spät, oder der Server hat ihn weggelassen.

## Settings

web-notices = Benachrichtige mich, wenn ich dran bin
web-notices-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-hints = Hinweise für das erste Rennen

## Why something cannot be done

why-unknown = Das geht jetzt nicht ({ $why }).
why-offline = Der Server ist nicht erreichbar.
why-server-failed = Ein Fehler im Server. Bitte versuch es noch einmal.
why-seat-taken = Diesen Platz hat gerade jemand genommen.
why-seat-free = Dort sitzt niemand.
why-seats-free = Es sind noch Plätze frei.
why-name-taken = Am Tisch heißt schon jemand so.
why-name-length = Ein Name hat 1 bis 24 Zeichen.
why-log-full = Das Protokoll dieses Tisches ist voll: Nur das Spiel selbst geht weiter.
why-name-has-hidden-signs = In diesem Namen sind Zeichen, die man nicht sieht.
why-text-length = Eine Nachricht hat höchstens 300 Zeichen.
why-text-has-hidden-signs = In diesem Text sind Zeichen, die man nicht sieht.
why-table-full = Alle Plätze sind besetzt.
why-no-such-table = Diesen Tisch gibt es nicht.
why-game-has-begun = Die Partie hat schon begonnen.
why-game-not-over = Die Partie ist noch nicht zu Ende.
why-not-all-ready = Noch sind nicht alle bereit.
why-no-such-bot = Diesen Bot gibt es nicht.
why-not-your-seat = Das ist nicht dein Platz.
why-not-an-option = Das kann jetzt nicht gewählt werden.
why-not-asked = Du hast jetzt nichts zu wählen.
why-other-decision = Zu spät: Diese Entscheidung ist gefallen.
why-no-decision-open = Jetzt gibt es nichts zu wählen.
why-too-late = Zu spät: Diese Entscheidung ist gefallen.
why-deck-refused = Dieses Deck verletzt die Regeln für Decks. Mehr sagt „paddock deck check“.
why-rules-failed = Diese Wahl hat in den Regeln einen Fehler ausgelöst. Bitte wähle noch einmal.
why-rematch-open = Die Revanche ist schon eröffnet.
why-table-frozen = Dieser Tisch steht still.
why-table-archived = Diese Partie lief nach älteren Regeln.
why-busy = Der Server ist beschäftigt. Bitte versuch es noch einmal.
why-disk-full = Der Server kann gerade nichts speichern: Seine Festplatte ist voll.
why-too-many-requests = Zu viel auf einmal. Bitte warte ein wenig.
why-too-many-tables = Du hast zu viele unfertige Tische. Spiele erst einige zu Ende.
why-pledge-needed = Bitte sag noch einmal, dass du bereit bist.
