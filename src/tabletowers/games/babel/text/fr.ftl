babel-title = Der Turmbau zu Babel
babel-begins = La règle vous laisse choisir qui commence.

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
# Un disque choisi : il était alors face visible, même si l’on ne peut plus le regarder.
babel-disc-then = { $suit ->
    [camel] { babel-disc }
    [ship] { babel-disc }
    [crane] { babel-disc }
    [mason] { babel-disc }
   *[unknown] un disque
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
babel-option-discs-plain = Les 24 disques sont d’une seule couleur.
babel-option-discs-mixed = Quatre des 24 disques sont bicolores ; la règle le permet aussi.
babel-option-action_cards = Cartes action
babel-option-action_cards-true = On joue avec les cartes action.
babel-option-action_cards-false = On joue sans cartes action.
babel-option-memory_aid = Disques pris
babel-option-memory_aid-false = Ils sont posés face cachée : les autres voient seulement combien il y en a.
babel-option-memory_aid-true = Ils restent face visible : tout le monde voit lesquels.
babel-option-edition = Les nombres de ton exemplaire
babel-option-edition-other = Vous jouez avec les nombres de votre exemplaire.
babel-edition-discs = Nombres sur les disques
babel-edition-first = Merveille { $row }, le plus de pièces
babel-edition-second = Merveille { $row }, deuxième place
babel-edition-bonus = { $count ->
    [one] { $count } disque d’une couleur
   *[other] { $count } disques d’une couleur
}
babel-edition-two-suits = Disques bicolores
babel-edition-pair = Disque bicolore { $disc }
babel-edition-parts = Pièces de chaque joueur
babel-edition-limited = Il y a une limite
babel-edition-wrong-number = Un nombre manque, ou il est trop petit ou trop grand.
babel-edition-no-five = Parmi les disques de chaque couleur, il faut un 5, qu’un disque bicolore remplace ({ $suit }).
babel-edition-second-more = La deuxième place ne peut pas rapporter plus que la première.
babel-edition-rows-fall = Une merveille ne peut pas rapporter moins que la précédente.
babel-edition-bonus-falls = Plus de disques d’une couleur ne peuvent pas rapporter moins.
babel-edition-cards = Il y a 15 cartes action en tout, pas { $count }.
babel-edition-pairs = Chaque couleur est sur deux des quatre disques, et aucun disque n’a deux fois la même.

babel-decision-turn = Passe, ou construis un disque.
babel-decision-offer = Scelle une offre : des cartes de la couleur du disque, avec ou sans la carte troc, ou rien.
babel-decision-invite = Invite d’autres joueurs pour réunir les cartes du disque, ou renonce à construire.
babel-decision-bonus = Ton offre a été refusée. Jouer un lot de consolation ?
babel-step-offer = { $player } veut construire { $disc } ({ $wonder }). { $able ->
    [yes] Combien de cartes offres-tu ?
   *[no] Tu n’as rien à offrir.
}
babel-step-seal = Scelle maintenant ton offre : { $cards }{ $trade ->
    [yes] { " " }avec la carte troc
   *[no] { "" }
}.
babel-step-invite = { $legal ->
    [yes] { $count ->
        [0] Tu peux construire sans aide, ou toucher les offres pour les accepter.
       *[other] Invite maintenant { $players } et construis, ou change d’invités.
    }
   *[no] { $count ->
        [0] Touche les offres pour les accepter jusqu’à ce que le disque soit payé, ou renonce à construire.
       *[other] Avec { $players }, cela ne suffit pas encore : change d’invités, ou renonce à construire.
    }
}
babel-step-give-up = Ces offres ne font pas le compte. Renonce à construire.
babel-step-exchange = { $legal ->
    [yes] Échange maintenant { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    }, ou choisis-en d’autres.
   *[no] { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } : impossible ; choisis-en une à cinq.
}

babel-event-turn_began = { $second ->
    [1] { $you ->
        [yes] Ton second tour commence
       *[no] Le second tour de { $player } commence
    }
   *[0] { $you ->
        [yes] Ton tour commence
       *[no] Le tour de { $player } commence
    }
}
babel-event-passed = { $you ->
    [yes] Tu passes
   *[no] { $player } passe
}
babel-event-build_begun = { $you ->
    [yes] Tu veux
   *[no] { $player } veut
} construire { babel-disc-then }, { $wonder } { babel-wonder }
babel-event-offer_sealed = { $you ->
    [yes] Tu scelles une offre
   *[no] { $player } scelle une offre
}{ $cards ->
    [0] {" "}: rien
    [one] {" "}:{ babel-cards }{ babel-trade }
    [other] {" "}:{ babel-cards }{ babel-trade }
   *[hidden] {""}
}
babel-event-offer_opened = { $cards ->
    [0] { $you ->
        [yes] Tu n’offres rien
       *[no] { $player } n’offre rien
    }
   *[other] { $you ->
        [yes] Tu offres{ babel-cards }{ babel-trade }
       *[no] { $player } offre{ babel-cards }{ babel-trade }
    }
}
babel-event-invited = { $trade ->
    [1] { $you ->
        [yes] Sur invitation, tu joues{ babel-cards } et prends le disque grâce à la carte troc
       *[no] Sur invitation, { $player } joue{ babel-cards } et prend le disque grâce à la carte troc
    }
   *[0] { $you ->
        [yes] Sur invitation, tu joues{ babel-cards }
       *[no] Sur invitation, { $player } joue{ babel-cards }
    }
}
babel-event-cards_played = { $you ->
    [yes] Tu ajoutes
   *[no] { $player } ajoute
}{ babel-cards }
babel-event-wild_played = { $you ->
    [yes] Tu joues
   *[no] { $player } joue
} { $wilds ->
    [one] { $wilds } joker
   *[other] { $wilds } jokers
} pour{ babel-cards }
babel-event-parts_placed = { $you ->
    [yes] Tu poses
   *[no] { $player } pose
} { $parts ->
    [one] { $parts } pièce
   *[other] { $parts } pièces
} sur { $wonder } { babel-wonder }
babel-event-disc_taken = { $you ->
    [yes] Tu prends
   *[no] { $player } prend
} le disque : { babel-disc }
babel-event-gave_up = { $you ->
    [yes] Tu renonces
   *[no] { $player } renonce
} à construire ; { babel-disc } reste sur { $wonder } { babel-wonder }
babel-event-rejected = { $you ->
    [yes] Ton offre
   *[no] L’offre de { $player }
} est refusée : { $cards ->
    [one] { $cards } carte rendue
   *[other] { $cards } cartes rendues
}, { babel-points } pour le refus
babel-event-bonus_played = { $you ->
    [yes] Tu joues
   *[no] { $player } joue
} un lot de consolation : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
babel-event-bonus_declined = { $you ->
    [yes] Tu ne joues
   *[no] { $player } ne joue
} pas de lot de consolation
babel-event-wonder_scored = { $wonder } { babel-wonder }, merveille { $complete ->
    [1] achevée
   *[0] inachevée
} : { $first } pour le plus de pièces, { $second } pour la deuxième place, 3 pour les autres qui en ont
babel-event-wonder_paid = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $place ->
    [first] le plus de pièces
    [shared_first] le plus de pièces, à égalité
    [second] la deuxième place
   *[other] aussi des pièces
} ({ $parts }) sur { $wonder } { babel-wonder } : { babel-points }
babel-event-action_card_taken = { $you ->
    [yes] Tu prends
   *[no] { $player } prend
} une carte action : { babel-card }
babel-event-card_drawn = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} { $suit ->
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
babel-event-exchanged = { $you ->
    [yes] Tu échanges
   *[no] { $player } échange
}{ babel-cards }
babel-event-three_drawn = { $you ->
    [yes] Tu joues
   *[no] { $player } joue
} une triple pioche
babel-event-turn_doubled = { $you ->
    [yes] Tu joues
   *[no] { $player } joue
} un double tour
babel-event-ended = { $why ->
    [last_disc] Le dernier disque { babel-suit } est construit. La partie est finie.
   *[standstill] Pendant tout un tour de table, personne n’a rien construit ni pioché. La partie est finie.
}
babel-event-discs_scored = { $you ->
    [yes] Tes disques
   *[no] Les disques de { $player }
} :{ babel-cards } ; { babel-points }
babel-event-final_card_scored = { $you ->
    [yes] Tes cartes action
   *[no] Les cartes action de { $player }
} : { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] il faut maintenant passer ou construire
    [offer] il faut maintenant décider d’une offre
    [invite] il faut maintenant inviter ou renoncer à construire
   *[bonus] il faut maintenant dire si tu joues un lot de consolation
}
babel-reason-not_yet = tant que ce n’est pas à toi d’offrir, tu peux seulement sceller une offre
babel-reason-no_such_disc = il n’y a pas de disque { babel-disc } sur { $wonder } { babel-wonder }
babel-reason-one_number = le disque { babel-disc } est d’une seule couleur : donne un nombre
babel-reason-two_numbers = le disque { babel-disc } est bicolore : donne un nombre par couleur, par exemple 1/2
babel-reason-more_than_disc = c’est plus que n’en demande le disque { babel-disc }
babel-reason-not_in_hand = tu as { $held } × { babel-suit }, pas { $wanted }
babel-reason-no_offer = { $player } n’a rien offert
babel-reason-two_trades = un seul des invités peut avoir la carte troc
babel-reason-too_many_cards = ensemble, ces offres dépassent les { $number } × { babel-suit } que demande le disque
babel-reason-cards_missing = { $lost ->
    [yes] aucun choix d’invités ne donne, avec tes propres cartes, exactement ce que demande { babel-disc }
   *[no] il faudrait ajouter { $wanted } × { babel-suit }, et tu en as { $held }
}
babel-reason-parts_missing = il faudrait { $wanted } pièces à { $player }, et il n’en reste que { $held }
babel-reason-no_action_card = tu n’as pas cette carte : { babel-card }
babel-reason-wild_not_needed = un joker vaut exactement deux cartes, et les deux doivent manquer
babel-reason-double_already = un double tour est déjà en cours

