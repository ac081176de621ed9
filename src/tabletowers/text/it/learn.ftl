# Le regole con parole nostre, le introduzioni e ciò che serve per imparare.
learn-title = Impara i giochi
learn-lead = Ogni gioco ha una breve introduzione, in cui fai tu le prime mosse, e il regolamento completo.
learn-intro = Introduzione
learn-rules = Le regole
learn-start = Comincia l’introduzione
learn-next = Avanti
learn-again = Ricomincia
learn-play = Gioca una partita vera
learn-glossary = Glossario
learn-credits = Riconoscimenti
learn-reconstructed = Che cosa abbiamo ricostruito
learn-step = Passo { $step } di { $steps }
learn-try = Si potrebbe fare anche così, ma per ora segui il testo.
learn-example = Esempio
learn-credits-text =
    Clocktowers è di Alan R. Moon e Aaron Weissblum (Jolly Roger Games, 2004), Old Town di Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel di Reiner Knizia (Hans im Glück, 2005). Le idee sono loro. I testi, i disegni e il programma di questa pagina sono nostri; niente è copiato dalle edizioni pubblicate.
    I caratteri sono Fraunces e Inter, entrambi con licenza Open Font License.

intro-clocktowers-1 = Questa è la tua via. Hai in mano tre carte. Comincia una nuova torre con il piano con il gatto: clicca sulla carta, poi sul posto vuoto.
intro-clocktowers-2 = Alla fine di ogni turno si pesca. I tre mazzi sono scoperti, quindi scegli tu che cosa pescare. Pesca il tetto.
intro-clocktowers-3 = Anche il tuo avversario ha costruito. Ora metti l’orologio sulla tua torre. Da adesso le si può aggiungere solo un tetto.
intro-clocktowers-4 = Questa volta pesca un piano.
intro-clocktowers-5 = La prima torre di ogni colore deve essere alta uno o due piani, e la tua è alta uno. Metti il tetto.
intro-clocktowers-6 = Completa! Ci abitano un gatto e un topo, quindi vale 3 punti. Senza animali ne varrebbe 5, con soli gatti 4, con soli topi 2. La prossima torre di questo colore, di chiunque sia, deve avere un piano in più. Pesca ancora.
intro-clocktowers-7 = Il gioco è tutto qui: costruire, mettere il tetto all’altezza giusta, tenere lontani i topi. Quando i mazzi e le mani sono vuoti, vince chi ha più punti.
intro-oldtown-1 = Una città è scomparsa, e i telegrammi raccontano dove sorgevano i suoi edifici. Per prima cosa ognuno ne prende due per sé. Prendi lo sceriffo.
intro-oldtown-2 = E l’albergo.
intro-oldtown-3 = Questo indizio parla di un solo edificio. Passaci sopra, e i lotti che consente si illuminano. Giocalo: su ogni lotto ancora possibile va un segnalino, e quelli che non servono sono punti per te.
intro-oldtown-4 = Questo indizio lega un edificio a uno dei tuoi. Giocalo con l’albergo: i lotti che non vanno più bene perdono i segnalini, e ogni segnalino che togli dalla mappa è un punto.
intro-oldtown-5 = Quando a un edificio resta un solo lotto, viene collocato lì, e spesso altri lo seguono. Quando sedici edifici sono al loro posto, vince chi ha più punti.
intro-babel-1 = Otto meraviglie, tre dischi su ognuna. Alla Statua di Zeus scegli la nave con il 3: per costruirla servono tre carte nave.
intro-babel-2 = Tutti hanno fatto un’offerta segreta, e ora le offerte sono scoperte. Invita Anna: gli invitati mettono una parte per ogni loro carta, tu metti il resto e prendi il disco.
intro-babel-3 = Ora costruisce un altro. Quante carte offri? Se ricevi l’invito, le tue parti vanno sulla meraviglia. Se la tua offerta viene rifiutata, riprendi le carte e fai un punto per ognuna. Sigilla un’offerta di 1.
intro-babel-4 = Con il terzo disco una meraviglia assegna i punti: a chi ha più parti, a chi viene secondo e qualcosa a tutti gli altri. La partita finisce con l’ultimo disco di un seme. Alla fine danno punti i dischi dello stesso seme.

