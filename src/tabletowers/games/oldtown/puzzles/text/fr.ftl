# Old Town en solitaire : les étapes d’une démonstration, les conseils, la feuille imprimée, l’énigme dans le terminal.

puzzle-the = { $building ->
    [bank] la banque
    [barber] le barbier
    [blacksmith] le forgeron
    [casino] le casino
    [church] l’église
    [doctor] le médecin
    [hotel] l’hôtel
    [jail] la prison
    [judge] le juge
    [laundry] la blanchisserie
    [pharmacy] la pharmacie
    [printer] l’imprimeur
    [saloon] le saloon
    [school] l’école
    [sheriff] le shérif
    [stable] l’écurie
    [stage] le relais de poste
   *[undertaker] le croque-mort
}
puzzle-and = { $first } et { $last }
puzzle-on = { $count ->
    [one] sur la parcelle { $lots }
   *[other] sur les parcelles { $lots }
}
puzzle-left = { $left_count ->
    [one] sur la parcelle { $left_lots }
   *[other] sur les parcelles { $left_lots }
}

puzzle-clue-b = { $building } : { $says }.
puzzle-b = { $card ->
    [B37] entrée à l’est ou à l’ouest
    [B38] entrée au nord ou au sud
    [B39] au nord de Main St, ou entre le chemin de fer et Cemetery Rd
    [B40] au sud de Cemetery Rd, ou entre le chemin de fer et Main St
    [B41] en bordure de la ville, à l’ouest de Cavendish St
    [B42] en bordure de la ville, à l’est de Dalton Rd
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
    [B53] entrée à l’est ou à l’ouest
    [B54] entrée au nord ou au sud
    [B55] du côté est de Dalton Rd ou de Cavendish St
    [B56] du côté ouest de Dalton Rd ou de Cavendish St
    [B57] à l’est de Cavendish St ou au sud de Cemetery Rd
    [B58] à l’ouest de Dalton Rd ou au bord du désert
    [B59] au nord de Main St ou à l’ouest de Dalton Rd
   *[B60] en vue du pré aux bisons ou à l’est de Cavendish St
}

puzzle-level = { $level ->
    [easy] facile
    [medium] moyenne
    [hard] difficile
   *[expert] pour experts
}
puzzle-technique = { $technique ->
    [entered] déjà sur le plan
    [noted] tes notes au crayon
    [clue] une carte sur un bâtiment
    [roll_call] quels bâtiments sont en ville
    [last_lot] un bâtiment à qui il ne reste qu’une parcelle
    [last_building] une parcelle pour laquelle il ne reste qu’un bâtiment
    [partner_known] une carte sur deux bâtiments, dont l’un est déjà en place
    [partner] une carte sur deux bâtiments
    [own_complete] tous tes bâtiments
    [some_own] une carte sur l’un de tes bâtiments
    [own_found] un seul bâtiment peut convenir
    [any_partner] une carte sur deux bâtiments, où plusieurs des tiens sont possibles
    [pair] deux bâtiments pour deux parcelles
    [lot_pair] deux parcelles pour deux bâtiments
    [triple] trois bâtiments pour trois parcelles
    [lot_triple] trois parcelles pour trois bâtiments
    [own_budget] trop peu de bâtiments à toi
    [chain] s’il était ici, alors …
    [deep_chain] s’il était ici, alors …, avec des paires et des trios
   *[cases] s’il était ici, alors soit … soit …
}