babel-terminal-discs = disques
babel-terminal-parts = pièces par place
babel-terminal-rows = Une merveille achevée rapporte
babel-terminal-unfinished = une inachevée, à la fin
babel-terminal-bonus = Les disques d’une même couleur rapportent à la fin
babel-terminal-left = Disques restants
babel-terminal-last = le dernier met fin à la partie
babel-terminal-deck = Pioche { $deck }, cartes action { $actions }, défausse :
babel-terminal-seat = { babel-points }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $actions ->
    [0] {""}
    [one] , { $actions } carte action
   *[other] , { $actions } cartes action
}
babel-terminal-sure = a à coup sûr
babel-terminal-taken = disques :
babel-terminal-hidden = face cachée
babel-terminal-sealed = offre scellée
babel-terminal-open = offre pas encore scellée
babel-terminal-builds = construit { babel-disc } sur { $wonder } { babel-wonder }
babel-terminal-double = { $turn ->
    [1] double tour, premier tour
   *[2] double tour, second tour
}
babel-terminal-hand = Ta main
babel-terminal-actions = Tes cartes action
babel-choice-own = de ta main
babel-choice-parts = pièces
babel-choice-disc = disque à la place
babel-choice-disc-to = disque à { $player }
babel-choice-rejected = refusés
babel-choice-wonder = merveille
babel-choice-ends = met fin à la partie
babel-source-wonders = Merveilles
babel-source-rejections = Refus
babel-source-unfinished = Merveilles inachevées
babel-source-discs = Disques
babel-source-cards = Cartes action

