marketday-title = Markttag
marketday-option-open = Offene Waren
marketday-source-goods = Waren

marketday-decision-bid = Wähle eine Karte für dein geheimes Gebot.
marketday-decision-take = Nimm eine der offenen Waren.

marketday-event-bid_sealed = { $player }: Gebot abgegeben
marketday-event-bid_opened = { $player }: Gebot { $card }
marketday-event-taken = { $player }: Ware zu { $good }
marketday-event-laid_out = Jetzt offen: Ware zu { $good }
marketday-event-ended = Alle Karten sind gespielt. Das Spiel ist zu Ende.

marketday-reason-bid_first = erst bieten alle
marketday-reason-take_now = nimm jetzt eine Ware
marketday-reason-not_in_hand = diese Karte hast du nicht auf der Hand
marketday-reason-not_open = diese Ware liegt nicht offen

marketday-stall = Offene Waren: { $goods }   (noch { $left })
marketday-seat = { $player }: { $points } Punkte, { $cards } Karten, Waren: { $goods }
marketday-hand = Deine Hand: { $cards }
