marketday-title = Marktdag
marketday-option-open = Waren die open liggen
marketday-source-goods = Waren

marketday-decision-bid = Kies een kaart voor je geheime bod.
marketday-decision-take = Neem een van de open waren.

marketday-event-bid_sealed = { $player }: bod uitgebracht
marketday-event-bid_opened = { $player }: bod { $card }
marketday-event-taken = { $player }: waren van { $good }
marketday-event-laid_out = Nu open: waren van { $good }
marketday-event-ended = Alle kaarten zijn gespeeld. Het spel is afgelopen.

marketday-reason-bid_first = eerst brengt iedereen een bod uit
marketday-reason-take_now = neem nu een van de waren
marketday-reason-not_in_hand = deze kaart zit niet in je hand
marketday-reason-not_open = deze waren liggen niet open

marketday-stall = Open waren: { $goods }   (nog { $left })
marketday-seat = { $player }: { $points } punten, { $cards } kaarten, waren: { $goods }
marketday-hand = Je hand: { $cards }
