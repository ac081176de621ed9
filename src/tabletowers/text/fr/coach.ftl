coach-worlds = { $what } : dans { $count } cas sur { $of } au lieu de { $instead }
coach-often = { $what } : { $share } au lieu de { $less }
coach-mean = { $what } : { $much } au lieu de { $instead } en moyenne
coach-better = « { $move } » est mieux : tu gagnes { $share }, avec « { $other } » { $less }.
coach-slightly = « { $move } » est un peu mieux que « { $other } » : tu gagnes { $share }.
coach-figures = « { $move } » gagne environ { $chance } % des parties à partir d’ici, « { $other } » environ { $instead } %.
coach-share = { $share ->
    [never] presque jamais
    [tenth] environ une fois sur dix
    [fifth] environ une fois sur cinq
    [quarter] environ une fois sur quatre
    [third] environ une fois sur trois
    [two-fifths] environ deux fois sur cinq
    [half] environ une fois sur deux
    [three-fifths] environ trois fois sur cinq
    [two-thirds] environ deux fois sur trois
    [three-quarters] environ trois fois sur quatre
    [four-fifths] environ quatre fois sur cinq
    [nine-tenths] environ neuf fois sur dix
   *[always] presque toujours
}
coach-equal = « { $move } » et « { $other } » se valent à peu près.
coach-but = En revanche : { $what }
coach-no-reason = Rien de particulier ne fait la différence ; beaucoup de petites choses s’ajoutent.
coach-only = Il n’y a qu’un coup possible : { $move }.
coach-look-anywhere = Rien ne ressort ici : les meilleurs coups se valent.
coach-compare = Compare « { $one } » et « { $other } ».
coach-consider = L’un des deux est meilleur sur ce point. { $what }
coach-move = Mon choix : « { $move } ».
coach-reviewed = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $slips ->
    [0] aucune erreur
    [one] { $slips } erreur
   *[other] { $slips } erreurs
}
coach-slip = Décision { $ply } : { $move }. Mieux : { $best }, qui gagne environ { $chance } % des parties au lieu de { $instead } %.
coach-work = À travailler : { $theme } ({ $slips ->
    [one] { $slips } erreur
   *[other] { $slips } erreurs
}, { $lost } % d’une victoire perdus)
coach-progress = { $done ->
    [one] { $done } décision jugée
   *[other] { $done } décisions jugées
}
coach-title = Entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-more = Dis-m’en plus
coach-behind = Plus
coach-close = Fermer
coach-why = Pourquoi ?
coach-line = Montrer la meilleure suite
coach-line-shown = La meilleure suite, telle qu’elle aurait pu se jouer : { $step } sur { $steps }
coach-line-back = Revenir à la partie
coach-work-title = À travailler
coach-practice = Retravailler mes erreurs
coach-practice-help = Tes propres erreurs reviennent ici comme positions à résoudre : le jour même, puis à intervalles de plus en plus longs. Ce que tu résous revient plus rarement.
coach-practice-left = { $due ->
    [one] { $due } position t’attend
   *[other] { $due } positions t’attendent
}, { $total } en tout
coach-practice-none = Rien ne t’attend pour l’instant. Fais analyser une partie finie, et ses erreurs viendront ici.
coach-practice-later = Rien ne t’attend pour l’instant. La prochaine position revient le { $day }.
coach-practice-right = Exact : « { $best } ».
coach-practice-wrong = Pas tout à fait. Dans la partie, tu as joué « { $made } » ; mieux vaut « { $best } ».
coach-practice-next = Position suivante
coach-practice-forget = Ne plus me montrer cette position
coach-practice-back = Elle revient le { $day }.

# Trouve le coup
positions-title = Trouve le coup
positions-lead = Des positions tirées de parties de haut niveau, où un coup est sans aucun doute meilleur que tous les autres. Tu vois ce que le joueur pouvait savoir, et rien de plus.
positions-daily = Position du jour
positions-home = Trouve le meilleur coup : des positions tirées de parties de haut niveau, avec les raisons.
positions-daily-more = Chaque jour une nouvelle position, la même pour tout le monde.
positions-longest = { $days ->
    [one] Plus longue série : { $days } jour.
   *[other] Plus longue série : { $days } jours.
}
positions-of-day = Position du { $day }
positions-ask = Ici, un coup est nettement le meilleur. Lequel ?
positions-wrong = Pas tout à fait. Le meilleur coup est « { $best } ».
positions-again = Réessayer
positions-all = Toutes les positions
positions-none = Cette version ne contient pas de positions.
positions-theme-other = autres
positions-solved = { $solved } sur { $count } résolues
positions-number = Position { $number }, { $grade }
positions-grade-found = difficulté { $place } sur { $most }
positions-grade-nobody = trop difficile pour tous les bots
positions-share-text = { $game }, { $title } ({ $grade }) : trouvé du premier coup.

# La table d’analyse
analysis-title = Table d’analyse
analysis-open = Essayer des coups
analysis-step = Ta variante : { $step } sur { $steps }
analysis-set-up = Mettre en place une position
analysis-set-up-help = Colle le texte ou le lien d’une position, ou une partie enregistrée. Tout est vérifié d’après les règles.
analysis-text = Position, lien ou partie enregistrée
analysis-ply = Avant quelle décision
analysis-by-hand-help = Tout est d’abord distribué au hasard. Choisis deux pièces : elles changent de place, si les règles le permettent. Joue ensuite pour tout le monde sur le plateau, jusqu’à la position que tu veux.
analysis-game = Jeu
analysis-deal = Distribuer
analysis-go = Mettre en place
analysis-lines = Variantes
analysis-lines-help = Joue pour tout le monde sur le plateau. Reviens en arrière et joue autrement : une nouvelle variante commence.
analysis-start = Début
analysis-compare = Comparer avec cette position
analysis-judge = Demander à l’entraîneur
analysis-openly = tout à découvert
analysis-judged-openly = Si tout était à découvert, même ce qui reste à piocher.
analysis-imagined = Ici, seul ce que sait { $player } est certain ; le reste est imaginé.
analysis-over = La partie est finie ici.
