# Che cosa mostra un link prima di essere aperto, che cosa si incorpora in altre pagine, e l’app sul telefono.
preview-start = Giochi da tavolo da tempo fuori catalogo, da giocare con gli amici, contro i bot o da soli.
preview-game-title = { $game }: le regole, e partite contro bot e persone
preview-open-title = { $game }: { $seats ->
    [one] un posto è libero
   *[other] { $seats } posti sono liberi
}
preview-open = Siediti e gioca.
preview-waiting-title = { $game }: si sta per cominciare
preview-waiting = Tutti i posti sono occupati; la partita comincia fra un momento.
preview-running-title = { $game }: una partita in corso
preview-running = Segui la partita mossa per mossa.
preview-over-title = { $game }: { $result }
preview-over = { $outcome ->
    [won] Vittoria di { $winners }. Rivedi la partita mossa per mossa.
    [shared] Vittoria condivisa: { $winners }. Rivedi la partita mossa per mossa.
   *[stopped] Interrotta prima della fine. Rivedi la partita mossa per mossa.
}
preview-position-title = Trova la mossa: { $game }
preview-position-day-title = Posizione del { $day }: { $game }
preview-deal-title = { $game }: partita del { $day }
preview-deal = Tutti ricevono le stesse carte e un solo tentativo. Fin dove arrivi?
preview-challenge-title = { $game }: una sfida
preview-challenge = { $name } ha giocato questa partita e ti sfida a fare di meglio.
preview-challenge-anonymous = Gioca la stessa partita, e fai di meglio.
preview-match-title = { $game }: un incontro di { $deals } partite
preview-match-week-title = { $game }: incontro della settimana dal { $day }
preview-match = { $name } ha organizzato questo incontro: le stesse partite per tutti, quando si ha tempo.
preview-match-anonymous = Le stesse partite per tutti, quando hai tempo. Fin dove arrivi?
preview-person = { $games ->
    [one] Una partita giocata, { $won } vinta.
   *[other] { $games } partite giocate, { $won } vinte.
}
preview-seat-free = libero

embed-open = Apri questa pagina
embed-first = Inizio
embed-back = Indietro
embed-next = Avanti
embed-last = Fine
embed-ply = Mossa { $ply } di { $plies }
embed-final = La fine

app-resume = Continua a giocare
app-screenshot-home = La prima pagina
app-screenshot-table = Un tavolo
