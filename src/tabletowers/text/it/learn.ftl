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
    Clocktowers è di Alan R. Moon e Aaron Weissblum (Jolly Roger Games, 2004), Old Town di Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel di Reiner Knizia (Hans im Glück, 2005). Le idee sono loro. I testi, i disegni e il programma di queste pagine sono nostri; niente è copiato dalle edizioni pubblicate.
    I caratteri sono Fraunces e Inter, entrambi con licenza Open Font License.

glossary-tower-title = Torre
glossary-tower = Uno o più piani, un orologio e un tetto, uno sopra l’altro.
glossary-wanted-title = Altezza richiesta
glossary-wanted = Quanto deve essere alta la prossima torre di un colore.
glossary-lot-title = Lotto
glossary-lot = Uno dei sedici terreni della mappa di Old Town.
glossary-marker-title = Segnalino
glossary-marker = Un dischetto di legno che dice: l’edificio può essere stato qui.
glossary-settle-title = Collocare
glossary-settle = Il posto di un edificio è trovato: la sua tessera va sulla mappa.
glossary-disc-title = Disco
glossary-disc = Una tavoletta d’argilla su una meraviglia: mostra un seme e quante carte servono.
glossary-offer-title = Offerta
glossary-offer = Carte con cui qualcuno contribuirebbe alla costruzione di un altro.
glossary-trade-title = Carta scambio
glossary-trade = Con questa carta un invitato prende il disco e lascia le parti a chi costruisce.
