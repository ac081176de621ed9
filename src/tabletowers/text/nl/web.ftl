# Wat alleen in de browser staat.

# De pagina
web-title = Tabletowers: bordspellen
web-skip = Naar de inhoud
web-navigation = Pagina’s
web-puzzles = Puzzels
web-play = Spelen
web-today = Vandaag
web-learn = Leren
web-me = Ik
web-language = Taal
web-theme-light = Licht thema
web-theme-dark = Donker thema
web-theme = Thema
web-theme-value = { $theme ->
    [light] licht
    [dark] donker
   *[system] zoals op dit apparaat
}
web-settings = Instellingen
web-create-account = Account aanmaken
web-guest = Gast
web-your-name = Je naam
web-name = Naam
web-save = Opslaan
web-cancel = Annuleren
web-close = Sluiten
web-other-device = Ook op een ander apparaat spelen
web-allow-notices = Geef een seintje als ik aan de beurt ben
web-no-notices = Geen meldingen meer
web-notices = Melding als je aan de beurt bent
web-notices-now = { $now ->
    [missing] Deze browser kan geen meldingen tonen. Op de pagina en in de titel zie je nog steeds wanneer je aan de beurt bent.
    [blocked] Meldingen zijn voor deze pagina uitgeschakeld in de instellingen van je browser.
    [off] Je kunt een melding krijgen als je aan de beurt bent, ook als deze pagina dicht is.
    [here] Je krijgt een melding als je aan de beurt bent, zolang deze pagina ergens openstaat.
   *[on] Je krijgt een melding als je aan de beurt bent, ook als deze pagina dicht is.
}
web-device-code = Open { $address } op het andere apparaat en typ daar binnen tien minuten { $code }.
web-device-title = Hier verder spelen
web-device-help = Typ de code die je andere apparaat laat zien.
web-device-label = Code
web-device-go = Verder
web-reconnecting = Geen verbinding. Nieuwe poging …
web-outdated = Er is een nieuwere versie van deze pagina.
web-reload = Opnieuw laden
web-loading = De tafel wordt gedekt …
web-working = Een ogenblik …
web-sorry = Dat is niet gelukt
web-to-home = Naar de startpagina
web-try-again = Opnieuw proberen
web-from-the-beginning = De partij vanaf het begin openen
web-player = Speler
web-points = Punten

# Begin
web-welcome = Eén tafel, goede spellen
web-welcome-more = Bordspellen die al lang uitverkocht zijn: met vrienden, tegen bots of alleen. Zonder account.
web-welcome-back = Welkom terug, { $name }
web-today-played = { $played } van { $all } gespeeld
web-today-slips = { $count ->
    [one] Eén misser om over te doen
   *[other] { $count } missers om over te doen
}
web-last-day = { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $won ->
    [0] geen gewonnen
   *[other] { $won } gewonnen
}
web-last-deal = partij van de dag, { $game }: { $lead }
web-facts = { $players } spelers, ongeveer { $minutes } minuten
web-players = Spelers
web-bots = Bots
web-simple-bots =
    { $bots } { $count ->
        [one] speelt
       *[other] spelen
    } voorlopig eenvoudig; de volle sterkte volgt { $minutes ->
        [0] binnenkort
        [1] binnen een minuut
       *[other] over ongeveer { $minutes } minuten
    }.
web-play-now = Nu spelen
web-dealing = De kaarten worden gedeeld …
web-with-friends = Met vrienden
web-learn-it = Leren spelen
web-first-title = Is { $game } nieuw voor je?
web-first-text = In de inleiding doe je zelf de eerste zetten; dat duurt een minuut of vijf. Of ga meteen aan tafel en krijg een korte tip zodra je iets nieuws moet beslissen.
web-first-text-tips = Als je wilt, krijg je een korte tip zodra je iets nieuws moet beslissen.
web-first-learn = Laat me de inleiding zien
web-first-tips = Spelen met tips
web-first-play = Spelen zonder tips
web-daily-title = Puzzel van de dag
web-daily-more = Old Town voor jou alleen: zet zestien gebouwen op hun plek. Voor iedereen dezelfde puzzel, elke dag een nieuwe.
web-daily-solve = Oplossen
web-today-solved = Opgelost.
web-today-look = Opnieuw bekijken
web-practise = Oefenen
web-all-puzzles = Alle puzzels
web-deals = Partijen van de dag
web-my-pages = Mijn pagina’s
web-my-page = Mijn pagina
web-all-my-tables = Al mijn tafels
web-leaders = Ranglijsten
web-operators = Server beheren
web-my-tables = Mijn tafels
web-running = Lopende partijen
web-no-tables = Nog geen tafels. De eerste is één klik weg.
web-set-aside = { $count ->
    [one] Een van je tafels kan niet worden gelezen en is apart gezet. Wie deze server beheert, kan ernaar kijken.
   *[other] { $count } van je tafels kunnen niet worden gelezen en zijn apart gezet. Wie deze server beheert, kan ernaar kijken.
}
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand. Open zelf een tafel, dan kunnen anderen aanschuiven.
web-to-lobby = Iemand zoeken om mee te spelen
web-open-seat = vrije plaats
web-your-turn = Jij bent aan de beurt
web-called = { $game }: jij bent aan de beurt
web-throw-away = Weggooien: { $game }
web-status = { $status ->
    [waiting] wacht op spelers
    [running] bezig
   *[over] afgelopen
}
web-list-bots = { $count ->
    [one] 1 bot ({ $bot })
   *[other] { $count } bots ({ $bot })
}
web-list-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
web-list-over = afgelopen, { $day }

