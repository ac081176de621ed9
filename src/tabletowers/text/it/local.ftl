# Una pagina senza server: tutto avviene su questo dispositivo.
web-local = Su questo dispositivo
web-local-title = Su questo dispositivo
web-local-more = Tavoli, bot e rompicapi funzionano qui, senza server. Ogni mossa viene salvata su questo dispositivo.
web-local-unsaved = Non salvata
web-local-unkept = Questo browser non sta salvando la partita: forse è in modalità privata, o la sua memoria è piena. Puoi continuare a giocare; appena c’è di nuovo spazio, la tua prossima mossa salva tutto. Prima di chiudere la pagina, salva la partita in un file dal menu del tavolo.
web-local-everything = È tutto su questo dispositivo. Puoi giocare senza rete.
web-local-playable = I giochi sono su questo dispositivo. Puoi giocarci senza rete.
web-local-fetching = Sto scaricando i giochi per giocare senza rete: { $here } di { $all } MB
web-local-failed = Non è stato possibile scaricare tutto. Controlla la connessione e riprova.
web-local-fetch = Scarica tutto ({ $size } MB)
web-local-import = Apri una partita salvata o registrata
web-local-save = Salva in un file
web-local-newer = È pronta una versione più recente di questa pagina. Le tue partite sono salvate.
web-local-starting = Sto scaricando i giochi: { $here } di { $all } MB
web-local-starting-now = Avvio dei giochi…
error-no_webassembly = Questo browser non può eseguire i giochi: è troppo vecchio, o WebAssembly è disattivato. Aggiornalo o provane un altro. Le regole si possono leggere comunque.
error-engine_unfetched = Non è stato possibile scaricare una parte dei giochi. Controlla la connessione e riprova; quello che è arrivato resta qui.
error-file_unfetched = Per questo serve un file che non è ancora su questo dispositivo e che non è stato possibile scaricare. Riprova quando hai una connessione; da lì in poi funziona anche senza.
error-engine_broken = I giochi non si avviano su questo dispositivo. Ricarica la pagina; se non basta, chiudi altre schede per liberare memoria.
error-online_only = Può farlo solo un server, e questa pagina non ne ha. Puoi giocare contro i bot e con chi è davanti a questo dispositivo.
error-bad_save = Questo file non è né una partita salvata né la partita registrata di un tavolo, oppure è danneggiato. Salva di nuovo la partita e apri il nuovo file.
error-unreadable_table-here = Ciò che è salvato di questo tavolo è danneggiato e non si può leggere. Tutti gli altri tavoli sono intatti. Se l’hai salvato in un file, apri quel file dalla pagina iniziale.
error-other_rules-here = Questa partita è cominciata con regole diverse da quelle di questa pagina. Resta conservata così com’è: riprova dopo il prossimo aggiornamento della pagina.
error-storage-here = Questo dispositivo non è riuscito a salvare, quindi non è cambiato nulla: forse la memoria è piena, o la stessa partita è aperta in un’altra scheda. Ricarica la pagina e continua da lì.
web-local-minds = I bot non si avviano: manca una parte dei giochi, o la memoria è poca. Controlla la connessione, chiudi altre schede e ricarica la pagina. Le tue partite sono salvate.
web-local-aside = { $count ->
    [one] Un tavolo su questo dispositivo è danneggiato e non si può mostrare. Tutti gli altri sono intatti.
   *[other] { $count } tavoli su questo dispositivo sono danneggiati e non si possono mostrare. Tutti gli altri sono intatti.
}
web-local-online-title = Solo su un server
web-local-online = { $what ->
    [deals] Le partite del giorno sono uguali per tutti, perciò le può distribuire solo un server.
    [lobby] I tavoli a cui si uniscono altre persone stanno su un server.
    [people] Le pagine delle persone e le loro valutazioni stanno su un server.
    [practice] I tuoi errori tornano come esercizi solo su un server. Qui puoi analizzare ogni partita finita e riprenderla da qualsiasi posizione.
    [operators] Qui non c’è nessun server da gestire.
    [circles] Le cerchie sono su un server, dove tutti possono raggiungerle.
   *[other] Account, password, notifiche e altri dispositivi appartengono a un server. Qui nessuno deve accedere, e le tue partite restano su questo dispositivo.
}
web-local-instead = In questa pagina puoi giocare contro i bot e con chi è davanti a questo dispositivo, risolvere rompicapi e imparare i giochi. Per giocare con altri apri l’indirizzo di un server, o gestiscine uno tu: la documentazione spiega come in «Running a table for others».

# La pagina di un server che sa giocare anche da sola.
web-here-title = Partite contro i bot
web-here-more = Si giocano in questa pagina e vengono salvate su questo dispositivo: i bot rispondono senza aspettare il server, e puoi continuare anche senza connessione.
web-there-more = Si giocano sul server, così puoi continuarle su ogni tuo dispositivo e mostrarle ad altri.
web-here-choose = Gioca in questa pagina
web-there-choose = Gioca sul server