rules-clocktowers-goal-title = Lo scopo
rules-clocktowers-goal = Si costruiscono torri dell’orologio con le carte. Contano solo le torri complete: uno o più piani, un orologio, un tetto. Il valore di una torre dipende dagli animali che ospita. Vince chi ha più punti.
rules-clocktowers-cards-title = Le carte
rules-clocktowers-cards = 66 carte: 28 piani, semplici o doppi, di cui dieci con un gatto e otto con un topo; 18 orologi, di cui nove con un topo; 20 tetti, quattro per ognuno dei cinque colori.
rules-clocktowers-setup-title = Preparazione
rules-clocktowers-setup =
    Ognuno comincia con un piano con il gatto, un piano con il topo e un orologio con il topo. Con gli altri piani, orologi e tetti si formano tre mazzi mescolati; cinque piani e tre tetti si tolgono senza guardarli. I mazzi sono scoperti: di ognuno si vede la carta in cima.
    In due i mazzi hanno 19 piani, 16 orologi e 17 tetti; in tre 17, 15 e 17; in quattro 15, 14 e 17.
rules-clocktowers-turn-title = Un turno
rules-clocktowers-turn = Costruisci con una carta della tua mano, o scartane una coperta. Poi pesca la carta in cima a un mazzo a scelta. Finché ci sono carte nei mazzi, all’inizio di ogni turno ne hai tre.
rules-clocktowers-build-title = Costruire
rules-clocktowers-build =
    Un piano comincia una nuova torre o va su una delle tue torri che non ha ancora l’orologio. Puoi avere quante torri vuoi.
    Un orologio va su una torre fatta di soli piani. Dopo non si possono più aggiungere piani.
    Un tetto va su una torre con l’orologio, se l’altezza è giusta. A quel punto la torre è completa e non vi si aggiunge più niente.
rules-clocktowers-build-example = Hai in mano un piano con il gatto, un orologio e un tetto verde. Il piano comincia una torre; al turno dopo ci va l’orologio, e a quello dopo ancora il tetto, se la prossima torre verde può essere alta uno. Una torre con soli gatti: 4 punti.
rules-clocktowers-height-title = L’altezza giusta
rules-clocktowers-height = L’altezza è il numero dei piani; una carta doppia vale due piani, un orologio nessuno. La prima torre di un colore, fra quelle di tutti, è alta uno o due. Ogni torre successiva di quel colore, di chiunque sia, ha esattamente un piano in più della precedente.
rules-clocktowers-height-example = Anna completa una torre rossa alta 2. La prossima rossa dev’essere alta 3. Ben, che ne ha una alta 2, deve aggiungere un piano prima dell’orologio, o trovare un altro tetto.
rules-clocktowers-end-title = Fine della partita
rules-clocktowers-end =
    Quando tutti i mazzi sono esauriti non si pesca più e si giocano le carte in mano, una per turno. La partita finisce quando tutte le mani sono vuote.
    I turni sono 58 in tutto; in tre o in quattro, i primi a giocare ne hanno uno in più degli altri.
rules-clocktowers-score-title = Punteggio
rules-clocktowers-score =
    Una torre completa vale 5 punti se è senza animali, 4 con soli gatti, 3 con gatti e topi, 2 con soli topi. Il loro numero non importa; conta anche il topo su un orologio. A parità di punti vince chi ha il topo più in alto, poi chi ha il gatto più in alto; altrimenti la vittoria è condivisa.
    Per lo spareggio contano solo le torri complete. L’animale di una carta doppia sta al piano superiore; un orologio non è un piano.
rules-clocktowers-score-example = Un piano con il gatto, uno con il topo e un orologio semplice: 3 punti. Con un piano semplice al posto di quello con il topo: 4. Se però l’orologio ha un topo, si torna a 3.
rules-clocktowers-secret-title = Che cosa si sa
rules-clocktowers-secret = Tutti vedono che cosa si pesca. Sono segreti solo gli scarti coperti, l’ordine dei mazzi e le carte tolte all’inizio. Perciò il tavolo ti mostra quali carte hanno gli altri, e segna con un punto interrogativo quelle che potrebbero avere scartato.

