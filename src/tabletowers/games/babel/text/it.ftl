babel-title = Der Turmbau zu Babel
babel-begins = Il regolamento lascia scegliere chi comincia.

babel-wonder = { $wonder ->
    [1] Piramidi di Giza
    [2] Giardini pensili
    [3] Tempio di Artemide
    [4] Statua di Zeus
    [5] Mausoleo
    [6] Colosso
    [7] Faro
   *[8] Torre di Babele
}
babel-suit = { $suit ->
    [camel] cammello
    [ship] nave
    [crane] gru
    [mason] muratore
   *[hidden] ?
}
# Seme e numero di un disco; un disco a due semi ne ha due.
babel-disc = { $suit ->
    [camel] cammello { $number }
    [ship] nave { $number }
    [crane] gru { $number }
    [mason] muratore { $number }
   *[hidden] un disco coperto
}{ $second_suit ->
    [camel] {" "}+ cammello { $second_number }
    [ship] {" "}+ nave { $second_number }
    [crane] {" "}+ gru { $second_number }
    [mason] {" "}+ muratore { $second_number }
   *[none] {""}
}
# Un disco scelto: allora era scoperto, anche se non si può più guardarlo.
babel-disc-then = { $suit ->
    [camel] { babel-disc }
    [ship] { babel-disc }
    [crane] { babel-disc }
    [mason] { babel-disc }
   *[unknown] un disco
}
# Carte o dischi per seme, ciascuno preceduto da uno spazio.
babel-cards = { $camel ->
    [0] {""}
    [one] {" "}{ $camel } × cammello
    [other] {" "}{ $camel } × cammello
   *[hidden] {""}
}{ $ship ->
    [0] {""}
    [one] {" "}{ $ship } × nave
    [other] {" "}{ $ship } × nave
   *[hidden] {""}
}{ $crane ->
    [0] {""}
    [one] {" "}{ $crane } × gru
    [other] {" "}{ $crane } × gru
   *[hidden] {""}
}{ $mason ->
    [0] {""}
    [one] {" "}{ $mason } × muratore
    [other] {" "}{ $mason } × muratore
   *[hidden] {" "}{ $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
}
babel-trade = { $trade ->
    [1] {" "}con la carta scambio
   *[0] {""}
}
babel-card = { $card ->
    [exchange] cambio di carte
    [wild] jolly
    [disc_bonus] premio dischi
    [draw_three] pesca tre
    [rejected_bonus] premio di consolazione
    [double_turn] doppio turno
    [five_points] cinque punti
   *[hidden] coperta
}
# Che cosa fa una carta azione, per una carta mostrata in grande.
babel-card-rule = { $card ->
    [exchange] Scarta da una a cinque carte costruzione e pescane altrettante. Si gioca quando passi o costruisci, offri o inviti.
    [wild] Quando inviti: vale esattamente due carte costruzione mancanti.
    [disc_bonus] Alla fine: 1 punto per ogni tuo disco.
    [draw_three] Pesca tre carte costruzione. Si gioca quando passi o costruisci, offri o inviti.
    [rejected_bonus] Quando la tua offerta viene rifiutata: 3 punti a carta invece di 1.
    [double_turn] Prima di passare o costruire: due turni invece di uno. Dopo il primo nessuno pesca.
   *[five_points] Alla fine: 5 punti.
}
babel-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
babel-source = { $source ->
    [wonders] meraviglie complete
    [rejections] offerte rifiutate
    [unfinished] meraviglie incompiute
    [discs] dischi
   *[cards] carte azione
}

babel-option-discs = Dischi
babel-option-discs-plain = Tutti i 24 dischi hanno un solo seme.
babel-option-discs-mixed = Quattro dei 24 dischi hanno due semi; anche questo è previsto dal regolamento.
babel-option-action_cards = Carte azione
babel-option-action_cards-true = Si gioca con le carte azione.
babel-option-action_cards-false = Si gioca senza carte azione.
babel-option-memory_aid = Dischi presi
babel-option-memory_aid-false = Stanno coperti: gli altri vedono solo quanti sono.
babel-option-memory_aid-true = Restano scoperti: tutti vedono quali sono.
babel-option-edition = I numeri della tua copia
babel-option-edition-other = Giocate con i numeri della vostra copia.
babel-edition-discs = Numeri sui dischi
babel-edition-first = Meraviglia { $row }, più parti
babel-edition-second = Meraviglia { $row }, secondo posto
babel-edition-bonus = { $count ->
    [one] 1 disco di un seme
   *[other] { $count } dischi di un seme
}
babel-edition-two-suits = Dischi a due semi
babel-edition-pair = Disco { $disc } a due semi
babel-edition-parts = Parti di ogni giocatore
babel-edition-limited = C’è un limite
babel-edition-wrong-number = Un numero manca, è troppo piccolo o troppo grande.
babel-edition-no-five = Fra i dischi di ogni seme dev’esserci un 5, che un disco a due semi sostituisce ({ $suit }).
babel-edition-second-more = Il secondo posto non può dare più punti del primo.
babel-edition-rows-fall = Una meraviglia successiva non può dare meno di una precedente.
babel-edition-bonus-falls = Più dischi di un seme non possono valere meno.
babel-edition-cards = Le carte azione sono in tutto 15, non { $count }.
babel-edition-pairs = Ogni seme è su due dei quattro dischi, e nessun disco ha due volte lo stesso seme.

babel-decision-turn = Passa, oppure costruisci un disco.
babel-decision-offer = Sigilla un’offerta: carte del seme del disco, con o senza la carta scambio, oppure niente.
babel-decision-invite = Accetta offerte finché il disco non è pagato, oppure rinuncia a costruire.
babel-decision-bonus = La tua offerta è stata rifiutata. Usi un premio di consolazione?
babel-step-offer = { $player } vuole costruire { $disc }: { $wonder }. { $able ->
    [yes] Quante carte offri?
   *[no] Non hai niente da offrire.
}
babel-step-seal = Ora sigilla la tua offerta: { $cards }{ $trade ->
    [yes] { " " }con la carta scambio
   *[no] { "" }
}.
babel-step-invite = { $legal ->
    [yes] { $count ->
        [0] Puoi costruire senza invitati, o toccare le offerte per accettarle.
       *[other] Ora invita { $players } e costruisci, o cambia gli invitati.
    }
   *[no] { $count ->
        [0] Tocca le offerte per accettarle finché il disco non è pagato, o rinuncia a costruire.
       *[other] Con { $players } non si può ancora costruire: cambia gli invitati, o rinuncia a costruire.
    }
}
babel-step-give-up = Con queste offerte non si arriva a quello che richiede il disco. Rinuncia a costruire.
babel-step-exchange = { $legal ->
    [yes] Ora cambia { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, o scegline altre.
   *[no] { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }: non si può; scegline da una a cinque.
}

babel-event-turn_began = { $second ->
    [1] { $you ->
        [yes] Comincia il tuo secondo turno
       *[no] Comincia il secondo turno di { $player }
    }
   *[0] { $you ->
        [yes] Comincia il tuo turno
       *[no] Comincia il turno di { $player }
    }
}
babel-event-passed = { $you ->
    [yes] Passi
   *[no] { $player } passa
}
babel-event-build_begun = { $you ->
    [yes] Vuoi
   *[no] { $player } vuole
} costruire { babel-disc-then }, { $wonder } { babel-wonder }
babel-event-offer_sealed = { $you ->
    [yes] Sigilli un’offerta
   *[no] { $player } sigilla un’offerta
}{ $cards ->
    [0] : niente
    [one] :{ babel-cards }{ babel-trade }
    [other] :{ babel-cards }{ babel-trade }
   *[hidden] {""}
}
babel-event-offer_opened = { $cards ->
    [0] { $you ->
        [yes] Non offri niente
       *[no] { $player } non offre niente
    }
   *[other] { $you ->
        [yes] Offri{ babel-cards }{ babel-trade }
       *[no] { $player } offre{ babel-cards }{ babel-trade }
    }
}
babel-event-invited = { $trade ->
    [1] { $you ->
        [yes] Ricevi l’invito, giochi{ babel-cards } e grazie alla carta scambio prendi il disco
       *[no] { $player } riceve l’invito, gioca{ babel-cards } e grazie alla carta scambio prende il disco
    }
   *[0] { $you ->
        [yes] Ricevi l’invito e giochi{ babel-cards }
       *[no] { $player } riceve l’invito e gioca{ babel-cards }
    }
}
babel-event-cards_played = { $you ->
    [yes] Aggiungi
   *[no] { $player } aggiunge
}{ babel-cards }
babel-event-wild_played = { $you ->
    [yes] Giochi
   *[no] { $player } gioca
} { $wilds ->
    [one] un jolly
   *[other] { $wilds } jolly
} per{ babel-cards }
babel-event-parts_placed = { $you ->
    [yes] Metti
   *[no] { $player } mette
} { $parts ->
    [one] 1 parte
   *[other] { $parts } parti
} su { $wonder } { babel-wonder }
babel-event-disc_taken = { $you ->
    [yes] Prendi
   *[no] { $player } prende
} il disco: { babel-disc }
babel-event-gave_up = { $you ->
    [yes] Rinunci
   *[no] { $player } rinuncia
} a costruire; { babel-disc } resta su { $wonder } { babel-wonder }
babel-event-rejected = { $you ->
    [yes] La tua offerta
   *[no] L’offerta di { $player }
} è rifiutata: { $cards ->
    [one] 1 carta torna in mano
   *[other] { $cards } carte tornano in mano
}, { babel-points } per il rifiuto
babel-event-bonus_played = { $you ->
    [yes] Giochi
   *[no] { $player } gioca
} un premio di consolazione: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più
babel-event-bonus_declined = { $you ->
    [yes] Non giochi
   *[no] { $player } non gioca
} nessun premio di consolazione
babel-event-wonder_scored = { $wonder } { babel-wonder }, meraviglia { $complete ->
    [1] completa
   *[0] incompiuta
}: { $first } a chi ha più parti, { $second } al secondo, 3 agli altri che ne hanno
babel-event-wonder_paid = { $you ->
    [yes] Hai
   *[no] { $player } ha
} { $place ->
    [first] più parti di tutti
    [shared_first] più parti di tutti, a pari merito
    [second] il secondo posto per numero di parti
   *[other] anche delle parti
} ({ $parts }) su { $wonder } { babel-wonder }: { babel-points }
babel-event-action_card_taken = { $you ->
    [yes] Prendi
   *[no] { $player } prende
} una carta azione: { babel-card }
babel-event-card_drawn = { $you ->
    [yes] Peschi
   *[no] { $player } pesca
} { $suit ->
    [camel] un cammello
    [ship] una nave
    [crane] una gru
    [mason] un muratore
   *[hidden] una carta
}
babel-event-reshuffled = Il mazzo è esaurito. { $cards ->
    [one] L’unica carta scartata diventa
   *[other] Le { $cards } carte scartate vengono mescolate e diventano
} il nuovo mazzo.
babel-event-exchanged = { $you ->
    [yes] Cambi
   *[no] { $player } cambia
}{ babel-cards }
babel-event-three_drawn = { $you ->
    [yes] Giochi
   *[no] { $player } gioca
} «pesca tre»
babel-event-turn_doubled = { $you ->
    [yes] Giochi
   *[no] { $player } gioca
} un doppio turno
babel-event-ended = { $why ->
    [last_disc] È stato costruito l’ultimo disco { babel-suit }. La partita è finita.
   *[standstill] Per un giro intero nessuno ha costruito né pescato. La partita è finita.
}
babel-event-discs_scored = { $you ->
    [yes] I tuoi dischi
   *[no] I dischi di { $player }
}:{ babel-cards }; { babel-points }
babel-event-final_card_scored = { $you ->
    [yes] Le tue carte azione
   *[no] Le carte azione di { $player }
}: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] adesso si passa o si costruisce
    [offer] adesso si decide l’offerta
    [invite] adesso si invita o si rinuncia a costruire
   *[bonus] adesso si decide se usare un premio di consolazione
}
babel-reason-not_yet = finché non tocca a te offrire, puoi solo sigillare un’offerta
babel-reason-no_such_disc = su { $wonder } { babel-wonder } non c’è il disco { babel-disc }
babel-reason-one_number = il disco { babel-disc } è di un solo seme: indica un numero
babel-reason-two_numbers = il disco { babel-disc } è a due semi: indica un numero per ogni seme, per esempio 1/2
babel-reason-more_than_disc = è più di quanto richiede il disco { babel-disc }
babel-reason-not_in_hand = hai { $held } × { babel-suit }, non { $wanted }
babel-reason-no_offer = { $player } non ha offerto niente
babel-reason-two_trades = fra gli invitati solo uno può avere la carta scambio
babel-reason-too_many_cards = insieme offrono più carte { babel-suit } delle { $number } che richiede il disco
babel-reason-cards_missing = { $lost ->
    [yes] nessuna scelta di invitati, insieme alle tue carte, dà esattamente ciò che richiede { babel-disc }
   *[no] dovresti aggiungere { $wanted } × { babel-suit }, ma ne hai { $held }
}
babel-reason-parts_missing = a { $player } servirebbero { $wanted } parti, ma ne restano { $held }
babel-reason-no_action_card = non hai questa carta: { babel-card }
babel-reason-wild_not_needed = un jolly vale esattamente due carte, ed entrambe devono mancare
babel-reason-double_already = è già in corso un doppio turno

