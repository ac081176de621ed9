oldtown-title = Old Town
oldtown-begins = Nach der Spielregel beginnt die jüngste Person.

oldtown-option-tidy = Nutzlose Marker
oldtown-option-tidy-auto = Schnell: Sie verschwinden sofort, niemand muss sie beanstanden.
oldtown-option-tidy-spot = Sie bleiben liegen, bis jemand sie beanstandet.
oldtown-option-tidy-by_days = In Partien, die über Tage gehen, ist „schnell“ Standard: Alle nach jedem Zug zu fragen, würde zu lange dauern.
oldtown-option-memory_aid = Gespielte und abgelegte Hinweise
oldtown-option-memory_aid-true = Man darf sie jederzeit nachsehen.
oldtown-option-memory_aid-false = Sobald der nächste Zug begonnen hat, darf man sie nicht mehr nachsehen.

oldtown-building = { $building ->
    [bank] Bank
    [barber] Barbier
    [blacksmith] Schmied
    [casino] Casino
    [church] Kirche
    [doctor] Arzt
    [hotel] Hotel
    [jail] Gefängnis
    [judge] Richter
    [laundry] Wäscherei
    [pharmacy] Apotheke
    [printer] Drucker
    [saloon] Saloon
    [school] Schule
    [sheriff] Sheriff
    [stable] Mietstall
    [stage] Poststation
    [undertaker] Bestatter
   *[other] ein Gebäude
}
oldtown-building-of = { $building ->
    [bank] der Bank
    [barber] des Barbiers
    [blacksmith] des Schmieds
    [casino] des Casinos
    [church] der Kirche
    [doctor] des Arztes
    [hotel] des Hotels
    [jail] des Gefängnisses
    [judge] des Richters
    [laundry] der Wäscherei
    [pharmacy] der Apotheke
    [printer] des Druckers
    [saloon] des Saloons
    [school] der Schule
    [sheriff] des Sheriffs
    [stable] des Mietstalls
    [stage] der Poststation
    [undertaker] des Bestatters
   *[other] eines Gebäudes
}

oldtown-street-main = Main St
oldtown-street-cemetery = Cemetery Rd
oldtown-street-dalton = Dalton Rd
oldtown-street-cavendish = Cavendish St
oldtown-street-railway = Eisenbahn
oldtown-place-graveyard = Friedhof
oldtown-place-buffalo_field = Büffelweide
oldtown-place-desert = Wüste

oldtown-clue = { $card ->
    [A1] Von der Kirche aus sah man den Friedhof.
    [A2] Die Tür des Barbiers ging auf die Dalton Rd.
    [A3] Die Bank stand östlich der Cavendish St.
    [A4] Der Saloon stand mitten in der Stadt.
    [A5] Der Bestatter wohnte gleich an der Wüste.
    [A6] Die Apotheke stand dort, wo Cavendish St und Main St sich kreuzen.
    [A7] Die Tür des Druckers ging auf die Cemetery Rd.
    [A8] Der Mietstall stand nördlich der Main St.
    [A9] Das Gefängnis stand westlich der Dalton Rd.
    [A10] Die Tür des Sheriffs ging auf die Main St.
    [A11] Der Richter wohnte in einer der vier Ecken der Stadt.
    [A12] Das Hotel stand auf der Westseite der Cavendish St.
    [A13] Der Schmied arbeitete auf der Ostseite der Dalton Rd.
    [A14] Die Wäscherei stand zwischen Main St und Eisenbahn.
    [A15] Die Poststation stand an der Ecke Main St und Dalton Rd.
    [A16] Von der Schule aus sah man die Büffelweide.
    [A17] Das Casino stand zwischen Cemetery Rd und Eisenbahn.
    [A18] Der Arzt wohnte an der Ecke Cavendish St und Cemetery Rd.
    [C19] Die Poststation und mein Gebäude standen sich gegenüber, beide an der Eisenbahn.
    [C20] Die Bank und mein Gebäude standen sich gegenüber, beide an der Cemetery Rd.
    [C21] Der Schmied und mein Gebäude lagen sich gegenüber, beide an der Eisenbahn.
    [C22] Der Saloon und mein Gebäude standen sich gegenüber, beide an der Main St.
    [C23] Mein Gebäude stand Wand an Wand mit der Kirche.
    [C24] Mein Gebäude stand Wand an Wand mit dem Bestatter.
    [C25] Mein Gebäude stand Wand an Wand mit der Schule.
    [C26] Mein Gebäude stand Wand an Wand mit dem Sheriff.
    [C27] Der Barbier und mein Gebäude lagen sich gegenüber, beide an der Main St.
    [C28] Das Hotel und mein Gebäude standen sich gegenüber, beide an der Main St.
    [C29] Der Richter und mein Gebäude lagen sich gegenüber, beide an der Cavendish St, auf derselben Seite der Eisenbahn.
    [C30] Das Gefängnis und mein Gebäude standen sich gegenüber, beide an der Eisenbahn.
    [C31] Mein Gebäude stand Wand an Wand mit der Apotheke.
    [C32] Der Drucker und mein Gebäude lagen sich gegenüber, beide an der Dalton Rd, auf derselben Seite der Eisenbahn.
    [C33] Der Mietstall und mein Gebäude standen sich gegenüber, beide an der Cavendish St, auf derselben Seite der Eisenbahn.
    [C34] Die Türen der Wäscherei und meines Gebäudes lagen einander gegenüber.
    [C35] Die Türen des Casinos und meines Gebäudes lagen einander gegenüber.
    [C36] Die Türen des Arztes und meines Gebäudes lagen einander gegenüber.
    [B37] Die Tür meines Gebäudes ging nach Osten oder Westen.
    [B38] Die Tür meines Gebäudes ging nach Norden oder Süden.
    [B39] Mein Gebäude stand nördlich der Main St oder zwischen Eisenbahn und Cemetery Rd.
    [B40] Mein Gebäude stand südlich der Cemetery Rd oder zwischen Eisenbahn und Main St.
    [B41] Mein Gebäude stand am Stadtrand und westlich der Cavendish St.
    [B42] Mein Gebäude stand am Stadtrand und östlich der Dalton Rd.
    [B43] Mein Gebäude stand am Stadtrand und südlich der Main St.
    [B44] Mein Gebäude stand am Stadtrand und nördlich der Cemetery Rd.
    [B45] Mein Gebäude stand zwischen Main St und Cemetery Rd.
    [B46] Mein Gebäude stand zwischen Dalton Rd und Cavendish St.
    [B47] Mein Gebäude stand an der Main St.
    [B48] Mein Gebäude stand südlich der Eisenbahn.
    [B49] Mein Gebäude stand am östlichen oder westlichen Stadtrand.
    [B50] Mein Gebäude stand am nördlichen oder südlichen Stadtrand.
    [B51] Mein Gebäude stand an der Dalton Rd.
    [B52] Mein Gebäude stand an der Cavendish St.
    [B53] Die Tür meines Gebäudes ging nach Osten oder Westen.
    [B54] Die Tür meines Gebäudes ging nach Norden oder Süden.
    [B55] Mein Gebäude stand auf der Ostseite der Dalton Rd oder der Cavendish St.
    [B56] Mein Gebäude stand auf der Westseite der Dalton Rd oder der Cavendish St.
    [B57] Mein Gebäude stand östlich der Cavendish St oder südlich der Cemetery Rd.
    [B58] Mein Gebäude stand westlich der Dalton Rd oder gleich an der Wüste.
    [B59] Mein Gebäude stand nördlich der Main St oder westlich der Dalton Rd.
    [B60] Von meinem Gebäude aus sah man die Büffelweide, oder es stand östlich der Cavendish St.
   *[other] eine Hinweiskarte ({ $kind })
}

