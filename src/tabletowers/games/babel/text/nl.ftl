babel-title = Der Turmbau zu Babel
babel-begins = Wie begint, laten de spelregels aan jullie over.

babel-wonder = { $wonder ->
    [1] Piramiden van Gizeh
    [2] Hangende Tuinen
    [3] Tempel van Artemis
    [4] Beeld van Zeus
    [5] Mausoleum
    [6] Kolos
    [7] Vuurtoren
   *[8] Toren van Babel
}
babel-suit = { $suit ->
    [camel] kameel
    [ship] schip
    [crane] kraan
    [mason] metselaar
   *[hidden] ?
}
# Soort en getal van een schijf; een dubbele schijf heeft er twee.
babel-disc = { $suit ->
    [camel] kameel { $number }
    [ship] schip { $number }
    [crane] kraan { $number }
    [mason] metselaar { $number }
   *[hidden] een gedekte schijf
}{ $second_suit ->
    [camel] {" "}+ kameel { $second_number }
    [ship] {" "}+ schip { $second_number }
    [crane] {" "}+ kraan { $second_number }
    [mason] {" "}+ metselaar { $second_number }
   *[none] {""}
}
# Een gekozen schijf: die lag toen open, ook als niemand haar nog mag bekijken.
babel-disc-then = { $suit ->
    [camel] { babel-disc }
    [ship] { babel-disc }
    [crane] { babel-disc }
    [mason] { babel-disc }
   *[unknown] een schijf
}
# Kaarten of schijven per soort, telkens met een spatie ervoor.
babel-cards = { $camel ->
    [0] {""}
    [one] {" "}{ $camel } × kameel
    [other] {" "}{ $camel } × kameel
   *[hidden] {""}
}{ $ship ->
    [0] {""}
    [one] {" "}{ $ship } × schip
    [other] {" "}{ $ship } × schip
   *[hidden] {""}
}{ $crane ->
    [0] {""}
    [one] {" "}{ $crane } × kraan
    [other] {" "}{ $crane } × kraan
   *[hidden] {""}
}{ $mason ->
    [0] {""}
    [one] {" "}{ $mason } × metselaar
    [other] {" "}{ $mason } × metselaar
   *[hidden] {" "}{ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
}
babel-trade = { $trade ->
    [1] {" "}met de handelskaart
   *[0] {""}
}
babel-card = { $card ->
    [exchange] kaarten ruilen
    [wild] joker
    [disc_bonus] schijvenbonus
    [draw_three] drie trekken
    [rejected_bonus] troostbonus
    [double_turn] dubbele beurt
    [five_points] vijf punten
   *[hidden] gedekt
}
# Wat een actiekaart doet, voor een groot getoonde kaart.
babel-card-rule = { $card ->
    [exchange] Leg een tot vijf bouwkaarten af en trek er evenveel. Speelbaar als je beslist over passen of bouwen, je bod of je uitnodiging.
    [wild] Bij het uitnodigen: telt als precies twee ontbrekende bouwkaarten.
    [disc_bonus] Aan het einde: 1 punt voor elk van je schijven.
    [draw_three] Trek drie bouwkaarten. Speelbaar als je beslist over passen of bouwen, je bod of je uitnodiging.
    [rejected_bonus] Als je bod wordt afgewezen: 3 punten per kaart in plaats van 1.
    [double_turn] Voordat je past of bouwt: twee beurten in plaats van één. Na de eerste trekt niemand kaarten.
   *[five_points] Aan het einde: 5 punten.
}
babel-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
babel-source = { $source ->
    [wonders] voltooide wonderen
    [rejections] afgewezen biedingen
    [unfinished] onvoltooide wonderen
    [discs] schijven
   *[cards] actiekaarten
}

babel-option-discs = Schijven
babel-option-discs-plain = Alle 24 schijven zijn enkel.
babel-option-discs-mixed = Vier van de 24 schijven zijn dubbel; ook dat staat in de spelregels.
babel-option-action_cards = Actiekaarten
babel-option-action_cards-true = Je speelt met actiekaarten.
babel-option-action_cards-false = Je speelt zonder actiekaarten.
babel-option-memory_aid = Genomen schijven
babel-option-memory_aid-false = Ze liggen gedekt; de anderen zien alleen hoeveel het er zijn.
babel-option-memory_aid-true = Ze liggen open; iedereen ziet welke het zijn.
babel-option-edition = De getallen van je eigen exemplaar
babel-option-edition-other = Jullie spelen met de getallen van jullie eigen exemplaar.
babel-edition-discs = Getallen op de schijven
babel-edition-first = Wonder { $row }, de meeste bouwdelen
babel-edition-second = Wonder { $row }, op één na de meeste
babel-edition-bonus = { $count ->
    [one] 1 schijf van een soort
   *[other] { $count } schijven van een soort
}
babel-edition-two-suits = Dubbele schijven
babel-edition-pair = Dubbele schijf { $disc }
babel-edition-parts = Bouwdelen van elke speler
babel-edition-limited = Er is een grens
babel-edition-wrong-number = Een van de getallen ontbreekt, is te klein of te groot.
babel-edition-no-five = Bij de schijven van elke soort hoort een 5, die door een dubbele schijf vervangen wordt ({ $suit }).
babel-edition-second-more = Op één na de meeste kan niet meer opleveren dan de meeste.
babel-edition-rows-fall = Een later wonder kan niet minder opleveren dan een eerder.
babel-edition-bonus-falls = Meer schijven van een soort kunnen niet minder opleveren.
babel-edition-cards = Er zijn in totaal 15 actiekaarten, niet { $count }.
babel-edition-pairs = Elke soort staat op twee van de vier schijven, en geen schijf heeft twee keer dezelfde.

babel-decision-turn = Pas, of bouw een schijf.
babel-decision-offer = Breng een gesloten bod uit: kaarten van de gevraagde soort, met of zonder de handelskaart, of niets.
babel-decision-invite = Nodig bieders uit tot de schijf betaald is, of zie van bouwen af.
babel-decision-bonus = Je bod is afgewezen. Een troostbonus inzetten?
babel-step-offer = { $player } wil { $disc } bouwen bij { $wonder }. { $able ->
    [yes] Hoeveel kaarten bied je?
   *[no] Je hebt niets te bieden.
}
babel-step-seal = Breng nu je bod uit: { $cards }{ $trade ->
    [yes] { " " }met de handelskaart
   *[no] { "" }
}.
babel-step-invite = { $legal ->
    [yes] { $count ->
        [0] Je kunt in je eentje bouwen, of op een bod tikken om het aan te nemen.
       *[other] Nodig nu { $players } uit en bouw, of verander wie je uitnodigt.
    }
   *[no] { $count ->
        [0] Tik op een bod om het aan te nemen tot de schijf betaald is, of zie van bouwen af.
       *[other] Met { $players } lukt het nog niet: verander wie je uitnodigt, of zie van bouwen af.
    }
}
babel-step-give-up = Met deze biedingen kom je niet uit. Zie van bouwen af.
babel-step-exchange = { $legal ->
    [yes] Ruil nu { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, of kies er meer.
   *[no] { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } ruilen kan niet: kies er één tot vijf.
}

babel-event-turn_began = { $second ->
    [1] { $you ->
        [yes] Jouw tweede beurt begint
       *[no] De tweede beurt van { $player } begint
    }
   *[0] { $you ->
        [yes] Jouw beurt begint
       *[no] De beurt van { $player } begint
    }
}
babel-event-passed = { $you ->
    [yes] Je past
   *[no] { $player } past
}
babel-event-build_begun = { $you ->
    [yes] Je wilt
   *[no] { $player } wil
} { babel-disc-then } bouwen op { $wonder } { babel-wonder }
babel-event-offer_sealed = { $you ->
    [yes] Je brengt een gesloten bod uit
   *[no] { $player } brengt een gesloten bod uit
}{ $cards ->
    [0] : niets
    [one] :{ babel-cards }{ babel-trade }
    [other] :{ babel-cards }{ babel-trade }
   *[hidden] {""}
}
babel-event-offer_opened = { $you ->
    [yes] Je biedt
   *[no] { $player } biedt
}{ $cards ->
    [0] {" "}niets
   *[other] { babel-cards }{ babel-trade }
}
babel-event-invited = { $trade ->
    [1] { $you ->
        [yes] Je wordt uitgenodigd met{ babel-cards } en krijgt dankzij je handelskaart de schijf
       *[no] { $player } wordt uitgenodigd met{ babel-cards } en krijgt dankzij de handelskaart de schijf
    }
   *[0] { $you ->
        [yes] Je wordt uitgenodigd met{ babel-cards }
       *[no] { $player } wordt uitgenodigd met{ babel-cards }
    }
}
babel-event-cards_played = { $you ->
    [yes] Je legt bij
   *[no] { $player } legt bij
}:{ babel-cards }
babel-event-wild_played = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} { $wilds ->
    [one] een joker
   *[other] { $wilds } jokers
} voor{ babel-cards }
babel-event-parts_placed = { $you ->
    [yes] Je plaatst
   *[no] { $player } plaatst
} { $parts ->
    [one] 1 bouwdeel
   *[other] { $parts } bouwdelen
} op { $wonder } { babel-wonder }
babel-event-disc_taken = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} de schijf: { babel-disc }
babel-event-gave_up = { $you ->
    [yes] Je ziet
   *[no] { $player } ziet
} van bouwen af; { babel-disc } blijft op { $wonder } { babel-wonder }
babel-event-rejected = { $you ->
    [yes] Jouw bod
   *[no] Het bod van { $player }
} is afgewezen: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} terug en { babel-points } voor de afwijzing
babel-event-bonus_played = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} een troostbonus: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} extra
babel-event-bonus_declined = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} geen troostbonus
babel-event-wonder_scored = Wonder { $wonder } ({ babel-wonder }) is { $complete ->
    [1] voltooid
   *[0] onvoltooid
} en levert op: { $first } voor de meeste bouwdelen, { $second } voor op één na de meeste, 3 voor wie verder meebouwde
babel-event-wonder_paid = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} { $place ->
    [first] de meeste bouwdelen
    [shared_first] de meeste bouwdelen, gelijke stand
    [second] op één na de meeste bouwdelen
   *[other] ook bouwdelen
} ({ $parts }) op { $wonder } { babel-wonder }: { babel-points }
babel-event-action_card_taken = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} een actiekaart: { babel-card }
babel-event-card_drawn = { $you ->
    [yes] Je trekt
   *[no] { $player } trekt
} { $suit ->
    [camel] een kameel
    [ship] een schip
    [crane] een kraan
    [mason] een metselaar
   *[hidden] een kaart
}
babel-event-reshuffled = De stapel is op. { $cards ->
    [one] De ene afgelegde kaart vormt
   *[other] De { $cards } afgelegde kaarten worden geschud en vormen
} de nieuwe stapel.
babel-event-exchanged = { $you ->
    [yes] Je ruilt
   *[no] { $player } ruilt
}{ babel-cards }
babel-event-three_drawn = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} ‘drie trekken’
babel-event-turn_doubled = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} een dubbele beurt
babel-event-ended = { $why ->
    [last_disc] De laatste schijf van deze soort ({ babel-suit }) is gebouwd. Het spel is afgelopen.
   *[standstill] Een hele ronde lang is er niets gebouwd en geen kaart getrokken. Het spel is afgelopen.
}
babel-event-discs_scored = { $you ->
    [yes] Jouw schijven
   *[no] De schijven van { $player }
}:{ babel-cards }; { babel-points }
babel-event-final_card_scored = { $you ->
    [yes] Jouw actiekaarten
   *[no] De actiekaarten van { $player }
}: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] nu moet je passen of bouwen
    [offer] nu beslis je over je bod
    [invite] nu moet je uitnodigen of van bouwen afzien
   *[bonus] nu beslis je of je een troostbonus inzet
}
babel-reason-not_yet = zolang je nog niet aan de beurt bent om te bieden, kun je alleen een bod uitbrengen
babel-reason-no_such_disc = op { $wonder } { babel-wonder } ligt geen schijf { babel-disc }
babel-reason-one_number = de schijf { babel-disc } heeft maar één soort: geef één getal
babel-reason-two_numbers = de schijf { babel-disc } is een dubbele schijf: geef voor elke soort een getal, zoals 1/2
babel-reason-more_than_disc = dat is meer dan de schijf { babel-disc } vraagt
babel-reason-not_in_hand = je hebt { $held } × { babel-suit }, geen { $wanted }
babel-reason-no_offer = { $player } heeft niets geboden
babel-reason-two_trades = maar één gast mag een handelskaart hebben
babel-reason-too_many_cards = samen bevatten deze biedingen meer dan { $number } × { babel-suit }, en meer vraagt de schijf niet
babel-reason-cards_missing = { $lost ->
    [yes] geen keuze van gasten geeft met je eigen kaarten precies wat { babel-disc } vraagt
   *[no] je zou { $wanted } × { babel-suit } moeten bijleggen en hebt er maar { $held }
}
babel-reason-parts_missing = { $player } heeft { $wanted } bouwdelen nodig en heeft er nog maar { $held }
babel-reason-no_action_card = die kaart heb je niet: { babel-card }
babel-reason-wild_not_needed = een joker telt als precies twee kaarten, en beide moeten ontbreken
babel-reason-double_already = er is al een dubbele beurt bezig

