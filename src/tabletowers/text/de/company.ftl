# Die Seiten der Spielenden, der eigenen Partien, der Partien, die alle spielen, und derer, die den Server betreiben.

# Spielende
people-since = Dabei seit { $day }
people-program = ein Programm
people-ratings = Wertungszahlen
people-rated = { $games ->
    [one] nach 1 Partie, Platz { $place }
   *[other] nach { $games } Partien, Platz { $place }
}
people-course = { $game }: die Wertungszahl nach den letzten { $count } gewerteten Partien, von { $first } bis { $last }, zwischen { $least } und { $most }
people-no-rating = Noch keine gewerteten Partien. Partien mit begrenzter Bedenkzeit unter Menschen zählen, solange niemand Hilfe bekommt.
people-earlier = Frühere Wertungszahlen
people-earlier-help = Sie stammen aus der Zeit, als Menschen und Bots gemeinsam gewertet wurden, und ändern sich nicht mehr.
people-earlier-rating = { $shown } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
people-ladder = Gegen Bots
people-ladder-help = Eine Sprosse erklimmt, wer von drei Partien hintereinander gegen diesen Bot zwei gewinnt, ohne Tipps.
people-ladder-rung = { $rung ->
    [0] noch auf keiner Sprosse
   *[other] Sprosse { $rung } von { $of }: { $bot }
}
people-ladder-line = { $bot }: { $won } von { $games } gewonnen
people-to-ratings = Bestenlisten
people-games = Partien
people-game = Spiel
people-played = Gespielt
people-won = Gewonnen
people-counted = Gewertet
people-unrated = { $count ->
    [one] 1 Partie nicht gewertet: { $why }
   *[other] { $count } Partien nicht gewertet: { $why }
}
people-both = { $name } und { $other }
people-both-count = { $games ->
    [one] Eine Partie gegeneinander.
   *[other] { $games } Partien gegeneinander.
} { $name } lag { $better ->
    [one] einmal
   *[other] { $better }-mal
} vorn, { $other } { $worse ->
    [one] einmal
   *[other] { $worse }-mal
}.
people-both-none = Die beiden haben noch nicht gegeneinander gespielt.
people-opponents = Gegner
people-opponent = Gegner
people-better = Davor
people-worse = Dahinter
people-bot = Bot ({ $bot })
people-unknown = jemand, der nicht mehr hier ist
people-best = Beste Ergebnisse
people-leaders = Bestenlisten
people-leaders-help = Alle beginnen bei { $start }. Die Zahl ist vorsichtig: Sie steigt, je sicherer die Wertung wird.
people-leaders-of = { $what ->
    [bots] Bots
   *[people] Menschen
}
people-leaders-none = In diesem Spiel hat hier noch niemand eine Wertungszahl.
people-count = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}

# Eigene Partien
history-all = alle
history-status = Status
history-result = Ergebnis
history-result-of = { $result ->
    [won] gewonnen
   *[lost] nicht gewonnen
}
history-search = Gespielt mit
history-outcome = { $outcome ->
    [finished] beendet
    [stopped] vorzeitig beendet
    [cancelled] abgebrochen
    [imported] importierte Aufzeichnung
   *[unknown] vorbei
}
history-won = gewonnen
history-rating = Wertungszahl { $before } → { $after }
history-unrated = nicht gewertet: { $why }
history-noted = mit Notiz
history-more = Mehr anzeigen
history-none-found = Keiner deiner Tische passt dazu.
history-import = Aufzeichnung importieren
history-import-help = Eine als Datei gespeicherte Partie, von hier oder aus einem anderen Programm, lässt sich ansehen und analysieren. Nur du siehst sie.
history-import-choose = Datei auswählen

