# Wat alleen in de browser staat.

# De pagina
web-title = Tabletowers: drie bordspellen
web-skip = Naar de inhoud
web-navigation = Pagina's
web-puzzles = Puzzels
web-learn = Leren
web-language = Taal
web-theme-light = Lichte kleuren
web-theme-dark = Donkere kleuren
web-guest = Gast
web-your-name = Je naam
web-name = Naam
web-save = Bewaren
web-cancel = Annuleren
web-other-device = Ook op een ander apparaat
web-allow-notices = Waarschuw me als ik aan de beurt ben
web-no-notices = Geen berichten meer
web-notices = Berichten als je aan de beurt bent
web-notices-now = { $now ->
    [missing] Deze browser kan geen berichten tonen. Op de pagina en in de titel zie je toch wanneer je aan de beurt bent.
    [blocked] Berichten zijn voor deze pagina uitgeschakeld in de instellingen van je browser.
    [off] Je kunt bericht krijgen als je aan de beurt bent, ook als deze pagina dicht is.
    [here] Je krijgt bericht als je aan de beurt bent, zolang deze pagina ergens openstaat.
   *[on] Je krijgt bericht als je aan de beurt bent, ook als deze pagina dicht is.
}
web-device-code = Open { $address } op het andere apparaat en typ binnen tien minuten { $code }.
web-device-title = Hier verdergaan
web-device-help = Typ de code die je andere apparaat laat zien.
web-device-label = Code
web-device-go = Verder
web-reconnecting = Geen verbinding. Nieuwe poging …
web-outdated = Er is een nieuwere versie van deze pagina.
web-reload = Opnieuw laden
web-loading = De tafel wordt gedekt …
web-sorry = Dat lukte niet
web-to-home = Naar de beginpagina
web-try-again = Opnieuw proberen
web-player = Speler
web-points = Punten

# Begin
web-welcome = Drie spellen, één tafel
web-welcome-more = Bordspellen die al lang niet meer te koop zijn, om te spelen met vrienden, tegen bots of alleen. Zonder account.
web-pitch-clocktowers = Bouw verdieping voor verdieping een straat vol klokkentorens, en houd de muizen buiten.
web-pitch-oldtown = Zoek met oude telegrammen uit waar elk gebouw van een verdwenen stad stond.
web-pitch-babel = Bouw samen de wereldwonderen, en haal er zelf het meeste uit.
web-facts = { $least }–{ $most } spelers, ongeveer { $minutes } minuten
web-players = Spelers
web-bots = Bots
web-level = { $level ->
    [random] Gokker
    [greedy] Graaier
    [level1] Niveau 1
    [level2] Niveau 2
    [level3] Niveau 3
    [level4] Niveau 4
    [level5] Niveau 5
    [level6] Niveau 6
   *[other] { $level }
}
web-play-now = Nu spelen
web-dealing = Er wordt gedeeld …
web-with-friends = Met vrienden
web-learn-it = Leer het
web-daily-title = Puzzel van de dag
web-daily-more = Old Town in je eentje: zet zestien gebouwen op hun plek. Voor iedereen dezelfde, elke dag een nieuwe.
web-daily-solve = Los hem op
web-all-puzzles = Alle puzzels
web-my-tables = Mijn tafels
web-no-tables = Nog geen tafels. De eerste is één klik weg.
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand. Open zelf een tafel, dan kunnen anderen aanschuiven.
web-open-seat = vrije plek
web-your-turn = Jij bent aan de beurt
web-status = { $status ->
    [waiting] wacht op spelers
    [running] bezig
   *[over] afgelopen
}

# Een nieuwe tafel
web-new-table = { $game } met vrienden
web-seats = Plekken
web-seat-me = Jij
web-seat-number = Plek { $number }
web-seat-open = Een vriend, via een link
web-seat-bot = Een bot
web-seat-local = Iemand aan dit apparaat
web-local-name = Speler { $number }
web-remove-seat = Deze plek weghalen
web-add-seat = Nog een plek
web-option-value = { $value ->
    [true] ja
    [false] nee
   *[other] { $value }
}
web-default = gebruikelijk
web-clock = Bedenktijd
web-clock-none = Zo lang als nodig
web-clock-move = 90 seconden per beslissing
web-clock-bank = Ieder 20 minuten, plus 10 seconden per beslissing
web-clock-days = 3 dagen per beslissing
web-in-lobby = Bij de open tafels tonen
web-create-table = Tafel openen
web-sit-down = Ga zitten
web-start = Beginnen
web-start-fill = { $free ->
    [one] Beginnen, een bot neemt de vrije plek
   *[other] Beginnen, bots nemen de { $free } vrije plekken
}
web-leave = Weggaan
web-waiting-for-host = De gastheer begint zodra iedereen er is.
web-invite-friends = Vrienden uitnodigen
web-invite-help = Wie deze link opent, kan een vrije plek nemen.
web-qr = De link als plaatje om te scannen
web-link = Link
web-copy = Link kopiëren
web-copied = Gekopieerd