babel-terminal-discs = schijven
babel-terminal-parts = bouwdelen per plaats
babel-terminal-rows = Voltooide wonderen
babel-terminal-unfinished = onvoltooide aan het einde
babel-terminal-bonus = Schijven van één soort leveren op
babel-terminal-left = Nog te bouwen
babel-terminal-last = de laatste beëindigt het spel
babel-terminal-deck = Stapel { $deck }, actiekaarten { $actions }, afgelegd:
babel-terminal-seat = { babel-points }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}{ $actions ->
    [0] {""}
    [one] , 1 actiekaart
   *[other] , { $actions } actiekaarten
}
babel-terminal-sure = zeker in de hand
babel-terminal-taken = schijven:
babel-terminal-hidden = gedekt
babel-terminal-sealed = bod uitgebracht
babel-terminal-open = nog geen bod
babel-terminal-builds = bouwt { babel-disc } op { $wonder } { babel-wonder }
babel-terminal-double = { $turn ->
    [1] dubbele beurt, eerste beurt
   *[2] dubbele beurt, tweede beurt
}
babel-terminal-hand = Je hand
babel-terminal-actions = Je actiekaarten
babel-choice-own = zelf
babel-choice-parts = bouwdelen
babel-choice-disc = schijf naar plaats
babel-choice-disc-to = schijf naar { $player }
babel-choice-rejected = afgewezen
babel-choice-wonder = wonder
babel-choice-ends = beëindigt het spel
babel-source-wonders = Wonderen
babel-source-rejections = Afwijzingen
babel-source-unfinished = Onvoltooide wonderen
babel-source-discs = Schijven
babel-source-cards = Actiekaarten