# Een nieuwe tafel
web-new-table = { $game } met vrienden
web-seats = Plaatsen
web-seat-me = Jij
web-seat-number = Plaats { $number }
web-seat-open = Iemand met de link
web-seat-bot = Een bot
web-seat-local = Iemand aan dit apparaat
web-local-name = Speler { $number }
web-remove-seat = Deze plaats verwijderen
web-add-seat = Plaats toevoegen
web-option-value = { $value ->
    [true] ja
    [false] nee
   *[other] { $value }
}
web-as-printed = Zoals in de spelregels
web-own-numbers = Andere getallen invullen
web-begins = Wie begint
web-begins-lot = Door loting
web-begins-seated = Op volgorde van de plaatsen, vanaf de eerste
web-clock = Bedenktijd
web-clock-none = Onbeperkt
web-clock-move = Tijd per beslissing
web-clock-bank = Tijd voor de hele partij
web-clock-days = Dagen per beslissing
web-clock-seconds = Seconden per beslissing
web-clock-minutes = Minuten per speler
web-clock-increment = Extra seconden per beslissing
web-clock-each = Dagen per beslissing
web-clock-told = Bedenktijd: { $kind ->
    [move] { $seconds } s per beslissing
    [bank] { $minutes } min per speler{ $increment ->
        [0] {""}
       *[other] , plus { $increment } s per beslissing
    }
   *[days] { $days ->
        [one] 1 dag per beslissing
       *[other] { $days } dagen per beslissing
    }
}
web-room-rated = De partij telt mee voor de rating.
web-in-lobby = Tonen bij de open tafels
web-create-table = Tafel openen
web-sit-down = Plaatsnemen
web-start = Beginnen
web-start-fill = { $free ->
    [one] Beginnen, een bot neemt de vrije plaats
   *[other] Beginnen, bots nemen de { $free } vrije plaatsen
}
web-leave = Tafel verlaten
web-hints-offer = Hints toestaan, als iedereen akkoord is
web-hints-agree = Ik ga akkoord met hints: hier mag de coach geraadpleegd worden
web-hints-wanted = Hints zijn toegestaan zolang iedereen die gaat zitten akkoord is.
web-hints-declined = Er zijn geen hints, want niet iedereen ging akkoord: { $players }.
web-waiting-for-host = Zodra iedereen er is, kan { $player } de partij starten.
web-waiting-all-here = { $player } kan de partij nu starten.
web-waiting-for = Wachten op: { $players }
web-remove-player = { $player } van de tafel verwijderen
web-invite-friends = Vrienden uitnodigen
web-invite-help = Wie deze link opent, kan een vrije plaats nemen.
web-invite-here = Het adres { $address } werkt alleen op dit apparaat. Wil je vrienden op andere apparaten uitnodigen, open deze pagina dan met het adres dat deze computer in je netwerk heeft.
web-qr = De link als QR-code
web-link = Link
web-copy = Link kopiëren
web-copied = Gekopieerd

