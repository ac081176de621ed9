clocktowers-title = Clocktowers
clocktowers-begins = Selon la règle, le plus âgé commence.

clocktowers-card = { $card ->
    [F1] un étage
    [F1c] un étage avec chat
    [F1m] un étage avec souris
    [F2] deux étages
    [F2c] deux étages avec chat
    [F2m] deux étages avec souris
    [K] horloge
    [Km] horloge avec souris
    [Rr] toit rouge
    [Rb] toit bleu
    [Rg] toit vert
    [Ry] toit jaune
    [Rp] toit violet
   *[other] une carte face cachée
}
clocktowers-pile = { $pile ->
    [floors] étages
    [clocks] horloges
   *[roofs] toits
}
clocktowers-pile-floors = Étages
clocktowers-pile-clocks = Horloges
clocktowers-pile-roofs = Toits
clocktowers-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}
clocktowers-colour-red = rouge
clocktowers-colour-blue = bleu
clocktowers-colour-green = vert
clocktowers-colour-yellow = jaune
clocktowers-colour-purple = violet

clocktowers-hand = Ta main
clocktowers-discarded = Tu as défaussé
clocktowers-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clocktowers-known = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $discards ->
    [one] { $discards } carte défaussée
   *[other] { $discards } cartes défaussées
} ; a pioché au vu de tous :
clocktowers-unseen = Pas encore vues : { $cards }
clocktowers-wanted = Hauteurs demandées

clocktowers-decision-play = Construis avec une carte ou défausses-en une.
clocktowers-decision-draw = Pioche la carte du dessus d’une pile.
clocktowers-step-place = Choisis maintenant un clocher ou un terrain éclairé pour cette carte ({ $card }), ou défausse-la.
clocktowers-step-nowhere = Cette carte ({ $card }) ne va nulle part pour l’instant : tu peux seulement la défausser.
clocktowers-step-card = Choisis maintenant la carte à y construire.
clocktowers-step-discard = Choisis maintenant la carte à défausser.

clocktowers-event-built = { $you ->
    [yes] Tu construis
   *[no] { $player } construit
} sur le clocher { $tower } : { clocktowers-card }
clocktowers-event-completed = { $you ->
    [yes] Tu achèves
   *[no] { $player } achève
} le clocher { $tower } ({ clocktowers-colour }, hauteur { $height }) : { $points } points { $points ->
    [5] sans animaux
    [4] avec des chats seulement
    [3] avec des chats et des souris
   *[2] avec des souris seulement
}
clocktowers-event-discarded = { $you ->
    [yes] Tu défausses
   *[no] { $player } défausse
} : { clocktowers-card }
clocktowers-event-drawn = { $you ->
    [yes] Tu pioches
   *[no] { $player } pioche
} : { clocktowers-card }
clocktowers-event-turned_up = Maintenant sur la pile des { clocktowers-pile } : { clocktowers-card }
clocktowers-event-ended = Toutes les cartes sont jouées. La partie est finie.

clocktowers-reason-play_or_discard_first = construis d’abord avec une carte ou défausses-en une, puis pioche
clocktowers-reason-draw_now = il faut maintenant piocher une carte
clocktowers-reason-not_in_hand = cette carte n’est pas dans ta main
clocktowers-reason-no_such_tower = tu n’as pas de clocher portant ce numéro
clocktowers-reason-floors_only = seul un étage peut commencer un nouveau clocher
clocktowers-reason-clock_already_there = ce clocher a déjà son horloge ; on ne peut plus y ajouter qu’un toit
clocktowers-reason-tower_complete = ce clocher est achevé
clocktowers-reason-no_clock_yet = il faut un clocher avec une horloge pour poser un toit
clocktowers-reason-wrong_height = ce clocher est de hauteur { $height } ; le prochain clocher { clocktowers-colour } doit être de hauteur { $wanted }
clocktowers-reason-pile_empty = cette pile est vide
clocktowers-source-none = Sans animaux
clocktowers-source-cats = Chats
clocktowers-source-both = Chats et souris
clocktowers-source-mice = Souris

clocktowers-statistics-table-cards = Cartes
clocktowers-statistics-table-complete_towers_by_height = Clochers achevés par hauteur
clocktowers-statistics-table-complete_towers_by_colour = Clochers achevés par couleur
clocktowers-statistics-column-built = construites
clocktowers-statistics-column-discarded = défaussées
clocktowers-statistics-column-drawn = piochées
clocktowers-statistics-column-completed = achevés
clocktowers-statistics-item-card = { $card } { clocktowers-card }
clocktowers-statistics-item-height = hauteur { $height }
clocktowers-statistics-item-colour = { clocktowers-colour }
clocktowers-statistics-source-none = clochers sans animaux
clocktowers-statistics-source-cats = clochers avec des chats
clocktowers-statistics-source-both = clochers avec des chats et des souris
clocktowers-statistics-source-mice = clochers avec des souris