babel-statistics-table-wonders = Merveilles
babel-statistics-table-discs = Disques
babel-statistics-table-offers = Offres
babel-statistics-table-action_cards = Cartes action
babel-statistics-table-ends = Fins
babel-statistics-column-parts = pièces
babel-statistics-column-discs_built = disques construits
babel-statistics-column-completed = achevées
babel-statistics-column-unfinished = inachevées
babel-statistics-column-built = construits
babel-statistics-column-begun = commencés
babel-statistics-column-given_up = abandonnés
babel-statistics-column-made = faites
babel-statistics-column-invited = acceptées
babel-statistics-column-rejected = refusées
babel-statistics-column-with_trade = avec troc
babel-statistics-column-trade_invited = troc accepté
babel-statistics-column-played = jouées
babel-statistics-column-taken = prises
babel-statistics-column-games = parties
babel-statistics-item-wonder = { $wonder } { $wonder ->
    [1] pyramides
    [2] jardins
    [3] temple
    [4] statue
    [5] mausolée
    [6] colosse
    [7] phare
   *[8] tour
}
babel-statistics-item-offer = { $offer ->
    [0] rien
    [one] { $offer } carte
   *[other] { $offer } cartes
}
babel-statistics-item-card = { babel-card }
babel-statistics-item-suit = le dernier disque { babel-suit }
babel-statistics-item-standstill = un blocage
babel-statistics-source-complete = merveilles achevées, { $complete ->
    [first] première place
    [shared_first] première place partagée
    [second] deuxième place
   *[other] autres
}
babel-statistics-source-unfinished = merveilles inachevées, { $unfinished ->
    [first] première place
    [shared_first] première place partagée
    [second] deuxième place
   *[other] autres
}
babel-statistics-source-rejected = offres refusées
babel-statistics-source-card = { babel-card }
babel-statistics-source-discs = disques

