# Was nur im Browser steht.

# Die Seite
web-title = Tabletowers: drei Brettspiele
web-skip = Zum Inhalt
web-navigation = Seiten
web-puzzles = Rätsel
web-learn = Lernen
web-language = Sprache
web-theme-light = Helle Farben
web-theme-dark = Dunkle Farben
web-guest = Gast
web-your-name = Dein Name
web-name = Name
web-save = Speichern
web-cancel = Abbrechen
web-other-device = Auch auf einem anderen Gerät
web-allow-notices = Sag mir, wenn ich dran bin
web-no-notices = Keine Nachrichten mehr
web-notices = Nachricht, wenn man dran ist
web-notices-now = { $now ->
    [missing] Dieser Browser kann keine Nachrichten zeigen. Auf der Seite und in ihrem Titel ist trotzdem zu sehen, wann du dran bist.
    [blocked] Nachrichten sind für diese Seite in den Einstellungen des Browsers abgeschaltet.
    [off] Du kannst erfahren, wenn du dran bist, auch wenn diese Seite geschlossen ist.
    [here] Du erfährst, wenn du dran bist, solange diese Seite irgendwo offen ist.
   *[on] Du erfährst, wenn du dran bist, auch wenn diese Seite geschlossen ist.
}
web-device-code = Öffne { $address } auf dem anderen Gerät und gib innerhalb von zehn Minuten { $code } ein.
web-device-title = Hier weitermachen
web-device-help = Gib den Code ein, den dein anderes Gerät zeigt.
web-device-label = Code
web-device-go = Weiter
web-reconnecting = Keine Verbindung. Neuer Versuch …
web-outdated = Es gibt eine neuere Fassung dieser Seite.
web-reload = Neu laden
web-loading = Der Tisch wird gedeckt …
web-sorry = Das hat nicht geklappt
web-to-home = Zur Startseite
web-try-again = Noch einmal versuchen
web-player = Spieler
web-points = Punkte

# Startseite
web-welcome = Drei Spiele, ein Tisch
web-welcome-more = Brettspiele, die es lange nicht mehr zu kaufen gibt: mit Freunden, gegen Bots oder allein. Ohne Konto.
web-pitch-clocktowers = Baue Stockwerk um Stockwerk eine Straße voller Uhrtürme, und lass die Mäuse draußen.
web-pitch-oldtown = Finde mit alten Telegrammen heraus, wo in einer verschwundenen Stadt jedes Haus stand.
web-pitch-babel = Errichtet gemeinsam die Weltwunder, und hole am meisten für dich heraus.
web-facts = { $least }–{ $most } Spieler, etwa { $minutes } Minuten
web-players = Spieler
web-bots = Bots
web-level = { $level ->
    [random] Glücksritter
    [greedy] Raffzahn
    [level1] Stufe 1
    [level2] Stufe 2
    [level3] Stufe 3
    [level4] Stufe 4
    [level5] Stufe 5
    [level6] Stufe 6
   *[other] { $level }
}
web-play-now = Jetzt spielen
web-dealing = Es wird ausgeteilt …
web-with-friends = Mit Freunden
web-learn-it = Lernen
web-daily-title = Rätsel des Tages
web-daily-more = Old Town für eine Person: Bring sechzehn Häuser an ihren Platz. Für alle dasselbe, jeden Tag ein neues.
web-daily-solve = Lösen
web-all-puzzles = Alle Rätsel
web-my-tables = Meine Tische
web-no-tables = Noch keine Tische. Der erste ist einen Klick entfernt.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Mach selbst einen Tisch auf, dann können andere dazukommen.
web-open-seat = freier Platz
web-your-turn = Du bist dran
web-status = { $status ->
    [waiting] wartet auf Spieler
    [running] läuft
   *[over] vorbei
}

# Ein neuer Tisch
web-new-table = { $game } mit Freunden
web-seats = Plätze
web-seat-me = Du
web-seat-number = Platz { $number }
web-seat-open = Jemand mit dem Link
web-seat-bot = Ein Bot
web-seat-local = Jemand an diesem Gerät
web-local-name = Spieler { $number }
web-remove-seat = Diesen Platz entfernen
web-add-seat = Noch ein Platz
web-option-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
web-default = üblich
web-clock = Bedenkzeit
web-clock-none = So lange es dauert
web-clock-move = 90 Sekunden je Entscheidung
web-clock-bank = Je 20 Minuten, dazu 10 Sekunden je Entscheidung
web-clock-days = 3 Tage je Entscheidung
web-in-lobby = Bei den offenen Tischen zeigen
web-create-table = Tisch aufmachen
web-sit-down = Hinsetzen
web-start = Anfangen
web-start-fill = { $free ->
    [one] Anfangen, ein Bot nimmt den freien Platz
   *[other] Anfangen, Bots nehmen die { $free } freien Plätze
}
web-leave = Gehen
web-waiting-for-host = Wer den Tisch aufgemacht hat, fängt an, sobald alle da sind.
web-invite-friends = Freunde einladen
web-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
web-qr = Der Link als Bild zum Scannen
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert

