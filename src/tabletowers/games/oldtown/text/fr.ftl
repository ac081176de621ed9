oldtown-title = Old Town
oldtown-begins = Selon la règle, le plus jeune commence.

oldtown-option-tidy = Jetons inutiles
oldtown-option-tidy-auto = Rapide : ils sont retirés aussitôt, sans que personne ait à les signaler.
oldtown-option-tidy-spot = Ils restent sur le plan jusqu’à ce que quelqu’un les signale.
oldtown-option-tidy-by_days = Dans les parties qui durent plusieurs jours, « rapide » est le réglage par défaut : demander à tous après chaque tour prendrait trop de temps.
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
oldtown-building-of = { $building ->
    [bank] de la banque
    [barber] du barbier
    [blacksmith] du forgeron
    [casino] du casino
    [church] de l’église
    [doctor] du médecin
    [hotel] de l’hôtel
    [jail] de la prison
    [judge] du juge
    [laundry] de la blanchisserie
    [pharmacy] de la pharmacie
    [printer] de l’imprimeur
    [saloon] du saloon
    [school] de l’école
    [sheriff] du shérif
    [stable] de l’écurie
    [stage] du relais de poste
    [undertaker] du croque-mort
   *[other] d’un bâtiment
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
    [C29] Le juge et mon bâtiment étaient face à face, tous deux sur Cavendish St, du même côté du chemin de fer.
    [C30] La prison et mon bâtiment étaient face à face, tous deux le long du chemin de fer.
    [C31] Mon bâtiment était mitoyen de la pharmacie.
    [C32] L’imprimeur et mon bâtiment étaient face à face, tous deux sur Dalton Rd, du même côté du chemin de fer.
    [C33] L’écurie et mon bâtiment étaient face à face, tous deux sur Cavendish St, du même côté du chemin de fer.
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

oldtown-misprint = { $card ->
    [A13] notre source dit « côté sud », mais une rue qui va du nord au sud n’en a pas ; dans toutes les solutions imprimées, le forgeron est du côté est
    [C32] notre source dit « Cavendish St », mais la troisième énigme imprimée n’est juste qu’avec Dalton Rd
    [B55] dans notre source, il manque le mot « est » ; B56 est la même carte pour le côté ouest
   *[B60] notre source, en italien, dit « in via » (dans la rue) du pré aux bisons : il faut lire « in vista » (en vue)
}
oldtown-puzzle-corrected = { $number ->
    [5] Corrigée ici : telle qu’elle est imprimée, aucune ville ne convient, car C25 et C32 contredisent la solution imprimée. Ces deux indices sont retirés.
    [6] Corrigée ici : telle qu’elle est imprimée, huit villes conviennent. B51 (blanchisserie) est ajouté ; il ne reste que la solution imprimée.
   *[8] Corrigée ici : telle qu’elle est imprimée, quatorze villes conviennent. A6 et B49 (médecin) sont ajoutés ; il ne reste que la solution imprimée.
}
oldtown-puzzle-either = Une seule ville convient, mais tes bâtiments peuvent être ceux de deux groupes différents. Les deux réponses sont justes.

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
oldtown-nothing = aucun
oldtown-piles = Pile commune : { $common }
oldtown-own-pile = pile personnelle de { $player } : A { $a }, C { $c }
oldtown-shown = Montrées pendant ce tour : { $cards }
oldtown-gone = Jouées et défaussées jusqu’ici : { $cards }
oldtown-tile = tuile
oldtown-marker = jeton
oldtown-yours = à toi

oldtown-decision-take = Prends un bâtiment.
oldtown-decision-act = Joue un indice ou défausses-en deux.
oldtown-decision-remove = Choisis un jeton à retirer.
oldtown-decision-claim = Signale un jeton impossible, ou dis que tu as fini.
oldtown-decision-draw = Choisis une pile où piocher.
oldtown-step-pass = Tu ne peux ni jouer un indice ni en défausser deux : tu passes.
oldtown-step-building = Choisis maintenant duquel de tes bâtiments parle l’indice.
oldtown-step-clue = Choisis maintenant l’indice qui parle de ce bâtiment ({ $building }).
oldtown-step-drop = { $chosen ->
    [0] Choisis le premier des deux indices à défausser.
   *[other] Choisis maintenant le second indice à défausser.
}

oldtown-event-turn_began = { $you ->
    [yes] Ton tour commence
   *[no] Le tour de { $player } commence
}
oldtown-event-took = { $you ->
    [yes] Tu prends
   *[no] { $player } prend
} un bâtiment : { oldtown-building }
oldtown-event-played = { $you ->
    [yes] Tu joues
   *[no] { $player } joue
} { $card } ({ oldtown-building }) : { oldtown-clue }
oldtown-event-played_before = { $you ->
    [yes] Tu as
   *[no] { $player } a
} joué un indice
oldtown-event-lying = Les jetons { oldtown-building-of } sont sur ces parcelles : { $lots }
oldtown-event-dropped = { $you ->
    [yes] Tu défausses
   *[no] { $player } défausse
} { $cards }
oldtown-event-dropped_before = { $you ->
    [yes] Tu as
   *[no] { $player } a
} défaussé deux cartes
oldtown-event-removed = { $you ->
    [yes] Tu retires
   *[no] { $player } retire
} le jeton { oldtown-building-of } de la parcelle { $lot } : { oldtown-points } pour l’avoir récupéré
oldtown-event-recovered = { $you ->
    [yes] Tu récupères
   *[no] { $player } récupère
} { $points ->
    [one] le jeton
   *[other] les jetons
} { oldtown-building-of } en { $lots } ({ $cause ->
    [clue] d’après l’indice
    [tile] parcelle occupée
    [tidying] d’après le reste de la ville
   *[claim] signalé à raison
}) : { oldtown-points }
oldtown-event-placed = { $you ->
    [yes] Tu mets
   *[no] { $player } met
} les jetons { oldtown-building-of } : c’était l’une des parcelles { $lots }{ $points ->
    [0] {""}
   *[other] {" "}; { oldtown-points } pour les jetons non utilisés
}
oldtown-event-settled = { $you ->
    [yes] Tu places
   *[no] { $player } place
} sur la parcelle { $lot } : { oldtown-building }{ $points ->
    [0] {""}
   *[other] {" "}; { oldtown-points } pour les jetons restants
}
oldtown-event-left_out = Seize bâtiments sont sur le plan ; celui-ci n’en fait pas partie : { oldtown-building }
oldtown-event-passed = { $you ->
    [yes] Tu passes
   *[no] { $player } passe
}
oldtown-event-claimed = { $you ->
    [yes] Tu signales
   *[no] { $player } signale
} le jeton { oldtown-building-of } sur la parcelle { $lot } : { $judged ->
    [right] à raison
   *[wrong] à tort
}
oldtown-event-drew = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} : { oldtown-clue }
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
    [0] cet indice confirme seulement ce qu’on sait ({ oldtown-building })
   *[other] cet indice confirme seulement ce qu’on sait ({ oldtown-building }, { oldtown-lots })
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
oldtown-reason-still_tells = { $card } ne confirme ni ne contredit rien : impossible de le défausser
oldtown-reason-nothing_to_remove = il n’y a aucun jeton sur le plan
oldtown-reason-can_act = tu peux jouer un indice ou défausser deux cartes
oldtown-reason-no_such_marker = ce bâtiment n’a pas de jeton sur la parcelle { $lot } : { oldtown-building }
oldtown-reason-last_place = sans ce jeton, la ville ne pourrait plus être complétée : { oldtown-building }
oldtown-source-settled = Bâtiments placés
oldtown-source-placed = Jetons en trop
oldtown-source-recovered = Récupérés

