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
babel-option-discs-mixed = Vier van de 24 schijven zijn dubbel.
babel-option-action_cards = Actiekaarten
babel-option-action_cards-true = Je speelt met actiekaarten.
babel-option-action_cards-false = Je speelt zonder actiekaarten.
babel-option-memory_aid = Genomen schijven
babel-option-memory_aid-false = Ze liggen gedekt; de anderen zien alleen hoeveel het er zijn.
babel-option-memory_aid-true = Ze liggen open; iedereen ziet welke het zijn.
babel-option-edition = De getallen van je eigen exemplaar

babel-decision-turn = Pas, of bouw een schijf.
babel-decision-offer = Breng een gesloten bod uit: kaarten van de gevraagde soort, met of zonder de handelskaart, of niets.
babel-decision-invite = Nodig bieders uit tot de schijf betaald is, of geef op.
babel-decision-bonus = Je bod is afgewezen. Een troostbonus inzetten?

babel-event-turn_began = { $second ->
    [1] { $player }: tweede beurt
   *[0] { $player }: nieuwe beurt
}
babel-event-passed = { $player }: gepast
babel-event-build_begun = { $player }: bouw begonnen: { babel-disc } op { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player }: { $cards ->
    [0] gesloten bod: niets
    [one] gesloten bod:{ babel-cards }{ babel-trade }
    [other] gesloten bod:{ babel-cards }{ babel-trade }
   *[hidden] gesloten bod uitgebracht
}
babel-event-offer_opened = { $player }: { $cards ->
    [0] geen bod
   *[other] bod:{ babel-cards }{ babel-trade }
}
babel-event-invited = { $player }: uitgenodigd met{ babel-cards }{ $trade ->
    [1] , plus de schijf in ruil voor de handelskaart
   *[0] {""}
}
babel-event-cards_played = { $player }: bijgelegd:{ babel-cards }
babel-event-wild_played = { $player }: { $wilds ->
    [one] een joker telt als{ babel-cards }
   *[other] { $wilds } jokers tellen als{ babel-cards }
}
babel-event-parts_placed = { $player }: { $parts ->
    [one] 1 bouwdeel
   *[other] { $parts } bouwdelen
} op { $wonder } { babel-wonder }
babel-event-disc_taken = { $player }: schijf { babel-disc } genomen
babel-event-gave_up = { $player }: opgegeven; { babel-disc } blijft op { $wonder } { babel-wonder }
babel-event-rejected = { $player }: afgewezen, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} terug, { babel-points }
babel-event-bonus_played = { $player }: troostbonus, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} extra
babel-event-bonus_declined = { $player }: geen troostbonus
babel-event-wonder_scored = Waardering: { $wonder } { babel-wonder }, { $complete ->
    [1] voltooid
   *[0] onvoltooid
}, { $first }/{ $second }/3
babel-event-wonder_paid = { $player }: { $place ->
    [first] de meeste bouwdelen
    [shared_first] de meeste bouwdelen, gelijke stand
    [second] op één na de meeste bouwdelen
   *[other] meegebouwd
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player }: nieuwe actiekaart: { babel-card }
babel-event-card_drawn = { $player }: een { $suit ->
    [camel] kameel
    [ship] schip
    [crane] kraan
    [mason] metselaar
   *[hidden] kaart
} getrokken
babel-event-reshuffled = De stapel is op. { $cards ->
    [one] De ene afgelegde kaart vormt
   *[other] De { $cards } afgelegde kaarten worden geschud en vormen
} de nieuwe stapel.
babel-event-exchanged = { $player }: geruild:{ babel-cards }
babel-event-three_drawn = { $player }: ‘drie trekken’ gespeeld
babel-event-turn_doubled = { $player }: dubbele beurt gespeeld
babel-event-ended = { $why ->
    [last_disc] De laatste schijf van deze soort ({ babel-suit }) is gebouwd. Het spel is afgelopen.
   *[standstill] Een hele ronde lang is er niets gebeurd. Het spel is afgelopen.
}
babel-event-discs_scored = { $player }: schijven{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player }: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] nu moet je passen of bouwen
    [offer] nu beslis je over je bod
    [invite] nu moet je uitnodigen of opgeven
   *[bonus] nu beslis je of je een troostbonus inzet
}
babel-reason-not_yet = voordat je aan de beurt bent, kun je alleen een bod uitbrengen
babel-reason-no_such_disc = op { $wonder } { babel-wonder } ligt geen schijf { babel-disc }
babel-reason-one_number = de schijf { babel-disc } heeft maar één soort: geef één getal
babel-reason-two_numbers = de schijf { babel-disc } is een dubbele schijf: geef voor elke soort een getal, zoals 1/2
babel-reason-more_than_disc = dat is meer dan de schijf { babel-disc } vraagt
babel-reason-not_in_hand = je hebt { $held } × { babel-suit }, geen { $wanted }
babel-reason-no_offer = plaats { $other } heeft niets geboden
babel-reason-two_trades = maar één gast mag een handelskaart hebben
babel-reason-too_many_cards = samen bevatten deze biedingen meer dan { $number } × { babel-suit }, en meer vraagt de schijf niet
babel-reason-cards_missing = je zou { $wanted } × { babel-suit } moeten bijleggen en hebt er maar { $held }
babel-reason-parts_missing = plaats { $other } heeft { $wanted } bouwdelen nodig en heeft er nog maar { $held }
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
babel-choice-rejected = afgewezen
babel-choice-wonder = wonder
babel-choice-ends = beëindigt het spel
babel-source-wonders = Wonderen
babel-source-rejections = Afwijzingen
babel-source-unfinished = Onvoltooide wonderen
babel-source-discs = Schijven
babel-source-cards = Actiekaarten

