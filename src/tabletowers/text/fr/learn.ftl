# Les règles avec nos mots, les introductions et ce qui sert à apprendre.
learn-title = Apprendre les jeux
learn-lead = Chaque jeu a une courte introduction où tu joues toi-même les premiers coups, et ses règles complètes.
learn-intro = Introduction
learn-rules = Les règles
learn-start = Commencer l'introduction
learn-next = Continuer
learn-again = Encore une fois
learn-play = Jouer une vraie partie
learn-glossary = Mots
learn-credits = Crédits
learn-reconstructed = Ce qui est reconstitué
learn-step = Étape { $step } sur { $steps }
learn-try = Ce serait possible aussi, mais suivons d'abord le texte.
learn-example = Exemple
learn-credits-text =
    Clocktowers est d'Alan R. Moon et Aaron Weissblum (Jolly Roger Games, 2004), Old Town de Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel de Reiner Knizia (Hans im Glück, 2005). Les idées sont les leurs. Les textes, les dessins et le programme de cette page sont les nôtres ; rien n'est copié des éditions publiées.
    Les caractères sont Fraunces et Inter, tous deux sous licence Open Font License.

intro-clocktowers-1 = Voici ta rue. Tu as trois cartes. Avec l'étage au chat, commence une nouvelle tour : clique la carte, puis la place vide.
intro-clocktowers-2 = Chaque tour se termine par une pioche. Les trois piles sont visibles, tu choisis donc ce que tu prends. Prends le toit.
intro-clocktowers-3 = L'autre a bâti aussi. Pose maintenant l'horloge sur ta tour. Ensuite, seul un toit peut suivre.
intro-clocktowers-4 = Pioche cette fois dans les étages.
intro-clocktowers-5 = La première tour de chaque couleur doit avoir un ou deux étages, et la tienne en a un. Pose le toit.
intro-clocktowers-6 = Achevée ! Un chat et une souris y logent, elle vaut donc 3 points. Sans animaux ce serait 5, avec des chats seuls 4, avec des souris seules 2. La prochaine tour de cette couleur, à qui qu'elle soit, doit être plus haute d'un étage. Pioche encore.
intro-clocktowers-7 = Tout le jeu est là : bâtir, couvrir à la bonne hauteur, tenir les souris à l'écart. Quand piles et mains sont vides, le plus de points l'emporte.
intro-oldtown-1 = Une ville a disparu, et des télégrammes racontent où se dressaient ses bâtiments. D'abord, chacun en prend deux. Prends le shérif.
intro-oldtown-2 = Et l'hôtel.
intro-oldtown-3 = Cet indice parle d'un seul bâtiment. Pointe-le, et les parcelles qu'il permet s'éclairent. Joue-le : un jeton va sur chaque parcelle encore possible, et ceux dont tu n'as pas besoin sont des points pour toi.
intro-oldtown-4 = Cet indice relie un bâtiment à l'un des tiens. Joue-le avec l'hôtel : les parcelles qui ne conviennent plus perdent leurs jetons, et chaque jeton que tu retires du plan est un point.
intro-oldtown-5 = Quand il ne reste qu'une parcelle à un bâtiment, il y est fixé, et souvent d'autres suivent. Quand seize bâtiments sont en place, le plus de points l'emporte.
intro-babel-1 = Huit merveilles, trois disques sur chacune. À la statue de Zeus, choisis le navire marqué 3 : il faut trois cartes navire pour le construire.
intro-babel-2 = Chacun a fait une offre en secret, et les voilà ouvertes. Invite Anna : les invités posent une pièce par carte, tu poses le reste et tu prends le disque.
intro-babel-3 = Quelqu'un d'autre construit maintenant. Combien de cartes offres-tu ? Si l'on t'invite, tes pièces vont sur la merveille. Si l'on te refuse, tu reprends tes cartes et marques un point pour chacune. Scelle une offre de 1.
intro-babel-4 = Avec le troisième disque une merveille paie : le plus de pièces, le second, et un peu tous les autres. La partie finit avec le dernier disque d'une couleur. Les disques d'une même couleur paient à la fin.

