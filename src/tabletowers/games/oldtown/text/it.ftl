oldtown-title = Old Town
oldtown-begins = Secondo il regolamento comincia il più giovane.

oldtown-option-tidy = Segnalini inutili
oldtown-option-tidy-auto = Rapida: vengono recuperati subito, senza contestazioni.
oldtown-option-tidy-spot = Restano sulla mappa finché qualcuno non li contesta.
oldtown-option-tidy-by_days = Nelle partite a giorni «rapida» è già scelta: chiedere a tutti dopo ogni turno richiederebbe giorni.
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
    [C29] Il giudice e il mio edificio stavano uno di fronte all’altro su Cavendish St, dalla stessa parte della ferrovia.
    [C30] La prigione e il mio edificio stavano uno di fronte all’altro, entrambi lungo la ferrovia.
    [C31] Il mio edificio confinava con la farmacia.
    [C32] Il tipografo e il mio edificio stavano uno di fronte all’altro su Dalton Rd, dalla stessa parte della ferrovia.
    [C33] La scuderia e il mio edificio stavano uno di fronte all’altro su Cavendish St, dalla stessa parte della ferrovia.
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
oldtown-nothing = niente
oldtown-piles = Mazzo comune: { $common }
oldtown-own-pile = mazzo personale di { $player }: A { $a }, C { $c }
oldtown-shown = Mostrate in questo turno: { $cards }
oldtown-gone = Giocate e scartate finora: { $cards }
oldtown-tile = tessera
oldtown-marker = segnalino
oldtown-yours = tuo

oldtown-decision-take = Prendi un edificio.
oldtown-decision-act = Gioca un indizio, oppure scarta due carte che non dicono nulla di nuovo. Si passa solo se non si può fare né l’una né l’altra cosa.
oldtown-decision-remove = Scegli un segnalino da togliere.
oldtown-decision-claim = Contesta un segnalino impossibile, oppure di’ che hai finito.
oldtown-decision-draw = Scegli da quale mazzo pescare.

oldtown-event-turn_began = { $player }: nuovo turno
oldtown-event-took = { $player }: prende un edificio ({ oldtown-building })
oldtown-event-played = { $player }: { $card }, { oldtown-building }: { oldtown-clue }
oldtown-event-played_before = { $player }: ha giocato un indizio
oldtown-event-lying = Segnalini su questi lotti: { oldtown-building } ({ $lots })
oldtown-event-dropped = { $player }: scarta { $cards }
oldtown-event-dropped_before = { $player }: ha scartato due carte
oldtown-event-removed = { $player }: toglie un segnalino ({ oldtown-building }) dal lotto { $lot }; { oldtown-points }
oldtown-event-recovered = { $player }: { $cause ->
    [clue] lo esclude l’indizio
    [tile] il lotto è occupato
    [tidying] lì non c’è più posto
   *[claim] contestazione giusta
}: { oldtown-building } non su { $lots }; { oldtown-points }
oldtown-event-placed = { $player }: { oldtown-building } su uno dei lotti { $lots }; { oldtown-points }
oldtown-event-settled = { $player }: { oldtown-building } sul lotto { $lot }; { oldtown-points }
oldtown-event-left_out = I sedici edifici sono trovati, e questo non è fra loro: { oldtown-building }
oldtown-event-passed = { $player }: passa
oldtown-event-claimed = { $player }: contestazione, { oldtown-building } sul lotto { $lot } – { $judged ->
    [right] giusta
   *[wrong] sbagliata
}
oldtown-event-drew = { $player }: pesca: { oldtown-clue }
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
    [0] questo indizio non dice nulla di nuovo ({ oldtown-building })
   *[other] questo indizio non dice nulla di nuovo ({ oldtown-building }, { oldtown-lots })
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
oldtown-reason-still_tells = { $card } non conferma e non contraddice
oldtown-reason-nothing_to_remove = sulla mappa non c’è nessun segnalino
oldtown-reason-can_act = puoi giocare un indizio o scartare due carte
oldtown-reason-no_such_marker = sul lotto { $lot } non c’è nessun segnalino di questo edificio: { oldtown-building }
oldtown-reason-last_place = senza questo segnalino l’edificio non avrebbe più alcun posto: { oldtown-building }
oldtown-source-settled = Edifici fissati
oldtown-source-placed = Segnalini avanzati
oldtown-source-recovered = Recuperati

