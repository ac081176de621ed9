# What every game and page shares.
you = You
bot-name = { bot-short } ({ $bot })
bot-badge = Bot, strength: { $bot }
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

# How well bots play, from the weakest to the strongest.
strength-random = Random
strength-novice = Novice
strength-level1 = Beginner
strength-learner = Learner
strength-level2 = Casual
strength-greedy = Solid
strength-amateur = Amateur
strength-level3 = Skilled
strength-level4 = Strong
strength-regular = Regular
strength-level5 = Expert
strength-seasoned = Seasoned
strength-level6 = Master
strength-adept = Adept
strength-net = Veteran
strength-champion = Champion
strength-grandmaster = Grandmaster

play-welcome = { $game }. Type a number or a move; h for help, q to quit.
play-prompt = Your move:
play-help =
    Type a move or its number to play it.  ? MOVE says what a move would do, or which rule forbids it.
    u undoes your last move, as long as nothing hidden has come to light since.  q saves the game and quits.
    hint gives you a hint, and more of it each time you type it.
play-no-undo = There is nothing to undo: something hidden has come to light since, or somebody else has moved.
play-foreseen = { $move } is legal. As far as can be foreseen:
play-saved = Saved in { $file }. To continue: { $command }
play-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-winners = { $you ->
    [yes] You win
   *[no] { $winners } { $count ->
        [one] wins
       *[other] share the win
    }
}
play-shared = Level at { $points } points: the win is shared.

notation-title = Notation of moves

reason-not_a_move = there is no such move in this game
reason-game_over = the game is over
reason-not_asked = this seat has nothing to decide right now