rules-clocktowers-goal-title = Le but
rules-clocktowers-goal = Chacun bâtit des tours à horloge avec des cartes. Seules comptent les tours achevées : un ou plusieurs étages, une horloge, un toit. Leur valeur dépend des animaux qui y logent. Le plus de points l'emporte.
rules-clocktowers-cards-title = Les cartes
rules-clocktowers-cards = 66 cartes : 28 étages, simples ou doubles, dont dix avec un chat et huit avec une souris ; 18 horloges, dont neuf avec une souris ; 20 toits, quatre dans chacune des cinq couleurs.
rules-clocktowers-setup-title = Au début
rules-clocktowers-setup =
    Chacun commence avec un étage au chat, un étage à la souris et une horloge à la souris. Les autres étages, horloges et toits forment trois piles mélangées ; cinq étages et trois toits sont retirés sans être vus. Les piles sont face visible : on voit la carte du dessus.
    À deux, les piles ont 19 étages, 16 horloges et 17 toits ; à trois 17, 15 et 17 ; à quatre 15, 14 et 17.
rules-clocktowers-turn-title = Un tour de jeu
rules-clocktowers-turn = Bâtis une carte de ta main, ou défausse-en une face cachée. Pioche ensuite la carte du dessus d'une pile au choix. Tant qu'il reste des piles, tu as trois cartes au début de chaque tour.
rules-clocktowers-build-title = Bâtir
rules-clocktowers-build =
    Un étage commence une nouvelle tour ou va sur l'une de tes tours qui n'a pas encore d'horloge. Tu peux avoir autant de tours que tu veux.
    Une horloge va sur une tour faite d'étages seulement. Aucun étage ne peut plus suivre.
    Un toit va sur une tour à horloge, si la hauteur est bonne. La tour est alors achevée et l'on n'y ajoute plus rien.
rules-clocktowers-build-example = Tu as un étage avec un chat, une horloge et un toit vert. L'étage commence une tour, au tour suivant l'horloge va dessus, à celui d'après le toit, si la prochaine tour verte peut avoir un étage. Une tour avec des chats seuls : 4 points.
rules-clocktowers-height-title = La bonne hauteur
rules-clocktowers-height = La hauteur est le nombre d'étages ; une carte double en compte deux, une horloge aucun. La première tour d'une couleur, à toute la table, a un ou deux étages. Chaque tour suivante de cette couleur, à qui qu'elle soit, a exactement un étage de plus que la précédente.
rules-clocktowers-height-example = Anna achève une tour rouge de hauteur 2. La prochaine rouge doit avoir 3 étages. Ben, dont la tour en a 2, doit ajouter un étage avant l'horloge, ou trouver un autre toit.
rules-clocktowers-end-title = La fin
rules-clocktowers-end =
    Quand toutes les piles sont vides, on ne pioche plus et l'on joue les mains, une carte par tour. La partie est finie quand toutes les mains sont vides.
    Il y a 58 tours en tout ; à trois ou quatre, ceux qui ont commencé en ont un de plus que les autres.
rules-clocktowers-score-title = Les points
rules-clocktowers-score =
    Une tour achevée sans animaux vaut 5, avec des chats seuls 4, avec chats et souris 3, avec des souris seules 2. Leur nombre n'importe pas ; la souris d'une horloge compte. À égalité, la souris la plus haute l'emporte, puis le chat le plus haut ; sinon la victoire est partagée.
    Pour départager, seules les tours achevées comptent. L'animal d'une carte double est à l'étage du haut ; une horloge n'est pas un étage.
rules-clocktowers-score-example = Un étage avec un chat, un étage avec une souris et une horloge simple : 3 points. Avec un étage simple au lieu de celui à la souris : 4. Si l'horloge a une souris, la souris est de retour : 3.
rules-clocktowers-secret-title = Ce qu'on sait
rules-clocktowers-secret = Tout le monde voit ce qui est pioché. Ne sont secrets que les défausses, l'ordre des piles et les cartes retirées. La table te montre donc les cartes que les autres doivent avoir, et marque d'un point d'interrogation celles qu'ils ont pu défausser.