# Aan tafel
web-away = afwezig
web-away-since = afwezig sinds { $time }
web-sealed = klaar
web-thinking = denkt na
web-sending = Versturen …
web-waiting-offers = Je kaart wordt gespeeld zodra de biedingen vóór die van jou binnen zijn.
web-sealed-wait = Je antwoord is binnen; je kunt het nog veranderen. Wachten op: { $players }
web-thinking-since = Wachten op: { $players } ({ $seconds } s)
web-waiting-away = { $player } is afwezig sinds { $time }.{ $left ->
    [none] {""}
   *[other] {" "}Over { $left } kan een bot invallen.
}
web-watching = Je kijkt mee. Wachten op: { $players }
web-nothing-more = { $count ->
    [0] Niets
   *[other] Dat is alles
}
web-collecting-finished = Wachten op de anderen …
web-play-it = Spelen
web-build-it = Bouwen
web-unseal = Mijn antwoord terugnemen
web-undo = Terugnemen
web-redo = Zet opnieuw doen
web-hint = Hint
web-tip = Tip
web-tip-done = Begrepen
web-tip-stop = Geen tips meer
web-all-moves = Alle zetten
web-more = meer
web-more-below = Verder naar beneden is er meer te kiezen
web-more-above = Verder naar boven is er meer te kiezen
web-more-left = Toon meer naar links
web-more-right = Toon meer naar rechts
web-keys = Toetsenbord
web-key-tab = naar het volgende deel van de tafel
web-key-arrows = naar wat ernaast ligt
web-key-enter = kiezen; nog een keer om te spelen
web-key-next = naar het volgende dat je kunt kiezen
web-key-play = spelen wat je hebt gekozen
web-key-cancel = je keuze laten vallen
web-key-undo = een zet terugnemen
web-key-hint = een hint
web-key-moves = alle zetten als lijst
web-key-log = het verloop openen of sluiten
web-key-rules = de spelregels openen of sluiten
web-key-chat = de chat openen of sluiten
web-key-list = deze lijst
web-key-letters = Losse letters als sneltoetsen gebruiken
web-around = Spelverloop, chat en meer
web-log = Spelverloop
web-log-you = Jij
web-log-since = Sinds jouw laatste beurt
web-log-by = { $by ->
    [clock] (tijd om: zet van een bot)
   *[other] (zet van een bot)
}
web-log-again = Laat deze zetten nog eens zien
web-recap-stop = Terug naar de partij
web-chat = Chat
web-chat-empty = Er heeft nog niemand iets gezegd.
web-chat-removed = (verwijderd door de beheerders van deze server: { $reason })
web-chat-say = Bericht schrijven
web-send = Versturen
web-phrases = Met één tik gezegd
web-phrase = { $phrase ->
    [hello] Hallo!
    [good_luck] Veel succes en veel plezier!
    [well_played] Goed gespeeld!
    [thanks] Dank je wel!
    [sorry] Sorry!
    [moment] Een ogenblik, alsjeblieft.
    [back] Ik ben er weer.
    [good_game] Mooie partij!
   *[bye] Tot ziens!
}
web-spectators = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
web-offer-bots = Er is nog niemand gekomen. Je kunt blijven wachten, of nu beginnen en de vrije plaatsen aan bots geven.
web-new = nieuwe berichten
web-menu = Meer
web-ending = De partij beëindigen
web-legend = Legenda
web-legend-title = { $game }: de tekens
web-speed = Snelheid van de zetten van anderen
web-speed-value = { $speed ->
    [slow] langzaam
    [usual] normaal
    [fast] snel
   *[none] meteen, zonder beweging
}
web-confirms = Mijn zetten eerst laten zien
web-confirms-help = Anders wordt een zet gespeeld zodra hij compleet is.
web-sounds = Geluiden
web-sounds-help = Een kort geluid bij zetten, punten, je beurt en het einde.
web-vote = Stemming
web-vote-undo = Iedereen vragen of een beslissing terug mag
web-vote-stop = Iedereen vragen of we stoppen
web-vote-stand-in = Een bot laten invallen
web-vote-replace = Een andere bot laten spelen
web-vote-cancel = Partij afgelasten
web-cancel-young = Partij afgelasten
web-vote-asks = { $player } vraagt iedereen: { $kind ->
    [stop] stoppen we met deze partij?
    [undo] nemen we de laatste beslissing terug?
    [stand_in] zal een bot invallen voor wie er niet is?
    [cancel] gelasten we de partij af, omdat er iemand weg is?
    [replace] laten we een andere bot spelen voor de bot die niet antwoordt?
    [silent] gelasten we de partij af, omdat een bot niet antwoordt?
   *[other] { $kind }?
}
web-vote-waiting = Stemming: { $kind ->
    [stop] de partij beëindigen
    [undo] de laatste zet terugnemen
    [cancel] de partij afgelasten
   *[other] een bot laten invallen
}. Wachten op { $players }.
web-absent = Er is iemand weg
web-absent-since = { $minutes ->
    [one] { $player } is aan de beurt en al een minuut weg.
   *[other] { $player } is aan de beurt en al { $minutes } minuten weg.
}
web-silent = { $player } antwoordt niet. Misschien biedt deze server deze bot niet meer aan.
web-absent-wait = Wachten
web-absent-later = { $minutes ->
    [one] Over een minuut kunnen jullie de partij ook afgelasten.
   *[other] Over { $minutes } minuten kunnen jullie de partij ook afgelasten.
}
web-agree = Ja
web-disagree = Nee
web-leave-for-good = Mijn plaats opgeven
web-leaving-title = Je plaats opgeven?
web-leaving-others = Een bot speelt jouw plaats uit, en je kunt die niet terugnemen. De anderen spelen verder.
web-leaving-alone = Je speelt alleen tegen bots, dus de partij eindigt hier, onvoltooid. Niemand wint.
web-leaving-instead = Wil je alleen pauze? Sluit dan de pagina: de tafel wacht op je bij ‘Mijn tafels’.
web-leaving-stay = Verder spelen
web-standing = Vaste opdrachten
web-standing-forced = Antwoord voor mij als ik geen keus heb
web-standing-help = Alleen waar iedereen ziet wat er te kiezen is. Waar dat verborgen is, word je altijd gevraagd.
web-copy-link = Link naar deze tafel kopiëren
web-rules = Regels
web-stand-in = Een bot speelt voor jou.
web-take-back-seat = Zelf verder spelen
web-curtain = Nu: { $player }
web-curtain-help = Geef het apparaat door. De anderen kijken even weg.
web-curtain-open = Ik ben { $player }
web-why = Waarom?
web-entry-started = De partij begint.
web-entry-joined = { $player } schuift aan
web-entry-left = { $player } verlaat de tafel
web-entry-undo = { $you ->
    [yes] Je neemt een zet terug
    [nobody] De laatste zet is teruggenomen
   *[no] { $player } neemt een zet terug
}
web-entry-stand_in = { $you ->
    [yes] Een bot valt voor je in
   *[no] Een bot valt in voor { $player }
}
web-entry-given_up = { $you ->
    [yes] Je verlaat de partij
   *[no] { $player } verlaat de partij
}
web-entry-returned = { $you ->
    [yes] Je bent terug
   *[no] { $player } is terug
}
web-entry-away = { $until ->
    [none] { $player } is terug van vakantie
   *[other] { $player } is op vakantie tot { $until }
}
web-entry-over = { $outcome ->
    [cancelled] De partij is afgelast.
   *[other] De partij is voortijdig beëindigd.
}
web-entry-rematch = Er komt een revanche.
web-entry-closed = De beheerders van deze server hebben de tafel gesloten: { $reason }

