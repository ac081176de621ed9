# Circles: people who know each other and play together. Only their pages load these texts.

# The list
circles-title = Cercles
circles-help = Un cercle est fait pour des amis, un club, une classe ou une équipe : des gens qui ont un lien. Personne d’autre n’en voit rien.
circles-new = Nouveau cercle
circles-default = Chez { $name }
circles-name = Nom du cercle
circles-colour = Couleur
circles-colour-value = { $colour ->
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
   *[purple] Violet
}
circles-make = Créer le cercle
circles-people = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
circles-invited = Tu es invité dans ce cercle.
circles-left = Tu as quitté ce cercle. Tu peux y revenir quand tu veux.
circles-join = Rejoindre { $name }

# The board
circles-week = Cette semaine
circles-member = Membre
circles-deals = Donnes
circles-match = Match
circles-solved = { $done } sur { $days }
circles-deals-of = { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}
circles-lead = { $lead } points

# Tables and matches
circles-tables = Tables
circles-no-tables = Aucune table ouverte.
circles-sit = S’asseoir
circles-open = Ouvrir une table
circles-open-help = Seul ce cercle la voit. La partie commence quand toutes les places sont prises.
circles-matches = Matchs
circles-no-matches = Aucun match pour l’instant.
circles-new-match = Nouveau match
circles-match-help = Six donnes pour tout le cercle, à jouer en une semaine.

# Leagues
leagues-title = Championnat
leagues-none = Aucun championnat pour l’instant.
leagues-new = Nouveau championnat
leagues-help = Chaque joueur rencontre une fois tous les autres. Un tour dure plusieurs jours ; ses parties commencent quand les joueurs le veulent.
leagues-days = Jours par tour
leagues-join = Participer
leagues-leave = Quitter le championnat
leagues-leave-ask = Quitter le championnat ?
leagues-leave-help = Tu ne joueras pas tes parties qui n’ont pas commencé, et tu ne pourras pas revenir.
leagues-delete = Supprimer le championnat
leagues-delete-ask = Supprimer ce championnat ?
leagues-begin = Commencer le championnat
leagues-lacking = { $count ->
    [one] Il manque encore 1 joueur pour commencer.
   *[other] Il manque encore { $count } joueurs pour commencer.
}
leagues-round = Tour { $round }
leagues-until = jusqu’au { $day }
leagues-all = Toutes les parties
leagues-play = Jouer
leagues-go-on = Continuer
leagues-stage = { $stage ->
    [open] à jouer
    [waiting] attente à la table
    [running] en cours
    [over] jouée
    [missed] non jouée
   *[off] annulée
}
leagues-place = Place
leagues-points = Points
leagues-record = Gagnées, nulles, perdues
leagues-left = a quitté le championnat
leagues-over = terminé

# People and settings
circles-members = Membres
circles-owner = s’occupe du cercle
circles-here = là en ce moment
circles-away = absent jusqu’au { $day }
circles-link = Copier le lien
circles-link-help = Toute personne qui a ce lien peut rejoindre le cercle.
circles-leave = Quitter le cercle
circles-leave-ask = Quitter { $name } ?
circles-leave-yes = Quitter
circles-settings = Réglages
circles-new-link = Créer un nouveau lien
circles-new-link-help = L’ancien lien ne marchera plus.
circles-webhook = Webhook
circles-webhook-help = Indique dans un salon Discord combien de places restent à une table. Un premier message y arrive dès l’enregistrement.
circles-webhook-save = Enregistrer le webhook
circles-webhook-remove = Retirer le webhook
circles-hand-over = Confier le cercle à { $name }
circles-hand-over-ask = Confier le cercle à { $name } ?
circles-hand-over-help = { $name } s’en occupera à ta place. Le webhook est retiré.
circles-hand-over-yes = Confier
circles-remove = Retirer { $name }
circles-remove-ask = Retirer { $name } du cercle ?
circles-remove-help = Le cercle reçoit un nouveau lien, et l’ancien ne marchera plus.
circles-remove-yes = Retirer

# What went wrong
error-no_such_circle = Ce cercle n’existe pas, ou tu n’en fais pas partie. Son lien a peut-être changé.
error-no_such_league = Ce championnat n’existe pas.
error-not_owner = Seule la personne qui s’occupe du cercle peut faire cela.
error-circle_full = Ce cercle est complet.
error-league_closed = Ce championnat a déjà commencé, ou il est complet.
error-too_few = Il faut d’abord plus de joueurs.
error-too_late = Cette partie ne peut plus commencer.