oldtown-misprint = { $card ->
    [A13] in unserer Vorlage steht „Südseite“, doch eine Straße von Nord nach Süd hat keine; in allen gedruckten Lösungen ist der Schmied auf der Ostseite
    [C32] in unserer Vorlage steht „Cavendish St“, doch das gedruckte Rätsel 3 geht nur mit der Dalton Rd auf
    [B55] in unserer Vorlage fehlt das Wort „Ost“; B56 ist dieselbe Karte für die Westseite
   *[B60] in unserer italienischen Vorlage steht „in via“ (in der Straße) der Büffelweide statt „in vista“ (in Sichtweite)
}
oldtown-puzzle-corrected = { $number ->
    [5] Hier berichtigt: Gedruckt passt keine Stadt, denn C25 und C32 widersprechen der gedruckten Lösung. Beide sind weggelassen.
    [6] Hier berichtigt: Gedruckt passen acht Städte. B51 (Wäscherei) ist dazugekommen; nur die gedruckte Lösung bleibt übrig.
   *[8] Hier berichtigt: Gedruckt passen vierzehn Städte. A6 und B49 (Arzt) sind dazugekommen; nur die gedruckte Lösung bleibt übrig.
}
oldtown-puzzle-either = Nur eine Stadt passt, aber zu ihr passen zwei Gruppen eigener Gebäude. Beide sind richtig.

oldtown-verdict = { $verdict ->
    [playable] spielbar
    [contradicts] widerspricht der Stadt
    [confirms] bestätigt nur Bekanntes
    [blocked_five] bräuchte mehr als fünf Marker
    [blocked_three] auf einem Bauplatz liegen schon drei Marker
   *[no_own_building] kein eigenes Gebäude dafür
}
oldtown-judged = { oldtown-building }: { oldtown-verdict }
oldtown-lots = { $count ->
    [one] Bauplatz { $lots }
   *[other] Bauplätze { $lots }
}

oldtown-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
oldtown-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: A { $a }, B { $b }, C { $c }
oldtown-hand = Deine Hand
oldtown-owns = Gebäude: { $buildings }
oldtown-aside = Neben dem Plan: { $buildings }
oldtown-out = Aus dem Spiel: { $buildings }
oldtown-nothing = keine
oldtown-piles = Gemeinsamer Stapel: { $common }
oldtown-own-pile = eigener Stapel ({ $player }): A { $a }, C { $c }
oldtown-shown = In diesem Zug gezeigt: { $cards }
oldtown-gone = Bisher gespielt und abgelegt: { $cards }
oldtown-tile = Plättchen
oldtown-marker = Marker
oldtown-yours = gehört dir

