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
    Clocktowers est d’Alan R. Moon et Aaron Weissblum (Jolly Roger Games, 2004), Old Town de Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel de Reiner Knizia (Hans im Glück, 2005). Les idées sont les leurs. Les textes, les dessins et le programme de ces pages sont les nôtres ; rien n’est copié des éditions publiées.
    Les polices sont Fraunces et Inter, toutes deux sous licence Open Font License.

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
