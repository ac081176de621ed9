# Les règles avec nos mots, les introductions et ce qui sert à apprendre.
learn-title = Apprendre les jeux
learn-lead = Chaque jeu a une courte introduction, où tu joues toi-même les premiers coups, et ses règles complètes.
learn-intro = Introduction
learn-rules = Les règles
learn-start = Commencer l’introduction
learn-next = Continuer
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-glossary = Lexique
learn-credits = Crédits
learn-reconstructed = Ce que nous avons reconstitué
learn-step = Étape { $step } sur { $steps }
learn-try = Ce serait possible aussi, mais pour l’instant suis le texte.
learn-example = Exemple
learn-credits-text =
    Clocktowers est d’Alan R. Moon et Aaron Weissblum (Jolly Roger Games, 2004), Old Town de Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel de Reiner Knizia (Hans im Glück, 2005). Les idées sont les leurs. Les textes, les dessins et le programme de cette page sont les nôtres ; rien n’est copié des éditions publiées.
    Les polices sont Fraunces et Inter, toutes deux sous licence Open Font License.

intro-clocktowers-1 = Voici ta rue. Tu as trois cartes en main. Commence un nouveau clocher avec l’étage au chat : clique sur la carte, puis sur l’emplacement vide.
intro-clocktowers-2 = On pioche à la fin de chaque tour. Les trois piles sont face visible : tu choisis donc ce que tu prends. Prends le toit.
intro-clocktowers-3 = L’adversaire a construit aussi. Pose maintenant l’horloge sur ton clocher. Ensuite, on ne peut plus y ajouter qu’un toit.
intro-clocktowers-4 = Cette fois, pioche dans les étages.
intro-clocktowers-5 = Le premier clocher de chaque couleur doit avoir un ou deux étages, et le tien en a un. Pose le toit.
intro-clocktowers-6 = Achevé ! Un chat et une souris y logent, il vaut donc 3 points. Sans animaux, il en vaudrait 5 ; avec seulement des chats, 4 ; avec seulement des souris, 2. Le prochain clocher de cette couleur, quel que soit son propriétaire, doit avoir un étage de plus. Pioche encore une fois.
intro-clocktowers-7 = Tout le jeu est là : construire, poser le toit à la bonne hauteur, tenir les souris à l’écart. Quand les piles et les mains sont vides, celui qui a le plus de points gagne.
intro-oldtown-1 = Une ville a disparu, et des télégrammes racontent où se dressaient ses bâtiments. D’abord, chacun en prend deux pour soi. Prends le shérif.
intro-oldtown-2 = Et l’hôtel.
intro-oldtown-3 = Cet indice parle d’un seul bâtiment. Survole-le, et les parcelles qu’il permet s’éclairent. Joue-le : un jeton va sur chaque parcelle encore possible, et ceux qui ne servent pas sont des points pour toi.
intro-oldtown-4 = Cet indice relie un bâtiment à l’un des tiens. Joue-le avec l’hôtel : les parcelles qui ne conviennent plus perdent leurs jetons, et chaque jeton que tu retires du plan est un point.
intro-oldtown-5 = Quand il ne reste qu’une parcelle à un bâtiment, il y est placé, et souvent d’autres suivent. Quand seize bâtiments sont en place, celui qui a le plus de points gagne.
intro-babel-1 = Huit merveilles, trois disques sur chacune. À la Statue de Zeus, choisis le navire marqué 3 : il faut trois cartes navire pour le construire.
intro-babel-2 = Chacun a fait une offre en secret, et les voilà dévoilées. Invite Anna : les invités posent une pièce par carte, tu poses le reste et tu prends le disque.
intro-babel-3 = C’est maintenant quelqu’un d’autre qui construit. Combien de cartes offres-tu ? Si l’on t’invite, tes pièces vont sur la merveille. Si ton offre est refusée, tu reprends tes cartes et marques un point pour chacune. Scelle une offre de 1.
intro-babel-4 = Avec son troisième disque, une merveille rapporte des points : à celui qui a le plus de pièces, au deuxième, et un peu à tous les autres. La partie finit avec le dernier disque d’une couleur. À la fin, les disques d’une même couleur rapportent aussi des points.