babel-statistics-table-wonders = Wonderen
babel-statistics-table-discs = Schijven
babel-statistics-table-offers = Biedingen
babel-statistics-table-action_cards = Actiekaarten
babel-statistics-table-ends = Einden
babel-statistics-column-parts = bouwdelen
babel-statistics-column-discs_built = schijven gebouwd
babel-statistics-column-completed = voltooid
babel-statistics-column-unfinished = onvoltooid
babel-statistics-column-built = gebouwd
babel-statistics-column-begun = begonnen
babel-statistics-column-given_up = opgegeven
babel-statistics-column-made = gedaan
babel-statistics-column-invited = uitgenodigd
babel-statistics-column-rejected = afgewezen
babel-statistics-column-with_trade = met handelskaart
babel-statistics-column-trade_invited = handelskaart uitgenodigd
babel-statistics-column-played = gespeeld
babel-statistics-column-taken = genomen
babel-statistics-column-games = partijen
babel-statistics-item-wonder = { $wonder } { $wonder ->
    [1] piramiden
    [2] tuinen
    [3] tempel
    [4] beeld
    [5] mausoleum
    [6] kolos
    [7] vuurtoren
   *[8] toren
}
babel-statistics-item-offer = { $offer ->
    [0] niets
    [one] 1 kaart
   *[other] { $offer } kaarten
}
babel-statistics-item-card = { babel-card }
babel-statistics-item-suit = de laatste schijf ({ babel-suit })
babel-statistics-item-standstill = een stilstand
babel-statistics-source-complete = voltooide wonderen, { $complete ->
    [first] eerste plaats
    [shared_first] gedeelde eerste plaats
    [second] tweede plaats
   *[other] overige
}
babel-statistics-source-unfinished = onvoltooide wonderen, { $unfinished ->
    [first] eerste plaats
    [shared_first] gedeelde eerste plaats
    [second] tweede plaats
   *[other] overige
}
babel-statistics-source-rejected = afgewezen biedingen
babel-statistics-source-card = { babel-card }
babel-statistics-source-discs = schijven