oldtown-statistics-table-clue_cards = Cartes indice
oldtown-statistics-table-buildings = Bâtiments
oldtown-statistics-table-markers_spotted = Jetons signalés
oldtown-statistics-table-cards_drawn = Cartes piochées
oldtown-statistics-table-ends = Fins
oldtown-statistics-column-played = jouées
oldtown-statistics-column-dropped = défaussées
oldtown-statistics-column-playable = jouables
oldtown-statistics-column-contradicts = contredit
oldtown-statistics-column-confirms = confirme
oldtown-statistics-column-blocked = bloquées
oldtown-statistics-column-settled = placés
oldtown-statistics-column-taken = pris
oldtown-statistics-column-marked = avec des jetons
oldtown-statistics-column-left_out = exclus
oldtown-statistics-column-claimed = signalés
oldtown-statistics-column-drawn = piochées
oldtown-statistics-column-games = parties
oldtown-statistics-item-right = à raison
oldtown-statistics-item-wrong = à tort
oldtown-statistics-item-common = { $common } de la pile commune
oldtown-statistics-item-own = { $own } de la pile personnelle
oldtown-statistics-item-complete = la ville est complète
oldtown-statistics-item-dead = personne ne peut continuer
oldtown-statistics-source-clue = jetons exclus par un indice
oldtown-statistics-source-tile = jetons sous ou autour d’une tuile
oldtown-statistics-source-tidying = jetons qui ne peuvent pas être justes
oldtown-statistics-source-claim = jetons signalés
oldtown-statistics-source-placed = jetons en trop
oldtown-statistics-source-settled = bâtiments placés
oldtown-statistics-source-removed = jetons pour deux cartes défaussées

