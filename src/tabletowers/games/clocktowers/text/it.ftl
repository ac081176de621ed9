clocktowers-title = Clocktowers
clocktowers-begins = Secondo il regolamento comincia il più anziano.

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
clocktowers-step-place = Ora scegli una torre o un terreno illuminato per questa carta ({ $card }), oppure scartala.
clocktowers-step-nowhere = Questa carta ({ $card }) per ora non va da nessuna parte: puoi solo scartarla.
clocktowers-step-card = Ora scegli la carta da costruire lì.
clocktowers-step-discard = Ora scegli la carta da scartare.

clocktowers-event-built = { $you ->
    [yes] Costruisci
   *[no] { $player } costruisce
} sulla torre { $tower }: { clocktowers-card }
clocktowers-event-completed = { $you ->
    [yes] Completi
   *[no] { $player } completa
} la torre { $tower } ({ clocktowers-colour }, altezza { $height }): { $points } punti { $points ->
    [5] senza animali
    [4] con soli gatti
    [3] con gatti e topi
   *[2] con soli topi
}
clocktowers-event-discarded = { $you ->
    [yes] Scarti
   *[no] { $player } scarta
}: { clocktowers-card }
clocktowers-event-drawn = { $you ->
    [yes] Peschi
   *[no] { $player } pesca
}: { clocktowers-card }
clocktowers-event-turned_up = Ora in cima al mazzo ({ clocktowers-pile }): { clocktowers-card }
clocktowers-event-ended = Tutte le carte sono state giocate. La partita è finita.

clocktowers-reason-play_or_discard_first = prima costruisci con una carta o scartane una, poi pesca
clocktowers-reason-draw_now = ora bisogna pescare una carta
clocktowers-reason-not_in_hand = non hai in mano questa carta
clocktowers-reason-no_such_tower = non hai una torre con questo numero
clocktowers-reason-floors_only = solo un piano può dare inizio a una nuova torre
clocktowers-reason-clock_already_there = questa torre ha già l’orologio: ora le si può aggiungere solo un tetto
clocktowers-reason-tower_complete = questa torre è completa
clocktowers-reason-no_clock_yet = il tetto va su una torre con l’orologio
clocktowers-reason-wrong_height = la torre è alta { $height }, ma la prossima torre { clocktowers-colour } dev’essere alta { $wanted }
clocktowers-reason-pile_empty = questo mazzo è esaurito
clocktowers-source-none = Senza animali
clocktowers-source-cats = Gatti
clocktowers-source-both = Gatti e topi
clocktowers-source-mice = Topi

clocktowers-statistics-table-cards = Carte
clocktowers-statistics-table-complete_towers_by_height = Torri complete per altezza
clocktowers-statistics-table-complete_towers_by_colour = Torri complete per colore
clocktowers-statistics-column-built = costruite
clocktowers-statistics-column-discarded = scartate
clocktowers-statistics-column-drawn = pescate
clocktowers-statistics-column-completed = complete
clocktowers-statistics-item-card = { $card } { clocktowers-card }
clocktowers-statistics-item-height = altezza { $height }
clocktowers-statistics-item-colour = { clocktowers-colour }
clocktowers-statistics-source-none = torri senza animali
clocktowers-statistics-source-cats = torri con gatti
clocktowers-statistics-source-both = torri con gatti e topi
clocktowers-statistics-source-mice = torri con topi

