# What every game and page shares.
you = You
bot-name = Bot { $number } ({ $bot })

play-welcome = { $game }. Type a number or a move; h for help, q to leave.
play-prompt = Your move:
play-help =
    A number or a move in notation plays it.  ? MOVE says what a move would do, or which rule forbids it.
    u takes your last decision back, as long as nothing came to light since.  q saves the game and leaves.
play-no-undo = Nothing can be taken back: something came to light since, or somebody else has decided.
play-foreseen = { $move } is possible. What can be foreseen:
play-saved = Saved in { $file }. Go on with: { $command }
play-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-winners = Won by: { $winners }

reason-not_a_move = this is no move of the game
reason-game_over = the game is over
reason-not_asked = this seat has nothing to decide now