oldtown-coach-now = Points tout de suite
oldtown-coach-points = Tes points
oldtown-coach-rival_points = Points de { $player }
oldtown-coach-next_turn = Ce que { $player } marque au tour suivant
oldtown-coach-rival_settles = { $player } place un bâtiment ({ oldtown-building })
oldtown-coach-settles = Tu places un bâtiment ({ oldtown-building })
oldtown-coach-houses = Bâtiments que tu places
oldtown-coach-clues = Indices que tu joues ensuite
oldtown-coach-drops = Fois où tu défausses deux cartes ensuite
oldtown-coach-passes = Fois où tu dois passer ensuite
oldtown-coach-playable = Indices que tu peux jouer ensuite
oldtown-coach-recovered = Jetons que tu récupères
oldtown-coach-claims = Jetons inutiles que tu signales
oldtown-coach-rival_claims = Jetons inutiles que les autres signalent
oldtown-setup-hands = Main du joueur { $number }
oldtown-setup-common = Pile commune, à partir du dessus
oldtown-setup-own = Pile personnelle du joueur { $number }, à partir du dessus
oldtown-theme-points = points
oldtown-theme-rivals = ce que tu laisses aux autres
oldtown-theme-settling = placer les bâtiments
oldtown-theme-hand = garder des indices jouables
oldtown-theme-markers = jetons
oldtown-look-points = Cherche les points : lequel de tes indices rapporte le plus ?
oldtown-look-rivals = Regarde ce que tu laisses au suivant.
oldtown-look-settling = Regarde les bâtiments presque placés.
oldtown-look-hand = Regarde ta main : quels indices restent jouables ?
oldtown-look-markers = Regarde les jetons : lesquels peux-tu récupérer ?