clocktowers-coach-points = Tes points
clocktowers-coach-rival_points = Points de { $player }
clocktowers-coach-tower = Tu achèves le clocher { $tower }
clocktowers-coach-waiting = Tes clochers qui attendent encore un toit
clocktowers-coach-clockless = Tes clochers qui attendent encore une horloge
clocktowers-coach-discards = Cartes que tu dois défausser ensuite
clocktowers-coach-clean = Tes clochers achevés sans souris
clocktowers-coach-mice = Tes clochers achevés avec souris
clocktowers-coach-clean_clock = Tu construis une horloge sans souris
clocktowers-coach-roof = Tu prends un { clocktowers-card }
clocktowers-coach-roof_lost = { $player } prend un { clocktowers-card }
clocktowers-coach-stranded = Tes clochers trop bas pour tous les toits
clocktowers-coach-rival_tower = { $player } achève un clocher { clocktowers-colour }
clocktowers-setup-piles-floors = Pile des étages, à partir du dessus
clocktowers-setup-piles-clocks = Pile des horloges, à partir du dessus
clocktowers-setup-piles-roofs = Pile des toits, à partir du dessus
clocktowers-setup-removed-floors = Étages retirés
clocktowers-setup-removed-roofs = Toits retirés
clocktowers-theme-points = points
clocktowers-theme-finishing = achever ses clochers
clocktowers-theme-mice = chats et souris
clocktowers-theme-roofs = la course aux toits
clocktowers-theme-heights = hauteurs
clocktowers-theme-rivals = ce que tu laisses aux autres
clocktowers-look-points = Cherche les points : que peux-tu achever bientôt ?
clocktowers-look-finishing = Regarde tes clochers inachevés et ce que chacun attend.
clocktowers-look-mice = Regarde les souris : quelle carte les fait entrer, laquelle les tient dehors ?
clocktowers-look-roofs = Regarde les toits, et qui veut le même que toi.
clocktowers-look-heights = Regarde les hauteurs demandées et celles de tes clochers.
clocktowers-look-rivals = Regarde les autres rues : que leur laisses-tu ?

clocktowers-pitch = Construis une rue de clochers, étage par étage, et tiens les souris à l’écart.
clocktowers-legend-storeys = Des étages : un ou deux. Un clocher commence par des étages et en a autant que tu veux.
clocktowers-legend-cat = Un chat. Un clocher achevé avec des chats et sans souris vaut 4 points.
clocktowers-legend-mouse = Une souris. Avec des souris et sans chats, il vaut 2 points, avec les deux 3, sans animaux 5.
clocktowers-legend-clock = Une horloge se pose sur les étages ; une souris peut s’y trouver. Ensuite, seul un toit peut suivre.
clocktowers-legend-walls = Murs, fenêtres et heure n’ont pas d’importance : les cartes identiques ont le même aspect.
clocktowers-legend-roofs = Un toit achève un clocher. Le nombre dessous est la hauteur demandée au prochain clocher de cette couleur, en étages.
clocktowers-legend-dots = Toits de cette couleur : les ronds pleins sont ceux que personne n’a encore vus.
clocktowers-legend-points = Le drapeau d’un clocher achevé indique sa valeur.
clocktowers-legend-known = Une carte que tout le monde a vu prendre et qui est sûrement en main.
clocktowers-legend-doubt = Une carte prise, mais peut-être défaussée depuis.
clocktowers-board-street-of = Rue de { $player }
clocktowers-board-own-street = Ta rue
clocktowers-board-no-towers = Pas encore de clocher
clocktowers-board-new-tower = Commencer un nouveau clocher
clocktowers-board-tower = Clocher { $tower }, hauteur { $height } : { $cards }
clocktowers-board-tower-complete = Clocher { $tower }, achevé, hauteur { $height }, { $points } points : { $cards }
clocktowers-board-maybe = { $card } : piochée, peut-être défaussée depuis
clocktowers-board-surely = { $card } : en main à coup sûr
clocktowers-board-discards = { $discards ->
    [one] { $discards } carte défaussée
   *[other] { $discards } cartes défaussées
}
clocktowers-tie-mouse = Égalité à { $points } points : l’étage le plus haut avec une souris décide ({ $storeys }).
clocktowers-tie-cat = Égalité à { $points } points, souris à la même hauteur : l’étage le plus haut avec un chat décide ({ $storeys }).
clocktowers-board-wanted = { clocktowers-colour } : prochain clocher de hauteur { $wanted }, { $left ->
    [one] { $left } toit pas encore vu
   *[other] { $left } toits pas encore vus
}
clocktowers-board-gauge = Le nombre est la hauteur demandée pour le prochain toit de cette couleur. Chaque rond plein est un toit que personne n’a encore vu.
clocktowers-board-piles = Piles
clocktowers-board-pile = Pile des { clocktowers-pile }, il en reste { $left }. { $card ->
    [none] { "" }
   *[other] Sur le dessus : { clocktowers-card }
}
clocktowers-board-empty-hand = Ta main est vide.
clocktowers-board-discard = Défausser face cachée
clocktowers-board-look = La rue de { $player } de plus près
clocktowers-board-end = { $left ->
    [one] Encore { $left } carte à piocher, puis on joue les cartes en main.
   *[other] Encore { $left } cartes à piocher, puis on joue les cartes en main.
}
clocktowers-board-last-hands = Les piles sont vides : on joue les dernières cartes en main.
clocktowers-board-move-draw = Piocher dans la pile des { clocktowers-pile }
clocktowers-board-move-discard = Défausser : { $card }
clocktowers-board-move-new = Nouveau clocher : { $card }
clocktowers-board-move-build = { $card } sur le clocher { $tower }
clocktowers-notation = Cartes : F1 et F2 sont un et deux étages, K est une horloge, R un toit avec sa couleur (Rr rouge, Rb bleu, Rg vert, Ry jaune, Rp violet) ; un c à la fin est un chat, un m une souris. Coups : F1c>new commence un nouveau clocher avec une carte, F1c>T2 la pose sur ton clocher 2, xKm la défausse, +floors, +clocks et +roofs piochent la carte du dessus de la pile des étages, des horloges et des toits.