babel-coach-points = Jouw punten
babel-coach-rival_points = Punten van { $player }
babel-coach-wonder = Je hebt de meeste bouwdelen als { $wonder } { babel-wonder } telt
babel-coach-rival_wonder = { $player } heeft de meeste bouwdelen als { $wonder } { babel-wonder } telt
babel-coach-parts = Bouwdelen die je op { $wonder } { babel-wonder } plaatst
babel-coach-disc = Je neemt een schijf ({ babel-suit })
babel-coach-discs = Schijven die je neemt
babel-coach-rival_discs = Schijven die { $player } neemt
babel-coach-invited = Je bod wordt aangenomen
babel-coach-trade = Je handelskaart levert je de schijf op
babel-coach-rejected = Punten voor je afgewezen biedingen
babel-coach-gave_up = Je moet later van bouwen afzien
babel-coach-guests = Bouwdelen die je gasten plaatsen
babel-coach-action_cards = Actiekaarten die je neemt
babel-coach-cards = Bouwkaarten die je overhoudt
babel-setup-discs = Schijven van wonder { $number }
babel-setup-hands = Hand van speler { $number }
babel-setup-deck = Stapel, van boven af
babel-setup-actions = Actiekaarten, van boven af
babel-theme-points = punten
babel-theme-wonders = eerste zijn op een wonder
babel-theme-discs = schijven
babel-theme-offers = biedingen en gasten
babel-theme-hand = kaarten in de hand
babel-theme-rivals = wat je de anderen laat
babel-look-points = Zoek de punten: wat levert gauw iets op?
babel-look-wonders = Kijk naar de wonderen: waar kun je de meeste bouwdelen hebben?
babel-look-discs = Kijk naar de schijven: welke soorten verzamel je?
babel-look-offers = Kijk naar de biedingen: wat geven de anderen, en wat willen ze ervoor?
babel-look-hand = Kijk naar je hand: waar heb je die nog voor nodig?
babel-look-rivals = Kijk naar de anderen: wat zou dit hun opleveren?

