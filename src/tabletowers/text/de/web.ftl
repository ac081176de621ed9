# Was nur im Browser steht.

# Die Seite
web-title = Tabletowers: drei Brettspiele
web-skip = Zum Inhalt
web-navigation = Seiten
web-puzzles = Rätsel
web-learn = Lernen
web-language = Sprache
web-theme-light = Helles Design
web-theme-dark = Dunkles Design
web-guest = Gast
web-your-name = Dein Name
web-name = Name
web-save = Speichern
web-cancel = Abbrechen
web-other-device = Auch auf einem anderen Gerät spielen
web-allow-notices = Benachrichtigen, wenn ich dran bin
web-no-notices = Nicht mehr benachrichtigen
web-notices = Benachrichtigung, wenn du dran bist
web-notices-now = { $now ->
    [missing] Dieser Browser kann keine Benachrichtigungen anzeigen. Auf der Seite und in ihrem Titel siehst du trotzdem, wann du dran bist.
    [blocked] Benachrichtigungen sind für diese Seite in den Einstellungen deines Browsers ausgeschaltet.
    [off] Du kannst dich benachrichtigen lassen, wenn du dran bist, auch wenn diese Seite geschlossen ist.
    [here] Du wirst benachrichtigt, wenn du dran bist, solange diese Seite irgendwo offen ist.
   *[on] Du wirst benachrichtigt, wenn du dran bist, auch wenn diese Seite geschlossen ist.
}
web-device-code = Öffne { $address } auf dem anderen Gerät und gib dort innerhalb von zehn Minuten { $code } ein.
web-device-title = Hier weiterspielen
web-device-help = Gib den Code ein, den dein anderes Gerät anzeigt.
web-device-label = Code
web-device-go = Weiter
web-reconnecting = Keine Verbindung. Neuer Versuch …
web-outdated = Es gibt eine neuere Version dieser Seite.
web-reload = Neu laden
web-loading = Der Tisch wird gedeckt …
web-sorry = Das hat nicht geklappt
web-to-home = Zur Startseite
web-try-again = Noch einmal versuchen
web-player = Name
web-points = Punkte

# Startseite
web-welcome = Drei Spiele, ein Tisch
web-welcome-more = Brettspiele, die längst vergriffen sind: mit Freunden, gegen Bots oder allein. Ganz ohne Konto.
web-pitch-clocktowers = Baue Stockwerk um Stockwerk eine Straße voller Uhrtürme und lass die Mäuse draußen.
web-pitch-oldtown = Finde anhand alter Telegramme heraus, wo in einer verschwundenen Stadt jedes Gebäude stand.
web-pitch-babel = Errichtet gemeinsam die Weltwunder – und hole am meisten für dich heraus.
web-facts = { $least }–{ $most } Personen, etwa { $minutes } Minuten
web-players = Plätze
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
web-dealing = Die Karten werden ausgeteilt …
web-with-friends = Mit Freunden
web-learn-it = So geht’s
web-daily-title = Rätsel des Tages
web-daily-more = Old Town für dich allein: Setze sechzehn Gebäude an ihren Platz. Für alle dasselbe Rätsel, jeden Tag ein neues.
web-daily-solve = Lösen
web-all-puzzles = Alle Rätsel
web-my-tables = Meine Tische
web-no-tables = Noch keine Tische. Der erste ist einen Klick entfernt.
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Eröffne selbst einen Tisch, dann können andere dazukommen.
web-open-seat = freier Platz
web-your-turn = Du bist dran
web-status = { $status ->
    [waiting] noch nicht begonnen
    [running] läuft
   *[over] zu Ende
}