# Aan tafel
web-away = weg
web-sealed = verzegeld
web-thinking = denkt na
web-sending = …
web-waiting-offers = Je kaart wordt gespeeld zodra de biedingen vóór de jouwe binnen zijn.
web-sealed-wait = Je antwoord is verzegeld, je kunt het nog veranderen. Wachten op: { $players }
web-thinking-since = { $players }: denkt na ({ $seconds } s)
web-watching = Je kijkt toe. Denkt na: { $players }
web-play-it = Spelen
web-undo = Terugnemen
web-hint = Een tip
web-all-moves = Alle zetten
web-around = Rond het spel
web-log = Verloop
web-chat = Chat
web-chat-empty = Er heeft nog niemand iets gezegd.
web-chat-say = Zeg iets
web-send = Versturen
web-new = nieuw
web-menu = Meer
web-vote = Een stemming
web-vote-undo = Iedereen vragen een beslissing terug te nemen
web-vote-stop = Iedereen vragen te stoppen
web-vote-asks = { $player } vraagt iedereen: { $kind ->
    [stop] stoppen we hier?
    [undo] nemen we de laatste beslissing terug?
    [stand_in] een bot voor wie er niet is?
   *[other] { $kind }?
}
web-agree = Ja
web-disagree = Nee
web-leave-for-good = Mijn plek opgeven
web-copy-link = Link naar deze tafel kopiëren
web-rules = Regels
web-stand-in = Een bot speelt voor jou.
web-take-back-seat = Mijn plek terugnemen
web-curtain = Nu: { $player }
web-curtain-help = Geef het apparaat door. Verder kijkt niemand mee.
web-curtain-open = Ik ben { $player }
web-why = Waarom?
web-entry-started = Het spel begint.
web-entry-joined = { $player } gaat zitten
web-entry-left = { $player } gaat weg
web-entry-undo = { $player }: neemt een beslissing terug
web-entry-answered = { $player }: heeft geantwoord
web-entry-unsealed = { $player }: denkt nog eens na
web-entry-stand_in = { $player }: een bot valt in
web-entry-returned = { $player }: is er weer
web-entry-over = Het spel is afgelopen.
web-entry-rematch = Er is een revanche.

# Het eenvoudige bord
web-plain-board = Eenvoudig bord
web-drawn-board = Getekend bord
web-plain-board-help = Toont elk spel als tekst, met de zetten in een lijst.
web-plain-drawing = De tafel als tekst
web-plain-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
web-plain-search = Zoek in de zetten
web-plain-help = Kies een zet om te zien wat die doet, en kies hem nog eens om hem te spelen.
web-plain-none = Geen enkele zet past bij je zoekopdracht.
web-plain-waiting = Je hoeft nu niets te beslissen.
web-plain-failed = De tafel kan nu niet worden getekend. Je kunt wel vanuit de lijst spelen.

# Uitslag
web-you-won = Je hebt gewonnen!
web-outcome = { $outcome ->
    [stopped] Het spel is in overleg beëindigd
    [cancelled] Het spel is afgezegd
   *[other] Het spel is afgelopen
}
web-rematch = Nog een keer
web-replay = Terugkijken
web-check-deal = Het delen controleren
web-deal-right = Het delen is bewezen: wat vóór de eerste kaart beloofd was, is gedeeld, en elke zet volgt daaruit.
web-deal-wrong = Het delen klopt niet met wat beloofd was.

