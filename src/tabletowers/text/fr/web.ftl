# Ce qu’on ne lit que dans le navigateur.

# La page
web-title = Tabletowers : jeux de société
web-skip = Aller au contenu
web-navigation = Pages
web-puzzles = Énigmes
web-play = Jouer
web-today = Aujourd’hui
web-learn = Apprendre
web-me = Moi
web-language = Langue
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-theme = Thème
web-theme-value = { $theme ->
    [light] clair
    [dark] sombre
   *[system] comme sur cet appareil
}
web-settings = Réglages
web-create-account = Créer un compte
web-guest = Invité
web-your-name = Ton nom
web-name = Nom
web-save = Enregistrer
web-cancel = Annuler
web-close = Fermer
web-other-device = Utiliser aussi un autre appareil
web-allow-notices = Me prévenir quand c’est à moi
web-no-notices = Couper les notifications
web-notices = Notifications de tour
web-notices-now = { $now ->
    [missing] Ce navigateur ne peut pas afficher de notifications. La page et son titre indiquent tout de même quand c’est à toi.
    [blocked] Les notifications de cette page sont désactivées dans les réglages du navigateur.
    [off] Tu peux recevoir une notification quand c’est à toi, même page fermée.
    [here] Tu reçois une notification quand c’est à toi, tant que cette page est ouverte quelque part.
   *[on] Tu reçois une notification quand c’est à toi, même page fermée.
}
web-device-code = Ouvre { $address } sur l’autre appareil et saisis { $code } dans les dix minutes.
web-device-title = Continuer ici
web-device-help = Saisis le code affiché sur ton autre appareil.
web-device-label = Code
web-device-go = Continuer
web-reconnecting = Pas de connexion. Nouvel essai…
web-outdated = Il existe une version plus récente de cette page.
web-reload = Recharger
web-loading = On prépare la table…
web-working = Un instant…
web-sorry = Ça n’a pas marché
web-to-home = Retour à l’accueil
web-try-again = Réessayer
web-from-the-beginning = Ouvrir la partie depuis le début
web-player = Joueur
web-points = Points

# Accueil
web-welcome = Une table, de bons jeux
web-welcome-more = Des jeux de société épuisés depuis longtemps, à jouer entre amis, contre des bots ou en solitaire. Sans inscription.
web-welcome-back = Bonjour, { $name }
web-today-played = { $played } sur { $all }
web-today-slips = { $count ->
    [one] Une erreur à retravailler
   *[other] { $count } erreurs à retravailler
}
web-last-day = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
web-last-deal = donne du jour, { $game } : { $lead }
web-facts = { $players } joueurs, environ { $minutes } minutes
web-players = Joueurs
web-bots = Bots
web-simple-bots =
    { $bots } { $count ->
        [one] joue
       *[other] jouent
    } simplement pour l’instant ; la pleine force suivra { $minutes ->
        [0] bientôt
        [1] d’ici une minute
       *[other] dans { $minutes } minutes environ
    }.
web-play-now = Jouer
web-dealing = On distribue…
web-with-friends = Entre amis
web-learn-it = Apprendre à jouer
web-first-title = Première partie de { $game } ?
web-first-text = Dans l’introduction, tu joues toi-même les premiers coups ; elle dure environ cinq minutes. Ou bien assieds-toi tout de suite, avec une courte astuce à chaque nouvelle décision.
web-first-text-tips = Si tu veux, une courte astuce accompagne chaque nouvelle décision.
web-first-learn = Voir l’introduction
web-first-tips = Jouer avec des astuces
web-first-play = Jouer sans astuces
web-daily-title = Énigme du jour
web-daily-more = Old Town en solitaire : remets seize bâtiments à leur place. La même pour tout le monde, et une nouvelle chaque jour.
web-daily-solve = Résoudre
web-today-solved = Résolu.
web-today-look = Revoir
web-practise = S’entraîner
web-all-puzzles = Toutes les énigmes
web-deals = Donnes du jour
web-my-pages = Mes pages
web-my-page = Ma page
web-all-my-tables = Toutes mes tables
web-leaders = Palmarès
web-operators = Gérer le serveur
web-my-tables = Mes tables
web-running = Parties en cours
web-no-tables = Pas encore de table. La première est à un clic.
web-set-aside = { $count ->
    [one] L’une de tes tables est illisible et a été mise de côté. Les responsables de ce serveur peuvent l’examiner.
   *[other] { $count } de tes tables sont illisibles et ont été mises de côté. Les responsables de ce serveur peuvent les examiner.
}
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend en ce moment. Ouvre ta propre table, et d’autres pourront s’y asseoir.
web-to-lobby = Trouver quelqu’un avec qui jouer
web-open-seat = place libre
web-your-turn = À toi
web-called = { $game } : à toi de jouer
web-throw-away = Supprimer la partie : { $game }
web-status = { $status ->
    [waiting] en attente de joueurs
    [running] en cours
   *[over] terminée
}
web-list-bots = { $count ->
    [one] { $count } bot ({ $bot })
   *[other] { $count } bots ({ $bot })
}
web-list-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-list-over = terminée, { $day }