clocktowers-intro-1 = Commence un clocher avec l’étage au chat : { $finger ->
    [yes] touche
   *[no] clique
} la carte, puis l’emplacement vide.
clocktowers-intro-2 = Chaque tour finit par une pioche, et les piles sont visibles. Prends le toit.
clocktowers-intro-3 = Pose l’horloge sur ton clocher. Ensuite, seul un toit convient.
clocktowers-intro-4 = Pioche dans la pile des étages.
clocktowers-intro-5 = Le premier clocher de chaque couleur a un ou deux étages. Le tien en a un : pose le toit.
clocktowers-intro-6 = Achevé ! Chat et souris : 3 points. Sans animaux 5, que des chats 4, que des souris 2. Le prochain clocher de cette couleur, à qui que ce soit, doit avoir un étage de plus. Pioche encore.
clocktowers-intro-7 = Tu peux aussi défausser une carte face cachée. Une souris gâcherait ton prochain clocher : défausse l’étage à la souris.
clocktowers-intro-8 = C’est tout : construire, poser les toits à la bonne hauteur, éviter les souris. Une fois les cartes épuisées, le plus de points gagne.
clocktowers-tip-play = D’abord des étages, puis une horloge, puis un toit. Les souris font perdre de la valeur ; une carte dont tu ne veux pas peut être défaussée.
clocktowers-tip-draw = Toutes les piles sont face visible. Avant de prendre un toit, regarde la hauteur demandée pour sa couleur.

clocktowers-rules-goal-title = Le but
clocktowers-rules-goal = Chacun construit des clochers avec des cartes. Seuls comptent les clochers achevés : un ou plusieurs étages, une horloge, un toit. Leur valeur dépend des animaux qui y logent. Celui qui a le plus de points gagne.
clocktowers-rules-cards-title = Les cartes
clocktowers-rules-cards = 66 cartes. 28 cartes étage : à un étage, cinq sans animal, cinq avec un chat et quatre avec une souris ; à deux étages, autant. 18 horloges, dont neuf avec une souris. 20 toits, quatre dans chacune des cinq couleurs. Aucune carte n’a les deux animaux. (CT-1)
clocktowers-rules-setup-title = Mise en place
clocktowers-rules-setup =
    Chacun commence avec un étage au chat, un étage à la souris et une horloge à la souris. Les autres étages, horloges et toits forment trois piles mélangées ; cinq étages et trois toits sont retirés sans être vus. Les piles sont face visible : on voit la carte du dessus. (CT-2)
    À deux, les piles ont 19 étages, 16 horloges et 17 toits ; à trois, 17, 15 et 17 ; à quatre, 15, 14 et 17. (CT-2)
    Selon la règle, le plus âgé commence. Ici, l’hôte décide : par tirage au sort, dans l’ordre des places ou en désignant quelqu’un. On joue dans le sens des aiguilles d’une montre. (CT-2)