# Het eenvoudige bord
web-plain-board = Eenvoudig bord
web-plain-board-help = Toont elk spel als tekst, met de zetten in een lijst.
web-plain-drawing = De tafel als tekst
web-plain-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}
web-plain-search = Zoek in de zetten
web-plain-help = Kies een zet om te zien wat die doet, en kies hem nog eens om hem te spelen.
web-plain-ahead = { $count ->
    [0] Vooraf beslissen
   *[other] Vooraf beslissen ({ $count } gekozen)
}
web-plain-none = Geen enkele zet past bij je zoekopdracht.
web-plain-waiting = Je hoeft nu niets te beslissen.
web-plain-failed = De tafel kan nu niet worden getekend. Je kunt wel vanuit de lijst spelen.

# Uitslag
web-you-won = Je hebt gewonnen!
web-you-shared = Gedeelde winst!
web-outcome = { $outcome ->
    [abandoned] De partij is voor het einde opgegeven
    [stopped] De partij is in overleg beëindigd
    [cancelled] De partij is afgelast
   *[other] De partij is afgelopen
}
web-picture-png = De afbeelding delen
web-picture-svg = Opslaan als SVG
web-picture-failed = Deze browser kan de afbeelding niet maken. Sla die op als SVG.
web-picture-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-rematch = Revanche
web-rematch-wanted = { $player } wil een revanche.
web-rematch-accept = Revanche aannemen
web-rematch-decline = Afwijzen
web-rematch-declined = Je hebt de revanche afgewezen.
web-rematch-waiting = Revanche aangeboden. Wachten op antwoord: { $players }
web-rematch-refused = Revanche afgewezen door: { $players }
web-rating-change = { $player }: rating { $before } → { $after }
web-not-rated = Telt niet mee: { $why }.
web-unrated = { $why ->
    [hints] hints waren toegestaan
    [undone] iedereen vond het goed een beslissing terug te nemen
    [origin] de kaartverdeling was al bekend
    [local] meer mensen speelden op één apparaat
    [deal] geteld bij de uitslagen van een partij die iedereen speelt
    [imported] het is een geïmporteerd spelverslag
    [cancelled] de partij is afgelast
    [stopped] de partij is voortijdig beëindigd
    [left] iemand anders gaf op: de partij telt alleen voor die persoon
    [clock] de bedenktijd was onbeperkt
    [bots] er speelde maar één mens; zonder hints telt de partij op de ladder
    [called_off] zelf afgelast
    [helped] een bot viel in, er was niets te winnen
   *[other] de partij kan niet meetellen
}
web-deal-table = Iedereen speelt deze kaarten. Niets terugnemen, geen hints, één poging.
web-deal-link = Over deze partij
web-deal-results = Vergelijken met de anderen
web-match-back = Terug naar de wedstrijd
web-deal-closed = Anderen spelen deze kaarten misschien nog. De partijen van iedereen en de analyse gaan open zodra niemand meer speelt, uiterlijk op { $time }.
web-challenge = Iemand uitdagen
web-challenge-link = Wie deze link opent, speelt dezelfde kaarten als jij. Daarna zien jullie beide uitslagen naast elkaar.
web-notes = Notities
web-notes-help = Alleen jij kunt lezen wat je hier schrijft.
web-notes-kept = Bewaard. Alleen jij kunt dit lezen.
web-notes-keeping = Bewaren …
web-look-back = Eerdere zetten bekijken
web-look-back-first = Wat eerder gebeurde, wordt niet getoond: aan deze tafel hoort onthouden bij het spel.
web-person-page = Spelerspagina
web-block = Blokkeren
web-unblock = Niet meer blokkeren
web-blocked = Je ziet niet meer wat { $name } schrijft, en { $name } kan niet meer aan je tafels komen.
web-unblocked = { $name } is niet meer geblokkeerd.
web-report = Melden
web-report-what = Wat heeft { $name } gedaan?
web-report-help = De mensen die deze server beheren, lezen het. { $name } hoort er niets van.
web-report-send = Melding versturen
web-reported = Bedankt. De mensen die deze server beheren, bekijken het.
web-check-deal = Kaartverdeling controleren
web-deal-right = De kaartverdeling klopt: er is uitgedeeld wat vóór de eerste kaart was vastgelegd, en elke zet volgt daaruit.
web-deal-wrong = De kaartverdeling komt niet overeen met wat was vastgelegd.
web-replay-ply = Beslissing { $ply } van { $plies }
web-replay-decides = Nu aan zet: { $player }
web-replay-eyes = Perspectief
web-replay-mover = wie er beslist
web-replay-all = alle kaarten open
web-replay-first = Naar het begin
web-replay-back = Terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-next = Verder
web-replay-last = Naar het einde
web-replay-download = Opslaan als bestand
web-replay-slider = Moment in de partij
web-replay-share = Link naar deze stelling kopiëren
web-continue = Vanaf hier verder spelen
web-continue-help = Jij neemt een plaats, bots nemen de andere. Het zijn de kaarten van deze partij, en wie die heeft bekeken, kent ze; daarom telt de uitslag niet mee voor de rating.
web-continue-seat = Je plaats
web-continue-go = Verder spelen
web-origin = Deze partij gaat verder vanaf beslissing { $ply } van een afgelopen partij. De kaarten zijn inmiddels bekend, dus de uitslag telt niet mee voor de rating.
web-origin-link = Naar de oorspronkelijke partij
web-review = Terugkijken
web-review-title = { $game }: terugkijken
web-review-turning = Keerpunten
web-review-moves = Zetten
web-review-luck = Geluk
web-review-more = Meer
web-review-start = Keerpunten zoeken
web-review-help = Een sterke bot bekijkt elke beslissing en beoordeelt die alleen op wat er op deze plaats op dat moment bekend was.
web-review-whose = Terugblik voor
web-review-progress = { $done ->
    [one] Eén beslissing bekeken …
   *[other] { $done } beslissingen bekeken …
}
web-review-none = Elke beslissing was ongeveer even goed als de beste mogelijke, en geen ervan deed de partij kantelen.
web-review-small = Geen enkele beslissing deed op zichzelf de partij kantelen, maar kleine verliezen samen kostten { $lost } van een overwinning. De duurste beslissingen:
web-review-chart = Winstkans, van beslissing tot beslissing
web-review-at = Beslissing { $ply }: { $chance } winstkans
web-review-change = { $way ->
    [up] De winstkans stijgt van { $from } naar { $to }.
   *[down] De winstkans daalt van { $from } naar { $to }.
}
web-review-doubtful = { $move }. Misschien beter: { $best }.
web-review-slip = { $move }. Beter: { $best }. Dat wint { $most } van 100 zulke partijen in plaats van { $wins }.
web-review-find = { $move }. Goed gezien: al het andere was duidelijk slechter.

