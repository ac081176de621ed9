# Wat alle spellen en pagina’s delen.
you = Jij
bot-name = { bot-short } ({ $bot })
bot-badge = Bot, sterkte: { $bot }
bot-short = { $number ->
    [1] Ida
    [2] Otto
    [3] Mia
    [4] Hugo
    [5] Lea
    [6] Nils
    [7] Zoe
    [8] Karl
   *[other] Bot { $number }
}

# Hoe sterk bots spelen, van de zwakste tot de sterkste.
strength-random = Willekeurig
strength-novice = Nieuweling
strength-level1 = Beginner
strength-learner = Leerling
strength-level2 = Gelegenheidsspeler
strength-greedy = Redelijk
strength-amateur = Amateur
strength-level3 = Goed
strength-level4 = Sterk
strength-regular = Vaste speler
strength-level5 = Expert
strength-seasoned = Ervaren
strength-level6 = Meester
strength-adept = Bedreven
strength-net = Veteraan
strength-champion = Kampioen
strength-grandmaster = Grootmeester

play-welcome = { $game }. Typ een nummer of een zet; h voor hulp, q om te stoppen.
play-prompt = Jouw zet:
play-help =
    Typ een zet of het nummer ervan om hem te spelen.  ? ZET zegt wat een zet zou doen, of welke regel hem verbiedt.
    u neemt je laatste beslissing terug, zolang er sindsdien niets bekend is geworden.  q slaat de partij op en stopt.
    hint geeft je een hint, elke keer wat meer.
play-no-undo = Terugnemen kan niet: er is sindsdien iets bekend geworden, of iemand anders heeft beslist.
play-foreseen = { $move } is mogelijk. Wat er zeker gebeurt:
play-saved = Opgeslagen in { $file }. Ga verder met: { $command }
play-points = { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
play-winners = { $you ->
    [yes] Jij wint
   *[no] { $winners } { $count ->
        [one] wint
       *[other] winnen samen
    }
}
play-shared = Gelijk met { $points } punten: de winst wordt gedeeld.

notation-title = Notatie van zetten

reason-not_a_move = zo’n zet bestaat niet in dit spel
reason-game_over = de partij is afgelopen
reason-not_asked = deze plaats hoeft nu niets te beslissen