# Une nouvelle table
web-new-table = { $game } entre amis
web-seats = Places
web-seat-me = Toi
web-seat-number = Place { $number }
web-seat-open = Quelqu’un, par un lien
web-seat-bot = Un bot
web-seat-local = Quelqu’un sur cet appareil
web-local-name = Joueur { $number }
web-remove-seat = Retirer cette place
web-add-seat = Ajouter une place
web-option-value = { $value ->
    [true] oui
    [false] non
   *[other] { $value }
}
web-as-printed = Comme dans la règle
web-own-numbers = Saisir d’autres nombres
web-begins = Qui commence
web-begins-lot = Par tirage au sort
web-begins-seated = Dans l’ordre des places, à partir de la première
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-move = Un temps par décision
web-clock-bank = Un temps pour toute la partie
web-clock-days = Des jours par décision
web-clock-seconds = Secondes par décision
web-clock-minutes = Minutes par personne
web-clock-increment = Secondes de plus par décision
web-clock-each = Jours par décision
web-clock-told = Temps de réflexion : { $kind ->
    [move] { $seconds } s par décision
    [bank] { $minutes } min chacun{ $increment ->
        [0] {""}
       *[other] , plus { $increment } s par décision
    }
   *[days] { $days ->
        [one] 1 jour par décision
       *[other] { $days } jours par décision
    }
}
web-room-rated = La partie compte pour le classement.
web-in-lobby = L’afficher parmi les tables ouvertes
web-create-table = Ouvrir la table
web-sit-down = S’asseoir
web-start = Commencer
web-start-fill = { $free ->
    [one] Commencer avec un bot à la place libre
   *[other] Commencer avec des bots aux { $free } places libres
}
web-leave = Quitter la table
web-hints-offer = Permettre les conseils, si tout le monde est d’accord
web-hints-agree = J’accepte les conseils : ici, on peut consulter l’entraîneur
web-hints-wanted = Les conseils sont permis tant que tous ceux qui s’assoient sont d’accord.
web-hints-declined = Il n’y aura pas de conseils : il manque l’accord de { $players }.
web-waiting-for-host = Quand tout le monde sera là, { $player } pourra lancer la partie.
web-waiting-all-here = { $player } peut lancer la partie maintenant.
web-waiting-for = On attend : { $players }
web-remove-player = Retirer { $player } de la table
web-invite-friends = Inviter des amis
web-invite-help = Toute personne qui ouvre ce lien peut prendre une place libre.
web-invite-here = L’adresse { $address } ne marche que sur cet appareil. Pour inviter quelqu’un sur un autre appareil, ouvre cette page à l’adresse que cet ordinateur a dans ton réseau.
web-qr = Le lien en code QR
web-link = Lien
web-copy = Copier le lien
web-copied = Copié