oldtown-pitch = Con l’aiuto di vecchi telegrammi scopri dove sorgeva ogni edificio di una città scomparsa.
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
oldtown-board-gone = Giocate in questo turno: { $cards }
oldtown-board-verdict = { $building }: { $verdict ->
    [playable] si può giocare
    [confirms] conferma soltanto
    [contradicts] contraddice
    [blocked_five] bloccato, più di cinque lotti
    [blocked_three] bloccato, un lotto è pieno
   *[blocked] bloccato
}
oldtown-collecting = { $turn ->
    [yes] C’è un segnalino inutile? Indicalo sulla mappa, oppure vai avanti.
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

oldtown-intro-1 = Una città è scomparsa, e i telegrammi raccontano dove sorgevano i suoi edifici. Per prima cosa ognuno ne prende due per sé. Prendi lo sceriffo.
oldtown-intro-2 = E l’albergo.
oldtown-intro-3 = Questo indizio parla di un solo edificio. Passaci sopra, e i lotti che consente si illuminano. Giocalo: su ogni lotto ancora possibile va un segnalino, e quelli che non servono sono punti per te.
oldtown-intro-4 = Questo indizio lega un edificio a uno dei tuoi. Giocalo con l’albergo: i lotti che non vanno più bene perdono i segnalini, e ogni segnalino che togli dalla mappa è un punto.
oldtown-intro-5 = Quando a un edificio resta un solo lotto, viene collocato lì, e spesso altri lo seguono. Quando sedici edifici sono al loro posto, vince chi ha più punti.
oldtown-rules-goal-title = Lo scopo
oldtown-rules-goal = Sedici edifici su diciotto vanno collocati su sedici lotti, come dicono gli indizi. Chi toglie un segnalino dalla mappa fa un punto. Vince chi ha più punti.
oldtown-rules-map-title = La mappa
oldtown-rules-map = Quattro file di quattro lotti. Main St, la ferrovia e Cemetery Rd vanno da ovest a est, Dalton Rd e Cavendish St da nord a sud. Ogni lotto ha l’ingresso su un lato. Il prato dei bisonti è a nord-ovest, il cimitero a sud-ovest, il deserto a sud-est.
oldtown-rules-words-title = Vicini
oldtown-rules-words = Due lotti sono confinanti se in mezzo non c’è niente: 2 e 3, 6 e 7, 10 e 11, 14 e 15. Sono di fronte se sono vicini ma li separa una strada o la ferrovia. Gli ingressi si guardano fra 1 e 5, 3 e 7, 9 e 10, 11 e 12.
oldtown-rules-setup-title = Preparazione
oldtown-rules-setup = Ognuno riceve due indizi A e due C e sceglie due edifici. Gli indizi B formano il mazzo comune; in tre vi si mettono sopra tre indizi A, in due ciascuno ha anche un mazzo personale di sei indizi A e C.
oldtown-rules-turn-title = Un turno
oldtown-rules-turn =
    Se hai meno di due edifici, prendine uno che non è di nessuno. Poi gioca un indizio, oppure scartane due. Chi non può fare né l’una né l’altra cosa passa. Infine pesca un indizio, o due se hai passato.
    Se gli edifici di nessuno non sono più dei giocatori, soltanto chi non ne ha ne prende uno. In due ogni carta si pesca dal mazzo comune o da quello personale, a scelta.
oldtown-rules-clue-title = Giocare un indizio
oldtown-rules-clue =
    Gli indizi A parlano di un edificio preciso, i B di uno dei tuoi, che nomini tu. Se l’edificio è sulla mappa, i suoi segnalini sugli altri lotti vengono tolti. Altrimenti si mette un segnalino su ogni lotto dell’indizio ancora possibile; quelli che restano dei suoi cinque sono punti tuoi.
    Gli indizi C legano un edificio a uno dei tuoi. A entrambi restano solo i lotti che formano una coppia consentita.
    Un lotto è possibile se il resto della città può ancora trovare posto. Un edificio con un solo lotto possibile viene collocato lì, e i suoi segnalini sono punti.
oldtown-rules-clue-example = L’indizio mette lo sceriffo su uno di quattro lotti, di cui uno è occupato. Tre segnalini vanno sulla mappa, due avanzano: 2 punti.
oldtown-rules-pair-title = Un indizio su due edifici
oldtown-rules-pair = Un indizio C lascia a entrambi gli edifici solo i lotti che formano una delle sue coppie con un lotto dell’altro. Un edificio che non è ancora sulla mappa riceve adesso i suoi segnalini.
oldtown-rules-pair-example = L’indizio dice che la banca confinava con il tuo edificio, e tu nomini il saloon. Il saloon ha segnalini su 6 e 10, la banca su 7 e 12. Solo 6 e 7 sono una coppia: i segnalini su 10 e 12 vengono tolti, entrambi gli edifici vengono collocati e anche i loro ultimi segnalini vengono tolti. 4 punti.
oldtown-rules-cannot-title = Che cosa non si può giocare
oldtown-rules-cannot =
    Un indizio che non cambierebbe niente conferma soltanto; uno che non va bene per nessun lotto contraddice; uno che richiederebbe più di cinque segnalini, o un quarto segnalino su un lotto, è bloccato. Nessuno di questi si può giocare. Due indizi che confermano o contraddicono si possono scartare: in cambio togli dalla mappa un segnalino a scelta per un punto, se la città resta possibile.
    Gli indizi bloccati non si possono scartare, e senza un edificio tuo non puoi né giocare né scartare indizi B e C.
oldtown-rules-cannot-example = I segnalini dello sceriffo sono su 2 e 3. Un indizio che lo mette a nord di Main St conferma soltanto. Uno che lo mette ai margini del deserto contraddice. Si possono scartare insieme per un segnalino a scelta.
oldtown-rules-chain-title = Una cosa tira l’altra
oldtown-rules-chain =
    Quando un edificio viene collocato, gli altri segnalini sul suo lotto vengono tolti. Se così a un altro edificio resta un solo lotto, viene collocato anche quello, e così via. Tutti quei punti sono tuoi.
    Un edificio collocato non è più di nessuno.
oldtown-rules-chain-example = Il saloon viene collocato sul lotto 6, dove c’è anche un segnalino della banca, che viene tolto. L’ultimo segnalino della banca è sul 7: la banca viene collocata lì, e anche questo segnalino è un punto.
oldtown-rules-end-title = Fine della partita
oldtown-rules-end = La partita finisce appena viene collocato il sedicesimo edificio, oppure quando tutti, uno dopo l’altro, hanno passato senza pescare. Quando sedici edifici sono sulla mappa, gli altri due sono fuori dal gioco.
oldtown-rules-options-title = Varianti
oldtown-rules-options = Di norma i segnalini diventati impossibili vengono tolti automaticamente. Nella variante in cui restano finché qualcuno non li contesta, tutti devono stare attenti; una contestazione giusta vale un punto. Gli indizi giocati non si possono riguardare, a meno che il tavolo lo permetta.
oldtown-rules-reconstructed = L’immagine del tabellone stampato non era disponibile. La mappa è stata ricostruita dalle carte indizio, ognuna delle quali dice quanti lotti consente, e dalle otto soluzioni stampate, con cui concorda. Quattro errori di stampa nelle carte e tre rompicapi stampati sono stati corretti, e segnalati dove compaiono.
