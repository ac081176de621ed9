# Les pages des personnes, de ses propres parties, des donnes que tout le monde joue et de ceux qui gèrent le serveur.

# Personnes
people-since = Ici depuis le { $day }
people-program = un programme
people-ratings = Classements
people-rated = { $games ->
    [one] après 1 partie, place { $place }
   *[other] après { $games } parties, place { $place }
}
people-course = { $game } : le classement après les { $count } dernières parties classées, de { $first } à { $last }, entre { $least } et { $most }
people-no-rating = Pas encore de partie classée. Les parties entre personnes, à temps limité, comptent tant que personne n’est aidé.
people-earlier = Anciens classements
people-earlier-help = Ils datent du temps où personnes et bots étaient classés ensemble et ne changent plus.
people-earlier-rating = { $shown } après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
people-ladder = Contre les bots
people-ladder-help = On gravit un échelon en gagnant deux parties sur trois de suite contre ce bot, sans conseils.
people-ladder-rung = { $rung ->
    [0] encore sur aucun échelon
   *[other] échelon { $rung } sur { $of } : { $bot }
}
people-ladder-line = { $bot } : { $won } gagnées sur { $games }
people-to-ratings = Palmarès
people-games = Parties
people-game = Jeu
people-played = Jouées
people-won = Gagnées
people-counted = Classées
people-unrated = { $count ->
    [one] 1 partie non classée : { $why }
   *[other] { $count } parties non classées : { $why }
}
people-both = { $name } et { $other }
people-both-count = { $games ->
    [one] Une partie entre ces deux personnes.
   *[other] { $games } parties entre ces deux personnes.
} { $name } a terminé devant { $better ->
    [one] une fois
   *[other] { $better } fois
}, { $other } { $worse ->
    [one] une fois
   *[other] { $worse } fois
}.
people-both-none = Ces deux personnes n’ont pas encore joué l’une contre l’autre.
people-opponents = Adversaires
people-opponent = Adversaire
people-better = Devant
people-worse = Derrière
people-bot = Bot ({ $bot })
people-unknown = quelqu’un qui n’est plus là
people-best = Meilleurs résultats
people-leaders = Palmarès
people-leaders-help = Tout le monde commence à { $start }. Le chiffre est prudent : il monte à mesure que le classement devient plus sûr.
people-leaders-of = { $what ->
    [bots] Bots
   *[people] Personnes
}
people-leaders-none = Personne n’a encore de classement à ce jeu ici.
people-count = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}

# Ses propres parties
history-all = tous
history-status = État
history-result = Résultat
history-result-of = { $result ->
    [won] gagnées
   *[lost] non gagnées
}
history-search = Jouées avec
history-outcome = { $outcome ->
    [finished] terminée
    [stopped] arrêtée avant la fin
    [cancelled] annulée
    [imported] partie importée
   *[unknown] finie
}
history-won = tu as gagné
history-rating = classement { $before } → { $after }
history-unrated = non classée : { $why }
history-noted = avec une note
history-more = Afficher plus
history-none-found = Aucune de tes tables ne correspond.
history-import = Importer une partie enregistrée
history-import-help = Une partie enregistrée dans un fichier, ici ou par un autre programme, peut être revue et analysée. Personne d’autre ne la voit.
history-import-choose = Choisir un fichier