rules-oldtown-goal-title = Le but
rules-oldtown-goal = Seize bâtiments sur dix-huit doivent trouver place sur seize parcelles, comme le disent les indices. Qui retire un jeton du plan marque un point. Le plus de points l'emporte.
rules-oldtown-map-title = Le plan
rules-oldtown-map = Quatre rangées de quatre parcelles. Main St, le chemin de fer et Cemetery Rd vont d'ouest en est, Dalton Rd et Cavendish St du nord au sud. Chaque parcelle a son entrée d'un côté. Le pré aux bisons est au nord-ouest, le cimetière au sud-ouest, le désert au sud-est.
rules-oldtown-words-title = Voisins
rules-oldtown-words = Mitoyennes sont deux parcelles sans rien entre elles : 2 et 3, 6 et 7, 10 et 11, 14 et 15. Face à face sont deux parcelles voisines séparées par une rue ou le chemin de fer. Les entrées se font face en 1 et 5, 3 et 7, 9 et 10, 11 et 12.
rules-oldtown-setup-title = Au début
rules-oldtown-setup = Chacun reçoit deux indices A et deux C et choisit deux bâtiments. Les indices B forment la pile commune ; à trois, trois indices A sont dessus, à deux, chacun a en plus sa propre pile de six indices A et C.
rules-oldtown-turn-title = Un tour de jeu
rules-oldtown-turn =
    Si tu as moins de deux bâtiments, prends-en un qui n'est à personne. Joue ensuite un indice, ou poses-en deux. Qui ne peut ni l'un ni l'autre passe. Pioche enfin un indice ; deux après avoir passé.
    S'il ne reste pas plus de bâtiments sans propriétaire que de joueurs, seul qui n'en a aucun en prend un. À deux, chaque carte se pioche dans la pile commune ou dans la sienne, au choix.
rules-oldtown-clue-title = Jouer un indice
rules-oldtown-clue =
    Les indices A parlent d'un bâtiment précis, les B d'un des tiens, que tu nommes. Si le bâtiment est sur le plan, ses jetons sur les autres parcelles sont retirés. Sinon un jeton va sur chaque parcelle de l'indice encore possible ; ceux qui restent des cinq sont tes points.
    Les indices C relient un bâtiment à l'un des tiens. Tous deux ne gardent que les parcelles qui forment une paire permise.
    Une parcelle est possible si toute la ville peut encore s'arranger ainsi. Un bâtiment à une seule parcelle possible y est fixé, et ses jetons sont des points.
rules-oldtown-clue-example = L'indice met le shérif sur l'une de quatre parcelles, dont une est bâtie. Trois jetons vont sur le plan, il en reste deux : 2 points.
rules-oldtown-pair-title = Un indice sur deux bâtiments
rules-oldtown-pair = Un indice C ne laisse aux deux bâtiments que les parcelles qui forment l'une de ses paires avec une parcelle de l'autre. Un bâtiment qui n'est pas encore sur le plan reçoit alors ses jetons.
rules-oldtown-pair-example = L'indice dit que la banque était mitoyenne de ton bâtiment, et tu nommes le saloon. Le saloon a des jetons sur 6 et 10, la banque sur 7 et 12. Seules 6 et 7 font une paire : les jetons de 10 et 12 sont retirés, les deux bâtiments sont fixés, et leurs derniers jetons sont retirés aussi. 4 points.
rules-oldtown-cannot-title = Ce qui ne peut pas se jouer
rules-oldtown-cannot =
    Un indice qui ne changerait rien ne fait que confirmer ; un indice qui ne convient à aucune parcelle contredit ; un indice qui demanderait plus de cinq jetons, ou un quatrième jeton sur une parcelle, est bloqué. Aucun ne peut se jouer. Deux indices qui confirment ou contredisent peuvent être posés : tu retires alors du plan un jeton au choix pour un point, si la ville reste possible.
    Les indices bloqués ne peuvent pas être laissés, et sans bâtiment à soi on ne joue ni ne laisse d'indices B ou C.
