clocktowers-title = Clocktowers

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
   *[other] une carte cachée
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
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[purple] violette
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
    [one] { $discards } défausse
   *[other] { $discards } défausses
} ; on sait qu’il a pris :
clocktowers-unseen = Pas encore vues : { $cards }
clocktowers-wanted = Hauteurs demandées

clocktowers-decision-play = Construis une carte ou défausses-en une.
clocktowers-decision-draw = Prends la carte du dessus d’une pile.

clocktowers-event-built = { $player } : { clocktowers-card } sur la tour { $tower }
clocktowers-event-completed = { $player } : la tour { $tower } est achevée, { clocktowers-colour }, hauteur { $height }, valeur { $points }
clocktowers-event-discarded = { $player } : défausse { clocktowers-card }
clocktowers-event-drawn = { $player } : prend { clocktowers-card }
clocktowers-event-turned_up = Sur la pile des { clocktowers-pile } apparaît : { clocktowers-card }
clocktowers-event-ended = Toutes les cartes sont jouées. La partie est finie.

clocktowers-reason-play_or_discard_first = construis ou défausse d’abord une carte, puis pioche
clocktowers-reason-draw_now = il faut maintenant prendre une carte
clocktowers-reason-not_in_hand = cette carte n’est pas dans ta main
clocktowers-reason-no_such_tower = tu n’as pas de tour portant ce numéro
clocktowers-reason-clock_already_there = cette tour a déjà son horloge ; seul un toit peut suivre
clocktowers-reason-tower_complete = cette tour est achevée
clocktowers-reason-no_clock_yet = un toit demande une tour avec une horloge
clocktowers-reason-wrong_height = la tour a { $height } étages ; la prochaine tour { clocktowers-colour } doit en avoir { $wanted }
clocktowers-reason-pile_empty = cette pile est vide

clocktowers-source-none = Sans animaux
clocktowers-source-cats = Chats
clocktowers-source-both = Chats et souris
clocktowers-source-mice = Souris
