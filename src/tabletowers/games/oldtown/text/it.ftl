oldtown-title = Old Town

oldtown-option-tidy = I segnalini impossibili
oldtown-option-tidy-auto = vengono tolti subito
oldtown-option-tidy-spot = restano finché qualcuno non li contesta
oldtown-option-memory_aid = Le carte giocate e scartate
oldtown-option-memory_aid-true = si possono riguardare
oldtown-option-memory_aid-false = non si possono riguardare; resta solo il loro effetto

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