rules-clocktowers-goal-title = Le but
rules-clocktowers-goal = Chacun construit des clochers avec des cartes. Seuls comptent les clochers achevés : un ou plusieurs étages, une horloge, un toit. Leur valeur dépend des animaux qui y logent. Celui qui a le plus de points gagne.
rules-clocktowers-cards-title = Les cartes
rules-clocktowers-cards = 66 cartes : 28 étages, simples ou doubles, dont dix avec un chat et huit avec une souris ; 18 horloges, dont neuf avec une souris ; 20 toits, quatre dans chacune des cinq couleurs.
rules-clocktowers-setup-title = Mise en place
rules-clocktowers-setup =
    Chacun commence avec un étage au chat, un étage à la souris et une horloge à la souris. Les autres étages, horloges et toits forment trois piles mélangées ; cinq étages et trois toits sont retirés sans être vus. Les piles sont face visible : on voit la carte du dessus.
    À deux, les piles ont 19 étages, 16 horloges et 17 toits ; à trois, 17, 15 et 17 ; à quatre, 15, 14 et 17.
rules-clocktowers-turn-title = Un tour de jeu
rules-clocktowers-turn = Construis avec une carte de ta main, ou défausses-en une face cachée. Pioche ensuite la carte du dessus d’une pile au choix. Tant que les piles ne sont pas vides, tu as trois cartes au début de chaque tour.
rules-clocktowers-build-title = Construire
rules-clocktowers-build =
    Un étage commence un nouveau clocher ou va sur l’un de tes clochers qui n’a pas encore d’horloge. Tu peux avoir autant de clochers que tu veux.
    Une horloge va sur un clocher fait uniquement d’étages. On ne peut plus y ajouter d’étage ensuite.
    Un toit va sur un clocher avec une horloge, si la hauteur est bonne. Le clocher est alors achevé et l’on n’y ajoute plus rien.
rules-clocktowers-build-example = Tu as un étage avec un chat, une horloge et un toit vert. L’étage commence un clocher ; au tour suivant l’horloge va dessus, et au tour d’après le toit, si le prochain clocher vert peut avoir un étage. Un clocher avec seulement des chats : 4 points.
rules-clocktowers-height-title = La bonne hauteur
rules-clocktowers-height = La hauteur est le nombre d’étages ; une carte double en compte deux, une horloge aucun. Le premier clocher d’une couleur, tous joueurs confondus, a un ou deux étages. Chaque clocher suivant de cette couleur, quel que soit son propriétaire, a exactement un étage de plus que le précédent.
rules-clocktowers-height-example = Anna achève un clocher rouge de hauteur 2. Le prochain clocher rouge doit avoir 3 étages. Ben, dont le clocher en a 2, doit ajouter un étage avant l’horloge, ou trouver un autre toit.
rules-clocktowers-end-title = Fin de la partie
rules-clocktowers-end =
    Quand toutes les piles sont vides, on ne pioche plus et l’on joue les cartes en main, une par tour. La partie est finie quand toutes les mains sont vides.
    Il y a 58 tours en tout ; à trois ou à quatre, ceux qui ont commencé en ont un de plus que les autres.
rules-clocktowers-score-title = Décompte
rules-clocktowers-score =
    Un clocher achevé vaut 5 points sans animaux, 4 avec seulement des chats, 3 avec des chats et des souris, 2 avec seulement des souris. Leur nombre n’a pas d’importance ; la souris d’une horloge compte. À égalité de points, celui qui a la souris la plus haute gagne, puis celui qui a le chat le plus haut ; sinon, la victoire est partagée.
    Pour départager, seuls les clochers achevés comptent. L’animal d’une carte double est à l’étage du haut ; une horloge n’est pas un étage.
rules-clocktowers-score-example = Un étage avec un chat, un étage avec une souris et une horloge simple : 3 points. Avec un étage simple au lieu de celui à la souris : 4. Mais si l’horloge a une souris, on revient à 3.
rules-clocktowers-secret-title = Ce qu’on sait
rules-clocktowers-secret = Tout le monde voit ce qui est pioché. Seuls sont secrets les cartes défaussées, l’ordre des piles et les cartes retirées au début. La table te montre donc les cartes que les autres ont forcément, et marque d’un point d’interrogation celles qu’ils ont pu défausser.