babel-terminal-discs = dischi
babel-terminal-parts = parti per posto
babel-terminal-rows = Le meraviglie complete valgono
babel-terminal-unfinished = quelle incompiute alla fine
babel-terminal-bonus = I dischi dello stesso seme valgono alla fine
babel-terminal-left = Dischi rimasti
babel-terminal-last = l’ultimo mette fine alla partita
babel-terminal-deck = Mazzo { $deck }, carte azione { $actions }, scarti:
babel-terminal-seat = { babel-points }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}{ $actions ->
    [0] {""}
    [one] , 1 carta azione
   *[other] , { $actions } carte azione
}
babel-terminal-sure = ha di sicuro
babel-terminal-taken = dischi:
babel-terminal-hidden = coperto
babel-terminal-sealed = offerta sigillata
babel-terminal-open = offerta non ancora sigillata
babel-terminal-builds = costruisce { babel-disc } su { $wonder } { babel-wonder }
babel-terminal-double = { $turn ->
    [1] doppio turno, primo turno
   *[2] doppio turno, secondo turno
}
babel-terminal-hand = La tua mano
babel-terminal-actions = Le tue carte azione
babel-choice-own = dalla tua mano
babel-choice-parts = parti
babel-choice-disc = disco al posto
babel-choice-disc-to = disco a { $player }
babel-choice-rejected = rifiutati
babel-choice-wonder = meraviglia
babel-choice-ends = mette fine alla partita
babel-source-wonders = Meraviglie
babel-source-rejections = Rifiuti
babel-source-unfinished = Meraviglie incompiute
babel-source-discs = Dischi
babel-source-cards = Carte azione