# Partien, die alle spielen
deals-lead = Pro Spiel und Tag eine Partie: Alle bekommen dieselben Karten, denselben Platz und dieselben Bots. Danach siehst du, wie du im Vergleich zu allen anderen abgeschnitten hast.
deals-state = { $state ->
    [playing] Du bist mittendrin.
    [finished] Du hast sie gespielt. Dein Vorsprung: { $lead }.
    [given_up] Du hast aufgegeben.
   *[none] Du hast sie noch nicht gespielt.
}
deals-began = { $count ->
    [0] Noch hat niemand damit begonnen.
    [one] Eine Person hat damit begonnen.
   *[other] { $count } Personen haben damit begonnen.
}
deals-open = { $state ->
    [playing] Weiterspielen
    [finished] Zu den Ergebnissen
    [given_up] Zu den Ergebnissen
   *[none] Spielen
}
deals-earlier = Frühere Tage
deals-streaks = Eine Serie verzeiht zwei verpasste Tage im Monat. Mit einem Konto begleitet sie dich auf alle deine Geräte, ebenso wie Sprache, Tempo und Töne.
deals-kind = { $kind ->
    [day] Partie des Tages
   *[challenge] eine Herausforderung
}
deals-challenged = { $name } hat diese Karten gespielt und fordert dich heraus, es besser zu machen.
deals-same = Alle spielen auf Platz { $seat } von { $players } mit denselben Karten gegen { $bots ->
    [one] denselben Bot
   *[other] dieselben { $bots } Bots
} ({ $bot }). Bots antworten auf dieselbe Lage immer gleich.
deals-once = Du hast einen Versuch, und er beginnt, sobald du deine Karten siehst.
deals-bare = Kein Zurücknehmen, keine Tipps, keine Zuschauer. Pausen sind erlaubt.
deals-until = Beginne heute (UTC); beende die Partie bis { $time }.
deals-shown = Sobald die Karten offengelegt sind, können alle sehen, wie du gespielt hast.
deals-counts = Dein Ergebnis kommt in die Rangliste.
deals-counts-not = Dein Ergebnis kommt nicht in die Rangliste, weil du noch kein Konto hast. Spielen kannst du trotzdem.
deals-begin = Beginnen
deals-go-on = Weiterspielen
deals-too-late = Diese Partie konnte nur an ihrem Tag begonnen werden.
deals-mine = Dein Ergebnis
deals-result = Vorsprung: { $lead } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
deals-standing = { $ranked ->
    [yes] Platz { $place } von { $results }.
   *[no] Das wäre Platz { $place } unter { $results } Ergebnissen der Rangliste.
} { $worse ->
    [0] { "" }
    [one] Eine Person war schlechter.
   *[other] { $worse } Personen waren schlechter.
}
deals-unranked = Nicht in der Rangliste, weil du zu Beginn kein Konto hattest.
deals-given-up = Du hast diese Partie aufgegeben, daher gibt es kein Ergebnis.
deals-table = Der Tisch am Ende
deals-watch-best = Die beste Partie ansehen
deals-watch = Partie ansehen
deals-playing = spielt noch
deals-results = { $kind ->
    [day] Die besten Ergebnisse
   *[challenge] Nebeneinander
}
deals-place = Platz
deals-lead-column = Vorsprung
deals-order = { $kind ->
    [day] Geordnet nach dem Vorsprung vor dem besten Bot, dann nach Punkten.
   *[challenge] Der Vorsprung sagt, wie viele Punkte du vor dem besten Bot liegst.
}
deals-challenger = hat herausgefordert
deals-no-results = Noch keine Ergebnisse in der Rangliste.
deals-hidden = { $count ->
    [0] Noch hat niemand damit begonnen.
    [one] Eine Person hat damit begonnen. Ergebnisse siehst du, sobald du fertig bist.
   *[other] { $count } Personen haben damit begonnen. Ergebnisse siehst du, sobald du fertig bist.
}
deals-share = { $kind ->
    [day] Link zu dieser Partie kopieren
   *[challenge] Link zur Herausforderung kopieren
}
deals-all = Alle Partien des Tages
deals-about = Über diese Partie
deals-sealed = Die Karten folgen aus einem Geheimnis, auf das sich der Server vor Beginn des Tages festgelegt hat. Es wird veröffentlicht, sobald niemand mehr spielt, spätestens einen Tag nach dem Ende des Tages. Die Festlegung:
deals-sealed-challenge = Die Karten folgen aus dem Geheimnis der Partie, aus der die Herausforderung entstanden ist. Die Festlegung darauf:
deals-opened = Diese Partie ist offen. Ihr Geheimnis ist { $secret }; die Festlegung, die vor Beginn des Tages veröffentlicht war:

# Wettkämpfe: mehrere Partien, verglichen
match-kind = { $kind ->
    [week] Wettkampf der Woche
   *[private] privater Wettkampf
}
match-title = Wettkämpfe
match-lead = Mehrere Partien eines Spiels, dieselben für alle, jede nur einmal und wann immer du Zeit hast. In jeder Partie wird dein Ergebnis mit denen aller verglichen, die sie gespielt haben, und mit denen von Bots aller acht Spielstärken.
match-by = { $name } hat diesen Wettkampf angelegt.
match-same = Dieselben { $deals } Partien für alle, gegen dieselben Bots ({ $bot }). Spiel jede einmal, in beliebiger Reihenfolge, wann immer du Zeit hast.
match-until = Zu beginnen bis { $begin }, zu beenden bis { $finish }.
match-finishing = Jetzt kann keine Partie mehr begonnen werden. Begonnene können noch bis { $finish } beendet werden.
match-ended = Dieser Wettkampf ist zu Ende.
match-sealed = Andere spielen vielleicht noch. Die Partien aller werden zugänglich, sobald der Wettkampf für alle zu Ende ist, spätestens am { $time }.
match-played = { $ended } von { $deals } Partien gespielt
match-people = { $count ->
    [0] Noch niemand hat begonnen.
    [one] Eine Person spielt mit.
   *[other] { $count } Personen spielen mit.
}
match-mine = Dein Stand
match-place = Platz { $place } von { $players }
match-place-unranked = Das wäre Platz { $place }
match-score = { $score } der Matchpunkte
match-deals = Die Partien
match-deal = Partie { $number }
match-deal-state = { $state ->
    [playing] Du bist mittendrin
    [given_up] Aufgegeben
    [over] Nicht gespielt
   *[none] Noch nicht gespielt
}
match-deal-lead = Vorsprung: { $lead }
match-open = { $state ->
    [playing] Weiterspielen
    [finished] Zum Stand
   *[none] Zum Wettkampf
}
match-standing = Stand
match-compare = Was verglichen wird
match-compare-mine = { $deals ->
    [one] Die Partie, die du gespielt hast
   *[other] Die { $deals } Partien, die du gespielt hast
}
match-compare-all = Alle Partien
match-waiting = { $count ->
    [one] Die Bots haben noch eine Partie vor sich.
   *[other] Die Bots haben noch { $count } Partien vor sich.
}
match-matchpoints = Matchpunkte
match-without-luck = Ohne Glück
match-hidden = Sobald du eine Partie beendet hast, siehst du, wie du im Vergleich zu den anderen abgeschnitten hast.
match-rule = In jeder Partie bekommt dein Ergebnis den Anteil der anderen Ergebnisse, die es übertrifft; ein gleiches zählt halb. Es zählt der Vorsprung vor dem Besten der anderen am Tisch, dann die Punkte. Der Stand ist der Mittelwert über die Partien; eine ohne Ergebnis zählt null.
match-luck = Ohne Glück: derselbe Vergleich, wobei von jedem Sieg abgezogen ist, was die Karten gebracht haben.
match-luck-later = Wie viel davon Glück war, wird berechnet, sobald der Wettkampf für alle zu Ende ist.
match-counts-not = Ohne Konto spielst du ohne Platzierung mit.
match-share = Link zu diesem Wettkampf kopieren
match-share-help = Wer den Link hat, kann mitspielen.
match-device = Dieser Wettkampf ist auf diesem Gerät: Du spielst ihn gegen Bots aller acht Spielstärken. Wettkämpfe mit anderen und der Wettkampf der Woche brauchen einen Server.
match-make = Privaten Wettkampf anlegen
match-make-go = Wettkampf anlegen
match-length = Offen für
match-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
match-own = Deine privaten Wettkämpfe
match-none = Du hast noch keinen angelegt oder gespielt.
match-no-week = Zurzeit gibt es keinen Wettkampf der Woche.
match-all = Alle Wettkämpfe
match-next = Nächste Woche: { $game }
match-earlier = Frühere Wochen
match-season = Die letzten zwölf Wochen
match-season-help = Die Summe aus allen Wettkämpfen, die für alle zu Ende sind.
match-season-none = Noch kein Wettkampf der Woche ist für alle zu Ende.
match-weeks = { $count ->
    [one] 1 Wettkampf
   *[other] { $count } Wettkämpfe
}
match-about = Über diesen Wettkampf
match-commitments = Die Karten jeder Partie folgen aus einem Geheimnis, auf das sich der Server vor der ersten Karte festgelegt hat. Alle werden gemeinsam veröffentlicht, sobald der Wettkampf für alle zu Ende ist. Die Festlegungen:
match-secrets = Dieser Wettkampf ist offen. Das Geheimnis jeder Partie und die Festlegung, die vorher veröffentlicht war:

