# What the browser says beside the games.

## Everywhere

web-close = Schließen
web-skip-to-content = Zum Inhalt
web-navigation = Seiten
web-rules = Regeln
web-tiles = Streckenkärtchen
web-settings = Einstellungen
web-home = Startseite
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das Gerät
web-theme-dark = Dunkel
web-theme-light = Hell
web-nowhere = Diese Seite gibt es nicht.
web-new-version = Es gibt eine neue Version dieser Seite. Deine Partien laufen weiter.
web-load-it = Neu laden

## The start page

web-tagline = Zwei Brettspiele, bei denen alle heimlich und gleichzeitig wählen: mit Freunden oder gegen Bots
web-your-name = Dein Name
web-nicknames = Komet, Rigel, Luna, Orion, Mira, Atair, Lyra, Atlas, Stella, Sirius, Kastor, Spica
web-play-now = Losspielen
web-invite-friends = Freunde einladen
web-code = Tischcode
web-look-in = Öffnen
web-your-tables = Deine Tische
web-bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
web-table-not-reached = Der Server antwortet gerade nicht.
web-seats-taken = { $taken } von { $players } Plätzen besetzt
web-notice = Unabhängige Umsetzung der Regeln. OUTSPEED, Why First? und 8Bit Box gehören ihren Verlagen.

## A new table