# Wat er misging
error-unknown = Er is iets onverwachts gebeurd. Probeer het opnieuw; helpt dat niet, open dan een nieuwe tafel.
error-offline = De server is niet te bereiken. Controleer je verbinding; zodra die er weer is, gaat het vanzelf verder.
error-outdated = Er is een nieuwere versie van deze pagina. Laad die om verder te spelen.
error-no_such_path = Op dit adres is geen pagina. Misschien is er bij het kopiëren een letter weggevallen.
error-no_such_table = Op dit adres is geen tafel. Misschien is die afgeruimd, of ontbreekt er een deel van de link.
error-no_such_position = Deze link wijst naar een stelling die deze partij niet heeft. Misschien is er een stuk weggevallen: vraag de link opnieuw, of open de partij vanaf het begin.
error-no_such_game = Dit spel is er hier niet.
error-damaged_position = Deze tekst is geen stelling, of er ontbreekt een stuk. Vraag de link opnieuw, of kopieer hem helemaal.
error-impossible_position = Deze stelling kan in dit spel niet voorkomen, of komt uit een andere versie van de regels.
error-no_such_exercise = Deze oefening is er niet (meer).
error-no_such_puzzle = Deze puzzel bestaat niet. Misschien ontbreekt een deel van de link, of komt hij van een andere versie van deze pagina. Alle puzzels staan onder ‘Puzzels’.
error-no_such_person = Op dit adres is niemand meer.
error-no_such_deal = Deze partij bestaat niet. Misschien ontbreekt een deel van de link.
error-no_such_match = Deze wedstrijd bestaat niet. Misschien ontbreekt een deel van de link.
error-deal_over = Je kunt niet aan deze partij beginnen: de dag ervan is voorbij, of je hebt die al gespeeld.
error-deal_used_up = Vanuit jouw netwerk is deze partij vandaag al te vaak begonnen. Morgen is er een nieuwe.
error-deal_closed = Anderen spelen deze kaarten misschien nog. Ze worden na hun dag openbaar.
error-not_finished = Hoe anderen deze kaarten speelden, zie je zodra je zelf klaar bent.
error-bad_record = Dit bestand is geen spelverslag van een partij die hier gespeeld kan worden, of het is beschadigd. Er is niets geïmporteerd.
error-forgotten = Wat zo lang geleden gebeurde, kun je aan deze tafel niet nakijken.
error-not_operator = Deze pagina is voor de mensen die deze server beheren.
error-damaged_puzzle = Deze link naar een puzzel is beschadigd: er ontbreekt iets of er is iets veranderd. Vraag hem opnieuw en kopieer de hele link, of los intussen een andere puzzel op.
error-other_puzzle_version = Deze puzzel is gemaakt met een andere versie van Tabletowers, die deze server niet kan lezen. Vraag of hij hier opnieuw gemaakt kan worden, of los intussen een andere puzzel op.
error-not_invited = Deze tafel is alleen voor genodigden. Vraag de host om de volledige link.
error-no_spectators = Bij deze tafel mag niemand meekijken.
error-no_free_chair = Alle plaatsen aan deze tafel zijn bezet. Open zelf een tafel, of kijk mee.
error-arranged = Dit is een partij van een competitie. De spelers nemen plaats via de pagina van hun kring, en de partij begint zodra iedereen er is.
error-not_your_seat = Die plaats is van iemand anders.
error-not_host = Dat kan alleen de host.
error-stale_position = Aan tafel is het intussen verdergegaan. Kijk nog eens en beslis opnieuw.
error-not_asked = Jij hoeft nu niets te beslissen.
error-no_undo = Terugnemen kan niet: er is sindsdien iets bekend geworden, of iemand anders heeft beslist.
error-too_many = Dat ging erg snel. Wacht even en probeer het opnieuw.
error-unknown_person = Dit apparaat is niet meer bekend. Ga verder als nieuwe gast.
error-wrong_code = Deze code is ongeldig of verlopen.
error-not_over = De partij is nog niet afgelopen.
error-cancelled = Deze partij is afgelast voordat die begon.
error-hints_not_allowed = Aan deze tafel zijn er geen hints.
error-storage = De server kan nu niets opslaan. Er is niets gebeurd; probeer het opnieuw.
error-not_ready = De server is aan het opstarten. Probeer het zo opnieuw.
error-unreadable_table = Wat van deze tafel is opgeslagen, kan niet worden gelezen. Hij is apart gezet en al het andere gaat gewoon door; wie deze server beheert, kan ernaar kijken.
error-other_rules = Deze partij is begonnen met andere regels dan deze server kent. De partij blijft ongewijzigd bewaard; probeer het na de volgende update opnieuw.
error-muted = Je kunt nu niet schrijven.
error-muted-reason = Je kunt nu niet schrijven. Reden: { $reason }
error-blocked = De host wil niet met je spelen.
error-bad_request = Dat begreep de server niet.
error-bad_options = Deze instellingen gaan niet samen.
error-illegal_move = Die zet kan nu niet.
error-already_there = Je zit al aan deze tafel.
error-not_waiting = De partij is al begonnen.
error-not_running = Er is geen partij bezig.
error-vote_open = Er loopt al een stemming.
error-not_possible = Dat kan hier niet.
error-not_full = Er zijn nog vrije plaatsen.

