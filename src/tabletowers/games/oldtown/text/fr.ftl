oldtown-title = Old Town

oldtown-option-tidy = Les jetons impossibles
oldtown-option-tidy-auto = sont retirés aussitôt
oldtown-option-tidy-spot = restent jusqu’à ce que quelqu’un les signale
oldtown-option-memory_aid = Les cartes jouées et défaussées
oldtown-option-memory_aid-true = peuvent être revues
oldtown-option-memory_aid-false = ne peuvent pas être revues ; seul leur effet reste

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