babel-coach-points = Tes points
babel-coach-rival_points = Points de { $player }
babel-coach-wonder = Tu as le plus de pièces quand { $wonder } { babel-wonder } est comptée
babel-coach-rival_wonder = { $player } a le plus de pièces quand { $wonder } { babel-wonder } est comptée
babel-coach-parts = Pièces que tu places sur { $wonder } { babel-wonder }
babel-coach-disc = Tu prends un disque ({ babel-suit })
babel-coach-discs = Disques que tu prends
babel-coach-rival_discs = Disques que prend { $player }
babel-coach-invited = Ton offre est acceptée
babel-coach-trade = Ta carte troc te vaut le disque
babel-coach-rejected = Points pour tes offres refusées
babel-coach-gave_up = Tu dois renoncer ensuite à construire
babel-coach-guests = Pièces que placent tes invités
babel-coach-action_cards = Cartes action que tu prends
babel-coach-cards = Cartes construction qui te restent en main
babel-setup-discs = Disques de la merveille { $number }
babel-setup-hands = Main du joueur { $number }
babel-setup-deck = Pioche, à partir du dessus
babel-setup-actions = Cartes action, à partir du dessus
babel-theme-points = points
babel-theme-wonders = être en tête sur une merveille
babel-theme-discs = disques
babel-theme-offers = offres et invités
babel-theme-hand = cartes en main
babel-theme-rivals = ce que tu laisses aux autres
babel-look-points = Cherche les points : qu’est-ce qui rapporte bientôt ?
babel-look-wonders = Regarde les merveilles : où peux-tu avoir le plus de pièces ?
babel-look-discs = Regarde les disques : quelles couleurs collectionnes-tu ?
babel-look-offers = Regarde les offres : que donneront les autres, et que veulent-ils en échange ?
babel-look-hand = Regarde ta main : à quoi te sert-elle encore ?
babel-look-rivals = Regarde les autres : qu’est-ce que cela leur donnerait ?

