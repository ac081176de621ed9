# Ciò che si legge solo nel browser.

# La pagina
web-title = Tabletowers: giochi da tavolo
web-skip = Vai al contenuto
web-navigation = Pagine
web-puzzles = Rompicapi
web-play = Gioca
web-today = Oggi
web-learn = Impara
web-me = Io
web-language = Lingua
web-theme-light = Tema chiaro
web-theme-dark = Tema scuro
web-theme = Tema
web-theme-value = { $theme ->
    [light] chiaro
    [dark] scuro
   *[system] come su questo dispositivo
}
web-settings = Impostazioni
web-create-account = Crea un account
web-guest = Ospite
web-your-name = Il tuo nome
web-name = Nome
web-save = Salva
web-cancel = Annulla
web-close = Chiudi
web-other-device = Usa anche un altro dispositivo
web-allow-notices = Avvisami quando tocca a me
web-no-notices = Disattiva le notifiche
web-notices = Notifiche di turno
web-notices-now = { $now ->
    [missing] Questo browser non può mostrare notifiche. La pagina e il suo titolo ti dicono comunque quando tocca a te.
    [blocked] Le notifiche di questa pagina sono disattivate nelle impostazioni del browser.
    [off] Puoi ricevere una notifica quando tocca a te, anche a pagina chiusa.
    [here] Ricevi una notifica quando tocca a te, finché questa pagina è aperta da qualche parte.
   *[on] Ricevi una notifica quando tocca a te, anche a pagina chiusa.
}
web-device-code = Apri { $address } sull’altro dispositivo e scrivi { $code } entro dieci minuti.
web-device-title = Continua qui
web-device-help = Scrivi il codice che vedi sull’altro dispositivo.
web-device-label = Codice
web-device-go = Continua
web-reconnecting = Connessione assente. Nuovo tentativo…
web-outdated = C’è una versione più recente di questa pagina.
web-reload = Ricarica
web-loading = Il tavolo è quasi pronto…
web-working = Un momento…
web-sorry = Qualcosa è andato storto
web-to-home = Torna all’inizio
web-try-again = Riprova
web-from-the-beginning = Apri la partita dall’inizio
web-player = Giocatore
web-points = Punti

# Inizio
web-welcome = Un tavolo, bei giochi
web-welcome-more = Giochi da tavolo da anni fuori produzione, da giocare con gli amici, contro i bot o in solitario. Senza registrazione.
web-welcome-back = Ciao, { $name }
web-today-played = { $played } su { $all } giocate
web-today-slips = { $count ->
    [one] Un errore da riprovare
   *[other] { $count } errori da riprovare
}
web-last-day = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}
web-last-deal = partita del giorno, { $game }: { $lead }
web-facts = { $players } giocatori, circa { $minutes } minuti
web-players = Giocatori
web-bots = Bot
web-simple-bots =
    Per ora { $bots } { $count ->
        [one] gioca
       *[other] giocano
    } in modo semplice; la piena forza arriverà { $minutes ->
        [0] presto
        [1] entro un minuto
       *[other] tra circa { $minutes } minuti
    }.
web-play-now = Gioca subito
web-dealing = Si danno le carte…
web-with-friends = Con gli amici
web-learn-it = Impara a giocare
web-first-title = Prima volta a { $game }?
web-first-text = Nell’introduzione le prime mosse le fai tu; dura circa cinque minuti. Oppure siediti subito: a ogni nuova decisione avrai un breve consiglio.
web-first-text-tips = Se vuoi, a ogni nuova decisione avrai un breve consiglio.
web-first-learn = Mostrami l’introduzione
web-first-tips = Gioca con i consigli
web-first-play = Gioca senza consigli
web-daily-title = Rompicapo del giorno
web-daily-more = Old Town in solitario: metti sedici edifici al loro posto. È uguale per tutti e ogni giorno ce n’è uno nuovo.
web-daily-solve = Risolvi
web-today-solved = Risolto.
web-today-look = Rivedi
web-practise = Esercitati
web-all-puzzles = Tutti i rompicapi
web-deals = Partite del giorno
web-my-pages = Le mie pagine
web-my-page = La mia pagina
web-all-my-tables = Tutti i miei tavoli
web-leaders = Classifiche
web-operators = Gestione del server
web-my-tables = I miei tavoli
web-running = Partite in corso
web-no-tables = Ancora nessun tavolo. Il primo è a un clic.
web-set-aside = { $count ->
    [one] Uno dei tuoi tavoli non si può leggere ed è stato messo da parte. Chi gestisce questo server può occuparsene.
   *[other] { $count } dei tuoi tavoli non si possono leggere e sono stati messi da parte. Chi gestisce questo server può occuparsene.
}
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento non aspetta nessuno. Apri un tavolo tuo, così altri potranno unirsi.
web-to-lobby = Trova qualcuno con cui giocare
web-open-seat = posto libero
web-your-turn = Tocca a te
web-called = { $game }: tocca a te
web-throw-away = Butta via: { $game }
web-status = { $status ->
    [waiting] in attesa di giocatori
    [running] in corso
   *[over] finita
}
web-list-bots = { $count ->
    [one] 1 bot ({ $bot })
   *[other] { $count } bot ({ $bot })
}
web-list-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-list-over = finita, { $day }

