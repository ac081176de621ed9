oldtown-title = Old Town
oldtown-begins = Selon la règle, le plus jeune commence.

oldtown-option-tidy = Jetons inutiles
oldtown-option-tidy-auto = Rapide : ils sont retirés aussitôt, sans que personne ait à les signaler.
oldtown-option-tidy-spot = Ils restent sur le plan jusqu’à ce que quelqu’un les signale.
oldtown-option-tidy-by_days = Dans les parties en jours, « rapide » est déjà choisi : demander à tous après chaque tour prendrait des jours.
oldtown-option-memory_aid = Indices joués et défaussés
oldtown-option-memory_aid-true = On peut les revoir à tout moment.
oldtown-option-memory_aid-false = Dès que le tour suivant a commencé, on ne peut plus les revoir.

oldtown-building = { $building ->
    [bank] banque
    [barber] barbier
    [blacksmith] forgeron
    [casino] casino
    [church] église
    [doctor] médecin
    [hotel] hôtel
    [jail] prison
    [judge] juge
    [laundry] blanchisserie
    [pharmacy] pharmacie
    [printer] imprimeur
    [saloon] saloon
    [school] école
    [sheriff] shérif
    [stable] écurie
    [stage] relais de poste
    [undertaker] croque-mort
   *[other] un bâtiment
}

oldtown-street-main = Main St
oldtown-street-cemetery = Cemetery Rd
oldtown-street-dalton = Dalton Rd
oldtown-street-cavendish = Cavendish St
oldtown-street-railway = chemin de fer
oldtown-place-graveyard = cimetière
oldtown-place-buffalo_field = pré aux bisons
oldtown-place-desert = désert

oldtown-clue = { $card ->
    [A1] De l’église, on voyait le cimetière.
    [A2] L’entrée du barbier donnait sur Dalton Rd.
    [A3] La banque était à l’est de Cavendish St.
    [A4] Le saloon était en plein centre de la ville.
    [A5] Le croque-mort habitait au bord du désert.
    [A6] La pharmacie était au croisement de Cavendish St et de Main St.
    [A7] L’entrée de l’imprimeur donnait sur Cemetery Rd.
    [A8] L’écurie était au nord de Main St.
    [A9] La prison était à l’ouest de Dalton Rd.
    [A10] L’entrée du shérif donnait sur Main St.
    [A11] Le juge habitait à l’un des quatre coins de la ville.
    [A12] L’hôtel était du côté ouest de Cavendish St.
    [A13] Le forgeron travaillait du côté est de Dalton Rd.
    [A14] La blanchisserie était entre Main St et le chemin de fer.
    [A15] Le relais de poste était à l’angle de Main St et de Dalton Rd.
    [A16] De l’école, on voyait le pré aux bisons.
    [A17] Le casino était entre Cemetery Rd et le chemin de fer.
    [A18] Le médecin habitait à l’angle de Cavendish St et de Cemetery Rd.
    [C19] Le relais de poste et mon bâtiment étaient face à face, tous deux le long du chemin de fer.
    [C20] La banque et mon bâtiment étaient face à face, tous deux sur Cemetery Rd.
    [C21] Le forgeron et mon bâtiment étaient face à face, tous deux le long du chemin de fer.
    [C22] Le saloon et mon bâtiment étaient face à face, tous deux sur Main St.
    [C23] Mon bâtiment était mitoyen de l’église.
    [C24] Mon bâtiment était mitoyen de la maison du croque-mort.
    [C25] Mon bâtiment était mitoyen de l’école.
    [C26] Mon bâtiment était mitoyen du bureau du shérif.
    [C27] Le barbier et mon bâtiment étaient face à face, tous deux sur Main St.
    [C28] L’hôtel et mon bâtiment étaient face à face, tous deux sur Main St.
    [C29] Le juge et mon bâtiment étaient face à face sur Cavendish St, du même côté du chemin de fer.
    [C30] La prison et mon bâtiment étaient face à face, tous deux le long du chemin de fer.
    [C31] Mon bâtiment était mitoyen de la pharmacie.
    [C32] L’imprimeur et mon bâtiment étaient face à face sur Dalton Rd, du même côté du chemin de fer.
    [C33] L’écurie et mon bâtiment étaient face à face sur Cavendish St, du même côté du chemin de fer.
    [C34] L’entrée de la blanchisserie et celle de mon bâtiment se faisaient face.
    [C35] L’entrée du casino et celle de mon bâtiment se faisaient face.
    [C36] L’entrée du médecin et celle de mon bâtiment se faisaient face.
    [B37] L’entrée de mon bâtiment donnait à l’est ou à l’ouest.
    [B38] L’entrée de mon bâtiment donnait au nord ou au sud.
    [B39] Mon bâtiment était au nord de Main St, ou entre le chemin de fer et Cemetery Rd.
    [B40] Mon bâtiment était au sud de Cemetery Rd, ou entre le chemin de fer et Main St.
    [B41] Mon bâtiment était en bordure de la ville et à l’ouest de Cavendish St.
    [B42] Mon bâtiment était en bordure de la ville et à l’est de Dalton Rd.
    [B43] Mon bâtiment était en bordure de la ville et au sud de Main St.
    [B44] Mon bâtiment était en bordure de la ville et au nord de Cemetery Rd.
    [B45] Mon bâtiment était entre Main St et Cemetery Rd.
    [B46] Mon bâtiment était entre Dalton Rd et Cavendish St.
    [B47] Mon bâtiment était sur Main St.
    [B48] Mon bâtiment était au sud du chemin de fer.
    [B49] Mon bâtiment était en bordure est ou ouest de la ville.
    [B50] Mon bâtiment était en bordure nord ou sud de la ville.
    [B51] Mon bâtiment était sur Dalton Rd.
    [B52] Mon bâtiment était sur Cavendish St.
    [B53] L’entrée de mon bâtiment donnait à l’est ou à l’ouest.
    [B54] L’entrée de mon bâtiment donnait au nord ou au sud.
    [B55] Mon bâtiment était du côté est de Dalton Rd ou de Cavendish St.
    [B56] Mon bâtiment était du côté ouest de Dalton Rd ou de Cavendish St.
    [B57] Mon bâtiment était à l’est de Cavendish St ou au sud de Cemetery Rd.
    [B58] Mon bâtiment était à l’ouest de Dalton Rd ou au bord du désert.
    [B59] Mon bâtiment était au nord de Main St ou à l’ouest de Dalton Rd.
    [B60] De mon bâtiment, on voyait le pré aux bisons, ou bien il était à l’est de Cavendish St.
   *[other] une carte indice ({ $kind })
}