# Am Tisch
web-away = nicht da
web-sealed = versiegelt
web-thinking = überlegt
web-sending = …
web-waiting-offers = Deine Karte wird gespielt, sobald die Angebote vor deinem da sind.
web-sealed-wait = Deine Antwort ist versiegelt, du kannst sie noch ändern. Es fehlen: { $players }
web-thinking-since = { $players }: überlegt ({ $seconds } s)
web-watching = Du schaust zu. Es überlegt: { $players }
web-play-it = Spielen
web-undo = Zurücknehmen
web-hint = Ein Tipp
web-all-moves = Alle Züge
web-around = Rund ums Spiel
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-send = Senden
web-new = neu
web-menu = Mehr
web-vote = Eine Abstimmung
web-vote-undo = Alle fragen, ob eine Entscheidung zurückgenommen wird
web-vote-stop = Alle fragen, ob wir aufhören
web-vote-asks = { $player } fragt alle: { $kind ->
    [stop] Hören wir hier auf?
    [undo] Nehmen wir die letzte Entscheidung zurück?
    [stand_in] Soll ein Bot für die fehlende Person spielen?
   *[other] { $kind }?
}
web-agree = Ja
web-disagree = Nein
web-leave-for-good = Meinen Platz aufgeben
web-copy-link = Link zu diesem Tisch kopieren
web-rules = Regeln
web-stand-in = Ein Bot spielt für dich.
web-take-back-seat = Meinen Platz wieder nehmen
web-curtain = Jetzt: { $player }
web-curtain-help = Gib das Gerät weiter. Sonst schaut niemand hin.
web-curtain-open = Ich bin { $player }
web-why = Warum?
web-entry-started = Das Spiel beginnt.
web-entry-joined = { $player } setzt sich
web-entry-left = { $player } geht
web-entry-undo = { $player }: nimmt eine Entscheidung zurück
web-entry-answered = { $player }: hat geantwortet
web-entry-unsealed = { $player }: überlegt noch einmal
web-entry-stand_in = { $player }: ein Bot springt ein
web-entry-returned = { $player }: ist wieder da
web-entry-over = Das Spiel ist vorbei.
web-entry-rematch = Es gibt eine Revanche.

# Der einfache Spielplan
web-plain-board = Einfacher Spielplan
web-drawn-board = Gezeichneter Spielplan
web-plain-board-help = Zeigt jedes Spiel als Text, mit den Zügen in einer Liste.
web-plain-drawing = Der Tisch als Text
web-plain-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-plain-search = Züge durchsuchen
web-plain-help = Wähle einen Zug, um zu sehen, was er bewirkt, und wähle ihn noch einmal, um ihn zu spielen.
web-plain-none = Kein Zug passt zu deiner Suche.
web-plain-waiting = Du hast gerade nichts zu entscheiden.
web-plain-failed = Der Tisch kann gerade nicht gezeichnet werden. Du kannst trotzdem aus der Liste spielen.

# Ergebnis
web-you-won = Du hast gewonnen!
web-outcome = { $outcome ->
    [stopped] Das Spiel wurde im Einvernehmen beendet
    [cancelled] Das Spiel wurde abgesagt
   *[other] Das Spiel ist vorbei
}
web-rematch = Noch eins
web-replay = Noch einmal ansehen
web-check-deal = Verteilung prüfen
web-deal-right = Die Verteilung ist bewiesen: Was vor der ersten Karte versprochen war, wurde ausgeteilt, und jeder Zug folgt daraus.
web-deal-wrong = Die Verteilung passt nicht zu dem, was versprochen war.

