# Was alle Spiele und Seiten teilen.
you = Du
bot-name = { bot-short } ({ $bot })
bot-badge = Bot, Stärke: { $bot }
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

# Wie stark Bots spielen, vom schwächsten zum stärksten.
strength-random = Zufällig
strength-novice = Neuling
strength-level1 = Anfänger
strength-learner = Lehrling
strength-level2 = Gelegentlich
strength-greedy = Ordentlich
strength-amateur = Amateur
strength-level3 = Gut
strength-level4 = Stark
strength-regular = Geübt
strength-level5 = Experte
strength-seasoned = Erfahren
strength-level6 = Meister
strength-adept = Versiert
strength-net = Veteran
strength-champion = Champion
strength-grandmaster = Großmeister

play-welcome = { $game }. Gib eine Zahl oder einen Zug ein; h für Hilfe, q zum Aufhören.
play-prompt = Dein Zug:
play-help =
    Gib einen Zug oder seine Nummer ein, um ihn zu spielen.  ? ZUG sagt, was ein Zug bewirkt oder welche Regel ihn verbietet.
    u nimmt deine letzte Entscheidung zurück, solange seitdem nichts aufgedeckt wurde.  q speichert die Partie und hört auf.
    hint gibt dir einen Tipp, jedes Mal etwas mehr.
play-no-undo = Zurücknehmen geht nicht: Seitdem wurde etwas aufgedeckt, oder jemand anders hat entschieden.
play-foreseen = { $move } ist möglich. Absehbar ist:
play-saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
play-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-winners = { $you ->
    [yes] Du gewinnst
   *[no] { $winners } { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }
}
play-shared = Gleichstand mit { $points } Punkten: Der Sieg wird geteilt.

notation-title = Schreibweise der Züge

reason-not_a_move = diesen Zug gibt es in diesem Spiel nicht
reason-game_over = die Partie ist zu Ende
reason-not_asked = dieser Platz hat jetzt nichts zu entscheiden