# À la table
web-away = pas là
web-away-since = pas là depuis { $time }
web-sealed = scellée
web-thinking = réfléchit
web-sending = Envoi…
web-waiting-offers = Ta carte sera jouée dès que les offres qui précèdent la tienne seront là.
web-sealed-wait = Ta réponse est scellée, mais tu peux encore la changer. On attend : { $players }
web-thinking-since = { $players } : réflexion ({ $seconds } s)
web-waiting-away = { $player } n’est plus là depuis { $time }.{ $left ->
    [none] {""}
   *[other] {" "}Un bot peut prendre la relève dans { $left }.
}
web-watching = Tu regardes. Réflexion : { $players }
web-nothing-more = { $count ->
    [0] Rien
   *[other] C’est tout
}
web-collecting-finished = On attend les autres…
web-play-it = Jouer
web-build-it = Construire
web-unseal = Reprendre ma réponse
web-undo = Annuler le coup
web-redo = Rétablir le coup
web-hint = Conseil
web-tip = Astuce
web-tip-done = Compris
web-tip-stop = Ne plus montrer d’astuces
web-all-moves = Tous les coups
web-more = suite
web-more-below = La suite des choix est plus bas
web-more-above = La suite des choix est plus haut
web-more-left = Voir la suite à gauche
web-more-right = Voir la suite à droite
web-keys = Clavier
web-key-tab = vers la partie suivante de la table
web-key-arrows = vers ce qui est à côté
web-key-enter = choisir ; encore une fois pour jouer
web-key-next = vers le prochain choix possible
web-key-play = jouer ce que tu as choisi
web-key-cancel = abandonner ton choix
web-key-undo = annuler le coup
web-key-hint = un conseil
web-key-moves = la liste de tous les coups
web-key-log = ouvrir ou fermer le journal
web-key-rules = ouvrir ou fermer les règles
web-key-chat = ouvrir ou fermer la discussion
web-key-list = cette liste
web-key-letters = Utiliser de simples lettres comme raccourcis
web-around = Journal, discussion et autres
web-log = Journal
web-log-you = Toi
web-log-since = Depuis ton dernier tour
web-log-by = { $by ->
    [clock] (temps écoulé : coup d’un bot)
   *[other] (coup d’un bot)
}
web-log-again = Revoir ces coups
web-recap-stop = Retour à la partie
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-removed = (retiré par les responsables de ce serveur : { $reason })
web-chat-say = Écris quelque chose
web-send = Envoyer
web-phrases = À dire d’un seul geste
web-phrase = { $phrase ->
    [hello] Bonjour !
    [good_luck] Bonne chance et bon jeu !
    [well_played] Bien joué !
    [thanks] Merci !
    [sorry] Pardon !
    [moment] Un instant, s’il vous plaît.
    [back] Me revoilà.
    [good_game] Belle partie !
   *[bye] Au revoir !
}
web-spectators = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
web-offer-bots = Personne n’est encore venu. Tu peux continuer d’attendre, ou commencer maintenant et laisser les places libres à des bots.
web-new = nouveaux messages
web-menu = Menu
web-ending = Mettre fin à la partie
web-legend = Légende
web-legend-title = { $game } : les signes
web-speed = Vitesse des coups des autres
web-speed-value = { $speed ->
    [slow] lente
    [usual] normale
    [fast] rapide
   *[none] aussitôt, sans animation
}
web-confirms = Montrer mes coups avant de les jouer
web-confirms-help = Sinon, un coup est joué dès qu’il est complet.
web-sounds = Sons
web-sounds-help = Un son bref pour les coups, les points, ton tour et la fin.
web-vote = Vote
web-vote-undo = Proposer à tous d’annuler une décision
web-vote-stop = Proposer à tous d’arrêter la partie
web-vote-stand-in = Laisser un bot jouer à sa place
web-vote-replace = Faire jouer un autre bot
web-vote-cancel = Annuler la partie
web-cancel-young = Annuler la partie
web-vote-asks = { $player } demande à tous : { $kind ->
    [stop] on arrête la partie ici ?
    [undo] on annule la dernière décision ?
    [stand_in] un bot joue à la place de la personne absente ?
    [cancel] on annule la partie, parce que quelqu’un n’est plus là ?
    [replace] un autre bot joue à la place de celui qui ne répond pas ?
    [silent] on annule la partie, parce qu’un bot ne répond pas ?
   *[other] { $kind } ?
}
web-vote-waiting = Vote : { $kind ->
    [stop] terminer la partie
    [undo] annuler le dernier coup
    [cancel] annuler la partie
   *[other] faire jouer un bot
}. En attente de { $players }.
web-absent = Quelqu’un n’est plus là
web-absent-since = { $minutes ->
    [one] C’est à { $player } de jouer, mais sans nouvelles depuis une minute.
   *[other] C’est à { $player } de jouer, mais sans nouvelles depuis { $minutes } minutes.
}
web-silent = { $player } ne répond pas. Ce serveur ne propose peut-être plus ce bot.
web-absent-wait = Attendre
web-absent-later = { $minutes ->
    [one] Dans une minute, tu pourras aussi annuler la partie.
   *[other] Dans { $minutes } minutes, tu pourras aussi annuler la partie.
}
web-agree = Oui
web-disagree = Non
web-leave-for-good = Abandonner ma place
web-leaving-title = Abandonner ta place ?
web-leaving-others = Un bot joue à ta place jusqu’à la fin, et tu ne peux pas la reprendre. Les autres continuent.
web-leaving-alone = Tu ne joues que contre des bots : la partie s’arrête ici, inachevée. Personne ne gagne.
web-leaving-instead = Pour une simple pause, ferme la page : la table t’attend dans « Mes tables ».
web-leaving-stay = Continuer à jouer
web-standing = Réponses permanentes
web-standing-forced = Répondre pour moi quand je n’ai pas le choix
web-standing-help = Seulement là où tout le monde voit les choix possibles. Là où ils sont cachés, on te demande toujours.
web-copy-link = Copier le lien de cette table
web-rules = Règles
web-stand-in = Un bot joue à ta place.
web-take-back-seat = Reprendre ma place
web-curtain = C’est à { $player }
web-curtain-help = Passe l’appareil. Personne d’autre ne doit regarder.
web-curtain-open = Je suis { $player }
web-why = Pourquoi ?
web-entry-started = La partie commence.
web-entry-joined = { $player } s’assied
web-entry-left = { $player } s’en va
web-entry-undo = { $you ->
    [yes] Tu annules un coup
    [nobody] Le dernier coup est annulé
   *[no] { $player } annule un coup
}
web-entry-stand_in = { $you ->
    [yes] Un bot joue à ta place
   *[no] Un bot joue à la place de { $player }
}
web-entry-given_up = { $you ->
    [yes] Tu quittes la partie
   *[no] { $player } quitte la partie
}
web-entry-returned = { $you ->
    [yes] Tu es de retour
   *[no] { $player } est de retour
}
web-entry-away = { $until ->
    [none] { $player } est de retour de vacances
   *[other] { $player } est en vacances jusqu’au { $until }
}
web-entry-over = { $outcome ->
    [cancelled] La partie a été annulée.
   *[other] La partie a été interrompue avant la fin.
}
web-entry-rematch = On joue la revanche.
web-entry-closed = Les responsables de ce serveur ont fermé la table : { $reason }

