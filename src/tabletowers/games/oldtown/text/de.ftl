oldtown-title = Old Town

oldtown-option-tidy = Marker, die nicht stimmen können,
oldtown-option-tidy-auto = verschwinden sofort
oldtown-option-tidy-spot = bleiben liegen, bis jemand sie beanstandet
oldtown-option-memory_aid = Gespielte und abgelegte Karten
oldtown-option-memory_aid-true = darf man nachsehen
oldtown-option-memory_aid-false = darf man nicht nachsehen; nur ihre Wirkung bleibt

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
    [C29] Der Richter und mein Gebäude lagen sich an der Cavendish St gegenüber, auf derselben Seite der Eisenbahn.
    [C30] Das Gefängnis und mein Gebäude standen sich gegenüber, beide an der Eisenbahn.
    [C31] Mein Gebäude stand Wand an Wand mit der Apotheke.
    [C32] Der Drucker und mein Gebäude lagen sich an der Dalton Rd gegenüber, auf derselben Seite der Eisenbahn.
    [C33] Der Mietstall und mein Gebäude standen sich an der Cavendish St gegenüber, auf derselben Seite der Eisenbahn.
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
oldtown-nothing = nichts
oldtown-piles = Gemeinsamer Stapel: { $common }
oldtown-own-pile = eigener Stapel ({ $player }): A { $a }, C { $c }
oldtown-shown = In diesem Zug gezeigt: { $cards }
oldtown-gone = Bisher gespielt und abgelegt: { $cards }
oldtown-tile = Plättchen
oldtown-marker = Marker
oldtown-yours = gehört dir

oldtown-decision-take = Nimm ein Gebäude.
oldtown-decision-act = Spiele einen Hinweis oder lege zwei Karten ab, die nichts Neues sagen. Passen darfst du nur, wenn beides nicht geht.
oldtown-decision-remove = Nimm einen Marker vom Plan.
oldtown-decision-claim = Beanstande einen Marker, der nicht stimmen kann, oder sag, dass du fertig bist.
oldtown-decision-draw = Von welchem Stapel ziehst du?

oldtown-event-turn_began = { $player }: neuer Zug
oldtown-event-took = { $player }: { oldtown-building } genommen
oldtown-event-played = { $player }: { $card }, { oldtown-building }: { oldtown-clue }
oldtown-event-played_before = { $player }: ein Hinweis wurde gespielt
oldtown-event-lying = Marker auf diesen Bauplätzen: { oldtown-building } ({ $lots })
oldtown-event-dropped = { $player }: { $cards } abgelegt
oldtown-event-dropped_before = { $player }: zwei Karten wurden abgelegt
oldtown-event-removed = { $player }: Marker weggenommen, { oldtown-building } auf { $lot }; { oldtown-points }
oldtown-event-recovered = { $player }: { $cause ->
    [clue] der Hinweis schließt aus:
    [tile] der Bauplatz ist bebaut, also nicht:
    [tidying] dort ist kein Platz mehr, also nicht:
   *[claim] zu Recht beanstandet, also nicht:
} { oldtown-building } auf { $lots }; { oldtown-points }
oldtown-event-placed = { $player }: { oldtown-building } auf einem der Bauplätze { $lots }; { oldtown-points }
oldtown-event-settled = { $player }: { oldtown-building } steht fest, auf Bauplatz { $lot }; { oldtown-points }
oldtown-event-left_out = Sechzehn Gebäude sind auf dem Plan; nicht dabei: { oldtown-building }
oldtown-event-passed = { $player }: gepasst
oldtown-event-claimed = { $player }: beanstandet, { oldtown-building } auf { $lot } – { $judged ->
    [right] zu Recht
   *[wrong] zu Unrecht
}
oldtown-event-drew = { $player }: Karte gezogen: { oldtown-clue }
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
    [0] dieser Hinweis sagt nichts Neues ({ oldtown-building })
   *[other] dieser Hinweis sagt nichts Neues ({ oldtown-building }, { oldtown-lots })
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
oldtown-reason-not_own_building = keines deiner Gebäude, die du zu dieser Karte nennen kannst: { oldtown-building }
oldtown-reason-no_own_building = du hast kein Gebäude, das du zu { $card } nennen kannst
oldtown-reason-still_tells = { $card } ist weder Bestätigung noch Widerspruch
oldtown-reason-nothing_to_remove = auf dem Plan liegt kein Marker
oldtown-reason-can_act = du kannst noch einen Hinweis spielen oder zwei Karten ablegen
oldtown-reason-no_such_marker = auf { $lot } liegt kein Marker: { oldtown-building }
oldtown-reason-last_place = ohne diesen Marker bliebe kein Bauplatz: { oldtown-building }
oldtown-source-settled = Häuser gesetzt
oldtown-source-placed = Übrige Marker
oldtown-source-recovered = Zurückgeholt