# Un nuovo tavolo
web-new-table = { $game } con gli amici
web-seats = Posti
web-seat-me = Tu
web-seat-number = Posto { $number }
web-seat-open = Qualcuno, con un link
web-seat-bot = Un bot
web-seat-local = Qualcuno su questo dispositivo
web-local-name = Giocatore { $number }
web-remove-seat = Togli questo posto
web-add-seat = Aggiungi un posto
web-option-value = { $value ->
    [true] sì
    [false] no
   *[other] { $value }
}
web-as-printed = Come nel regolamento
web-own-numbers = Inserisci altri numeri
web-begins = Chi comincia
web-begins-lot = A sorte
web-begins-seated = Nell’ordine dei posti, dal primo
web-clock = Tempo di riflessione
web-clock-none = Senza limiti
web-clock-move = Tempo per ogni decisione
web-clock-bank = Tempo per tutta la partita
web-clock-days = Giorni per ogni decisione
web-clock-seconds = Secondi per decisione
web-clock-minutes = Minuti a testa
web-clock-increment = Secondi in più per decisione
web-clock-each = Giorni per decisione
web-clock-told = Tempo di riflessione: { $kind ->
    [move] { $seconds } s per ogni decisione
    [bank] { $minutes } min a testa{ $increment ->
        [0] {""}
       *[other] , più { $increment } s per decisione
    }
   *[days] { $days ->
        [one] 1 giorno per ogni decisione
       *[other] { $days } giorni per ogni decisione
    }
}
web-room-rated = La partita vale per la valutazione.
web-in-lobby = Mostralo tra i tavoli aperti
web-create-table = Apri il tavolo
web-sit-down = Siediti
web-start = Comincia
web-start-fill = { $free ->
    [one] Comincia con un bot al posto libero
   *[other] Comincia con i bot ai { $free } posti liberi
}
web-leave = Lascia il tavolo
web-hints-offer = Consenti i suggerimenti, se tutti sono d’accordo
web-hints-agree = Accetto i suggerimenti: qui si può chiedere all’allenatore
web-hints-wanted = I suggerimenti sono permessi finché tutti quelli che si siedono sono d’accordo.
web-hints-declined = Non ci saranno suggerimenti: manca il consenso di { $players }.
web-waiting-for-host = Quando ci siete tutti, { $player } può cominciare la partita.
web-waiting-all-here = Ora { $player } può cominciare la partita.
web-waiting-for = Si aspetta: { $players }
web-remove-player = Togli { $player } dal tavolo
web-invite-friends = Invita gli amici
web-invite-help = Chi apre questo link può prendere un posto libero.
web-invite-here = L’indirizzo { $address } funziona solo su questo dispositivo. Per chi usa un altro dispositivo, apri questa pagina con l’indirizzo che questo computer ha nella tua rete e poi invita.
web-qr = Il link come codice QR
web-link = Link
web-copy = Copia il link
web-copied = Copiato