# Les donnes que tout le monde joue
deals-lead = Une donne par jeu et par jour. Tout le monde a les mêmes cartes, la même place et les mêmes bots ; ensuite tu vois ce que tu as fait par rapport à tous les autres.
deals-state = { $state ->
    [playing] Tu es en train de la jouer.
    [finished] Tu l’as jouée. Ton avance : { $lead }.
    [given_up] Tu l’as abandonnée.
   *[none] Tu ne l’as pas encore jouée.
}
deals-began = { $count ->
    [0] Personne ne l’a encore commencée.
    [one] Une personne l’a commencée.
   *[other] { $count } personnes l’ont commencée.
}
deals-open = { $state ->
    [playing] Continuer
    [finished] Voir les résultats
    [given_up] Voir les résultats
   *[none] Jouer
}
deals-earlier = Jours précédents
deals-streaks = Une série pardonne deux jours manqués par mois. Avec un compte, elle te suit sur tous tes appareils, tout comme la langue, le rythme et les sons.
deals-kind = { $kind ->
    [day] donne du jour
   *[challenge] un défi
}
deals-challenged = { $name } a joué cette donne et te met au défi de faire mieux.
deals-same = Tout le monde joue à la place { $seat } sur { $players } avec les mêmes cartes, contre { $bots ->
    [one] le même bot
   *[other] les mêmes { $bots } bots
} ({ $bot }). Dans la même situation, les bots répondent toujours de la même façon.
deals-once = Tu as un seul essai, et il commence dès que tu vois tes cartes.
deals-bare = Pas d’annulation, pas de conseils, pas de spectateurs. Tu peux faire des pauses.
deals-until = Commence aujourd’hui (UTC) ; termine avant { $time }.
deals-shown = Quand la donne sera dévoilée, tout le monde pourra voir comment tu as joué.
deals-counts = Ton résultat sera classé.
deals-counts-not = Ton résultat ne sera pas classé, car tu n’as pas encore de compte. Tu peux jouer quand même.
deals-begin = Commencer
deals-go-on = Continuer
deals-too-late = Cette donne ne pouvait être commencée que le jour même.
deals-mine = Ton résultat
deals-result = Avance : { $lead } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
deals-standing = { $ranked ->
    [yes] Place { $place } sur { $results }.
   *[no] Ce serait la place { $place } parmi { $results } résultats classés.
} { $worse ->
    [0] { "" }
    [one] Une personne a fait moins bien.
   *[other] { $worse } personnes ont fait moins bien.
}
deals-unranked = Non classé, car tu n’avais pas de compte quand tu as commencé.
deals-given-up = Tu as abandonné cette donne, il n’y a donc pas de résultat.
deals-table = La table à la fin de la partie
deals-watch-best = Voir la meilleure partie
deals-watch = Voir la partie
deals-playing = joue encore
deals-results = { $kind ->
    [day] Les meilleurs résultats
   *[challenge] Côte à côte
}
deals-place = Place
deals-lead-column = Avance
deals-order = { $kind ->
    [day] Dans l’ordre de l’avance sur le meilleur des bots, puis des points.
   *[challenge] L’avance dit de combien de points tu devances le meilleur des bots.
}
deals-challenger = a lancé le défi
deals-no-results = Pas encore de résultat classé.
deals-hidden = { $count ->
    [0] Personne ne l’a encore commencée.
    [one] Une personne l’a commencée. Tu verras les résultats quand tu auras terminé.
   *[other] { $count } personnes l’ont commencée. Tu verras les résultats quand tu auras terminé.
}
deals-share = { $kind ->
    [day] Copier le lien vers cette donne
   *[challenge] Copier le lien du défi
}
deals-all = Toutes les donnes du jour
deals-about = À propos de cette donne
deals-sealed = Les cartes découlent d’un secret sur lequel le serveur s’est engagé avant le début du jour. Il est publié dès que plus personne ne joue, au plus tard un jour après la fin du jour. L’engagement :
deals-sealed-challenge = Les cartes découlent du secret de la partie dont le défi est tiré. L’engagement :
deals-opened = Cette donne est ouverte. Son secret est { $secret } ; l’engagement publié avant le début du jour :

# Matchs : plusieurs donnes, comparées
match-kind = { $kind ->
    [week] match de la semaine
   *[private] match privé
}
match-title = Matchs
match-lead = Plusieurs donnes d’un même jeu, les mêmes pour tout le monde, à jouer une seule fois chacune, quand tu as le temps. À chaque donne, ton résultat est comparé à ceux de toutes les personnes qui l’ont jouée et à ceux de bots des huit forces.
match-by = { $name } a créé ce match.
match-same = Les mêmes { $deals } donnes pour tout le monde, contre les mêmes bots ({ $bot }). Joue chacune une seule fois, dans l’ordre que tu veux, quand tu as le temps.
match-until = À commencer avant le { $begin }, à finir avant le { $finish }.
match-finishing = On ne peut plus commencer de donne. Celles qui sont commencées peuvent être finies jusqu’au { $finish }.
match-ended = Ce match est terminé.
match-sealed = D’autres jouent peut-être encore. Les parties de tous s’ouvrent quand le match est terminé pour tout le monde, au plus tard le { $time }.
match-played = Donnes jouées : { $ended } sur { $deals }
match-people = { $count ->
    [0] Personne n’a encore commencé.
    [one] Une personne y participe.
   *[other] { $count } personnes y participent.
}
match-mine = Ton classement
match-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $players }
match-place-unranked = Ce serait la { $place ->
    [1] 1re
   *[other] { $place }e
} place
match-score = { $score } des points de match
match-deals = Les donnes
match-deal = Donne { $number }
match-deal-state = { $state ->
    [playing] En cours
    [given_up] Abandonnée
    [over] Pas jouée
   *[none] Pas encore jouée
}
match-deal-lead = Avance : { $lead }
match-open = { $state ->
    [playing] Continuer
    [finished] Voir le classement
   *[none] Voir le match
}
match-standing = Classement
match-compare = Ce qui est comparé
match-compare-mine = { $deals ->
    [one] La donne que tu as jouée
   *[other] Les { $deals } donnes que tu as jouées
}
match-compare-all = Toutes les donnes
match-waiting = { $count ->
    [one] Les bots ont encore une partie à jouer.
   *[other] Les bots ont encore { $count } parties à jouer.
}
match-matchpoints = Points de match
match-without-luck = Sans la chance
match-hidden = Dès que tu as fini une donne, tu vois ton résultat à côté de celui des autres.
match-rule = À chaque donne, ton résultat reçoit la part des autres résultats qu’il dépasse ; un résultat égal compte pour moitié. Ce qui compte est l’avance sur le meilleur des autres à la table, puis les points. Le score est la moyenne des donnes ; une donne sans résultat compte pour zéro.
match-luck = Sans la chance : la même comparaison, en retirant de chaque victoire ce que les cartes ont apporté.
match-luck-later = La part de chance est calculée quand le match est terminé pour tout le monde.
match-counts-not = Sans compte, tu joues sans être classé.
match-share = Copier le lien de ce match
match-share-help = Toute personne qui a le lien peut jouer.
match-device = Ce match est sur cet appareil : tu le joues contre des bots des huit forces. Pour les matchs avec d’autres personnes et le match de la semaine, il faut un serveur.
match-make = Créer un match privé
match-make-go = Créer le match
match-length = Ouvert pendant
match-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
match-own = Tes matchs privés
match-none = Tu n’en as encore ni créé ni joué.
match-no-week = Il n’y a pas de match de la semaine en ce moment.
match-all = Tous les matchs
match-next = La semaine prochaine : { $game }
match-earlier = Semaines précédentes
match-season = Les douze dernières semaines
match-season-help = La somme des scores de tous les matchs terminés pour tout le monde.
match-season-none = Aucun match de la semaine n’est encore terminé pour tout le monde.
match-weeks = { $count ->
    [one] 1 match
   *[other] { $count } matchs
}
match-about = À propos de ce match
match-commitments = Les cartes de chaque donne découlent d’un secret sur lequel le serveur s’est engagé avant la première carte. Ils sont tous publiés ensemble quand le match est terminé pour tout le monde. Les engagements :
match-secrets = Ce match est ouvert. Le secret de chaque donne, et l’engagement publié auparavant :