web-new-table = Neuer Tisch: { $game }
web-seats = Plätze
web-first-race = Erstes Rennen
web-first-race-means = Die Kärtchen kommen der Reihe nach, 1 bis 13: Alle wissen, was als Nächstes kommt.
web-tactical = Taktische Variante
web-tactical-means = Erst werden die Karten aufgedeckt; dann ziehen alle je eine beliebige Figur, die höchste weiße Zahl zuerst.
web-clock = Bedenkzeit
web-clock-none = Ohne Zeitlimit
web-clock-seconds = { $seconds } Sekunden je Entscheidung
web-clock-days =
    { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-clock-means = Ist sie abgelaufen, trifft das Spiel für alle, die noch nicht gewählt haben, eine einfache Wahl.
web-listed = In der Liste offener Tische zeigen
web-listed-means = Sonst finden ihn nur Leute mit dem Link.
web-odds = Risiko anzeigen
web-odds-means = Jede Route zeigt in Prozent, wie leicht du dabei ausscheidest.
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
web-champion-other-deck = Der Champion hat nicht mit diesem Deck trainiert. Er spielt trotzdem mit, vielleicht etwas schwächer.
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
web-me = Du
web-me-named = { $name } (du)
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
web-sit-too = Spieler hinzufügen
web-player = Spieler
web-leave-seat = Platz verlassen
web-remove-bot = Entfernen
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
web-waiting-for-many = { $count ->
    [one] Es fehlt noch { $count }
   *[other] Es fehlen noch { $count }
 }
web-waiting-for = Wir warten auf { $pilots }
web-can-start = Alle sind bereit.
web-you-watch = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-screen-watch = Am Handy zuschauen und mitreden
web-big-screen = Großer Bildschirm
web-qr = Der Link als QR-Code

## At the table

web-connecting = Verbindung wird aufgebaut …
web-offline-game = Du bist offline. So hast du die Partie zuletzt gesehen.
web-offline-home = Du bist offline. So hast du deine Partien zuletzt gesehen.
web-offline-replay = Du bist offline. Diese Wiederholung ist auf deinem Gerät gespeichert.
web-connection-lost = Verbindung unterbrochen. Neuer Versuch …
web-try-now = Jetzt versuchen
web-seat-lost = Dieser Platz gehört dir nicht mehr. Du schaust zu.
web-no-such-table = Tisch nicht gefunden
web-no-such-table-means = Vielleicht hat der Code einen Tippfehler, oder der Tisch ist voll oder nicht mehr da.
web-open-elsewhere = Woanders geöffnet
web-open-elsewhere-means = Dieser Tisch ist in mehreren neueren Tabs oder auf anderen Geräten geöffnet, deshalb hat dieser Tab aufgehört. Nichts ist verloren.
web-play-here = Hier spielen
web-your-turn = Du bist dran
web-shuffling = Es wird gemischt …
web-shuffling-again = Kein Gerät hat geantwortet. Es wird noch einmal gemischt …
web-called-off = Die Partie hat nicht begonnen: Kein Gerät hat seinen Teil zum Mischen geschickt. Prüft eure Verbindungen und meldet euch noch einmal bereit.
web-over = Die Partie ist zu Ende.
web-frozen = Dieser Tisch wurde wegen eines Fehlers im Regelcode angehalten. Ansehen kannst du ihn noch.
web-archived = Diese Partie lief nach älteren Regeln. Ansehen kannst du sie noch.
web-aim-outspeed = Nach 13 Runden gewinnt das vorderste Raumschiff, wenn das Benzin reicht.
web-aim-why-first = In jeder Etappe punktet nur der zweite Platz. Nach fünf Etappen gewinnt die zweithöchste Gesamtpunktzahl.
web-lock-locked = { $pilot } hat sich festgelegt
web-lock-choosing = { $pilot } wählt noch
web-watch = Los geht’s
web-locked-in = Festgelegt
web-sending = Deine Wahl wird gesendet …
web-not-sent = Noch nicht gesendet: keine Verbindung
web-bot-plays-for-you = Ein Bot spielt für dich
web-take-over = Wieder selbst spielen
web-behind = { $seconds } s im Rückstand
web-catch-up = Aufholen
web-menu = Menü
web-keyboard = Tastatur
web-keyname-space = Leertaste
web-keyname-shift = Umschalt
web-key-skip = Animation überspringen
web-key-route = Route wählen
web-key-card = Karte wählen
web-key-figure = Figur wählen
web-key-play = Karte ausspielen
web-key-board = Spielplan vorlesen
web-key-history = Verlauf
web-key-chat = Chat
web-key-help = Diese Liste
web-still-showing = Es geht noch weiter.
web-stands-in = Bot spielt
web-away = nicht verbunden
web-time-left = Verbleibende Zeit
web-hours-left = { $hours } Std. { $minutes } Min.
web-skip = Überspringen
web-pace = Tempo
web-pace-0 = Sofort
web-pace-0-5 = Langsam
web-pace-1 = Normal
web-pace-2 = Schnell
web-sound = Ton
web-sound-on = Ton ist an
web-sound-off = Ton ist aus
web-say-the-board = Spielplan vorlesen
web-stay = Bleiben
web-leave-means = Ein Bot spielt für dich, bis du zurückkommst.
web-beside = Verlauf und Chat
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
web-too-late = Zeit abgelaufen: Für { $pilot } wurde eine einfache Wahl getroffen.
web-stood-in = Ein Bot spielt für { $pilot }.
web-returned = { $pilot } ist zurück.
web-extended =
    { $seconds ->
        [one] Der Server war nicht erreichbar: { $seconds } Sekunde mehr für alle.
       *[other] Der Server war nicht erreichbar: { $seconds } Sekunden mehr für alle.
    }
web-rules-failed = Diese Wahl hat im Regelcode einen Fehler ausgelöst: Bitte wähle noch einmal.

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
web-eyes = Aus Sicht von
web-step-of = Schritt { $place } von { $length }
web-share-round = Link zu dieser Runde kopieren
web-verify-title = War das Mischen fair?
web-verify-means = Dein Browser rechnet jede Ziehung aus dem Geheimnis des Servers und den Beiträgen der Spieler nach und prüft, dass nachher nichts geändert wurde. „paddock verify“ prüft auch Regeln und Ergebnis.
web-verify = Mischen prüfen
web-verify-busy = Wird geprüft …
web-verified = Bewiesen: Alles stimmt.
web-not-verified = Nicht bewiesen: Etwas stimmt nicht.
web-verify-offline = Das lässt sich jetzt nicht prüfen: Der Server ist nicht erreichbar.
web-verify-missing = Das lässt sich nicht prüfen: Der Server hat keine Datei dieser Partie.
web-verify-unreadable = Das lässt sich nicht prüfen: Die Datei der Partie ist nicht lesbar.
web-verify-luck = Alle Tische mit diesem Glück haben dieselben Ziehungen, darum fließt kein Beitrag eines Spielers ein: Wer den letzten gäbe, könnte für alle wählen.
web-verify-luck-closed = Bewiesen bis auf die Ziehungen: Sie lassen sich prüfen, sobald dieses Glück offengelegt ist, nach dem letzten Tisch, der darauf spielt.
web-check-fits = stimmt
web-check-misfit = stimmt in Zeile { $line } nicht
web-check-commitment = Verpflichtung des Servers
web-check-pledges = Zusagen der Spieler
web-check-lines = Zeilen des Protokolls
web-check-choices = Entscheidungen
web-check-draws = Ziehungen
web-check-scores = Ergebnis
web-check-record = Aufzeichnung
web-check-chain = Kette der Prüfsummen
web-check-shown = Was diese Seite zeigt
web-check-seen = Was diesem Gerät während der Partie gezeigt wurde
web-kept-same = Dieses Gerät hat während der Partie dasselbe Protokoll erhalten, bis Zeile { $line }.
web-kept-other = Dieses Protokoll hat das Gerät während der Partie nicht erhalten (verglichen bis Zeile { $line }).
web-kept-nothing = Dieses Gerät hat die Partie nicht verfolgt: Es weiß nicht, ob die Spieler dieses Protokoll erhalten haben.
web-given-in = Der Beitrag dieses Geräts zum Mischen steckt in jeder Ziehung.
web-given-out = Der Beitrag dieses Geräts zum Mischen fehlt in den Ziehungen: Er kam zu spät, oder der Server hat ihn weggelassen.

## Settings

web-notices = Benachrichtige mich, wenn ich dran bin
web-notices-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-hints = Hinweise für Einsteiger

## Why something cannot be done

why-unknown = Das geht jetzt nicht ({ $why }).
why-offline = Der Server ist nicht erreichbar.
why-server-failed = Serverfehler. Bitte versuch es noch einmal.
why-seat-taken = Diesen Platz hat gerade jemand genommen.
why-seat-free = Dort sitzt niemand.
why-seats-free = Es sind noch Plätze frei.
why-name-taken = Am Tisch heißt schon jemand so.
why-name-length = Ein Name muss 1 bis 24 Zeichen haben.
why-chat-full = Der Chat dieses Tisches ist voll.
why-log-full = Das Protokoll dieses Tisches ist voll: Nur die Partie selbst geht weiter.
why-name-has-hidden-signs = In diesem Namen sind unsichtbare Zeichen.
why-name-has-too-many-marks = In diesem Namen hat ein Buchstabe zu viele Akzente.
why-text-length = Eine Nachricht kann höchstens 300 Zeichen haben.
why-text-has-hidden-signs = In diesem Text sind unsichtbare Zeichen.
why-table-full = Alle Plätze sind besetzt.
web-no-board = Diese Seite hat kein Spielbrett für { $game }. Im Terminal: paddock join { $link }
why-no-such-table = Diesen Tisch gibt es nicht.
why-no-such-invitation = Dieser Code führt zu keiner offenen Lobby.
why-too-many-guesses = Zu viele falsche Codes. Bitte warte eine Minute.
why-game-has-begun = Die Partie hat schon begonnen.
why-game-not-over = Die Partie ist noch nicht zu Ende.
why-replay-too-long = Diese Wiederholung ist zu lang, um sie hier zu zeigen.
why-not-all-ready = Noch sind nicht alle bereit.
why-no-such-bot = Diesen Bot gibt es nicht.
why-not-your-seat = Das ist nicht dein Platz.
why-open-elsewhere = Dieser Tisch ist woanders geöffnet, in neueren Fenstern. Schließ eines davon und komm zurück.
why-not-an-option = Das kannst du jetzt nicht wählen.
why-not-asked = Du hast jetzt nichts zu wählen.
why-other-decision = Zu spät: Diese Entscheidung ist gefallen.
why-no-decision-open = Jetzt gibt es nichts zu wählen.
why-too-early = Zu früh: Gib der Person noch eine Minute.
why-too-late = Zu spät: Diese Entscheidung ist gefallen.
why-deck-refused = Dieses Deck verletzt die Regeln für Decks. Unter „Eigene Kärtchen“ siehst du, warum.
why-rules-failed = Diese Wahl hat im Regelcode einen Fehler ausgelöst. Bitte wähle noch einmal.
why-table-frozen = Dieser Tisch wurde angehalten.
why-table-archived = Diese Partie lief nach älteren Regeln.
why-busy = Der Server ist ausgelastet. Bitte versuch es noch einmal.
why-disk-error = Der Datenträger des Servers ist defekt. Nach dem Neustart zeigt der Tisch, ob das gespeichert wurde.
why-disk-full = Der Server kann gerade nichts speichern: Der Datenträger ist voll.
why-too-many-requests = Zu viele Anfragen. Bitte warte einen Moment.
why-too-many-seats = Du sitzt an zu vielen Tischen. Verlass zuerst einen davon.
why-too-many-tables = Du hast zu viele offene Partien. Spiel erst einige zu Ende.
why-pledge-needed = Bitte drück noch einmal „Ich bin bereit“.

## A game that this client has no board for

web-any-choose = Triff deine Wahl
web-any-place = Platz
web-any-row = { $label }: { $value }.
web-lobby-any = Warteraum: { $game }
web-sheet-any = Einstellungen
web-deck-any = Das Deck des Spiels
