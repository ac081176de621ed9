babel-title = Der Turmbau zu Babel

babel-wonder = { $wonder ->
    [1] Piramidi di Giza
    [2] Giardini pensili
    [3] Tempio di Artemide
    [4] Statua di Zeus
    [5] Mausoleo
    [6] Colosso
    [7] Faro
   *[8] Torre di Babele
}
babel-suit = { $suit ->
    [camel] cammello
    [ship] nave
    [crane] gru
    [mason] muratore
   *[hidden] ?
}
# Seme e numero di un disco; un disco a due semi ne ha due.
babel-disc = { $suit ->
    [camel] cammello { $number }
    [ship] nave { $number }
    [crane] gru { $number }
    [mason] muratore { $number }
   *[hidden] un disco coperto
}{ $second_suit ->
    [camel] {" "}+ cammello { $second_number }
    [ship] {" "}+ nave { $second_number }
    [crane] {" "}+ gru { $second_number }
    [mason] {" "}+ muratore { $second_number }
   *[none] {""}
}
# Carte o dischi per seme, ciascuno preceduto da uno spazio.
babel-cards = { $camel ->
    [0] {""}
    [one] {" "}{ $camel } × cammello
    [other] {" "}{ $camel } × cammello
   *[hidden] {""}
}{ $ship ->
    [0] {""}
    [one] {" "}{ $ship } × nave
    [other] {" "}{ $ship } × nave
   *[hidden] {""}
}{ $crane ->
    [0] {""}
    [one] {" "}{ $crane } × gru
    [other] {" "}{ $crane } × gru
   *[hidden] {""}
}{ $mason ->
    [0] {""}
    [one] {" "}{ $mason } × muratore
    [other] {" "}{ $mason } × muratore
   *[hidden] {" "}{ $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
}
babel-trade = { $trade ->
    [1] {" "}con la carta scambio
   *[0] {""}
}
babel-card = { $card ->
    [exchange] cambio di carte
    [wild] jolly
    [disc_bonus] premio dischi
    [draw_three] pesca tre
    [rejected_bonus] premio di consolazione
    [double_turn] doppio turno
    [five_points] cinque punti
   *[hidden] coperta
}
# Che cosa fa una carta azione, per una carta mostrata in grande.
babel-card-rule = { $card ->
    [exchange] Scarta da una a cinque carte costruzione e pescane altrettante. Si gioca quando passi o costruisci, offri o inviti.
    [wild] Quando inviti: vale esattamente due carte costruzione mancanti.
    [disc_bonus] Alla fine: 1 punto per ogni tuo disco.
    [draw_three] Pesca tre carte costruzione. Si gioca quando passi o costruisci, offri o inviti.
    [rejected_bonus] Quando la tua offerta viene rifiutata: 3 punti a carta invece di 1.
    [double_turn] Prima di passare o costruire: due turni invece di uno. Dopo il primo nessuno pesca.
   *[five_points] Alla fine: 5 punti.
}
babel-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
babel-source = { $source ->
    [wonders] meraviglie complete
    [rejections] offerte rifiutate
    [unfinished] meraviglie incompiute
    [discs] dischi
   *[cards] carte azione
}

babel-option-discs = Dischi
babel-option-discs-plain = 24 dischi di un solo seme
babel-option-discs-mixed = con quattro dischi a due semi
babel-option-action_cards = Carte azione
babel-option-memory_aid = I dischi presi restano visibili
babel-option-edition = I numeri della tua copia

babel-decision-turn = Passa, oppure costruisci un disco.
babel-decision-offer = Sigilla un’offerta: carte del seme del disco, con o senza la carta scambio, oppure niente.
babel-decision-invite = Invita chi ha fatto un’offerta fino a coprire il disco, oppure rinuncia.
babel-decision-bonus = La tua offerta è stata rifiutata. Usi un premio di consolazione?

babel-event-turn_began = { $second ->
    [1] { $player }: secondo turno
   *[0] { $player }: nuovo turno
}
babel-event-passed = { $player }: passa
babel-event-build_begun = { $player }: vuole costruire { babel-disc }, { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player }: { $cards ->
    [0] non offre niente (offerta sigillata)
    [one] offre{ babel-cards }{ babel-trade } (offerta sigillata)
    [other] offre{ babel-cards }{ babel-trade } (offerta sigillata)
   *[hidden] ha sigillato un’offerta
}
babel-event-offer_opened = { $player }: { $cards ->
    [0] non offre niente
   *[other] offre{ babel-cards }{ babel-trade }
}
babel-event-invited = { $player }: riceve l’invito e gioca{ babel-cards }{ $trade ->
    [1] {" "}e con la carta scambio prende il disco
   *[0] {""}
}
babel-event-cards_played = { $player }: aggiunge{ babel-cards }
babel-event-wild_played = { $player }: { $wilds ->
    [one] un jolly vale{ babel-cards }
   *[other] { $wilds } jolly valgono{ babel-cards }
}
babel-event-parts_placed = { $player }: mette { $parts ->
    [one] 1 parte
   *[other] { $parts } parti
} su { $wonder } { babel-wonder }
babel-event-disc_taken = { $player }: prende il disco { babel-disc }
babel-event-gave_up = { $player }: rinuncia; { babel-disc } resta su { $wonder } { babel-wonder }
babel-event-rejected = { $player }: offerta rifiutata, riprende { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { babel-points }
babel-event-bonus_played = { $player }: premio di consolazione, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più
babel-event-bonus_declined = { $player }: nessun premio di consolazione
babel-event-wonder_scored = Si assegnano i punti di { $wonder } { babel-wonder }, meraviglia { $complete ->
    [1] completa
   *[0] incompiuta
}: { $first }/{ $second }/3
babel-event-wonder_paid = { $player }: { $place ->
    [first] più parti di tutti
    [shared_first] più parti di tutti, a pari merito
    [second] secondo posto
   *[other] presenza
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player }: prende una carta azione: { babel-card }
babel-event-card_drawn = { $player }: pesca { $suit ->
    [camel] un cammello
    [ship] una nave
    [crane] una gru
    [mason] un muratore
   *[hidden] una carta
}
babel-event-reshuffled = Il mazzo è esaurito. { $cards ->
    [one] L’unica carta scartata diventa
   *[other] Le { $cards } carte scartate vengono mescolate e diventano
} il nuovo mazzo.
babel-event-exchanged = { $player }: cambia{ babel-cards }
babel-event-three_drawn = { $player }: gioca «pesca tre»
babel-event-turn_doubled = { $player }: gioca un doppio turno
babel-event-ended = { $why ->
    [last_disc] È stato costruito l’ultimo disco { babel-suit }. La partita è finita.
   *[standstill] Per un giro intero non è successo niente. La partita è finita.
}
babel-event-discs_scored = { $player }: dischi{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player }: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] adesso si passa o si costruisce
    [offer] adesso si decide l’offerta
    [invite] adesso si invita o si rinuncia
   *[bonus] adesso si decide se usare un premio di consolazione
}
babel-reason-not_yet = prima del tuo turno puoi solo sigillare un’offerta
babel-reason-no_such_disc = su { $wonder } { babel-wonder } non c’è il disco { babel-disc }
babel-reason-one_number = il disco { babel-disc } è di un solo seme: indica un numero
babel-reason-two_numbers = il disco { babel-disc } è a due semi: indica un numero per ogni seme, per esempio 1/2
babel-reason-more_than_disc = è più di quanto richiede il disco { babel-disc }
babel-reason-not_in_hand = hai { $held } × { babel-suit }, non { $wanted }
babel-reason-no_offer = il posto { $other } non ha offerto niente
babel-reason-two_trades = fra gli invitati solo uno può avere la carta scambio
babel-reason-too_many_cards = insieme offrono più carte { babel-suit } delle { $number } che richiede il disco
babel-reason-cards_missing = dovresti aggiungere { $wanted } × { babel-suit }, ma ne hai { $held }
babel-reason-parts_missing = al posto { $other } servirebbero { $wanted } parti, ma ne restano { $held }
babel-reason-no_action_card = non hai questa carta: { babel-card }
babel-reason-wild_not_needed = un jolly vale esattamente due carte, ed entrambe devono mancare
babel-reason-double_already = è già in corso un doppio turno

