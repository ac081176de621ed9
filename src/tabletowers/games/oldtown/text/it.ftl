oldtown-title = Old Town
oldtown-begins = Secondo il regolamento comincia il più giovane.

oldtown-option-tidy = Segnalini inutili
oldtown-option-tidy-auto = Rapida: vengono recuperati subito, senza contestazioni.
oldtown-option-tidy-spot = Restano sulla mappa finché qualcuno non li contesta.
oldtown-option-tidy-by_days = Nelle partite che durano giorni la «rapida» è predefinita: chiedere a tutti dopo ogni turno richiederebbe troppo tempo.
oldtown-option-memory_aid = Indizi giocati e scartati
oldtown-option-memory_aid-true = Si possono riguardare in ogni momento.
oldtown-option-memory_aid-false = Dall’inizio del turno successivo non si possono più riguardare.

oldtown-building = { $building ->
    [bank] banca
    [barber] barbiere
    [blacksmith] fabbro
    [casino] casinò
    [church] chiesa
    [doctor] medico
    [hotel] albergo
    [jail] prigione
    [judge] giudice
    [laundry] lavanderia
    [pharmacy] farmacia
    [printer] tipografo
    [saloon] saloon
    [school] scuola
    [sheriff] sceriffo
    [stable] scuderia
    [stage] diligenze
    [undertaker] becchino
   *[other] un edificio
}
oldtown-building-of = { $building ->
    [bank] della banca
    [barber] del barbiere
    [blacksmith] del fabbro
    [casino] del casinò
    [church] della chiesa
    [doctor] del medico
    [hotel] dell’albergo
    [jail] della prigione
    [judge] del giudice
    [laundry] della lavanderia
    [pharmacy] della farmacia
    [printer] del tipografo
    [saloon] del saloon
    [school] della scuola
    [sheriff] dello sceriffo
    [stable] della scuderia
    [stage] dell’ufficio delle diligenze
    [undertaker] del becchino
   *[other] di un edificio
}

oldtown-street-main = Main St
oldtown-street-cemetery = Cemetery Rd
oldtown-street-dalton = Dalton Rd
oldtown-street-cavendish = Cavendish St
oldtown-street-railway = ferrovia
oldtown-place-graveyard = cimitero
oldtown-place-buffalo_field = prato dei bisonti
oldtown-place-desert = deserto