# Al tavolo
web-away = assente
web-away-since = assente dalle { $time }
web-sealed = sigillata
web-thinking = sta pensando
web-sending = Invio…
web-waiting-offers = La tua carta verrà giocata appena saranno arrivate le offerte che precedono la tua.
web-sealed-wait = La tua risposta è sigillata, ma puoi ancora cambiarla. In attesa di: { $players }
web-thinking-since = { $players }: sta pensando ({ $seconds } s)
web-waiting-away = { $player } è assente dalle { $time }.{ $left ->
    [none] {""}
   *[other] {" "}Tra { $left } può subentrare un bot.
}
web-watching = Stai guardando. Sta pensando: { $players }
web-nothing-more = { $count ->
    [0] Niente
   *[other] È tutto
}
web-collecting-finished = In attesa degli altri…
web-play-it = Gioca
web-build-it = Costruisci
web-unseal = Ritira la mia risposta
web-undo = Annulla mossa
web-redo = Ripeti mossa
web-hint = Suggerimento
web-tip = Consiglio
web-tip-done = Ho capito
web-tip-stop = Basta consigli
web-all-moves = Tutte le mosse
web-more = altro
web-more-below = Più in basso c’è altro da scegliere
web-more-above = Più in alto c’è altro da scegliere
web-more-left = Mostra altro a sinistra
web-more-right = Mostra altro a destra
web-keys = Tastiera
web-key-tab = alla parte successiva del tavolo
web-key-arrows = a ciò che sta accanto
web-key-enter = scegli; premi di nuovo per giocare
web-key-next = alla prossima cosa che si può scegliere
web-key-play = gioca ciò che hai scelto
web-key-cancel = annulla la scelta
web-key-undo = annulla la mossa
web-key-hint = un suggerimento
web-key-moves = tutte le mosse in un elenco
web-key-log = apri o chiudi la cronologia
web-key-rules = apri o chiudi le regole
web-key-chat = apri o chiudi la chat
web-key-list = questo elenco
web-key-letters = Usa singole lettere come scorciatoie
web-around = Cronologia, chat e altro
web-log = Cronologia
web-log-you = Tu
web-log-since = Dal tuo ultimo turno
web-log-by = { $by ->
    [clock] (tempo scaduto: mossa di un bot)
   *[other] (mossa di un bot)
}
web-log-again = Mostra di nuovo le mosse
web-recap-stop = Torna alla partita
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-removed = (rimosso da chi gestisce questo server: { $reason })
web-chat-say = Scrivi qualcosa
web-send = Invia
web-phrases = Dillo con un tocco
web-phrase = { $phrase ->
    [hello] Ciao!
    [good_luck] Buona fortuna e buon divertimento!
    [well_played] Ben giocato!
    [thanks] Grazie!
    [sorry] Scusa!
    [moment] Un momento, per favore.
    [back] Eccomi di nuovo.
    [good_game] Bella partita!
   *[bye] Arrivederci!
}
web-spectators = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-offer-bots = Non è ancora arrivato nessuno. Puoi continuare ad aspettare, oppure iniziare ora e lasciare ai bot i posti liberi.
web-new = nuovi messaggi
web-menu = Altro
web-ending = Finire la partita
web-legend = Legenda
web-legend-title = { $game }: i segni
web-speed = Velocità delle mosse altrui
web-speed-value = { $speed ->
    [slow] lenta
    [usual] normale
    [fast] rapida
   *[none] subito, senza animazioni
}
web-confirms = Mostra le mie mosse prima di giocarle
web-confirms-help = Altrimenti una mossa è giocata appena è completa.
web-sounds = Suoni
web-sounds-help = Un suono breve per mosse, punti, il tuo turno e la fine.
web-vote = Votazione
web-vote-undo = Proponi a tutti di annullare una decisione
web-vote-stop = Proponi a tutti di chiudere la partita
web-vote-stand-in = Fai giocare un bot al suo posto
web-vote-replace = Fai giocare un altro bot
web-vote-cancel = Annulla la partita
web-cancel-young = Annulla la partita
web-vote-asks = { $player } chiede a tutti: { $kind ->
    [stop] chiudiamo qui la partita?
    [undo] annulliamo l’ultima decisione?
    [stand_in] facciamo giocare un bot al posto di chi è assente?
    [cancel] annulliamo la partita, perché qualcuno è assente?
    [replace] facciamo giocare un altro bot al posto di quello che non risponde?
    [silent] annulliamo la partita, perché un bot non risponde?
   *[other] { $kind }?
}
web-vote-waiting = Votazione: { $kind ->
    [stop] finire la partita
    [undo] annullare l’ultima mossa
    [cancel] annullare la partita
   *[other] far giocare un bot
}. In attesa di { $players }.
web-absent = Qualcuno è assente
web-absent-since = { $minutes ->
    [one] Tocca a { $player }, che è assente da un minuto.
   *[other] Tocca a { $player }, che è assente da { $minutes } minuti.
}
web-silent = { $player } non risponde. Forse questo server non offre più questo bot.
web-absent-wait = Aspetta
web-absent-later = { $minutes ->
    [one] Tra un minuto potrete anche annullare la partita.
   *[other] Tra { $minutes } minuti potrete anche annullare la partita.
}
web-agree = Sì
web-disagree = No
web-leave-for-good = Abbandona il mio posto
web-leaving-title = Abbandonare il posto?
web-leaving-others = Un bot gioca al tuo posto fino alla fine, e non puoi riprenderlo. Gli altri continuano.
web-leaving-alone = Giochi solo contro bot: la partita finisce qui, incompiuta. Non vince nessuno.
web-leaving-instead = Se vuoi solo una pausa, chiudi la pagina: il tavolo ti aspetta in «I miei tavoli».
web-leaving-stay = Continua a giocare
web-standing = Risposte fisse
web-standing-forced = Rispondi per me dove non ho scelta
web-standing-help = Solo dove tutti vedono che cosa si può scegliere. Dove è nascosto, ti viene sempre chiesto.
web-copy-link = Copia il link di questo tavolo
web-rules = Regole
web-stand-in = Un bot sta giocando per te.
web-take-back-seat = Riprendi il mio posto
web-curtain = Tocca a { $player }
web-curtain-help = Passa il dispositivo. Nessun altro deve guardare.
web-curtain-open = Sono { $player }
web-why = Perché?
web-entry-started = La partita comincia.
web-entry-joined = { $player } si siede
web-entry-left = { $player } se ne va
web-entry-undo = { $you ->
    [yes] Annulli una mossa
    [nobody] L’ultima mossa è annullata
   *[no] { $player } annulla una mossa
}
web-entry-stand_in = { $you ->
    [yes] Un bot gioca al tuo posto
   *[no] Un bot gioca al posto di { $player }
}
web-entry-given_up = { $you ->
    [yes] Lasci la partita
   *[no] { $player } lascia la partita
}
web-entry-returned = { $you ->
    [yes] Sei di nuovo al tavolo
   *[no] { $player } è di nuovo al tavolo
}
web-entry-away = { $until ->
    [none] { $player } è di ritorno dalle vacanze
   *[other] { $player } è in vacanza fino al { $until }
}
web-entry-over = { $outcome ->
    [cancelled] La partita è stata annullata.
   *[other] La partita è finita prima del tempo.
}
web-entry-rematch = Si gioca la rivincita.
web-entry-closed = Chi gestisce questo server ha chiuso il tavolo: { $reason }