babel-pitch = Bouw samen de wereldwonderen, en haal er zelf het meeste uit.
babel-legend-disc = Een schijf van de soort { $suit }. Het getal zegt hoeveel kaarten van die soort nodig zijn om die te bouwen.
babel-legend-wonder = Een wonder: wat vaag is, moet nog gebouwd worden. De derde schijf voltooit het.
babel-legend-parts = Bouwdelen op een wonder, in de kleur van de speler. De gouden rand geeft aan wie de meeste heeft.
babel-legend-complete = Dit wonder is voltooid en heeft punten opgeleverd.
babel-legend-sealed = Een gesloten bod. Het gaat open als alle biedingen er zijn.
babel-legend-trade = Een open bod met de handelskaart: deze speler zou de schijf nemen, en wie bouwt zou de bouwdelen plaatsen.
babel-legend-sure = Een speler heeft zeker minstens dit aantal kaarten van de soort: iedereen heeft ze gezien.
babel-legend-rows = Wat het volgende wonder oplevert: voor de meeste bouwdelen en voor op één na de meeste. Wie verder meebouwde krijgt 3.
babel-board-wonder = { $wonder }, { $stage } van de 3 bouwfasen klaar. Bouwdelen: { $parts }
babel-board-build = { $disc } bouwen: { $wonder }
babel-board-discs-taken = Genomen schijven
babel-board-cards = { $cards ->
    [one] 1 bouwkaart
   *[other] { $cards } bouwkaarten
}
babel-board-action-cards = { $cards ->
    [one] 1 actiekaart
   *[other] { $cards } actiekaarten
}
babel-board-sure = Zeker in de hand: minstens { $cards } × { $suit }
babel-board-suits-left = Nog te bouwen
babel-board-last = de laatste!
babel-board-rows = Het volgende wonder levert op
babel-board-rows-help = Meeste / op één na meeste bouwdelen; 3 voor ieder ander met een bouwdeel.
babel-board-disc-table = Schijven van één soort leveren op
babel-board-deck = { $cards ->
    [one] Nog 1 kaart op de stapel
   *[other] Nog { $cards } kaarten op de stapel
}
babel-board-hand = Je bouwkaarten
babel-board-own-actions = Je actiekaarten
babel-board-offer-title = Je bod
babel-board-offer-help = Gesloten tot iedereen een bod heeft uitgebracht. Word je afgewezen, dan krijg je je kaarten terug en voor elke kaart een punt.
babel-board-have = je hebt er { $cards }
babel-board-trade = Handelskaart erbij: jij neemt de schijf, wie bouwt zet de bouwdelen
babel-board-trade-short = handelskaart
babel-board-seal = Bod uitbrengen
babel-board-reseal = Bod veranderen
babel-board-offer-nothing = Niets bieden
babel-board-none-of = Je hebt hier geen kaarten voor ({ $suits }).
babel-board-sealed-already = Uitgebracht: { $offer }
babel-board-offer-of = { $player } biedt { $cards }{ $trade ->
    [yes] { " " }met de handelskaart
   *[no] { "" }
}
babel-board-invite-title = Wie nodig je uit?
babel-board-no-offers = Niemand biedt iets.
babel-board-wild = Jokers tellen als
babel-board-parts = Bouwdelen
babel-board-disc = Schijf
babel-board-gets-disc = krijgt die
babel-board-own-cards = Uit je hand: { $cards }.
babel-board-completes = Het wonder wordt voltooid en gewaardeerd.
babel-board-ends = Daarmee eindigt het spel.
babel-board-impossible = Zo kan de schijf niet gebouwd worden.
babel-board-invite = Uitnodigen en bouwen
babel-board-alone = In je eentje bouwen
babel-board-give-up = Van bouwen afzien
babel-board-exchange-title = Welke kaarten ruil je?
babel-board-exchange = Ruilen
babel-board-less = Eén kaart minder: { $suit }
babel-board-more = Eén kaart meer: { $suit }
babel-board-bonus-title = Je bod is afgewezen. Een troostbonus inzetten?
babel-board-bonus-none = Je hebt geen troostbonus. Het wordt aan iedereen met een actiekaart gevraagd, zodat niemand kan zien welke kaart het is.
babel-board-bonus = Inzetten: 3 punten per kaart
babel-board-no-bonus = Geen troostbonus
babel-board-turn-title = Bouwen of passen
babel-board-turn-help = Kies een schijf op een wonder, dan brengen de anderen hun bod uit. Of pas: jij trekt twee kaarten, de anderen één.
babel-board-pass = Passen
babel-board-move-offer = { $cards } bieden{ $trade ->
    [yes] { " " }met de handelskaart
   *[no] { "" }
}
babel-board-move-invite = { $players } uitnodigen
babel-notation = De plaatsen zijn genummerd vanaf 0. Zetten: build 4 ship5 bouwt de schijf schip 5 bij wonder 4, pass past, offer 2 biedt twee kaarten en offer 2+trade ook de handelskaart, offer 1/2 biedt kaarten van beide soorten van een schijf, invite 1,2 bouwt met de biedingen van de plaatsen 1 en 2, invite - bouwt in je eentje, wild 2 aan het eind laat een joker voor twee kaarten gelden, give up bouwt niets, bonus en no bonus zetten een troostbonus in of niet, draw three, double turn en exchange ship,ship spelen actiekaarten.

