marketday-title = Market Day
marketday-option-open = Goods that lie open
marketday-source-goods = Goods

marketday-decision-bid = Choose a card for your secret bid.
marketday-decision-take = Take one of the open goods.

marketday-event-bid_sealed = { $player }: bid sealed
marketday-event-bid_opened = { $player }: bid { $card }
marketday-event-taken = { $player }: goods worth { $good }
marketday-event-laid_out = Now open: goods worth { $good }
marketday-event-ended = All cards have been played. The game is over.

marketday-reason-bid_first = everybody bids first
marketday-reason-take_now = take one of the goods now
marketday-reason-not_in_hand = this card is not in your hand
marketday-reason-not_open = these goods do not lie open

marketday-stall = Open goods: { $goods }   ({ $left } more)
marketday-seat = { $player }: { $points } points, { $cards } cards, goods: { $goods }
marketday-hand = Your hand: { $cards }

marketday-zone-stall = The stall
marketday-zone-crates = Still to come
marketday-zone-bids = Bids
marketday-zone-played = Cards played
marketday-zone-goods = Goods
marketday-zone-hand = Hand
marketday-piece-good = goods worth { $value }
marketday-piece-card = card { $value }
marketday-piece-bid = { $player }: no bid yet
marketday-move-bid = Bid { $card }
marketday-move-take = Take the goods worth { $good }
marketday-piece-sealed = { $player }: bid sealed