oldtown-clue = { $card ->
    [A1] Dalla chiesa si vedeva il cimitero.
    [A2] L’ingresso del barbiere dava su Dalton Rd.
    [A3] La banca stava a est di Cavendish St.
    [A4] Il saloon stava nel cuore della città.
    [A5] Il becchino abitava ai margini del deserto.
    [A6] La farmacia stava all’incrocio fra Cavendish St e Main St.
    [A7] L’ingresso del tipografo dava su Cemetery Rd.
    [A8] La scuderia stava a nord di Main St.
    [A9] La prigione stava a ovest di Dalton Rd.
    [A10] L’ingresso dello sceriffo dava su Main St.
    [A11] Il giudice abitava in uno dei quattro angoli della città.
    [A12] L’albergo stava sul lato ovest di Cavendish St.
    [A13] Il fabbro lavorava sul lato est di Dalton Rd.
    [A14] La lavanderia stava fra Main St e la ferrovia.
    [A15] L’ufficio delle diligenze stava all’angolo fra Main St e Dalton Rd.
    [A16] Dalla scuola si vedeva il prato dei bisonti.
    [A17] Il casinò stava fra Cemetery Rd e la ferrovia.
    [A18] Il medico abitava all’angolo fra Cavendish St e Cemetery Rd.
    [C19] L’ufficio delle diligenze e il mio edificio stavano uno di fronte all’altro, entrambi lungo la ferrovia.
    [C20] La banca e il mio edificio stavano uno di fronte all’altro, entrambi su Cemetery Rd.
    [C21] Il fabbro e il mio edificio stavano uno di fronte all’altro, entrambi lungo la ferrovia.
    [C22] Il saloon e il mio edificio stavano uno di fronte all’altro, entrambi su Main St.
    [C23] Il mio edificio confinava con la chiesa.
    [C24] Il mio edificio confinava con la casa del becchino.
    [C25] Il mio edificio confinava con la scuola.
    [C26] Il mio edificio confinava con l’ufficio dello sceriffo.
    [C27] Il barbiere e il mio edificio stavano uno di fronte all’altro, entrambi su Main St.
    [C28] L’albergo e il mio edificio stavano uno di fronte all’altro, entrambi su Main St.
    [C29] Il giudice e il mio edificio stavano uno di fronte all’altro, entrambi su Cavendish St, dalla stessa parte della ferrovia.
    [C30] La prigione e il mio edificio stavano uno di fronte all’altro, entrambi lungo la ferrovia.
    [C31] Il mio edificio confinava con la farmacia.
    [C32] Il tipografo e il mio edificio stavano uno di fronte all’altro, entrambi su Dalton Rd, dalla stessa parte della ferrovia.
    [C33] La scuderia e il mio edificio stavano uno di fronte all’altro, entrambi su Cavendish St, dalla stessa parte della ferrovia.
    [C34] L’ingresso della lavanderia e quello del mio edificio si guardavano.
    [C35] L’ingresso del casinò e quello del mio edificio si guardavano.
    [C36] L’ingresso del medico e quello del mio edificio si guardavano.
    [B37] L’ingresso del mio edificio guardava a est o a ovest.
    [B38] L’ingresso del mio edificio guardava a nord o a sud.
    [B39] Il mio edificio stava a nord di Main St, oppure fra la ferrovia e Cemetery Rd.
    [B40] Il mio edificio stava a sud di Cemetery Rd, oppure fra la ferrovia e Main St.
    [B41] Il mio edificio stava al limite della città e a ovest di Cavendish St.
    [B42] Il mio edificio stava al limite della città e a est di Dalton Rd.
    [B43] Il mio edificio stava al limite della città e a sud di Main St.
    [B44] Il mio edificio stava al limite della città e a nord di Cemetery Rd.
    [B45] Il mio edificio stava fra Main St e Cemetery Rd.
    [B46] Il mio edificio stava fra Dalton Rd e Cavendish St.
    [B47] Il mio edificio stava su Main St.
    [B48] Il mio edificio stava a sud della ferrovia.
    [B49] Il mio edificio stava al limite orientale o occidentale della città.
    [B50] Il mio edificio stava al limite settentrionale o meridionale della città.
    [B51] Il mio edificio stava su Dalton Rd.
    [B52] Il mio edificio stava su Cavendish St.
    [B53] L’ingresso del mio edificio guardava a est o a ovest.
    [B54] L’ingresso del mio edificio guardava a nord o a sud.
    [B55] Il mio edificio stava sul lato est di Dalton Rd o di Cavendish St.
    [B56] Il mio edificio stava sul lato ovest di Dalton Rd o di Cavendish St.
    [B57] Il mio edificio stava a est di Cavendish St o a sud di Cemetery Rd.
    [B58] Il mio edificio stava a ovest di Dalton Rd o ai margini del deserto.
    [B59] Il mio edificio stava a nord di Main St o a ovest di Dalton Rd.
    [B60] Dal mio edificio si vedeva il prato dei bisonti, oppure stava a est di Cavendish St.
   *[other] una carta indizio ({ $kind })
}

oldtown-misprint = { $card ->
    [A13] la nostra fonte dice «lato sud», ma una strada che va da nord a sud non ne ha uno; in tutte le soluzioni stampate il fabbro è sul lato est
    [C32] la nostra fonte dice «Cavendish St», ma il terzo rompicapo stampato riesce solo con Dalton Rd
    [B55] nella nostra fonte manca la parola «est»; B56 è la stessa carta per il lato ovest
   *[B60] la nostra fonte dice «in via» del prato dei bisonti: va letto «in vista»
}
oldtown-puzzle-corrected = { $number ->
    [5] Qui corretto: così com’è stampato non ammette nessuna città, perché C25 e C32 contraddicono la soluzione stampata. Sono stati tolti entrambi.
    [6] Qui corretto: così com’è stampato ammette otto città. È stato aggiunto B51 (lavanderia); resta solo la soluzione stampata.
   *[8] Qui corretto: così com’è stampato ammette quattordici città. Sono stati aggiunti A6 e B49 (medico); resta solo la soluzione stampata.
}
oldtown-puzzle-either = La città possibile è una sola, ma i tuoi edifici possono essere quelli di due gruppi diversi. Vanno bene entrambi.

oldtown-verdict = { $verdict ->
    [playable] si può giocare
    [contradicts] contraddice la città
    [confirms] conferma ciò che si sa
    [blocked_five] richiede più di cinque segnalini
    [blocked_three] un lotto ha già tre segnalini
   *[no_own_building] non hai edifici da nominare
}
oldtown-judged = { oldtown-building }: { oldtown-verdict }
oldtown-lots = { $count ->
    [one] lotto { $lots }
   *[other] lotti { $lots }
}

oldtown-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
oldtown-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: A { $a }, B { $b }, C { $c }
oldtown-hand = La tua mano
oldtown-owns = possiede: { $buildings }
oldtown-aside = Accanto alla mappa: { $buildings }
oldtown-out = Fuori dal gioco: { $buildings }
oldtown-nothing = nessuno
oldtown-piles = Mazzo comune: { $common }
oldtown-own-pile = mazzo personale di { $player }: A { $a }, C { $c }
oldtown-shown = Mostrate in questo turno: { $cards }
oldtown-gone = Giocate e scartate finora: { $cards }
oldtown-tile = tessera
oldtown-marker = segnalino
oldtown-yours = tuo