oldtown-verdict = { $verdict ->
    [playable] peut être joué
    [contradicts] contredit la ville
    [confirms] confirme ce qu’on sait
    [blocked_five] demande plus de cinq jetons
    [blocked_three] une parcelle a déjà trois jetons
   *[no_own_building] tu n’as aucun bâtiment à nommer
}
oldtown-judged = { oldtown-building } : { oldtown-verdict }
oldtown-lots = { $count ->
    [one] parcelle { $lots }
   *[other] parcelles { $lots }
}

oldtown-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oldtown-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : A { $a }, B { $b }, C { $c }
oldtown-hand = Ta main
oldtown-owns = possède : { $buildings }
oldtown-aside = À côté du plan : { $buildings }
oldtown-out = Hors jeu : { $buildings }
oldtown-nothing = rien
oldtown-piles = Pile commune : { $common }
oldtown-own-pile = pile personnelle de { $player } : A { $a }, C { $c }
oldtown-shown = Montrées pendant ce tour : { $cards }
oldtown-gone = Jouées et défaussées jusqu’ici : { $cards }
oldtown-tile = tuile
oldtown-marker = jeton
oldtown-yours = à toi

oldtown-decision-take = Prends un bâtiment.
oldtown-decision-act = Joue un indice, ou défausse deux cartes qui n’apprennent rien de nouveau. On ne passe que si ni l’un ni l’autre n’est possible.
oldtown-decision-remove = Choisis un jeton à retirer.
oldtown-decision-claim = Signale un jeton impossible, ou dis que tu as fini.
oldtown-decision-draw = Choisis une pile où piocher.

