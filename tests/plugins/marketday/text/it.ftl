marketday-title = Giorno di mercato
marketday-option-open = Merci scoperte
marketday-source-goods = Merci

marketday-decision-bid = Scegli una carta per la tua offerta segreta.
marketday-decision-take = Prendi una delle merci scoperte.

marketday-event-bid_sealed = { $player }: offerta fatta
marketday-event-bid_opened = { $player }: offerta { $card }
marketday-event-taken = { $player }: merce da { $good }
marketday-event-laid_out = Ora è scoperta la merce da { $good }
marketday-event-ended = Tutte le carte sono state giocate. La partita è finita.

marketday-reason-bid_first = prima tutti fanno un’offerta
marketday-reason-take_now = ora prendi una merce
marketday-reason-not_in_hand = questa carta non è nella tua mano
marketday-reason-not_open = questa merce non è scoperta

marketday-stall = Merci scoperte: { $goods }   (altre { $left })
marketday-seat = { $player }: { $points } punti, { $cards } carte, merci: { $goods }
marketday-hand = La tua mano: { $cards }