babel-pitch = Bouw samen de wereldwonderen, en haal er zelf het meeste uit.
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
babel-board-gets-disc = krijgt hem
babel-board-own-cards = Uit je hand: { $cards }.
babel-board-completes = Het wonder wordt voltooid en gewaardeerd.
babel-board-ends = Daarmee eindigt het spel.
babel-board-impossible = Zo kan de schijf niet gebouwd worden.
babel-board-invite = Uitnodigen en bouwen
babel-board-alone = In je eentje bouwen
babel-board-give-up = Opgeven
babel-board-exchange-title = Welke kaarten ruil je?
babel-board-exchange = Ruilen
babel-board-less = Eén kaart minder: { $suit }
babel-board-more = Eén kaart meer: { $suit }
babel-board-bonus-title = Je bod is afgewezen. Een troostbonus inzetten?
babel-board-bonus = Inzetten: 3 punten per kaart
babel-board-no-bonus = Geen troostbonus
babel-board-turn-title = Bouwen of passen
babel-board-turn-help = Kies een schijf op een wonder, dan brengen de anderen hun bod uit. Of pas: jij trekt twee kaarten, de anderen één.
babel-board-pass = Passen
babel-board-move-offer = { $cards } bieden{ $trade ->
    [yes] { " " }met de handelskaart
   *[no] { "" }
}
babel-board-move-invite = Plaats { $seats } uitnodigen

babel-intro-1 = Acht wonderen, met op elk drie schijven. Kies bij het Beeld van Zeus het schip met de 3: om dat te bouwen zijn drie schipkaarten nodig.
babel-intro-2 = Iedereen heeft een gesloten bod uitgebracht, en nu liggen de biedingen open. Nodig Anna uit: gasten zetten voor elk van hun kaarten een bouwdeel, jij zet de rest en neemt de schijf.
babel-intro-3 = Nu bouwt iemand anders. Hoeveel kaarten bied je? Word je uitgenodigd, dan komen je bouwdelen op het wonder. Word je afgewezen, dan krijg je je kaarten terug en voor elke kaart een punt. Breng een bod van 1 uit.
babel-intro-4 = Met de derde schijf wordt een wonder gewaardeerd: er zijn punten voor de meeste en de op één na meeste bouwdelen, en een paar voor alle anderen. Het spel eindigt met de laatste schijf van een soort. Schijven van één soort leveren aan het einde punten op.

babel-rules-goal-title = Het doel
babel-rules-goal = Samen bouwt iedereen aan acht wereldwonderen. Er zijn punten voor bouwdelen op voltooide wonderen, voor schijven van één soort en voor afgewezen biedingen. Wie de meeste punten heeft, wint.
babel-rules-pieces-title = Het materiaal
babel-rules-pieces = 100 bouwkaarten, 25 van elke soort. 24 schijven, zes van elke soort, met de getallen 3, 3, 4, 4, 5 en 6. 15 actiekaarten. In de variant met dubbele schijven vervangen vier daarvan, die kaarten van twee soorten vragen, de vijven.
babel-rules-setup-title = Voorbereiding
babel-rules-setup = Op elk wonder liggen drie van de 24 schijven; elke schijf toont een soort (kameel, schip, kraan of metselaar) en hoeveel kaarten daarvan nodig zijn. Iedereen begint met vier bouwkaarten en een handelskaart.
babel-rules-turn-title = Een beurt
babel-rules-turn =
    Pas of bouw. Als je past, trek je twee kaarten en de anderen één. Als je bouwt, kies je een schijf.
    Is de stapel op, dan worden de gespeelde kaarten geschud tot een nieuwe stapel.