oldtown-decision-take = Nimm ein Gebäude.
oldtown-decision-act = Spiele einen Hinweis oder lege zwei ab.
oldtown-decision-remove = Nimm einen Marker vom Plan.
oldtown-decision-claim = Beanstande einen Marker, der nicht stimmen kann, oder sag, dass du fertig bist.
oldtown-decision-draw = Von welchem Stapel ziehst du?
oldtown-step-pass = Du kannst weder einen Hinweis spielen noch zwei ablegen, also passt du.
oldtown-step-building = Wähle jetzt, von welchem deiner Gebäude der Hinweis spricht.
oldtown-step-clue = Wähle jetzt den Hinweis, der von diesem Gebäude spricht ({ $building }).
oldtown-step-drop = { $chosen ->
    [0] Wähle den ersten der beiden Hinweise, die du ablegst.
   *[other] Wähle jetzt den zweiten Hinweis, den du ablegst.
}

oldtown-event-turn_began = { $you ->
    [yes] Dein Zug beginnt
   *[no] { $player } ist am Zug
}
oldtown-event-took = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} ein Gebäude: { oldtown-building }
oldtown-event-played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $card } ({ oldtown-building }): { oldtown-clue }
oldtown-event-played_before = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} einen Hinweis gespielt
oldtown-event-lying = Die Marker { oldtown-building-of } liegen auf diesen Bauplätzen: { $lots }
oldtown-event-dropped = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $cards } ab
oldtown-event-dropped_before = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} zwei Karten abgelegt
oldtown-event-removed = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} den Marker { oldtown-building-of } von Bauplatz { $lot } weg: { oldtown-points } dafür
oldtown-event-recovered = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} { oldtown-points }: { $points ->
    [one] Der Marker { oldtown-building-of } auf { $lots } kommt weg
   *[other] Die Marker { oldtown-building-of } auf { $lots } kommen weg
} ({ $cause ->
    [clue] laut Hinweis
    [tile] der Bauplatz ist bebaut
    [tidying] wegen der übrigen Stadt
   *[claim] zu Recht beanstandet
})
oldtown-event-placed = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} die Marker { oldtown-building-of } auf die Bauplätze { $lots }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } für unbenutzte Marker
}
oldtown-event-settled = { $you ->
    [yes] Du stellst
   *[no] { $player } stellt
} ein Gebäude auf Bauplatz { $lot }: { oldtown-building }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } für die übrigen Marker
}
oldtown-event-left_out = Sechzehn Gebäude sind auf dem Plan; nicht dabei: { oldtown-building }
oldtown-event-passed = { $you ->
    [yes] Du passt
   *[no] { $player } passt
}
oldtown-event-claimed = { $you ->
    [yes] Du beanstandest
   *[no] { $player } beanstandet
} den Marker { oldtown-building-of } auf Bauplatz { $lot }: { $judged ->
    [right] zu Recht
   *[wrong] zu Unrecht
}
oldtown-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
}: { oldtown-clue }
oldtown-event-ended = { $how ->
    [complete] Die Stadt ist vollständig. Das Spiel ist zu Ende.
   *[dead] Niemand kann weiterspielen. Das Spiel ist zu Ende.
}
oldtown-event-looked_back = Gespielt und abgelegt wurden: { $cards }