babel-pitch = Construis avec les autres les merveilles du monde, et tires-en plus de points que tout le monde.
babel-legend-disc = Un disque de couleur { $suit }. Son nombre dit combien de cartes de cette couleur il faut pour le construire.
babel-legend-wonder = Une merveille : ce qui est pâle reste à construire. Le troisième disque l’achève.
babel-legend-parts = Des pièces sur une merveille, à la couleur de leur joueur. Le bord doré indique qui en a le plus.
babel-legend-complete = Cette merveille est achevée et a rapporté ses points.
babel-legend-sealed = Une offre scellée. Elle s’ouvre quand toutes y sont.
babel-legend-trade = Une offre ouverte avec la carte troc : ce joueur prendrait le disque, et celui qui construit poserait les pièces.
babel-legend-sure = Un joueur a sûrement au moins ce nombre de cartes de cette couleur : tout le monde les a vues.
babel-legend-rows = Ce que rapporte la prochaine merveille : pour le plus de pièces et pour la deuxième place. Les autres qui en ont reçoivent 3.
babel-board-wonder = { $wonder }, étapes construites : { $stage } sur 3. Pièces : { $parts }
babel-board-build = Construire { $disc } : { $wonder }
babel-board-discs-taken = Disques pris
babel-board-cards = { $cards ->
    [one] { $cards } carte construction
   *[other] { $cards } cartes construction
}
babel-board-action-cards = { $cards ->
    [one] { $cards } carte action
   *[other] { $cards } cartes action
}
babel-board-sure = Au moins { $cards } × { $suit } à coup sûr
babel-board-suits-left = Disques restants
babel-board-last = le dernier !
babel-board-rows = La prochaine merveille rapporte
babel-board-rows-help = Le plus de pièces / deuxième place ; 3 points pour les autres qui ont une pièce.
babel-board-disc-table = Les disques d’une même couleur rapportent
babel-board-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
babel-board-hand = Tes cartes construction
babel-board-own-actions = Tes cartes action
babel-board-offer-title = Ton offre
babel-board-offer-help = Elle reste secrète tant que chacun n’a pas scellé la sienne. Si elle est refusée, tu reprends tes cartes et marques un point pour chacune.
babel-board-have = tu en as { $cards }
babel-board-trade = Ajouter la carte troc : tu prends le disque, les pièces vont à qui construit
babel-board-trade-short = carte troc
babel-board-seal = Sceller l’offre
babel-board-reseal = Changer l’offre
babel-board-offer-nothing = Ne rien offrir
babel-board-none-of = Tu n’as pas de carte pour cela ({ $suits }).
babel-board-sealed-already = Scellée : { $offer }
babel-board-offer-of = { $player } offre { $cards }{ $trade ->
    [yes] { " " }avec la carte troc
   *[no] { "" }
}
babel-board-invite-title = Qui invites-tu ?
babel-board-no-offers = Personne n’a rien offert.
babel-board-wild = Les jokers valent
babel-board-parts = Pièces
babel-board-disc = Disque
babel-board-gets-disc = le prend
babel-board-own-cards = De ta main : { $cards }.
babel-board-completes = La merveille est achevée et rapporte ses points.
babel-board-ends = La partie s’arrête là.
babel-board-impossible = On ne peut pas construire ainsi.
babel-board-invite = Inviter et construire
babel-board-alone = Construire sans invités
babel-board-give-up = Renoncer à construire
babel-board-exchange-title = Quelles cartes échanges-tu ?
babel-board-exchange = Échanger
babel-board-less = Une de moins : { $suit }
babel-board-more = Une de plus : { $suit }
babel-board-bonus-title = Ton offre a été refusée. Jouer le lot de consolation ?
babel-board-bonus-none = Tu n’as pas de lot de consolation. On le demande à tous ceux qui ont une carte action, pour que personne ne devine laquelle.
babel-board-bonus = Le jouer : 3 points par carte
babel-board-no-bonus = Ne pas le jouer
babel-board-turn-title = Construire ou passer
babel-board-turn-help = Choisis un disque d’une merveille, et les autres feront leurs offres. Ou passe : tu pioches deux cartes, les autres une.
babel-board-pass = Passer
babel-board-move-offer = Offrir { $cards }{ $trade ->
    [yes] { " " }avec la carte troc
   *[no] { "" }
}
babel-board-move-invite = Inviter { $players }
babel-notation = Les places sont numérotées à partir de 0. Coups : build 4 ship5 construit le disque navire 5 à la merveille 4, pass passe, offer 2 offre deux cartes et offer 2+trade y ajoute la carte troc, offer 1/2 offre des cartes des deux couleurs d’un disque, invite 1,2 construit avec les offres des places 1 et 2, invite - construit sans invités, wild 2 à la fin remplace deux cartes par un joker, give up ne construit rien, bonus et no bonus jouent un lot de consolation ou non, draw three, double turn et exchange ship,ship jouent des cartes action.