clocktowers-coach-points = I tuoi punti
clocktowers-coach-rival_points = Punti di { $player }
clocktowers-coach-tower = Completi la torre { $tower }
clocktowers-coach-waiting = Tue torri che aspettano ancora un tetto
clocktowers-coach-clockless = Tue torri che aspettano ancora un orologio
clocktowers-coach-discards = Carte che devi scartare dopo
clocktowers-coach-clean = Tue torri complete senza topi
clocktowers-coach-mice = Tue torri complete con topi
clocktowers-coach-clean_clock = Costruisci un orologio senza topo
clocktowers-coach-roof = Prendi un { clocktowers-card }
clocktowers-coach-roof_lost = { $player } prende un { clocktowers-card }
clocktowers-coach-stranded = Tue torri troppo basse per ogni tetto
clocktowers-coach-rival_tower = { $player } completa una torre { clocktowers-colour }
clocktowers-setup-piles-floors = Mazzo dei piani, dall’alto
clocktowers-setup-piles-clocks = Mazzo degli orologi, dall’alto
clocktowers-setup-piles-roofs = Mazzo dei tetti, dall’alto
clocktowers-setup-removed-floors = Piani rimossi
clocktowers-setup-removed-roofs = Tetti rimossi
clocktowers-theme-points = punti
clocktowers-theme-finishing = finire le torri
clocktowers-theme-mice = gatti e topi
clocktowers-theme-roofs = la corsa ai tetti
clocktowers-theme-heights = altezze
clocktowers-theme-rivals = ciò che lasci agli altri
clocktowers-look-points = Cerca i punti: che cosa puoi completare presto?
clocktowers-look-finishing = Guarda le tue torri incomplete e che cosa aspetta ciascuna.
clocktowers-look-mice = Guarda i topi: quale carta li fa entrare, quale li tiene fuori?
clocktowers-look-roofs = Guarda i tetti, e chi vuole lo stesso che vuoi tu.
clocktowers-look-heights = Guarda le altezze richieste e quelle delle tue torri.
clocktowers-look-rivals = Guarda le altre vie: che cosa lasci loro?

clocktowers-pitch = Costruisci una via di torri dell’orologio, piano dopo piano, e tieni lontani i topi.
clocktowers-legend-storeys = Piani: uno o due. Una torre comincia con dei piani e ne può avere quanti vuoi.
clocktowers-legend-cat = Un gatto. Una torre completa con gatti e senza topi vale 4 punti.
clocktowers-legend-mouse = Un topo. Con topi e senza gatti vale 2 punti, con entrambi 3, senza animali 5.
clocktowers-legend-clock = Un orologio va sopra i piani; può esserci un topo. Dopo, solo un tetto.
clocktowers-legend-walls = Muri, finestre e ora dell’orologio non contano: carte uguali hanno lo stesso aspetto.
clocktowers-legend-roofs = Un tetto completa una torre. Il numero sotto è l’altezza richiesta alla prossima torre di quel colore, in piani.
clocktowers-legend-dots = Tetti di questo colore: i punti pieni sono quelli che nessuno ha ancora visto.
clocktowers-legend-points = La bandiera su una torre completa mostra quanto vale.
clocktowers-legend-known = Una carta che tutti hanno visto prendere e che è di certo in mano.
clocktowers-legend-doubt = Una carta presa, ma forse scartata nel frattempo.
clocktowers-board-street-of = Via di { $player }
clocktowers-board-own-street = La tua via
clocktowers-board-no-towers = Ancora nessuna torre
clocktowers-board-new-tower = Inizia una nuova torre
clocktowers-board-tower = Torre { $tower }, alta { $height }: { $cards }
clocktowers-board-tower-complete = Torre { $tower }, completa, alta { $height }, { $points } punti: { $cards }
clocktowers-board-maybe = { $card }: pescata, forse poi scartata
clocktowers-board-surely = { $card }: di sicuro in mano
clocktowers-board-discards = { $discards ->
    [one] 1 carta scartata
   *[other] { $discards } carte scartate
}
clocktowers-tie-mouse = Parità a { $points } punti: decide il piano più alto con un topo ({ $storeys }).
clocktowers-tie-cat = Parità a { $points } punti e topi alla stessa altezza: decide il piano più alto con un gatto ({ $storeys }).
clocktowers-board-wanted = { clocktowers-colour }: prossima torre alta { $wanted }, { $left ->
    [one] 1 tetto non ancora visto
   *[other] { $left } tetti non ancora visti
}
clocktowers-board-gauge = Il numero è l’altezza richiesta per il prossimo tetto di questo colore. Ogni puntino pieno è un tetto che nessuno ha ancora visto.
clocktowers-board-piles = Mazzi
clocktowers-board-pile = Mazzo: { clocktowers-pile }, ne restano { $left }. { $card ->
    [none] { "" }
   *[other] In cima: { clocktowers-card }
}
clocktowers-board-empty-hand = La tua mano è vuota.
clocktowers-board-discard = Scarta coperta
clocktowers-board-look = La via di { $player } da vicino
clocktowers-board-end = { $left ->
    [one] Resta 1 carta da pescare, poi si giocano le carte in mano.
   *[other] Restano { $left } carte da pescare, poi si giocano le carte in mano.
}
clocktowers-board-last-hands = I mazzi sono esauriti: si giocano le ultime carte in mano.
clocktowers-board-move-draw = Pesca: { clocktowers-pile }
clocktowers-board-move-discard = Scarta { $card }
clocktowers-board-move-new = Nuova torre con { $card }
clocktowers-board-move-build = { $card } sulla torre { $tower }
clocktowers-notation = Carte: F1 e F2 sono uno e due piani, K è un orologio, R un tetto con il suo colore (Rr rosso, Rb blu, Rg verde, Ry giallo, Rp viola); una c finale è un gatto, una m un topo. Mosse: F1c>new comincia una nuova torre con una carta, F1c>T2 la mette sulla tua torre 2, xKm la scarta, +floors, +clocks e +roofs pescano la prima carta del mazzo dei piani, degli orologi e dei tetti.

