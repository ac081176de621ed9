# Old Town da soli: i passi di una dimostrazione, i suggerimenti, il foglio stampato, il rompicapo nel terminale.

puzzle-the = { $building ->
    [bank] la banca
    [barber] il barbiere
    [blacksmith] il fabbro
    [casino] il casinò
    [church] la chiesa
    [doctor] il medico
    [hotel] l’albergo
    [jail] la prigione
    [judge] il giudice
    [laundry] la lavanderia
    [pharmacy] la farmacia
    [printer] il tipografo
    [saloon] il saloon
    [school] la scuola
    [sheriff] lo sceriffo
    [stable] la scuderia
    [stage] l’ufficio delle diligenze
   *[undertaker] il becchino
}
puzzle-and = { $first } e { $last }
puzzle-on = { $count ->
    [one] sul lotto { $lots }
   *[other] sui lotti { $lots }
}
puzzle-left = { $left_count ->
    [one] sul lotto { $left_lots }
   *[other] sui lotti { $left_lots }
}

puzzle-clue-b = { $building }: { $says }.
puzzle-b = { $card ->
    [B37] ingresso a est o a ovest
    [B38] ingresso a nord o a sud
    [B39] a nord di Main St, oppure fra la ferrovia e Cemetery Rd
    [B40] a sud di Cemetery Rd, oppure fra la ferrovia e Main St
    [B41] al limite della città, a ovest di Cavendish St
    [B42] al limite della città, a est di Dalton Rd
    [B43] al limite della città, a sud di Main St
    [B44] al limite della città, a nord di Cemetery Rd
    [B45] fra Main St e Cemetery Rd
    [B46] fra Dalton Rd e Cavendish St
    [B47] su Main St
    [B48] a sud della ferrovia
    [B49] al limite orientale o occidentale della città
    [B50] al limite settentrionale o meridionale della città
    [B51] su Dalton Rd
    [B52] su Cavendish St
    [B53] ingresso a est o a ovest
    [B54] ingresso a nord o a sud
    [B55] sul lato est di Dalton Rd o di Cavendish St
    [B56] sul lato ovest di Dalton Rd o di Cavendish St
    [B57] a est di Cavendish St o a sud di Cemetery Rd
    [B58] a ovest di Dalton Rd o ai margini del deserto
    [B59] a nord di Main St o a ovest di Dalton Rd
   *[B60] in vista del prato dei bisonti o a est di Cavendish St
}

puzzle-level = { $level ->
    [easy] facile
    [medium] medio
    [hard] difficile
   *[expert] da esperti
}
puzzle-technique = { $technique ->
    [entered] già sulla mappa
    [noted] i tuoi appunti a matita
    [clue] una carta su un edificio
    [roll_call] quali edifici sono in città
    [last_lot] un edificio con un solo lotto rimasto
    [last_building] un lotto con un solo edificio rimasto
    [partner_known] una carta su due edifici, uno dei quali è già al suo posto
    [partner] una carta su due edifici
    [own_complete] tutti i tuoi edifici
    [some_own] una carta su uno dei tuoi edifici
    [own_found] può trattarsi di un solo edificio
    [any_partner] una carta su due edifici, con più edifici tuoi possibili
    [pair] due edifici per due lotti
    [lot_pair] due lotti per due edifici
    [triple] tre edifici per tre lotti
    [lot_triple] tre lotti per tre edifici
    [own_budget] troppo pochi edifici tuoi
    [chain] se stesse qui, allora …
    [deep_chain] se stesse qui, allora …, con coppie e terne
   *[cases] se stesse qui, allora o … o …
}