# Ansehen
web-replay-title = { $game }: noch einmal ansehen
web-replay-ply = Entscheidung { $ply } von { $plies }
web-replay-eyes = Mit den Augen von
web-replay-mover = wer gerade entscheidet
web-replay-all = allen, alle Karten offen
web-replay-first = Zum Anfang
web-replay-back = Eins zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Eins weiter
web-replay-last = Zum Ende
web-replay-download = Als Datei sichern
web-replay-slider = Stelle im Spiel
web-replay-share = Link zu dieser Stellung kopieren
web-continue = Von hier aus weiterspielen
web-continue-help = Du nimmst einen Platz, Bots nehmen die anderen. Die Karten sind die dieses Spiels, und wer es angesehen hat, kennt sie; deshalb zählt es für keine Wertung.
web-continue-seat = Dein Platz
web-continue-go = Weiterspielen
web-origin = Dieses Spiel geht von Entscheidung { $ply } eines beendeten aus weiter. Wie die Karten liegen, ist inzwischen bekannt; es zählt daher für keine Wertung.
web-origin-link = Jenes Spiel
web-review = Wendepunkte
web-review-start = Die Wendepunkte von { $player } suchen
web-review-help = Ein starker Bot sieht sich jede Entscheidung an und beurteilt sie nur nach dem, was dieser Platz in dem Moment wissen konnte.
web-review-progress = { $done ->
    [one] Eine Entscheidung angesehen …
   *[other] { $done } Entscheidungen angesehen …
}
web-review-none = Kein klarer Fehlgriff und keine Rettung: ein Spiel ohne Wendepunkte.
web-review-chart = Gewinnaussicht von Entscheidung zu Entscheidung
web-review-slip = { $move }. Besser: { $best }, das gewinnt { $most } von 100 solchen Spielen statt { $wins }.
web-review-find = { $move }. Gut gefunden: Alles andere war deutlich schlechter.

# Clocktowers
web-clocktowers-street-of = Straße von { $player }
web-clocktowers-own-street = Deine Straße
web-clocktowers-no-towers = Noch keine Türme
web-clocktowers-new-tower = Neuen Turm anfangen
web-clocktowers-tower = Turm { $tower }, { $height } hoch: { $cards }
web-clocktowers-tower-complete = Turm { $tower }, fertig, { $height } hoch, { $points } Punkte: { $cards }
web-clocktowers-maybe = { $card }: genommen, vielleicht inzwischen abgeworfen
web-clocktowers-surely = { $card }: sicher auf der Hand
web-clocktowers-discards = { $discards ->
    [one] 1 Karte abgeworfen
   *[other] { $discards } Karten abgeworfen
}
web-clocktowers-wanted = { clocktowers-colour }: nächster Turm { $wanted } hoch, { $left ->
    [one] 1 Dach noch nicht gesehen
   *[other] { $left } Dächer noch nicht gesehen
}
web-clocktowers-gauge = Höhe, die jede Dachfarbe als Nächstes verlangt. Punkte: Dächer, die noch niemand gesehen hat.
web-clocktowers-piles = Stapel
web-clocktowers-pile = Stapel { clocktowers-pile }, noch { $left }. { $card ->
    [none] { "" }
   *[other] Obenauf: { clocktowers-card }
}
web-clocktowers-empty-hand = Deine Hand ist leer.
web-clocktowers-discard = Verdeckt abwerfen
web-clocktowers-end = { $left ->
    [one] Noch 1 Karte zu ziehen, dann werden die Hände ausgespielt.
   *[other] Noch { $left } Karten zu ziehen, dann werden die Hände ausgespielt.
}
web-clocktowers-last-hands = Die Stapel sind leer: Die letzten Hände werden ausgespielt.
web-clocktowers-move-draw = Vom Stapel { clocktowers-pile } ziehen
web-clocktowers-move-discard = Abwerfen: { $card }
web-clocktowers-move-new = Neuer Turm mit: { $card }
web-clocktowers-move-build = { $card } auf Turm { $tower }