babel-intro-1 = Acht wonderen, met op elk drie schijven. Kies schip 3 bij het Beeld van Zeus: het kost drie schipkaarten.
babel-intro-2 = De biedingen liggen open. Nodig Anna uit: gasten zetten per kaart een bouwdeel, jij zet de rest en neemt de schijf, gedekt.
babel-intro-3 = Iemand anders bouwt. Uitgenodigd worden je kaarten bouwdelen; afgewezen komen ze terug met elk een punt. Breng een bod van 1 uit.
babel-intro-4 = Een andere partij. Word je met je handelskaart uitgenodigd, dan is de schijf van jou en zet de bouwer jouw bouwdelen. Bied 2 kaarten met de handelskaart.
babel-intro-5 = Je bent uitgenodigd: de bouwdelen zijn van de bouwer, de schijf is van jou. Aan het einde leveren schijven van één soort 5, 10, 20 punten en meer op.
babel-intro-6 = De derde schijf voltooit een wonder, en dat levert op: 8 punten voor de meeste bouwdelen, 4 voor de op één na meeste, 3 voor ieder ander met een bouwdeel, minder bij gelijke stand. Latere leveren meer op. Voltooi het.
babel-intro-7 = Later in dezelfde partij heb je twee actiekaarten: wie een wonder voltooit, krijgt er een. ‘Drie trekken’ geeft je drie kaarten; andere ruilen, vervangen kaarten, geven een dubbele beurt of aan het einde punten. Speel die.
babel-intro-8 = Je bod is afgewezen: een punt per kaart. Met een troostbonus zijn het er 3. Speel die.
babel-intro-9 = Dat is alles. De laatste schijf van een soort beëindigt het spel; onvoltooide wonderen leveren iets op, dan de schijven. De meeste punten winnen.
babel-tip-turn = Kies een schijf van een soort die je in de hand hebt: de anderen kunnen aanvullen wat ontbreekt. Of pas, en trek twee kaarten.
babel-tip-offer = Word je uitgenodigd, dan worden je kaarten bouwdelen op het wonder. Zo niet, dan krijg je ze terug met een punt per kaart. Met de handelskaart krijg je de schijf in plaats van de bouwdelen.
babel-tip-invite = Kies welke biedingen je aanneemt en zie wie hoeveel bouwdelen zou zetten. Gasten winnen er ook bij: nodig uit wie je het minst in de weg zit.
babel-tip-bonus = Dit wordt gevraagd aan iedereen die is afgewezen en een actiekaart heeft. Met een troostbonus krijg je 3 punten per kaart in plaats van 1.

babel-rules-goal-title = Het doel
babel-rules-goal = Samen bouwt iedereen aan acht wereldwonderen. Er zijn punten voor bouwdelen op voltooide wonderen, voor schijven van één soort en voor afgewezen biedingen. Wie de meeste punten heeft, wint.
babel-rules-pieces-title = Het materiaal
babel-rules-pieces =
    100 bouwkaarten, 25 van elk van de vier soorten: kameel, schip, kraan en metselaar. (BB-1)
    24 schijven, zes van elke soort, met de getallen 3, 3, 4, 4, 5 en 6. Het getal zegt hoeveel kaarten van die soort nodig zijn om de schijf te bouwen. Met de instelling ‘dubbele schijven’ vervangen vier schijven die kaarten van twee soorten vragen, zoals kameel 3 + schip 2, de vijven. (BB-2)
    Acht wonderen, 15 actiekaarten (met een instelling speel je zonder) en zoveel bouwdelen als je nodig hebt. (BB-3, BB-6, BB-7)