oldtown-pitch = À partir de vieux télégrammes, retrouve où se dressait chaque bâtiment d’une ville disparue.
oldtown-legend-marker = Un jeton : le bâtiment a pu se trouver ici. Chaque jeton récupéré vaut 1 point.
oldtown-legend-owner = L’anneau à la couleur d’un joueur : à qui est le bâtiment.
oldtown-legend-house = Une maison : le bâtiment se trouvait sûrement ici.
oldtown-legend-entrance = L’encoche d’une parcelle est son entrée. Seuls les indices qui parlent d’une entrée en dépendent.
oldtown-legend-playable = Cet indice peut être joué pour le bâtiment à côté du signe.
oldtown-legend-confirms = Cet indice confirme seulement ce qu’on sait. On ne peut pas le jouer, mais on peut le défausser.
oldtown-legend-contradicts = Cet indice contredit la ville. On ne peut pas le jouer, mais on peut le défausser.
oldtown-legend-blocked = Bloqué : il faudrait plus de jetons qu’il n’y en a, ou une parcelle qui en a déjà trois. Pour l’instant, on ne peut ni le jouer ni le défausser.
oldtown-legend-kinds = Les indices A nomment un bâtiment, les B parlent d’un des tiens, les C des deux.
oldtown-legend-unknown = L’un de tes bâtiments, que tu choisis en jouant l’indice.
oldtown-legend-map = Le petit plan montre les parcelles qu’un indice permet ; barrées, elles ne sont plus possibles.
oldtown-legend-lit = Sur le grand plan : les parcelles que permet l’indice montré.
oldtown-legend-buildings = Les dix-huit bâtiments
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
oldtown-board-gone = Jouées et défaussées : { $cards }
oldtown-board-verdict = { $building } : { $verdict ->
    [playable] peut être joué
    [confirms] confirme seulement ce qu’on sait
    [contradicts] contredit la ville
    [blocked_five] bloqué : demande plus de cinq jetons
    [blocked_three] bloqué : une parcelle a déjà trois jetons
   *[blocked] bloqué
}
oldtown-board-no-own = tu n’as aucun bâtiment dont il puisse parler
oldtown-board-lot-choose = Parcelle { $lot } : choisis parmi { $count } jetons
# Où couper les mots quand la place manque.
oldtown-hyphens = blan-chis-se-rie phar-ma-cie im-pri-meur for-ge-ron
oldtown-standing-claims-done = Ne rien signaler jusqu’à nouvel ordre
oldtown-collecting = { $turn ->
    [yes] Un jeton inutile ? Désigne-le, ou continue.
   *[no] Un jeton est inutile ? Désigne-le sur le plan.
}
oldtown-pointed = { $count ->
    [one] Tu désignes un jeton ; il sera signalé quand ce sera à toi de signaler.
   *[other] Tu désignes { $count } jetons ; ils seront signalés quand ce sera à toi de signaler.
}
oldtown-claim-right = { $count ->
    [0] Exact : il n’y a plus de place sur la parcelle { $lot } ({ $building }).
   *[other] Exact : les parcelles { $lots } sont déjà prises ({ $buildings }) ; il n’y a donc plus de place sur la { $lot } ({ $building }).
}
oldtown-claim-wrong = { $count ->
    [0] Non : il y a encore de la place sur la parcelle { $lot } ({ $building }). Fin des signalements pour ce tour.
   *[other] Non : il y a encore de la place sur la parcelle { $lot } ({ $building }), par exemple avec { $places }. Fin des signalements pour ce tour.
}
oldtown-claim-place = { $building } sur la { $lot }
oldtown-board-move-drop = Défausser { $cards }
oldtown-board-move-remove = Retirer le jeton { $building } de la parcelle { $lot }
oldtown-board-move-claim = Signaler : { $building } ne peut pas être sur la parcelle { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Piocher dans ta pile personnelle
   *[common] Piocher dans la pile commune
}
oldtown-notation = Coups : take bank prend un bâtiment à soi, A7 joue un indice A, B45=bank et C29=hotel jouent un indice B ou C pour un de tes bâtiments, drop A3 B45 défausse deux indices, remove bank@7 retire le jeton de la banque de la parcelle 7, claim bank@7 le signale comme inutile, done ne signale plus rien, pass passe, draw common et draw own piochent dans la pile commune et dans ta pile personnelle.

oldtown-intro-1 = Une ville a disparu ; des télégrammes racontent où étaient ses bâtiments. Chacun en prend deux. Prends le shérif.
oldtown-intro-2 = Et l’hôtel.
oldtown-intro-3 = { $finger ->
    [yes] Touche
   *[no] Clique
} l’indice : les parcelles qu’il permet s’éclairent. Joue-le : chacune reçoit un jeton, et chaque jeton en trop est un point.
oldtown-intro-4 = L’indice ne compte plus, seuls ses jetons comptent. Celui-ci relie un bâtiment à l’un des tiens. Joue-le avec le shérif : les parcelles qui ne vont plus perdent leurs jetons, un point chacun.
oldtown-intro-5 = Plus tard. Ton shérif et ton hôtel ont besoin des parcelles 3 et 7 : le saloon n’était pas sur la 7. { $finger ->
    [yes] Touche
   *[no] Clique
} son jeton inutile : un point.
oldtown-intro-6 = Bien vu ! Tu peux désigner un jeton à tout moment, même hors de ton tour. Après une erreur, c’est fini pour ce tour.
oldtown-intro-7 = Une autre partie, à deux. Les signes de tes indices : ✓ jouable ; = confirme seulement ; ✕ contredit la ville ; ▮ bloqué, car il faudrait plus de cinq jetons ou une parcelle qui en a trois.
oldtown-intro-8 = Les indices qui confirment ou contredisent se défaussent par deux. Choisis « { oldtown-board-drop } », puis les deux indices éclairés.
oldtown-intro-9 = En échange, tu retires un jeton, si la ville peut encore être complétée : un point. Retire celui qui est éclairé.
oldtown-intro-10 = Chaque tour finit par une pioche. À deux, tu choisis : A et C dans ta pile, B dans la commune. Pioche dans la commune.
oldtown-intro-11 = C’est tout. Un bâtiment à qui il reste une parcelle y est placé et rapporte encore. Quand seize sont en place, le plus de points gagne.
oldtown-tip-take = Prends des bâtiments dont parlent tes indices A. Les indices B et C que tu recevras parleront de tes bâtiments.
oldtown-tip-act = Désigne un indice, et ses parcelles s’éclairent sur le plan. ✓ peut être joué, = et ✕ se défaussent par deux. Chaque jeton que tu retires du plan est un point.
oldtown-tip-remove = Pour les deux indices défaussés, retire le jeton que tu veux : pour un point, et pour aider l’un de tes bâtiments.
oldtown-tip-claim = Si deux bâtiments n’ont plus que les deux mêmes parcelles, il leur faut les deux : tout autre jeton y est inutile. Si tu n’en vois aucun, continue simplement.
oldtown-tip-draw = Ta pile contient des indices A et C, la pile commune des indices B sur tes bâtiments.

