# Circles: people who know each other and play together. Only their pages load these texts.

# The list
circles-title = Circles
circles-help = A circle is for friends, a club, a class or a team: people with a link. Nobody else sees anything of it.
circles-new = New circle
circles-default = { $name }’s circle
circles-name = Name of the circle
circles-colour = Colour
circles-colour-value = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[purple] Purple
}
circles-make = Make the circle
circles-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
circles-invited = You are invited to this circle.
circles-left = You have left this circle. You can come back at any time.
circles-join = Join { $name }

# The board
circles-week = This week
circles-member = Member
circles-deals = Deals
circles-match = Match
circles-solved = { $done } of { $days }
circles-deals-of = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
circles-lead = { $lead } points

# Tables and matches
circles-tables = Tables
circles-no-tables = No open tables.
circles-sit = Take a seat
circles-open = Open a table
circles-open-help = Only this circle sees it. The game begins when all seats are taken.
circles-matches = Matches
circles-no-matches = No matches yet.
circles-new-match = New match
circles-match-help = Six deals for everybody in the circle, to be played within a week.

# Leagues
leagues-title = League
leagues-none = No league yet.
leagues-new = New league
leagues-help = Everyone meets everyone else once. Each round lasts several days; its games begin whenever the players like.
leagues-days = Days for each round
leagues-join = Take part
leagues-leave = Leave the league
leagues-leave-ask = Leave the league?
leagues-leave-help = You will not play your games that have not begun, and you can’t come back.
leagues-delete = Delete the league
leagues-delete-ask = Delete this league?
leagues-begin = Start the league
leagues-lacking = { $count ->
    [one] 1 more player is needed to begin.
   *[other] { $count } more players are needed to begin.
}
leagues-round = Round { $round }
leagues-until = until { $day }
leagues-all = All games
leagues-play = Play
leagues-go-on = Play on
leagues-stage = { $stage ->
    [open] open
    [waiting] waiting at the table
    [running] being played
    [over] played
    [missed] not played
   *[off] called off
}
leagues-place = Place
leagues-points = Points
leagues-record = Won, drawn, lost
leagues-left = left the league
leagues-over = over

# People and settings
circles-members = Members
circles-owner = looks after the circle
circles-here = here now
circles-away = away until { $day }
circles-link = Copy the link
circles-link-help = Anyone with this link can join.
circles-leave = Leave the circle
circles-leave-ask = Leave { $name }?
circles-leave-yes = Leave
circles-settings = Settings
circles-new-link = Make a new link
circles-new-link-help = The old link will then stop working.
circles-webhook = Webhook
circles-webhook-help = Tells a Discord channel how many seats are left at a table. A first message goes there as soon as you save it.
circles-webhook-save = Save the webhook
circles-webhook-remove = Remove the webhook
circles-hand-over = Hand the circle over to { $name }
circles-hand-over-ask = Hand the circle over to { $name }?
circles-hand-over-help = { $name } will then look after it, and you no longer will. The webhook is removed.
circles-hand-over-yes = Hand over
circles-remove = Remove { $name }
circles-remove-ask = Remove { $name } from the circle?
circles-remove-help = The circle gets a new link, and the old one stops working.
circles-remove-yes = Remove

# What went wrong
error-no_such_circle = There is no such circle, or you are not in it. Its link may have changed.
error-no_such_league = There is no such league.
error-not_owner = Only the person who looks after the circle can do that.
error-circle_full = This circle is full.
error-league_closed = This league has begun already, or is full.
error-too_few = More players are needed first.
error-too_late = This game can’t be begun any more.