# Ein neuer Tisch
web-new-table = { $game } mit Freunden
web-seats = Plätze
web-seat-me = Du
web-seat-number = Platz { $number }
web-seat-open = Jemand mit dem Link
web-seat-bot = Ein Bot
web-seat-local = Jemand an diesem Gerät
web-local-name = Person { $number }
web-remove-seat = Diesen Platz entfernen
web-add-seat = Noch ein Platz
web-option-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
web-default = Standard
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-move = 90 Sekunden pro Entscheidung
web-clock-bank = 20 Minuten pro Person, dazu 10 Sekunden pro Entscheidung
web-clock-days = 3 Tage pro Entscheidung
web-in-lobby = Unter den offenen Tischen anzeigen
web-create-table = Tisch eröffnen
web-sit-down = Platz nehmen
web-start = Beginnen
web-start-fill = { $free ->
    [one] Beginnen, den freien Platz nimmt ein Bot
   *[other] Beginnen, die { $free } freien Plätze nehmen Bots
}
web-leave = Tisch verlassen
web-waiting-for-host = Sobald alle da sind, kann beginnen, wer den Tisch eröffnet hat.
web-invite-friends = Freunde einladen
web-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
web-qr = Der Link als QR-Code
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert

# Am Tisch
web-away = nicht da
web-sealed = abgegeben
web-thinking = überlegt
web-sending = …
web-waiting-offers = Deine Karte wird gespielt, sobald die Angebote vor deinem abgegeben sind.
web-sealed-wait = Deine Antwort ist abgegeben, du kannst sie noch ändern. Warten auf: { $players }
web-thinking-since = Warten auf: { $players } ({ $seconds } s)
web-watching = Du schaust zu. Warten auf: { $players }
web-play-it = Spielen
web-undo = Zurücknehmen
web-hint = Tipp
web-all-moves = Alle Züge
web-around = Rund ums Spiel
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Nachricht schreiben
web-send = Senden
web-new = neu
web-menu = Mehr
web-vote = Abstimmung
web-vote-undo = Alle fragen, ob eine Entscheidung zurückgenommen wird
web-vote-stop = Alle fragen, ob wir das Spiel beenden
web-vote-asks = { $player } fragt alle: { $kind ->
    [stop] Beenden wir das Spiel?
    [undo] Nehmen wir die letzte Entscheidung zurück?
    [stand_in] Soll ein Bot für die fehlende Person einspringen?
   *[other] { $kind }?
}
web-agree = Ja
web-disagree = Nein
web-leave-for-good = Meinen Platz aufgeben
web-copy-link = Link zu diesem Tisch kopieren
web-rules = Regeln
web-stand-in = Ein Bot spielt für dich.
web-take-back-seat = Selbst weiterspielen
web-curtain = Jetzt: { $player }
web-curtain-help = Gib das Gerät weiter. Alle anderen schauen weg.
web-curtain-open = Ich bin { $player }
web-why = Warum?
web-entry-started = Das Spiel beginnt.
web-entry-joined = { $player } nimmt Platz
web-entry-left = { $player } verlässt den Tisch
web-entry-undo = { $player }: Entscheidung zurückgenommen
web-entry-answered = { $player }: Antwort abgegeben
web-entry-unsealed = { $player }: überlegt es sich noch einmal
web-entry-stand_in = { $player }: ein Bot springt ein
web-entry-returned = { $player }: ist wieder da
web-entry-over = Das Spiel ist zu Ende.
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
    [stopped] Das Spiel wurde einvernehmlich beendet
    [cancelled] Das Spiel wurde abgesagt
   *[other] Das Spiel ist zu Ende
}
web-rematch = Revanche
web-replay = Wiederholung ansehen
web-check-deal = Kartenverteilung prüfen
web-deal-right = Die Kartenverteilung ist bewiesen: Ausgeteilt wurde, was vor der ersten Karte zugesichert war, und jeder Zug folgt daraus.
web-deal-wrong = Die Kartenverteilung stimmt nicht mit dem überein, was zugesichert war.
web-replay-title = { $game }: Wiederholung
web-replay-ply = Entscheidung { $ply } von { $plies }
web-replay-eyes = Perspektive
web-replay-mover = wer gerade entscheidet
web-replay-all = alle Karten offen
web-replay-first = Zum Anfang
web-replay-back = Zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Weiter
web-replay-last = Zum Ende
web-replay-download = Als Datei speichern
web-replay-slider = Stelle in der Partie
web-replay-share = Link zu dieser Stellung kopieren
web-continue = Von hier aus weiterspielen
web-continue-help = Du nimmst einen Platz, die anderen nehmen Bots. Es sind die Karten dieser Partie, und wer sie angesehen hat, kennt sie; deshalb zählt das Ergebnis für keine Wertung.
web-continue-seat = Dein Platz
web-continue-go = Weiterspielen
web-origin = Diese Partie setzt eine beendete ab Entscheidung { $ply } fort. Wie die Karten liegen, ist inzwischen bekannt; deshalb zählt sie für keine Wertung.
web-origin-link = Zur ursprünglichen Partie
web-review = Wendepunkte
web-review-start = Wendepunkte von { $player } suchen
web-review-help = Ein starker Bot sieht sich jede Entscheidung an und beurteilt sie nur nach dem, was auf diesem Platz in dem Moment bekannt war.
web-review-progress = { $done ->
    [one] Eine Entscheidung angesehen …
   *[other] { $done } Entscheidungen angesehen …
}
web-review-none = Kein klarer Fehler und keine Rettung: eine Partie ohne Wendepunkte.
web-review-chart = Gewinnchance von Entscheidung zu Entscheidung
web-review-slip = { $move }. Besser: { $best }. Das gewinnt { $most } von 100 solchen Partien statt { $wins }.
web-review-find = { $move }. Gut gefunden: Alles andere war deutlich schlechter.