babel-rules-setup-title = Voorbereiding
babel-rules-setup =
    De schijven worden geschud, en op elk wonder komen er drie open te liggen. Iedereen begint met vier bouwkaarten en een handelskaart. (BB-8)
    Wie begint, laten de spelregels aan jullie over. Hier beslist de host: door loting, op volgorde van de plaatsen of door iemand aan te wijzen. Er wordt met de klok mee gespeeld. (BB-8)
babel-rules-turn-title = Een beurt
babel-rules-turn =
    Pas of bouw. Als je past, trek je een bouwkaart, en daarna trekt iedereen er een, jij ook: twee voor jou, één voor elk van de anderen. Als je bouwt, kies je een schijf op een wonder. (BB-9, BB-10)
    Is de stapel op, dan worden de afgelegde kaarten geschud tot een nieuwe stapel. Zijn ook die op, dan trekt niemand. (BB-16)
babel-rules-offer-title = Biedingen
babel-rules-offer =
    Alle anderen beslissen in het geheim hoeveel kaarten van de gevraagde soort ze bieden: hoogstens zoveel als de schijf vraagt, of niets. Bij minstens één kaart mag de handelskaart erbij, ook boven dat aantal. Alle biedingen gaan tegelijk open. (BB-11)
    Bij een dubbele schijf bied je van elke soort een aantal kaarten: van geen van beide meer dan de schijf vraagt, en van één soort mag je niets bieden. (BB-11)
babel-rules-offer-example = De schijf toont kameel 5 en je hebt drie kamelen. Je mag er nul tot drie bieden; vanaf één ook de handelskaart.
babel-rules-invite-title = Uitnodigen
babel-rules-invite =
    Jij kiest wie je uitnodigt. Elke gast brengt het hele bod mee; hoogstens één gast mag een handelskaart hebben; samen mogen de gasten niet meer meebrengen dan de schijf vraagt, bij een dubbele schijf van geen van beide soorten. Precies wat er nog ontbreekt, leg je bij uit je hand. (BB-12)
    Je mag altijd van bouwen afzien, ook als je zou kunnen bouwen. Dan blijft de schijf op het wonder liggen, iedereen die kaarten heeft geboden neemt ze terug en krijgt voor elke kaart een punt, en iedereen trekt een kaart, net als na het bouwen. (BB-12, BB-14, BB-15)
babel-rules-invite-example = De schijf vraagt 4 schepen. Anna biedt er 2, Ben 3 met de handelskaart. Je nodigt Anna uit en speelt er zelf 2: jullie zetten elk twee bouwdelen, en de schijf is van jou. Ben krijgt zijn kaarten terug en 3 punten.
babel-rules-success-title = Als er gebouwd wordt
babel-rules-success =
    Voor elke kaart die je hebt gespeeld, zet je een bouwdeel op het wonder, en elke gast doet dat ook. Een gast met de handelskaart zet er geen; die bouwdelen zet jij, maar de gast neemt de schijf. Anders is die voor jou, ook als je zelf geen kaart hebt gespeeld. (BB-13)
    Gespeelde bouwkaarten gaan naar de afgelegde kaarten. Wie is afgewezen, neemt de kaarten terug en krijgt voor elke kaart een punt. De handelskaart gaat altijd terug naar de eigenaar en levert nooit punten op. (BB-13, BB-14)
    Daarna wordt het wonder gewaardeerd als dit de laatste schijf was, en ten slotte trekt iedereen een bouwkaart, jij als eerste. (BB-15)
babel-rules-success-example = De schijf vraagt 4 schepen. Je nodigt Ben uit, die er 3 biedt met de handelskaart, en speelt er zelf 1. Jij zet alle vier de bouwdelen, Ben neemt de schijf. Anna, die er 2 had geboden, krijgt ze terug en 2 punten.
babel-rules-wonder-title = Een wonder is voltooid
babel-rules-wonder =
    Met de derde schijf wordt een wonder gewaardeerd: de meeste en de op één na meeste bouwdelen leveren op wat de volgende rij van de tabel aangeeft, ieder ander met een bouwdeel krijgt 3. Staan er meer gelijk bovenaan, dan krijgen die allemaal de tweede waarde en de anderen 3; bij een gedeelde tweede plaats krijgt ieder 3. Wie aan de beurt is, neemt een actiekaart, als er nog een is. Daarna neemt iedereen de eigen bouwdelen van het wonder terug. (BB-17)
    Elk volgend wonder levert meer op. De rijen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. (BB-4)
