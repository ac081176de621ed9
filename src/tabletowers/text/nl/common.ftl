# Wat alle spellen en pagina's delen.
you = Jij
bot-name = Bot { $number } ({ $bot })

play-welcome = { $game }. Typ een nummer of een zet; h voor hulp, q om te stoppen.
play-prompt = Jouw zet:
play-help =
    Een nummer of een zet in notatie speelt hem.  ? ZET zegt wat een zet zou doen, of welke regel hem verbiedt.
    u neemt je laatste beslissing terug, zolang er sindsdien niets bekend werd.  q bewaart het spel en stopt.
play-no-undo = Er valt niets terug te nemen: er is sindsdien iets bekend geworden, of een ander heeft beslist.
play-foreseen = { $move } is mogelijk. Wat te voorzien is:
play-saved = Bewaard in { $file }. Ga verder met: { $command }
play-points = { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
play-winners = Gewonnen: { $winners }

reason-not_a_move = dit is geen zet van dit spel
reason-game_over = het spel is afgelopen
reason-not_asked = deze plaats heeft nu niets te beslissen
