# Was alle Spiele und Seiten teilen.
you = Du
bot-name = Bot { $number } ({ $bot })

play-welcome = { $game }. Eine Zahl oder ein Zug; h hilft, q hört auf.
play-prompt = Dein Zug:
play-help =
    Eine Zahl oder ein Zug in Notation spielt ihn.  ? ZUG sagt, was ein Zug bewirkt oder welche Regel ihn verbietet.
    u nimmt deine letzte Entscheidung zurück, solange seitdem nichts aufgedeckt wurde.  q speichert und hört auf.
play-no-undo = Nichts lässt sich zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders hat entschieden.
play-foreseen = { $move } ist möglich. Absehbar ist:
play-saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
play-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-winners = Gewonnen: { $winners }

reason-not_a_move = das ist kein Zug dieses Spiels
reason-game_over = das Spiel ist zu Ende
reason-not_asked = dieser Platz hat jetzt nichts zu entscheiden