oldtown-event-turn_began = { $player } : nouveau tour
oldtown-event-took = { $player } : prend un bâtiment ({ oldtown-building })
oldtown-event-played = { $player } : { $card }, { oldtown-building } : { oldtown-clue }
oldtown-event-played_before = { $player } : a joué un indice
oldtown-event-lying = Jetons sur ces parcelles : { oldtown-building } ({ $lots })
oldtown-event-dropped = { $player } : défausse { $cards }
oldtown-event-dropped_before = { $player } : a défaussé deux cartes
oldtown-event-removed = { $player } : retire un jeton ({ oldtown-building }) de la parcelle { $lot } ; { oldtown-points }
oldtown-event-recovered = { $player } : { $cause ->
    [clue] l’indice l’exclut
    [tile] la parcelle est occupée
    [tidying] il n’y a plus de place
   *[claim] signalé à raison
} : { oldtown-building }, pas en { $lots } ; { oldtown-points }
oldtown-event-placed = { $player } : { oldtown-building } sur l’une des parcelles { $lots } ; { oldtown-points }
oldtown-event-settled = { $player } : { oldtown-building } sur la parcelle { $lot } ; { oldtown-points }
oldtown-event-left_out = Les seize bâtiments sont trouvés, et celui-ci n’en est pas : { oldtown-building }
oldtown-event-passed = { $player } : passe
oldtown-event-claimed = { $player } : signale { oldtown-building } sur la parcelle { $lot } – { $judged ->
    [right] à raison
   *[wrong] à tort
}
oldtown-event-drew = { $player } : pioche : { oldtown-clue }
oldtown-event-ended = { $how ->
    [complete] La ville est complète. La partie est finie.
   *[dead] Personne ne peut continuer. La partie est finie.
}
oldtown-event-looked_back = Cartes jouées et défaussées : { $cards }