puzzle-step-entered = { $the } sta { puzzle-on }, come hai segnato.
puzzle-step-noted = secondo i tuoi appunti a matita { $the } può stare solo { puzzle-on }.
puzzle-step-clue = { $card }: { $count ->
    [one] { $the } stava sul lotto { $lots }.
   *[other] { $the } stava su uno dei lotti { $lots }.
}
puzzle-step-roll_call = solo sedici edifici trovano posto. Fuori città: { $others }.
puzzle-step-last_lot = per { $the } resta solo il lotto { $lots }: sta lì.
puzzle-step-last_building = sul lotto { $lots } può stare ormai solo { $the }.
puzzle-step-partner_known = { $card }: { $others } { $many ->
    [one] è già al suo posto
   *[other] sono già al loro posto
}, quindi { $the } { $tell ->
    [only] può stare solo { puzzle-left }.
   *[not] non può stare { puzzle-on }.
}
puzzle-step-partner = { $tell ->
    [only] { $card }: { $the } può stare solo { puzzle-left }; altrove non ci sarebbe un lotto adatto per { $others }.
   *[not] { $card }: se { $the } stesse { puzzle-on }, non ci sarebbe un lotto adatto per { $others }.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card }: { $the } può stare solo { puzzle-left }; altrove nessuno dei tuoi edifici potrebbe fare coppia.
   *[not] { $card }: se { $the } stesse { puzzle-on }, nessuno dei tuoi edifici potrebbe fare coppia.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card }: fra i tuoi edifici può essere solo { $the }, e solo { puzzle-left }.
   *[not] { $card }: fra i tuoi edifici può essere solo { $the }, e non { puzzle-on }.
}
puzzle-step-own_complete-found = i tuoi edifici sono ormai tutti noti: { $others }.
puzzle-step-own_complete-left = gli edifici che possono ancora essere tuoi sono proprio i { $size } che servono: { $others }.
puzzle-step-some_own = { $card }: fra i tuoi edifici può essere solo { $the }{ $tell ->
    [nothing] .
    [only] , e solo { puzzle-left }.
   *[not] , e non { puzzle-on }.
}
puzzle-step-own_found = { $card }: può essere solo { $the }, che quindi è fra i tuoi edifici{ $tell ->
    [nothing] .
    [only] , e solo { puzzle-left }.
   *[not] , e non { puzzle-on }.
}
puzzle-step-pair = { $others } si dividono i lotti { $lots }: lì non può stare nessun altro edificio.
puzzle-step-lot_pair = { puzzle-on } possono stare solo { $others }, quindi da nessun’altra parte.
puzzle-step-own_budget-own = senza { $the }, { $size } edifici tuoi non basterebbero per { $card }: quindi { $the } è fra i tuoi edifici.
puzzle-step-own_budget-not = non sono fra i tuoi edifici: { $others }. Con uno qualsiasi di questi, { $size } edifici non basterebbero per { $card }.
puzzle-step-chain-lot = quindi { $the } non può stare { puzzle-on }.
puzzle-step-chain-own = quindi { $the } non è fra i tuoi edifici.
puzzle-step-chain-not_own = quindi { $the } è fra i tuoi edifici.

puzzle-suppose-lot = supponiamo che { $the } stia { puzzle-on }:
puzzle-suppose-own = supponiamo che { $the } sia fra i tuoi edifici:
puzzle-suppose-not_own = supponiamo che { $the } non sia fra i tuoi edifici:
puzzle-split = { $the } sta su uno dei lotti { $lots }

puzzle-link-clue = { $the } solo { puzzle-on } ({ $card })
puzzle-link-roll_call = fuori città: { $others }
puzzle-link-last_lot = { $the } solo { puzzle-on }
puzzle-link-last_building = sul lotto { $lots } solo { $the }
puzzle-link-partner = { $the } non { puzzle-on } ({ $card })
puzzle-link-own_complete = tutti i tuoi edifici: { $others }
puzzle-link-some_own = può essere solo { $the } ({ $card })
puzzle-link-own_found = { $the } è fra i tuoi edifici ({ $card })
puzzle-link-pair = { $others } si dividono i lotti { $lots }
puzzle-link-lot_pair = { puzzle-on } solo { $others }

puzzle-end-no_lot = non resta nessun lotto per { $the }
puzzle-end-no_building = non resta nessun edificio per il lotto { $lots }
puzzle-end-no_partner = { $card } non può più essere vera
puzzle-end-too_many_own = sarebbero tuoi più di { $size } edifici: { $others }
puzzle-end-too_few_own = potrebbero essere tuoi meno di { $size } edifici
puzzle-end-own_not_enough = { $size } edifici tuoi non bastano per { $card }
puzzle-end-too_many_in_town = in città ci sarebbero più di sedici edifici

puzzle-hint-look-building = Guarda questo edificio: { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Guarda il lotto { $lots }.
   *[other] Guarda i lotti { $lots }.
}
puzzle-hint-look-own = Cerca i tuoi edifici.
puzzle-hint-cards = Usa { $cards }: { $technique }.
puzzle-hint-all = Ripassa tutti gli indizi: { $technique }.
puzzle-hint-done = Ogni edificio è al suo posto. Non resta nulla da trovare.
puzzle-hint-mistake = Da qui non si va avanti: qualcosa sulla mappa non può essere giusto. Un controllo ti mostra che cosa.
puzzle-hint-open = { $count ->
    [one] Non se ne ricava altro.
   *[other] Non se ne ricava altro: le città possibili sono { $count }.
}
puzzle-hint-no_town = Nessuna città soddisfa questo rompicapo.

puzzle-check-fine = Finora non ci sono errori.
puzzle-check-lots-left = { $count ->
    [one] Un lotto è ancora vuoto.
   *[other] { $count } lotti sono ancora vuoti.
}
puzzle-check-own-left = { $count ->
    [one] Manca ancora uno dei tuoi edifici: segnalo come «mio».
   *[other] Mancano ancora { $count } dei tuoi edifici: segnali come «miei».
}
puzzle-check-own-many = { $count ->
    [one] Hai segnato un edificio di troppo come «mio».
   *[other] Hai segnato { $count } edifici di troppo come «miei».
}
puzzle-check-solved = È tutto giusto. La città è completa.
puzzle-check-entry = { $the } non può stare { puzzle-on }.
puzzle-check-mark = { $the } non sta su nessuno dei lotti che hai segnato a matita.
puzzle-check-own = { $the } non è fra i tuoi edifici.
puzzle-check-together = Ogni edificio, da solo, potrebbe stare lì, ma non tutti insieme.