# Le plateau simple
web-plain-board = Plateau simple
web-plain-board-help = Affiche chaque jeu sous forme de texte, avec ses coups dans une liste.
web-plain-drawing = La table en texte
web-plain-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
web-plain-search = Chercher un coup
web-plain-help = Choisis un coup pour voir ce qu’il fait, puis choisis-le encore pour le jouer.
web-plain-ahead = { $count ->
    [0] Décider à l’avance
   *[other] Décider à l’avance ({ $count } choisis)
}
web-plain-none = Aucun coup ne correspond à ta recherche.
web-plain-waiting = Tu n’as rien à décider pour le moment.
web-plain-failed = La table ne peut pas être dessinée pour le moment. Tu peux quand même jouer depuis la liste.

# Résultat
web-you-won = Tu as gagné !
web-you-shared = Victoire partagée !
web-outcome = { $outcome ->
    [abandoned] La partie a été abandonnée avant la fin
    [stopped] La partie a été arrêtée d’un commun accord
    [cancelled] La partie a été annulée
   *[other] La partie est finie
}
web-picture-png = Partager l’image
web-picture-svg = Enregistrer en SVG
web-picture-failed = Ce navigateur n’arrive pas à créer l’image. Enregistre-la en SVG.
web-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-rematch = Revanche
web-rematch-wanted = { $player } veut une revanche.
web-rematch-accept = Accepter la revanche
web-rematch-decline = Refuser
web-rematch-declined = Tu as refusé la revanche.
web-rematch-waiting = Revanche proposée. Réponse attendue : { $players }
web-rematch-refused = Revanche refusée par : { $players }
web-rating-change = { $player } : classement { $before } → { $after }
web-not-rated = Partie non classée : { $why }.
web-unrated = { $why ->
    [hints] les conseils étaient permis
    [undone] tous ont accepté d’annuler une décision
    [origin] la donne était déjà connue
    [local] plusieurs personnes ont joué sur le même appareil
    [deal] comptée parmi les résultats d’une donne
    [imported] c’est une partie importée
    [cancelled] elle a été annulée
    [stopped] elle a été arrêtée avant la fin
    [left] quelqu’un d’autre a abandonné : elle ne compte que pour cette personne
    [clock] le temps n’était pas limité
    [bots] une seule personne a joué ; sans conseils, elle compte pour l’échelle
    [called_off] annulée par la personne elle-même
    [helped] un bot a pris la relève : il n’y avait rien à gagner
   *[other] elle ne peut pas être classée
}
web-deal-table = Tout le monde joue cette donne. Rien ne s’annule, pas de conseil, un seul essai.
web-deal-link = À propos de cette donne
web-deal-results = Comparer avec les autres
web-match-back = Retour au match
web-deal-closed = D’autres jouent peut-être encore cette donne. Les parties de tous et l’analyse s’ouvrent quand plus personne ne la joue, au plus tard le { $time }.
web-challenge = Défier quelqu’un
web-challenge-link = Qui ouvre ce lien joue la donne que tu as jouée. Ensuite, vous voyez les deux résultats côte à côte.
web-notes = Notes
web-notes-help = Personne d’autre ne peut lire ce que tu écris ici.
web-notes-kept = Enregistré. Personne d’autre ne peut le lire.
web-notes-keeping = Enregistrement…
web-look-back = Revoir les coups précédents
web-look-back-first = Rien n’est montré avant : à cette table, se souvenir fait partie du jeu.
web-person-page = Page du joueur
web-block = Bloquer
web-unblock = Débloquer
web-blocked = Tu ne vois plus ce que { $name } écrit, et { $name } ne peut plus s’asseoir à tes tables.
web-unblocked = Tu ne bloques plus { $name }.
web-report = Signaler
web-report-what = Qu’a fait { $name } ?
web-report-help = Les gens qui gèrent ce serveur le liront. { $name } n’en saura rien.
web-report-send = Envoyer le signalement
web-reported = Merci. Les gens qui gèrent ce serveur vont regarder.
web-check-deal = Vérifier la donne
web-deal-right = La donne est vérifiée : ce qui a été distribué est bien ce qui avait été fixé avant la première carte, et chaque coup en découle.
web-deal-wrong = La donne ne correspond pas à ce qui avait été fixé.
web-replay-ply = Décision { $ply } sur { $plies }
web-replay-decides = Ensuite : { $player }
web-replay-eyes = Vu par
web-replay-mover = la place qui décide
web-replay-all = tous, cartes visibles
web-replay-first = Aller au début
web-replay-back = Précédent
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Suivant
web-replay-last = Aller à la fin
web-replay-download = Enregistrer dans un fichier
web-replay-slider = Moment de la partie
web-replay-share = Copier le lien vers cette position
web-continue = Rejouer à partir d’ici
web-continue-help = Tu prends une place, des bots prennent les autres. Les cartes sont celles de cette partie, et ceux qui l’ont regardée les connaissent : elle ne compte donc pas pour le classement.
web-continue-seat = Ta place
web-continue-go = Jouer la suite
web-origin = Cette partie repart de la décision { $ply } d’une partie terminée. Sa donne est désormais connue : elle ne compte donc pas pour le classement.
web-origin-link = Voir la partie d’origine
web-review = Revoir la partie
web-review-title = { $game } : revoir la partie
web-review-turning = Tournants
web-review-moves = Coups
web-review-luck = Chance
web-review-more = Plus
web-review-start = Chercher les tournants
web-review-help = Un bot fort examine chaque décision et ne la juge que d’après ce qu’on pouvait savoir à cette place à ce moment-là.
web-review-whose = Analyse pour
web-review-progress = { $done ->
    [one] { $done } décision examinée…
   *[other] { $done } décisions examinées…
}
web-review-none = Chaque décision valait à peu près la meilleure possible, et aucune n’a changé la partie.
web-review-small = Aucune décision n’a changé la partie à elle seule, mais les petites pertes font ensemble { $lost } d’une victoire. Les décisions les plus coûteuses :
web-review-chart = Chances de gagner, décision après décision
web-review-at = Décision { $ply } : { $chance } de chances de gagner
web-review-change = { $way ->
    [up] Les chances de gagner montent de { $from } à { $to }.
   *[down] Les chances de gagner descendent de { $from } à { $to }.
}
web-review-doubtful = { $move }. Peut-être mieux : { $best }.
web-review-slip = { $move }. Mieux : { $best }, qui gagne { $most } parties semblables sur 100 au lieu de { $wins }.
web-review-find = { $move }. Bien vu : tout le reste était nettement moins bon.

