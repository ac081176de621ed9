# Old Town en solitaire : les étapes d'une preuve, les indices, la feuille imprimée, le casse-tête dans le terminal.

puzzle-the = { $building ->
    [bank] la banque
    [barber] le barbier
    [blacksmith] le forgeron
    [casino] le casino
    [church] l'église
    [doctor] le médecin
    [hotel] l'hôtel
    [jail] la prison
    [judge] le juge
    [laundry] la blanchisserie
    [pharmacy] la pharmacie
    [printer] l'imprimeur
    [saloon] le saloon
    [school] l'école
    [sheriff] le shérif
    [stable] l'écurie
    [stage] le relais de poste
   *[undertaker] le croque-mort
}
puzzle-and = { $first } et { $last }
puzzle-on = { $count ->
    [one] sur le terrain { $lots }
   *[other] sur les terrains { $lots }
}
puzzle-left = { $left_count ->
    [one] sur le terrain { $left_lots }
   *[other] sur les terrains { $left_lots }
}

puzzle-clue-b = { $building } : { $says }.
puzzle-b = { $card ->
    [B37] porte à l'est ou à l'ouest
    [B38] porte au nord ou au sud
    [B39] au nord de Main St, ou entre le chemin de fer et Cemetery Rd
    [B40] au sud de Cemetery Rd, ou entre le chemin de fer et Main St
    [B41] en bordure de la ville, à l'ouest de Cavendish St
    [B42] en bordure de la ville, à l'est de Dalton Rd
    [B43] en bordure de la ville, au sud de Main St
    [B44] en bordure de la ville, au nord de Cemetery Rd
    [B45] entre Main St et Cemetery Rd
    [B46] entre Dalton Rd et Cavendish St
    [B47] sur Main St
    [B48] au sud du chemin de fer
    [B49] en bordure est ou ouest de la ville
    [B50] en bordure nord ou sud de la ville
    [B51] sur Dalton Rd
    [B52] sur Cavendish St
    [B53] porte à l'est ou à l'ouest
    [B54] porte au nord ou au sud
    [B55] du côté est de Dalton Rd ou de Cavendish St
    [B56] du côté ouest de Dalton Rd ou de Cavendish St
    [B57] à l'est de Cavendish St ou au sud de Cemetery Rd
    [B58] à l'ouest de Dalton Rd ou au bord du désert
    [B59] au nord de Main St ou à l'ouest de Dalton Rd
   *[B60] en vue du pré aux bisons ou à l'est de Cavendish St
}

puzzle-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] pour experts
}
puzzle-technique = { $technique ->
    [entered] déjà sur le plan
    [noted] tes notes au crayon
    [clue] une carte sur un bâtiment
    [roll_call] qui est en ville
    [last_lot] un bâtiment à qui il ne reste qu'un terrain
    [last_building] un terrain pour lequel il ne reste qu'un bâtiment
    [partner_known] une carte sur deux bâtiments, dont l'un est déjà en place
    [partner] une carte sur deux bâtiments
    [own_complete] tous tes bâtiments
    [some_own] une carte sur l'un de tes bâtiments
    [own_found] un seul bâtiment peut convenir
    [any_partner] une carte sur deux bâtiments, avec plusieurs partenaires possibles
    [pair] deux bâtiments pour deux terrains
    [lot_pair] deux terrains pour deux bâtiments
    [triple] trois bâtiments pour trois terrains
    [lot_triple] trois terrains pour trois bâtiments
    [own_budget] trop peu de bâtiments à toi
    [chain] s'il était ici, alors …
    [deep_chain] s'il était ici, alors …, avec des paires et des trios
   *[cases] s'il était ici, alors soit … soit …
}