rules-oldtown-goal-title = Le but
rules-oldtown-goal = Seize bâtiments sur dix-huit sont à placer sur seize parcelles, comme le disent les indices. Chaque jeton que tu retires du plan te rapporte un point. Celui qui a le plus de points gagne.
rules-oldtown-map-title = Le plan
rules-oldtown-map = Quatre rangées de quatre parcelles. Main St, le chemin de fer et Cemetery Rd vont d’ouest en est, Dalton Rd et Cavendish St du nord au sud. Chaque parcelle a son entrée d’un côté. Le pré aux bisons est au nord-ouest, le cimetière au sud-ouest, le désert au sud-est.
rules-oldtown-words-title = Voisins
rules-oldtown-words = Deux parcelles sont mitoyennes si rien ne les sépare : 2 et 3, 6 et 7, 10 et 11, 14 et 15. Elles sont face à face si elles sont voisines et qu’une rue ou le chemin de fer les sépare. Les entrées se font face en 1 et 5, 3 et 7, 9 et 10, 11 et 12.
rules-oldtown-setup-title = Mise en place
rules-oldtown-setup = Chacun reçoit deux indices A et deux indices C et choisit deux bâtiments. Les indices B forment la pile commune ; à trois, on pose trois indices A dessus ; à deux, chacun a en plus une pile personnelle de six indices A et C.
rules-oldtown-turn-title = Un tour de jeu
rules-oldtown-turn =
    Si tu as moins de deux bâtiments, prends-en un qui n’est à personne. Joue ensuite un indice, ou défausses-en deux. Si tu ne peux faire ni l’un ni l’autre, tu passes. Pioche enfin un indice, ou deux si tu as passé.
    S’il ne reste pas plus de bâtiments sans propriétaire que de joueurs, seuls ceux qui n’en ont aucun en prennent un. À deux, chaque carte se pioche dans la pile commune ou dans ta pile personnelle, au choix.
rules-oldtown-clue-title = Jouer un indice
rules-oldtown-clue =
    Les indices A parlent d’un bâtiment précis, les B d’un des tiens, que tu nommes. Si le bâtiment est sur le plan, ses jetons sur les autres parcelles sont retirés. Sinon, un jeton va sur chaque parcelle de l’indice encore possible ; ceux qui restent des cinq sont des points pour toi.
    Les indices C relient un bâtiment à l’un des tiens. Tous deux ne gardent que les parcelles qui forment une paire permise.
    Une parcelle est possible si toute la ville peut encore s’organiser ainsi. Un bâtiment à qui il ne reste qu’une parcelle possible y est placé, et ses jetons sont des points.
rules-oldtown-clue-example = L’indice met le shérif sur l’une de quatre parcelles, dont une est déjà occupée. Trois jetons vont sur le plan, il en reste deux : 2 points.
rules-oldtown-pair-title = Un indice sur deux bâtiments
rules-oldtown-pair = Un indice C ne laisse aux deux bâtiments que les parcelles qui forment l’une de ses paires avec une parcelle de l’autre. Un bâtiment qui n’est pas encore sur le plan reçoit alors ses jetons.
rules-oldtown-pair-example = L’indice dit que la banque était mitoyenne de ton bâtiment, et tu nommes le saloon. Le saloon a des jetons sur 6 et 10, la banque sur 7 et 12. Seules 6 et 7 font une paire : les jetons de 10 et 12 sont retirés, les deux bâtiments sont placés, et leurs derniers jetons sont retirés aussi. 4 points.
rules-oldtown-cannot-title = Ce qu’on ne peut pas jouer
rules-oldtown-cannot =
    Un indice qui ne changerait rien ne fait que confirmer ; un indice qui ne convient à aucune parcelle contredit ; un indice qui demanderait plus de cinq jetons, ou un quatrième jeton sur une parcelle, est bloqué. Aucun de ceux-là ne peut être joué. Deux indices qui confirment ou contredisent peuvent être défaussés : tu retires alors du plan un jeton au choix pour un point, si la ville reste possible.
    Les indices bloqués ne peuvent pas être défaussés, et sans bâtiment à toi, tu ne peux ni jouer ni défausser d’indices B ou C.