# Ce qui n’a pas marché
error-unknown = Quelque chose d’imprévu s’est produit. Réessaie ; si cela continue, ouvre une nouvelle table.
error-offline = Le serveur est injoignable. Vérifie ta connexion ; la page reprendra d’elle-même dès qu’elle sera rétablie.
error-outdated = Il y a une version plus récente de cette page. Recharge-la pour continuer.
error-no_such_path = Il n’y a pas de page à cette adresse. Une lettre s’est peut-être perdue lors de la copie.
error-no_such_table = Il n’y a pas de table à cette adresse. Elle a peut-être été supprimée, ou il manque une partie du lien.
error-no_such_position = Ce lien indique une position que cette partie n’a pas. Il en manque peut-être un bout : redemande-le, ou ouvre la partie depuis le début.
error-no_such_game = Ce jeu n’existe pas ici.
error-damaged_position = Ce texte n’est pas une position, ou il en manque un bout. Redemande le lien, ou copie-le en entier.
error-impossible_position = Cette position ne peut pas se produire dans ce jeu, ou elle vient d’une autre version des règles.
error-no_such_exercise = Cet exercice n’existe pas (ou plus).
error-no_such_puzzle = Il n’y a pas d’énigme à cette adresse. Il manque peut-être un bout du lien, ou il vient d’une autre version de cette page. Toutes les énigmes sont dans « Énigmes ».
error-no_such_person = Il n’y a plus personne à cette adresse.
error-no_such_deal = Cette donne n’existe pas. Il manque peut-être une partie du lien.
error-no_such_match = Ce match n’existe pas. Il manque peut-être une partie du lien.
error-deal_over = Tu ne peux pas commencer cette donne : son jour est passé, ou tu l’as déjà jouée.
error-deal_used_up = Cette donne a été commencée trop souvent depuis ton réseau aujourd’hui. Il y en aura une nouvelle demain.
error-deal_closed = D’autres jouent peut-être encore cette donne. Elle est dévoilée après son jour.
error-not_finished = Tu verras comment d’autres ont joué cette donne quand tu l’auras terminée toi-même.
error-bad_record = Ce fichier n’est pas une partie enregistrée de l’un de nos jeux, ou il est abîmé. Rien n’a été importé.
error-forgotten = À cette table, on ne peut pas revoir ce qui s’est passé il y a si longtemps.
error-not_operator = Cette page est réservée aux gens qui gèrent ce serveur.
error-damaged_puzzle = Ce lien vers une énigme est abîmé : il en manque une partie, ou elle a été modifiée. Redemande-le et copie-le en entier, ou résous une autre énigme en attendant.
error-other_puzzle_version = Cette énigme a été créée avec une autre version de Tabletowers, que ce serveur ne sait pas lire. Demande qu’on la refasse ici, ou résous une autre énigme en attendant.
error-not_invited = Cette table est réservée aux invités. Demande le lien complet à l’hôte.
error-no_spectators = Cette table n’accepte pas de spectateurs.
error-no_free_chair = Toutes les places de cette table sont prises. Ouvre ta propre table, ou regarde.
error-arranged = C’est une partie de championnat. Ses joueurs prennent place depuis la page de leur cercle, et elle commence quand tout le monde est là.
error-not_your_seat = Cette place est à quelqu’un d’autre.
error-not_host = Seul l’hôte peut faire cela.
error-stale_position = La partie a avancé entre-temps. Regarde où elle en est et décide à nouveau.
error-not_asked = Ce n’est pas à toi de décider maintenant.
error-no_undo = Rien ne peut être annulé : quelque chose a été dévoilé depuis, ou quelqu’un d’autre a décidé.
error-too_many = C’est un peu trop rapide. Attends un instant et réessaie.
error-unknown_person = Cet appareil n’est plus reconnu. Continue comme nouvel invité.
error-wrong_code = Ce code n’est pas valable, ou ne l’est plus.
error-not_over = La partie n’est pas encore finie.
error-cancelled = Cette table a été annulée avant de commencer.
error-hints_not_allowed = Il n’y a pas de conseils à cette table.
error-storage = Le serveur n’arrive pas à enregistrer en ce moment. Rien n’a changé ; réessaie.
error-not_ready = Le serveur démarre. Réessaie dans un instant.
error-unreadable_table = Ce qui est enregistré de cette table est illisible. Elle a été mise de côté, et rien d’autre n’est touché ; les responsables de ce serveur peuvent l’examiner.
error-other_rules = Cette partie a commencé avec d’autres règles que celles de ce serveur. Elle est conservée telle quelle ; réessaie après la prochaine mise à jour.
error-muted = Tu ne peux pas écrire en ce moment.
error-muted-reason = Tu ne peux pas écrire en ce moment. Motif : { $reason }
error-blocked = L’hôte ne souhaite pas jouer avec toi.
error-bad_request = Le serveur n’a pas compris.
error-bad_options = Ces options sont incompatibles.
error-illegal_move = Ce coup n’est pas possible maintenant.
error-already_there = Tu es déjà à cette table.
error-not_waiting = La partie a déjà commencé.
error-not_running = La partie n’est pas en cours.
error-vote_open = Un vote est déjà ouvert.
error-not_possible = Ce n’est pas possible ici.
error-not_full = Il reste des places libres.