# Le salon
lobby-seek = Trouver quelqu’un avec qui jouer
lobby-seek-help = Tu prends place avec quelqu’un qui veut jouer à la même chose. S’il n’y a encore personne, une table est ouverte et d’autres peuvent te rejoindre ; après un moment, tu peux commencer avec des bots.
lobby-games = L’un de ces jeux
lobby-any = indifférent
lobby-seek-go = Trouver une table
lobby-here = { $count ->
    [one] 1 personne est ici
   *[other] { $count } personnes sont ici
}
lobby-watch = Parties à regarder

# Pour ceux qui gèrent le serveur
operators-title = Gérer le serveur
operators-figure = { $figure ->
    [reports] signalements ouverts
    [people] personnes
    [kept] comptes
    [banned] exclues
    [waiting] tables en attente
    [running] parties en cours
    [over] tables finies
   *[finished_today] parties terminées aujourd’hui
}
operators-reports = Signalements
operators-no-reports = Personne n’a rien signalé.
operators-by = signalé par { $name }
operators-others = { $count ->
    [one] et un autre signalement
   *[other] et { $count } autres signalements
}
operators-table = table
operators-handled = Traité
operators-ban = Exclure
operators-unban = Réadmettre
operators-mute = Pas de messages pendant { $days } jours
operators-unmute = Autoriser de nouveau les messages
operators-password = Créer un lien de mot de passe
operators-password-made = Pour { $name }, pour définir un nouveau mot de passe une seule fois, pendant une heure :
operators-people = Personnes
operators-find = Chercher
operators-nobody = Personne ne porte un tel nom.
operators-tables = Tables
operators-close = Arrêter la partie
operators-remove-circle = Supprimer le cercle
operators-no-tables = Aucune table.
operators-reason = Motif
operators-reason-why = Pour la prochaine mesure. Les personnes concernées peuvent le lire.
operators-remove-chat = Retirer
operators-measures = Mesures prises
operators-no-measures = Aucune pour l’instant.
operators-measure = { $kind ->
    [ban] { $name } n’a plus accès :
    [unban] { $name } a de nouveau accès :
    [mute] pas de messages pour { $name } :
    [unmute] { $name } peut de nouveau écrire :
    [link] un lien de mot de passe pour { $name }
    [close] partie { $name } arrêtée :
    [delete] table { $name } supprimée :
    [chat] message de { $name } retiré :
    [circle] cercle { $name } supprimé :
    [handled] signalements traités au sujet de { $name }
    [appoint] { $name } gère maintenant le serveur
   *[dismiss] { $name } ne gère plus le serveur
}

# What own decisions lose
losses-title = Ce que perdent mes décisions
losses-help = Un entraîneur compare chacune de tes décisions à la meilleure pour ce que tu pouvais savoir alors, et additionne ce que tu as cédé. Toi seul le vois.
losses-rating = Classement { $rating }
losses-mean = d’une victoire par partie, en moyenne sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
losses-chart = { $game } : ce que tes décisions ont perdu en { $games } parties. La moyenne des dernières est passée de { $first } à { $last }.
losses-line = Chaque point est une partie ; la ligne est la moyenne de { $games } au plus.
losses-trend = Les { $games } dernières : { $now } ; avant : { $before }.
losses-tip = { $day } : { $lost }
losses-themes = Par thème, par partie
losses-theme = { $theme } ({ $slips ->
    [one] { $slips } erreur
   *[other] { $slips } erreurs
})
losses-smaller = pertes plus petites
losses-one-by-one = Partie par partie
losses-game = Partie
losses-lost = Perdu
losses-running = { $done } parties analysées sur { $games }
losses-go = { $games ->
    [one] Faire analyser { $games } partie
   *[other] Faire analyser { $games } parties
}