rules-oldtown-goal-title = Lo scopo
rules-oldtown-goal = Sedici edifici su diciotto vanno collocati su sedici lotti, come dicono gli indizi. Chi toglie un segnalino dalla mappa fa un punto. Vince chi ha più punti.
rules-oldtown-map-title = La mappa
rules-oldtown-map = Quattro file di quattro lotti. Main St, la ferrovia e Cemetery Rd vanno da ovest a est, Dalton Rd e Cavendish St da nord a sud. Ogni lotto ha l’ingresso su un lato. Il prato dei bisonti è a nord-ovest, il cimitero a sud-ovest, il deserto a sud-est.
rules-oldtown-words-title = Vicini
rules-oldtown-words = Due lotti sono confinanti se in mezzo non c’è niente: 2 e 3, 6 e 7, 10 e 11, 14 e 15. Sono di fronte se sono vicini ma li separa una strada o la ferrovia. Gli ingressi si guardano fra 1 e 5, 3 e 7, 9 e 10, 11 e 12.
rules-oldtown-setup-title = Preparazione
rules-oldtown-setup = Ognuno riceve due indizi A e due C e sceglie due edifici. Gli indizi B formano il mazzo comune; in tre vi si mettono sopra tre indizi A, in due ciascuno ha anche un mazzo personale di sei indizi A e C.
rules-oldtown-turn-title = Un turno
rules-oldtown-turn =
    Se hai meno di due edifici, prendine uno che non è di nessuno. Poi gioca un indizio, oppure scartane due. Chi non può fare né l’una né l’altra cosa passa. Infine pesca un indizio, o due se hai passato.
    Se gli edifici di nessuno non sono più dei giocatori, soltanto chi non ne ha ne prende uno. In due ogni carta si pesca dal mazzo comune o da quello personale, a scelta.
rules-oldtown-clue-title = Giocare un indizio
rules-oldtown-clue =
    Gli indizi A parlano di un edificio preciso, i B di uno dei tuoi, che nomini tu. Se l’edificio è sulla mappa, i suoi segnalini sugli altri lotti vengono tolti. Altrimenti si mette un segnalino su ogni lotto dell’indizio ancora possibile; quelli che restano dei suoi cinque sono punti tuoi.
    Gli indizi C legano un edificio a uno dei tuoi. A entrambi restano solo i lotti che formano una coppia consentita.
    Un lotto è possibile se il resto della città può ancora trovare posto. Un edificio con un solo lotto possibile viene collocato lì, e i suoi segnalini sono punti.
rules-oldtown-clue-example = L’indizio mette lo sceriffo su uno di quattro lotti, di cui uno è occupato. Tre segnalini vanno sulla mappa, due avanzano: 2 punti.
rules-oldtown-pair-title = Un indizio su due edifici
rules-oldtown-pair = Un indizio C lascia a entrambi gli edifici solo i lotti che formano una delle sue coppie con un lotto dell’altro. Un edificio che non è ancora sulla mappa riceve adesso i suoi segnalini.
rules-oldtown-pair-example = L’indizio dice che la banca confinava con il tuo edificio, e tu nomini il saloon. Il saloon ha segnalini su 6 e 10, la banca su 7 e 12. Solo 6 e 7 sono una coppia: i segnalini su 10 e 12 vengono tolti, entrambi gli edifici vengono collocati e anche i loro ultimi segnalini vengono tolti. 4 punti.
rules-oldtown-cannot-title = Che cosa non si può giocare
rules-oldtown-cannot =
    Un indizio che non cambierebbe niente conferma soltanto; uno che non va bene per nessun lotto contraddice; uno che richiederebbe più di cinque segnalini, o un quarto segnalino su un lotto, è bloccato. Nessuno di questi si può giocare. Due indizi che confermano o contraddicono si possono scartare: in cambio togli dalla mappa un segnalino a scelta per un punto, se la città resta possibile.
    Gli indizi bloccati non si possono scartare, e senza un edificio tuo non puoi né giocare né scartare indizi B e C.