puzzle-step-entered = { $the } est { puzzle-on }, comme tu l'as noté.
puzzle-step-noted = d'après tes notes, { $the } ne peut être que { puzzle-on }.
puzzle-step-clue = { $card } : { $count ->
    [one] { $the } était sur le terrain { $lots }.
   *[other] { $the } était sur l'un des terrains { $lots }.
}
puzzle-step-roll_call = seuls seize bâtiments trouvent une place. Hors de la ville : { $others }.
puzzle-step-last_lot = { $the } n'a plus que le terrain { $lots } et s'y trouve donc.
puzzle-step-last_building = sur le terrain { $lots }, il ne reste que { $the }.
puzzle-step-partner_known = { $card } : { $others } { $many ->
    [one] est déjà en place
   *[other] sont déjà en place
}, donc { $the } { $tell ->
    [only] ne peut être que { puzzle-left }.
   *[not] ne peut pas être { puzzle-on }.
}
puzzle-step-partner = { $tell ->
    [only] { $card } : { $the } ne peut être que { puzzle-left } ; ailleurs, { $others } ne trouverait aucun terrain qui convienne.
   *[not] { $card } : si { $the } était { puzzle-on }, { $others } ne trouverait aucun terrain qui convienne.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card } : { $the } ne peut être que { puzzle-left } ; ailleurs, aucun de tes bâtiments ne pourrait faire la paire.
   *[not] { $card } : si { $the } était { puzzle-on }, aucun de tes bâtiments ne pourrait faire la paire.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card } : parmi tes bâtiments, il n'y a que { $the } qui convienne, et seulement { puzzle-left }.
   *[not] { $card } : parmi tes bâtiments, il n'y a que { $the } qui convienne, et pas { puzzle-on }.
}
puzzle-step-own_complete-found = tous tes bâtiments sont trouvés : { $others }.
puzzle-step-own_complete-left = il n'y a plus que { $size } bâtiments qui puissent être à toi, juste ce qu'il faut : { $others }.
puzzle-step-some_own = { $card } : parmi tes bâtiments, il n'y a que { $the } qui convienne{ $tell ->
    [nothing] .
    [only] , et seulement { puzzle-left }.
   *[not] , et pas { puzzle-on }.
}
puzzle-step-own_found = { $card } : il n'y a que { $the } qui convienne ; c'est donc un de tes bâtiments{ $tell ->
    [nothing] .
    [only] , et seulement { puzzle-left }.
   *[not] , et pas { puzzle-on }.
}
puzzle-step-pair = { $others } se partagent les terrains { $lots } : rien d'autre ne peut s'y trouver.
puzzle-step-lot_pair = { puzzle-on } il n'y a de place que pour { $others }, qui ne peuvent donc être ailleurs.
puzzle-step-own_budget-own = sans { $the }, { $size } bâtiments à toi ne suffiraient pas pour { $card } : donc { $the } t'appartient.
puzzle-step-own_budget-not = pas à toi : { $others }. Avec l'un d'eux, { $size } bâtiments ne suffiraient pas pour { $card }.
puzzle-step-chain-lot = donc { $the } ne peut pas être { puzzle-on }.
puzzle-step-chain-own = donc { $the } ne t'appartient pas.
puzzle-step-chain-not_own = donc { $the } t'appartient.

puzzle-suppose-lot = supposons { $the } { puzzle-on } :
puzzle-suppose-own = supposons que { $the } t'appartienne :
puzzle-suppose-not_own = supposons que { $the } ne t'appartienne pas :
puzzle-split = { $the } est sur l'un des terrains { $lots }

puzzle-link-clue = { $the } seulement { puzzle-on } ({ $card })
puzzle-link-roll_call = hors de la ville : { $others }
puzzle-link-last_lot = { $the } seulement { puzzle-on }
puzzle-link-last_building = sur le terrain { $lots }, seulement { $the }
puzzle-link-partner = { $the } pas { puzzle-on } ({ $card })
puzzle-link-own_complete = tous tes bâtiments : { $others }
puzzle-link-some_own = il n'y a que { $the } qui convienne ({ $card })
puzzle-link-own_found = { $the } t'appartient ({ $card })
puzzle-link-pair = { $others } se partagent les terrains { $lots }
puzzle-link-lot_pair = { puzzle-on } seulement { $others }

puzzle-end-no_lot = { $the } n'a plus de terrain
puzzle-end-no_building = le terrain { $lots } reste vide
puzzle-end-no_partner = { $card } ne peut plus être vraie
puzzle-end-too_many_own = plus de { $size } bâtiments devraient être à toi : { $others }
puzzle-end-too_few_own = moins de { $size } bâtiments pourraient être à toi
puzzle-end-own_not_enough = { $size } bâtiments à toi ne suffisent pas pour { $card }
puzzle-end-too_many_in_town = plus de seize bâtiments devraient être en ville

puzzle-hint-look-building = Regarde ce bâtiment : { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Regarde le terrain { $lots }.
   *[other] Regarde les terrains { $lots }.
}
puzzle-hint-look-own = Cherche tes propres bâtiments.
puzzle-hint-cards = Sers-toi de { $cards } : { $technique }.
puzzle-hint-all = Reprends tous les indices : { $technique }.
puzzle-hint-done = Chaque bâtiment est en place. Il n'y a plus rien à trouver.
puzzle-hint-mistake = D'ici, rien ne mène plus loin : quelque chose sur le plan ne peut pas être juste. Une vérification montre quoi.
puzzle-hint-open = { $count ->
    [one] Il n'en découle rien de plus.
   *[other] Il n'en découle rien de plus : { $count } villes conviennent.
}
puzzle-hint-no_town = Aucune ville ne convient à ce casse-tête.