clocktowers-intro-1 = Comincia una torre con il piano con il gatto: { $finger ->
    [yes] tocca
   *[no] clicca
} la carta, poi il posto vuoto.
clocktowers-intro-2 = Ogni turno finisce pescando, e i mazzi sono scoperti. Pesca il tetto.
clocktowers-intro-3 = Metti l’orologio sulla tua torre. Poi ci va solo un tetto.
clocktowers-intro-4 = Pesca dal mazzo dei piani.
clocktowers-intro-5 = La prima torre di ogni colore è alta uno o due piani. La tua ne ha uno: metti il tetto.
clocktowers-intro-6 = Completa! Gatto e topo: 3 punti. Senza animali 5, solo gatti 4, solo topi 2. La prossima torre di questo colore, di chiunque sia, deve avere un piano in più. Pesca ancora.
clocktowers-intro-7 = Puoi anche scartare una carta coperta. Un topo rovinerebbe la prossima torre: scarta il piano con il topo.
clocktowers-intro-8 = È tutto: costruire, mettere i tetti all’altezza giusta, evitare i topi. Finite le carte, vince chi ha più punti.
clocktowers-tip-play = Prima i piani, poi un orologio, poi un tetto. I topi fanno valere meno una torre; una carta che non vuoi si può scartare.
clocktowers-tip-draw = I mazzi sono tutti scoperti. Prima di prendere un tetto, guarda l’altezza richiesta per il suo colore.

clocktowers-rules-goal-title = Lo scopo
clocktowers-rules-goal = Si costruiscono torri dell’orologio con le carte. Contano solo le torri complete: uno o più piani, un orologio, un tetto. Il valore di una torre dipende dagli animali che ospita. Vince chi ha più punti.
clocktowers-rules-cards-title = Le carte
clocktowers-rules-cards = 66 carte. 28 carte piano: a un piano, cinque senza animali, cinque con un gatto e quattro con un topo; a due piani, altrettante. 18 orologi, di cui nove con un topo. 20 tetti, quattro per ognuno dei cinque colori. Nessuna carta ha entrambi gli animali. (CT-1)
clocktowers-rules-setup-title = Preparazione
clocktowers-rules-setup =
    Ognuno comincia con un piano con il gatto, un piano con il topo e un orologio con il topo. Con gli altri piani, orologi e tetti si formano tre mazzi mescolati; cinque piani e tre tetti si tolgono senza guardarli. I mazzi sono scoperti: di ognuno si vede la carta in cima. (CT-2)
    In due i mazzi hanno 19 piani, 16 orologi e 17 tetti; in tre 17, 15 e 17; in quattro 15, 14 e 17. (CT-2)
    Secondo il regolamento comincia il più anziano. Qui decide chi ospita: a sorte, nell’ordine dei posti o scegliendo qualcuno. Si gioca in senso orario. (CT-2)
clocktowers-rules-turn-title = Un turno
clocktowers-rules-turn =
    Costruisci con una carta della tua mano, o scartane una coperta, anche se potresti costruire. Una carta scartata è fuori dal gioco, e gli altri non vengono a sapere quale fosse. (CT-3, CT-8)
    Poi pesca la carta in cima a un mazzo a scelta. Finché c’è un mazzo con delle carte, pescare è obbligatorio; perciò, fino ad allora, all’inizio di ogni turno hai tre carte. (CT-3, CT-9)
