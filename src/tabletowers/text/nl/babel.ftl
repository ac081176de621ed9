babel-title = Der Turmbau zu Babel

babel-wonder = { $wonder ->
    [1] Piramiden van Gizeh
    [2] Hangende tuinen
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
   *[hidden] een gesloten schijf
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
    [draw_three] drie kaarten
    [rejected_bonus] troostbonus
    [double_turn] dubbele beurt
    [five_points] vijf punten
   *[hidden] gesloten
}
# Wat een actiekaart doet, voor een groot getoonde kaart.
babel-card-rule = { $card ->
    [exchange] Leg een tot vijf bouwkaarten af en trek er evenveel. Wanneer je past of bouwt, biedt of uitnodigt.
    [wild] Bij het uitnodigen: telt als precies twee ontbrekende bouwkaarten.
    [disc_bonus] Aan het eind: 1 punt voor elk van je schijven.
    [draw_three] Trek drie bouwkaarten. Wanneer je past of bouwt, biedt of uitnodigt.
    [rejected_bonus] Als je bod wordt afgewezen: 3 punten per kaart in plaats van 1.
    [double_turn] Voordat je past of bouwt: twee beurten in plaats van één. Na de eerste trekt niemand kaarten.
   *[five_points] Aan het eind: 5 punten.
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
babel-option-discs-plain = 24 enkele schijven
babel-option-discs-mixed = met vier dubbele schijven
babel-option-action_cards = Actiekaarten
babel-option-memory_aid = Genomen schijven blijven zichtbaar
babel-option-edition = De getallen van je eigen exemplaar

babel-decision-turn = Pas, of bouw een schijf.
babel-decision-offer = Verzegel een bod: kaarten van de gevraagde soort, met of zonder de handelskaart, of niets.
babel-decision-invite = Neem biedingen aan tot de schijf betaald is, of geef op.
babel-decision-bonus = Je bod is afgewezen. Een troostbonus inzetten?

babel-event-turn_began = { $second ->
    [1] { $player }: tweede beurt
   *[0] { $player }: een nieuwe beurt
}
babel-event-passed = { $player }: past
babel-event-build_begun = { $player }: wil bouwen: { babel-disc }, { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player }: { $cards ->
    [0] biedt niets, verzegeld
    [one] biedt{ babel-cards }{ babel-trade }, verzegeld
    [other] biedt{ babel-cards }{ babel-trade }, verzegeld
   *[hidden] heeft een bod verzegeld
}
babel-event-offer_opened = { $player }: { $cards ->
    [0] biedt niets
   *[other] biedt{ babel-cards }{ babel-trade }
}
babel-event-invited = { $player }: uitgenodigd, speelt{ babel-cards }{ $trade ->
    [1] {" "}en krijgt voor de handelskaart de schijf
   *[0] {""}
}
babel-event-cards_played = { $player }: legt bij:{ babel-cards }
babel-event-wild_played = { $player }: { $wilds ->
    [one] een joker telt als{ babel-cards }
   *[other] { $wilds } jokers tellen als{ babel-cards }
}
babel-event-parts_placed = { $player }: { $parts ->
    [one] 1 bouwdeel
   *[other] { $parts } bouwdelen
} op { $wonder } { babel-wonder }
babel-event-disc_taken = { $player }: neemt de schijf { babel-disc }
babel-event-gave_up = { $player }: geeft op; { babel-disc } blijft op { $wonder } { babel-wonder }
babel-event-rejected = { $player }: afgewezen, neemt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} terug, { babel-points }
babel-event-bonus_played = { $player }: troostbonus, nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
} erbij
babel-event-bonus_declined = { $player }: geen troostbonus
babel-event-wonder_scored = { $wonder } { babel-wonder } wordt geteld, { $complete ->
    [1] voltooid
   *[0] onvoltooid
}: { $first }/{ $second }/3
babel-event-wonder_paid = { $player }: { $place ->
    [first] de meeste bouwdelen
    [shared_first] de meeste bouwdelen, gelijk
    [second] op één na de meeste bouwdelen
   *[other] aanwezig
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player }: neemt een actiekaart: { babel-card }
babel-event-card_drawn = { $player }: trekt een { $suit ->
    [camel] kameel
    [ship] schip
    [crane] kraan
    [mason] metselaar
   *[hidden] kaart
}
babel-event-reshuffled = De stapel is op. { $cards ->
    [one] De ene afgelegde kaart wordt
   *[other] De { $cards } afgelegde kaarten worden geschud en vormen
} de nieuwe stapel.
babel-event-exchanged = { $player }: ruilt{ babel-cards }
babel-event-three_drawn = { $player }: speelt de kaart drie kaarten
babel-event-turn_doubled = { $player }: speelt een dubbele beurt
babel-event-ended = { $why ->
    [last_disc] De laatste schijf met { babel-suit } is gebouwd. Het spel is afgelopen.
   *[standstill] Een hele ronde lang is er niets bewogen. Het spel is afgelopen.
}
babel-event-discs_scored = { $player }: schijven{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player }: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] nu pas je of bouw je
    [offer] nu beslis je over je bod
    [invite] nu nodig je uit of geef je op
   *[bonus] nu zeg je of je een troostbonus inzet
}
babel-reason-not_yet = voordat je aan de beurt bent, kun je alleen een bod verzegelen
babel-reason-no_such_disc = op { $wonder } { babel-wonder } ligt geen schijf { babel-disc }
babel-reason-one_number = de schijf { babel-disc } heeft één soort: geef één getal
babel-reason-two_numbers = de schijf { babel-disc } is dubbel: geef voor elke soort een getal, zoals 1/2
babel-reason-more_than_disc = dat is meer dan de schijf { babel-disc } vraagt
babel-reason-not_in_hand = je hebt { $held } × { babel-suit }, geen { $wanted }
babel-reason-no_offer = plaats { $other } heeft niets geboden
babel-reason-two_trades = maar één van de genodigden mag een handelskaart hebben
babel-reason-too_many_cards = samen bieden ze meer dan { $number } × { babel-suit }, wat de schijf vraagt
babel-reason-cards_missing = je zou { $wanted } × { babel-suit } moeten bijleggen en hebt er { $held }
babel-reason-parts_missing = plaats { $other } zou { $wanted } bouwdelen nodig hebben en heeft er nog { $held }
babel-reason-no_action_card = die kaart heb je niet: { babel-card }
babel-reason-wild_not_needed = een joker telt als precies twee kaarten, en beide moeten ontbreken
babel-reason-double_already = er is al een dubbele beurt bezig

babel-board-discs = schijven
babel-board-parts = bouwdelen per plaats
babel-board-rows = Voltooide wonderen leveren op
babel-board-unfinished = onvoltooide aan het eind
babel-board-bonus = Schijven van één soort leveren aan het eind op
babel-board-left = Nog te bouwen
babel-board-last = de laatste beëindigt het spel
babel-board-deck = Stapel { $deck }, actiekaarten { $actions }, afgelegd:
babel-board-seat = { babel-points }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}{ $actions ->
    [0] {""}
    [one] , 1 actiekaart
   *[other] , { $actions } actiekaarten
}
babel-board-sure = heeft zeker
babel-board-taken = schijven:
babel-board-hidden = gesloten
babel-board-sealed = bod verzegeld
babel-board-open = nog geen bod
babel-board-builds = bouwt { babel-disc } op { $wonder } { babel-wonder }
babel-board-double = { $turn ->
    [1] dubbele beurt, eerste beurt
   *[2] dubbele beurt, tweede beurt
}
babel-board-hand = Je hand
babel-board-actions = Je actiekaarten
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
