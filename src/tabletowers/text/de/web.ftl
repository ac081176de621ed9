# Was nur im Browser steht.

# Die Seite
web-title = Tabletowers: Brettspiele
web-skip = Zum Inhalt
web-navigation = Seiten
web-puzzles = Rätsel
web-play = Spielen
web-today = Heute
web-learn = Lernen
web-me = Ich
web-language = Sprache
web-theme-light = Helles Design
web-theme-dark = Dunkles Design
web-theme = Farben
web-theme-value = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie auf diesem Gerät
}
web-settings = Einstellungen
web-create-account = Konto anlegen
web-guest = Gast
web-your-name = Dein Name
web-name = Name
web-save = Speichern
web-cancel = Abbrechen
web-close = Schließen
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
web-working = Einen Augenblick …
web-sorry = Das hat nicht geklappt
web-to-home = Zur Startseite
web-try-again = Noch einmal versuchen
web-from-the-beginning = Die Partie von Anfang an öffnen
web-player = Name
web-points = Punkte

# Startseite
web-welcome = Ein Tisch, gute Spiele
web-welcome-more = Brettspiele, die längst vergriffen sind: mit Freunden, gegen Bots oder allein. Ganz ohne Konto.
web-welcome-back = Willkommen zurück, { $name }
web-today-played = { $played } von { $all } gespielt
web-today-slips = { $count ->
    [one] Ein Fehler zum Üben
   *[other] { $count } Fehler zum Üben
}
web-last-day = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won ->
    [0] keine gewonnen
   *[other] { $won } gewonnen
}
web-last-deal = Partie des Tages, { $game }: { $lead }
web-facts = { $players } Personen, etwa { $minutes } Minuten
web-players = Plätze
web-bots = Bots
web-simple-bots =
    { $bots } { $count ->
        [one] spielt
       *[other] spielen
    } vorerst einfach; die volle Stärke folgt { $minutes ->
        [0] bald
        [1] in einer Minute
       *[other] in etwa { $minutes } Minuten
    }.
