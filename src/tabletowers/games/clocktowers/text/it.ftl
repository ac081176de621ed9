clocktowers-title = Clocktowers

clocktowers-card = { $card ->
    [F1] un piano
    [F1c] un piano con gatto
    [F1m] un piano con topo
    [F2] due piani
    [F2c] due piani con gatto
    [F2m] due piani con topo
    [K] orologio
    [Km] orologio con topo
    [Rr] tetto rosso
    [Rb] tetto blu
    [Rg] tetto verde
    [Ry] tetto giallo
    [Rp] tetto viola
   *[other] una carta coperta
}
clocktowers-pile = { $pile ->
    [floors] piani
    [clocks] orologi
   *[roofs] tetti
}
clocktowers-pile-floors = Piani
clocktowers-pile-clocks = Orologi
clocktowers-pile-roofs = Tetti
clocktowers-colour = { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
   *[purple] viola
}
clocktowers-colour-red = rosso
clocktowers-colour-blue = blu
clocktowers-colour-green = verde
clocktowers-colour-yellow = giallo
clocktowers-colour-purple = viola

clocktowers-hand = La tua mano
clocktowers-discarded = Hai scartato
clocktowers-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
clocktowers-known = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $discards ->
    [one] 1 scarto
   *[other] { $discards } scarti
}; si sa che ha pescato:
clocktowers-unseen = Non ancora viste: { $cards }
clocktowers-wanted = Altezze richieste

clocktowers-decision-play = Costruisci con una carta o scartane una.
clocktowers-decision-draw = Pesca la prima carta di un mazzo.

clocktowers-event-built = { $player }: { clocktowers-card } sulla torre { $tower }
clocktowers-event-completed = { $player }: la torre { $tower } è completa, { clocktowers-colour }, altezza { $height }, valore { $points }
clocktowers-event-discarded = { $player }: scarta { clocktowers-card }
clocktowers-event-drawn = { $player }: pesca { clocktowers-card }
clocktowers-event-turned_up = Ora in cima al mazzo ({ clocktowers-pile }): { clocktowers-card }
clocktowers-event-ended = Tutte le carte sono state giocate. La partita è finita.

clocktowers-reason-play_or_discard_first = prima costruisci con una carta o scartane una, poi pesca
clocktowers-reason-draw_now = ora bisogna pescare una carta
clocktowers-reason-not_in_hand = non hai in mano questa carta
clocktowers-reason-no_such_tower = non hai una torre con questo numero
clocktowers-reason-clock_already_there = questa torre ha già l’orologio: ora le si può aggiungere solo un tetto
clocktowers-reason-tower_complete = questa torre è completa
clocktowers-reason-no_clock_yet = il tetto va su una torre con l’orologio
clocktowers-reason-wrong_height = la torre è alta { $height }, ma la prossima torre { clocktowers-colour } dev’essere alta { $wanted }
clocktowers-reason-pile_empty = questo mazzo è esaurito
clocktowers-source-none = Senza animali
clocktowers-source-cats = Gatti
clocktowers-source-both = Gatti e topi
clocktowers-source-mice = Topi