# Il tabellone semplice
web-plain-board = Tabellone semplice
web-plain-board-help = Mostra ogni gioco come testo, con le mosse in un elenco.
web-plain-drawing = Il tavolo come testo
web-plain-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
web-plain-search = Cerca tra le mosse
web-plain-help = Scegli una mossa per vedere che cosa fa, poi sceglila di nuovo per giocarla.
web-plain-ahead = { $count ->
    [0] Decidi in anticipo
   *[other] Decidi in anticipo (scelte: { $count })
}
web-plain-none = Nessuna mossa corrisponde alla ricerca.
web-plain-waiting = In questo momento non hai nulla da decidere.
web-plain-failed = Al momento il tavolo non può essere disegnato. Puoi comunque giocare dall’elenco.

# Risultato
web-you-won = Hai vinto!
web-you-shared = Vittoria condivisa!
web-outcome = { $outcome ->
    [abandoned] La partita è stata abbandonata prima della fine
    [stopped] La partita è stata chiusa di comune accordo
    [cancelled] La partita è stata annullata
   *[other] La partita è finita
}
web-picture-png = Condividi l’immagine
web-picture-svg = Salva come SVG
web-picture-failed = Questo browser non riesce a creare l’immagine. Salvala come SVG.
web-picture-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-rematch = Rivincita
web-rematch-wanted = { $player } vuole la rivincita.
web-rematch-accept = Accetta la rivincita
web-rematch-decline = Rifiuta
web-rematch-declined = Hai rifiutato la rivincita.
web-rematch-waiting = Rivincita proposta. Si attende la risposta: { $players }
web-rematch-refused = Rivincita rifiutata da: { $players }
web-rating-change = { $player }: valutazione { $before } → { $after }
web-not-rated = Non vale per la valutazione: { $why }.
web-unrated = { $why ->
    [hints] i suggerimenti erano permessi
    [undone] tutti hanno accettato di annullare una decisione
    [origin] la distribuzione era già nota
    [local] più persone hanno usato lo stesso dispositivo
    [deal] contata tra i risultati di una partita uguale per tutti
    [imported] è una partita importata
    [cancelled] è stata annullata
    [stopped] è stata chiusa prima della fine
    [left] qualcun altro ha abbandonato: conta solo per chi ha lasciato
    [clock] il tempo non era limitato
    [bots] ha giocato una sola persona; senza suggerimenti conta per la scala
    [called_off] annullata di propria iniziativa
    [helped] è subentrato un bot: non c’era nulla da guadagnare
   *[other] non si può valutare
}
web-deal-table = Tutti giocano queste carte. Niente mosse annullate, niente suggerimenti, un solo tentativo.
web-deal-link = Informazioni su questa partita
web-deal-results = Confronta con gli altri
web-match-back = Torna all’incontro
web-deal-closed = Altri potrebbero ancora giocare queste carte. Le partite di tutti e l’analisi si aprono quando nessuno gioca più, al più tardi il { $time }.
web-challenge = Sfida un amico
web-challenge-link = Chi apre questo link gioca le stesse carte che hai giocato tu. Poi vedrete i due risultati a confronto.
web-notes = Note
web-notes-help = Quello che scrivi qui lo leggi solo tu.
web-notes-kept = Salvato. Lo leggi solo tu.
web-notes-keeping = Salvataggio…
web-look-back = Guarda le mosse precedenti
web-look-back-first = Quello che è successo prima non si vede: a questo tavolo ricordare fa parte del gioco.
web-person-page = Pagina del giocatore
web-block = Blocca
web-unblock = Sblocca
web-blocked = Non vedi più quello che scrive { $name }, e { $name } non può sedersi ai tuoi tavoli.
web-unblocked = { $name } non è più nell’elenco dei bloccati.
web-report = Segnala
web-report-what = Che cosa ha fatto { $name }?
web-report-help = Lo leggerà chi gestisce questo server. { $name } non ne saprà nulla.
web-report-send = Invia la segnalazione
web-reported = Grazie. Chi gestisce questo server se ne occuperà.
web-check-deal = Verifica la distribuzione
web-deal-right = La distribuzione è verificata: le carte date sono proprio quelle fissate prima dell’inizio, e ogni mossa ne consegue.
web-deal-wrong = La distribuzione non corrisponde a quella fissata prima dell’inizio.
web-replay-ply = Decisione { $ply } di { $plies }
web-replay-decides = Ora tocca a { $player }
web-replay-eyes = Visto da
web-replay-mover = chi decide
web-replay-all = tutti, a carte scoperte
web-replay-first = Vai all’inizio
web-replay-back = Indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Avanti
web-replay-last = Vai alla fine
web-replay-download = Salva su file
web-replay-slider = Punto della partita
web-replay-share = Copia il link a questa posizione
web-continue = Continua da qui
web-continue-help = Tu prendi un posto, i bot gli altri. Le carte sono quelle di questa partita e chi l’ha guardata le conosce: perciò non vale per la valutazione.
web-continue-seat = Il tuo posto
web-continue-go = Continua
web-origin = Questa partita riparte dalla decisione { $ply } di una partita finita. La distribuzione ormai è nota, perciò non vale per la valutazione.
web-origin-link = Vedi la partita originale
web-review = Rivedi la partita
web-review-title = { $game }: rivedi la partita
web-review-turning = Punti di svolta
web-review-moves = Mosse
web-review-luck = Fortuna
web-review-more = Altro
web-review-start = Cerca i punti di svolta
web-review-help = Un bot forte esamina ogni decisione e la giudica solo in base a ciò che da questo posto si poteva sapere in quel momento.
web-review-whose = Analisi per
web-review-progress = { $done ->
    [one] Una decisione esaminata…
   *[other] { $done } decisioni esaminate…
}
web-review-none = Ogni decisione valeva più o meno quanto la migliore possibile, e nessuna ha cambiato la partita.
web-review-small = Nessuna decisione da sola ha cambiato la partita, ma le piccole perdite insieme fanno { $lost } di una vittoria. Le decisioni più costose:
web-review-chart = Probabilità di vincere, decisione per decisione
web-review-at = Decisione { $ply }: { $chance } di vincere
web-review-change = { $way ->
    [up] La probabilità di vincere sale: da { $from } a { $to }.
   *[down] La probabilità di vincere scende: da { $from } a { $to }.
}
web-review-doubtful = { $move }. Forse meglio: { $best }.
web-review-slip = { $move }. Meglio: { $best }, che vince { $most } partite simili su 100 invece di { $wins }.
web-review-find = { $move }. Ottima scelta: tutto il resto era nettamente peggio.