oldtown-rules-goal-title = Le but
oldtown-rules-goal = Seize bâtiments sur dix-huit sont à placer sur seize parcelles, comme le disent les indices. Chaque bâtiment a une tuile et cinq jetons. Chaque jeton que tu récupères est un point. Celui qui a le plus de points gagne. (OT-2, OT-8)
oldtown-rules-map-title = Le plan
oldtown-rules-map = Quatre rangées de quatre parcelles. Main St, le chemin de fer et Cemetery Rd vont d’ouest en est, Dalton Rd et Cavendish St du nord au sud. Chaque parcelle a son entrée d’un côté. Le pré aux bisons est au nord-ouest (on le voit de 1, 2, 3 et 5), le cimetière au sud-ouest (on le voit de 9, 10, 13 et 14), le désert au sud-est (au bord de 12, 14, 15 et 16). (OT-1)
oldtown-rules-words-title = Voisins
oldtown-rules-words = Deux parcelles sont mitoyennes si rien ne les sépare : 2 et 3, 6 et 7, 10 et 11, 14 et 15. Elles sont face à face si elles sont voisines et qu’une rue ou le chemin de fer les sépare. Les entrées se font face en 1 et 5, 3 et 7, 9 et 10, 11 et 12. (OT-1)
oldtown-rules-cards-title = Les indices
oldtown-rules-cards =
    Soixante cartes. Un indice A (1 à 18) dit où était le bâtiment qu’il nomme. Un indice B (37 à 60) dit où était « mon bâtiment » : tu nommes l’un des tiens. Un indice C (19 à 36) relie le bâtiment qu’il nomme à un autre, qui est à toi ; l’ordre des deux parcelles ne compte pas. (OT-3)
    Les textes de A13, C32, B55 et B60 sont corrigés, car ils ne peuvent pas dire ce qu’on lit dans notre source. Un astérisque les signale ; survole-le pour savoir pourquoi. (OT-3)
oldtown-rules-setup-title = Mise en place
oldtown-rules-setup =
    Chacun reçoit deux indices A et deux indices C. Les indices B forment la pile commune ; à trois, on pose trois indices A dessus. À deux, chacun a en plus une pile personnelle face cachée : trois indices A et trois C, mélangés. Les autres indices A et C vont dans la boîte sans être vus. (OT-4)
    Selon la règle, le plus jeune commence. Ici, l’hôte décide : par tirage au sort, dans l’ordre des places ou en désignant quelqu’un. On joue dans le sens des aiguilles d’une montre. (OT-4)
    Puis, dans l’ordre du jeu, chacun prend deux bâtiments. Le conseil de la règle : prends ceux dont parlent tes indices A. (OT-4)
oldtown-rules-turn-title = Un tour de jeu
oldtown-rules-turn =
    Si tu as moins de deux bâtiments, prends-en d’abord un qui n’est à personne et qui n’est pas placé ; il peut avoir des jetons sur le plan. S’il n’en reste pas plus qu’il n’y a de joueurs, seuls ceux qui n’en ont aucun en prennent un. (OT-11)
    Joue ensuite un indice, ou défausses-en deux ; si tu ne peux faire ni l’un ni l’autre, passe. Signale alors les jetons inutiles que tu vois, et pioche enfin un indice, ou deux si tu as passé. À deux, tu choisis pour chaque carte entre la pile commune et la tienne. Puis c’est aux autres de signaler. (OT-12, OT-17, OT-18)
