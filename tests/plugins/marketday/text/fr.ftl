marketday-title = Jour de marché
marketday-option-open = Marchandises visibles
marketday-source-goods = Marchandises

marketday-decision-bid = Choisis une carte pour ton offre secrète.
marketday-decision-take = Prends une des marchandises visibles.

marketday-event-bid_sealed = { $player } : offre faite
marketday-event-bid_opened = { $player } : offre de { $card }
marketday-event-taken = { $player } : marchandise à { $good }
marketday-event-laid_out = Nouvelle marchandise visible : { $good }
marketday-event-ended = Toutes les cartes ont été jouées. La partie est finie.

marketday-reason-bid_first = d’abord, tout le monde fait une offre
marketday-reason-take_now = prends maintenant une marchandise
marketday-reason-not_in_hand = cette carte n’est pas dans ta main
marketday-reason-not_open = cette marchandise n’est pas visible

marketday-stall = Marchandises visibles : { $goods }   (encore { $left })
marketday-seat = { $player } : { $points } points, { $cards } cartes, marchandises : { $goods }
marketday-hand = Ta main : { $cards }