babel-intro-1 = Huit merveilles, trois disques sur chacune. Choisis navire 3 à la Statue de Zeus : il coûte trois cartes navire.
babel-intro-2 = Les offres sont dévoilées. Invite Anna : les invités posent une pièce par carte, tu poses le reste et prends le disque, face cachée.
babel-intro-3 = Un autre construit. Si l’on t’invite, tes cartes deviennent des pièces ; sinon, elles reviennent avec un point chacune. Scelle une offre de 1.
babel-intro-4 = Une autre partie. Si l’on t’invite avec ta carte troc, le disque est à toi, et celui qui construit pose tes pièces. Offre 2 cartes avec la carte troc.
babel-intro-5 = Offre acceptée : les pièces sont à celui qui construit, le disque est à toi. À la fin, les disques d’une couleur rapportent 5, 10, 20 points et plus.
babel-intro-6 = Le troisième disque achève une merveille, qui rapporte : 8 points à qui a le plus de pièces, 4 au deuxième, 3 à tout autre qui a une pièce, moins à égalité. Les suivantes rapportent plus. Achève-la.
babel-intro-7 = Plus tard dans la même partie, tu as deux cartes action : qui achève une merveille en prend une. « Triple pioche » te donne trois cartes ; d’autres échangent, remplacent des cartes, donnent un double tour ou des points à la fin. Joue-la.
babel-intro-8 = Ton offre est refusée : un point par carte. Avec un lot de consolation, c’est 3. Joue-le.
babel-intro-9 = C’est tout. Le dernier disque d’une couleur finit la partie ; les merveilles inachevées rapportent un peu, puis les disques. Le plus de points gagne.
babel-tip-turn = Choisis un disque d’une couleur que tu as en main : les autres peuvent ajouter ce qui manque. Ou passe, et pioche deux cartes.
babel-tip-offer = Si l’on t’invite, tes cartes deviennent des pièces sur la merveille. Sinon, tu les reprends avec un point pour chacune. La carte troc te donne le disque au lieu des pièces.
babel-tip-invite = Choisis les offres à accepter et vois combien de pièces chacun poserait. Les invités y gagnent aussi : invite ceux qui te gênent le moins.
babel-tip-bonus = On le demande à tous ceux dont l’offre est refusée et qui ont une carte action. Le lot de consolation donne 3 points par carte au lieu de 1.

babel-rules-goal-title = Le but
babel-rules-goal = On construit ensemble huit merveilles du monde. Les points viennent des pièces sur les merveilles achevées, des disques d’une même couleur et des offres refusées. Celui qui a le plus de points gagne.
babel-rules-pieces-title = Le matériel
babel-rules-pieces =
    100 cartes construction, 25 dans chacune des quatre couleurs : chameau, navire, grue et maçon. (BB-1)
    24 disques, six par couleur, avec les nombres 3, 3, 4, 4, 5 et 6. Le nombre dit combien de cartes de cette couleur il faut pour construire le disque. Avec l’option des disques bicolores, quatre disques qui demandent des cartes de deux couleurs, comme chameau 3 + navire 2, remplacent les 5. (BB-2)
    Huit merveilles, 15 cartes action (une option permet de jouer sans elles) et autant de pièces qu’il en faut. (BB-3, BB-6, BB-7)
babel-rules-setup-title = Mise en place
babel-rules-setup =
    Les disques sont mélangés, et trois sont posés face visible sur chaque merveille. Chacun commence avec quatre cartes construction et une carte troc. (BB-8)
    La règle vous laisse choisir qui commence. Ici, l’hôte décide : par tirage au sort, dans l’ordre des places ou en désignant quelqu’un. On joue dans le sens des aiguilles d’une montre. (BB-8)
babel-rules-turn-title = Un tour de jeu
babel-rules-turn =
    Passe ou construis. Si tu passes, tu pioches une carte construction, puis chacun en pioche une, toi aussi : deux pour toi, une pour chacun des autres. Si tu construis, choisis un disque sur une merveille. (BB-9, BB-10)
    Quand la pioche est vide, la défausse est mélangée et la remplace. Si les deux sont vides, on ne pioche pas. (BB-16)