# Old Town
web-oldtown-map = Stadtplan
web-oldtown-lot-settled = Grundstück { $lot }: { $building }
web-oldtown-lot-marked = Grundstück { $lot }, Marker: { $buildings }
web-oldtown-lot-empty = Grundstück { $lot }, leer
web-oldtown-marker = Marker { $building } auf Grundstück { $lot }
web-oldtown-telegram = Telegramm
web-oldtown-no-building = gerade kein Haus
web-oldtown-cards = Hinweise: { $a } A · { $b } B · { $c } C
web-oldtown-aside = Neben dem Plan
web-oldtown-settled = { $settled } von 16 stehen fest
web-oldtown-none-aside = Keine
web-oldtown-take = Nehmen: { $building }
web-oldtown-piles = Stapel
web-oldtown-pile = { $pile ->
    [own] Eigener Stapel: { $left }
   *[common] Gemeinsamer Stapel: { $left }
}
web-oldtown-draw = { $pile ->
    [own] Vom eigenen Stapel ziehen ({ $left })
   *[common] Vom gemeinsamen Stapel ziehen ({ $left })
}
web-oldtown-hand = Deine Hinweise
web-oldtown-drop-two = wähle zwei zum Ablegen
web-oldtown-drop = Zwei Hinweise ablegen
web-oldtown-pass = Passen
web-oldtown-done = Nichts zu beanstanden
web-oldtown-gone = In diesem Zug gespielt: { $cards }
web-oldtown-verdict = { $building }: { $verdict ->
    [playable] kann gespielt werden
    [confirms] bestätigt nur
    [contradicts] widerspricht
    [blocked_five] blockiert, mehr als fünf Grundstücke
    [blocked_three] blockiert, ein Grundstück ist voll
   *[blocked] blockiert
}
web-oldtown-move-drop = { $cards } ablegen
web-oldtown-move-remove = Marker { $building } von Grundstück { $lot } nehmen
web-oldtown-move-claim = Beanstanden: { $building } kann nicht auf Grundstück { $lot } stehen
web-oldtown-move-draw = { $pile ->
    [own] Vom eigenen Stapel ziehen
   *[common] Vom gemeinsamen Stapel ziehen
}

# Babel
web-babel-wonder = { $wonder }, { $stage } von 3 Stufen gebaut. Bauteile: { $parts }
web-babel-build = { $disc } bauen: { $wonder }
web-babel-discs-taken = Genommene Scheiben
web-babel-cards = { $cards ->
    [one] 1 Baukarte
   *[other] { $cards } Baukarten
}
web-babel-action-cards = { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}
web-babel-sure = Sicher mindestens { $cards }: { $suit }
web-babel-suits-left = Scheiben übrig
web-babel-last = die letzte!
web-babel-rows = Das nächste Wunder bringt
web-babel-rows-help = Meiste / zweitmeiste Bauteile; 3 für alle anderen mit einem Bauteil.
web-babel-disc-table = Scheiben einer Farbe bringen
web-babel-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
web-babel-hand = Deine Baukarten
web-babel-own-actions = Deine Aktionskarten
web-babel-offer-title = Dein Angebot
web-babel-offer-help = Geheim, bis alle ihres versiegelt haben. Wirst du abgelehnt, bekommst du die Karten zurück und für jede einen Punkt.
web-babel-have = du hast { $cards }
web-babel-trade = Handelskarte dazu: Ich nehme die Scheibe, du setzt die Bauteile
web-babel-trade-short = Handelskarte
web-babel-seal = Angebot versiegeln
web-babel-reseal = Angebot ändern
web-babel-sealed-already = Versiegelt: { $offer }
web-babel-offer-of = { $player } bietet { $cards }{ $trade ->
    [yes] { " " }mit der Handelskarte
   *[no] { "" }
}
web-babel-invite-title = Wen lädst du ein?
web-babel-no-offers = Niemand bietet etwas.
web-babel-wild = Joker stehen für
web-babel-parts = Bauteile
web-babel-disc = Scheibe
web-babel-gets-disc = bekommt sie
web-babel-own-cards = Aus deiner Hand: { $cards }.
web-babel-completes = Das Wunder wird fertig und ausbezahlt.
web-babel-ends = Damit endet das Spiel.
web-babel-impossible = So lässt es sich nicht bauen.
web-babel-invite = Einladen und bauen
web-babel-alone = Allein bauen
web-babel-give-up = Aufgeben
web-babel-exchange-title = Welche Karten tauschst du aus?
web-babel-exchange = Austauschen
web-babel-less = Eine weniger: { $suit }
web-babel-more = Eine mehr: { $suit }
web-babel-bonus-title = Dein Angebot wurde abgelehnt. Bonus einsetzen?
web-babel-bonus = Einsetzen: 3 Punkte je Karte
web-babel-no-bonus = Kein Bonus
web-babel-turn-title = Bauen oder passen
web-babel-turn-help = Wähle eine Scheibe eines Wunders, dann machen die anderen ihre Angebote. Oder passe: du ziehst zwei Karten, alle anderen eine.
web-babel-pass = Passen
web-babel-move-offer = { $cards } anbieten{ $trade ->
    [yes] { " " }mit der Handelskarte
   *[no] { "" }
}
web-babel-move-invite = Platz { $seats } einladen

