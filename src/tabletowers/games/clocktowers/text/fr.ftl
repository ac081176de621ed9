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

clocktowers-event-built = { $player } : { clocktowers-card } sur le clocher { $tower }
clocktowers-event-completed = { $player } : le clocher { $tower } est achevé, { clocktowers-colour }, hauteur { $height }, valeur { $points }
clocktowers-event-discarded = { $player } : défausse { clocktowers-card }
clocktowers-event-drawn = { $player } : pioche { clocktowers-card }
clocktowers-event-turned_up = Maintenant sur la pile des { clocktowers-pile } : { clocktowers-card }
clocktowers-event-ended = Toutes les cartes sont jouées. La partie est finie.

clocktowers-reason-play_or_discard_first = construis d’abord avec une carte ou défausses-en une, puis pioche
clocktowers-reason-draw_now = il faut maintenant piocher une carte
clocktowers-reason-not_in_hand = cette carte n’est pas dans ta main
clocktowers-reason-no_such_tower = tu n’as pas de clocher portant ce numéro
clocktowers-reason-clock_already_there = ce clocher a déjà son horloge ; on ne peut plus y ajouter qu’un toit
clocktowers-reason-tower_complete = ce clocher est achevé
clocktowers-reason-no_clock_yet = il faut un clocher avec une horloge pour poser un toit
clocktowers-reason-wrong_height = ce clocher est de hauteur { $height } ; le prochain clocher { clocktowers-colour } doit être de hauteur { $wanted }
clocktowers-reason-pile_empty = cette pile est vide
clocktowers-source-none = Sans animaux
clocktowers-source-cats = Chats
clocktowers-source-both = Chats et souris
clocktowers-source-mice = Souris
