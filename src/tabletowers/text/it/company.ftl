# Le pagine delle persone, delle proprie partite, delle partite che giocano tutti e di chi gestisce il server.

# Persone
people-since = Qui dal { $day }
people-program = un programma
people-ratings = Valutazioni
people-rated = { $games ->
    [one] dopo 1 partita, posto { $place }
   *[other] dopo { $games } partite, posto { $place }
}
people-course = { $game }: la valutazione dopo le ultime { $count } partite valutate, da { $first } a { $last }, tra { $least } e { $most }
people-no-rating = Ancora nessuna partita valutata. Contano le partite tra persone a tempo limitato, purché nessuno riceva aiuto.
people-earlier = Valutazioni precedenti
people-earlier-help = Risalgono a quando persone e bot erano valutati insieme e non cambiano più.
people-earlier-rating = { $shown } dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
people-ladder = Contro i bot
people-ladder-help = Si sale un gradino vincendo due partite su tre di seguito contro quel bot, senza suggerimenti.
people-ladder-rung = { $rung ->
    [0] ancora su nessun gradino
   *[other] gradino { $rung } di { $of }: { $bot }
}
people-ladder-line = { $bot }: { $won } vinte su { $games }
people-to-ratings = Classifiche
people-games = Partite
people-game = Gioco
people-played = Giocate
people-won = Vinte
people-counted = Valutate
people-unrated = { $count ->
    [one] 1 partita non valutata: { $why }
   *[other] { $count } partite non valutate: { $why }
}
people-both = { $name } e { $other }
people-both-count = { $games ->
    [one] Una partita fra di loro.
   *[other] { $games } partite fra di loro.
} { $name } ha fatto meglio { $better ->
    [one] una volta
   *[other] { $better } volte
}, { $other } { $worse ->
    [one] una volta
   *[other] { $worse } volte
}.
people-both-none = Fra di loro non c’è ancora stata nessuna partita.
people-opponents = Avversari
people-opponent = Avversario
people-better = Ha fatto meglio
people-worse = Ha fatto peggio
people-bot = Bot ({ $bot })
people-unknown = qualcuno che non c’è più
people-best = Migliori risultati
people-leaders = Classifiche
people-leaders-help = Tutti partono da { $start }. La cifra è prudente: sale man mano che la valutazione diventa più sicura.
people-leaders-of = { $what ->
    [bots] Bot
   *[people] Persone
}
people-leaders-none = Qui nessuno ha ancora una valutazione in questo gioco.
people-count = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}

# Le proprie partite
history-all = tutti
history-status = Stato
history-result = Risultato
history-result-of = { $result ->
    [won] vinte
   *[lost] non vinte
}
history-search = Giocate con
history-outcome = { $outcome ->
    [finished] finita
    [stopped] chiusa in anticipo
    [cancelled] annullata
    [imported] partita importata
   *[unknown] terminata
}
history-won = hai vinto
history-rating = valutazione { $before } → { $after }
history-unrated = non valutata: { $why }
history-noted = con una nota
history-more = Mostra altri
history-none-found = Nessuno dei tuoi tavoli corrisponde.
history-import = Importa una partita registrata
history-import-help = Una partita salvata in un file, qui o da un altro programma, si può rivedere e analizzare. La vedi solo tu.
history-import-choose = Scegli un file