babel-board-discs = dischi
babel-board-parts = parti per posto
babel-board-rows = Le meraviglie complete valgono
babel-board-unfinished = quelle incompiute alla fine
babel-board-bonus = I dischi dello stesso seme valgono alla fine
babel-board-left = Dischi rimasti
babel-board-last = l’ultimo mette fine alla partita
babel-board-deck = Mazzo { $deck }, carte azione { $actions }, scarti:
babel-board-seat = { babel-points }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}{ $actions ->
    [0] {""}
    [one] , 1 carta azione
   *[other] , { $actions } carte azione
}
babel-board-sure = ha di sicuro
babel-board-taken = dischi:
babel-board-hidden = coperto
babel-board-sealed = offerta sigillata
babel-board-open = offerta non ancora sigillata
babel-board-builds = costruisce { babel-disc } su { $wonder } { babel-wonder }
babel-board-double = { $turn ->
    [1] doppio turno, primo turno
   *[2] doppio turno, secondo turno
}
babel-board-hand = La tua mano
babel-board-actions = Le tue carte azione
babel-choice-own = dalla tua mano
babel-choice-parts = parti
babel-choice-disc = disco al posto
babel-choice-rejected = rifiuti
babel-choice-wonder = meraviglia
babel-choice-ends = mette fine alla partita
babel-source-wonders = Meraviglie
babel-source-rejections = Rifiuti
babel-source-unfinished = Meraviglie incompiute
babel-source-discs = Dischi
babel-source-cards = Carte azione