puzzle-explain-unique = C’è una sola città possibile.
puzzle-explain-none = Nessuna città è possibile.
puzzle-explain-undecided = La ricerca è stata interrotta prima della fine; non è stata trovata nessuna città.
puzzle-explain-conflict = Questi indizi si contraddicono, ed è l’insieme più piccolo che lo fa:
puzzle-explain-conflict-some = Questi indizi si contraddicono, e nessuno si può togliere:
puzzle-explain-several = Sono possibili { $towns } città. Queste due sono diverse { puzzle-on }:
puzzle-explain-more = Sono possibili più di { $towns } città. Queste due sono diverse { puzzle-on }:
puzzle-explain-limit = { $towns ->
    [one] È possibile più di una città.
   *[other] Sono possibili più di { $towns } città.
}
puzzle-explain-own = I tuoi edifici: { $own }.
puzzle-explain-own-several = Con questa città i tuoi edifici possono essere diversi: { $own }.
puzzle-explain-grade = Difficoltà: { puzzle-level } ({ $number }). Il passo più difficile: { $technique }.
puzzle-explain-unproven = Le nostre tecniche non lo dimostrano passo per passo; il risolutore esatto sì.
puzzle-explain-or = oppure

puzzle-name = Rompicapo di Old Town
puzzle-name-official = Old Town, rompicapo stampato { $number }
puzzle-name-daily = Old Town, rompicapo del { $date }
puzzle-name-number = Rompicapo { $number }
puzzle-clues = Indizi
puzzle-own = I tuoi edifici
puzzle-own-hidden = { $size ->
    [one] Un edificio è tuo. Trova anche quello.
   *[other] { $size } edifici sono tuoi. Trova anche quelli.
}
puzzle-in-town = In città
puzzle-clues-one = Su un edificio
puzzle-clues-own = Sui tuoi edifici
puzzle-answer = Soluzione
puzzle-answers = Soluzioni
puzzle-north = N
puzzle-clue-count = { $count ->
    [one] 1 indizio
   *[other] { $count } indizi
}
puzzle-book = Old Town
puzzle-book-subtitle = { $count ->
    [one] Un rompicapo in solitario
   *[other] { $count } rompicapi in solitario
}
puzzle-book-how = Come si gioca
puzzle-book-rules =
    Una città del vecchio West è scomparsa e ne restano solo gli indizi. Sedici dei suoi edifici stavano sui sedici lotti, uno per lotto; fra questi, ogni edificio nominato da un indizio e ognuno dei tuoi. La tacca su un lotto è il suo ingresso.
    Ogni indizio è vero. «Il mio edificio» è uno dei tuoi: un indizio così vale per almeno uno di loro, diverso da quello che nomina. Due lotti sono confinanti se in mezzo non c’è niente; sono di fronte se sono vicini e li separa una strada o la ferrovia. Ogni rompicapo ha una sola soluzione.
puzzle-book-page = pagina { $page }
puzzle-book-answer-on = Soluzione a pagina { $page }
puzzle-unofficial = Un’edizione non ufficiale e non commerciale. Old Town è un gioco di Stephan Riedel.

puzzle-play-welcome = { $name }. Scrivi h per l’aiuto, q per uscire.
puzzle-play-prompt = Rompicapo>
puzzle-play-help =
    chiesa 9 mette la chiesa sul lotto 9;  chiesa - la toglie dalla mappa.
    chiesa? 9 10 13 segna a matita questi lotti e nessun altro;  chiesa? cancella gli appunti.
    own chiesa dice che è fra i tuoi edifici (quando sono da scoprire); ripeterlo, che non lo è.
    hint dà un suggerimento, poi uno più chiaro;  check mostra gli errori;  undo annulla;  clues mostra gli indizi.
    save [FILE] salva;  solve mostra la soluzione e la sua dimostrazione;  q salva ed esce.
puzzle-play-unknown = Comando sconosciuto: { $typed }. Scrivi h per l’aiuto.
puzzle-play-no-building = Nessun edificio si chiama { $typed }.
puzzle-play-several-buildings = { $typed } può essere: { $buildings }.
puzzle-play-no-lot = Non c’è nessun lotto { $typed }.
puzzle-play-no-undo = Non c’è nulla da annullare.
puzzle-play-saved = Salvato in { $file }. Per continuare: { $command }
puzzle-play-solved = Ecco la città! Ben fatto.
puzzle-play-not-solved = Ogni lotto è occupato, ma qualcosa non va ancora. Un controllo ti mostra che cosa.
puzzle-play-own-missing = La città è giusta. Restano da trovare i tuoi edifici.
puzzle-play-own-known = In questo rompicapo i tuoi edifici sono noti.
puzzle-play-left = Ancora da trovare: { $buildings }