# Terugkijken
web-replay-title = { $game }: terugkijken
web-replay-ply = Beslissing { $ply } van { $plies }
web-replay-eyes = Met de ogen van
web-replay-mover = wie beslist
web-replay-all = iedereen, alle kaarten open
web-replay-first = Naar het begin
web-replay-back = Eén terug
web-replay-play = Afspelen
web-replay-pause = Stoppen
web-replay-next = Eén verder
web-replay-last = Naar het einde
web-replay-download = Als bestand bewaren
web-replay-slider = Plek in het spel
web-replay-share = Link naar deze stelling kopiëren
web-continue = Vanaf hier verder spelen
web-continue-help = Jij neemt een plaats, bots nemen de andere. De kaarten zijn die van dit spel, en wie het heeft bekeken kent ze; daarom telt het niet mee voor de ranglijst.
web-continue-seat = Jouw plaats
web-continue-go = Verder spelen
web-origin = Dit spel gaat verder vanaf beslissing { $ply } van een afgelopen spel. De kaarten zijn inmiddels bekend, dus het telt niet mee voor de ranglijst.
web-origin-link = Dat spel
web-review = Keerpunten
web-review-start = Zoek de keerpunten van { $player }
web-review-help = Een sterke bot bekijkt elke beslissing en beoordeelt die alleen naar wat deze plaats op dat moment kon weten.
web-review-progress = { $done ->
    [one] Eén beslissing bekeken …
   *[other] { $done } beslissingen bekeken …
}
web-review-none = Geen duidelijke misstap en geen redding: een spel zonder keerpunten.
web-review-chart = Kans om te winnen, van beslissing tot beslissing
web-review-slip = { $move }. Beter: { $best }, dat wint { $most } van 100 zulke spellen in plaats van { $wins }.
web-review-find = { $move }. Goed gezien: al het andere was duidelijk slechter.

# Clocktowers
web-clocktowers-street-of = Straat van { $player }
web-clocktowers-own-street = Jouw straat
web-clocktowers-no-towers = Nog geen torens
web-clocktowers-new-tower = Een nieuwe toren beginnen
web-clocktowers-tower = Toren { $tower }, { $height } hoog: { $cards }
web-clocktowers-tower-complete = Toren { $tower }, voltooid, { $height } hoog, { $points } punten: { $cards }
web-clocktowers-maybe = { $card }: gepakt, misschien intussen afgelegd
web-clocktowers-surely = { $card }: zeker in de hand
web-clocktowers-discards = { $discards ->
    [one] 1 kaart afgelegd
   *[other] { $discards } kaarten afgelegd
}
web-clocktowers-wanted = { clocktowers-colour }: volgende toren { $wanted } hoog, { $left ->
    [one] 1 dak nog niet gezien
   *[other] { $left } daken nog niet gezien
}
web-clocktowers-gauge = De hoogte die elk dak nu vraagt. Stippen: daken die nog niemand heeft gezien.
web-clocktowers-piles = Stapels
web-clocktowers-pile = Stapel { clocktowers-pile }, nog { $left }. { $card ->
    [none] { "" }
   *[other] Bovenop: { clocktowers-card }
}
web-clocktowers-empty-hand = Je hand is leeg.
web-clocktowers-discard = Gedekt afleggen
web-clocktowers-end = { $left ->
    [one] Nog 1 kaart te trekken, dan worden de handen uitgespeeld.
   *[other] Nog { $left } kaarten te trekken, dan worden de handen uitgespeeld.
}
web-clocktowers-last-hands = De stapels zijn leeg: de laatste handen worden uitgespeeld.
web-clocktowers-move-draw = Trekken van de stapel { clocktowers-pile }
web-clocktowers-move-discard = Afleggen: { $card }
web-clocktowers-move-new = Nieuwe toren met { $card }
web-clocktowers-move-build = { $card } op toren { $tower }