babel-rules-offer-title = Les offres
babel-rules-offer =
    Tous les autres décident en secret combien de cartes de la couleur du disque ils offrent : au plus le nombre du disque, ou rien. Avec au moins une carte, on peut ajouter la carte troc, même au-delà de ce nombre. Toutes les offres sont dévoilées en même temps. (BB-11)
    Pour un disque bicolore, on offre un nombre de cartes de chaque couleur : d’aucune plus que le disque n’en demande, et d’une des deux on peut ne rien offrir. (BB-11)
babel-rules-offer-example = Le disque montre chameau 5 et tu as trois chameaux. Tu peux en offrir de zéro à trois ; avec au moins un, la carte troc en plus.
babel-rules-invite-title = Les invitations
babel-rules-invite =
    Tu choisis qui inviter. Chaque invité apporte toute son offre ; un seul au plus peut avoir la carte troc ; ensemble, ils ne peuvent pas apporter plus que le disque ne demande, dans aucune des deux couleurs s’il est bicolore. Tu ajoutes de ta main exactement ce qui manque. (BB-12)
    Tu peux toujours renoncer à construire, même si tu pourrais construire. Le disque reste alors sur sa merveille, tous ceux qui ont offert des cartes les reprennent et marquent un point pour chacune, et chacun pioche une carte, comme après une construction. (BB-12, BB-14, BB-15)
babel-rules-invite-example = Le disque demande 4 navires. Anna en offre 2, Ben 3 avec la carte troc. Tu invites Anna et en joues 2 : deux pièces chacun, et le disque est à toi. Ben reprend ses cartes et marque 3 points.
babel-rules-success-title = Quand le disque est construit
babel-rules-success =
    Tu poses sur la merveille une pièce par carte que tu as jouée, et chaque invité en pose une par carte à lui. L’invité à la carte troc n’en pose pas : c’est toi qui poses ces pièces, mais c’est lui qui prend le disque. Sinon, tu le prends, même si tu n’as joué aucune carte. (BB-13)
    Les cartes construction jouées vont à la défausse. Ceux dont l’offre est refusée reprennent leurs cartes et marquent un point pour chacune. La carte troc revient toujours à son propriétaire et ne rapporte jamais rien. (BB-13, BB-14)
    Ensuite, si c’était son dernier disque, la merveille est décomptée ; enfin, chacun pioche une carte construction, en commençant par toi. (BB-15)
babel-rules-success-example = Le disque demande 4 navires. Tu invites Ben, qui en offre 3 avec la carte troc, et en joues 1. Tu poses les quatre pièces, Ben prend le disque. Anna, qui en avait offert 2, les reprend et marque 2 points.
babel-rules-wonder-title = Une merveille est achevée
babel-rules-wonder =
    Avec son troisième disque, une merveille rapporte des points : celui qui a le plus de pièces et le deuxième marquent les deux valeurs de la prochaine ligne du tableau, tous les autres qui ont une pièce marquent 3. À égalité pour la première place, tous les premiers marquent la seconde valeur et les autres 3 ; à égalité pour la deuxième place, 3 chacun. Celui dont c’est le tour prend une carte action, s’il en reste. Puis toutes les pièces de la merveille retournent à leurs propriétaires. (BB-17)
    Chaque merveille rapporte plus que la précédente. Les lignes : 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. (BB-4)
babel-rules-wonder-example = La première merveille : Anna a cinq pièces, Ben et Cleo trois chacun. Anna marque 8 points, Ben et Cleo 3 chacun, car ils partagent la deuxième place. Si Ben en avait cinq aussi, Anna et lui marqueraient 4 points chacun et Cleo 3.
babel-rules-end-title = Fin de la partie
babel-rules-end =
    La partie finit dès que le dernier disque d’une couleur est construit ; un disque bicolore compte ici pour ses deux couleurs. Si ce disque achève une merveille, elle est d’abord décomptée, carte action comprise. On ne pioche plus. (BB-15, BB-18)
    Ensuite, les merveilles inachevées qui portent des pièces rapportent 10, 5 et 3. Les disques d’une même couleur, de un à sept, rapportent 0, 5, 10, 20, 30, 40 ou 50 ; un disque bicolore ne rapporte que dans une de ses couleurs, celle qui t’avantage. Sur sa merveille aussi, c’est un seul disque. (BB-4, BB-5, BB-18)
    On ne peut plus jouer de carte action ; celles qui rapportent à la fin sont comptées automatiquement. Celui qui a le plus de points gagne ; à égalité, la victoire est partagée. La partie finit aussi, avec le même décompte, après un tour de table entier sans construction ni pioche. (BB-18)