# Che cosa non ha funzionato
error-unknown = È successo qualcosa di imprevisto. Riprova; se il problema resta, apri un nuovo tavolo.
error-offline = Il server non è raggiungibile. Controlla la connessione; appena torna, la pagina riprende da sola.
error-outdated = C’è una versione più recente di questa pagina. Ricaricala per continuare.
error-no_such_path = A questo indirizzo non c’è nessuna pagina. Forse copiandolo si è persa una lettera.
error-no_such_table = A questo indirizzo non c’è nessun tavolo. Forse è stato rimosso, o manca una parte del link.
error-no_such_position = Questo link indica una posizione che questa partita non ha. Forse se n’è persa una parte: fattelo mandare di nuovo, o apri la partita dall’inizio.
error-no_such_game = Questo gioco qui non c’è.
error-damaged_position = Questo testo non è una posizione, o ne manca una parte. Fatti mandare di nuovo il link, o copialo per intero.
error-impossible_position = Questa posizione non può verificarsi in questo gioco, o viene da un’altra versione delle regole.
error-no_such_exercise = Questo esercizio non c’è (più).
error-no_such_puzzle = Questo rompicapo non c’è. Forse manca una parte del link, o viene da un’altra versione di questa pagina. Li trovi tutti in «Rompicapi».
error-no_such_person = A questo indirizzo non c’è più nessuno.
error-no_such_deal = Questa partita non esiste. Forse manca una parte del link.
error-no_such_match = Questo incontro non esiste. Forse manca una parte del link.
error-deal_over = Non puoi iniziare questa partita: il suo giorno è passato, o l’hai già giocata.
error-deal_used_up = Oggi dalla tua rete questa partita è già stata iniziata troppe volte. Domani ce n’è una nuova.
error-deal_closed = Altri potrebbero ancora giocare queste carte. Vengono svelate dopo il loro giorno.
error-not_finished = Potrai vedere come altri hanno giocato queste carte quando avrai finito anche tu.
error-bad_record = Questo file non contiene una partita che si può giocare qui, o è danneggiato. Non è stato importato nulla.
error-forgotten = A questo tavolo non si può rivedere quello che è successo tanto tempo fa.
error-not_operator = Questa pagina è per chi gestisce il server.
error-damaged_puzzle = Questo link a un rompicapo è danneggiato: ne manca una parte, o è stata cambiata. Fattelo mandare di nuovo e copialo per intero, o intanto risolvi un altro rompicapo.
error-other_puzzle_version = Questo rompicapo è stato creato con un’altra versione di Tabletowers, che questo server non sa leggere. Chiedi di rifarlo qui, o intanto risolvi un altro rompicapo.
error-not_invited = Questo tavolo è riservato agli invitati. Chiedi il link completo a chi ospita.
error-no_spectators = Questo tavolo non ammette spettatori.
error-no_free_chair = Tutti i posti a questo tavolo sono occupati. Aprine uno tuo, o guarda.
error-arranged = Questa è una partita di campionato. Chi la gioca prende posto dalla pagina della cerchia, e si comincia quando ci sono tutti.
error-not_your_seat = Quel posto è di qualcun altro.
error-not_host = Solo chi ospita può farlo.
error-stale_position = Nel frattempo la partita è andata avanti. Guarda com’è adesso e decidi di nuovo.
error-not_asked = Adesso la decisione non spetta a te.
error-no_undo = Non si può annullare nulla: nel frattempo è stato scoperto qualcosa o ha deciso qualcun altro.
error-too_many = Un po’ troppo in fretta. Aspetta un momento e riprova.
error-unknown_person = Questo dispositivo non è più riconosciuto. Continua come nuovo ospite.
error-wrong_code = Questo codice non è valido, o non lo è più.
error-not_over = La partita non è ancora finita.
error-cancelled = Questo tavolo è stato annullato prima di cominciare.
error-hints_not_allowed = A questo tavolo non ci sono suggerimenti.
error-storage = Al momento il server non riesce a salvare. Non è cambiato niente: riprova.
error-not_ready = Il server si sta avviando. Riprova tra un momento.
error-unreadable_table = Ciò che è salvato di questo tavolo non si può leggere. È stato messo da parte e tutto il resto continua; chi gestisce questo server può occuparsene.
error-other_rules = Questa partita è cominciata con regole diverse da quelle di questo server. Resta conservata così com’è: riprova dopo il prossimo aggiornamento.
error-muted = Al momento non puoi scrivere.
error-muted-reason = Al momento non puoi scrivere. Motivo: { $reason }
error-blocked = Chi ospita non vuole giocare con te.
error-bad_request = Il server non ha capito.
error-bad_options = Queste opzioni non sono compatibili fra loro.
error-illegal_move = Questa mossa adesso non è possibile.
error-already_there = Sei già a questo tavolo.
error-not_waiting = La partita è già cominciata.
error-not_running = La partita non è in corso.
error-vote_open = C’è già una votazione aperta.
error-not_possible = Qui non è possibile.
error-not_full = Ci sono ancora posti liberi.