# Was nicht ging
error-unknown = Etwas Unerwartetes ist passiert. Versuch es noch einmal; wenn es so bleibt, mach einen neuen Tisch auf.
error-offline = Der Server ist nicht zu erreichen. Sieh nach deiner Verbindung; die Seite macht von selbst weiter, sobald sie wieder da ist.
error-outdated = Von dieser Seite gibt es eine neuere Fassung. Lade sie, um weiterzumachen.
error-no_such_path = Unter dieser Adresse gibt es keine Seite. Vielleicht ging beim Kopieren ein Buchstabe verloren.
error-no_such_table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er abgeräumt, oder dem Link fehlt ein Buchstabe.
error-no_such_game = Dieses Spiel gibt es hier nicht.
error-no_such_puzzle = Dieses Rätsel gibt es nicht.
error-not_invited = Dieser Tisch ist für Eingeladene. Lass dir den ganzen Link schicken.
error-no_spectators = An diesem Tisch darf niemand zuschauen.
error-no_free_chair = Alle Plätze an diesem Tisch sind besetzt. Mach selbst einen auf, oder schau zu.
error-not_your_seat = Dieser Platz gehört jemand anderem.
error-not_host = Das darf nur, wer den Tisch aufgemacht hat.
error-stale_position = Inzwischen ging es am Tisch weiter. Sieh noch einmal hin und entscheide neu.
error-not_asked = Du hast gerade nichts zu entscheiden.
error-no_undo = Zurücknehmen geht nicht: Seitdem ist etwas bekannt geworden, oder jemand anders hat entschieden.
error-too_many = Das war sehr schnell. Warte einen Augenblick und versuch es dann noch einmal.
error-unknown_person = Dieses Gerät ist nicht mehr bekannt. Mach als neuer Gast weiter.
error-wrong_code = Dieser Code gilt nicht oder nicht mehr.
error-not_over = Das Spiel ist noch nicht vorbei.
error-cancelled = Dieser Tisch wurde abgesagt, bevor es losging.
error-hints_not_allowed = An diesem Tisch gibt es keine Tipps.
error-storage = Der Server kann gerade nicht speichern. Es ist nichts passiert; versuch es noch einmal.
error-not_ready = Der Server startet gerade. Versuch es gleich noch einmal.
error-other_rules = Diese Partie begann nach anderen Regeln, als dieser Server sie kennt. Sie bleibt unverändert aufgehoben; versuch es nach dem nächsten Update wieder.
error-muted = Du kannst gerade nicht schreiben.
error-blocked = Wer den Tisch aufgemacht hat, möchte nicht mit dir spielen.
error-bad_request = Das hat der Server nicht verstanden.
error-bad_options = Diese Einstellungen passen nicht zusammen.
error-illegal_move = Das geht gerade nicht.
error-already_there = Du sitzt schon an diesem Tisch.
error-not_waiting = Das Spiel hat schon angefangen.
error-not_running = Das Spiel läuft nicht.
error-vote_open = Es läuft schon eine Abstimmung.
error-not_possible = Das geht hier nicht.
error-not_full = Es sind noch nicht alle Plätze besetzt.

# Rätsel
web-puzzle-lead = Old Town für eine Person: Die Hinweise sagen, wo sechzehn Häuser standen. Genau eine Stadt passt.
web-puzzle-streak = { $days ->
    [one] Einen Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
}
web-puzzle-new = Ein neues
web-puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] sehr schwer
   *[other] { $level }
}
web-puzzle-making = Einen Augenblick, ein Rätsel entsteht …
web-puzzle-official = Aus der Schachtel
web-puzzle-number = Rätsel { $number }
web-puzzle-one = Rätsel
web-puzzle-corrected = hier berichtigt; gedruckt hatte es keine oder mehrere Lösungen
web-puzzle-printed = Wie gedruckt
web-puzzle-faulty = Wie gedruckt hat dieses Rätsel keine oder mehrere Lösungen.
web-puzzle-as-corrected = Berichtigt
web-puzzle-solved = Gelöst!
web-puzzle-timer = Uhr
web-puzzle-tools = Werkzeuge
web-puzzle-pencil = Bleistift
web-puzzle-build = Bauen
web-puzzle-more-hint = Sag mir mehr
web-puzzle-note = Auf dem Plan eintragen
web-puzzle-check = Prüfen
web-puzzle-print = Drucken
web-puzzle-buildings = Häuser
web-puzzle-own = „Mein Haus“ ist eines von diesen: { $buildings }.
web-puzzle-own-unknown = { $count } Häuser sind „meine Häuser“; welche, ist herauszufinden.
web-puzzle-own-toggle = Meins: { $building }
web-puzzle-clues = Hinweise
web-puzzle-notes = Notizen
web-puzzle-clear = Plan leeren
