coach-worlds = { $what }: in { $count } casi su { $of } invece di { $instead }
coach-often = { $what }: { $share } invece di { $less }
coach-mean = { $what }: in media { $much } invece di { $instead }
coach-better = «{ $move }» è meglio: vinci { $share }, con «{ $other }» { $less }.
coach-slightly = «{ $move }» è un po’ meglio di «{ $other }»: vinci { $share }.
coach-figures = «{ $move }» vince da qui circa il { $chance }% delle partite, «{ $other }» circa il { $instead }%.
coach-share = { $share ->
    [never] quasi mai
    [tenth] circa una volta su dieci
    [fifth] circa una volta su cinque
    [quarter] circa una volta su quattro
    [third] circa una volta su tre
    [two-fifths] circa due volte su cinque
    [half] circa una volta su due
    [three-fifths] circa tre volte su cinque
    [two-thirds] circa due volte su tre
    [three-quarters] circa tre volte su quattro
    [four-fifths] circa quattro volte su cinque
    [nine-tenths] circa nove volte su dieci
   *[always] quasi sempre
}
coach-equal = «{ $move }» e «{ $other }» si equivalgono.
coach-but = D’altra parte: { $what }
coach-no-reason = Non c’è un solo motivo: contano tante piccole cose.
coach-only = C’è una sola mossa possibile: { $move }.
coach-look-anywhere = Qui nulla spicca: le mosse migliori si equivalgono.
coach-compare = Confronta «{ $one }» e «{ $other }».
coach-consider = Una delle due è migliore in questo. { $what }
coach-move = La mia scelta: «{ $move }».
coach-reviewed = { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}, { $slips ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $slips } errori
}
coach-slip = Decisione { $ply }: { $move }. Meglio: { $best }, che vince circa il { $chance }% delle partite invece del { $instead }%.
coach-work = Su cosa lavorare: { $theme } ({ $slips ->
    [one] 1 errore
   *[other] { $slips } errori
}, perso il { $lost }% di una vittoria)
coach-progress = { $done ->
    [one] 1 decisione valutata
   *[other] { $done } decisioni valutate
}
coach-title = Allenatore
coach-thinking = L’allenatore sta pensando…
coach-more = Dimmi di più
coach-behind = Di più
coach-close = Chiudi
coach-why = Perché?
coach-line = Mostra il seguito migliore
coach-line-shown = Il seguito migliore, come sarebbe potuto andare: { $step } di { $steps }
coach-line-back = Torna alla partita
coach-work-title = Su cosa lavorare
coach-practice = Riprova i miei errori
coach-practice-help = I tuoi errori tornano qui come posizioni da risolvere: lo stesso giorno, poi a intervalli sempre più lunghi. Ciò che risolvi torna più di rado.
coach-practice-left = { $due ->
    [one] 1 posizione aspetta
   *[other] { $due } posizioni aspettano
}, { $total } in tutto
coach-practice-none = Per ora non ti aspetta nulla. Fai analizzare una tua partita finita, e i suoi errori arriveranno qui.
coach-practice-later = Per ora non ti aspetta nulla. La prossima posizione torna il { $day }.
coach-practice-right = Giusto: «{ $best }».
coach-practice-wrong = Non proprio. Nella partita hai giocato «{ $made }»; meglio «{ $best }».
coach-practice-next = Prossima posizione
coach-practice-forget = Non mostrarmi più questa posizione
coach-practice-back = Torna il { $day }.

# Trova la mossa
positions-title = Trova la mossa
positions-lead = Posizioni da partite ad alto livello in cui una mossa è senza dubbio migliore di tutte le altre. Vedi ciò che il giocatore poteva sapere, e nulla di più.
positions-daily = Posizione del giorno
positions-home = Trova la mossa migliore: posizioni da partite ad alto livello, con i perché.
positions-daily-more = Ogni giorno una nuova posizione, uguale per tutti.
positions-longest = { $days ->
    [one] Serie più lunga: 1 giorno.
   *[other] Serie più lunga: { $days } giorni.
}
positions-of-day = Posizione del { $day }
positions-ask = Qui una mossa è nettamente la migliore. Quale?
positions-wrong = Non proprio. La mossa migliore è «{ $best }».
positions-again = Riprova
positions-all = Tutte le posizioni
positions-none = Questa versione non contiene posizioni.
positions-theme-other = altro
positions-solved = { $solved } su { $count } risolte
positions-number = Posizione { $number }, { $grade }
positions-grade-found = difficoltà { $place } su { $most }
positions-grade-nobody = troppo difficile per tutti i bot
positions-share-text = { $game }, { $title } ({ $grade }): trovata al primo colpo.

# Il tavolo di analisi
analysis-title = Tavolo di analisi
analysis-open = Prova altre mosse
analysis-step = La tua variante: { $step } di { $steps }
analysis-set-up = Imposta una posizione
analysis-set-up-help = Incolla il testo o il link di una posizione, o una partita registrata. Viene tutto verificato secondo le regole.
analysis-text = Posizione, link o partita registrata
analysis-ply = Prima di quale decisione
analysis-by-hand-help = Prima si distribuisce a caso. Scegli due pezzi e si scambiano di posto, se le regole lo consentono. Poi muovi sul tabellone per tutti, fino alla posizione che vuoi.
analysis-game = Gioco
analysis-deal = Distribuisci
analysis-go = Imposta
analysis-lines = Varianti
analysis-lines-help = Muovi sul tabellone per tutti. Torna indietro e muovi in un altro modo: comincia una nuova variante.
analysis-start = Inizio
analysis-compare = Confronta con questa
analysis-judge = Chiedi all’allenatore
analysis-openly = con tutto scoperto
analysis-judged-openly = Se tutto fosse scoperto, anche ciò che resta da pescare.
analysis-imagined = Qui è certo solo ciò che sa { $player }; il resto è immaginato.
analysis-over = Qui la partita è finita.