# Rompicapi
web-puzzle-lead = Old Town in solitario: gli indizi dicono dove sorgevano sedici edifici. La soluzione è una sola.
web-puzzle-streak = { $days ->
    [one] Serie in corso: 1 giorno.
   *[other] Serie in corso: { $days } giorni.
}
web-puzzle-new = Nuovo rompicapo
web-puzzle-level = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
    [expert] da esperti
   *[other] { $level }
}
web-puzzle-making = Un momento, il rompicapo è in preparazione…
web-puzzle-official = I rompicapi della scatola
web-puzzle-number = Rompicapo { $number }
web-puzzle-one = Rompicapo
web-puzzle-corrected = Qui corretto: così com’è stampato, questo rompicapo non ha soluzioni, o ne ha più d’una.
web-puzzle-printed = Vedi la versione stampata
web-puzzle-faulty = Così com’è stampato, questo rompicapo non ha soluzioni, o ne ha più d’una.
web-puzzle-as-corrected = Vedi la versione corretta
web-puzzle-solved = Risolto!
web-puzzle-timer = Cronometro
web-puzzle-tools = Strumenti
web-puzzle-pencil = Matita
web-puzzle-build = Colloca
web-puzzle-more-hint = Dimmi di più
web-puzzle-note = Segnalo sulla mappa
web-puzzle-check = Controlla
web-puzzle-print = Stampa
web-puzzle-buildings = Edifici
web-puzzle-own = «Il mio edificio» è uno di questi, se l’indizio non ne dà un altro fra parentesi: { $buildings }.
web-puzzle-own-unknown = { $count ->
    [one] Un edificio è tuo («il mio edificio»): scopri quale.
   *[other] { $count } edifici sono tuoi («il mio edificio»): scopri quali.
}
web-puzzle-own-found = Trovati: { $found } di { $count }.
web-puzzle-mine = Miei
web-puzzle-step-mine = Tocca qui sotto gli edifici che sono tuoi. Una stella li contrassegna.
web-puzzle-step-building = Scegli un edificio qui sotto, poi un lotto sulla mappa.
web-puzzle-step-lot = { $tool ->
    [build] Tocca il lotto dove sorgeva questo edificio: { $building }.
   *[pencil] Tocca i lotti dove questo edificio poteva sorgere: { $building }.
}
web-puzzle-how = Come funziona un rompicapo
web-puzzle-how-1 = Ogni indizio dice qualcosa su dove sorgeva un edificio. Indicalo, e i suoi lotti si illuminano sulla mappa. Tutti gli indizi sono veri.
web-puzzle-how-2 = Scegli un edificio e annota a matita dove poteva sorgere. Escludi lotti finché non ne resta uno solo.
web-puzzle-how-3 = Poi passa a «Colloca» e metti lì la casa. Quando tutti i sedici lotti sono giusti (e i tuoi edifici trovati, se il rompicapo lo chiede), te lo dice «Controlla».
web-puzzle-hasty = Questo rompicapo è { web-puzzle-level }. Se non ne hai mai risolto uno, comincia da uno facile.
web-puzzle-newcomer = Mai risolto questi rompicapi? Comincia da uno facile: ti mostra come funzionano, e i suggerimenti ti aiutano.
web-puzzle-easy-first = Comincia da uno facile
web-puzzle-sheet-damaged = Quello che avevi annotato qui non si può più leggere, quindi il foglio è vuoto. Il rompicapo è intatto: ricomincia pure.
web-puzzle-hints-used = { $hints ->
    [0] senza suggerimenti
    [one] con 1 suggerimento
   *[other] con { $hints } suggerimenti
}
web-puzzle-best = Il tuo miglior tempo finora!
web-puzzle-first = Il tuo primo di questo grado ({ web-puzzle-level }).
web-puzzle-compare = Altri di questo grado ({ web-puzzle-level }): { $count } risolti, miglior tempo { $best }, in media { $average }.
web-puzzle-others = { $slower ->
    [0] { $others ->
        [one] L’ha risolto un’altra persona, almeno altrettanto in fretta.
       *[other] L’hanno risolto altre { $others } persone, tutte almeno altrettanto in fretta.
    }
   *[other] { $others ->
        [one] Hai fatto più in fretta dell’unica altra persona che l’ha risolto.
       *[other] Hai fatto più in fretta di { $slower } delle altre { $others } persone che l’hanno risolto.
    }
}
web-puzzle-others-hints = Con più suggerimenti di te: { $more }, con meno: { $fewer }.
web-puzzle-others-first = Conta la tua prima volta: { $time }, { web-puzzle-hints-used }.
web-puzzle-next = Prossimo rompicapo
web-puzzle-share = Condividi come testo
web-puzzle-share-text = Old Town, { $puzzle } ({ web-puzzle-level }): risolto in { $time }, { web-puzzle-hints-used }.
web-puzzle-calendar = I giorni passati
web-month-before = Mese precedente
web-month-after = Mese successivo
web-day = { $solved ->
    [yes] { $day }, risolto
   *[no] { $day }
}
web-puzzle-statistics = Che cosa hai risolto
web-puzzle-longest = { $days ->
    [0] Ancora nessun rompicapo del giorno risolto.
    [one] Serie più lunga di rompicapi del giorno: 1 giorno.
   *[other] Serie più lunga di rompicapi del giorno: { $days } giorni.
}
web-puzzle-stat-level = Grado
web-puzzle-stat-count = Risolti
web-puzzle-stat-alone = Senza suggerimenti
web-puzzle-stat-best = Miglior tempo
web-puzzle-stat-average = Media
web-puzzle-restart = Ricomincia da capo