rules-oldtown-cannot-example = I segnalini dello sceriffo sono su 2 e 3. Un indizio che lo mette a nord di Main St conferma soltanto. Uno che lo mette ai margini del deserto contraddice. Si possono scartare insieme per un segnalino a scelta.
rules-oldtown-chain-title = Una cosa tira l’altra
rules-oldtown-chain =
    Quando un edificio viene collocato, gli altri segnalini sul suo lotto vengono tolti. Se così a un altro edificio resta un solo lotto, viene collocato anche quello, e così via. Tutti quei punti sono tuoi.
    Un edificio collocato non è più di nessuno.
rules-oldtown-chain-example = Il saloon viene collocato sul lotto 6, dove c’è anche un segnalino della banca, che viene tolto. L’ultimo segnalino della banca è sul 7: la banca viene collocata lì, e anche questo segnalino è un punto.
rules-oldtown-end-title = Fine della partita
rules-oldtown-end = La partita finisce appena viene collocato il sedicesimo edificio, oppure quando tutti, uno dopo l’altro, hanno passato senza pescare. Quando sedici edifici sono sulla mappa, gli altri due sono fuori dal gioco.
rules-oldtown-options-title = Varianti
rules-oldtown-options = Di norma i segnalini diventati impossibili vengono tolti automaticamente. Nella variante in cui restano finché qualcuno non li contesta, tutti devono stare attenti; una contestazione giusta vale un punto. Gli indizi giocati non si possono riguardare, a meno che il tavolo lo permetta.
rules-oldtown-reconstructed = L’immagine del tabellone stampato non era disponibile. La mappa è stata ricostruita dalle carte indizio, ognuna delle quali dice quanti lotti consente, e dalle otto soluzioni stampate, con cui concorda. Quattro errori di stampa nelle carte e tre rompicapi stampati sono stati corretti, e segnalati dove compaiono.

rules-babel-goal-title = Lo scopo
rules-babel-goal = Insieme si costruiscono otto meraviglie del mondo. Danno punti le parti sulle meraviglie complete, i dischi dello stesso seme e le offerte rifiutate. Vince chi ha più punti.
rules-babel-pieces-title = Il materiale
rules-babel-pieces = 100 carte costruzione, 25 per seme. 24 dischi, sei per seme, con i numeri 3, 3, 4, 4, 5 e 6. 15 carte azione. Nella variante con i dischi a due semi, quattro di questi, che richiedono carte di due semi, sostituiscono i dischi da 5.
rules-babel-setup-title = Preparazione
rules-babel-setup = Su ogni meraviglia ci sono tre dei 24 dischi; ognuno mostra un seme (cammello, nave, gru, muratore) e quante carte ne servono. Ognuno comincia con quattro carte costruzione e una carta scambio.
rules-babel-turn-title = Un turno
rules-babel-turn =
    Passa o costruisci. Se passi, peschi due carte e gli altri una. Se costruisci, scegli un disco.
    Quando il mazzo è esaurito, le carte giocate si mescolano e formano il nuovo mazzo.
rules-babel-offer-title = Offerte
rules-babel-offer = Tutti gli altri decidono in segreto quante carte del seme del disco offrire: al massimo quante ne indica il disco, oppure niente. Con almeno una carta si può aggiungere la carta scambio. Le offerte si scoprono tutte insieme.
rules-babel-offer-example = Il disco mostra cammello 5 e tu hai tre cammelli. Puoi offrirne da zero a tre; con almeno uno anche la carta scambio.
rules-babel-invite-title = Inviti
rules-babel-invite = Scegli chi invitare. Ogni invitato porta tutta la sua offerta; al massimo uno può avere la carta scambio; insieme non possono portare più di quanto richiede il disco. Tu aggiungi dalla tua mano esattamente ciò che manca. Puoi anche rinunciare.
rules-babel-invite-example = Il disco richiede 4 navi. Anna ne offre 2, Ben 3 con la carta scambio. Inviti Anna e ne giochi 2: due parti a testa, e il disco è tuo. Ben riprende le carte e fa 3 punti.
rules-babel-success-title = Quando si costruisce
rules-babel-success = Metti sulla meraviglia una parte per ogni tua carta, e ogni invitato una per ognuna delle sue. L’invitato con la carta scambio non ne mette: quelle parti le metti tu, ma il disco lo prende lui. Altrimenti lo prendi tu. Chi ha offerto e non è stato invitato riprende le carte e fa un punto per ognuna. Poi tutti pescano una carta.
rules-babel-success-example = Il disco richiede 4 navi. Inviti Ben, che ne offre 3 con la carta scambio, e ne giochi 1. Tutte e quattro le parti le metti tu, Ben prende il disco. Anna, che ne aveva offerte 2, le riprende e fa 2 punti.
rules-babel-wonder-title = Una meraviglia è completa
rules-babel-wonder =
    Con il terzo disco una meraviglia assegna i punti: chi ha più parti e chi viene dopo prendono i due valori della prossima riga, chiunque altro abbia una parte prende 3. In caso di parità al primo posto, tutti i primi prendono il secondo valore e gli altri 3; in caso di parità al secondo posto, 3 a testa. Chi è di turno prende una carta azione. Ogni meraviglia vale più della precedente.
    Le righe: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Assegnati i punti, tutte le parti della meraviglia tornano ai proprietari.