# Clocktowers
web-clocktowers-street-of = Straße von { $player }
web-clocktowers-own-street = Deine Straße
web-clocktowers-no-towers = Noch keine Türme
web-clocktowers-new-tower = Neuen Turm beginnen
web-clocktowers-tower = Turm { $tower }, { $height } hoch: { $cards }
web-clocktowers-tower-complete = Turm { $tower }, fertig, { $height } hoch, { $points } Punkte: { $cards }
web-clocktowers-maybe = { $card }: gezogen, vielleicht inzwischen abgelegt
web-clocktowers-surely = { $card }: sicher auf der Hand
web-clocktowers-discards = { $discards ->
    [one] 1 Karte abgelegt
   *[other] { $discards } Karten abgelegt
}
web-clocktowers-wanted = { clocktowers-colour }: nächster Turm { $wanted } hoch, { $left ->
    [one] 1 Dach noch nicht gesehen
   *[other] { $left } Dächer noch nicht gesehen
}
web-clocktowers-gauge = Verlangte Höhe des nächsten Turms in jeder Farbe. Punkte: Dächer, die noch niemand gesehen hat.
web-clocktowers-piles = Stapel
web-clocktowers-pile = Stapel { clocktowers-pile }, noch { $left }. { $card ->
    [none] { "" }
   *[other] Obenauf: { clocktowers-card }
}
web-clocktowers-empty-hand = Deine Hand ist leer.
web-clocktowers-discard = Verdeckt ablegen
web-clocktowers-end = { $left ->
    [one] Noch 1 Karte zu ziehen, dann werden die Handkarten ausgespielt.
   *[other] Noch { $left } Karten zu ziehen, dann werden die Handkarten ausgespielt.
}
web-clocktowers-last-hands = Die Stapel sind leer: Jetzt werden die letzten Handkarten ausgespielt.
web-clocktowers-move-draw = Vom Stapel { clocktowers-pile } ziehen
web-clocktowers-move-discard = Ablegen: { $card }
web-clocktowers-move-new = Neuer Turm: { $card }
web-clocktowers-move-build = { $card } auf Turm { $tower }