oldtown-decision-take = Prendi un edificio.
oldtown-decision-act = Gioca un indizio o scartane due.
oldtown-decision-remove = Scegli un segnalino da togliere.
oldtown-decision-claim = Contesta un segnalino impossibile, oppure di’ che hai finito.
oldtown-decision-draw = Scegli da quale mazzo pescare.
oldtown-step-pass = Non puoi né giocare un indizio né scartarne due: passi.
oldtown-step-building = Ora scegli di quale dei tuoi edifici parla l’indizio.
oldtown-step-clue = Ora scegli l’indizio che parla di questo edificio ({ $building }).
oldtown-step-drop = { $chosen ->
    [0] Scegli il primo dei due indizi da scartare.
   *[other] Ora scegli il secondo indizio da scartare.
}

oldtown-event-turn_began = { $you ->
    [yes] Comincia il tuo turno
   *[no] Comincia il turno di { $player }
}
oldtown-event-took = { $you ->
    [yes] Prendi
   *[no] { $player } prende
} un edificio: { oldtown-building }
oldtown-event-played = { $you ->
    [yes] Giochi
   *[no] { $player } gioca
} { $card } ({ oldtown-building }): { oldtown-clue }
oldtown-event-played_before = { $you ->
    [yes] Hai
   *[no] { $player } ha
} giocato un indizio
oldtown-event-lying = I segnalini { oldtown-building-of } sono su questi lotti: { $lots }
oldtown-event-dropped = { $you ->
    [yes] Scarti
   *[no] { $player } scarta
} { $cards }
oldtown-event-dropped_before = { $you ->
    [yes] Hai
   *[no] { $player } ha
} scartato due carte
oldtown-event-removed = { $you ->
    [yes] Togli
   *[no] { $player } toglie
} il segnalino { oldtown-building-of } dal lotto { $lot }: { oldtown-points } per averlo recuperato
oldtown-event-recovered = { $you ->
    [yes] Recuperi
   *[no] { $player } recupera
} { $points ->
    [one] il segnalino
   *[other] i segnalini
} { oldtown-building-of } da { $lots } ({ $cause ->
    [clue] secondo l’indizio
    [tile] lotto occupato
    [tidying] secondo il resto della città
   *[claim] contestazione giusta
}): { oldtown-points }
oldtown-event-placed = { $you ->
    [yes] Metti
   *[no] { $player } mette
} i segnalini { oldtown-building-of }: era su uno dei lotti { $lots }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } per i segnalini non usati
}
oldtown-event-settled = { $you ->
    [yes] Collochi
   *[no] { $player } colloca
} sul lotto { $lot }: { oldtown-building }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } per i segnalini rimasti
}
oldtown-event-left_out = Sulla mappa ci sono sedici edifici; questo resta fuori: { oldtown-building }
oldtown-event-passed = { $you ->
    [yes] Passi
   *[no] { $player } passa
}
oldtown-event-claimed = { $you ->
    [yes] Contesti
   *[no] { $player } contesta
} il segnalino { oldtown-building-of } sul lotto { $lot }: { $judged ->
    [right] a ragione
   *[wrong] a torto
}
oldtown-event-drew = { $you ->
    [yes] Peschi
   *[no] { $player } pesca
}: { oldtown-clue }
oldtown-event-ended = { $how ->
    [complete] La città è completa. La partita è finita.
   *[dead] Nessuno può continuare. La partita è finita.
}
oldtown-event-looked_back = Carte giocate e scartate: { $cards }