oldtown-rules-clue-title = Jouer un indice
oldtown-rules-clue =
    Prends un indice A ou B. Si son bâtiment est sur le plan, tu récupères ses jetons sur toutes les autres parcelles. Sinon, un jeton va sur chaque parcelle de l’indice encore possible ; ceux qui restent de ses cinq jetons sont des points pour toi. (OT-13)
    Une parcelle est possible pour un bâtiment si toute la ville peut encore s’organiser ainsi : chaque bâtiment du plan sur une de ses parcelles, jamais deux sur la même. Une parcelle n’est donc pas possible si elle est occupée, ni si deux autres bâtiments ont besoin d’elle et d’une seule autre. (OT-5)
    Un bâtiment à qui il ne reste qu’une parcelle y est placé : sa tuile va sur la parcelle, et tu récupères tous les jetons qui lui restent. Il n’appartient alors plus à personne. (OT-8)
    Un indice joué sort du jeu et ne compte plus : désormais, seuls les jetons comptent. Ce qu’un indice C a dit de deux bâtiments peut, à la fin, ne pas être vrai. Personne ne peut revoir un indice joué. (OT-15)
oldtown-rules-clue-example = A10 met l’entrée du shérif sur Main St : parcelle 1, 3, 5 ou 7. La banque est déjà sur 3. Trois jetons vont sur le plan, il en reste deux : 2 points.
oldtown-rules-pair-title = Un indice sur deux bâtiments
oldtown-rules-pair = Un indice C ne laisse aux deux bâtiments que les parcelles qui forment l’une de ses paires avec une parcelle de l’autre ; tu récupères les autres jetons. Un bâtiment qui n’est pas encore sur le plan reçoit alors ses jetons, ou sa tuile s’il ne lui reste qu’une parcelle. Tu ne peux pas nommer le bâtiment de la carte. (OT-14)
oldtown-rules-pair-example = C31 dit que ton bâtiment était mitoyen de la pharmacie, et tu nommes le saloon. Le saloon a des jetons sur 6 et 10, la pharmacie sur 7 et 8. Seules 6 et 7 font une paire : tu récupères les jetons de 10 et 8, les deux bâtiments sont placés, et tu récupères aussi leurs derniers jetons. 4 points.
oldtown-rules-cannot-title = Ce qu’on ne peut pas jouer
oldtown-rules-cannot =
    Un indice qui ne changerait rien ne fait que confirmer ; un indice qui ne convient à aucune parcelle possible contredit ; un indice qui demanderait plus de cinq jetons, ou un quatrième jeton sur une parcelle, est bloqué. Aucun de ceux-là ne peut être joué. (OT-7, OT-13, OT-15)
    Mais deux indices qui confirment ou contredisent peuvent être défaussés : tu les montres, ils sortent du jeu, et tu retires du plan un jeton au choix pour un point, si la ville reste possible. Si aucun jeton ne s’y prête, on ne peut pas défausser. Les indices bloqués ne peuvent pas être défaussés. Sans bâtiment à toi, tu ne peux ni jouer ni défausser d’indices B ou C. (OT-16)
oldtown-rules-cannot-example = Le shérif est à toi et a des jetons sur 2 et 3. B59, au nord de Main St ou à l’ouest de Dalton Rd, ne fait que confirmer. B48, au sud du chemin de fer, contredit. Tu peux défausser les deux ensemble et retirer un jeton au choix.
oldtown-rules-chain-title = De fil en aiguille
oldtown-rules-chain = Quand un bâtiment est placé, tous les autres jetons de sa parcelle sont récupérés. S’il ne reste alors qu’un jeton à un autre bâtiment, il est placé aussi, et ainsi de suite. Tous ces points sont à toi. (OT-9)
oldtown-rules-chain-example = Le saloon est placé sur la parcelle 6, où se trouve aussi un jeton de la pharmacie, que tu récupères. Le dernier jeton de la pharmacie est sur 7 : la pharmacie y est placée, et ce jeton est un point lui aussi.
oldtown-rules-claims-title = Les jetons inutiles
oldtown-rules-claims =
    Un jeton sur une parcelle qui n’est plus possible pour son bâtiment est inutile. Il reste sur le plan jusqu’à ce que quelqu’un le signale. Signalé à raison, il revient à celui qui l’a signalé, avec tout ce qui s’ensuit ; signaler à tort met fin aux signalements de ce joueur pour ce tour. (OT-10, OT-17)
    Après ton action, avant de piocher, tu peux signaler tous les jetons que tu vois ; piocher y met fin. Puis c’est aux autres, dans l’ordre du jeu. Tu peux désigner un jeton à tout moment, même pendant le tour d’un autre : il sera signalé quand ce sera à toi de signaler. Un court délai est prévu pour cela après chaque tour, toujours le même, qu’il y ait quelque chose à signaler ou non ; il s’achève plus tôt si personne ne veut rien signaler. (OT-17)