# Old Town
web-oldtown-map = Stadtplan
web-oldtown-lot-settled = Bauplatz { $lot }: { $building }
web-oldtown-lot-marked = Bauplatz { $lot }, Marker: { $buildings }
web-oldtown-lot-empty = Bauplatz { $lot }, leer
web-oldtown-marker = Marker { $building } auf Bauplatz { $lot }
web-oldtown-telegram = Telegramm
web-oldtown-no-building = zurzeit kein Gebäude
web-oldtown-cards = Hinweise: { $a } A · { $b } B · { $c } C
web-oldtown-aside = Neben dem Plan
web-oldtown-settled = { $settled } von 16 stehen fest
web-oldtown-none-aside = Keine
web-oldtown-take = { $building } nehmen
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
    [playable] spielbar
    [confirms] bestätigt nur
    [contradicts] widerspricht
    [blocked_five] blockiert, mehr als fünf Bauplätze
    [blocked_three] blockiert, ein Bauplatz ist voll
   *[blocked] blockiert
}
web-oldtown-move-drop = { $cards } ablegen
web-oldtown-move-remove = Marker { $building } von Bauplatz { $lot } nehmen
web-oldtown-move-claim = Beanstanden: { $building } auf Bauplatz { $lot }
web-oldtown-move-draw = { $pile ->
    [own] Vom eigenen Stapel ziehen
   *[common] Vom gemeinsamen Stapel ziehen
}

# Babel
web-babel-wonder = { $wonder }, { $stage } von 3 Bauabschnitten fertig. Bauteile: { $parts }
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
web-babel-sure = Sicher auf der Hand: mindestens { $cards } × { $suit }
web-babel-suits-left = Noch zu bauen
web-babel-last = die letzte!
web-babel-rows = Das nächste Wunder bringt
web-babel-rows-help = Meiste / zweitmeiste Bauteile; 3 für alle anderen mit mindestens einem Bauteil.
web-babel-disc-table = Scheiben einer Sorte bringen
web-babel-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
web-babel-hand = Deine Baukarten
web-babel-own-actions = Deine Aktionskarten
web-babel-offer-title = Dein Angebot
web-babel-offer-help = Verdeckt, bis alle ihr Angebot abgegeben haben. Wirst du abgelehnt, bekommst du deine Karten zurück und für jede einen Punkt.
web-babel-have = du hast { $cards }
web-babel-trade = Handelskarte dazu: Du nimmst die Scheibe, die Bauteile setzt, wer baut
web-babel-trade-short = Handelskarte
web-babel-seal = Angebot abgeben
web-babel-reseal = Angebot ändern
web-babel-sealed-already = Abgegeben: { $offer }
web-babel-offer-of = { $player } bietet { $cards } an{ $trade ->
    [yes] , mit der Handelskarte
   *[no] { "" }
}
web-babel-invite-title = Wen lädst du ein?
web-babel-no-offers = Niemand bietet etwas an.
web-babel-wild = Joker ersetzen
web-babel-parts = Bauteile
web-babel-disc = Scheibe
web-babel-gets-disc = bekommt sie
web-babel-own-cards = Aus deiner Hand: { $cards }.
web-babel-completes = Das Wunder wird vollendet und gewertet.
web-babel-ends = Damit endet das Spiel.
web-babel-impossible = So lässt sich die Scheibe nicht bauen.
web-babel-invite = Einladen und bauen
web-babel-alone = Allein bauen
web-babel-give-up = Aufgeben
web-babel-exchange-title = Welche Karten tauschst du?
web-babel-exchange = Tauschen
web-babel-less = Eine Karte weniger: { $suit }
web-babel-more = Eine Karte mehr: { $suit }
web-babel-bonus-title = Dein Angebot wurde abgelehnt. Trostbonus einsetzen?
web-babel-bonus = Einsetzen: 3 Punkte pro Karte
web-babel-no-bonus = Kein Trostbonus
web-babel-turn-title = Bauen oder passen
web-babel-turn-help = Wähle eine Scheibe auf einem Wunder, dann machen die anderen ihre Angebote. Oder passe: Du ziehst zwei Karten, alle anderen eine.
web-babel-pass = Passen
web-babel-move-offer = { $cards } anbieten{ $trade ->
    [yes] { " " }mit der Handelskarte
   *[no] { "" }
}
web-babel-move-invite = Platz { $seats } einladen