rules-oldtown-cannot-example = Les jetons du shérif sont sur 2 et 3. Un indice qui le met au nord de Main St ne fait que confirmer. Un autre qui le met au bord du désert contredit. On peut défausser les deux ensemble pour un jeton au choix.
rules-oldtown-chain-title = De fil en aiguille
rules-oldtown-chain =
    Quand un bâtiment est placé, les autres jetons de sa parcelle sont retirés. S’il ne reste alors qu’une parcelle à un autre bâtiment, il est placé aussi, et ainsi de suite. Tous ces points sont à toi.
    Un bâtiment placé n’appartient plus à personne.
rules-oldtown-chain-example = Le saloon est placé sur la parcelle 6, où se trouve aussi un jeton de la banque, qui est retiré. Le dernier jeton de la banque est sur 7 : la banque y est placée, et ce jeton est un point lui aussi.
rules-oldtown-end-title = Fin de la partie
rules-oldtown-end = La partie finit dès que le seizième bâtiment est placé, ou quand tous ont passé l’un après l’autre sans piocher. Quand seize bâtiments sont sur le plan, les deux autres sont hors jeu.
rules-oldtown-options-title = Variantes
rules-oldtown-options = Par défaut, les jetons devenus impossibles sont retirés automatiquement. Dans la variante où ils restent jusqu’à ce que quelqu’un les signale, chacun doit ouvrir l’œil ; un signalement juste vaut un point. On ne peut pas revoir les indices joués, sauf si la table le permet.
rules-oldtown-reconstructed = L’image du plateau imprimé n’était pas disponible. Le plan a été reconstitué d’après les cartes indice, dont chacune dit combien de parcelles elle permet, et d’après les huit solutions imprimées ; il s’accorde avec toutes. Quatre coquilles des cartes et trois énigmes imprimées sont corrigées, et signalées là où elles se trouvent.

rules-babel-goal-title = Le but
rules-babel-goal = On construit ensemble huit merveilles du monde. Les points viennent des pièces sur les merveilles achevées, des disques d’une même couleur et des offres refusées. Celui qui a le plus de points gagne.
rules-babel-pieces-title = Le matériel
rules-babel-pieces = 100 cartes construction, 25 par couleur. 24 disques, six par couleur, avec les nombres 3, 3, 4, 4, 5 et 6. 15 cartes action. Dans la variante aux disques bicolores, quatre disques qui demandent des cartes de deux couleurs remplacent les 5.
rules-babel-setup-title = Mise en place
rules-babel-setup = Trois des 24 disques sont sur chaque merveille ; chacun montre une couleur (chameau, navire, grue, maçon) et le nombre de cartes qu’il en faut. Chacun commence avec quatre cartes construction et une carte troc.
rules-babel-turn-title = Un tour de jeu
rules-babel-turn =
    Passe ou construis. Si tu passes, tu pioches deux cartes et les autres une. Si tu construis, choisis un disque.
    Quand la pioche est vide, les cartes jouées sont mélangées et la remplacent.
rules-babel-offer-title = Les offres
rules-babel-offer = Tous les autres décident en secret combien de cartes de la couleur du disque ils offrent : au plus le nombre du disque, ou rien. Avec au moins une carte, on peut ajouter la carte troc. Toutes les offres sont dévoilées en même temps.
rules-babel-offer-example = Le disque montre chameau 5 et tu as trois chameaux. Tu peux en offrir de zéro à trois ; avec au moins un, la carte troc en plus.
rules-babel-invite-title = Les invitations
rules-babel-invite = Tu choisis qui inviter. Chaque invité apporte toute son offre ; un seul au plus peut avoir la carte troc ; ensemble, ils ne peuvent pas apporter plus que le disque ne demande. Tu ajoutes de ta main exactement ce qui manque. Tu peux aussi renoncer.
rules-babel-invite-example = Le disque demande 4 navires. Anna en offre 2, Ben 3 avec la carte troc. Tu invites Anna et en joues 2 : deux pièces chacun, et le disque est à toi. Ben reprend ses cartes et marque 3 points.
rules-babel-success-title = Quand le disque est construit
rules-babel-success = Tu poses sur la merveille une pièce par carte que tu as jouée, et chaque invité en pose une par carte à lui. L’invité à la carte troc n’en pose pas : c’est toi qui poses ces pièces, mais c’est lui qui prend le disque. Sinon, tu le prends. Ceux qui ont fait une offre sans être invités reprennent leurs cartes et marquent un point pour chacune. Puis chacun pioche une carte.
rules-babel-success-example = Le disque demande 4 navires. Tu invites Ben, qui en offre 3 avec la carte troc, et en joues 1. Tu poses les quatre pièces, Ben prend le disque. Anna, qui en avait offert 2, les reprend et marque 2 points.
rules-babel-wonder-title = Une merveille est achevée
rules-babel-wonder =
    Avec son troisième disque, une merveille rapporte des points : celui qui a le plus de pièces et le deuxième marquent les deux valeurs de la ligne suivante, tous les autres qui ont une pièce marquent 3. À égalité pour la première place, tous les premiers marquent la seconde valeur et les autres 3 ; à égalité pour la deuxième place, 3 chacun. Celui dont c’est le tour prend une carte action. Chaque merveille rapporte plus que la précédente.
    Les lignes : 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Après le décompte, toutes les pièces de la merveille retournent à leurs propriétaires.