babel-statistics-table-wonders = Meraviglie
babel-statistics-table-discs = Dischi
babel-statistics-table-offers = Offerte
babel-statistics-table-action_cards = Carte azione
babel-statistics-table-ends = Fini
babel-statistics-column-parts = parti
babel-statistics-column-discs_built = dischi costruiti
babel-statistics-column-completed = completate
babel-statistics-column-unfinished = incompiute
babel-statistics-column-built = costruiti
babel-statistics-column-begun = iniziati
babel-statistics-column-given_up = abbandonati
babel-statistics-column-made = fatte
babel-statistics-column-invited = accolte
babel-statistics-column-rejected = rifiutate
babel-statistics-column-with_trade = con scambio
babel-statistics-column-trade_invited = scambio accolto
babel-statistics-column-played = giocate
babel-statistics-column-taken = prese
babel-statistics-column-games = partite
babel-statistics-item-wonder = { $wonder } { $wonder ->
    [1] piramidi
    [2] giardini
    [3] tempio
    [4] statua
    [5] mausoleo
    [6] colosso
    [7] faro
   *[8] torre
}
babel-statistics-item-offer = { $offer ->
    [0] niente
    [one] 1 carta
   *[other] { $offer } carte
}
babel-statistics-item-card = { babel-card }
babel-statistics-item-suit = l’ultimo disco { babel-suit }
babel-statistics-item-standstill = uno stallo
babel-statistics-source-complete = meraviglie complete, { $complete ->
    [first] primo posto
    [shared_first] primo posto condiviso
    [second] secondo posto
   *[other] altri
}
babel-statistics-source-unfinished = meraviglie incompiute, { $unfinished ->
    [first] primo posto
    [shared_first] primo posto condiviso
    [second] secondo posto
   *[other] altri
}
babel-statistics-source-rejected = offerte rifiutate
babel-statistics-source-card = { babel-card }
babel-statistics-source-discs = dischi