clocktowers-rules-build-title = Costruire
clocktowers-rules-build =
    Un piano comincia una nuova torre o va su una delle tue torri che non ha ancora l’orologio. Puoi avere quante torri vuoi, con quanti piani vuoi. (CT-4)
    Un orologio va su una delle tue torri, purché fatta di soli piani. Dopo non si possono più aggiungere piani. (CT-5)
    Un tetto va su una delle tue torri che ha già l’orologio, se l’altezza è giusta. A quel punto la torre è completa, il suo colore è quello del tetto e non vi si aggiunge più niente. (CT-6)
clocktowers-rules-build-example = Hai in mano un piano con il gatto, un orologio e un tetto verde. Il piano comincia una torre; al turno dopo ci va l’orologio, e a quello dopo ancora il tetto, se la prossima torre verde può essere alta uno. Una torre con soli gatti: 4 punti.
clocktowers-rules-height-title = L’altezza giusta
clocktowers-rules-height = L’altezza è il numero dei piani; una carta a due piani ne vale due, un orologio nessuno. La prima torre di un colore, fra quelle di tutti, è alta uno o due. Ogni torre successiva di quel colore, di chiunque sia, ha esattamente un piano in più della precedente. Puoi completare quante torri vuoi dello stesso colore, anche tutte e quattro. (CT-7)
clocktowers-rules-height-example = Anna completa una torre rossa alta 2. La prossima rossa dev’essere alta 3. Ben, che ne ha una alta 2, deve aggiungere un piano prima dell’orologio, o trovare un altro tetto.
clocktowers-rules-end-title = Fine della partita
clocktowers-rules-end =
    Quando tutti i mazzi sono esauriti non si pesca più e si giocano le carte in mano, una per turno. La partita finisce quando tutte le mani sono vuote. (CT-10)
    I turni sono 58 in tutto: in tre il primo ne ha uno in più degli altri, in quattro i primi due. (CT-10)
clocktowers-rules-score-title = Punteggio
clocktowers-rules-score =
    Una torre completa vale 5 punti se è senza animali, 4 con soli gatti, 3 con gatti e topi, 2 con soli topi. Il loro numero non importa; conta anche il topo su un orologio. Le torri incomplete non valgono niente. (CT-11)
    Vince chi ha più punti. In caso di parità vince chi, in una torre completa, ha il topo più in alto, poi chi ha il gatto più in alto; se la parità resta, la vittoria è condivisa. L’animale di una carta a due piani sta al piano superiore. Un orologio non è un piano: per lo spareggio il suo topo non conta. (CT-12)
clocktowers-rules-score-example = Un piano con il gatto, uno con il topo e un orologio senza topo: 3 punti. Con un piano senza animali al posto di quello con il topo: 4. Se però sull’orologio c’è un topo, si torna a 3.
clocktowers-rules-secret-title = Che cosa si sa
clocktowers-rules-secret = Tutti vedono che cosa si pesca. Sono segreti solo gli scarti coperti, l’ordine dei mazzi e le carte tolte all’inizio. Perciò il tavolo ti mostra quali carte hanno di sicuro gli altri, e segna con un punto interrogativo quelle che potrebbero avere scartato. Siccome non si toglie nessun orologio, si sa anche quali orologi restano. (CT-13)
clocktowers-rules-decided-title = Che cosa abbiamo deciso, e perché
clocktowers-rules-decided =
    Una sola successione di altezze per tutto il tavolo. I regolamenti parlano della prima torre di un colore e non precisano se ognuno abbia una successione sua. Le recensioni raccontano di giocatori in gara per la stessa altezza. (CT-7)
    Nessun piano sopra un orologio. I regolamenti mettono l’orologio in cima ai piani e dopo nominano solo il tetto. Una recensione dice chiaramente che non si aggiungono altri piani. (CT-4)
    Lo spareggio conta i piani, non gli orologi. Il regolamento italiano e quello olandese parlano del piano più alto con un topo, e un orologio non è un piano; il testo francese lascerebbe contare anche il topo dell’orologio. Nessun regolamento dice dove stia l’animale di una carta a due piani, né che cosa succeda se la parità resta: qui sta al piano superiore, e la vittoria è condivisa. (CT-12)