# Énigmes
web-puzzle-lead = Old Town en solitaire : les indices disent où se dressaient seize bâtiments. Il n’y a qu’une solution.
web-puzzle-streak = { $days ->
    [one] Série en cours : { $days } jour.
   *[other] Série en cours : { $days } jours.
}
web-puzzle-new = Nouvelle énigme
web-puzzle-level = { $level ->
    [easy] facile
    [medium] moyenne
    [hard] difficile
    [expert] pour experts
   *[other] { $level }
}
web-puzzle-making = Un instant, l’énigme se prépare…
web-puzzle-official = Les énigmes de la boîte
web-puzzle-number = Énigme { $number }
web-puzzle-one = Énigme
web-puzzle-corrected = Corrigée ici : telle qu’elle est imprimée, cette énigme n’a aucune solution, ou en a plusieurs.
web-puzzle-printed = Voir la version imprimée
web-puzzle-faulty = Telle qu’elle est imprimée, cette énigme n’a aucune solution, ou en a plusieurs.
web-puzzle-as-corrected = Voir la version corrigée
web-puzzle-solved = Résolue !
web-puzzle-timer = Chronomètre
web-puzzle-tools = Outils
web-puzzle-pencil = Crayon
web-puzzle-build = Placer
web-puzzle-more-hint = Dis-m’en plus
web-puzzle-note = Le noter sur le plan
web-puzzle-check = Vérifier
web-puzzle-print = Imprimer
web-puzzle-buildings = Bâtiments
web-puzzle-own = « Mon bâtiment » est l’un de ceux-ci, sauf si l’indice en donne un autre entre parenthèses : { $buildings }.
web-puzzle-own-unknown = { $count ->
    [one] Un bâtiment est à toi (« mon bâtiment ») ; trouve lequel.
   *[other] { $count } bâtiments sont à toi (« mon bâtiment ») ; trouve lesquels.
}
web-puzzle-own-found = Trouvés : { $found } sur { $count }.
web-puzzle-mine = À moi
web-puzzle-step-mine = Touche ci-dessous les bâtiments qui sont à toi. Une étoile les marque.
web-puzzle-step-building = Choisis un bâtiment ci-dessous, puis une parcelle sur le plan.
web-puzzle-step-lot = { $tool ->
    [build] Touche la parcelle où se dressait ce bâtiment : { $building }.
   *[pencil] Touche les parcelles où ce bâtiment pouvait se dresser : { $building }.
}
web-puzzle-how = Comment marche une énigme
web-puzzle-how-1 = Chaque indice dit quelque chose de l’emplacement d’un bâtiment. Désigne-le, et ses parcelles s’éclairent sur le plan. Tous les indices sont vrais.
web-puzzle-how-2 = Choisis un bâtiment et note au crayon où il pouvait se dresser. Écarte des parcelles jusqu’à ce qu’il n’en reste qu’une.
web-puzzle-how-3 = Passe ensuite à « Placer » et poses-y la maison. Quand les seize parcelles sont justes (et tes bâtiments trouvés, si l’énigme le demande), « Vérifier » te le dit.
web-puzzle-hasty = Niveau de cette énigme : { web-puzzle-level }. Si tu n’en as jamais résolu, commence par une énigme facile.
web-puzzle-newcomer = Tu découvres ces énigmes ? Commence par une facile : elle te montre comment ça marche, et les conseils t’aident à avancer.
web-puzzle-easy-first = Commencer par une facile
web-puzzle-sheet-damaged = Ce que tu avais noté ici n’est plus lisible : la feuille est donc vide. L’énigme elle-même est intacte, recommence simplement.
web-puzzle-hints-used = { $hints ->
    [0] sans conseil
    [one] avec 1 conseil
   *[other] avec { $hints } conseils
}
web-puzzle-best = Ton meilleur temps jusqu’ici !
web-puzzle-first = Ta première de ce niveau ({ web-puzzle-level }).
web-puzzle-compare = Autres de ce niveau ({ web-puzzle-level }) : { $count } résolues, meilleur temps { $best }, en moyenne { $average }.
web-puzzle-others = { $slower ->
    [0] { $others ->
        [one] Une autre personne l’a résolue, au moins aussi vite.
       *[other] { $others } autres personnes l’ont résolue, toutes au moins aussi vite.
    }
   *[other] { $others ->
        [one] Tu as été plus rapide que la seule autre personne qui l’a résolue.
       *[other] Tu as été plus rapide que { $slower } des { $others } autres personnes qui l’ont résolue.
    }
}
web-puzzle-others-hints = Avec plus de conseils que toi : { $more }, avec moins : { $fewer }.
web-puzzle-others-first = C’est ta première fois qui compte : { $time }, { web-puzzle-hints-used }.
web-puzzle-next = Énigme suivante
web-puzzle-share = Partager en texte
web-puzzle-share-text = Old Town, { $puzzle } ({ web-puzzle-level }) : résolue en { $time }, { web-puzzle-hints-used }.
web-puzzle-calendar = Les jours passés
web-month-before = Mois précédent
web-month-after = Mois suivant
web-day = { $solved ->
    [yes] { $day }, résolue
   *[no] { $day }
}
web-puzzle-statistics = Ce que tu as résolu
web-puzzle-longest = { $days ->
    [0] Aucune énigme du jour résolue pour l’instant.
    [one] Plus longue série d’énigmes du jour : 1 jour.
   *[other] Plus longue série d’énigmes du jour : { $days } jours.
}
web-puzzle-stat-level = Niveau
web-puzzle-stat-count = Résolues
web-puzzle-stat-alone = Sans conseil
web-puzzle-stat-best = Meilleur temps
web-puzzle-stat-average = Moyenne
web-puzzle-restart = Recommencer à zéro

