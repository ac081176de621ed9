babel-title = Der Turmbau zu Babel

babel-wonder = { $wonder ->
    [1] Pyramides de Gizeh
    [2] Jardins suspendus
    [3] Temple d’Artémis
    [4] Statue de Zeus
    [5] Mausolée
    [6] Colosse
    [7] Phare
   *[8] Tour de Babel
}
babel-suit = { $suit ->
    [camel] chameau
    [ship] navire
    [crane] grue
    [mason] maçon
   *[hidden] ?
}
# La couleur et le nombre d’un disque ; un disque bicolore en a deux.
babel-disc = { $suit ->
    [camel] chameau { $number }
    [ship] navire { $number }
    [crane] grue { $number }
    [mason] maçon { $number }
   *[hidden] un disque face cachée
}{ $second_suit ->
    [camel] {" "}+ chameau { $second_number }
    [ship] {" "}+ navire { $second_number }
    [crane] {" "}+ grue { $second_number }
    [mason] {" "}+ maçon { $second_number }
   *[none] {""}
}
# Des cartes ou des disques par couleur, chacun précédé d’une espace.
babel-cards = { $camel ->
    [0] {""}
    [one] {" "}{ $camel } × chameau
    [other] {" "}{ $camel } × chameau
   *[hidden] {""}
}{ $ship ->
    [0] {""}
    [one] {" "}{ $ship } × navire
    [other] {" "}{ $ship } × navire
   *[hidden] {""}
}{ $crane ->
    [0] {""}
    [one] {" "}{ $crane } × grue
    [other] {" "}{ $crane } × grue
   *[hidden] {""}
}{ $mason ->
    [0] {""}
    [one] {" "}{ $mason } × maçon
    [other] {" "}{ $mason } × maçon
   *[hidden] {" "}{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
}
babel-trade = { $trade ->
    [1] {" "}avec la carte troc
   *[0] {""}
}
babel-card = { $card ->
    [exchange] échange de cartes
    [wild] joker
    [disc_bonus] bonus de disques
    [draw_three] triple pioche
    [rejected_bonus] lot de consolation
    [double_turn] double tour
    [five_points] cinq points
   *[hidden] face cachée
}
# L’effet d’une carte action, pour une carte montrée en grand.
babel-card-rule = { $card ->
    [exchange] Défausse une à cinq cartes construction et pioches-en autant. Se joue au moment de passer ou construire, d’offrir ou d’inviter.
    [wild] Quand tu invites : vaut exactement deux cartes construction manquantes.
    [disc_bonus] À la fin : 1 point par disque que tu possèdes.
    [draw_three] Pioche trois cartes construction. Se joue au moment de passer ou construire, d’offrir ou d’inviter.
    [rejected_bonus] Quand ton offre est refusée : 3 points par carte au lieu de 1.
    [double_turn] Avant de passer ou construire : deux tours au lieu d’un. Personne ne pioche après le premier.
   *[five_points] À la fin : 5 points.
}
babel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
babel-source = { $source ->
    [wonders] merveilles achevées
    [rejections] offres refusées
    [unfinished] merveilles inachevées
    [discs] disques
   *[cards] cartes action
}

babel-option-discs = Disques
babel-option-discs-plain = 24 disques d’une seule couleur
babel-option-discs-mixed = avec quatre disques bicolores
babel-option-action_cards = Cartes action
babel-option-memory_aid = Les disques pris restent visibles
babel-option-edition = Les nombres de ton exemplaire

babel-decision-turn = Passe, ou construis un disque.
babel-decision-offer = Scelle une offre : des cartes de la couleur du disque, avec ou sans la carte troc, ou rien.
babel-decision-invite = Invite d’autres joueurs pour réunir les cartes du disque, ou renonce.
babel-decision-bonus = Ton offre a été refusée. Jouer un lot de consolation ?

babel-event-turn_began = { $second ->
    [1] { $player } : second tour
   *[0] { $player } : nouveau tour
}
babel-event-passed = { $player } : passe
babel-event-build_begun = { $player } : veut construire { babel-disc }, { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player } : { $cards ->
    [0] n’offre rien (offre scellée)
    [one] offre{ babel-cards }{ babel-trade } (offre scellée)
    [other] offre{ babel-cards }{ babel-trade } (offre scellée)
   *[hidden] a scellé une offre
}
babel-event-offer_opened = { $player } : { $cards ->
    [0] n’offre rien
   *[other] offre{ babel-cards }{ babel-trade }
}
babel-event-invited = { $player } : sur invitation, joue{ babel-cards }{ $trade ->
    [1] {" "}et prend le disque grâce à la carte troc
   *[0] {""}
}
babel-event-cards_played = { $player } : ajoute{ babel-cards }
babel-event-wild_played = { $player } : { $wilds ->
    [one] un joker vaut{ babel-cards }
   *[other] { $wilds } jokers valent{ babel-cards }
}
babel-event-parts_placed = { $player } : pose { $parts ->
    [one] { $parts } pièce
   *[other] { $parts } pièces
} sur { $wonder } { babel-wonder }
babel-event-disc_taken = { $player } : prend le disque { babel-disc }
babel-event-gave_up = { $player } : renonce ; { babel-disc } reste sur { $wonder } { babel-wonder }
babel-event-rejected = { $player } : offre refusée, reprend { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { babel-points }
babel-event-bonus_played = { $player } : lot de consolation, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
babel-event-bonus_declined = { $player } : pas de lot de consolation
babel-event-wonder_scored = Décompte de { $wonder } { babel-wonder }, merveille { $complete ->
    [1] achevée
   *[0] inachevée
} : { $first }/{ $second }/3
babel-event-wonder_paid = { $player } : { $place ->
    [first] le plus de pièces
    [shared_first] le plus de pièces, à égalité
    [second] deuxième place
   *[other] présence
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player } : prend une carte action : { babel-card }
babel-event-card_drawn = { $player } : pioche { $suit ->
    [camel] un chameau
    [ship] un navire
    [crane] une grue
    [mason] un maçon
   *[hidden] une carte
}
babel-event-reshuffled = La pioche est vide. { $cards ->
    [one] L’unique carte défaussée devient
   *[other] Les { $cards } cartes défaussées sont mélangées et deviennent
} la nouvelle pioche.
babel-event-exchanged = { $player } : échange{ babel-cards }
babel-event-three_drawn = { $player } : joue une triple pioche
babel-event-turn_doubled = { $player } : joue un double tour
babel-event-ended = { $why ->
    [last_disc] Le dernier disque { babel-suit } est construit. La partie est finie.
   *[standstill] Il ne s’est rien passé pendant tout un tour de table. La partie est finie.
}
babel-event-discs_scored = { $player } : disques{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player } : { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] il faut maintenant passer ou construire
    [offer] il faut maintenant décider d’une offre
    [invite] il faut maintenant inviter ou renoncer
   *[bonus] il faut maintenant dire si tu joues un lot de consolation
}
babel-reason-not_yet = avant ton tour, tu peux seulement sceller une offre
babel-reason-no_such_disc = il n’y a pas de disque { babel-disc } sur { $wonder } { babel-wonder }
babel-reason-one_number = le disque { babel-disc } est d’une seule couleur : donne un nombre
babel-reason-two_numbers = le disque { babel-disc } est bicolore : donne un nombre par couleur, par exemple 1/2
babel-reason-more_than_disc = c’est plus que n’en demande le disque { babel-disc }
babel-reason-not_in_hand = tu as { $held } × { babel-suit }, pas { $wanted }
babel-reason-no_offer = la place { $other } n’a rien offert
babel-reason-two_trades = un seul des invités peut avoir la carte troc
babel-reason-too_many_cards = ensemble, ces offres dépassent les { $number } × { babel-suit } que demande le disque
babel-reason-cards_missing = il faudrait ajouter { $wanted } × { babel-suit }, et tu en as { $held }
babel-reason-parts_missing = il faudrait { $wanted } pièces à la place { $other }, et il lui en reste { $held }
babel-reason-no_action_card = tu n’as pas cette carte : { babel-card }
babel-reason-wild_not_needed = un joker vaut exactement deux cartes, et les deux doivent manquer
babel-reason-double_already = un double tour est déjà en cours

babel-board-discs = disques
babel-board-parts = pièces par place
babel-board-rows = Une merveille achevée rapporte
babel-board-unfinished = une inachevée, à la fin
babel-board-bonus = Les disques d’une même couleur rapportent à la fin
babel-board-left = Disques restants
babel-board-last = le dernier met fin à la partie
babel-board-deck = Pioche { $deck }, cartes action { $actions }, défausse :
babel-board-seat = { babel-points }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $actions ->
    [0] {""}
    [one] , { $actions } carte action
   *[other] , { $actions } cartes action
}
babel-board-sure = a à coup sûr
babel-board-taken = disques :
babel-board-hidden = face cachée
babel-board-sealed = offre scellée
babel-board-open = offre pas encore scellée
babel-board-builds = construit { babel-disc } sur { $wonder } { babel-wonder }
babel-board-double = { $turn ->
    [1] double tour, premier tour
   *[2] double tour, second tour
}
babel-board-hand = Ta main
babel-board-actions = Tes cartes action
babel-choice-own = de ta main
babel-choice-parts = pièces
babel-choice-disc = disque à la place
babel-choice-rejected = refus
babel-choice-wonder = merveille
babel-choice-ends = met fin à la partie
babel-source-wonders = Merveilles
babel-source-rejections = Refus
babel-source-unfinished = Merveilles inachevées
babel-source-discs = Disques
babel-source-cards = Cartes action