babel-coach-points = I tuoi punti
babel-coach-rival_points = Punti di { $player }
babel-coach-wonder = Hai più parti di tutti quando { $wonder } { babel-wonder } si conta
babel-coach-rival_wonder = { $player } ha più parti di tutti quando { $wonder } { babel-wonder } si conta
babel-coach-parts = Parti che metti su { $wonder } { babel-wonder }
babel-coach-disc = Prendi un disco ({ babel-suit })
babel-coach-discs = Dischi che prendi
babel-coach-rival_discs = Dischi che prende { $player }
babel-coach-invited = La tua offerta è accettata
babel-coach-trade = La tua carta scambio ti porta il disco
babel-coach-rejected = Punti per le tue offerte rifiutate
babel-coach-gave_up = Dopo devi rinunciare a costruire
babel-coach-guests = Parti che mettono i tuoi invitati
babel-coach-action_cards = Carte azione che prendi
babel-coach-cards = Carte costruzione che ti restano in mano
babel-setup-discs = Dischi della meraviglia { $number }
babel-setup-hands = Mano del giocatore { $number }
babel-setup-deck = Mazzo, dall’alto
babel-setup-actions = Carte azione, dall’alto
babel-theme-points = punti
babel-theme-wonders = essere primi su una meraviglia
babel-theme-discs = dischi
babel-theme-offers = offerte e invitati
babel-theme-hand = carte in mano
babel-theme-rivals = ciò che lasci agli altri
babel-look-points = Cerca i punti: che cosa paga presto?
babel-look-wonders = Guarda le meraviglie: dove puoi avere più parti di tutti?
babel-look-discs = Guarda i dischi: quali semi stai raccogliendo?
babel-look-offers = Guarda le offerte: che cosa daranno gli altri, e che cosa vogliono in cambio?
babel-look-hand = Guarda la tua mano: a che cosa ti serve ancora?
babel-look-rivals = Guarda gli altri: che cosa ne ricaverebbero?