# Creare un rompicapo
web-editor-link = Crea un rompicapo tuo
web-editor-title = Crea un rompicapo
web-editor-lead = Scegli indizi finché è possibile una sola città. La verifica avviene dopo ogni modifica; poi puoi condividere il rompicapo con un link.
web-editor-empty = Per cominciare, scegli qualche indizio.
web-editor-looking = Conto le città possibili…
web-editor-one = È possibile una sola città: è un vero rompicapo ({ web-puzzle-level }).
web-editor-several = { $complete ->
    [1] Sono possibili { $count } città.
   *[0] Sono possibili più di { $count } città.
}
web-editor-several-help = Aggiungi indizi finché non ne resta una sola. Le case sulla mappa sono quelle su cui tutte le città concordano.
web-editor-none = Nessuna città è possibile.
web-editor-conflict = Questi indizi si contraddicono: { $cards }. Togline uno.
web-editor-unknown = Con così pochi indizi le città sono troppe da contare. Aggiungine ancora.
web-editor-needs-own = Gli indizi C, e gli indizi B senza edificio, parlano degli edifici di chi gioca. Indicali, o di’ quanti sono da trovare.
web-editor-own = Gli edifici di chi gioca
web-editor-own-help = «Il mio edificio» sugli indizi B e C è uno di questi.
web-editor-find = Da trovare
web-editor-find-value = { $count ->
    [0] nessuno: sono indicati qui
    [one] 1 edificio
   *[other] { $count } edifici
}
web-editor-clues = Indizi { $kind }
web-editor-about = Di quale edificio parla { $card }
web-editor-about-own = uno degli edifici di chi gioca
web-editor-clear = Togli tutti gli indizi
web-puzzle-clues = Indizi
web-puzzle-search = Cerca tra gli indizi
web-puzzle-search-none = Nessun indizio corrisponde alla ricerca.
web-puzzle-notes = Appunti