# Was nicht ging
error-unknown = Etwas Unerwartetes ist passiert. Versuche es noch einmal; wenn das nicht hilft, eröffne einen neuen Tisch.
error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung; sobald sie wieder da ist, geht es von selbst weiter.
error-outdated = Es gibt eine neuere Version dieser Seite. Lade sie neu, um weiterzuspielen.
error-no_such_path = Unter dieser Adresse gibt es keine Seite. Vielleicht ist beim Kopieren ein Buchstabe verloren gegangen.
error-no_such_table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er abgeräumt, oder im Link fehlt ein Buchstabe.
error-no_such_game = Dieses Spiel gibt es hier nicht.
error-no_such_puzzle = Dieses Rätsel gibt es nicht.
error-not_invited = Dieser Tisch ist nur für Eingeladene. Lass dir den vollständigen Link schicken.
error-no_spectators = An diesem Tisch darf niemand zuschauen.
error-no_free_chair = Alle Plätze an diesem Tisch sind besetzt. Eröffne selbst einen oder schau zu.
error-not_your_seat = Dieser Platz gehört jemand anderem.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-stale_position = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
error-not_asked = Du hast gerade nichts zu entscheiden.
error-no_undo = Zurücknehmen geht nicht: Seitdem wurde etwas aufgedeckt, oder jemand anders hat entschieden.
error-too_many = Das ging sehr schnell. Warte einen Moment und versuche es noch einmal.
error-unknown_person = Dieses Gerät ist nicht mehr bekannt. Spiele als neuer Gast weiter.
error-wrong_code = Dieser Code ist ungültig oder abgelaufen.
error-not_over = Das Spiel ist noch nicht zu Ende.
error-cancelled = Dieser Tisch wurde abgesagt, bevor es losging.
error-hints_not_allowed = An diesem Tisch gibt es keine Tipps.
error-storage = Der Server kann gerade nicht speichern. Es ist nichts passiert; versuche es noch einmal.
error-not_ready = Der Server startet gerade. Versuche es gleich noch einmal.
error-other_rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server sie kennt. Sie bleibt unverändert aufbewahrt; versuche es nach dem nächsten Update noch einmal.
error-muted = Du kannst gerade nicht schreiben.
error-blocked = Wer den Tisch eröffnet hat, möchte nicht mit dir spielen.
error-bad_request = Das hat der Server nicht verstanden.
error-bad_options = Diese Einstellungen passen nicht zusammen.
error-illegal_move = Das geht gerade nicht.
error-already_there = Du sitzt schon an diesem Tisch.
error-not_waiting = Das Spiel hat schon begonnen.
error-not_running = Das Spiel läuft nicht.
error-vote_open = Es läuft schon eine Abstimmung.
error-not_possible = Das geht hier nicht.
error-not_full = Es sind noch nicht alle Plätze besetzt.

# Rätsel
web-puzzle-lead = Old Town für dich allein: Die Hinweise sagen, wo sechzehn Gebäude standen. Genau eine Stadt passt.
web-puzzle-streak = { $days ->
    [one] Einen Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
}
web-puzzle-new = Neues Rätsel
web-puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] sehr schwer
   *[other] { $level }
}
web-puzzle-making = Einen Moment, ein Rätsel entsteht …
web-puzzle-official = Aus der Schachtel
web-puzzle-number = Rätsel { $number }
web-puzzle-one = Rätsel
web-puzzle-corrected = hier berichtigt; im Original hatte es keine oder mehrere Lösungen
web-puzzle-printed = Wie gedruckt
web-puzzle-faulty = So wie gedruckt, hat dieses Rätsel keine oder mehrere Lösungen.
web-puzzle-as-corrected = Berichtigt
web-puzzle-solved = Gelöst!
web-puzzle-timer = Zeit
web-puzzle-tools = Werkzeuge
web-puzzle-pencil = Bleistift
web-puzzle-build = Bauen
web-puzzle-more-hint = Mehr verraten
web-puzzle-note = Auf dem Plan eintragen
web-puzzle-check = Prüfen
web-puzzle-print = Drucken
web-puzzle-buildings = Gebäude
web-puzzle-own = „Mein Gebäude“ ist eines von diesen: { $buildings }.
web-puzzle-own-unknown = { $count } Gebäude sind „meine Gebäude“; welche, musst du herausfinden.
web-puzzle-own-toggle = Meins: { $building }
web-puzzle-clues = Hinweise
web-puzzle-notes = Notizen
web-puzzle-clear = Plan leeren