babel-pitch = Costruisci con gli altri le meraviglie del mondo, e ricavane più punti di tutti.
babel-legend-disc = Un disco del seme { $suit }. Il numero dice quante carte di quel seme servono per costruirlo.
babel-legend-wonder = Una meraviglia: ciò che è sbiadito è ancora da costruire. Il terzo disco la completa.
babel-legend-parts = Parti su una meraviglia, nel colore di chi le ha messe. Il bordo dorato indica chi ne ha di più.
babel-legend-complete = Questa meraviglia è completa e ha dato i suoi punti.
babel-legend-sealed = Un’offerta sigillata. Si apre quando ci sono tutte.
babel-legend-trade = Un’offerta aperta con la carta scambio: questo giocatore prenderebbe il disco e chi costruisce metterebbe le parti.
babel-legend-sure = Un giocatore ha di certo almeno questo numero di carte di quel seme: tutti le hanno viste.
babel-legend-rows = Quanto dà la prossima meraviglia: a chi ha più parti e al secondo. Gli altri che ne hanno ricevono 3.
babel-board-wonder = { $wonder }, fasi costruite: { $stage } su 3. Parti: { $parts }
babel-board-build = Costruisci { $disc }: { $wonder }
babel-board-discs-taken = Dischi presi
babel-board-cards = { $cards ->
    [one] 1 carta costruzione
   *[other] { $cards } carte costruzione
}
babel-board-action-cards = { $cards ->
    [one] 1 carta azione
   *[other] { $cards } carte azione
}
babel-board-sure = Di sicuro almeno { $cards } × { $suit }
babel-board-suits-left = Dischi rimasti
babel-board-last = l’ultimo!
babel-board-rows = La prossima meraviglia vale
babel-board-rows-help = Più parti / secondo posto; 3 punti a chiunque altro abbia una parte.
babel-board-disc-table = I dischi dello stesso seme valgono
babel-board-deck = { $cards ->
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
babel-board-hand = Le tue carte costruzione
babel-board-own-actions = Le tue carte azione
babel-board-offer-title = La tua offerta
babel-board-offer-help = Resta segreta finché tutti non hanno sigillato la propria. Se viene rifiutata, riprendi le carte e fai un punto per ognuna.
babel-board-have = ne hai { $cards }
babel-board-trade = Aggiungi la carta scambio: prendi tu il disco, le parti vanno a chi costruisce
babel-board-trade-short = carta scambio
babel-board-seal = Sigilla l’offerta
babel-board-reseal = Cambia l’offerta
babel-board-offer-nothing = Non offrire niente
babel-board-none-of = Non hai carte adatte ({ $suits }).
babel-board-sealed-already = Sigillata: { $offer }
babel-board-offer-of = { $player } offre { $cards }{ $trade ->
    [yes] { " " }con la carta scambio
   *[no] { "" }
}
babel-board-invite-title = Chi inviti?
babel-board-no-offers = Nessuno offre niente.
babel-board-wild = I jolly valgono
babel-board-parts = Parti
babel-board-disc = Disco
babel-board-gets-disc = lo prende
babel-board-own-cards = Dalla tua mano: { $cards }.
babel-board-completes = La meraviglia è completa e assegna i punti.
babel-board-ends = La partita finisce qui.
babel-board-impossible = Così non si può costruire.
babel-board-invite = Invita e costruisci
babel-board-alone = Costruisci senza invitati
babel-board-give-up = Rinuncia a costruire
babel-board-exchange-title = Quali carte cambi?
babel-board-exchange = Cambia
babel-board-less = Una carta in meno: { $suit }
babel-board-more = Una carta in più: { $suit }
babel-board-bonus-title = La tua offerta è stata rifiutata. Usi il premio di consolazione?
babel-board-bonus-none = Non hai il premio di consolazione. Lo si chiede a chiunque abbia una carta azione, così nessuno capisce quale sia.
babel-board-bonus = Usalo: 3 punti a carta
babel-board-no-bonus = Niente premio
babel-board-turn-title = Costruisci o passa
babel-board-turn-help = Scegli un disco di una meraviglia: gli altri faranno le loro offerte. Oppure passa: peschi due carte, gli altri una.
babel-board-pass = Passa
babel-board-move-offer = Offri { $cards }{ $trade ->
    [yes] { " " }con la carta scambio
   *[no] { "" }
}
babel-board-move-invite = Invita { $players }
babel-notation = I posti sono numerati da 0. Mosse: build 4 ship5 costruisce il disco nave 5 alla meraviglia 4, pass passa, offer 2 offre due carte e offer 2+trade vi aggiunge la carta scambio, offer 1/2 offre carte di entrambi i semi di un disco, invite 1,2 costruisce con le offerte dei posti 1 e 2, invite - costruisce senza invitati, wild 2 alla fine fa valere un jolly per due carte, give up non costruisce nulla, bonus e no bonus usano o no un premio di consolazione, draw three, double turn ed exchange ship,ship giocano carte azione.

babel-intro-1 = Otto meraviglie, tre dischi su ognuna. Scegli nave 3 alla Statua di Zeus: costa tre carte nave.
babel-intro-2 = Le offerte sono scoperte. Invita Anna: gli invitati mettono una parte per carta, tu metti il resto e prendi il disco, coperto.
babel-intro-3 = Costruisce un altro. Se ti invita, le tue carte diventano parti; se no, tornano con un punto ciascuna. Sigilla un’offerta di 1.
babel-intro-4 = Un’altra partita. Se ti invitano con la carta scambio, il disco è tuo, e le tue parti le mette chi costruisce. Offri 2 carte con la carta scambio.
babel-intro-5 = Ti hanno invitato: le parti sono di chi costruisce, il disco è tuo. Alla fine i dischi di un seme danno 5, 10, 20 punti e più.
babel-intro-6 = Il terzo disco completa una meraviglia, che dà: 8 punti a chi ha più parti, 4 al secondo, 3 a ogni altro con una parte, meno in parità. Le successive danno di più. Completala.
babel-intro-7 = Più avanti nella stessa partita hai due carte azione: chi completa una meraviglia ne prende una. «Pesca tre» ti dà tre carte; altre cambiano, sostituiscono carte, danno un doppio turno o punti alla fine. Giocala.
babel-intro-8 = La tua offerta è rifiutata: un punto per carta. Con il premio di consolazione sono 3. Giocalo.
babel-intro-9 = È tutto. L’ultimo disco di un seme chiude la partita; le meraviglie incompiute danno qualcosa, poi i dischi. Vince chi ha più punti.
babel-tip-turn = Scegli un disco di un seme che hai in mano: gli altri possono aggiungere quello che manca. Oppure passa e pesca due carte.
babel-tip-offer = Se ti invitano, le tue carte diventano parti sulla meraviglia. Se no, le riprendi con un punto per ognuna. Con la carta scambio prendi il disco al posto delle parti.
babel-tip-invite = Scegli le offerte da accettare e guarda quante parti metterebbe ciascuno. Anche gli invitati ci guadagnano: invita chi ti dà meno fastidio.
babel-tip-bonus = Lo si chiede a chiunque abbia ricevuto un rifiuto e abbia una carta azione. Con il premio di consolazione fai 3 punti per carta invece di 1.

babel-rules-goal-title = Lo scopo
babel-rules-goal = Insieme si costruiscono otto meraviglie del mondo. Danno punti le parti sulle meraviglie complete, i dischi dello stesso seme e le offerte rifiutate. Vince chi ha più punti.
babel-rules-pieces-title = Il materiale
babel-rules-pieces =
    100 carte costruzione, 25 per ognuno dei quattro semi: cammello, nave, gru e muratore. (BB-1)
    24 dischi, sei per seme, con i numeri 3, 3, 4, 4, 5 e 6. Il numero dice quante carte di quel seme servono per costruire il disco. Con l’opzione dei dischi a due semi, quattro dischi che richiedono carte di due semi, come cammello 3 + nave 2, sostituiscono quelli da 5. (BB-2)
    Otto meraviglie, 15 carte azione (un’opzione permette di giocare senza) e tutte le parti che servono. (BB-3, BB-6, BB-7)
babel-rules-setup-title = Preparazione
babel-rules-setup =
    I dischi si mescolano, e su ogni meraviglia se ne mettono tre scoperti. Ognuno comincia con quattro carte costruzione e una carta scambio. (BB-8)
    Il regolamento lascia scegliere chi comincia. Qui decide chi ospita: a sorte, nell’ordine dei posti o scegliendo qualcuno. Si gioca in senso orario. (BB-8)
babel-rules-turn-title = Un turno
babel-rules-turn =
    Passa o costruisci. Se passi, peschi una carta costruzione e poi ne pescano una tutti, anche tu: due per te, una per ognuno degli altri. Se costruisci, scegli un disco su una meraviglia. (BB-9, BB-10)
    Quando il mazzo è esaurito, gli scarti si mescolano e formano il nuovo mazzo. Se non c’è più niente, non si pesca. (BB-16)
babel-rules-offer-title = Offerte
babel-rules-offer =
    Tutti gli altri decidono in segreto quante carte del seme del disco offrire: al massimo quante ne indica il disco, oppure niente. Con almeno una carta si può aggiungere la carta scambio, anche oltre quel numero. Le offerte si scoprono tutte insieme. (BB-11)
    Per un disco a due semi si offre un numero di carte per ciascun seme: di nessuno dei due più di quante ne chiede il disco, e di uno anche nessuna. (BB-11)
babel-rules-offer-example = Il disco mostra cammello 5 e tu hai tre cammelli. Puoi offrirne da zero a tre; con almeno uno anche la carta scambio.
babel-rules-invite-title = Inviti
babel-rules-invite =
    Scegli chi invitare. Ogni invitato porta tutta la sua offerta; al massimo uno può avere la carta scambio; insieme non possono portare più di quanto richiede il disco, per nessuno dei due semi se ne ha due. Tu aggiungi dalla tua mano esattamente ciò che manca. (BB-12)
    Puoi sempre rinunciare a costruire, anche se potresti costruire. Allora il disco resta sulla meraviglia, tutti quelli che hanno offerto carte le riprendono e fanno un punto per ognuna, e tutti pescano una carta, come quando si costruisce. (BB-12, BB-14, BB-15)
babel-rules-invite-example = Il disco richiede 4 navi. Anna ne offre 2, Ben 3 con la carta scambio. Inviti Anna e ne giochi 2: due parti a testa, e il disco è tuo. Ben riprende le carte e fa 3 punti.
babel-rules-success-title = Quando si costruisce
babel-rules-success =
    Metti sulla meraviglia una parte per ogni tua carta, e ogni invitato una per ognuna delle sue. L’invitato con la carta scambio non ne mette: quelle parti le metti tu, ma il disco va all’invitato. Altrimenti lo prendi tu, anche se non hai giocato nessuna carta. (BB-13)
    Le carte costruzione giocate vanno negli scarti. Chi si è visto rifiutare l’offerta riprende le carte e fa un punto per ognuna. La carta scambio torna sempre al proprietario e non dà mai punti. (BB-13, BB-14)
    Poi, se era l’ultimo disco, la meraviglia assegna i punti; infine tutti pescano una carta costruzione, a cominciare da te. (BB-15)
babel-rules-success-example = Il disco richiede 4 navi. Inviti Ben, che ne offre 3 con la carta scambio, e ne giochi 1. Tutte e quattro le parti le metti tu, Ben prende il disco. Anna, che ne aveva offerte 2, le riprende e fa 2 punti.
babel-rules-wonder-title = Una meraviglia è completa
babel-rules-wonder =
    Con il terzo disco una meraviglia assegna i punti: chi ha più parti e chi viene dopo prendono i due valori della riga successiva della tabella, chiunque altro abbia una parte prende 3. In caso di parità al primo posto, tutti i primi prendono il secondo valore e gli altri 3; in caso di parità al secondo posto, 3 a testa. Chi è di turno prende una carta azione, se ce n’è ancora. Poi tutte le parti della meraviglia tornano ai proprietari. (BB-17)
    Ogni meraviglia vale più della precedente. Le righe: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. (BB-4)
babel-rules-wonder-example = La prima meraviglia: Anna ha cinque parti, Ben e Cleo tre a testa. Anna prende 8 punti, Ben e Cleo 3 a testa, perché sono pari al secondo posto. Se anche Ben ne avesse cinque, lui e Anna prenderebbero 4 punti a testa e Cleo 3.
babel-rules-end-title = Fine della partita
babel-rules-end =
    La partita finisce appena è stato costruito l’ultimo disco di un seme; qui un disco a due semi conta per entrambi. Se quel disco ha completato una meraviglia, prima la meraviglia assegna i suoi punti e la carta azione. Nessuno pesca più. (BB-15, BB-18)
    Poi le meraviglie incompiute con delle parti danno 10, 5 e 3 punti. I dischi dello stesso seme, da uno a sette, ne danno 0, 5, 10, 20, 30, 40 o 50; un disco a due semi dà punti per uno solo dei due, quello che ti conviene. Anche sulla sua meraviglia è un disco solo. (BB-4, BB-5, BB-18)
    Non si possono più giocare carte azione; quelle che valgono punti alla fine si contano automaticamente. Vince chi ha più punti; in caso di parità la vittoria è condivisa. La partita finisce, con lo stesso conteggio, anche dopo un giro intero in cui nessuno ha costruito né pescato. (BB-18)
babel-rules-end-example = Quattro navi, due gru e un cammello: 20 + 5 + 0 = 25 punti.
babel-rules-actions-title = Carte azione
babel-rules-actions =
    Cambio di carte: scarti da una a cinque carte e ne peschi altrettante. Pesca tre: peschi tre carte. Jolly: quando inviti, vale esattamente due carte mancanti, e due parti tue. Premio di consolazione: 3 punti a carta invece di 1. Premio dischi: alla fine, 1 punto per disco. Cinque punti: 5 punti alla fine. (BB-19)
    Doppio turno: due turni invece di uno. Dopo il primo dei due nessuno pesca carte costruzione; se in quel turno passi, non peschi niente neanche tu. (BB-19)
    Cambio di carte e pesca tre si giocano con una decisione propria: se passare o costruire, che cosa offrire, chi invitare. Così diventa preciso l’«in qualunque momento» del regolamento: in un turno in cui si costruisce tutti hanno una decisione del genere, anche senza carte adatte. Il jolly si gioca con un invito, il doppio turno prima di passare o costruire. (BB-19)
    I cambi di carte sono tre, le altre carte due per tipo; ognuna si gioca una volta sola. Tutti vedono quante ne hai, nessuno vede quali. A chi si vede rifiutare l’offerta e ha una carta azione qualsiasi si chiede se usa il premio di consolazione, così nessuno scopre chi ce l’ha. (BB-6, BB-19)
babel-rules-secret-title = Che cosa si sa
babel-rules-secret =
    Sono segrete le mani, le carte azione che si hanno, l’ordine dei mazzi e le offerte finché non si scoprono. Un disco preso si tiene coperto: cominciato il turno seguente, solo chi l’ha preso può guardarlo, ma tutti vedono quanti dischi hai. C’è un’opzione che lascia visibili i dischi presi. (BB-20)
    Le carte offerte e riprese, e quelle cambiate, le hanno viste tutti. Perciò il tavolo mostra, per ognuno, quante carte di ogni seme ha di sicuro. (BB-20)
babel-rules-decided-title = Che cosa abbiamo deciso, e perché
babel-rules-decided =
    La carta scambio va accompagnata da almeno una carta costruzione: da sola non offrirebbe niente. Se chi l’ha giocata viene invitato, il giocatore di turno mette sempre le sue parti, mentre il regolamento dice solo che può: non c’è motivo per non farlo. (BB-11, BB-13)
    Le parti non hanno limite. Il regolamento elenca 20 pezzi a testa, uno dei quali fa da segnapunti; secondo le recensioni cinque di essi valgono tre parti ciascuno, quindi se ne possono mostrare almeno 27, e in 60 partite tra bot non ne sono mai servite più di 24. Chi ospita un tavolo può fissare un limite. Il regolamento non dice che cosa succede quando il mazzo è esaurito, quando nessuno costruisce più, o quando alla fine i punti sono pari. (BB-7, BB-16, BB-18)
babel-rules-reconstructed = Il regolamento non ripete ciò che è stampato sul tabellone e sui componenti. I valori dei dischi, le righe della tabella delle meraviglie dopo la prima, gran parte della tabella dei dischi e il numero di carte azione di ogni tipo vengono da recensioni o sono ricostruiti da noi. Chi ospita un tavolo può sostituire tutto con i numeri di una copia vera. (BB-2, BB-4, BB-5, BB-6)