# Puzzels
web-puzzle-lead = Old Town voor jou alleen: de aanwijzingen zeggen waar zestien gebouwen stonden. Er past precies één stad.
web-puzzle-streak = { $days ->
    [one] Huidige reeks: 1 dag.
   *[other] Huidige reeks: { $days } dagen.
}
web-puzzle-new = Nieuwe puzzel
web-puzzle-level = { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
    [expert] heel moeilijk
   *[other] { $level }
}
web-puzzle-making = Een ogenblik, er wordt een puzzel gemaakt …
web-puzzle-official = De puzzels uit de doos
web-puzzle-number = Puzzel { $number }
web-puzzle-one = Puzzel
web-puzzle-corrected = Hier verbeterd: zoals gedrukt heeft deze puzzel geen oplossing, of meer dan één.
web-puzzle-printed = De gedrukte versie bekijken
web-puzzle-faulty = Zoals gedrukt heeft deze puzzel geen oplossing, of meer dan één.
web-puzzle-as-corrected = De verbeterde versie bekijken
web-puzzle-solved = Opgelost!
web-puzzle-timer = Tijd
web-puzzle-tools = Gereedschap
web-puzzle-pencil = Potlood
web-puzzle-build = Bouwen
web-puzzle-more-hint = Vertel meer
web-puzzle-note = Op de plattegrond zetten
web-puzzle-check = Controleren
web-puzzle-print = Afdrukken
web-puzzle-buildings = Gebouwen
web-puzzle-own = ‘Mijn gebouw’ is een van deze, tenzij een aanwijzing tussen haakjes een ander noemt: { $buildings }.
web-puzzle-own-unknown = { $count ->
    [one] Eén gebouw is van jou (‘mijn gebouw’). Zoek uit welk.
   *[other] { $count } gebouwen zijn van jou (‘mijn gebouw’). Zoek uit welke.
}
web-puzzle-own-found = Gevonden: { $found } van { $count }.
web-puzzle-mine = Van mij
web-puzzle-step-mine = Tik hieronder de gebouwen aan die van jou zijn. Een ster markeert ze.
web-puzzle-step-building = Kies hieronder een gebouw en dan een kavel op de plattegrond.
web-puzzle-step-lot = { $tool ->
    [build] Tik de kavel aan waarop dit gebouw stond: { $building }.
   *[pencil] Tik de kavels aan waarop dit gebouw kan hebben gestaan: { $building }.
}
web-puzzle-how = Hoe een puzzel werkt
web-puzzle-how-1 = Elke aanwijzing vertelt iets over de plek van een gebouw. Wijs de kaart aan, en de kavels lichten op. Alle aanwijzingen kloppen.
web-puzzle-how-2 = Kies een gebouw en noteer met potlood waar het kan hebben gestaan. Streep kavels weg tot er één over is.
web-puzzle-how-3 = Ga dan naar ‘Bouwen’ en zet het huis daar neer. Kloppen alle zestien kavels (en zijn je eigen gebouwen gevonden, als de puzzel daarom vraagt), dan zegt ‘Controleren’ dat.
web-puzzle-hasty = Deze puzzel is { web-puzzle-level }. Heb je er nog nooit een opgelost, begin dan met een makkelijke.
web-puzzle-newcomer = Nieuw met deze puzzels? Begin met een makkelijke: je ziet hoe ze werken, en hints helpen je verder.
web-puzzle-easy-first = Begin met een makkelijke
web-puzzle-sheet-damaged = Wat je hier eerder had genoteerd, kan niet meer gelezen worden, dus het blad is leeg. De puzzel zelf is in orde: begin gewoon opnieuw.
web-puzzle-hints-used = { $hints ->
    [0] zonder hints
    [one] met 1 hint
   *[other] met { $hints } hints
}
web-puzzle-best = Je beste tijd tot nu toe!
web-puzzle-first = Je eerste van dit niveau ({ web-puzzle-level }).
web-puzzle-compare = Andere van dit niveau ({ web-puzzle-level }): { $count } opgelost, beste tijd { $best }, gemiddeld { $average }.
web-puzzle-others = { $slower ->
    [0] { $others ->
        [one] Eén andere speler heeft hem opgelost, minstens even snel.
       *[other] { $others } anderen hebben hem opgelost, allemaal minstens even snel.
    }
   *[other] { $others ->
        [one] Je was sneller dan de enige andere die hem heeft opgelost.
       *[other] Je was sneller dan { $slower } van de { $others } anderen die hem hebben opgelost.
    }
}
web-puzzle-others-hints = Met meer hints dan jij: { $more }, met minder: { $fewer }.
web-puzzle-others-first = Je eerste keer telt: { $time }, { web-puzzle-hints-used }.
web-puzzle-next = Volgende puzzel
web-puzzle-share = Delen als tekst
web-puzzle-share-text = Old Town, { $puzzle } ({ web-puzzle-level }): opgelost in { $time }, { web-puzzle-hints-used }.
web-puzzle-calendar = Eerdere dagen
web-month-before = Vorige maand
web-month-after = Volgende maand
web-day = { $solved ->
    [yes] { $day }, opgelost
   *[no] { $day }
}
web-puzzle-statistics = Wat je hebt opgelost
web-puzzle-longest = { $days ->
    [0] Nog geen puzzel van de dag opgelost.
    [one] Langste reeks dagpuzzels: 1 dag.
   *[other] Langste reeks dagpuzzels: { $days } dagen.
}
web-puzzle-stat-level = Niveau
web-puzzle-stat-count = Opgelost
web-puzzle-stat-alone = Zonder hints
web-puzzle-stat-best = Beste tijd
web-puzzle-stat-average = Gemiddeld
web-puzzle-restart = Opnieuw beginnen