oldtown-reason-take_now = il faut d’abord prendre un bâtiment
oldtown-reason-act_now = il faut maintenant jouer un indice ou défausser deux cartes
oldtown-reason-remove_now = il faut maintenant retirer un jeton
oldtown-reason-claim_now = c’est le moment de signaler des jetons
oldtown-reason-draw_now = il faut maintenant piocher une carte
oldtown-reason-contradicts = { $count ->
    [0] cet indice contredit la ville ({ oldtown-building })
   *[other] cet indice contredit la ville ({ oldtown-building }) : aucune des parcelles { $lots } ne convient
}
oldtown-reason-confirms = { $count ->
    [0] cet indice n’apprend rien de nouveau ({ oldtown-building })
   *[other] cet indice n’apprend rien de nouveau ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_five = { $count ->
    [0] un bâtiment n’a que cinq jetons, et cet indice en demande plus ({ oldtown-building })
   *[other] un bâtiment n’a que cinq jetons, et cet indice en demande plus ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_three = { $count ->
    [0] une parcelle peut avoir trois jetons au plus ({ oldtown-building })
   *[other] une parcelle peut avoir trois jetons au plus ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-building_settled = sa place est déjà trouvée : { oldtown-building }
oldtown-reason-building_out = hors jeu : { oldtown-building }
oldtown-reason-building_owned = il appartient déjà à quelqu’un : { oldtown-building }
oldtown-reason-not_in_hand = { $card } n’est pas dans ta main
oldtown-reason-not_own_building = tu ne peux pas nommer ce bâtiment pour cette carte : { oldtown-building }
oldtown-reason-no_own_building = tu n’as aucun bâtiment à nommer pour { $card }
oldtown-reason-still_tells = { $card } ne confirme ni ne contredit rien
oldtown-reason-nothing_to_remove = il n’y a aucun jeton sur le plan
oldtown-reason-can_act = tu peux jouer un indice ou défausser deux cartes
oldtown-reason-no_such_marker = ce bâtiment n’a pas de jeton sur la parcelle { $lot } : { oldtown-building }
oldtown-reason-last_place = sans ce jeton, le bâtiment n’aurait plus aucune place : { oldtown-building }
oldtown-source-settled = Bâtiments fixés
oldtown-source-placed = Jetons en trop
oldtown-source-recovered = Récupérés

oldtown-pitch = À partir de vieux télégrammes, retrouve où se dressait chaque bâtiment d’une ville disparue.
oldtown-board-map = Plan de la ville
oldtown-board-lot-settled = Parcelle { $lot } : { $building }
oldtown-board-lot-marked = Parcelle { $lot }, jetons : { $buildings }
oldtown-board-lot-empty = Parcelle { $lot }, vide
oldtown-board-marker = Jeton { $building } sur la parcelle { $lot }
oldtown-board-telegram = télégramme
oldtown-board-no-building = pas de bâtiment pour le moment
oldtown-board-cards = Indices : { $a } A · { $b } B · { $c } C
oldtown-board-aside = À côté du plan
oldtown-board-settled = { $settled } sur 16 placés
oldtown-board-none-aside = Aucun
oldtown-board-take = Prendre : { $building }
oldtown-board-piles = Piles
oldtown-board-pile = { $pile ->
    [own] Pile personnelle : { $left }
   *[common] Pile commune : { $left }
}
oldtown-board-draw = { $pile ->
    [own] Piocher dans ta pile personnelle ({ $left })
   *[common] Piocher dans la pile commune ({ $left })
}
oldtown-board-hand = Tes indices
oldtown-board-drop-two = choisis-en deux à défausser
oldtown-board-drop = Défausser deux indices
oldtown-board-pass = Passer
oldtown-board-done = Rien à signaler
oldtown-board-gone = Jouées pendant ce tour : { $cards }
oldtown-board-verdict = { $building } : { $verdict ->
    [playable] peut être joué
    [confirms] ne fait que confirmer
    [contradicts] contredit
    [blocked_five] bloqué, plus de cinq parcelles
    [blocked_three] bloqué, une parcelle est pleine
   *[blocked] bloqué
}
oldtown-collecting = { $turn ->
    [yes] Un jeton est inutile ? Désigne-le sur le plan, ou continue.
   *[no] Un jeton est inutile ? Désigne-le sur le plan.
}
oldtown-pointed = { $count ->
    [one] Tu désignes un jeton ; il sera signalé quand ce sera à toi de signaler.
   *[other] Tu désignes { $count } jetons ; ils seront signalés quand ce sera à toi de signaler.
}
oldtown-claim-right = { $count ->
    [0] À raison : il n’y a plus de place sur la parcelle { $lot } ({ $building }).
   *[other] À raison : les parcelles { $lots } sont déjà prises ({ $buildings }) ; il n’y a donc plus de place sur la { $lot } ({ $building }).
}
oldtown-claim-wrong = { $count ->
    [0] À tort : il y a encore de la place sur la parcelle { $lot } ({ $building }). Plus de signalement pendant ce tour.
   *[other] À tort : il y a encore de la place sur la parcelle { $lot } ({ $building }), par exemple avec { $places }. Plus de signalement pendant ce tour.
}
oldtown-claim-place = { $building } sur la { $lot }
oldtown-board-move-drop = Défausser { $cards }
oldtown-board-move-remove = Retirer le jeton { $building } de la parcelle { $lot }
oldtown-board-move-claim = Signaler : { $building } ne peut pas être sur la parcelle { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Piocher dans ta pile personnelle
   *[common] Piocher dans la pile commune
}

oldtown-intro-1 = Une ville a disparu, et des télégrammes racontent où se dressaient ses bâtiments. D’abord, chacun en prend deux pour soi. Prends le shérif.
oldtown-intro-2 = Et l’hôtel.
oldtown-intro-3 = Cet indice parle d’un seul bâtiment. Survole-le, et les parcelles qu’il permet s’éclairent. Joue-le : un jeton va sur chaque parcelle encore possible, et ceux qui ne servent pas sont des points pour toi.
oldtown-intro-4 = Cet indice relie un bâtiment à l’un des tiens. Joue-le avec l’hôtel : les parcelles qui ne conviennent plus perdent leurs jetons, et chaque jeton que tu retires du plan est un point.
oldtown-intro-5 = Quand il ne reste qu’une parcelle à un bâtiment, il y est placé, et souvent d’autres suivent. Quand seize bâtiments sont en place, celui qui a le plus de points gagne.
oldtown-rules-goal-title = Le but
oldtown-rules-goal = Seize bâtiments sur dix-huit sont à placer sur seize parcelles, comme le disent les indices. Chaque jeton que tu retires du plan te rapporte un point. Celui qui a le plus de points gagne.
oldtown-rules-map-title = Le plan
oldtown-rules-map = Quatre rangées de quatre parcelles. Main St, le chemin de fer et Cemetery Rd vont d’ouest en est, Dalton Rd et Cavendish St du nord au sud. Chaque parcelle a son entrée d’un côté. Le pré aux bisons est au nord-ouest, le cimetière au sud-ouest, le désert au sud-est.
oldtown-rules-words-title = Voisins
oldtown-rules-words = Deux parcelles sont mitoyennes si rien ne les sépare : 2 et 3, 6 et 7, 10 et 11, 14 et 15. Elles sont face à face si elles sont voisines et qu’une rue ou le chemin de fer les sépare. Les entrées se font face en 1 et 5, 3 et 7, 9 et 10, 11 et 12.
oldtown-rules-setup-title = Mise en place
oldtown-rules-setup = Chacun reçoit deux indices A et deux indices C et choisit deux bâtiments. Les indices B forment la pile commune ; à trois, on pose trois indices A dessus ; à deux, chacun a en plus une pile personnelle de six indices A et C.
oldtown-rules-turn-title = Un tour de jeu
oldtown-rules-turn =
    Si tu as moins de deux bâtiments, prends-en un qui n’est à personne. Joue ensuite un indice, ou défausses-en deux. Si tu ne peux faire ni l’un ni l’autre, tu passes. Pioche enfin un indice, ou deux si tu as passé.
    S’il ne reste pas plus de bâtiments sans propriétaire que de joueurs, seuls ceux qui n’en ont aucun en prennent un. À deux, chaque carte se pioche dans la pile commune ou dans ta pile personnelle, au choix.
oldtown-rules-clue-title = Jouer un indice
oldtown-rules-clue =
    Les indices A parlent d’un bâtiment précis, les B d’un des tiens, que tu nommes. Si le bâtiment est sur le plan, ses jetons sur les autres parcelles sont retirés. Sinon, un jeton va sur chaque parcelle de l’indice encore possible ; ceux qui restent des cinq sont des points pour toi.
    Les indices C relient un bâtiment à l’un des tiens. Tous deux ne gardent que les parcelles qui forment une paire permise.
    Une parcelle est possible si toute la ville peut encore s’organiser ainsi. Un bâtiment à qui il ne reste qu’une parcelle possible y est placé, et ses jetons sont des points.
oldtown-rules-clue-example = L’indice met le shérif sur l’une de quatre parcelles, dont une est déjà occupée. Trois jetons vont sur le plan, il en reste deux : 2 points.
oldtown-rules-pair-title = Un indice sur deux bâtiments
oldtown-rules-pair = Un indice C ne laisse aux deux bâtiments que les parcelles qui forment l’une de ses paires avec une parcelle de l’autre. Un bâtiment qui n’est pas encore sur le plan reçoit alors ses jetons.
oldtown-rules-pair-example = L’indice dit que la banque était mitoyenne de ton bâtiment, et tu nommes le saloon. Le saloon a des jetons sur 6 et 10, la banque sur 7 et 12. Seules 6 et 7 font une paire : les jetons de 10 et 12 sont retirés, les deux bâtiments sont placés, et leurs derniers jetons sont retirés aussi. 4 points.
oldtown-rules-cannot-title = Ce qu’on ne peut pas jouer
oldtown-rules-cannot =
    Un indice qui ne changerait rien ne fait que confirmer ; un indice qui ne convient à aucune parcelle contredit ; un indice qui demanderait plus de cinq jetons, ou un quatrième jeton sur une parcelle, est bloqué. Aucun de ceux-là ne peut être joué. Deux indices qui confirment ou contredisent peuvent être défaussés : tu retires alors du plan un jeton au choix pour un point, si la ville reste possible.
    Les indices bloqués ne peuvent pas être défaussés, et sans bâtiment à toi, tu ne peux ni jouer ni défausser d’indices B ou C.
oldtown-rules-cannot-example = Les jetons du shérif sont sur 2 et 3. Un indice qui le met au nord de Main St ne fait que confirmer. Un autre qui le met au bord du désert contredit. On peut défausser les deux ensemble pour un jeton au choix.
oldtown-rules-chain-title = De fil en aiguille
oldtown-rules-chain =
    Quand un bâtiment est placé, les autres jetons de sa parcelle sont retirés. S’il ne reste alors qu’une parcelle à un autre bâtiment, il est placé aussi, et ainsi de suite. Tous ces points sont à toi.
    Un bâtiment placé n’appartient plus à personne.
oldtown-rules-chain-example = Le saloon est placé sur la parcelle 6, où se trouve aussi un jeton de la banque, qui est retiré. Le dernier jeton de la banque est sur 7 : la banque y est placée, et ce jeton est un point lui aussi.
oldtown-rules-end-title = Fin de la partie
oldtown-rules-end = La partie finit dès que le seizième bâtiment est placé, ou quand tous ont passé l’un après l’autre sans piocher. Quand seize bâtiments sont sur le plan, les deux autres sont hors jeu.
oldtown-rules-options-title = Variantes
oldtown-rules-options = Par défaut, les jetons devenus impossibles sont retirés automatiquement. Dans la variante où ils restent jusqu’à ce que quelqu’un les signale, chacun doit ouvrir l’œil ; un signalement juste vaut un point. On ne peut pas revoir les indices joués, sauf si la table le permet.
oldtown-rules-reconstructed = L’image du plateau imprimé n’était pas disponible. Le plan a été reconstitué d’après les cartes indice, dont chacune dit combien de parcelles elle permet, et d’après les huit solutions imprimées ; il s’accorde avec toutes. Quatre coquilles des cartes et trois énigmes imprimées sont corrigées, et signalées là où elles se trouvent.