babel-rules-wonder-example = Het eerste wonder: Anna heeft vijf bouwdelen, Ben en Cleo elk drie. Anna krijgt 8 punten, Ben en Cleo elk 3, omdat ze de tweede plaats delen. Had Ben er ook vijf, dan kregen hij en Anna elk 4 en Cleo 3.
babel-rules-end-title = Het einde
babel-rules-end =
    Het spel eindigt meteen als de laatste schijf van een soort is gebouwd; een dubbele schijf telt hier voor beide soorten. Is met die schijf een wonder voltooid, dan wordt dat eerst gewaardeerd, met de actiekaart. Niemand trekt nog een kaart. (BB-15, BB-18)
    Daarna leveren onvoltooide wonderen met bouwdelen 10, 5 en 3 op. Een tot zeven schijven van één soort leveren 0, 5, 10, 20, 30, 40 of 50 op; een dubbele schijf telt daarbij maar voor één soort, namelijk de soort die voor jou het beste is. Ook op een wonder is het gewoon één schijf. (BB-4, BB-5, BB-18)
    Actiekaarten kun je nu niet meer spelen; de kaarten die aan het einde punten opleveren, worden vanzelf geteld. Wie de meeste punten heeft, wint; bij gelijke stand wordt de winst gedeeld. Het spel eindigt ook, met dezelfde telling, na een hele ronde waarin niets is gebouwd en geen kaart is getrokken. (BB-18)
babel-rules-end-example = Vier schepen, twee kranen en een kameel: 20 + 5 + 0 = 25 punten.
babel-rules-actions-title = Actiekaarten
babel-rules-actions =
    Kaarten ruilen: leg een tot vijf kaarten af en trek er evenveel. Drie trekken: drie kaarten trekken. Joker: telt bij het uitnodigen voor precies twee ontbrekende kaarten, en voor twee bouwdelen van jou. Troostbonus: 3 punten per kaart in plaats van 1. Schijvenbonus: aan het einde 1 punt per schijf. Vijf punten: aan het einde 5 punten. (BB-19)
    Dubbele beurt: twee beurten in plaats van één. Na de eerste daarvan trekt niemand bouwkaarten; pas je in die beurt, dan trek je zelf ook niets. (BB-19)
    Kaarten ruilen en drie trekken speel je bij een beslissing van jezelf: passen of bouwen, wat je biedt, wie je uitnodigt. Zo maken we het ‘op elk moment’ van de spelregels precies: in een beurt waarin iemand bouwt, heeft iedereen zo’n beslissing, ook zonder passende kaart. De joker speel je bij een uitnodiging, de dubbele beurt voordat je past of bouwt. (BB-19)
    Kaarten ruilen zit er drie keer in, elke andere kaart twee keer; elke kaart speel je één keer. Hoeveel je er hebt, ziet iedereen; welke, weet alleen jij. Wie afgewezen wordt en een actiekaart heeft, welke dan ook, krijgt de vraag naar de troostbonus, zodat niemand te weten komt wie er een heeft. (BB-6, BB-19)
babel-rules-secret-title = Wat bekend is
babel-rules-secret =
    Geheim zijn de handkaarten, de actiekaarten die je hebt, de volgorde van de stapels en de biedingen tot ze open gaan. Een genomen schijf ligt gedekt: zodra de volgende beurt is begonnen, mag alleen de eigenaar ernaar kijken, maar iedereen ziet hoeveel schijven je hebt. Met een instelling blijven genomen schijven zichtbaar. (BB-20)
    Kaarten die geboden en teruggenomen zijn, en geruilde kaarten, heeft iedereen gezien. De tafel laat daarom van iedereen zien hoeveel kaarten van elke soort die zeker heeft. (BB-20)
babel-rules-decided-title = Wat we hebben besloten, en waarom
babel-rules-decided =
    Bij een handelskaart hoort minstens één bouwkaart: die kaart alleen zou niets bieden. Wordt de eigenaar uitgenodigd, dan zet wie aan de beurt is die bouwdelen altijd, terwijl het volgens de spelregels alleen mag: er is geen reden om het te laten. (BB-11, BB-13)
    Er is geen grens aan de bouwdelen. Volgens de spelregels heeft iedereen 20 stukken, waarvan er één de punten bijhoudt; volgens recensies tellen vijf daarvan voor drie bouwdelen, zodat je er minstens 27 kunt laten zien, en in 60 partijen tussen bots waren er nooit meer dan 24 nodig. De host van een tafel kan een grens instellen. De spelregels zeggen niet wat er gebeurt als de stapel op is, als niemand meer bouwt, of als het aan het einde gelijk staat. (BB-7, BB-16, BB-18)
babel-rules-reconstructed = De spelregels herhalen niet wat op het bord en het materiaal gedrukt staat. De getallen van de schijven, de rijen van de wondertabel na de eerste, het grootste deel van de schijventabel en hoe vaak elke actiekaart voorkomt, komen uit recensies of zijn door ons gereconstrueerd. De host van een tafel kan dat alles vervangen door de getallen van een echt exemplaar. (BB-2, BB-4, BB-5, BB-6)