puzzle-step-entered = { $the } est { puzzle-on }, comme tu l’as noté.
puzzle-step-noted = d’après tes notes au crayon, { $the } ne peut être que { puzzle-on }.
puzzle-step-clue = { $card } : { $count ->
    [one] { $the } était sur la parcelle { $lots }.
   *[other] { $the } était sur l’une des parcelles { $lots }.
}
puzzle-step-roll_call = seuls seize bâtiments trouvent une place. Hors de la ville : { $others }.
puzzle-step-last_lot = { $the } n’a plus que la parcelle { $lots } et s’y trouve donc.
puzzle-step-last_building = pour la parcelle { $lots }, il ne reste que { $the }.
puzzle-step-partner_known = { $card } : { $others } { $many ->
    [one] est déjà en place
   *[other] sont déjà en place
}, donc { $the } { $tell ->
    [only] ne peut être que { puzzle-left }.
   *[not] ne peut pas être { puzzle-on }.
}
puzzle-step-partner = { $tell ->
    [only] { $card } : { $the } ne peut être que { puzzle-left } ; ailleurs, aucune parcelle ne conviendrait pour { $others }.
   *[not] { $card } : si { $the } était { puzzle-on }, aucune parcelle ne conviendrait pour { $others }.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card } : { $the } ne peut être que { puzzle-left } ; ailleurs, aucun de tes bâtiments ne pourrait faire la paire.
   *[not] { $card } : si { $the } était { puzzle-on }, aucun de tes bâtiments ne pourrait faire la paire.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card } : parmi tes bâtiments, il n’y a que { $the } qui convienne, et seulement { puzzle-left }.
   *[not] { $card } : parmi tes bâtiments, il n’y a que { $the } qui convienne, et pas { puzzle-on }.
}
puzzle-step-own_complete-found = tous tes bâtiments sont désormais connus : { $others }.
puzzle-step-own_complete-left = il n’y a plus que { $size } bâtiments qui puissent être à toi, juste le nombre voulu : { $others }.
puzzle-step-some_own = { $card } : parmi tes bâtiments, il n’y a que { $the } qui convienne{ $tell ->
    [nothing] .
    [only] , et seulement { puzzle-left }.
   *[not] , et pas { puzzle-on }.
}
puzzle-step-own_found = { $card } : il n’y a que { $the } qui convienne ; c’est donc un de tes bâtiments{ $tell ->
    [nothing] .
    [only] , et seulement { puzzle-left }.
   *[not] , et pas { puzzle-on }.
}
puzzle-step-pair = { $others } se partagent les parcelles { $lots } : aucun autre bâtiment ne peut s’y trouver.
puzzle-step-lot_pair = { puzzle-on } il n’y a de place que pour { $others }, qui ne peuvent donc être ailleurs.
puzzle-step-own_budget-own = sans { $the }, { $size } bâtiments à toi ne suffiraient pas pour { $card } : donc { $the } t’appartient.
puzzle-step-own_budget-not = pas à toi : { $others }. Avec n’importe lequel d’entre eux, { $size } bâtiments ne suffiraient pas pour { $card }.
puzzle-step-chain-lot = donc { $the } ne peut pas être { puzzle-on }.
puzzle-step-chain-own = donc { $the } ne t’appartient pas.
puzzle-step-chain-not_own = donc { $the } t’appartient.

puzzle-suppose-lot = supposons que { $the } soit { puzzle-on } :
puzzle-suppose-own = supposons que { $the } t’appartienne :
puzzle-suppose-not_own = supposons que { $the } ne t’appartienne pas :
puzzle-split = { $the } est sur l’une des parcelles { $lots }

puzzle-link-clue = { $the } seulement { puzzle-on } ({ $card })
puzzle-link-roll_call = hors de la ville : { $others }
puzzle-link-last_lot = { $the } seulement { puzzle-on }
puzzle-link-last_building = pour la parcelle { $lots }, seulement { $the }
puzzle-link-partner = { $the } pas { puzzle-on } ({ $card })
puzzle-link-own_complete = tous tes bâtiments : { $others }
puzzle-link-some_own = il n’y a que { $the } qui convienne ({ $card })
puzzle-link-own_found = { $the } t’appartient ({ $card })
puzzle-link-pair = { $others } se partagent les parcelles { $lots }
puzzle-link-lot_pair = { puzzle-on } seulement { $others }

puzzle-end-no_lot = il ne reste aucune parcelle pour { $the }
puzzle-end-no_building = il ne reste aucun bâtiment pour la parcelle { $lots }
puzzle-end-no_partner = { $card } ne peut plus être vraie
puzzle-end-too_many_own = plus de { $size } bâtiments seraient à toi : { $others }
puzzle-end-too_few_own = moins de { $size } bâtiments pourraient être à toi
puzzle-end-own_not_enough = { $size } bâtiments à toi ne suffisent pas pour { $card }
puzzle-end-too_many_in_town = il y aurait plus de seize bâtiments en ville

puzzle-hint-look-building = Regarde ce bâtiment : { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Regarde la parcelle { $lots }.
   *[other] Regarde les parcelles { $lots }.
}
puzzle-hint-look-own = Cherche tes propres bâtiments.
puzzle-hint-cards = Sers-toi de { $cards } : { $technique }.
puzzle-hint-all = Relis tous les indices : { $technique }.
puzzle-hint-done = Chaque bâtiment est en place. Il n’y a plus rien à trouver.
puzzle-hint-mistake = D’ici, rien ne mène plus loin : quelque chose sur le plan ne peut pas être juste. Une vérification te montrera quoi.
puzzle-hint-open = { $count ->
    [one] On ne peut rien en déduire de plus.
   *[other] On ne peut rien en déduire de plus : { $count } villes sont possibles.
}
puzzle-hint-no_town = Aucune ville ne convient à cette énigme.