oldtown-rules-end-title = Fin de la partie
oldtown-rules-end =
    Quand seize bâtiments sont sur le plan, les deux autres sont définitivement hors jeu, même s’ils appartiennent à quelqu’un. (OT-6)
    La partie finit dès que le seizième bâtiment est placé. Elle finit aussi quand tous, l’un après l’autre, ont passé sans piocher et que personne n’a rien signalé à raison. Celui qui a le plus de points gagne ; à égalité, la victoire est partagée. (OT-19)
oldtown-rules-options-title = Ce qu’on sait, et les options
oldtown-rules-options =
    Les mains, les piles et les cartes dans la boîte sont secrètes ; tout le monde sait combien d’indices A, B et C tu as. Les indices sont montrés quand on les joue ou les défausse, et l’on ne peut plus les revoir dès que le tour suivant a commencé. Une option permet de les revoir à tout moment. (OT-20)
    On joue comme dans la règle imprimée, sauf si la table en décide autrement. Avec l’option « rapide », rien n’est à signaler : les jetons inutiles reviennent aussitôt au joueur qui les a rendus tels, comme si rien n’échappait jamais à personne. Dans les parties qui durent plusieurs jours, elle est active par défaut, car demander à tous après chaque tour prendrait trop de temps. (OT-10)
oldtown-rules-solo-title = Old Town en solitaire
oldtown-rules-solo =
    Pour un joueur seul, il y a les énigmes : des indices A, des indices B avec le bâtiment dont parle chacun, des indices C, et tes bâtiments. Tout bâtiment nommé ou à toi est en ville, et un indice C vaut pour au moins un des tiens. Une seule ville convient : trouve-la. (OT-21)
    Des huit énigmes imprimées, la 5, la 6 et la 8 sont corrigées, car telles qu’elles sont imprimées, aucune ville ou plusieurs conviennent ; chacune dit comment, et peut aussi être vue telle qu’elle est imprimée. Dans la 7 et la 8, tes bâtiments sont à trouver aussi : deux groupes conviennent, et les deux sont justes. (OT-21)
oldtown-rules-decided-title = Ce que nous avons décidé, et pourquoi
oldtown-rules-decided =
    Un indice qui ne laisserait aucune ville possible contredit ; on ne peut donc pas le jouer. La règle admet que cela arrive et revient en arrière, ou retire le bâtiment resté sans jeton ; ici, il n’y a jamais rien à défaire. (OT-5)
    Le joueur dont c’est le tour signale en premier : la règle dit seulement quand les autres le font. Elle ne dit pas ce que coûte un jeton signalé à tort ; ici, on ne peut plus en signaler, pour qu’il ne soit pas payant de deviner. On ne défausse pas deux indices sans jeton à prendre, puisqu’on les défausse pour cela. (OT-16, OT-17)
    Selon la règle, la partie ne finit qu’avec la ville complète. Pour qu’aucune ne dure toujours, elle finit ici aussi quand personne ne peut plus rien faire. La règle ne dit rien de l’égalité : la victoire est partagée. (OT-19)
oldtown-rules-reconstructed = L’image du plateau imprimé n’était pas disponible. Le plan a été reconstitué d’après les cartes indice, dont chacune dit combien de parcelles elle permet, et d’après les huit solutions imprimées ; il s’accorde avec toutes. Les solutions imprimées imposent les entrées. Pour le cimetière, le pré aux bisons et le désert, elles montrent trois parcelles sur quatre ; la quatrième (9, 5 et 12) est la plus plausible parmi plusieurs. Quatre coquilles des cartes et trois énigmes imprimées sont corrigées, et signalées là où elles se trouvent. (OT-1, OT-3, OT-21)