# Een puzzel maken
web-editor-link = Maak zelf een puzzel
web-editor-title = Een puzzel maken
web-editor-lead = Kies aanwijzingen tot er precies één stad bij past. Dat wordt na elke wijziging gecontroleerd; daarna kun je de puzzel met een link delen.
web-editor-empty = Kies om te beginnen een paar aanwijzingen.
web-editor-looking = De passende steden worden geteld …
web-editor-one = Er past precies één stad: een echte puzzel ({ web-puzzle-level }).
web-editor-several = { $complete ->
    [1] Er passen { $count } steden.
   *[0] Er passen meer dan { $count } steden.
}
web-editor-several-help = Voeg aanwijzingen toe tot er één over is. De huizen op de plattegrond zijn die waarover alle steden het eens zijn.
web-editor-none = Er past geen enkele stad.
web-editor-conflict = Deze aanwijzingen spreken elkaar tegen: { $cards }. Haal er een weg.
web-editor-unknown = Met zo weinig aanwijzingen zijn er te veel steden om te tellen. Voeg er meer toe.
web-editor-needs-own = C-aanwijzingen, en B-aanwijzingen zonder gebouw, gaan over de eigen gebouwen van de speler. Noem ze, of zeg hoeveel er gevonden moeten worden.
web-editor-own = De eigen gebouwen van de speler
web-editor-own-help = ‘Mijn gebouw’ op B- en C-aanwijzingen is een van deze.
web-editor-find = Door de speler te vinden
web-editor-find-value = { $count ->
    [0] niets: ze worden hier genoemd
    [one] 1 eigen gebouw
   *[other] { $count } eigen gebouwen
}
web-editor-clues = { $kind }-aanwijzingen
web-editor-about = Over welk gebouw { $card } gaat
web-editor-about-own = een van de eigen gebouwen
web-editor-clear = Alle aanwijzingen weghalen
web-puzzle-clues = Aanwijzingen
web-puzzle-search = Zoeken in de aanwijzingen
web-puzzle-search-none = Geen enkele aanwijzing past bij je zoekopdracht.
web-puzzle-notes = Notities
