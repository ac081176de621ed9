# Le regole con parole nostre, le introduzioni e ciò che serve per imparare.
learn-title = Impara i giochi
learn-lead = Ogni gioco ha una breve introduzione, in cui fai tu le prime mosse, e il regolamento completo.
learn-intro = Introduzione
learn-rules = Le regole
learn-start = Comincia l’introduzione
learn-next = Avanti
learn-do-it = Fallo per me
learn-confirm = Bene. Ora scegli «{ $play }».
learn-again = Ricomincia
learn-play = Gioca una partita vera
learn-glossary = Glossario
learn-credits = Riconoscimenti
learn-reconstructed = Che cosa abbiamo ricostruito
learn-step = Passo { $step } di { $steps }
learn-try = Per ora segui il testo.
learn-example = Esempio
learn-credits-text =
    Clocktowers è di Alan R. Moon e Aaron Weissblum (Jolly Roger Games, 2004), Old Town di Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel di Reiner Knizia (Hans im Glück, 2005). Le carte stampate di Clocktowers sono di Jacob Elijah Walker. Le idee sono degli autori. I testi, i disegni e il programma di queste pagine sono nostri; niente è copiato dalle edizioni pubblicate.
    I caratteri sono Fraunces e Inter, entrambi con licenza Open Font License.
learn-search = Cerca nelle regole
learn-search-none = Nelle regole non c’è niente che corrisponda alla ricerca.
learn-synonyms =
    primo giocatore, giocatore iniziale: comincia, inizia
    mazzo di pesca, pila di pesca: mazzo, mazzi
    mazzo degli scarti, pila degli scarti, scarti: scarta
    punti vittoria, punteggio: punti
    fine della partita, fine del gioco, fine partita: finisce, conclu, termina
    avversari, altri giocatori, giocatori: altri
    pareggio, spareggio: parità
    vincitore, vincitrice: vince
    carte in mano: mano
learn-printed = Con le parole del regolamento stampato
learn-rulebook = Che cos’altro c’è nella scatola e nel regolamento
learn-rulebook-clocktowers =
    Il gioco stampato è per due, tre o quattro giocatori dai sette anni in su e dura circa mezz’ora. Le carte le ha disegnate Jacob Elijah Walker. Il regolamento italiano aggiunge un sottotitolo, «Torri dell’Orologio».
    Su un tavolo vero le carte di una torre si sovrappongono in parte, dal basso verso l’alto, in modo che sembri una torre; qui è disegnata come tale.
learn-rulebook-oldtown =
    Il gioco stampato è per uno, due, tre o quattro giocatori dai 10 ai 99 anni. Nella scatola ci sono una mappa, 18 edifici, 90 segnalini, 60 carte indizio e quattro segnalini che segnano i punti su una pista; qui i punti stanno accanto ai nomi.
    La storia: di una città piena di vita alla fine dell’Ottocento restano solo le rovine. Come archeologi, i giocatori raccolgono quello che si sa ancora della città fantasma, e chi contribuisce a ricostruirla fa punti. A ogni partita ne viene fuori una città diversa.
    La cifra gialla in alto a destra su una carta stampata dice quanti lotti permette quando la mappa è vuota: 4 su una carta A, 7 o 8 su una B, 8+8 su una C, per i suoi due edifici. Qui li mostra la piccola mappa su ogni carta.
    Stephan Riedel ringrazia Guenter Cornett e Andy Merritt per il loro aiuto.
learn-rulebook-babel =
    Nella scatola ci sono un tabellone, 100 carte costruzione, 28 dischi, 15 carte azione, cinque carte scambio, cinque colonne e 20 parti in ognuno dei cinque colori. Una delle tue parti fa da segnapunti sul percorso, e un indicatore nella tabella delle meraviglie mostra quanto dà la prossima.
    Chi costruisce mette la propria colonna sulla meraviglia e vi posa sopra il disco scelto, così tutti vedono che cosa serve. Qui lo dice la pagina.

glossary-tower-title = Torre
glossary-tower = Uno o più piani, un orologio e un tetto, uno sopra l’altro. Nel regolamento stampato: «Torre dell’Orologio».
glossary-wanted-title = Altezza richiesta
glossary-wanted = Quanto deve essere alta la prossima torre di un colore.
glossary-lot-title = Lotto
glossary-lot = Uno dei sedici terreni della mappa di Old Town. Nel regolamento stampato: «area».
glossary-marker-title = Segnalino
glossary-marker = Un dischetto di legno che dice: l’edificio può essere stato qui. Nel regolamento stampato: «marker».
glossary-settle-title = Collocare
glossary-settle = Il posto di un edificio è trovato: la sua tessera va sulla mappa.
glossary-disc-title = Disco
glossary-disc = Una tavoletta d’argilla su una meraviglia: mostra un seme e quante carte servono. Nel regolamento stampato: «disco di costruzione».
glossary-offer-title = Offerta
glossary-offer = Carte con cui qualcuno contribuirebbe alla costruzione di un altro.
glossary-trade-title = Carta scambio
glossary-trade = Con questa carta un invitato prende il disco e lascia le parti a chi costruisce.