oldtown-reason-take_now = erst muss ein Gebäude genommen werden
oldtown-reason-act_now = jetzt musst du einen Hinweis spielen oder zwei Karten ablegen
oldtown-reason-remove_now = jetzt muss ein Marker vom Plan
oldtown-reason-claim_now = jetzt können Marker beanstandet werden
oldtown-reason-draw_now = jetzt muss eine Karte gezogen werden
oldtown-reason-contradicts = { $count ->
    [0] dieser Hinweis widerspricht der Stadt ({ oldtown-building })
   *[other] dieser Hinweis widerspricht der Stadt ({ oldtown-building }): Keiner der Bauplätze { $lots } kommt in Frage
}
oldtown-reason-confirms = { $count ->
    [0] dieser Hinweis bestätigt nur Bekanntes ({ oldtown-building })
   *[other] dieser Hinweis bestätigt nur Bekanntes ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_five = { $count ->
    [0] ein Gebäude hat nur fünf Marker, dieser Hinweis bräuchte mehr ({ oldtown-building })
   *[other] ein Gebäude hat nur fünf Marker, dieser Hinweis bräuchte mehr ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_three = { $count ->
    [0] auf einem Bauplatz liegen höchstens drei Marker ({ oldtown-building })
   *[other] auf einem Bauplatz liegen höchstens drei Marker ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-building_settled = steht schon fest: { oldtown-building }
oldtown-reason-building_out = aus dem Spiel: { oldtown-building }
oldtown-reason-building_owned = gehört schon jemandem: { oldtown-building }
oldtown-reason-not_in_hand = { $card } hast du nicht auf der Hand
oldtown-reason-not_own_building = dieses Gebäude kannst du zu dieser Karte nicht nennen: { oldtown-building }
oldtown-reason-no_own_building = du hast kein Gebäude, das du zu { $card } nennen kannst
oldtown-reason-still_tells = { $card } bestätigt nicht und widerspricht nicht, lässt sich also nicht ablegen
oldtown-reason-nothing_to_remove = auf dem Plan liegt kein Marker
oldtown-reason-can_act = du kannst noch einen Hinweis spielen oder zwei Karten ablegen
oldtown-reason-no_such_marker = auf Bauplatz { $lot } liegt kein Marker { oldtown-building-of }
oldtown-reason-last_place = ohne diesen Marker ließe sich die Stadt nicht mehr vollenden: { oldtown-building }
oldtown-source-settled = Gebäude aufgestellt
oldtown-source-placed = Übrige Marker
oldtown-source-recovered = Marker vom Plan

oldtown-statistics-table-clue_cards = Hinweiskarten
oldtown-statistics-table-buildings = Gebäude
oldtown-statistics-table-markers_spotted = Beanstandete Marker
oldtown-statistics-table-cards_drawn = Gezogene Karten
oldtown-statistics-table-ends = Spielenden
oldtown-statistics-column-played = gespielt
oldtown-statistics-column-dropped = abgelegt
oldtown-statistics-column-playable = spielbar
oldtown-statistics-column-contradicts = widerspricht
oldtown-statistics-column-confirms = bestätigt
oldtown-statistics-column-blocked = blockiert
oldtown-statistics-column-settled = aufgestellt
oldtown-statistics-column-taken = genommen
oldtown-statistics-column-marked = mit Markern
oldtown-statistics-column-left_out = nicht dabei
oldtown-statistics-column-claimed = beanstandet
oldtown-statistics-column-drawn = gezogen
oldtown-statistics-column-games = Partien
oldtown-statistics-item-right = zu Recht
oldtown-statistics-item-wrong = zu Unrecht
oldtown-statistics-item-common = { $common } vom gemeinsamen Stapel
oldtown-statistics-item-own = { $own } vom eigenen Stapel
oldtown-statistics-item-complete = die Stadt ist vollständig
oldtown-statistics-item-dead = niemand kann weiterspielen
oldtown-statistics-source-clue = Marker, die ein Hinweis ausschließt
oldtown-statistics-source-tile = Marker unter einem Plättchen oder ringsum
oldtown-statistics-source-tidying = Marker, die nicht stimmen können
oldtown-statistics-source-claim = beanstandete Marker
oldtown-statistics-source-placed = übrige Marker
oldtown-statistics-source-settled = aufgestellte Gebäude
oldtown-statistics-source-removed = Marker für zwei abgelegte Karten

oldtown-coach-now = Punkte sofort
oldtown-coach-points = Deine Punkte
oldtown-coach-rival_points = Punkte von { $player }
oldtown-coach-next_turn = Was { $player } im nächsten Zug holt
oldtown-coach-rival_settles = { $player } stellt ein Gebäude auf ({ oldtown-building })
oldtown-coach-settles = Du stellst ein Gebäude auf ({ oldtown-building })
oldtown-coach-houses = Gebäude, die du aufstellst
oldtown-coach-clues = Hinweise, die du später spielst
oldtown-coach-drops = Wie oft du später zwei Karten ablegst
oldtown-coach-passes = Wie oft du später passen musst
oldtown-coach-playable = Hinweise, die du danach spielen kannst
oldtown-coach-recovered = Marker, die durch dich wegkommen
oldtown-coach-claims = Nutzlose Marker, die du beanstandest
oldtown-coach-rival_claims = Nutzlose Marker, die die anderen beanstanden
oldtown-setup-hands = Hand von Spieler { $number }
oldtown-setup-common = Gemeinsamer Stapel, von oben
oldtown-setup-own = Eigener Stapel von Spieler { $number }, von oben
oldtown-theme-points = Punkte
oldtown-theme-rivals = was du den anderen überlässt
oldtown-theme-settling = Gebäude aufstellen
oldtown-theme-hand = spielbare Hinweise behalten
oldtown-theme-markers = Marker
oldtown-look-points = Such die Punkte: Welcher deiner Hinweise bringt am meisten?
oldtown-look-rivals = Sieh, was du denen überlässt, die nach dir kommen.
oldtown-look-settling = Sieh auf die Gebäude, die fast feststehen.
oldtown-look-hand = Sieh auf deine Hand: Welche Hinweise bleiben spielbar?
oldtown-look-markers = Sieh auf die Marker: Welche kommen durch dich weg?

oldtown-pitch = Finde anhand alter Telegramme heraus, wo in einer verschwundenen Stadt jedes Gebäude stand.
oldtown-legend-marker = Ein Marker: Das Gebäude kann hier gestanden haben. Jeder Marker, der für dich wegkommt, ist 1 Punkt.
oldtown-legend-owner = Der Ring in einer Spielfarbe: wem das Gebäude gehört.
oldtown-legend-house = Ein Haus: Das Gebäude stand sicher hier.
oldtown-legend-entrance = Die Kerbe eines Bauplatzes ist sein Eingang. Nur Hinweise, die von Türen sprechen, richten sich danach.
oldtown-legend-playable = Dieser Hinweis ist für das Gebäude neben dem Zeichen spielbar.
oldtown-legend-confirms = Dieser Hinweis bestätigt nur Bekanntes. Man kann ihn nicht spielen, aber ablegen.
oldtown-legend-contradicts = Dieser Hinweis widerspricht der Stadt. Man kann ihn nicht spielen, aber ablegen.
oldtown-legend-blocked = Blockiert: Es bräuchte mehr Marker, als es gibt, oder einen Bauplatz, auf dem schon drei liegen. Vorerst weder spielbar noch abzulegen.
oldtown-legend-kinds = A-Hinweise nennen ein Gebäude, B-Hinweise sprechen von einem eigenen, C-Hinweise von beiden.
oldtown-legend-unknown = Eins deiner eigenen Gebäude; welches, wählst du beim Spielen des Hinweises.
oldtown-legend-map = Der kleine Plan zeigt die Bauplätze, die ein Hinweis erlaubt; durchgestrichen kommen sie nicht mehr in Frage.
oldtown-legend-lit = Auf dem großen Plan: Bauplätze, die der gezeigte Hinweis erlaubt.
oldtown-legend-buildings = Die achtzehn Gebäude
oldtown-board-map = Stadtplan
oldtown-board-lot-settled = Bauplatz { $lot }: { $building }
oldtown-board-lot-marked = Bauplatz { $lot }, Marker: { $buildings }
oldtown-board-lot-empty = Bauplatz { $lot }, leer
oldtown-board-marker = Marker { $building } auf Bauplatz { $lot }
oldtown-board-telegram = Telegramm
oldtown-board-no-building = zurzeit kein Gebäude
oldtown-board-cards = Hinweise: { $a } A · { $b } B · { $c } C
oldtown-board-aside = Neben dem Plan
oldtown-board-settled = { $settled } von 16 stehen fest
oldtown-board-none-aside = Keine
oldtown-board-take = { $building } nehmen
oldtown-board-piles = Stapel
oldtown-board-pile = { $pile ->
    [own] Eigener Stapel: { $left }
   *[common] Gemeinsamer Stapel: { $left }
}
oldtown-board-draw = { $pile ->
    [own] Vom eigenen Stapel ziehen ({ $left })
   *[common] Vom gemeinsamen Stapel ziehen ({ $left })
}
oldtown-board-hand = Deine Hinweise
oldtown-board-drop-two = wähle zwei zum Ablegen
oldtown-board-drop = Zwei Hinweise ablegen
oldtown-board-pass = Passen
oldtown-board-done = Nichts zu beanstanden
oldtown-board-gone = Gespielt und abgelegt: { $cards }
oldtown-board-verdict = { $building }: { $verdict ->
    [playable] spielbar
    [confirms] bestätigt nur Bekanntes
    [contradicts] widerspricht der Stadt
    [blocked_five] blockiert: bräuchte mehr als fünf Marker
    [blocked_three] blockiert: auf einem Bauplatz liegen schon drei Marker
   *[blocked] blockiert
}
oldtown-board-no-own = du hast kein Gebäude, von dem er sprechen könnte
oldtown-board-lot-choose = Bauplatz { $lot }: unter { $count } Markern wählen
# Wo Wörter an schmalen Stellen getrennt werden dürfen.
oldtown-hyphens = Post-sta-tion Apo-the-ke Ge-fäng-nis Wä-sche-rei Be-stat-ter Miet-stall
oldtown-standing-claims-done = Bis auf Weiteres nichts beanstanden
oldtown-collecting = { $turn ->
    [yes] Ein nutzloser Marker? Zeig darauf, oder spiel weiter.
   *[no] Ist ein Marker nutzlos? Zeig auf dem Plan darauf.
}
oldtown-pointed = { $count ->
    [one] Du zeigst auf einen Marker; er wird beanstandet, sobald du an der Reihe bist.
   *[other] Du zeigst auf { $count } Marker; sie werden beanstandet, sobald du an der Reihe bist.
}
oldtown-claim-right = { $count ->
    [0] Zu Recht: Auf Bauplatz { $lot } ist kein Platz mehr ({ $building }).
   *[other] Zu Recht: Die Bauplätze { $lots } sind vergeben ({ $buildings }), also ist auf { $lot } kein Platz mehr ({ $building }).
}
oldtown-claim-wrong = { $count ->
    [0] Zu Unrecht: Auf Bauplatz { $lot } ist noch Platz ({ $building }). Damit ist das Beanstanden für diesen Zug vorbei.
   *[other] Zu Unrecht: Auf Bauplatz { $lot } ist noch Platz ({ $building }), zum Beispiel mit { $places }. Damit ist das Beanstanden für diesen Zug vorbei.
}
oldtown-claim-place = { $building } auf { $lot }
oldtown-board-move-drop = { $cards } ablegen
oldtown-board-move-remove = Marker { $building } von Bauplatz { $lot } nehmen
oldtown-board-move-claim = Beanstanden: { $building } auf Bauplatz { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Vom eigenen Stapel ziehen
   *[common] Vom gemeinsamen Stapel ziehen
}
oldtown-notation = Züge: take bank nimmt ein eigenes Gebäude, A7 spielt einen A-Hinweis, B45=bank und C29=hotel spielen einen B- oder C-Hinweis für eines deiner Gebäude, drop A3 B45 legt zwei Hinweise ab, remove bank@7 nimmt den Marker der Bank von Bauplatz 7, claim bank@7 beanstandet ihn als nutzlos, done beanstandet nichts mehr, pass passt, draw common und draw own ziehen vom gemeinsamen und vom eigenen Stapel.

oldtown-intro-1 = Eine Stadt ist verschwunden; Telegramme verraten, wo ihre Gebäude standen. Alle nehmen zwei eigene Gebäude. Nimm den Sheriff.
oldtown-intro-2 = Und das Hotel.
oldtown-intro-3 = { $finger ->
    [yes] Tippe den Hinweis an
   *[no] Klicke den Hinweis an
}: Die Bauplätze, die er erlaubt, leuchten. Spiele ihn: Auf jeden kommt ein Marker, und jeder übrige Marker ist ein Punkt.
oldtown-intro-4 = Der Hinweis ist weg, nur die Marker zählen. Dieser verbindet ein Gebäude mit einem von deinen. Spiele ihn mit dem Sheriff: Was nicht mehr passt, verliert seine Marker, je ein Punkt.
oldtown-intro-5 = Später. Dein Sheriff und dein Hotel brauchen die Bauplätze 3 und 7, also stand der Saloon nicht auf 7. { $finger ->
    [yes] Tippe
   *[no] Klicke
} auf seinen nutzlosen Marker dort: ein Punkt.
oldtown-intro-6 = Zu Recht! Auf Marker zeigen darfst du jederzeit, auch in fremden Zügen. Nach einem Irrtum ist es für diesen Zug vorbei.
oldtown-intro-7 = Eine andere Partie, zu zweit. Die Zeichen an deinen Hinweisen: ✓ spielbar; = bestätigt nur; ✕ widerspricht der Stadt; ▮ blockiert, weil mehr als fünf Marker nötig wären oder ein Bauplatz mit dreien.
oldtown-intro-8 = Hinweise, die bestätigen oder widersprechen, kannst du paarweise ablegen. Wähle „{ oldtown-board-drop }“, dann die beiden leuchtenden.
oldtown-intro-9 = Dafür nimmst du einen Marker weg, wenn sich die Stadt noch vollenden lässt: ein Punkt. Nimm den leuchtenden.
oldtown-intro-10 = Jeder Zug endet mit Ziehen. Zu zweit wählst du: A und C im eigenen Stapel, B im gemeinsamen. Ziehe vom gemeinsamen.
oldtown-intro-11 = Das ist alles. Ein Gebäude, dem ein Bauplatz bleibt, steht fest und bringt weitere Punkte. Stehen sechzehn fest, gewinnen die meisten Punkte.
oldtown-tip-take = Nimm Gebäude, von denen deine A-Hinweise sprechen. Die B- und C-Hinweise, die du bekommst, sprechen von deinen eigenen.
oldtown-tip-act = Zeige auf einen Hinweis, und seine Bauplätze leuchten auf. ✓ ist spielbar, = und ✕ lassen sich paarweise ablegen. Jeder Marker, der wegkommt, ist ein Punkt.
oldtown-tip-remove = Für die zwei abgelegten Hinweise nimmst du einen beliebigen Marker weg: für einen Punkt, und um einem deiner Gebäude zu helfen.
oldtown-tip-claim = Bleiben zwei Gebäuden nur dieselben zwei Bauplätze, brauchen sie beide: Jeder andere Marker dort ist nutzlos. Siehst du keinen, spiel einfach weiter.
oldtown-tip-draw = Dein Stapel enthält A- und C-Hinweise, der gemeinsame B-Hinweise über deine eigenen Gebäude.

oldtown-rules-goal-title = Das Ziel
oldtown-rules-goal = Sechzehn von achtzehn Gebäuden sollen auf die sechzehn Bauplätze, so wie es die Hinweise sagen. Jedes Gebäude hat ein Plättchen und fünf Marker. Jeder Marker, der durch dich wegkommt, ist ein Punkt. Wer die meisten Punkte hat, gewinnt. (OT-2, OT-8)
oldtown-rules-map-title = Der Plan
oldtown-rules-map = Vier Reihen mit je vier Bauplätzen. Main St, Eisenbahn und Cemetery Rd verlaufen von West nach Ost, Dalton Rd und Cavendish St von Nord nach Süd. Jeder Bauplatz hat auf einer Seite seinen Eingang. Die Büffelweide liegt im Nordwesten (zu sehen von 1, 2, 3 und 5), der Friedhof im Südwesten (zu sehen von 9, 10, 13 und 14), die Wüste im Südosten (bei 12, 14, 15 und 16). (OT-1)
oldtown-rules-words-title = Nachbarn
oldtown-rules-words = Nebeneinander liegen zwei Bauplätze, zwischen denen nichts ist: 2 und 3, 6 und 7, 10 und 11, 14 und 15. Gegenüber liegen zwei benachbarte Bauplätze, zwischen denen eine Straße oder die Eisenbahn verläuft. Einander zugewandt sind die Eingänge bei 1 und 5, 3 und 7, 9 und 10, 11 und 12. (OT-1)
oldtown-rules-cards-title = Die Hinweise
oldtown-rules-cards =
    Sechzig Karten. Ein A-Hinweis (1 bis 18) sagt, wo das genannte Gebäude stand. Ein B-Hinweis (37 bis 60) sagt, wo „mein Gebäude“ stand: Du nennst eines von deinen. Ein C-Hinweis (19 bis 36) verbindet das genannte Gebäude mit einem anderen, das dir gehört; welches von beiden auf welchem Bauplatz steht, ist offen. (OT-3)
    Die Texte von A13, C32, B55 und B60 sind berichtigt, denn sie können nicht meinen, was in unserer Vorlage steht. Ein Sternchen zeigt es an; zeige darauf, um zu sehen, warum. (OT-3)
oldtown-rules-setup-title = Vorbereitung
oldtown-rules-setup =
    Alle bekommen zwei A- und zwei C-Hinweise. Die B-Hinweise bilden den gemeinsamen Stapel; zu dritt liegen drei A-Hinweise obenauf. Zu zweit bekommen beide außerdem einen verdeckten eigenen Stapel: drei A- und drei C-Hinweise, gemischt. Die übrigen A- und C-Hinweise kommen ungesehen in die Schachtel. (OT-4)
    Nach der Spielregel beginnt die jüngste Person. Hier bestimmt es, wer den Tisch eröffnet hat: durch das Los, nach der Reihenfolge der Plätze oder durch Benennen. Gespielt wird im Uhrzeigersinn. (OT-4)
    Dann nehmen alle der Reihe nach zwei Gebäude. Der Rat der Spielregel: Nimm die, von denen deine A-Hinweise sprechen. (OT-4)
oldtown-rules-turn-title = Ein Zug
oldtown-rules-turn =
    Hast du weniger als zwei Gebäude, nimm zuerst eines, das niemandem gehört und nicht feststeht; es darf Marker auf dem Plan haben. Gibt es davon höchstens so viele, wie Leute mitspielen, nimmt nur noch eines, wer gar keines hat. (OT-11)
    Spiele dann einen Hinweis oder lege zwei ab; kannst du beides nicht, so passe. Danach beanstandest du nutzlose Marker, die du siehst, und ziehst zuletzt einen Hinweis, nach dem Passen zwei. Zu zweit wählst du für jede Karte zwischen dem gemeinsamen und dem eigenen Stapel. Dann dürfen die anderen beanstanden. (OT-12, OT-17, OT-18)
oldtown-rules-clue-title = Einen Hinweis spielen
oldtown-rules-clue =
    Nimm einen A- oder B-Hinweis. Ist sein Gebäude schon auf dem Plan, kommen dessen Marker auf allen anderen Bauplätzen weg. Wenn nicht, kommt auf jeden Bauplatz des Hinweises, der noch möglich ist, ein Marker; was von den fünf Markern übrig bleibt, sind Punkte für dich. (OT-13)
    Ein Bauplatz ist für ein Gebäude möglich, wenn sich die ganze Stadt noch so anordnen lässt: jedes Gebäude auf dem Plan auf einem seiner Bauplätze, nie zwei auf demselben. Nicht möglich ist also ein bebauter Bauplatz und ebenso einer, den zwei andere Gebäude zusammen mit nur einem weiteren brauchen. (OT-5)
    Ein Gebäude, dem nur ein Bauplatz bleibt, steht dort fest: Sein Plättchen kommt auf den Bauplatz, und alle seine restlichen Marker kommen weg und sind Punkte für dich. Danach gehört es niemandem mehr. (OT-8)
    Ein gespielter Hinweis ist aus dem Spiel und gilt nicht mehr: Von nun an zählen nur die Marker. Was ein C-Hinweis über zwei Gebäude gesagt hat, muss am Ende nicht stimmen. Niemand darf einen gespielten Hinweis noch einmal ansehen. (OT-15)
oldtown-rules-clue-example = A10 setzt die Tür des Sheriffs an die Main St: Bauplatz 1, 3, 5 oder 7. Auf 3 steht schon die Bank. Drei Marker kommen auf den Plan, zwei bleiben übrig: 2 Punkte.
oldtown-rules-pair-title = Ein Hinweis auf zwei Gebäude
oldtown-rules-pair = Ein C-Hinweis lässt beiden Gebäuden nur die Bauplätze, die mit einem Bauplatz des anderen eines seiner Paare bilden; die übrigen Marker kommen weg. Ein Gebäude, das noch nicht auf dem Plan ist, bekommt jetzt seine Marker oder, wenn ihm nur ein Bauplatz bleibt, sein Plättchen. Das Gebäude auf der Karte selbst kannst du nicht nennen. (OT-14)
oldtown-rules-pair-example = C31 sagt, dass dein Gebäude Wand an Wand mit der Apotheke stand, und du nennst den Saloon. Der Saloon hat Marker auf 6 und 10, die Apotheke auf 7 und 8. Nur 6 und 7 sind ein Paar: Die Marker auf 10 und 8 kommen weg, beide Gebäude stehen fest, und auch ihre letzten Marker kommen weg. 4 Punkte.
oldtown-rules-cannot-title = Was sich nicht spielen lässt
oldtown-rules-cannot =
    Ein Hinweis, der nichts ändern würde, bestätigt nur; einer, der zu keinem möglichen Bauplatz passt, widerspricht; einer, der mehr als fünf Marker oder auf einem Bauplatz einen vierten Marker bräuchte, ist blockiert. Keiner davon lässt sich spielen. (OT-7, OT-13, OT-15)
    Zwei Hinweise, die bestätigen oder widersprechen, kannst du aber ablegen: Du zeigst sie, sie kommen aus dem Spiel, und du nimmst für einen Punkt einen beliebigen Marker vom Plan, sofern die Stadt noch aufgeht. Gibt es keinen solchen Marker, kannst du nicht ablegen. Blockierte Hinweise kannst du nicht ablegen. Ohne eigenes Gebäude lassen sich B- und C-Hinweise weder spielen noch ablegen. (OT-16)
oldtown-rules-cannot-example = Der Sheriff gehört dir und hat Marker auf 2 und 3. B59, nördlich der Main St oder westlich der Dalton Rd, bestätigt nur. B48, südlich der Eisenbahn, widerspricht. Beide zusammen kannst du ablegen und dafür einen beliebigen Marker wegnehmen.
oldtown-rules-chain-title = Eins kommt zum anderen
oldtown-rules-chain = Steht ein Gebäude fest, kommen alle anderen Marker auf seinem Bauplatz weg. Bleibt dadurch einem anderen Gebäude nur noch ein Marker, steht auch dieses fest, und so weiter. Alle diese Punkte bekommst du. (OT-9)
oldtown-rules-chain-example = Der Saloon steht auf Bauplatz 6 fest, wo auch ein Marker der Apotheke liegt. Der kommt weg. Der letzte Marker der Apotheke liegt auf 7, also steht sie dort fest, und auch dieser Marker ist ein Punkt.
oldtown-rules-claims-title = Nutzlose Marker
oldtown-rules-claims =
    Ein Marker auf einem Bauplatz, der für sein Gebäude nicht mehr möglich ist, ist nutzlos. Er bleibt auf dem Plan, bis jemand ihn beanstandet. Wer zu Recht beanstandet, bekommt den Punkt und alles, was daraus folgt; wer zu Unrecht beanstandet, ist für diesen Zug mit dem Beanstanden fertig. (OT-10, OT-17)
    Nach deiner Aktion, bevor du ziehst, darfst du alle Marker beanstanden, die du siehst; mit dem Ziehen ist das vorbei. Dann dürfen die anderen, der Reihe nach. Auf einen Marker zeigen kannst du jederzeit, auch wenn andere am Zug sind: Er wird beanstandet, sobald du dran bist. Nach jedem Zug ist dafür kurz Zeit, immer gleich lang, ob es etwas zu beanstanden gibt oder nicht; will niemand etwas beanstanden, geht es gleich weiter. (OT-17)
oldtown-rules-end-title = Das Ende
oldtown-rules-end =
    Sobald sechzehn Gebäude auf dem Plan sind, sind die beiden anderen endgültig aus dem Spiel, auch wenn sie jemandem gehören. (OT-6)
    Das Spiel endet sofort, wenn das sechzehnte Gebäude feststeht. Es endet auch, wenn alle nacheinander gepasst und nichts gezogen haben und niemand zu Recht beanstandet hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. (OT-19)
oldtown-rules-options-title = Was bekannt ist, und die Einstellungen
oldtown-rules-options =
    Geheim sind die Handkarten, die Stapel und die Karten in der Schachtel; wie viele A-, B- und C-Hinweise du hast, wissen alle. Hinweise werden gezeigt, wenn sie gespielt oder abgelegt werden; sobald der nächste Zug begonnen hat, darf man sie nicht mehr nachsehen. Mit einer Einstellung darf man es jederzeit. (OT-20)
    Gespielt wird wie gedruckt, wenn der Tisch nichts anderes wählt. Mit der Einstellung „schnell“ muss niemand beanstanden: Nutzlose Marker kommen sofort weg, und die Punkte bekommt, wer sie nutzlos gemacht hat, so als übersähe niemand etwas. In Partien, die über Tage gehen, ist „schnell“ Standard, denn alle nach jedem Zug zu fragen, würde zu lange dauern. (OT-10)
oldtown-rules-solo-title = Old Town allein
oldtown-rules-solo =
    Für eine Person allein gibt es Rätsel: A-Hinweise, B-Hinweise mit dem Gebäude, von dem sie sprechen, C-Hinweise und deine eigenen Gebäude. Jedes Gebäude, das genannt wird oder dir gehört, steht in der Stadt, und ein C-Hinweis gilt für mindestens eines von deinen. Genau eine Stadt passt: Finde sie. (OT-21)
    Von den acht gedruckten Rätseln sind 5, 6 und 8 berichtigt, denn gedruckt passt keine Stadt oder mehr als eine; bei jedem steht, wie, und es lässt sich auch wie gedruckt ansehen. In 7 und 8 sind auch deine eigenen Gebäude zu finden: Zwei Gruppen passen, und beide sind richtig. (OT-21)
oldtown-rules-decided-title = Was wir entschieden haben, und warum
oldtown-rules-decided =
    Ein Hinweis, nach dem keine Stadt mehr möglich wäre, widerspricht und lässt sich also nicht spielen. Nach der Spielregel kann das vorkommen: Man geht dann zurück, oder ein Gebäude ohne Marker scheidet aus. Hier muss nie etwas rückgängig gemacht werden. (OT-5)
    Wer am Zug ist, beanstandet zuerst: Die Spielregel sagt nur, wann die anderen es tun. Was eine falsche Beanstandung kostet, sagt sie nicht; hier beendet sie das Beanstanden, damit sich Raten nicht lohnt. Zwei Hinweise ablegen geht nicht ohne einen Marker zum Wegnehmen, denn dafür legt man sie ab. (OT-16, OT-17)
    Nach der Spielregel endet das Spiel nur mit der vollständigen Stadt. Damit keine Partie ewig dauert, ist sie hier auch zu Ende, wenn niemand mehr etwas tun kann. Zum Gleichstand sagt die Spielregel nichts; der Sieg wird geteilt. (OT-19)
oldtown-rules-reconstructed = Ein Bild des gedruckten Spielplans lag uns nicht vor. Der Plan wurde aus den Hinweiskarten rekonstruiert, die jeweils sagen, wie viele Bauplätze sie erlauben, und aus den acht gedruckten Lösungen; er passt zu allen. Die Eingänge sind durch die gedruckten Lösungen erzwungen. Von Friedhof, Büffelweide und Wüste zeigen sie drei der vier Bauplätze; der vierte (9, 5 und 12) ist der plausibelste unter mehreren. Vier Druckfehler auf den Karten und drei gedruckte Rätsel sind berichtigt und an Ort und Stelle gekennzeichnet. (OT-1, OT-3, OT-21)