puzzle-check-fine = Aucune erreur jusqu’ici.
puzzle-check-lots-left = { $count ->
    [one] Une parcelle est encore vide.
   *[other] { $count } parcelles sont encore vides.
}
puzzle-check-own-left = { $count ->
    [one] Il reste à trouver un de tes bâtiments : marque-le comme « à moi ».
   *[other] Il reste à trouver { $count } de tes bâtiments : marque-les comme « à moi ».
}
puzzle-check-own-many = { $count ->
    [one] Tu as marqué un bâtiment de trop comme « à moi ».
   *[other] Tu as marqué { $count } bâtiments de trop comme « à moi ».
}
puzzle-check-solved = Tout est juste. La ville est complète.
puzzle-check-entry = { $the } ne peut pas être { puzzle-on }.
puzzle-check-mark = { $the } n’est sur aucune des parcelles que tu as notées au crayon.
puzzle-check-own = { $the } ne t’appartient pas.
puzzle-check-together = Chaque bâtiment pourrait être à sa place, mais pas tous ensemble.

puzzle-explain-unique = Une seule ville est possible.
puzzle-explain-none = Aucune ville n’est possible.
puzzle-explain-undecided = La recherche a été abandonnée avant la fin ; aucune ville n’a été trouvée.
puzzle-explain-conflict = Ces indices se contredisent, et aucun ensemble plus petit ne le fait :
puzzle-explain-conflict-some = Ces indices se contredisent, et on ne peut en retirer aucun :
puzzle-explain-several = { $towns } villes sont possibles. Ces deux-ci diffèrent { puzzle-on } :
puzzle-explain-more = Plus de { $towns } villes sont possibles. Ces deux-ci diffèrent { puzzle-on } :
puzzle-explain-limit = { $towns ->
    [one] Plus d’une ville est possible.
   *[other] Plus de { $towns } villes sont possibles.
}
puzzle-explain-own = Tes bâtiments : { $own }.
puzzle-explain-own-several = Avec cette ville, tes bâtiments peuvent être différents : { $own }.
puzzle-explain-grade = Difficulté : { puzzle-level } ({ $number }). L’étape la plus difficile : { $technique }.
puzzle-explain-unproven = Nos techniques ne le démontrent pas étape par étape ; le solveur exact, si.
puzzle-explain-or = ou

puzzle-name = Énigme d’Old Town
puzzle-name-official = Old Town, énigme imprimée { $number }
puzzle-name-daily = Old Town, énigme du { $date }
puzzle-name-number = Énigme { $number }
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
    [one] { $count } indice
   *[other] { $count } indices
}
puzzle-book = Old Town
puzzle-book-subtitle = { $count ->
    [one] Une énigme en solitaire
   *[other] { $count } énigmes en solitaire
}
puzzle-book-how = Comment jouer
puzzle-book-rules =
    Une ville du vieil Ouest a disparu, il n’en reste que des indices. Seize de ses bâtiments occupaient les seize parcelles, un par parcelle ; parmi eux, chaque bâtiment nommé par un indice et chacun des tiens. L’encoche d’une parcelle est son entrée.
    Chaque indice est vrai. « Mon bâtiment » est l’un des tiens : un tel indice vaut pour au moins l’un d’eux, autre que celui qu’il nomme. Deux parcelles sont mitoyennes si rien ne les sépare ; elles sont face à face si elles sont voisines et qu’une rue ou le chemin de fer les sépare. Chaque énigme a une seule solution.
puzzle-book-page = page { $page }
puzzle-book-answer-on = Solution page { $page }
puzzle-unofficial = Une édition non officielle et non commerciale. Old Town est un jeu de Stephan Riedel.

puzzle-play-welcome = { $name }. Tape h pour l’aide, q pour quitter.
puzzle-play-prompt = Énigme>
puzzle-play-help =
    église 9 met l’église sur la parcelle 9 ;  église - la retire du plan.
    église? 9 10 13 note au crayon ces parcelles et aucune autre ;  église? efface les notes.
    own église dit qu’elle est à toi (quand tes bâtiments sont à trouver) ; le répéter, qu’elle ne l’est pas.
    hint donne un conseil, puis un plus clair ;  check montre les erreurs ;  undo annule ;  clues montre les indices.
    save [FICHIER] enregistre ;  solve montre la solution et sa démonstration ;  q enregistre et quitte.
puzzle-play-unknown = Commande inconnue : { $typed }. Tape h pour l’aide.
puzzle-play-no-building = Aucun bâtiment ne s’appelle { $typed }.
puzzle-play-several-buildings = { $typed } peut vouloir dire : { $buildings }.
puzzle-play-no-lot = Il n’y a pas de parcelle { $typed }.
puzzle-play-no-undo = Il n’y a rien à annuler.
puzzle-play-saved = Enregistrée dans { $file }. Pour continuer : { $command }
puzzle-play-solved = Voilà la ville ! Bien joué.
puzzle-play-not-solved = Chaque parcelle est occupée, mais quelque chose cloche encore. Une vérification te montrera quoi.
puzzle-play-own-missing = La ville est juste. Il reste à trouver tes bâtiments.
puzzle-play-own-known = Dans cette énigme, tes bâtiments sont connus.
puzzle-play-left = Encore à trouver : { $buildings }