# Créer une énigme
web-editor-link = Créer ta propre énigme
web-editor-title = Créer une énigme
web-editor-lead = Choisis des indices jusqu’à ce qu’une seule ville convienne. C’est vérifié après chaque changement ; ensuite, tu peux partager l’énigme par un lien.
web-editor-empty = Pour commencer, choisis quelques indices.
web-editor-looking = Je compte les villes possibles…
web-editor-one = Une seule ville convient : c’est une vraie énigme ({ web-puzzle-level }).
web-editor-several = { $complete ->
    [1] { $count } villes conviennent.
   *[0] Plus de { $count } villes conviennent.
}
web-editor-several-help = Ajoute des indices jusqu’à ce qu’il n’en reste qu’une. Les maisons sur le plan sont celles sur lesquelles toutes les villes s’accordent.
web-editor-none = Aucune ville ne convient.
web-editor-conflict = Ces indices se contredisent : { $cards }. Retires-en un.
web-editor-unknown = Avec si peu d’indices, il y a trop de villes à compter. Ajoutes-en.
web-editor-needs-own = Les indices C, et les indices B sans bâtiment, parlent des bâtiments du joueur. Indique-les, ou dis combien sont à trouver.
web-editor-own = Les bâtiments du joueur
web-editor-own-help = « Mon bâtiment », sur les indices B et C, est l’un de ceux-ci.
web-editor-find = À trouver par le joueur
web-editor-find-value = { $count ->
    [0] rien : ils sont indiqués ici
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
web-editor-clues = Indices { $kind }
web-editor-about = De quel bâtiment parle { $card }
web-editor-about-own = l’un des bâtiments du joueur
web-editor-clear = Retirer tous les indices
web-puzzle-clues = Indices
web-puzzle-search = Chercher parmi les indices
web-puzzle-search-none = Aucun indice ne correspond à ta recherche.
web-puzzle-notes = Notes