# Old Town
web-oldtown-map = Kaart van de stad
web-oldtown-lot-settled = Kavel { $lot }: { $building }
web-oldtown-lot-marked = Kavel { $lot }, fiches: { $buildings }
web-oldtown-lot-empty = Kavel { $lot }, leeg
web-oldtown-marker = Fiche { $building } op kavel { $lot }
web-oldtown-telegram = telegram
web-oldtown-no-building = nu geen gebouw
web-oldtown-cards = Aanwijzingen: { $a } A · { $b } B · { $c } C
web-oldtown-aside = Naast de kaart
web-oldtown-settled = { $settled } van 16 geplaatst
web-oldtown-none-aside = Geen
web-oldtown-take = Neem: { $building }
web-oldtown-piles = Stapels
web-oldtown-pile = { $pile ->
    [own] Eigen stapel: { $left }
   *[common] Gezamenlijke stapel: { $left }
}
web-oldtown-draw = { $pile ->
    [own] Trekken van je eigen stapel ({ $left })
   *[common] Trekken van de gezamenlijke stapel ({ $left })
}
web-oldtown-hand = Jouw aanwijzingen
web-oldtown-drop-two = kies er twee om weg te leggen
web-oldtown-drop = Twee aanwijzingen wegleggen
web-oldtown-pass = Passen
web-oldtown-done = Niets te melden
web-oldtown-gone = Deze beurt gespeeld: { $cards }
web-oldtown-verdict = { $building }: { $verdict ->
    [playable] kan gespeeld worden
    [confirms] bevestigt alleen
    [contradicts] spreekt tegen
    [blocked_five] geblokkeerd, meer dan vijf kavels
    [blocked_three] geblokkeerd, een kavel is vol
   *[blocked] geblokkeerd
}
web-oldtown-move-drop = { $cards } wegleggen
web-oldtown-move-remove = Fiche { $building } van kavel { $lot } halen
web-oldtown-move-claim = Melden: { $building } kan niet op kavel { $lot } staan
web-oldtown-move-draw = { $pile ->
    [own] Trekken van je eigen stapel
   *[common] Trekken van de gezamenlijke stapel
}

# Babel
web-babel-wonder = { $wonder }, { $stage } van de 3 fasen gebouwd. Delen: { $parts }
web-babel-build = Bouw { $disc }: { $wonder }
web-babel-discs-taken = Gepakte schijven
web-babel-cards = { $cards ->
    [one] 1 bouwkaart
   *[other] { $cards } bouwkaarten
}
web-babel-action-cards = { $cards ->
    [one] 1 actiekaart
   *[other] { $cards } actiekaarten
}
web-babel-sure = Zeker minstens { $cards }: { $suit }
web-babel-suits-left = Schijven over
web-babel-last = de laatste!
web-babel-rows = Het volgende wonder levert op
web-babel-rows-help = Meeste / op één na meeste delen; 3 voor ieder ander met een deel.
web-babel-disc-table = Schijven van één soort leveren op
web-babel-deck = { $cards ->
    [one] 1 kaart op de stapel
   *[other] { $cards } kaarten op de stapel
}
web-babel-hand = Jouw bouwkaarten
web-babel-own-actions = Jouw actiekaarten
web-babel-offer-title = Jouw bod
web-babel-offer-help = Geheim tot iedereen het zijne heeft verzegeld. Word je afgewezen, dan krijg je je kaarten terug en een punt voor elk.
web-babel-have = je hebt er { $cards }
web-babel-trade = Handelskaart erbij: ik neem de schijf, jij zet de delen
web-babel-trade-short = handelskaart
web-babel-seal = Bod verzegelen
web-babel-reseal = Bod veranderen
web-babel-sealed-already = Verzegeld: { $offer }
web-babel-offer-of = { $player } biedt { $cards }{ $trade ->
    [yes] { " " }met de handelskaart
   *[no] { "" }
}
web-babel-invite-title = Wie nodig je uit?
web-babel-no-offers = Niemand biedt iets.
web-babel-wild = Jokers staan voor
web-babel-parts = Delen
web-babel-disc = Schijf
web-babel-gets-disc = krijgt hem
web-babel-own-cards = Uit je hand: { $cards }.
web-babel-completes = Het wonder wordt voltooid en uitbetaald.
web-babel-ends = Daarmee eindigt het spel.
web-babel-impossible = Zo kan het niet gebouwd worden.
web-babel-invite = Uitnodigen en bouwen
web-babel-alone = Alleen bouwen
web-babel-give-up = Opgeven
web-babel-exchange-title = Welke kaarten wissel je?
web-babel-exchange = Wisselen
web-babel-less = Eén minder: { $suit }
web-babel-more = Eén meer: { $suit }
web-babel-bonus-title = Je bod is afgewezen. De bonus inzetten?
web-babel-bonus = Inzetten: 3 punten per kaart
web-babel-no-bonus = Geen bonus
web-babel-turn-title = Bouwen of passen
web-babel-turn-help = Kies een schijf van een wonder, dan doen de anderen hun bod. Of pas: jij trekt twee kaarten, de anderen één.
web-babel-pass = Passen
web-babel-move-offer = Bied { $cards }{ $trade ->
    [yes] { " " }met de handelskaart
   *[no] { "" }
}
web-babel-move-invite = Plek { $seats } uitnodigen