rules-oldtown-cannot-example = Les jetons du shérif sont sur 2 et 3. Un indice qui le met au nord de Main St ne fait que confirmer. Un autre qui le met près du désert contredit. On peut laisser les deux ensemble pour un jeton au choix.
rules-oldtown-chain-title = De fil en aiguille
rules-oldtown-chain =
    Quand un bâtiment est fixé, les autres jetons de sa parcelle sont retirés. S'il ne reste alors qu'une parcelle à un autre bâtiment, il est fixé aussi, et ainsi de suite. Tous ces points sont à toi.
    Un bâtiment fixé n'appartient plus à personne.
rules-oldtown-chain-example = Le saloon est fixé sur la parcelle 6, où se trouve aussi un jeton de la banque. Il est retiré. Le dernier jeton de la banque est sur 7 : la banque y est fixée, et ce jeton est un point lui aussi.
rules-oldtown-end-title = La fin
rules-oldtown-end = La partie finit aussitôt que le seizième bâtiment est fixé, ou quand tous ont passé à la suite sans piocher. Quand seize bâtiments sont sur le plan, les deux autres sont hors jeu.
rules-oldtown-options-title = Variantes
rules-oldtown-options = D'habitude, les jetons devenus impossibles partent d'eux-mêmes. Dans la variante où ils restent jusqu'à ce que quelqu'un les signale, chacun doit ouvrir l'œil ; un signalement juste vaut un point. On ne peut pas relire les indices joués, sauf si la table le permet.
rules-oldtown-reconstructed = L'image du plateau imprimé n'était pas disponible. Le plan a été reconstitué d'après les cartes indice, dont chacune dit combien de parcelles elle permet, et d'après les huit solutions imprimées ; il s'accorde avec toutes. Quatre coquilles des cartes et trois énigmes imprimées sont corrigées, et signalées là où elles se trouvent.

rules-babel-goal-title = Le but
rules-babel-goal = Ensemble, on construit huit merveilles du monde. Les points viennent des pièces sur les merveilles achevées, des disques d'une même couleur et des offres refusées. Le plus de points l'emporte.
rules-babel-pieces-title = Le matériel
rules-babel-pieces = 100 cartes construction, 25 par couleur. 24 disques, six par couleur, aux nombres 3, 3, 4, 4, 5 et 6. 15 cartes action. Dans la variante aux disques doubles, quatre de ceux-ci, qui demandent des cartes de deux couleurs, remplacent les cinq.
rules-babel-setup-title = Au début
rules-babel-setup = Trois des 24 disques sont sur chaque merveille ; chacun montre une couleur (chameau, navire, grue, maçon) et combien de cartes il en faut. Chacun commence avec quatre cartes construction et une carte troc.
rules-babel-turn-title = Un tour de jeu
rules-babel-turn =
    Passer ou construire. Si tu passes, tu pioches deux cartes et les autres une. Si tu construis, choisis un disque.
    Quand la pioche est vide, les cartes jouées sont mélangées et la remplacent.
