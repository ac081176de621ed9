babel-title = Der Turmbau zu Babel

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
babel-option-discs-plain = 24 enkele schijven
babel-option-discs-mixed = met vier dubbele schijven
babel-option-action_cards = Actiekaarten
babel-option-memory_aid = Genomen schijven blijven zichtbaar
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

babel-board-discs = schijven
babel-board-parts = bouwdelen per plaats
babel-board-rows = Voltooide wonderen
babel-board-unfinished = onvoltooide aan het einde
babel-board-bonus = Schijven van één soort leveren op
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
babel-board-sure = zeker in de hand
babel-board-taken = schijven:
babel-board-hidden = gedekt
babel-board-sealed = bod uitgebracht
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