puzzle-check-fine = Jusqu'ici rien n'est faux.
puzzle-check-solved = Tout est juste. La ville est complète.
puzzle-check-entry = { $the } ne peut pas être { puzzle-on }.
puzzle-check-mark = { $the } n'est sur aucun des terrains que tu as notés au crayon.
puzzle-check-own = { $the } ne t'appartient pas.
puzzle-check-together = Chaque bâtiment pourrait être à sa place, mais pas tous ensemble.

puzzle-explain-unique = Une seule ville convient.
puzzle-explain-none = Aucune ville ne convient.
puzzle-explain-conflict = Ces indices se contredisent, et moins n'y suffiraient pas :
puzzle-explain-conflict-some = Ces indices se contredisent, et aucun n'est de trop :
puzzle-explain-several = { $towns } villes conviennent. Ces deux-ci diffèrent { puzzle-on } :
puzzle-explain-more = Plus de { $towns } villes conviennent. Ces deux-ci diffèrent { puzzle-on } :
puzzle-explain-limit = { $towns ->
    [one] Plus d'une ville convient.
   *[other] Plus de { $towns } villes conviennent.
}
puzzle-explain-own = Tes bâtiments : { $own }.
puzzle-explain-own-several = Pour cette ville, plusieurs choix de bâtiments conviennent : { $own }.
puzzle-explain-grade = Difficulté { $number }, { puzzle-level }. L'étape la plus difficile : { $technique }.
puzzle-explain-unproven = Nos techniques ne le prouvent pas pas à pas ; le solveur exact, si.
puzzle-explain-or = ou

puzzle-name = Casse-tête d'Old Town
puzzle-name-official = Old Town, casse-tête imprimé { $number }
puzzle-name-daily = Old Town, casse-tête du { $date }
puzzle-name-number = Casse-tête { $number }
puzzle-clues = Indices
puzzle-own = Tes bâtiments
puzzle-own-hidden = { $size ->
    [one] Un bâtiment est à toi. Trouve-le aussi.
   *[other] { $size } bâtiments sont à toi. Trouve-les aussi.
}
puzzle-in-town = En ville
puzzle-clues-one = Sur un bâtiment
puzzle-clues-own = Sur tes bâtiments
puzzle-answer = Solution
puzzle-answers = Solutions
puzzle-north = N
puzzle-clue-count = { $count ->
    [one] 1 indice
   *[other] { $count } indices
}
puzzle-book = Old Town
puzzle-book-subtitle = { $count ->
    [one] Un casse-tête en solitaire
   *[other] { $count } casse-têtes en solitaire
}
puzzle-book-how = Comment faire
puzzle-book-rules =
    Une ville du vieil Ouest a disparu, il n'en reste que des indices. Seize de ses bâtiments occupaient les seize terrains, un par terrain ; parmi eux, chaque bâtiment nommé par un indice et chacun des tiens. L'encoche d'un terrain est son entrée.
    Chaque indice est vrai. « Mon bâtiment » est l'un des tiens : un tel indice vaut pour au moins l'un d'eux, autre que celui qui est nommé. Côte à côte sont les terrains que rien ne sépare ; face à face, les voisins séparés par une rue ou par le chemin de fer. Chaque casse-tête a une seule solution.
puzzle-book-page = page { $page }
puzzle-book-answer-on = Solution page { $page }
puzzle-unofficial = Une édition non officielle et non commerciale. Old Town est un jeu de Stephan Riedel.

puzzle-play-welcome = { $name }. h pour l'aide, q pour quitter.
puzzle-play-prompt = Casse-tête>
puzzle-play-help =
    église 9 met l'église sur le terrain 9 ;  église - la retire du plan.
    église? 9 10 13 note ces terrains au crayon et aucun autre ;  église? efface les notes.
    own église dit qu'elle est à toi (là où c'est à trouver), une seconde fois qu'elle ne l'est pas.
    hint donne un indice, puis un plus clair ;  check montre ce qui est faux ;  undo revient en arrière ;  clues montre les indices.
    save [FICHIER] enregistre ;  solve montre la solution et sa preuve ;  q enregistre et quitte.
puzzle-play-unknown = Cela ne se comprend pas : { $typed }. h pour l'aide.
puzzle-play-no-building = Aucun bâtiment ne s'appelle { $typed }.
puzzle-play-several-buildings = { $typed } peut vouloir dire : { $buildings }.
puzzle-play-no-lot = Il n'y a pas de terrain { $typed }.
puzzle-play-no-undo = Il n'y a rien à annuler.
puzzle-play-saved = Enregistré dans { $file }. Pour continuer : { $command }
puzzle-play-solved = Voilà la ville ! Bien joué.
puzzle-play-not-solved = Chaque terrain est occupé, mais quelque chose cloche encore. Une vérification montre quoi.
puzzle-play-own-missing = La ville est juste. Il reste à trouver tes bâtiments.
puzzle-play-own-known = Dans ce casse-tête, tes bâtiments sont connus.
puzzle-play-left = Encore à trouver : { $buildings }