rules-babel-wonder-example = La première merveille : Anna a cinq pièces, Ben et Cleo trois chacun. Anna marque 8 points, Ben et Cleo 3 chacun, car ils partagent la deuxième place. Si Ben en avait cinq aussi, Anna et lui marqueraient 4 points chacun et Cleo 3.
rules-babel-end-title = Fin de la partie
rules-babel-end =
    La partie finit dès que le dernier disque d’une couleur est construit. Les merveilles inachevées qui portent des pièces rapportent 10, 5 et 3. Les disques d’une même couleur, de un à sept, rapportent 0, 5, 10, 20, 30, 40, 50.
    On ajoute ensuite les cartes action qui rapportent d’elles-mêmes. La partie finit aussi après un tour de table entier sans construction ni pioche.
rules-babel-end-example = Quatre navires, deux grues et un chameau : 20 + 5 + 0 = 25 points.
rules-babel-actions-title = Les cartes action
rules-babel-actions =
    Échange de cartes : échange une à cinq cartes. Triple pioche : pioche trois cartes. Joker : vaut deux cartes manquantes quand tu invites. Double tour : deux tours de suite. Lot de consolation : 3 points par carte au lieu de 1. Bonus de disques : à la fin, 1 point par disque. Cinq points : à la fin.
    Il y a trois échanges de cartes et deux exemplaires de chaque autre carte. Tout le monde voit combien tu en as, personne ne voit lesquelles. L’échange de cartes et la triple pioche se jouent quand tu décides de passer ou de construire, d’une offre ou d’une invitation ; le double tour, à la place d’un tour simple. Si ton offre est refusée et que tu as une carte action, quelle qu’elle soit, on te demande si tu joues un lot de consolation : ainsi, personne n’apprend qui en a un.
rules-babel-reconstructed = Le livret ne répète pas ce qui est imprimé sur le plateau et le matériel. Les valeurs des disques, les lignes du tableau des merveilles après la première, l’essentiel du tableau des disques et le nombre d’exemplaires de chaque carte action viennent de critiques ou sont reconstitués par nous. L’hôte d’une table peut tout remplacer par les nombres d’un vrai exemplaire.

glossary-tower-title = Clocher
glossary-tower = Des étages, une horloge et un toit, les uns sur les autres.
glossary-wanted-title = Hauteur demandée
glossary-wanted = La hauteur que doit avoir le prochain clocher d’une couleur.
glossary-lot-title = Parcelle
glossary-lot = L’un des seize terrains du plan d’Old Town.
glossary-marker-title = Jeton
glossary-marker = Un petit disque de bois qui dit : le bâtiment peut être ici.
glossary-settle-title = Placer
glossary-settle = La place d’un bâtiment est trouvée : sa tuile va sur le plan.
glossary-disc-title = Disque
glossary-disc = Une tablette d’argile d’une merveille : elle montre une couleur et un nombre de cartes.
glossary-offer-title = Offre
glossary-offer = Des cartes que quelqu’un mettrait dans la construction d’un autre.
glossary-trade-title = Carte troc
glossary-trade = Avec elle, un invité prend le disque et laisse les pièces à celui qui construit.
