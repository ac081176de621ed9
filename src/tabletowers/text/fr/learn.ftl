# Les règles avec nos mots, les introductions et ce qui sert à apprendre.
learn-title = Apprendre les jeux
learn-lead = Chaque jeu a une courte introduction, où tu joues toi-même les premiers coups, et ses règles complètes.
learn-intro = Introduction
learn-rules = Les règles
learn-start = Commencer l’introduction
learn-next = Continuer
learn-do-it = Fais-le pour moi
learn-confirm = Bien. Choisis maintenant « { $play } ».
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-glossary = Lexique
learn-credits = Crédits
learn-reconstructed = Ce que nous avons reconstitué
learn-step = Étape { $step } sur { $steps }
learn-try = Pour l’instant, suis le texte.
learn-example = Exemple
learn-credits-text =
    Clocktowers est d’Alan R. Moon et Aaron Weissblum (Jolly Roger Games, 2004), Old Town de Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel de Reiner Knizia (Hans im Glück, 2005). Les cartes imprimées de Clocktowers sont de Jacob Elijah Walker. Les idées sont celles des auteurs. Les textes, les dessins et le programme de ces pages sont les nôtres ; rien n’est copié des éditions publiées.
    Les polices sont Fraunces et Inter, toutes deux sous licence Open Font License.
learn-search = Chercher dans les règles
learn-search-none = Rien dans les règles ne correspond à ta recherche.
learn-synonyms =
    premier joueur, première joueuse, joueur de départ: commence
    pioche, talon: pioche, pile
    défausse, pile de défausse: défauss
    points de victoire, score, décompte: point
    fin de partie, fin de la partie, fin du jeu: finit, finie, termin
    adversaires, autres joueurs, joueurs: autres
    ex æquo, match nul: égalité
    vainqueur, gagnant, gagnante: gagne
    cartes en main: main
learn-printed = Avec les mots de la règle imprimée
learn-rulebook = Ce qu’il y a d’autre dans la boîte et dans la règle
learn-rulebook-clocktowers =
    Le jeu imprimé s’adresse à deux, trois ou quatre joueurs à partir de sept ans et dure environ une demi-heure. Jacob Elijah Walker en a dessiné les cartes. La règle italienne ajoute un sous-titre, « Torri dell’Orologio ».
    Sur une vraie table, les cartes d’un clocher se chevauchent de bas en haut, pour qu’il ait l’air d’un clocher ; ici, il est dessiné comme tel.
learn-rulebook-oldtown =
    Le jeu imprimé s’adresse à un, deux, trois ou quatre joueurs de 10 à 99 ans. La boîte contient un plan, 18 bâtiments, 90 jetons, 60 cartes indice et quatre jetons qui marquent les points sur une piste ; ici, les points sont à côté des noms.
    L’histoire : d’une ville pleine de vie à la fin du XIXe siècle, il ne reste que des ruines. Comme des archéologues, les joueurs rassemblent ce qu’on sait encore de la ville fantôme, et quiconque aide à la reconstituer marque des points. À chaque partie, c’est une autre ville.
    Le chiffre jaune en haut à droite d’une carte imprimée dit combien de parcelles elle permet sur un plan vide : 4 sur une carte A, 7 ou 8 sur une carte B, 8+8 sur une carte C, pour ses deux bâtiments. Ici, le petit plan de chaque carte les montre.
    Stephan Riedel remercie Guenter Cornett et Andy Merritt de leur aide.
learn-rulebook-babel =
    La boîte contient un plateau, 100 cartes construction, 28 disques, 15 cartes action, cinq cartes troc, cinq colonnes et 20 pièces dans chacune des cinq couleurs. L’une de tes pièces marque tes points sur une piste, et un repère dans le tableau des merveilles montre ce que rapporte la prochaine.
    Pour construire, on pose sa colonne sur la merveille et le disque choisi par-dessus, pour que tout le monde voie ce qu’il faut. Ici, la page le dit.

glossary-tower-title = Clocher
glossary-tower = Un ou plusieurs étages, une horloge et un toit, les uns sur les autres.
glossary-wanted-title = Hauteur demandée
glossary-wanted = La hauteur que doit avoir le prochain clocher d’une couleur.
glossary-lot-title = Parcelle
glossary-lot = L’un des seize terrains du plan d’Old Town.
glossary-marker-title = Jeton
glossary-marker = Un petit disque de bois qui dit : le bâtiment a pu se trouver ici.
glossary-settle-title = Placer
glossary-settle = La place d’un bâtiment est trouvée : sa tuile va sur le plan.
glossary-disc-title = Disque
glossary-disc = Une tablette d’argile sur une merveille : elle montre une couleur et combien de cartes il faut.
glossary-offer-title = Offre
glossary-offer = Des cartes que quelqu’un apporterait à la construction d’un autre.
glossary-trade-title = Carte troc
glossary-trade = Avec elle, un invité prend le disque et laisse les pièces à celui qui construit.