rules-babel-wonder-example = La prima meraviglia: Anna ha cinque parti, Ben e Cleo tre a testa. Anna prende 8 punti, Ben e Cleo 3 a testa, perché sono pari al secondo posto. Se anche Ben ne avesse cinque, lui e Anna prenderebbero 4 punti a testa e Cleo 3.
rules-babel-end-title = Fine della partita
rules-babel-end =
    La partita finisce appena viene costruito l’ultimo disco di un seme. Le meraviglie incompiute con delle parti valgono 10, 5 e 3. I dischi dello stesso seme, da uno a sette, valgono 0, 5, 10, 20, 30, 40, 50.
    Poi si aggiungono le carte azione che danno punti da sole. La partita finisce anche dopo un giro intero in cui nessuno ha costruito né pescato.
rules-babel-end-example = Quattro navi, due gru e un cammello: 20 + 5 + 0 = 25 punti.
rules-babel-actions-title = Carte azione
rules-babel-actions =
    Cambio di carte: cambi da una a cinque carte. Pesca tre: peschi tre carte. Jolly: quando inviti, vale due carte mancanti. Doppio turno: due turni di fila. Premio di consolazione: 3 punti a carta invece di 1. Premio dischi: alla fine, 1 punto per disco. Cinque punti: alla fine.
    I cambi di carte sono tre, le altre carte due per tipo. Tutti vedono quante ne hai, nessuno vede quali. Cambio di carte e pesca tre si giocano quando decidi se passare o costruire, che cosa offrire o chi invitare; il doppio turno, al posto di uno semplice. A chi si vede rifiutare l’offerta e ha una carta azione qualsiasi si chiede se usa il premio di consolazione, così nessuno scopre chi ce l’ha.
rules-babel-reconstructed = Il regolamento non ripete ciò che è stampato sul tabellone e sui componenti. I valori dei dischi, le righe della tabella delle meraviglie dopo la prima, gran parte della tabella dei dischi e il numero di carte azione di ogni tipo vengono da recensioni o sono ricostruiti da noi. Chi ospita un tavolo può sostituire tutto con i numeri di una copia vera.

glossary-tower-title = Torre
glossary-tower = Piani, un orologio e un tetto uno sull’altro.
glossary-wanted-title = Altezza richiesta
glossary-wanted = Quanto deve essere alta la prossima torre di un colore.
glossary-lot-title = Lotto
glossary-lot = Uno dei sedici terreni della mappa di Old Town.
glossary-marker-title = Segnalino
glossary-marker = Un dischetto di legno che dice: l’edificio può stare qui.
glossary-settle-title = Collocare
glossary-settle = Il posto di un edificio è trovato: la sua tessera va sulla mappa.
glossary-disc-title = Disco
glossary-disc = Una tavoletta d’argilla di una meraviglia: mostra un seme e un numero di carte.
glossary-offer-title = Offerta
glossary-offer = Carte che qualcuno metterebbe nella costruzione di un altro.
glossary-trade-title = Carta scambio
glossary-trade = Con questa carta un invitato prende il disco e lascia le parti a chi costruisce.