clocktowers-rules-turn-title = Un tour de jeu
clocktowers-rules-turn =
    Construis avec une carte de ta main, ou défausses-en une face cachée, même si tu pourrais construire. Une carte défaussée sort du jeu, et les autres n’apprennent pas laquelle c’était. (CT-3, CT-8)
    Pioche ensuite la carte du dessus d’une pile au choix. Tant qu’il reste une pile, piocher est obligatoire ; jusque-là, tu as donc trois cartes au début de chaque tour. (CT-3, CT-9)
clocktowers-rules-build-title = Construire
clocktowers-rules-build =
    Un étage commence un nouveau clocher ou va sur l’un de tes clochers qui n’a pas encore d’horloge. Tu peux avoir autant de clochers que tu veux, avec autant d’étages que tu veux. (CT-4)
    Une horloge va sur l’un de tes clochers fait uniquement d’étages. On ne peut plus y ajouter d’étage ensuite. (CT-5)
    Un toit va sur l’un de tes clochers qui a déjà une horloge, si la hauteur est bonne. Le clocher est alors achevé, sa couleur est celle du toit, et l’on n’y ajoute plus rien. (CT-6)
clocktowers-rules-build-example = Tu as un étage avec un chat, une horloge et un toit vert. L’étage commence un clocher ; au tour suivant l’horloge va dessus, et au tour d’après le toit, si le prochain clocher vert peut avoir un étage. Un clocher avec seulement des chats : 4 points.
clocktowers-rules-height-title = La bonne hauteur
clocktowers-rules-height = La hauteur est le nombre d’étages ; une carte à deux étages en compte deux, une horloge aucun. Le premier clocher d’une couleur, tous joueurs confondus, a un ou deux étages. Chaque clocher suivant de cette couleur, quel que soit son propriétaire, a exactement un étage de plus que le précédent. Tu peux achever autant de clochers d’une couleur que tu veux, même les quatre. (CT-7)
clocktowers-rules-height-example = Anna achève un clocher rouge de hauteur 2. Le prochain clocher rouge doit avoir 3 étages. Ben, dont le clocher en a 2, doit ajouter un étage avant l’horloge, ou trouver un autre toit.
clocktowers-rules-end-title = Fin de la partie
clocktowers-rules-end =
    Quand toutes les piles sont vides, on ne pioche plus et l’on joue les cartes en main, une par tour. La partie est finie quand toutes les mains sont vides. (CT-10)
    Il y a 58 tours en tout : à trois, le premier en a un de plus que les autres ; à quatre, les deux premiers. (CT-10)
clocktowers-rules-score-title = Décompte
clocktowers-rules-score =
    Un clocher achevé vaut 5 points sans animaux, 4 avec seulement des chats, 3 avec des chats et des souris, 2 avec seulement des souris. Leur nombre n’a pas d’importance ; la souris d’une horloge compte. Un clocher inachevé ne vaut rien. (CT-11)
    Celui qui a le plus de points gagne. À égalité, celui qui a la souris la plus haute dans un clocher achevé gagne, puis celui qui a le chat le plus haut ; si l’égalité demeure, la victoire est partagée. L’animal d’une carte à deux étages est à l’étage du haut. Une horloge n’est pas un étage : pour départager, sa souris ne compte pas. (CT-12)
clocktowers-rules-score-example = Un étage avec un chat, un étage avec une souris et une horloge sans souris : 3 points. Avec un étage sans animal au lieu de celui à la souris : 4. Mais s’il y a une souris sur l’horloge, on revient à 3.
clocktowers-rules-secret-title = Ce qu’on sait
clocktowers-rules-secret = Tout le monde voit ce qui est pioché. Seuls sont secrets les cartes défaussées, l’ordre des piles et les cartes retirées au début. La table te montre donc les cartes que les autres ont forcément, et marque d’un point d’interrogation celles qu’ils ont pu défausser. Comme aucune horloge n’est retirée, on sait aussi lesquelles restent. (CT-13)
clocktowers-rules-decided-title = Ce que nous avons décidé, et pourquoi
clocktowers-rules-decided =
    Une seule suite de hauteurs pour toute la table. Les règles parlent du premier clocher d’une couleur sans dire si chacun a sa propre suite. Les critiques décrivent des joueurs en course pour une même hauteur. (CT-7)
    Pas d’étage au-dessus d’une horloge. Les règles placent l’horloge au-dessus des étages et ne citent ensuite que le toit. Une critique dit clairement qu’on n’ajoute plus d’étage. (CT-4)
    Pour départager, on compte les étages, pas les horloges. Les règles italienne et néerlandaise parlent de l’étage le plus haut avec une souris, et une horloge n’en est pas un ; le texte français laisserait compter la souris de l’horloge. Aucune règle ne dit où se trouve l’animal d’une carte à deux étages, ni ce qui se passe si l’égalité demeure : ici, il est à l’étage du haut, et la victoire est partagée. (CT-12)