babel-rules-end-example = Quatre navires, deux grues et un chameau : 20 + 5 + 0 = 25 points.
babel-rules-actions-title = Les cartes action
babel-rules-actions =
    Échange de cartes : défausse une à cinq cartes et pioches-en autant. Triple pioche : pioche trois cartes. Joker : quand tu invites, vaut exactement deux cartes manquantes, et deux pièces à toi. Lot de consolation : 3 points par carte au lieu de 1. Bonus de disques : à la fin, 1 point par disque. Cinq points : 5 points à la fin. (BB-19)
    Double tour : deux tours au lieu d’un. Après le premier des deux, personne ne pioche de carte construction ; si tu passes pendant ce tour, tu ne pioches rien non plus. (BB-19)
    L’échange de cartes et la triple pioche se jouent avec une décision à soi : passer ou construire, quoi offrir, qui inviter. C’est ainsi que nous précisons le « à tout moment » de la règle : dans un tour où l’on construit, chacun a une telle décision, même sans carte qui convienne. Le joker se joue avec une invitation, le double tour avant de passer ou de construire. (BB-19)
    Il y a trois échanges de cartes et deux exemplaires de chaque autre carte ; chacune ne se joue qu’une fois. Tout le monde voit combien tu en as, personne ne voit lesquelles. Si ton offre est refusée et que tu as une carte action, quelle qu’elle soit, on te demande si tu joues un lot de consolation : ainsi, personne n’apprend qui en a un. (BB-6, BB-19)
babel-rules-secret-title = Ce qu’on sait
babel-rules-secret =
    Les mains, les cartes action qu’on détient, l’ordre des pioches et, jusqu’à ce qu’on les dévoile, les offres sont secrets. Un disque pris est posé face cachée : dès que le tour suivant a commencé, seul son propriétaire peut le regarder, mais tout le monde voit combien de disques tu as. Une option laisse les disques pris visibles. (BB-20)
    Les cartes offertes puis reprises, et les cartes échangées, ont été vues de tous. La table montre donc, pour chacun, combien de cartes de chaque couleur il a à coup sûr. (BB-20)
babel-rules-decided-title = Ce que nous avons décidé, et pourquoi
babel-rules-decided =
    La carte troc doit être accompagnée d’au moins une carte construction : seule, elle n’offrirait rien. Quand son propriétaire est invité, le joueur dont c’est le tour pose toujours les pièces, alors que la règle dit seulement qu’il le peut : il n’y a pas de raison de s’en priver. (BB-11, BB-13)
    Le nombre de pièces n’est pas limité. La règle en indique 20 par joueur, dont une sert à marquer les points ; selon des critiques, cinq d’entre elles en valent trois, ce qui permet d’en montrer au moins 27, et en 60 parties entre bots il n’en a jamais fallu plus de 24. L’hôte d’une table peut fixer une limite. La règle ne dit pas ce qui se passe quand la pioche est vide, quand plus personne ne construit, ou quand il y a égalité à la fin. (BB-7, BB-16, BB-18)
babel-rules-reconstructed = Le livret ne répète pas ce qui est imprimé sur le plateau et le matériel. Les valeurs des disques, les lignes du tableau des merveilles après la première, l’essentiel du tableau des disques et le nombre d’exemplaires de chaque carte action viennent de critiques ou sont reconstitués par nous. L’hôte d’une table peut tout remplacer par les nombres d’un vrai exemplaire. (BB-2, BB-4, BB-5, BB-6)