# Die Lobby
lobby-seek = Jemanden zum Spielen finden
lobby-seek-help = Du bekommst einen Platz bei jemandem, der dasselbe spielen möchte. Ist noch niemand da, wird ein Tisch eröffnet, an den andere kommen können; nach einer Weile kannst du mit Bots beginnen.
lobby-games = Eines dieser Spiele
lobby-any = egal
lobby-seek-go = Tisch finden
lobby-here = { $count ->
    [one] 1 Person ist hier
   *[other] { $count } Personen sind hier
}
lobby-watch = Partien zum Zuschauen

# Für die Betreiber des Servers
operators-title = Server betreiben
operators-figure = { $figure ->
    [reports] offene Meldungen
    [people] Personen
    [kept] Konten
    [banned] gesperrt
    [waiting] wartende Tische
    [running] laufende Partien
    [over] beendete Tische
   *[finished_today] heute beendete Partien
}
operators-reports = Meldungen
operators-no-reports = Niemand hat etwas gemeldet.
operators-by = gemeldet von { $name }
operators-others = { $count ->
    [one] und eine weitere Meldung
   *[other] und { $count } weitere Meldungen
}
operators-table = Tisch
operators-handled = Erledigt
operators-ban = Sperren
operators-unban = Wieder zulassen
operators-mute = { $days } Tage kein Chat
operators-unmute = Chat wieder erlauben
operators-password = Passwort-Link erstellen
operators-password-made = Für { $name }, um einmal ein neues Passwort festzulegen, eine Stunde lang:
operators-people = Personen
operators-find = Suchen
operators-nobody = Niemand heißt so.
operators-tables = Tische
operators-close = Partie beenden
operators-remove-circle = Kreis löschen
operators-no-tables = Keine Tische.
operators-reason = Grund
operators-reason-why = Für die nächste Maßnahme. Die Betroffenen können ihn lesen.
operators-remove-chat = Entfernen
operators-measures = Getroffene Maßnahmen
operators-no-measures = Noch keine.
operators-measure = { $kind ->
    [ban] { $name } gesperrt:
    [unban] { $name } wieder zugelassen:
    [mute] kein Chat für { $name }:
    [unmute] { $name } darf wieder schreiben:
    [link] ein Passwort-Link für { $name }
    [close] Partie { $name } beendet:
    [delete] Tisch { $name } gelöscht:
    [chat] Nachricht von { $name } entfernt:
    [circle] Kreis { $name } gelöscht:
    [handled] Meldungen über { $name } erledigt
    [appoint] { $name } betreibt jetzt auch den Server
   *[dismiss] { $name } betreibt den Server nicht mehr
}

# What own decisions lose
losses-title = Was meine Entscheidungen verlieren
losses-help = Ein Coach vergleicht jede deiner Entscheidungen mit der besten für das, was du damals wissen konntest, und zählt zusammen, was du verschenkt hast. Das siehst nur du.
losses-rating = Wertungszahl { $rating }
losses-mean = eines Sieges pro Partie, im Mittel von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
losses-chart = { $game }: was deine Entscheidungen in { $games } Partien verloren haben. Das Mittel der letzten ging von { $first } auf { $last }.
losses-line = Jeder Punkt ist eine Partie; die Linie ist das Mittel von höchstens { $games }.
losses-trend = Die letzten { $games }: { $now }; davor: { $before }.
losses-tip = { $day }: { $lost }
losses-themes = Nach Themen, pro Partie
losses-theme = { $theme } ({ $slips ->
    [one] 1 Fehler
   *[other] { $slips } Fehler
})
losses-smaller = kleinere Verluste
losses-one-by-one = Partie für Partie
losses-game = Partie
losses-lost = Verloren
losses-running = { $done } von { $games } Partien angesehen
losses-go = { $games ->
    [one] 1 Partie ansehen lassen
   *[other] { $games } Partien ansehen lassen
}