# Wat er misging
error-unknown = Er is iets onverwachts gebeurd. Probeer het opnieuw; blijft het zo, open dan een nieuwe tafel.
error-offline = De server is niet te bereiken. Kijk je verbinding na; zodra die er weer is, gaat de pagina vanzelf verder.
error-outdated = Er is een nieuwere versie van deze pagina. Laad die om verder te gaan.
error-no_such_path = Op dit adres is geen pagina. Misschien is er bij het kopiëren een letter weggevallen.
error-no_such_table = Op dit adres is geen tafel. Misschien is hij afgeruimd, of er mist een letter in de link.
error-no_such_game = Dit spel is hier niet.
error-no_such_puzzle = Deze puzzel bestaat niet.
error-not_invited = Deze tafel is voor genodigden. Vraag de gastheer om de hele link.
error-no_spectators = Bij deze tafel mag niemand toekijken.
error-no_free_chair = Alle plekken aan deze tafel zijn bezet. Open er zelf een, of kijk toe.
error-not_your_seat = Die plek is van iemand anders.
error-not_host = Dat kan alleen de gastheer.
error-stale_position = Aan tafel ging het intussen verder. Kijk nog eens en beslis opnieuw.
error-not_asked = Jij hoeft nu niets te beslissen.
error-no_undo = Er kan niets teruggenomen worden: er is sindsdien iets bekend geworden, of iemand anders heeft beslist.
error-too_many = Dat ging erg snel. Wacht even en probeer het opnieuw.
error-unknown_person = Dit apparaat is niet meer bekend. Ga verder als nieuwe gast.
error-wrong_code = Deze code is niet geldig, of niet meer.
error-not_over = Het spel is nog niet afgelopen.
error-cancelled = Deze tafel is afgezegd voordat het begon.
error-hints_not_allowed = Aan deze tafel zijn geen tips.
error-storage = De server kan nu niet bewaren. Er is niets gebeurd; probeer het opnieuw.
error-not_ready = De server start net op. Probeer het zo opnieuw.
error-other_rules = Deze partij begon met andere regels dan deze server kent. Ze blijft onveranderd bewaard; probeer het na de volgende update opnieuw.
error-muted = Je kunt nu niet schrijven.
error-blocked = De gastheer wil niet met je spelen.
error-bad_request = Dat begreep de server niet.
error-bad_options = Deze instellingen gaan niet samen.
error-illegal_move = Dat kan nu niet.
error-already_there = Je zit al aan deze tafel.
error-not_waiting = Het spel is al begonnen.
error-not_running = Het spel is niet bezig.
error-vote_open = Er loopt al een stemming.
error-not_possible = Dat kan hier niet.
error-not_full = Nog niet alle plekken zijn bezet.

# Puzzels
web-puzzle-lead = Old Town in je eentje: de aanwijzingen zeggen waar zestien gebouwen stonden. Precies één stad past.
web-puzzle-streak = { $days ->
    [one] Eén dag op rij opgelost.
   *[other] { $days } dagen op rij opgelost.
}
web-puzzle-new = Een nieuwe
web-puzzle-level = { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
    [expert] heel moeilijk
   *[other] { $level }
}
web-puzzle-making = Een ogenblik, er wordt een puzzel gemaakt …
web-puzzle-official = Uit de doos
web-puzzle-number = Puzzel { $number }
web-puzzle-one = Puzzel
web-puzzle-corrected = hier verbeterd; gedrukt had hij geen of meer oplossingen
web-puzzle-printed = Zoals gedrukt
web-puzzle-faulty = Zoals gedrukt heeft deze puzzel geen oplossing, of meer dan één.
web-puzzle-as-corrected = Verbeterd
web-puzzle-solved = Opgelost!
web-puzzle-timer = Klok
web-puzzle-tools = Gereedschap
web-puzzle-pencil = Potlood
web-puzzle-build = Bouwen
web-puzzle-more-hint = Vertel meer
web-puzzle-note = Op de kaart zetten
web-puzzle-check = Controleren
web-puzzle-print = Afdrukken
web-puzzle-buildings = Gebouwen
web-puzzle-own = ‘Mijn gebouw’ is een van deze: { $buildings }.
web-puzzle-own-unknown = { $count } gebouwen zijn ‘mijn gebouwen’; welke, moet je ontdekken.
web-puzzle-own-toggle = Van mij: { $building }
web-puzzle-clues = Aanwijzingen
web-puzzle-notes = Notities
web-puzzle-clear = Kaart leegmaken