rules-babel-offer-title = Les offres
rules-babel-offer = Tous les autres décident en secret combien de cartes de la couleur ils offrent : au plus le nombre du disque, ou rien. Avec au moins une carte, on peut ajouter la carte troc. Toutes les offres s'ouvrent ensemble.
rules-babel-offer-example = Le disque montre chameau 5 et tu as trois chameaux. Tu peux en offrir de zéro à trois ; avec au moins un, la carte troc en plus.
rules-babel-invite-title = Les invitations
rules-babel-invite = Tu choisis qui inviter. Chaque invité apporte toute son offre ; un seul au plus peut avoir la carte troc ; ensemble, ils ne peuvent apporter plus que le disque ne demande. Tu ajoutes de ta main exactement ce qui manque. Tu peux aussi renoncer.
rules-babel-invite-example = Le disque demande 4 navires. Anna en offre 2, Ben 3 avec la carte troc. Tu invites Anna et en joues 2 : deux pièces chacun, et le disque est à toi. Ben reprend ses cartes et marque 3 points.
rules-babel-success-title = Quand on construit
rules-babel-success = Tu poses sur la merveille une pièce par carte jouée, chaque invité de même pour les siennes. L'invité à la carte troc n'en pose pas : ces pièces sont à toi, mais il prend le disque. Sinon, c'est toi. Qui a offert sans être invité reprend ses cartes et marque un point pour chacune. Puis chacun pioche une carte.
rules-babel-success-example = Le disque demande 4 navires. Tu invites Ben, qui en offre 3 avec la carte troc, et en joues 1. Tu poses les quatre pièces, Ben prend le disque. Anna, qui en avait offert 2, les reprend et marque 2 points.
rules-babel-wonder-title = Une merveille est achevée
rules-babel-wonder =
    Avec le troisième disque une merveille paie : le plus de pièces et le second selon la ligne suivante, tout autre qui a une pièce 3. À égalité en tête, tous prennent la seconde valeur et les autres 3 ; à égalité en second, chacun 3. Le joueur actif prend une carte action. Chaque merveille suivante paie davantage.
    Les lignes : 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Après le paiement, toutes les pièces de la merveille retournent à leurs propriétaires.
rules-babel-wonder-example = La première merveille : Anna a cinq pièces, Ben et Cleo trois chacun. Anna prend 8, Ben et Cleo 3 chacun, car ils partagent la seconde place. Si Ben en avait cinq aussi, Anna et lui prendraient 4 et Cleo 3.
rules-babel-end-title = La fin
rules-babel-end =
    La partie finit aussitôt que le dernier disque d'une couleur est construit. Les merveilles inachevées qui portent des pièces paient 10, 5 et 3. Les disques d'une même couleur paient 0, 5, 10, 20, 30, 40, 50 de un à sept.
    Puis s'ajoutent les cartes action qui comptent d'elles-mêmes. La partie finit aussi après un tour de table entier sans construction ni pioche.
rules-babel-end-example = Quatre navires, deux grues et un chameau : 20 + 5 + 0 = 25 points.
rules-babel-actions-title = Les cartes action
rules-babel-actions =
    Échange : changer une à cinq cartes. Piocher trois. Joker : vaut deux cartes manquantes quand tu invites. Double tour : deux tours de suite. Bonus de refus : 3 points par carte au lieu de 1. Bonus de disques : à la fin, 1 par disque. Cinq points : à la fin.
    Il y a trois échanges et deux cartes de chaque autre sorte. Combien tu en as, tous le voient ; lesquelles, personne. Échange et piocher trois se jouent quand tu décides de passer ou de construire, d'une offre ou d'une invitation ; le double tour à la place d'un simple. À qui est refusé et tient une carte action quelconque, on demande s'il use du bonus : ainsi personne n'apprend qui l'a.
rules-babel-reconstructed = Le livret ne répète pas ce qui est imprimé sur le plateau et les pièces. Les valeurs des disques, les lignes du tableau des merveilles après la première, l'essentiel du tableau des disques et le nombre de chaque carte action viennent de critiques ou sont reconstitués par nous. L'hôte d'une table peut tout remplacer par les chiffres d'un vrai exemplaire.

glossary-tower-title = Tour
glossary-tower = Des étages, une horloge et un toit l'un sur l'autre.
glossary-wanted-title = Hauteur demandée
glossary-wanted = La hauteur que doit avoir la prochaine tour d'une couleur.
glossary-lot-title = Parcelle
glossary-lot = L'un des seize terrains d'Old Town.
glossary-marker-title = Jeton
glossary-marker = Un disque de bois qui dit : le bâtiment peut être ici.
glossary-settle-title = Fixer
glossary-settle = La place d'un bâtiment est trouvée, sa maison va sur le plan.
glossary-disc-title = Disque
glossary-disc = Une tablette d'argile d'une merveille : couleur et nombre de cartes.
glossary-offer-title = Offre
glossary-offer = Des cartes que quelqu'un ajouterait à la construction d'un autre.
glossary-trade-title = Carte troc
glossary-trade = Avec elle, un invité prend le disque et laisse les pièces à qui construit.
