# Ciò che tutti i giochi e le pagine condividono.
you = Tu
bot-name = Bot { $number } ({ $bot })

play-welcome = { $game }. Scrivi un numero o una mossa; h per l’aiuto, q per uscire.
play-prompt = La tua mossa:
play-help =
    Un numero o una mossa in notazione la gioca.  ? MOSSA dice che cosa farebbe, o quale regola la vieta.
    u annulla la tua ultima decisione, finché nulla è stato scoperto nel frattempo.  q salva la partita ed esce.
play-no-undo = Non si può annullare nulla: qualcosa è stato scoperto, oppure ha già deciso un altro.
play-foreseen = { $move } è possibile. Si può prevedere:
play-saved = Salvata in { $file }. Per continuare: { $command }
play-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
play-winners = Vittoria: { $winners }

reason-not_a_move = non è una mossa di questo gioco
reason-game_over = la partita è finita
reason-not_asked = questo posto ora non ha nulla da decidere
