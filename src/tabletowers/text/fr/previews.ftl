# Ce qu’un lien montre avant d’être ouvert, ce qui s’insère dans d’autres pages, et l’application sur un téléphone.
preview-start = Des jeux de société épuisés depuis longtemps, à jouer entre amis, contre des bots ou en solitaire.
preview-game-title = { $game } : les règles, et des parties contre des bots et des personnes
preview-open-title = { $game } : { $seats ->
    [one] une place est libre
   *[other] { $seats } places sont libres
}
preview-open = Prends place et joue.
preview-waiting-title = { $game } : la partie va commencer
preview-waiting = Toutes les places sont prises ; la partie commence dans un instant.
preview-running-title = { $game } : une partie en cours
preview-running = Suis la partie coup par coup.
preview-over-title = { $game } : { $result }
preview-over = { $outcome ->
    [won] Victoire de { $winners }. Revois la partie coup par coup.
    [shared] Victoire partagée : { $winners }. Revois la partie coup par coup.
   *[stopped] Arrêtée avant la fin. Revois la partie coup par coup.
}
preview-position-title = Trouve le coup : { $game }
preview-position-day-title = Position du { $day } : { $game }
preview-deal-title = { $game } : donne du { $day }
preview-deal = Tout le monde reçoit les mêmes cartes et n’a droit qu’à un essai. Jusqu’où iras-tu ?
preview-challenge-title = { $game } : un défi
preview-challenge = { $name } a joué cette donne et te met au défi de faire mieux.
preview-challenge-anonymous = Joue la même donne, et fais mieux.
preview-match-title = { $game } : un match en { $deals } donnes
preview-match-week-title = { $game } : match de la semaine du { $day }
preview-match = { $name } a créé ce match : les mêmes donnes pour tout le monde, quand on a le temps.
preview-match-anonymous = Les mêmes donnes pour tout le monde, quand tu as le temps. Jusqu’où iras-tu ?
preview-person = { $games ->
    [one] Une partie jouée, { $won } gagnée.
   *[other] { $games } parties jouées, { $won } gagnées.
}
preview-seat-free = libre

embed-open = Ouvrir cette page
embed-first = Début
embed-back = Retour
embed-next = Suivant
embed-last = Fin
embed-ply = Coup { $ply } sur { $plies }
embed-final = La fin

app-resume = Continuer à jouer
app-screenshot-home = La première page
app-screenshot-table = Une table