web-play-now = Jetzt spielen
web-dealing = Die Karten werden ausgeteilt …
web-with-friends = Mit Freunden
web-learn-it = Spielen lernen
web-first-title = Neu bei { $game }?
web-first-text = In der Einführung machst du die ersten Züge selbst; sie dauert etwa fünf Minuten. Oder du spielst gleich los und bekommst eine kurze Erklärung, sobald etwas Neues zu entscheiden ist.
web-first-text-tips = Wenn du möchtest, bekommst du eine kurze Erklärung, sobald etwas Neues zu entscheiden ist.
web-first-learn = Zeig mir die Einführung
web-first-tips = Mit Erklärungen spielen
web-first-play = Ohne Erklärungen spielen
web-daily-title = Rätsel des Tages
web-daily-more = Old Town für dich allein: Setze sechzehn Gebäude an ihren Platz. Für alle dasselbe Rätsel, jeden Tag ein neues.
web-daily-solve = Lösen
web-today-solved = Gelöst.
web-today-look = Noch einmal ansehen
web-practise = Üben
web-all-puzzles = Alle Rätsel
web-deals = Partien des Tages
web-my-pages = Meine Seiten
web-my-page = Meine Seite
web-all-my-tables = Alle meine Tische
web-leaders = Bestenlisten
web-operators = Server betreiben
web-my-tables = Meine Tische
web-running = Laufende Partien
web-no-tables = Noch keine Tische. Der erste ist einen Klick entfernt.
web-set-aside = { $count ->
    [one] Einer deiner Tische lässt sich nicht lesen und wurde beiseitegelegt. Wer diesen Server betreibt, kann nachsehen.
   *[other] { $count } deiner Tische lassen sich nicht lesen und wurden beiseitegelegt. Wer diesen Server betreibt, kann nachsehen.
}
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Eröffne selbst einen Tisch, dann können andere dazukommen.
web-to-lobby = Jemanden zum Spielen finden
web-open-seat = freier Platz
web-your-turn = Du bist dran
web-called = { $game }: du bist dran
web-throw-away = Wegwerfen: { $game }
web-status = { $status ->
    [waiting] noch nicht begonnen
    [running] läuft
   *[over] zu Ende
}
web-list-bots = { $count ->
    [one] 1 Bot ({ $bot })
   *[other] { $count } Bots ({ $bot })
}
web-list-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-list-over = beendet, { $day }

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
web-add-seat = Platz hinzufügen
web-option-value = { $value ->
    [true] ja
    [false] nein
   *[other] { $value }
}
web-as-printed = Wie in der Spielregel
web-own-numbers = Andere Zahlen eingeben
web-begins = Wer beginnt
web-begins-lot = Das Los entscheidet
web-begins-seated = In der Reihenfolge der Plätze, vom ersten an
web-clock = Bedenkzeit
web-clock-none = Unbegrenzt
web-clock-move = Zeit für jede Entscheidung
web-clock-bank = Zeit für die ganze Partie
web-clock-days = Tage für jede Entscheidung
web-clock-seconds = Sekunden pro Entscheidung
web-clock-minutes = Minuten pro Person
web-clock-increment = Sekunden dazu pro Entscheidung
web-clock-each = Tage pro Entscheidung
web-clock-told = Bedenkzeit: { $kind ->
    [move] { $seconds } s für jede Entscheidung
    [bank] { $minutes } min pro Person{ $increment ->
        [0] {""}
       *[other] , dazu { $increment } s pro Entscheidung
    }
   *[days] { $days ->
        [one] 1 Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
}
web-room-rated = Die Partie wird gewertet.
web-in-lobby = Unter den offenen Tischen anzeigen
web-create-table = Tisch eröffnen
web-sit-down = Platz nehmen
web-start = Beginnen
web-start-fill = { $free ->
    [one] Beginnen, den freien Platz nimmt ein Bot
   *[other] Beginnen, die { $free } freien Plätze nehmen Bots
}
web-leave = Tisch verlassen
web-hints-offer = Tipps erlauben, wenn alle einverstanden sind
web-hints-agree = Ich bin mit Tipps einverstanden: Hier darf der Coach gefragt werden
web-hints-wanted = Tipps sind erlaubt, solange alle einverstanden sind, die sich setzen.
web-hints-declined = Es gibt keine Tipps, weil nicht alle zugestimmt haben: { $players }.
web-waiting-for-host = Sobald alle da sind, kann { $player } die Partie starten.
web-waiting-all-here = { $player } kann die Partie jetzt starten.
web-waiting-for = Warten auf: { $players }
web-remove-player = { $player } vom Tisch entfernen
web-invite-friends = Freunde einladen
web-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
web-invite-here = Die Adresse { $address } gilt nur auf diesem Gerät. Um jemanden an einem anderen Gerät einzuladen, öffne diese Seite unter der Adresse, die dieser Computer in deinem Netz hat.
web-qr = Der Link als QR-Code
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert

# Am Tisch
web-away = nicht da
web-away-since = nicht da seit { $time }
web-sealed = abgegeben
web-thinking = überlegt
web-sending = Wird gesendet …
web-waiting-offers = Deine Karte wird gespielt, sobald die Angebote vor deinem abgegeben sind.
web-sealed-wait = Deine Antwort ist abgegeben, du kannst sie noch ändern. Warten auf: { $players }
web-thinking-since = Warten auf: { $players } ({ $seconds } s)
web-waiting-away = { $player } ist seit { $time } nicht da.{ $left ->
    [none] {""}
   *[other] {" "}In { $left } kann ein Bot einspringen.
}
web-watching = Du schaust zu. Warten auf: { $players }
web-nothing-more = { $count ->
    [0] Nichts
   *[other] Das ist alles
}
web-collecting-finished = Warten auf die anderen …
web-play-it = Spielen
web-build-it = Bauen
web-unseal = Antwort zurücknehmen
web-undo = Zurücknehmen
web-redo = Zug wiederherstellen
web-hint = Tipp
web-tip = Erklärung
web-tip-done = Verstanden
web-tip-stop = Keine Erklärungen mehr
web-all-moves = Alle Züge
web-more = mehr
web-more-below = Weiter unten gibt es mehr zur Auswahl
web-more-above = Weiter oben gibt es mehr zur Auswahl
web-more-left = Mehr nach links
web-more-right = Mehr nach rechts
web-keys = Tastatur
web-key-tab = zum nächsten Teil des Tischs
web-key-arrows = zu dem, was daneben liegt
web-key-enter = auswählen; noch einmal, um zu spielen
web-key-next = zum Nächsten, das sich auswählen lässt
web-key-play = das Ausgewählte spielen
web-key-cancel = die Auswahl aufheben
web-key-undo = einen Zug zurücknehmen
web-key-hint = ein Tipp
web-key-moves = alle Züge als Liste
web-key-log = den Verlauf öffnen oder schließen
web-key-rules = die Regeln öffnen oder schließen
web-key-chat = den Chat öffnen oder schließen
web-key-list = diese Liste
web-key-letters = Einzelne Buchstaben als Kürzel verwenden
web-around = Verlauf, Chat und mehr
web-log = Verlauf
web-log-you = Du
web-log-since = Seit deinem letzten Zug
web-log-by = { $by ->
    [clock] (Zeit abgelaufen: Zug eines Bots)
   *[other] (Zug eines Bots)
}
web-log-again = Diese Züge noch einmal zeigen
web-recap-stop = Zurück zur Partie
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-removed = (entfernt von denen, die diesen Server betreiben: { $reason })
web-chat-say = Nachricht schreiben
web-send = Senden
web-phrases = Mit einem Tippen gesagt
web-phrase = { $phrase ->
    [hello] Hallo!
    [good_luck] Viel Glück und viel Spaß!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [sorry] Entschuldigung!
    [moment] Einen Moment, bitte.
    [back] Ich bin wieder da.
    [good_game] Schöne Partie!
   *[bye] Auf Wiedersehen!
}
web-spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-offer-bots = Noch ist niemand gekommen. Du kannst weiter warten oder jetzt beginnen und die freien Plätze Bots überlassen.
web-new = neue Nachrichten
web-menu = Mehr
web-ending = Die Partie beenden
web-legend = Zeichenerklärung
web-legend-title = { $game }: die Zeichen
web-speed = Tempo der Züge der anderen
web-speed-value = { $speed ->
    [slow] langsam
    [usual] normal
    [fast] schnell
   *[none] sofort, ohne Bewegung
}
web-confirms = Meine Züge zeigen, bevor sie gespielt werden
web-confirms-help = Sonst wird ein Zug gespielt, sobald er vollständig ist.
web-sounds = Töne
web-sounds-help = Ein kurzer Ton für Züge, Punkte, deinen Zug und das Ende.
web-vote = Abstimmung
web-vote-undo = Alle fragen, ob eine Entscheidung zurückgenommen wird
web-vote-stop = Alle fragen, ob wir die Partie beenden
web-vote-stand-in = Einen Bot einspringen lassen
web-vote-replace = Einen anderen Bot spielen lassen
web-vote-cancel = Partie abbrechen
web-cancel-young = Partie abbrechen
web-vote-asks = { $player } fragt alle: { $kind ->
    [stop] Beenden wir die Partie?
    [undo] Nehmen wir die letzte Entscheidung zurück?
    [stand_in] Soll ein Bot für die fehlende Person einspringen?
    [cancel] Brechen wir die Partie ab, weil jemand weg ist?
    [replace] Soll ein anderer Bot für den spielen, der nicht antwortet?
    [silent] Brechen wir die Partie ab, weil ein Bot nicht antwortet?
   *[other] { $kind }?
}
web-vote-waiting = Abstimmung: { $kind ->
    [stop] die Partie beenden
    [undo] den letzten Zug zurücknehmen
    [cancel] die Partie abbrechen
   *[other] einen Bot einspringen lassen
}. Es fehlt noch: { $players }.
web-absent = Jemand ist weg
web-absent-since = { $minutes ->
    [one] { $player } ist am Zug und seit einer Minute weg.
   *[other] { $player } ist am Zug und seit { $minutes } Minuten weg.
}
web-silent = { $player } antwortet nicht. Vielleicht bietet dieser Server diesen Bot nicht mehr an.
web-absent-wait = Warten
web-absent-later = { $minutes ->
    [one] In einer Minute könnt ihr die Partie auch abbrechen.
   *[other] In { $minutes } Minuten könnt ihr die Partie auch abbrechen.
}
web-agree = Ja
web-disagree = Nein
web-leave-for-good = Meinen Platz aufgeben
web-leaving-title = Deinen Platz aufgeben?
web-leaving-others = Ein Bot spielt deinen Platz zu Ende, zurückholen kannst du ihn nicht. Die anderen spielen weiter.
web-leaving-alone = Du spielst nur gegen Bots, also endet die Partie hier, unvollendet. Niemand gewinnt.
web-leaving-instead = Willst du nur eine Pause? Dann schließ einfach die Seite: Der Tisch wartet unter „Meine Tische“ auf dich.
web-leaving-stay = Weiterspielen
web-standing = Daueraufträge
web-standing-forced = Für mich antworten, wo ich keine Wahl habe
web-standing-help = Nur wo alle sehen, was zur Wahl steht. Wo das verborgen ist, wirst du immer gefragt.
web-copy-link = Link zu diesem Tisch kopieren
web-rules = Regeln
web-stand-in = Ein Bot spielt für dich.
web-take-back-seat = Selbst weiterspielen
web-curtain = Jetzt: { $player }
web-curtain-help = Gib das Gerät weiter. Alle anderen schauen weg.
web-curtain-open = Ich bin { $player }
web-why = Warum?
web-entry-started = Die Partie beginnt.
web-entry-joined = { $player } nimmt Platz
web-entry-left = { $player } verlässt den Tisch
web-entry-undo = { $you ->
    [yes] Du nimmst einen Zug zurück
    [nobody] Der letzte Zug ist zurückgenommen
   *[no] { $player } nimmt einen Zug zurück
}
web-entry-stand_in = { $you ->
    [yes] Ein Bot springt für dich ein
   *[no] Ein Bot springt für { $player } ein
}
web-entry-given_up = { $you ->
    [yes] Du verlässt die Partie
   *[no] { $player } verlässt die Partie
}
web-entry-returned = { $you ->
    [yes] Du bist zurück
   *[no] { $player } ist zurück
}
web-entry-away = { $until ->
    [none] { $player } ist aus dem Urlaub zurück
   *[other] { $player } ist bis { $until } im Urlaub
}
web-entry-over = { $outcome ->
    [cancelled] Die Partie wurde abgebrochen.
   *[other] Die Partie wurde vorzeitig beendet.
}
web-entry-rematch = Es gibt eine Revanche.
web-entry-closed = Die Betreiber dieses Servers haben den Tisch geschlossen: { $reason }

# Der einfache Spielplan
web-plain-board = Einfacher Spielplan
web-plain-board-help = Zeigt jedes Spiel als Text, mit den Zügen in einer Liste.
web-plain-drawing = Der Tisch als Text
web-plain-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-plain-search = Züge durchsuchen
web-plain-help = Wähle einen Zug, um zu sehen, was er bewirkt, und wähle ihn noch einmal, um ihn zu spielen.
web-plain-ahead = { $count ->
    [0] Im Voraus entscheiden
   *[other] Im Voraus entscheiden ({ $count } gewählt)
}
web-plain-none = Kein Zug passt zu deiner Suche.
web-plain-waiting = Du hast gerade nichts zu entscheiden.
web-plain-failed = Der Tisch kann gerade nicht gezeichnet werden. Du kannst trotzdem aus der Liste spielen.

# Ergebnis
web-you-won = Du hast gewonnen!
web-you-shared = Geteilter Sieg!
web-outcome = { $outcome ->
    [abandoned] Die Partie wurde vor dem Ende aufgegeben
    [stopped] Die Partie wurde einvernehmlich beendet
    [cancelled] Die Partie wurde abgebrochen
   *[other] Die Partie ist zu Ende
}
web-picture-png = Das Bild teilen
web-picture-svg = Als SVG speichern
web-picture-failed = Dieser Browser kann das Bild nicht erzeugen. Speichere es als SVG.
web-picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-rematch = Revanche
web-rematch-wanted = { $player } möchte eine Revanche.
web-rematch-accept = Revanche annehmen
web-rematch-decline = Ablehnen
web-rematch-declined = Du hast die Revanche abgelehnt.
web-rematch-waiting = Revanche angeboten. Antwort fehlt noch von: { $players }
web-rematch-refused = Revanche abgelehnt von: { $players }
web-rating-change = { $player }: Wertungszahl { $before } → { $after }
web-not-rated = Nicht gewertet: { $why }.
web-unrated = { $why ->
    [hints] Tipps waren erlaubt
    [undone] alle haben zugestimmt, eine Entscheidung zurückzunehmen
    [origin] die Kartenverteilung war schon bekannt
    [local] mehrere haben an einem Gerät gespielt
    [deal] gezählt unter den Ergebnissen einer Partie, die alle spielen
    [imported] es ist eine importierte Aufzeichnung
    [cancelled] sie wurde abgebrochen
    [stopped] sie wurde vorzeitig beendet
    [left] jemand anderes hat aufgegeben, sie zählt nur für diese Person
    [clock] die Bedenkzeit war unbegrenzt
    [bots] nur ein Mensch hat mitgespielt; ohne Tipps zählt sie auf der Leiter
    [called_off] selbst abgebrochen
    [helped] ein Bot ist eingesprungen, da war nichts zu gewinnen
   *[other] sie lässt sich nicht werten
}
web-deal-table = Alle spielen diese Karten. Kein Zurücknehmen, keine Tipps, ein Versuch.
web-deal-link = Über diese Partie
web-deal-results = Mit den anderen vergleichen
web-match-back = Zurück zum Wettkampf
web-deal-closed = Andere spielen diese Karten vielleicht noch. Die Partien aller und die Analyse werden zugänglich, sobald niemand mehr spielt, spätestens am { $time }.
web-challenge = Jemanden herausfordern
web-challenge-link = Wer diesen Link öffnet, spielt dieselben Karten wie du. Danach seht ihr beide Ergebnisse nebeneinander.
web-notes = Notizen
web-notes-help = Was du hier schreibst, kannst nur du lesen.
web-notes-kept = Gespeichert. Nur du kannst das lesen.
web-notes-keeping = Wird gespeichert …
web-look-back = Frühere Züge ansehen
web-look-back-first = Früheres wird nicht gezeigt: An diesem Tisch gehört das Merken zum Spiel.
web-person-page = Seite dieser Person
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-blocked = Du siehst nicht mehr, was { $name } schreibt, und { $name } kann nicht an deine Tische kommen.
web-unblocked = { $name } ist nicht mehr blockiert.
web-report = Melden
web-report-what = Was hat { $name } getan?
web-report-help = Die Betreiber dieses Servers lesen es. { $name } erfährt nichts davon.
web-report-send = Meldung senden
web-reported = Danke. Die Betreiber dieses Servers sehen es sich an.
web-check-deal = Kartenverteilung prüfen
web-deal-right = Die Kartenverteilung stimmt: Ausgeteilt wurde, was vor der ersten Karte festgelegt war, und jeder Zug folgt daraus.
web-deal-wrong = Die Kartenverteilung stimmt nicht mit dem überein, was festgelegt war.
web-replay-ply = Entscheidung { $ply } von { $plies }
web-replay-decides = Als Nächstes: { $player }
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
web-review = Rückblick
web-review-title = { $game }: Rückblick
web-review-turning = Wendepunkte
web-review-moves = Züge
web-review-luck = Glück
web-review-more = Mehr
web-review-start = Wendepunkte suchen
web-review-help = Ein starker Bot sieht sich jede Entscheidung an und beurteilt sie nur nach dem, was auf diesem Platz in dem Moment bekannt war.
web-review-whose = Rückblick für
web-review-progress = { $done ->
    [one] Eine Entscheidung angesehen …
   *[other] { $done } Entscheidungen angesehen …
}
web-review-none = Jede Entscheidung war etwa so gut wie die beste mögliche, und keine hat die Partie gedreht.
web-review-small = Keine einzelne Entscheidung hat die Partie gedreht, aber kleine Verluste haben zusammen { $lost } eines Sieges gekostet. Die teuersten Entscheidungen:
web-review-chart = Gewinnchance von Entscheidung zu Entscheidung
web-review-at = Entscheidung { $ply }: { $chance } Gewinnchance
web-review-change = { $way ->
    [up] Die Gewinnchance steigt von { $from } auf { $to }.
   *[down] Die Gewinnchance fällt von { $from } auf { $to }.
}
web-review-doubtful = { $move }. Vielleicht besser: { $best }.
web-review-slip = { $move }. Besser: { $best }. Das gewinnt { $most } von 100 solchen Partien statt { $wins }.
web-review-find = { $move }. Gut gefunden: Alles andere war deutlich schlechter.

# Was nicht ging
error-unknown = Etwas Unerwartetes ist passiert. Versuche es noch einmal; wenn das nicht hilft, eröffne einen neuen Tisch.
error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung; sobald sie wieder da ist, geht es von selbst weiter.
error-outdated = Es gibt eine neuere Version dieser Seite. Lade sie neu, um weiterzuspielen.
error-no_such_path = Unter dieser Adresse gibt es keine Seite. Vielleicht ist beim Kopieren ein Buchstabe verloren gegangen.
error-no_such_table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er abgeräumt, oder es fehlt ein Teil des Links.
error-no_such_position = Dieser Link zeigt auf eine Stellung, die es in dieser Partie nicht gibt. Vielleicht fehlt ein Stück davon: Lass ihn dir noch einmal schicken oder öffne die Partie von Anfang an.
error-no_such_game = Dieses Spiel gibt es hier nicht.
error-damaged_position = Dieser Text ist keine Stellung, oder es fehlt ein Stück davon. Lass dir den Link noch einmal schicken oder kopiere ihn ganz.
error-impossible_position = Diese Stellung kann in diesem Spiel nicht vorkommen, oder sie stammt aus einer anderen Regelversion.
error-no_such_exercise = Diese Übung gibt es nicht (mehr).
error-no_such_puzzle = Dieses Rätsel gibt es nicht. Vielleicht fehlt ein Teil des Links, oder er stammt aus einer anderen Fassung dieser Seite. Alle Rätsel stehen unter „Rätsel“.
error-no_such_person = Unter dieser Adresse ist niemand mehr.
error-no_such_deal = Diese Partie gibt es nicht. Vielleicht fehlt ein Teil des Links.
error-no_such_match = Diesen Wettkampf gibt es nicht. Vielleicht fehlt ein Teil des Links.
error-deal_over = Du kannst diese Partie nicht beginnen: Ihr Tag ist vorbei, oder du hast sie schon gespielt.
error-deal_used_up = Aus deinem Netz wurde diese Partie heute schon zu oft begonnen. Morgen gibt es eine neue.
error-deal_closed = Andere spielen diese Karten vielleicht noch. Sie werden nach ihrem Tag offengelegt.
error-not_finished = Wie andere diese Karten gespielt haben, siehst du, sobald du selbst fertig bist.
error-bad_record = Diese Datei ist keine Aufzeichnung einer Partie, die hier gespielt werden kann, oder sie ist beschädigt. Es wurde nichts importiert.
error-forgotten = Was so lange her ist, lässt sich an diesem Tisch nicht nachsehen.
error-not_operator = Diese Seite ist für die Betreiber dieses Servers.
error-damaged_puzzle = Dieser Link zu einem Rätsel ist beschädigt: Ein Teil fehlt oder wurde verändert. Lass ihn dir noch einmal schicken und kopiere ihn ganz, oder löse inzwischen ein anderes Rätsel.
error-other_puzzle_version = Dieses Rätsel wurde mit einer anderen Version von Tabletowers gemacht, die dieser Server nicht lesen kann. Bitte darum, es hier noch einmal zu machen, oder löse inzwischen ein anderes Rätsel.
error-not_invited = Dieser Tisch ist nur für Eingeladene. Lass dir den vollständigen Link schicken.
error-no_spectators = An diesem Tisch darf niemand zuschauen.
error-no_free_chair = Alle Plätze an diesem Tisch sind besetzt. Eröffne selbst einen oder schau zu.
error-arranged = Das ist eine Partie einer Liga. Wer sie spielt, nimmt auf der Seite des Kreises Platz, und sie beginnt, sobald alle da sind.
error-not_your_seat = Dieser Platz gehört jemand anderem.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-stale_position = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
error-not_asked = Du hast gerade nichts zu entscheiden.
error-no_undo = Zurücknehmen geht nicht: Seitdem wurde etwas aufgedeckt, oder jemand anders hat entschieden.
error-too_many = Das ging sehr schnell. Warte einen Moment und versuche es noch einmal.
error-unknown_person = Dieses Gerät ist nicht mehr bekannt. Spiele als neuer Gast weiter.
error-wrong_code = Dieser Code ist ungültig oder abgelaufen.
error-not_over = Die Partie ist noch nicht zu Ende.
error-cancelled = Dieser Tisch wurde geschlossen, bevor es losging.
error-hints_not_allowed = An diesem Tisch gibt es keine Tipps.
error-storage = Der Server kann gerade nicht speichern. Es ist nichts passiert; versuche es noch einmal.
error-not_ready = Der Server startet gerade. Versuche es gleich noch einmal.
error-unreadable_table = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Er wurde beiseitegelegt, alles andere läuft weiter; wer diesen Server betreibt, kann nachsehen.
error-other_rules = Diese Partie wurde nach anderen Regeln begonnen, als dieser Server sie kennt. Sie bleibt unverändert aufbewahrt; versuche es nach dem nächsten Update noch einmal.
error-muted = Du kannst gerade nicht schreiben.
error-muted-reason = Du kannst gerade nicht schreiben. Grund: { $reason }
error-blocked = Wer den Tisch eröffnet hat, möchte nicht mit dir spielen.
error-bad_request = Das hat der Server nicht verstanden.
error-bad_options = Diese Einstellungen passen nicht zusammen.
error-illegal_move = Dieser Zug geht gerade nicht.
error-already_there = Du sitzt schon an diesem Tisch.
error-not_waiting = Die Partie hat schon begonnen.
error-not_running = Die Partie läuft nicht.
error-vote_open = Es läuft schon eine Abstimmung.
error-not_possible = Das geht hier nicht.
error-not_full = Es sind noch Plätze frei.

# Rätsel
web-puzzle-lead = Old Town für dich allein: Die Hinweise sagen, wo sechzehn Gebäude standen. Genau eine Stadt passt.
web-puzzle-streak = { $days ->
    [one] Aktuelle Serie: 1 Tag.
   *[other] Aktuelle Serie: { $days } Tage.
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
web-puzzle-official = Die Rätsel aus der Schachtel
web-puzzle-number = Rätsel { $number }
web-puzzle-one = Rätsel
web-puzzle-corrected = Hier berichtigt: So wie gedruckt, hat dieses Rätsel keine oder mehrere Lösungen.
web-puzzle-printed = Die gedruckte Fassung ansehen
web-puzzle-faulty = So wie gedruckt, hat dieses Rätsel keine oder mehrere Lösungen.
web-puzzle-as-corrected = Die berichtigte Fassung ansehen
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
web-puzzle-own = „Mein Gebäude“ ist eines von diesen, wenn ein Hinweis kein anderes in Klammern nennt: { $buildings }.
web-puzzle-own-unknown = { $count ->
    [one] Ein Gebäude gehört dir („mein Gebäude“). Finde heraus, welches.
   *[other] { $count } Gebäude gehören dir („mein Gebäude“). Finde heraus, welche.
}
web-puzzle-own-found = Gefunden: { $found } von { $count }.
web-puzzle-mine = Meins
web-puzzle-step-mine = Tippe unten die Gebäude an, die dir gehören. Ein Stern markiert sie.
web-puzzle-step-building = Wähle unten ein Gebäude, dann einen Bauplatz auf dem Plan.
web-puzzle-step-lot = { $tool ->
    [build] Tippe den Bauplatz an, auf dem dieses Gebäude stand: { $building }.
   *[pencil] Tippe die Bauplätze an, auf denen dieses Gebäude gestanden haben kann: { $building }.
}
web-puzzle-how = So geht ein Rätsel
web-puzzle-how-1 = Jeder Hinweis verrät etwas darüber, wo ein Gebäude stand. Zeige darauf, und seine Bauplätze leuchten auf. Alle Hinweise sind wahr.
web-puzzle-how-2 = Wähle ein Gebäude und notiere mit dem Bleistift, wo es gestanden haben kann. Schließe Bauplätze aus, bis nur einer bleibt.
web-puzzle-how-3 = Wechsle dann zu „Bauen“ und setze das Haus dorthin. Wenn alle sechzehn Bauplätze stimmen (und deine eigenen Gebäude gefunden sind, falls danach gefragt ist), sagt es dir „Prüfen“.
web-puzzle-hasty = Dieses Rätsel ist { web-puzzle-level }. Wenn du noch keines gelöst hast, fang mit einem leichten an.
web-puzzle-newcomer = Neu bei diesen Rätseln? Fang mit einem leichten an: Es zeigt dir, wie sie gehen, und Tipps helfen dir weiter.
web-puzzle-easy-first = Mit einem leichten anfangen
web-puzzle-sheet-damaged = Was du hier notiert hattest, lässt sich nicht mehr lesen; das Blatt ist deshalb leer. Dem Rätsel selbst fehlt nichts: Fang einfach noch einmal an.
web-puzzle-hints-used = { $hints ->
    [0] ohne Tipps
    [one] mit 1 Tipp
   *[other] mit { $hints } Tipps
}
web-puzzle-best = Deine bisher beste Zeit!
web-puzzle-first = Dein erstes in diesem Grad ({ web-puzzle-level }).
web-puzzle-compare = Andere in diesem Grad ({ web-puzzle-level }): { $count } gelöst, beste Zeit { $best }, im Schnitt { $average }.
web-puzzle-others = { $slower ->
    [0] { $others ->
        [one] Eine andere Person hat es gelöst, mindestens so schnell.
       *[other] { $others } andere haben es gelöst, alle mindestens so schnell.
    }
   *[other] { $others ->
        [one] Du warst schneller als die einzige andere Person, die es gelöst hat.
       *[other] Du warst schneller als { $slower } der { $others } anderen, die es gelöst haben.
    }
}
web-puzzle-others-hints = Mit mehr Tipps als du: { $more }, mit weniger: { $fewer }.
web-puzzle-others-first = Dein erstes Mal zählt: { $time }, { web-puzzle-hints-used }.
web-puzzle-next = Nächstes Rätsel
web-puzzle-share = Als Text teilen
web-puzzle-share-text = Old Town, { $puzzle } ({ web-puzzle-level }): gelöst in { $time }, { web-puzzle-hints-used }.
web-puzzle-calendar = Vergangene Tage
web-month-before = Voriger Monat
web-month-after = Nächster Monat
web-day = { $solved ->
    [yes] { $day }, gelöst
   *[no] { $day }
}
web-puzzle-statistics = Was du gelöst hast
web-puzzle-longest = { $days ->
    [0] Noch kein Rätsel des Tages gelöst.
    [one] Längste Serie von Tagesrätseln: 1 Tag.
   *[other] Längste Serie von Tagesrätseln: { $days } Tage.
}
web-puzzle-stat-level = Grad
web-puzzle-stat-count = Gelöst
web-puzzle-stat-alone = Ohne Tipps
web-puzzle-stat-best = Beste Zeit
web-puzzle-stat-average = Im Schnitt
web-puzzle-restart = Von vorn anfangen

# Ein Rätsel machen
web-editor-link = Mach selbst ein Rätsel
web-editor-title = Ein Rätsel machen
web-editor-lead = Wähle Hinweise, bis genau eine Stadt zu ihnen passt. Das wird nach jeder Änderung geprüft; dann kannst du das Rätsel als Link teilen.
web-editor-empty = Wähle für den Anfang ein paar Hinweise.
web-editor-looking = Die passenden Städte werden gezählt …
web-editor-one = Genau eine Stadt passt: ein richtiges Rätsel ({ web-puzzle-level }).
web-editor-several = { $complete ->
    [1] { $count } Städte passen.
   *[0] Mehr als { $count } Städte passen.
}
web-editor-several-help = Nimm Hinweise dazu, bis nur eine bleibt. Die Häuser auf dem Plan sind die, in denen alle Städte übereinstimmen.
web-editor-none = Keine Stadt passt.
web-editor-conflict = Diese Hinweise widersprechen einander: { $cards }. Nimm einen davon weg.
web-editor-unknown = Bei so wenigen Hinweisen gibt es zu viele Städte, um sie zu zählen. Nimm noch welche dazu.
web-editor-needs-own = C-Hinweise und B-Hinweise ohne Gebäude sprechen von den eigenen Gebäuden. Nenne sie, oder sag, wie viele zu finden sind.
web-editor-own = Die eigenen Gebäude
web-editor-own-help = „Mein Gebäude“ auf B- und C-Hinweisen ist eines von diesen.
web-editor-find = Beim Lösen zu finden
web-editor-find-value = { $count ->
    [0] nichts: Sie werden hier genannt
    [one] 1 eigenes Gebäude
   *[other] { $count } eigene Gebäude
}
web-editor-clues = { $kind }-Hinweise
web-editor-about = Von welchem Gebäude { $card } spricht
web-editor-about-own = eines der eigenen Gebäude
web-editor-clear = Alle Hinweise entfernen
web-puzzle-clues = Hinweise
web-puzzle-search = Hinweise durchsuchen
web-puzzle-search-none = Kein Hinweis passt zu deiner Suche.
web-puzzle-notes = Notizen