# Partite che giocano tutti
deals-lead = Una partita per gioco e per giorno. Tutti hanno le stesse carte, lo stesso posto e gli stessi bot; poi vedi come te la sei cavata rispetto a tutti gli altri.
deals-state = { $state ->
    [playing] La stai giocando.
    [finished] L’hai giocata. Il tuo vantaggio: { $lead }.
    [given_up] L’hai abbandonata.
   *[none] Non l’hai ancora giocata.
}
deals-began = { $count ->
    [0] Nessuno l’ha ancora iniziata.
    [one] Una persona l’ha iniziata.
   *[other] { $count } persone l’hanno iniziata.
}
deals-open = { $state ->
    [playing] Continua
    [finished] Vedi i risultati
    [given_up] Vedi i risultati
   *[none] Gioca
}
deals-earlier = Giorni precedenti
deals-streaks = Una serie perdona due giorni saltati al mese. Con un account ti segue su tutti i tuoi dispositivi, insieme a lingua, ritmo e suoni.
deals-kind = { $kind ->
    [day] partita del giorno
   *[challenge] una sfida
}
deals-challenged = { $name } ha giocato questa partita e ti sfida a fare meglio.
deals-same = Tutti giocano al posto { $seat } di { $players } con le stesse carte, contro { $bots ->
    [one] lo stesso bot
   *[other] gli stessi { $bots } bot
} ({ $bot }). Nella stessa situazione i bot rispondono sempre allo stesso modo.
deals-once = Hai un solo tentativo, che inizia appena vedi le tue carte.
deals-bare = Niente mosse annullate, niente suggerimenti, niente spettatori. Puoi fare pause.
deals-until = Inizia oggi (UTC); finisci entro { $time }.
deals-shown = Quando le carte saranno svelate, tutti potranno vedere come hai giocato.
deals-counts = Il tuo risultato entrerà in classifica.
deals-counts-not = Il tuo risultato non entrerà in classifica, perché non hai ancora un account. Puoi giocare lo stesso.
deals-begin = Inizia
deals-go-on = Continua
deals-too-late = Questa partita si poteva iniziare solo nel suo giorno.
deals-mine = Il tuo risultato
deals-result = Vantaggio: { $lead } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
deals-standing = { $ranked ->
    [yes] Posto { $place } di { $results }.
   *[no] Sarebbe il posto { $place } tra { $results } risultati in classifica.
} { $worse ->
    [0] { "" }
    [one] Una persona ha fatto peggio.
   *[other] { $worse } persone hanno fatto peggio.
}
deals-unranked = Non in classifica, perché all’inizio non avevi un account.
deals-given-up = Hai abbandonato questa partita, quindi non c’è risultato.
deals-table = Il tavolo alla fine
deals-watch-best = Guarda la partita migliore
deals-watch = Guarda la partita
deals-playing = sta ancora giocando
deals-results = { $kind ->
    [day] I migliori risultati
   *[challenge] A confronto
}
deals-place = Posto
deals-lead-column = Vantaggio
deals-order = { $kind ->
    [day] In ordine di vantaggio sul migliore dei bot, poi di punti.
   *[challenge] Il vantaggio dice di quanti punti sei davanti al migliore dei bot.
}
deals-challenger = ha lanciato la sfida
deals-no-results = Ancora nessun risultato in classifica.
deals-hidden = { $count ->
    [0] Nessuno l’ha ancora iniziata.
    [one] Una persona l’ha iniziata. Vedrai i risultati quando avrai finito.
   *[other] { $count } persone l’hanno iniziata. Vedrai i risultati quando avrai finito.
}
deals-share = { $kind ->
    [day] Copia il link a questa partita
   *[challenge] Copia il link della sfida
}
deals-all = Tutte le partite del giorno
deals-about = Informazioni su questa partita
deals-sealed = Le carte derivano da un segreto su cui il server si è impegnato prima dell’inizio del giorno. Viene pubblicato appena nessuno gioca più, al più tardi un giorno dopo la fine del giorno. L’impegno:
deals-sealed-challenge = Le carte derivano dal segreto della partita da cui è nata la sfida. L’impegno:
deals-opened = Questa partita è aperta. Il suo segreto è { $secret }; l’impegno pubblicato prima dell’inizio del giorno:

# Incontri: più partite, messe a confronto
match-kind = { $kind ->
    [week] incontro della settimana
   *[private] incontro privato
}
match-title = Incontri
match-lead = Più partite dello stesso gioco, uguali per tutti, da giocare una volta sola e quando hai tempo. In ogni partita il tuo risultato è confrontato con quelli di tutti gli altri che l’hanno giocata e con quelli di bot di tutte e otto le forze.
match-by = { $name } ha organizzato questo incontro.
match-same = Le stesse { $deals } partite per tutti, contro gli stessi bot ({ $bot }). Gioca ciascuna una volta sola, nell’ordine che vuoi e quando hai tempo.
match-until = Da iniziare entro il { $begin }, da finire entro il { $finish }.
match-finishing = Non si può più iniziare nessuna partita. Quelle iniziate si possono finire entro il { $finish }.
match-ended = Questo incontro è finito.
match-sealed = Altri potrebbero ancora giocare. Le partite di tutti si aprono quando l’incontro è finito per tutti, al più tardi il { $time }.
match-played = Partite giocate: { $ended } su { $deals }
match-people = { $count ->
    [0] Nessuno ha ancora iniziato.
    [one] Partecipa una persona.
   *[other] Partecipano { $count } persone.
}
match-mine = La tua posizione
match-place = { $place }º posto su { $players }
match-place-unranked = Sarebbe il { $place }º posto
match-score = { $score } dei matchpoint
match-deals = Le partite
match-deal = Partita { $number }
match-deal-state = { $state ->
    [playing] In corso
    [given_up] Abbandonata
    [over] Non giocata
   *[none] Non ancora giocata
}
match-deal-lead = Vantaggio: { $lead }
match-open = { $state ->
    [playing] Continua
    [finished] Vedi la classifica
   *[none] Vedi l’incontro
}
match-standing = Classifica
match-compare = Che cosa si confronta
match-compare-mine = { $deals ->
    [one] La partita che hai giocato
   *[other] Le { $deals } partite che hai giocato
}
match-compare-all = Tutte le partite
match-waiting = { $count ->
    [one] I bot hanno ancora una partita da giocare.
   *[other] I bot hanno ancora { $count } partite da giocare.
}
match-matchpoints = Matchpoint
match-without-luck = Senza fortuna
match-hidden = Appena hai finito una partita, vedi come sei andato rispetto agli altri.
match-rule = In ogni partita il tuo risultato riceve la quota degli altri risultati che supera; uno uguale conta metà. Conta il vantaggio sul migliore degli altri al tavolo, poi i punti. Il punteggio è la media delle partite; una senza risultato vale zero.
match-luck = Senza fortuna: lo stesso confronto, togliendo da ogni vittoria quello che hanno dato le carte.
match-luck-later = Quanto abbia contato la fortuna si calcola quando l’incontro è finito per tutti.
match-counts-not = Senza account giochi fuori classifica.
match-share = Copia il link a questo incontro
match-share-help = Chi ha il link può giocare.
match-device = Questo incontro è su questo dispositivo: lo giochi contro bot di tutte e otto le forze. Per gli incontri con altre persone e per quello della settimana serve un server.
match-make = Organizza un incontro privato
match-make-go = Organizza l’incontro
match-length = Aperto per
match-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
match-own = I tuoi incontri privati
match-none = Non ne hai ancora organizzati né giocati.
match-no-week = Al momento non c’è un incontro della settimana.
match-all = Tutti gli incontri
match-next = La prossima settimana: { $game }
match-earlier = Settimane precedenti
match-season = Le ultime dodici settimane
match-season-help = La somma dei punteggi di tutti gli incontri finiti per tutti.
match-season-none = Nessun incontro della settimana è ancora finito per tutti.
match-weeks = { $count ->
    [one] 1 incontro
   *[other] { $count } incontri
}
match-about = Informazioni su questo incontro
match-commitments = Le carte di ogni partita derivano da un segreto su cui il server si è impegnato prima della prima carta. Vengono pubblicati tutti insieme quando l’incontro è finito per tutti. Gli impegni:
match-secrets = Questo incontro è aperto. Il segreto di ogni partita, e l’impegno pubblicato prima:

# La sala d’attesa
lobby-seek = Trova qualcuno con cui giocare
lobby-seek-help = Ti siedi con qualcuno che vuole giocare alla stessa cosa. Se non c’è ancora nessuno, si apre un tavolo a cui altri possono unirsi; dopo un po’ puoi iniziare con i bot.
lobby-games = Uno di questi giochi
lobby-any = indifferente
lobby-seek-go = Trova un tavolo
lobby-here = { $count ->
    [one] 1 persona è qui
   *[other] { $count } persone sono qui
}
lobby-watch = Partite da guardare

# Per chi gestisce il server
operators-title = Gestione del server
operators-figure = { $figure ->
    [reports] segnalazioni aperte
    [people] persone
    [kept] account
    [banned] escluse
    [waiting] tavoli in attesa
    [running] partite in corso
    [over] tavoli conclusi
   *[finished_today] partite finite oggi
}
operators-reports = Segnalazioni
operators-no-reports = Nessuno ha segnalato nulla.
operators-by = segnalato da { $name }
operators-others = { $count ->
    [one] e un’altra segnalazione
   *[other] e altre { $count } segnalazioni
}
operators-table = tavolo
operators-handled = Fatto
operators-ban = Escludi
operators-unban = Riammetti
operators-mute = Niente chat per { $days } giorni
operators-unmute = Permetti di nuovo la chat
operators-password = Crea un link per la password
operators-password-made = Per { $name }, per impostare una nuova password una volta sola, entro un’ora:
operators-people = Persone
operators-find = Cerca
operators-nobody = Nessuno ha un nome simile.
operators-tables = Tavoli
operators-close = Chiudi la partita
operators-remove-circle = Cancella la cerchia
operators-no-tables = Nessun tavolo.
operators-reason = Motivo
operators-reason-why = Per la prossima misura. Le persone interessate possono leggerlo.
operators-remove-chat = Rimuovi
operators-measures = Misure prese
operators-no-measures = Ancora nessuna.
operators-measure = { $kind ->
    [ban] { $name } è escluso:
    [unban] { $name } è riammesso:
    [mute] niente chat per { $name }:
    [unmute] { $name } può di nuovo scrivere:
    [link] un link per la password per { $name }
    [close] chiusa la partita { $name }:
    [delete] cancellato il tavolo { $name }:
    [chat] rimosso un messaggio di { $name }:
    [circle] cancellata la cerchia { $name }:
    [handled] esaminate le segnalazioni su { $name }
    [appoint] { $name } ora gestisce il server
   *[dismiss] { $name } non gestisce più il server
}

# What own decisions lose
losses-title = Quanto perdono le mie decisioni
losses-help = Un allenatore confronta ogni tua decisione con la migliore per ciò che potevi sapere allora, e somma quanto hai ceduto. Lo vedi solo tu.
losses-rating = Valutazione { $rating }
losses-mean = di una vittoria a partita, in media su { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
losses-chart = { $game }: quanto hanno perso le tue decisioni in { $games } partite. La media delle ultime è passata da { $first } a { $last }.
losses-line = Ogni punto è una partita; la linea è la media di al massimo { $games }.
losses-trend = Le ultime { $games }: { $now }; prima: { $before }.
losses-tip = { $day }: { $lost }
losses-themes = Per tema, a partita
losses-theme = { $theme } ({ $slips ->
    [one] 1 errore
   *[other] { $slips } errori
})
losses-smaller = perdite minori
losses-one-by-one = Partita per partita
losses-game = Partita
losses-lost = Perso
losses-running = { $done } di { $games } partite analizzate
losses-go = { $games ->
    [one] Fai analizzare 1 partita
   *[other] Fai analizzare { $games } partite
}