babel-rules-offer-title = Biedingen
babel-rules-offer = Alle anderen beslissen in het geheim hoeveel kaarten van de gevraagde soort ze bieden: hoogstens zoveel als de schijf vraagt, of niets. Bij minstens één kaart mag de handelskaart erbij. Alle biedingen gaan tegelijk open.
babel-rules-offer-example = De schijf toont kameel 5 en je hebt drie kamelen. Je mag er nul tot drie bieden; vanaf één ook de handelskaart.
babel-rules-invite-title = Uitnodigen
babel-rules-invite = Jij kiest wie je uitnodigt. Elke gast brengt het hele bod mee; hoogstens één gast mag een handelskaart hebben; samen mogen de gasten niet meer meebrengen dan de schijf vraagt. Precies wat er nog ontbreekt, leg je bij uit je hand. Je mag ook opgeven.
babel-rules-invite-example = De schijf vraagt 4 schepen. Anna biedt er 2, Ben 3 met de handelskaart. Je nodigt Anna uit en speelt er zelf 2: jullie zetten elk twee bouwdelen, en de schijf is van jou. Ben krijgt zijn kaarten terug en 3 punten.
babel-rules-success-title = Als er gebouwd wordt
babel-rules-success = Voor elke kaart die je hebt gespeeld, zet je een bouwdeel op het wonder, en elke gast doet dat ook. Een gast met de handelskaart zet er geen; die bouwdelen zet jij, maar de gast neemt de schijf. Anders is die voor jou. Wie heeft geboden en niet is uitgenodigd, neemt de kaarten terug en krijgt voor elke kaart een punt. Daarna trekt iedereen een kaart.
babel-rules-success-example = De schijf vraagt 4 schepen. Je nodigt Ben uit, die er 3 biedt met de handelskaart, en speelt er zelf 1. Jij zet alle vier de bouwdelen, Ben neemt de schijf. Anna, die er 2 had geboden, krijgt ze terug en 2 punten.
babel-rules-wonder-title = Een wonder is voltooid
babel-rules-wonder =
    Met de derde schijf wordt een wonder gewaardeerd: de meeste en de op één na meeste bouwdelen leveren op wat de volgende rij van de tabel aangeeft, ieder ander met een bouwdeel krijgt 3. Staan er meer gelijk bovenaan, dan krijgen die allemaal de tweede waarde en de anderen 3; bij een gedeelde tweede plaats krijgt ieder 3. Wie aan de beurt is, neemt een actiekaart. Elk volgend wonder levert meer op.
    De rijen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Na de waardering neemt iedereen de eigen bouwdelen van het wonder terug.
babel-rules-wonder-example = Het eerste wonder: Anna heeft vijf bouwdelen, Ben en Cleo elk drie. Anna krijgt 8 punten, Ben en Cleo elk 3, omdat ze de tweede plaats delen. Had Ben er ook vijf, dan kregen hij en Anna elk 4 en Cleo 3.
babel-rules-end-title = Het einde
babel-rules-end =
    Het spel eindigt meteen als de laatste schijf van een soort is gebouwd. Onvoltooide wonderen met bouwdelen leveren 10, 5 en 3 op. Een tot zeven schijven van één soort leveren 0, 5, 10, 20, 30, 40, 50 op.
    Daarna komen de actiekaarten erbij die vanzelf tellen. Het spel eindigt ook na een hele ronde waarin niets is gebouwd en geen kaart is getrokken.
babel-rules-end-example = Vier schepen, twee kranen en een kameel: 20 + 5 + 0 = 25 punten.
babel-rules-actions-title = Actiekaarten
babel-rules-actions =
    Kaarten ruilen: een tot vijf kaarten ruilen. Drie trekken: drie kaarten trekken. Joker: telt bij het uitnodigen als twee ontbrekende kaarten. Dubbele beurt: twee beurten achter elkaar. Troostbonus: 3 punten per kaart in plaats van 1. Schijvenbonus: aan het einde 1 punt per schijf. Vijf punten: aan het einde.
    Kaarten ruilen zit er drie keer in, elke andere kaart twee keer. Hoeveel je er hebt, ziet iedereen; welke, weet alleen jij. Kaarten ruilen en drie trekken speel je als je beslist over passen of bouwen, over een bod of over een uitnodiging; de dubbele beurt in plaats van een gewone. Wie afgewezen wordt en een actiekaart heeft, welke dan ook, krijgt de vraag naar de troostbonus, zodat niemand te weten komt wie hem heeft.
babel-rules-reconstructed = De spelregels herhalen niet wat op het bord en het materiaal gedrukt staat. De getallen van de schijven, de rijen van de wondertabel na de eerste, het grootste deel van de schijventabel en hoe vaak elke actiekaart voorkomt, komen uit recensies of zijn door ons gereconstrueerd. Wie een tafel opent, kan dat alles vervangen door de getallen van een echt exemplaar.