oldtown-reason-take_now = prima bisogna prendere un edificio
oldtown-reason-act_now = ora bisogna giocare un indizio o scartare due carte
oldtown-reason-remove_now = ora bisogna togliere un segnalino
oldtown-reason-claim_now = ora si possono contestare segnalini
oldtown-reason-draw_now = ora bisogna pescare una carta
oldtown-reason-contradicts = { $count ->
    [0] questo indizio contraddice la città ({ oldtown-building })
   *[other] questo indizio contraddice la città ({ oldtown-building }): nessuno dei lotti { $lots } va bene
}
oldtown-reason-confirms = { $count ->
    [0] questo indizio conferma solo ciò che si sa ({ oldtown-building })
   *[other] questo indizio conferma solo ciò che si sa ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_five = { $count ->
    [0] un edificio ha solo cinque segnalini e questo indizio ne richiede di più ({ oldtown-building })
   *[other] un edificio ha solo cinque segnalini e questo indizio ne richiede di più ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_three = { $count ->
    [0] un lotto può avere al massimo tre segnalini ({ oldtown-building })
   *[other] un lotto può avere al massimo tre segnalini ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-building_settled = il suo posto è già stato trovato: { oldtown-building }
oldtown-reason-building_out = fuori dal gioco: { oldtown-building }
oldtown-reason-building_owned = è già di qualcuno: { oldtown-building }
oldtown-reason-not_in_hand = non hai in mano { $card }
oldtown-reason-not_own_building = per questa carta non puoi nominare questo edificio: { oldtown-building }
oldtown-reason-no_own_building = non hai edifici da nominare per { $card }
oldtown-reason-still_tells = { $card } non conferma e non contraddice, quindi non si può scartare
oldtown-reason-nothing_to_remove = sulla mappa non c’è nessun segnalino
oldtown-reason-can_act = puoi giocare un indizio o scartare due carte
oldtown-reason-no_such_marker = sul lotto { $lot } non c’è nessun segnalino di questo edificio: { oldtown-building }
oldtown-reason-last_place = senza questo segnalino la città non si potrebbe più completare: { oldtown-building }
oldtown-source-settled = Edifici collocati
oldtown-source-placed = Segnalini avanzati
oldtown-source-recovered = Recuperati

oldtown-statistics-table-clue_cards = Carte indizio
oldtown-statistics-table-buildings = Edifici
oldtown-statistics-table-markers_spotted = Segnalini contestati
oldtown-statistics-table-cards_drawn = Carte pescate
oldtown-statistics-table-ends = Fini
oldtown-statistics-column-played = giocate
oldtown-statistics-column-dropped = scartate
oldtown-statistics-column-playable = giocabili
oldtown-statistics-column-contradicts = contraddice
oldtown-statistics-column-confirms = conferma
oldtown-statistics-column-blocked = bloccate
oldtown-statistics-column-settled = collocati
oldtown-statistics-column-taken = presi
oldtown-statistics-column-marked = con segnalini
oldtown-statistics-column-left_out = fuori dal gioco
oldtown-statistics-column-claimed = contestati
oldtown-statistics-column-drawn = pescate
oldtown-statistics-column-games = partite
oldtown-statistics-item-right = a ragione
oldtown-statistics-item-wrong = a torto
oldtown-statistics-item-common = { $common } dal mazzo comune
oldtown-statistics-item-own = { $own } dal mazzo personale
oldtown-statistics-item-complete = la città è completa
oldtown-statistics-item-dead = nessuno può continuare
oldtown-statistics-source-clue = segnalini esclusi da un indizio
oldtown-statistics-source-tile = segnalini sotto o intorno a una tessera
oldtown-statistics-source-tidying = segnalini che non possono essere giusti
oldtown-statistics-source-claim = segnalini contestati
oldtown-statistics-source-placed = segnalini avanzati
oldtown-statistics-source-settled = edifici collocati
oldtown-statistics-source-removed = segnalini per due carte scartate

oldtown-coach-now = Punti subito
oldtown-coach-points = I tuoi punti
oldtown-coach-rival_points = Punti di { $player }
oldtown-coach-next_turn = Quanto fa { $player } nel prossimo turno
oldtown-coach-rival_settles = { $player } colloca un edificio ({ oldtown-building })
oldtown-coach-settles = Collochi un edificio ({ oldtown-building })
oldtown-coach-houses = Edifici che collochi
oldtown-coach-clues = Indizi che giochi dopo
oldtown-coach-drops = Volte in cui scarti due carte dopo
oldtown-coach-passes = Volte in cui devi passare dopo
oldtown-coach-playable = Indizi che puoi giocare dopo
oldtown-coach-recovered = Segnalini che recuperi
oldtown-coach-claims = Segnalini inutili che contesti
oldtown-coach-rival_claims = Segnalini inutili che gli altri contestano
oldtown-setup-hands = Mano del giocatore { $number }
oldtown-setup-common = Mazzo comune, dall’alto
oldtown-setup-own = Mazzo personale del giocatore { $number }, dall’alto
oldtown-theme-points = punti
oldtown-theme-rivals = ciò che lasci agli altri
oldtown-theme-settling = collocare gli edifici
oldtown-theme-hand = indizi ancora giocabili
oldtown-theme-markers = segnalini
oldtown-look-points = Cerca i punti: quale dei tuoi indizi rende di più?
oldtown-look-rivals = Guarda che cosa lasci a chi viene dopo.
oldtown-look-settling = Guarda gli edifici quasi collocati.
oldtown-look-hand = Guarda la tua mano: quali indizi restano giocabili?
oldtown-look-markers = Guarda i segnalini: quali puoi recuperare?

oldtown-pitch = Con l’aiuto di vecchi telegrammi scopri dove sorgeva ogni edificio di una città scomparsa.
oldtown-legend-marker = Un segnalino: l’edificio può essere stato qui. Ogni segnalino recuperato vale 1 punto.
oldtown-legend-owner = L’anello nel colore di un giocatore: di chi è l’edificio.
oldtown-legend-house = Una casa: l’edificio era di certo qui.
oldtown-legend-entrance = La tacca di un lotto è il suo ingresso. Conta solo per gli indizi che parlano di ingressi.
oldtown-legend-playable = Questo indizio si può giocare per l’edificio accanto al segno.
oldtown-legend-confirms = Questo indizio conferma solo ciò che si sa. Non si può giocare, ma si può scartare.
oldtown-legend-contradicts = Questo indizio contraddice la città. Non si può giocare, ma si può scartare.
oldtown-legend-blocked = Bloccato: servono più segnalini di quanti ce ne sono, o un lotto che ne ha già tre. Per ora non si può né giocare né scartare.
oldtown-legend-kinds = Gli indizi A nominano un edificio, i B parlano di uno tuo, i C di entrambi.
oldtown-legend-unknown = Uno dei tuoi edifici, che scegli quando giochi l’indizio.
oldtown-legend-map = La piccola mappa mostra i lotti che un indizio permette; se sono barrati, non sono più possibili.
oldtown-legend-lit = Sulla mappa grande: i lotti che permette l’indizio indicato.
oldtown-legend-buildings = I diciotto edifici
oldtown-board-map = Mappa della città
oldtown-board-lot-settled = Lotto { $lot }: { $building }
oldtown-board-lot-marked = Lotto { $lot }, segnalini: { $buildings }
oldtown-board-lot-empty = Lotto { $lot }, vuoto
oldtown-board-marker = Segnalino { $building } sul lotto { $lot }
oldtown-board-telegram = telegramma
oldtown-board-no-building = al momento nessun edificio
oldtown-board-cards = Indizi: { $a } A · { $b } B · { $c } C
oldtown-board-aside = Accanto alla mappa
oldtown-board-settled = { $settled } su 16 collocati
oldtown-board-none-aside = Nessuno
oldtown-board-take = Prendi: { $building }
oldtown-board-piles = Mazzi
oldtown-board-pile = { $pile ->
    [own] Mazzo personale: { $left }
   *[common] Mazzo comune: { $left }
}
oldtown-board-draw = { $pile ->
    [own] Pesca dal mazzo personale ({ $left })
   *[common] Pesca dal mazzo comune ({ $left })
}
oldtown-board-hand = I tuoi indizi
oldtown-board-drop-two = scegline due da scartare
oldtown-board-drop = Scarta due indizi
oldtown-board-pass = Passa
oldtown-board-done = Nessuna contestazione
oldtown-board-gone = Giocate e scartate: { $cards }
oldtown-board-verdict = { $building }: { $verdict ->
    [playable] si può giocare
    [confirms] conferma solo ciò che si sa
    [contradicts] contraddice la città
    [blocked_five] bloccato: servono più di cinque segnalini
    [blocked_three] bloccato: un lotto ha già tre segnalini
   *[blocked] bloccato
}
oldtown-board-no-own = non hai un edificio di cui possa parlare
oldtown-board-lot-choose = Lotto { $lot }: scegli fra { $count } segnalini
# Dove le parole si possono spezzare quando c’è poco spazio.
oldtown-hyphens = la-van-de-ria far-ma-cia ti-po-gra-fo sce-rif-fo scu-de-ria di-li-gen-ze bec-chi-no pri-gio-ne bar-bie-re
oldtown-standing-claims-done = Fino a nuovo ordine non contesto niente
oldtown-collecting = { $turn ->
    [yes] Un segnalino inutile? Indicalo, o vai avanti.
   *[no] C’è un segnalino inutile? Indicalo sulla mappa.
}
oldtown-pointed = { $count ->
    [one] Indichi un segnalino: verrà contestato quando tocca a te contestare.
   *[other] Indichi { $count } segnalini: verranno contestati quando tocca a te contestare.
}
oldtown-claim-right = { $count ->
    [0] Giusto: sul lotto { $lot } non c’è più posto ({ $building }).
   *[other] Giusto: i lotti { $lots } sono già impegnati ({ $buildings }), quindi sul lotto { $lot } non c’è più posto ({ $building }).
}
oldtown-claim-wrong = { $count ->
    [0] Sbagliato: sul lotto { $lot } c’è ancora posto ({ $building }). Per questo turno le contestazioni sono finite.
   *[other] Sbagliato: sul lotto { $lot } c’è ancora posto ({ $building }), per esempio con { $places }. Per questo turno le contestazioni sono finite.
}
oldtown-claim-place = { $building } sul { $lot }
oldtown-board-move-drop = Scarta { $cards }
oldtown-board-move-remove = Togli il segnalino { $building } dal lotto { $lot }
oldtown-board-move-claim = Contesta: { $building } non può stare sul lotto { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Pesca dal mazzo personale
   *[common] Pesca dal mazzo comune
}
oldtown-notation = Mosse: take bank prende un edificio proprio, A7 gioca un indizio A, B45=bank e C29=hotel giocano un indizio B o C per uno dei tuoi edifici, drop A3 B45 scarta due indizi, remove bank@7 toglie il segnalino della banca dal lotto 7, claim bank@7 lo contesta come inutile, done non contesta altro, pass passa, draw common e draw own pescano dal mazzo comune e da quello personale.

oldtown-intro-1 = Una città è scomparsa; i telegrammi raccontano dove sorgevano gli edifici. Ognuno ne prende due. Prendi lo sceriffo.
oldtown-intro-2 = E l’albergo.
oldtown-intro-3 = { $finger ->
    [yes] Tocca
   *[no] Clicca
} l’indizio: i lotti che consente si illuminano. Giocalo: su ognuno va un segnalino, e ogni segnalino in più è un punto.
oldtown-intro-4 = L’indizio non vale più, contano solo i segnalini. Questo lega un edificio a uno dei tuoi. Giocalo con lo sceriffo: i lotti che non vanno più bene perdono i segnalini, un punto ciascuno.
oldtown-intro-5 = Più avanti. Al tuo sceriffo e al tuo albergo servono i lotti 3 e 7: il saloon non stava sul 7. { $finger ->
    [yes] Tocca
   *[no] Clicca
} lì il suo segnalino inutile: un punto.
oldtown-intro-6 = Giusto! Puoi indicare segnalini in ogni momento, anche fuori turno. Dopo un errore, per questo turno è finita.
oldtown-intro-7 = Un’altra partita, in due. I segni sui tuoi indizi: ✓ giocabile; = conferma soltanto; ✕ contraddice la città; ▮ bloccato, perché servono più di cinque segnalini o un lotto che ne ha tre.
oldtown-intro-8 = Gli indizi che confermano o contraddicono si scartano a due a due. Scegli «{ oldtown-board-drop }», poi i due illuminati.
oldtown-intro-9 = In cambio togli un segnalino, se la città si può ancora completare: un punto. Togli quello illuminato.
oldtown-intro-10 = Ogni turno finisce pescando. In due scegli: A e C nel tuo mazzo, B in quello comune. Pesca da quello comune.
oldtown-intro-11 = È tutto. Un edificio a cui resta un lotto va lì e porta altri punti. Quando sedici sono al loro posto, vince chi ha più punti.
oldtown-tip-take = Prendi edifici di cui parlano i tuoi indizi A. Gli indizi B e C che riceverai parleranno dei tuoi edifici.
oldtown-tip-act = Indica un indizio, e i suoi lotti si illuminano sulla mappa. ✓ si può giocare, = e ✕ si scartano a due a due. Ogni segnalino che togli dalla mappa è un punto.
oldtown-tip-remove = Per i due indizi scartati togli il segnalino che vuoi: per un punto, e per aiutare un tuo edificio.
oldtown-tip-claim = Se a due edifici restano solo gli stessi due lotti, servono entrambi a loro: ogni altro segnalino lì è inutile. Se non ne vedi, vai avanti e basta.
oldtown-tip-draw = Il tuo mazzo contiene indizi A e C, quello comune indizi B sui tuoi edifici.

oldtown-rules-goal-title = Lo scopo
oldtown-rules-goal = Sedici edifici su diciotto vanno collocati su sedici lotti, come dicono gli indizi. Ogni edificio ha una tessera e cinque segnalini. Ogni segnalino che recuperi è un punto. Vince chi ha più punti. (OT-2, OT-8)
oldtown-rules-map-title = La mappa
oldtown-rules-map = Quattro file di quattro lotti. Main St, la ferrovia e Cemetery Rd vanno da ovest a est, Dalton Rd e Cavendish St da nord a sud. Ogni lotto ha l’ingresso su un lato. Il prato dei bisonti è a nord-ovest (si vede da 1, 2, 3 e 5), il cimitero a sud-ovest (si vede da 9, 10, 13 e 14), il deserto a sud-est (accanto a 12, 14, 15 e 16). (OT-1)
oldtown-rules-words-title = Vicini
oldtown-rules-words = Due lotti sono confinanti se in mezzo non c’è niente: 2 e 3, 6 e 7, 10 e 11, 14 e 15. Sono di fronte se sono vicini ma li separa una strada o la ferrovia. Gli ingressi si guardano fra 1 e 5, 3 e 7, 9 e 10, 11 e 12. (OT-1)
oldtown-rules-cards-title = Gli indizi
oldtown-rules-cards =
    Sessanta carte. Un indizio A (da 1 a 18) dice dove stava l’edificio che nomina. Un indizio B (da 37 a 60) dice dove stava «il mio edificio»: nomini uno dei tuoi. Un indizio C (da 19 a 36) lega l’edificio che nomina a un altro, che è tuo; l’ordine dei due lotti non conta. (OT-3)
    I testi di A13, C32, B55 e B60 sono corretti, perché non possono dire ciò che si legge nella nostra fonte. Li segnala un asterisco; passaci sopra per sapere perché. (OT-3)
oldtown-rules-setup-title = Preparazione
oldtown-rules-setup =
    Ognuno riceve due indizi A e due C. Gli indizi B formano il mazzo comune; in tre vi si mettono sopra tre indizi A. In due ciascuno ha anche un mazzo personale coperto: tre indizi A e tre C, mescolati. Gli altri indizi A e C vanno nella scatola senza guardarli. (OT-4)
    Secondo il regolamento comincia il più giovane. Qui decide chi ospita: a sorte, nell’ordine dei posti o scegliendo qualcuno. Si gioca in senso orario. (OT-4)
    Poi, nell’ordine di gioco, ognuno prende due edifici. Il consiglio del regolamento: prendi quelli di cui parlano i tuoi indizi A. (OT-4)
oldtown-rules-turn-title = Un turno
oldtown-rules-turn =
    Se hai meno di due edifici, prima prendine uno che non è di nessuno e non è ancora collocato; può avere segnalini sulla mappa. Se ne restano tanti quanti sono i giocatori, o meno, ne prende uno soltanto chi non ne ha. (OT-11)
    Poi gioca un indizio, oppure scartane due; se non puoi fare né l’una né l’altra cosa, passa. Dopo contesta i segnalini inutili che vedi e infine pesca un indizio, o due se hai passato. In due scegli, per ogni carta, fra il mazzo comune e il tuo. Poi possono contestare gli altri. (OT-12, OT-17, OT-18)
oldtown-rules-clue-title = Giocare un indizio
oldtown-rules-clue =
    Prendi un indizio A o B. Se il suo edificio è sulla mappa, recuperi i segnalini che ha su tutti gli altri lotti. Altrimenti va un segnalino su ogni lotto dell’indizio ancora possibile; quelli che avanzano dei suoi cinque sono punti tuoi. (OT-13)
    Un lotto è possibile per un edificio se tutta la città può ancora disporsi così: ogni edificio sulla mappa su uno dei suoi lotti, mai due sullo stesso. Un lotto quindi non è possibile se è occupato, e nemmeno se serve, insieme a un altro, a due altri edifici. (OT-5)
    Un edificio a cui resta un solo lotto viene collocato lì: la sua tessera va sul lotto, e recuperi tutti i segnalini che gli restano. Da allora non è più di nessuno. (OT-8)
    Un indizio giocato è fuori dal gioco e non vale più: da quel momento contano solo i segnalini. Ciò che un indizio C ha detto di due edifici, alla fine può non essere vero. Nessuno può riguardare un indizio giocato. (OT-15)
oldtown-rules-clue-example = A10 mette l’ingresso dello sceriffo su Main St: lotto 1, 3, 5 o 7. Sul 3 c’è già la banca. Tre segnalini vanno sulla mappa, due avanzano: 2 punti.
oldtown-rules-pair-title = Un indizio su due edifici
oldtown-rules-pair = Un indizio C lascia a entrambi gli edifici solo i lotti che formano una delle sue coppie con un lotto dell’altro; gli altri segnalini li recuperi. Un edificio che non è ancora sulla mappa riceve adesso i suoi segnalini, o la tessera se gli resta un solo lotto. Non puoi nominare l’edificio che è sulla carta. (OT-14)
oldtown-rules-pair-example = C31 dice che il tuo edificio confinava con la farmacia, e tu nomini il saloon. Il saloon ha segnalini su 6 e 10, la farmacia su 7 e 8. Solo 6 e 7 sono una coppia: recuperi i segnalini su 10 e 8, entrambi gli edifici vengono collocati, e recuperi anche i loro ultimi segnalini. 4 punti.
oldtown-rules-cannot-title = Che cosa non si può giocare
oldtown-rules-cannot =
    Un indizio che non cambierebbe niente conferma soltanto; uno che non va bene per nessun lotto possibile contraddice; uno che richiederebbe più di cinque segnalini, o un quarto segnalino su un lotto, è bloccato. Nessuno di questi si può giocare. (OT-7, OT-13, OT-15)
    Però due indizi che confermano o contraddicono si possono scartare: li mostri, escono dal gioco, e togli dalla mappa un segnalino a scelta per un punto, se la città resta possibile. Se un segnalino così non c’è, non si può scartare. Gli indizi bloccati non si possono scartare. Senza un edificio tuo non puoi né giocare né scartare indizi B e C. (OT-16)
oldtown-rules-cannot-example = Lo sceriffo è tuo e ha segnalini su 2 e 3. B59, a nord di Main St o a ovest di Dalton Rd, conferma soltanto. B48, a sud della ferrovia, contraddice. Puoi scartarli insieme e togliere un segnalino a scelta.
oldtown-rules-chain-title = Una cosa tira l’altra
oldtown-rules-chain = Quando un edificio viene collocato, si recuperano tutti gli altri segnalini sul suo lotto. Se così a un altro edificio resta un solo segnalino, viene collocato anche quello, e così via. Tutti quei punti sono tuoi. (OT-9)
oldtown-rules-chain-example = Il saloon viene collocato sul lotto 6, dove c’è anche un segnalino della farmacia, che recuperi. L’ultimo segnalino della farmacia è sul 7: la farmacia viene collocata lì, e anche questo segnalino è un punto.
oldtown-rules-claims-title = Segnalini inutili
oldtown-rules-claims =
    Un segnalino su un lotto che non è più possibile per il suo edificio è inutile. Resta sulla mappa finché qualcuno non lo contesta. Con una contestazione giusta lo recupera chi l’ha fatta, con tutto ciò che ne segue; una sbagliata chiude le contestazioni di quel giocatore per questo turno. (OT-10, OT-17)
    Dopo la tua azione, prima di pescare, puoi contestare tutti i segnalini che vedi; pescando hai finito. Poi tocca agli altri, nell’ordine di gioco. Puoi indicare un segnalino in qualsiasi momento, anche nel turno di un altro: verrà contestato quando tocca a te contestare. Per questo dopo ogni turno c’è un breve intervallo, sempre uguale, che ci sia qualcosa da contestare o no; si chiude prima se nessuno vuole contestare. (OT-17)
oldtown-rules-end-title = Fine della partita
oldtown-rules-end =
    Quando sedici edifici sono sulla mappa, gli altri due sono definitivamente fuori dal gioco, anche se sono di qualcuno. (OT-6)
    La partita finisce appena viene collocato il sedicesimo edificio. Finisce anche quando tutti, uno dopo l’altro, hanno passato senza pescare e nessuno ha fatto una contestazione giusta. Vince chi ha più punti; in caso di parità la vittoria è condivisa. (OT-19)
oldtown-rules-options-title = Che cosa si sa, e le opzioni
oldtown-rules-options =
    Sono segrete le mani, i mazzi e le carte nella scatola; quanti indizi A, B e C hai in mano, lo sanno tutti. Gli indizi si mostrano quando vengono giocati o scartati, e non si possono riguardare una volta cominciato il turno seguente. Un’opzione permette di riguardarli in ogni momento. (OT-20)
    Si gioca come nel regolamento stampato, se il tavolo non sceglie altro. Con l’opzione «rapida» non si contesta: i segnalini inutili li recupera subito chi li ha resi tali, come se a nessuno sfuggisse mai niente. Nelle partite che durano giorni la rapida è predefinita, perché chiedere a tutti dopo ogni turno richiederebbe troppo tempo. (OT-10)
oldtown-rules-solo-title = Old Town in solitario
oldtown-rules-solo =
    Per un giocatore solo ci sono i rompicapi: indizi A, indizi B con l’edificio di cui parla ciascuno, indizi C e i tuoi edifici. Ogni edificio nominato o tuo è in città, e un indizio C vale per almeno uno dei tuoi. La città possibile è una sola: trovala. (OT-21)
    Degli otto rompicapi stampati, il 5, il 6 e l’8 sono corretti, perché così come sono stampati non ammettono nessuna città o ne ammettono più d’una; ognuno dice come, e si può vedere anche come è stampato. Nel 7 e nell’8 sono da trovare anche i tuoi edifici: i gruppi possibili sono due, e vanno bene entrambi. (OT-21)
oldtown-rules-decided-title = Che cosa abbiamo deciso, e perché
oldtown-rules-decided =
    Un indizio che non lascerebbe nessuna città possibile contraddice, quindi non si può giocare. Il regolamento ammette che succeda e torna indietro, o toglie l’edificio rimasto senza segnalini; qui non c’è mai niente da disfare. (OT-5)
    Chi è di turno contesta per primo: il regolamento dice solo quando lo fanno gli altri. Non dice che cosa costi una contestazione sbagliata; qui chiude le contestazioni di chi sbaglia, perché non convenga tirare a indovinare. Non si scartano due indizi senza un segnalino da prendere, perché si scartano per quello. (OT-16, OT-17)
    Secondo il regolamento la partita finisce solo con la città completa. Perché nessuna duri per sempre, qui finisce anche quando nessuno può fare più niente. Della parità il regolamento non dice nulla: la vittoria è condivisa. (OT-19)
oldtown-rules-reconstructed = L’immagine del tabellone stampato non era disponibile. La mappa è stata ricostruita dalle carte indizio, ognuna delle quali dice quanti lotti consente, e dalle otto soluzioni stampate, con cui concorda. Gli ingressi risultano obbligati dalle soluzioni stampate. Del cimitero, del prato dei bisonti e del deserto le soluzioni mostrano tre lotti su quattro; il quarto (9, 5 e 12) è il più plausibile fra diversi. Quattro errori di stampa nelle carte e tre rompicapi stampati sono stati corretti, e segnalati dove compaiono. (OT-1, OT-3, OT-21)
