# Einstellungen
risk-help-mode = was gespielt wird: skirmish (Gefecht) oder dominion (Herrschaft) zu 2 bis 5, world_skirmish oder world_dominion zu 6 oder 7 auf beiden Spielplänen, mitchell oder mitchell_dominion (2 bis 5, mit den Zusätzen von Haus Mitchell); auto nimmt das Gefecht, das zur Zahl der Spielenden passt
risk-help-rounds = wie viele Runden höchstens gespielt werden; dann zählen die Punkte wie beim Ziehen der Spielende-Karte, in Herrschaft zuerst die Siegpunkte
risk-help-skirmish_armies_per_territory = Armeen auf jedem Gebiet, das beim Aufbau ausgeteilt wird
risk-help-territory_match_scope = die zwei Zusatzarmeen eines Kartensatzes: einmal für den Satz (per_set) oder auf jedem eigenen Gebiet daraus (per_card)
risk-help-elimination_trade = mit mehr als fünf Karten nach einem Ausscheiden muss (must) oder darf (may) man sofort Sätze eintauschen
risk-help-defence_dice = der Verteidiger wählt einen oder zwei Würfel (choose) oder nimmt immer die meisten (most)
risk-help-open_territory_cards = Gebietskarten liegen offen auf der Hand

# Stellungen
risk-given-out = Platz { $got } hat kein Gebiet und kann nicht am Zug sein.
risk-given-word = „{ $got }“ ist hier nicht möglich; erlaubt: { $allowed }.
risk-given-twice = { $got } steht zweimal da; einmal genügt.
risk-given-rest = { $got } gehört niemandem; gib jedem Gebiet einen Besitzer oder allen übrigen mit „rest“, zum Beispiel B1.
risk-given-territory = Auf diesem Spielplan gibt es kein Gebiet „{ $got }“; schreibe zum Beispiel { $example }.
risk-given-number = „{ $got }“ ist falsch; erwartet wird eine ganze Zahl von { $low } bis { $high }.
risk-mode-seats = { $mode } ist für { $low } bis { $high } Personen, nicht für { $got }.

# Züge
risk-move-unknown = „{ $got }“ ist kein Zug. Züge sind zum Beispiel: deploy GEBIET, armies 3, attack VON NACH, dice 3, stop, done.

# Die Frage
risk-ask-house = { $who }, wähle ein Haus.
risk-ask-trade = { $step ->
    [must] { $who }, du musst einen Kartensatz eintauschen: Wähle die erste Karte.
    [second] { $who }, wähle die zweite Karte des Satzes.
    [third] { $who }, wähle die dritte Karte des Satzes.
   *[may] { $who }, tausche einen Kartensatz ein oder mach weiter.
}
risk-ask-deploy = { $armies ->
    [one] { $who }, wo stellst du { $armies } Armee auf?
   *[other] { $who }, wo stellst du { $armies } Armeen auf?
}
risk-ask-bonus = { $armies ->
    [one] { $who }, noch { $armies } Armee des Satzes kommt in ein Gebiet auf seinen Karten: Wohin?
   *[other] { $who }, noch { $armies } Armeen des Satzes kommen in Gebiete auf seinen Karten: Wohin?
}
risk-ask-count = { $who }, wie viele von { $armies } Armeen stellst du in { $target } auf?
risk-ask-invade = { $who }, greife ein Gebiet an oder beende die Angriffe.
risk-ask-commit = { $who }, wie viele Armeen aus { $source } setzt du gegen { $target } ein?
risk-ask-defend = { $who }, mit wie vielen Würfeln verteidigst du { $target } gegen { $source }?
risk-ask-go-on = { $who }, weiterkämpfen von { $source } gegen { $target } oder abbrechen?
risk-ask-move-in = { $who }, wie viele Armeen rücken von { $source } in { $target } ein?
risk-ask-leave = { $who }, von wo aus bewegst du Truppen? Oder beende die Truppenbewegung.
risk-ask-go = { $who }, wohin gehen die Armeen aus { $source }?
risk-ask-march = { $who }, wie viele Armeen gehen von { $source } nach { $target }?
risk-ask-draw = { $who }, du hast ein Gebiet erobert: Zieh eine Karte oder beende deinen Zug.
risk-ask-wait = Warten auf { $who }.
risk-ask-chance-opening = Alle würfeln: Der höchste Wurf ist zuerst dran.
risk-ask-chance-tied = Unter denen mit gleichem Wurf entscheidet das Los, wer zuerst dran ist.
risk-ask-chance-deal = Die Gebiete werden ausgeteilt.
risk-ask-chance-roll = Die Würfel fallen.
risk-ask-chance-loot = Die Karten des Ausgeschiedenen werden übergeben.
risk-ask-chance-drawing = Eine Karte wird gezogen.
risk-ask-over = Das Spiel ist zu Ende.

# Was geschah
risk-told-opening = { $who } würfelt { $face } um den ersten Zug.
risk-told-tie = Die mit dem gleichen höchsten Wurf würfeln noch einmal.
risk-told-first = { $who } hat den ersten Zug.
risk-told-opening-house = { $who } würfelt { $face } um das erste Haus.
risk-told-first-house = { $who } bekommt zuerst ein Haus; die Häuser bestimmen die Reihenfolge der Züge.
risk-told-house = { $who } spielt { $house }.
risk-told-dealt = { $count ->
    [one] { $who } erhält { $count } Gebiet.
   *[other] { $who } erhält { $count } Gebiete.
}
risk-told-turn = Runde { $round }: { $who } ist am Zug und erhält { $armies } Armeen.
risk-told-traded = { $extra ->
    [0] { $who } tauscht { $one }, { $two } und { $three } gegen { $armies } Armeen ein.
   *[other] { $who } tauscht { $one }, { $two } und { $three } gegen { $armies } Armeen und { $extra } weitere in eigenen Gebieten auf den Karten ein.
}
risk-told-deployed = { $armies ->
    [one] { $who } stellt { $armies } Armee in { $target } auf.
   *[other] { $who } stellt { $armies } Armeen in { $target } auf.
}
risk-told-invades = { $who } greift { $target } von { $source } aus an.
risk-told-battle = { $source } gegen { $target }: { $attack } gegen { $defence }; der Angreifer verliert { $attackers }, der Verteidiger { $defenders }.
risk-told-conquered = { $who } erobert { $target }.
risk-told-region = { $who } kontrolliert nun die ganze Region { $region }.
risk-told-out = { $cards ->
    [0] { $loser } ist ausgeschieden.
    [one] { $loser } ist ausgeschieden; { $who } nimmt { $cards } Karte.
   *[other] { $loser } ist ausgeschieden; { $who } nimmt { $cards } Karten.
}
risk-told-moved-in = { $armies ->
    [one] { $armies } Armee von { $who } rückt in { $target } ein.
   *[other] { $armies } Armeen von { $who } rücken in { $target } ein.
}
risk-told-stopped = { $who } bricht den Angriff auf { $target } ab.
risk-told-marched = { $armies ->
    [one] { $who } bewegt { $armies } Armee von { $source } nach { $target }.
   *[other] { $who } bewegt { $armies } Armeen von { $source } nach { $target }.
}
risk-told-drew-hidden = { $who } zieht eine Gebietskarte.
risk-told-drew = { $who } zieht die Karte { $card } ({ $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}).
risk-told-looted = { $who } nimmt die Karte { $card } ({ $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}).
risk-told-drew-end = { $who } zieht die Spielende-Karte: Das Spiel ist zu Ende.
risk-told-rounds = { $rounds ->
    [one] Die einzige Runde ist vorbei: Die Punkte entscheiden.
   *[other] Alle { $rounds } Runden sind vorbei: Die Punkte entscheiden.
}
risk-told-final = { $rank }. { $who }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
risk-told-won = { $who } gewinnt das Spiel.
risk-told-shared = { $who } teilt sich den Sieg.

# Warum nicht
risk-why-over = Das Spiel ist zu Ende.
risk-why-spectator = Nur die Spieler entscheiden; du siehst zu.
risk-why-out = Du hast keine Armee mehr auf dem Spielplan und bist ausgeschieden.
risk-why-chance = Niemand entscheidet, während Würfel fallen und Karten ausgeteilt oder gezogen werden.
risk-why-turn = Du bist nicht an der Reihe: { $who } ist gefragt.
risk-why-by-chance = Niemand sucht sich aus, was ausgeteilt, gewürfelt oder gezogen wird.
risk-why-dominion = Gold, Charakterkarten, Maesterkarten, Auftragskarten und Sondereinheiten gehören nicht zum Gefecht.
risk-why-deploy-first = { $armies ->
    [one] Stell erst deine { $armies } Armee auf: Alle werden vor dem Angriff aufgestellt.
   *[other] Stell erst deine { $armies } Armeen auf: Alle werden vor dem Angriff aufgestellt.
}
risk-why-declared = Der Angriff auf { $target } ist angekündigt: Führe mindestens einen Kampf.
risk-why-now-house = Jetzt wählst du ein Haus.
risk-why-now-trade = { $step ->
    [must] Jetzt tauschst du einen Kartensatz ein: Du hast zu viele Karten, um ohne Tausch weiterzumachen.
    [may] Jetzt kannst du einen Kartensatz eintauschen oder ohne Tausch weitermachen.
   *[next] Jetzt sagst du, welche Karte des Satzes als nächste kommt.
}
risk-why-now-deploy = Jetzt wählst du ein Gebiet für deine Armeen.
risk-why-now-count = Jetzt sagst du, wie viele Armeen du aufstellst.
risk-why-now-invade = Jetzt greifst du ein Gebiet an oder beendest die Angriffe.
risk-why-now-commit = Jetzt sagst du, wie viele Armeen du einsetzt.
risk-why-now-defend = Jetzt sagst du, mit wie vielen Würfeln du verteidigst.
risk-why-now-go-on = Jetzt kämpfst du weiter oder brichst ab.
risk-why-now-move-in = Jetzt sagst du, wie viele Armeen einrücken.
risk-why-now-leave = Jetzt kannst du Armeen aus einem deiner Gebiete bewegen oder es bleiben lassen.
risk-why-now-go = Jetzt sagst du, wohin die Armeen gehen.
risk-why-now-march = Jetzt sagst du, wie viele Armeen gehen.
risk-why-now-draw = { $choice ->
    [both] Jetzt ziehst du eine Karte, rufst stattdessen jemanden herbei oder beendest deinen Zug ohne beides.
    [call] Jetzt rufst du jemanden herbei oder beendest deinen Zug ohne Ruf.
   *[card] Jetzt ziehst du eine Karte oder beendest deinen Zug ohne Karte.
}
risk-why-house = { $house } ist bei dieser Spielerzahl nicht dabei.
risk-why-house-sheet = { $house } kann man in der Variante von Haus Mitchell nicht spielen.
risk-why-house-taken = { $house } ist vergeben.
risk-why-five = Du hast zu Beginn deines Zuges fünf oder mehr Karten: Du musst einen Kartensatz eintauschen.
risk-why-loot = Du hast mehr als fünf Karten erbeutet: Du musst jetzt einen Kartensatz eintauschen.
risk-why-half-set = Du hast begonnen, einen Kartensatz einzutauschen: Wähle den Rest.
risk-why-no-card = Du hast die Karte { $card } nicht.
risk-why-rising = Nenne die Karten eines Satzes in der Reihenfolge deiner Hand; { $card } wäre früher gekommen.
risk-why-no-set-may = { $card } ist nicht die erste Karte eines Satzes auf deiner Hand.
risk-why-no-set-must = { $card } ist nicht die erste Karte eines Satzes auf deiner Hand.
risk-why-no-set-second = { $card } kann nicht die zweite Karte sein: Ein Satz sind drei gleiche oder eine von jeder Art.
risk-why-no-set-third = { $card } macht den Satz nicht voll: Es braucht drei gleiche oder eine von jeder Art.
risk-why-other-map = { $target } liegt nicht auf dem Spielplan dieser Partie.
risk-why-not-yours = { $target } gehört dir nicht.
risk-why-bonus = Die Zusatzarmeen des Satzes kommen nur in deine Gebiete auf seinen Karten; { $target } ist keines davon.
risk-why-source = { $source } gehört dir nicht; von dort kannst du nicht angreifen.
risk-why-target = { $target } gehört dir selbst.
risk-why-not-adjacent = { $source } und { $target } sind nicht benachbart.
risk-why-one-army = In { $source } steht nur eine Armee, und sie muss bleiben.
risk-why-three-dice = In einem Kampf werden höchstens drei Armeen eingesetzt.
risk-why-commit = Eine Armee bleibt in { $source }: Du kannst höchstens { $most } einsetzen.
risk-why-defence = Du kannst mit höchstens { $most ->
    [one] { $most } Würfel
   *[other] { $most } Würfeln
} verteidigen.
risk-why-too-many = Du hast { $most } aufzustellen.
risk-why-move-in = Die { $least } Armeen, die gekämpft haben, müssen einrücken.
risk-why-stay = Eine Armee bleibt in { $source }: Höchstens { $most } können gehen.
risk-why-count = Sag { $armies }; „alle“ ist für alle von mehr als 127.
risk-why-no-spare = In { $source } steht nur eine Armee, und sie muss bleiben.
risk-why-same-place = Die Armeen sind schon in { $target }.
risk-why-cut-off = Kein anderes deiner Gebiete ist mit { $source } verbunden.
risk-why-no-chain = Keine Kette eigener Gebiete führt von { $source } nach { $target }.

# Der Tisch im Terminal
risk-draw-round = Runde { $round } von höchstens { $rounds }, { $cards } Karten im Stapel
risk-draw-round-late = Runde { $round } von höchstens { $rounds }, { $cards } Karten und die Spielende-Karte im Stapel
risk-draw-port = { $coast ->
    [west] ⚓W
    [east] ⚓O
   *[south] ⚓S
}
risk-draw-territories = Gebiete
risk-draw-castles = Burgen
risk-draw-ports = Häfen
risk-draw-armies = Armeen
risk-draw-cards = Karten
risk-draw-income = Zuwachs
risk-draw-score = Punkte
risk-draw-out = ausgeschieden
risk-draw-invasion = { $source } ({ $attackers }) gegen { $target } ({ $defenders })
risk-draw-dice = Angriff { $attack }, Verteidigung { $defence }
risk-draw-hand = Deine Karten (* das Gebiet gehört dir):
risk-draw-card = { $name }: { $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}

# Haus Mitchell
risk-help-mitchell_houses = Haus Mitchell: Häuser werden gelost (draw) oder der Reihe nach gewählt (choose)
risk-help-mitchell_neutral_pool = Haus Mitchell: Jedes neutrale Haus bekommt seine eigene Verstärkung (each) oder alle zusammen die eines Spielers (shared)
risk-help-mitchell_cards_return = Haus Mitchell: Die neun Karten der Besatzungen kommen nach dem Aufbau zurück in den Stapel
risk-help-mitchell_take_over = Haus Mitchell: Sind alle einverstanden, übernimmt ein Ausgeschiedener sein Haus, wenn es als neutrales zurückgekehrt ist
risk-option-idle = Die Einstellung { $option } hat im Modus { $mode } keine Bedeutung; lass sie weg.
risk-option-module = Die Einstellung { $option } hat ohne { $module } keine Bedeutung; lass sie weg.
risk-given-no-card = Die Karte { $got } gehört nicht zu diesem Spiel.
risk-ask-card-or-call = { $card ->
    [yes] { $who }, du hast ein Gebiet erobert: Ziehst du eine Karte, oder rufst du jemanden herbei?
   *[no] { $who }, deine Hand ist voll: Rufe ein Haus aus dem Exil oder die Wildlinge herbei, oder beende deinen Zug.
}
risk-ask-call = { $who }, welches Haus rufst du aus dem Exil herbei?
risk-ask-land = { $who }, in welchem Hafen landet Haus { $house }?
risk-ask-return = { $who }, Haus { $house } ist zurück auf dem Spielplan: Willst du es übernehmen?
risk-ask-agree = { $who }, bist du einverstanden, dass { $claimant } Haus { $house } übernimmt?
risk-ask-chance-allot = Die Häuser werden gelost.
risk-told-called = { $who } ruft Haus { $house } herbei; Ziel: { $target }.
risk-told-wildlings = { $who } ruft die Wildlinge herbei: Sie greifen die Schenkung an.
risk-told-watch = Die Nachtwache kehrt zurück und greift die Wildlinge in der Schenkung an.
risk-told-landing = { $kind ->
    [house] Haus { $house } gegen { $target }
    [watch] Die Nachtwache gegen { $target }
   *[wildlings] Die Wildlinge gegen { $target }
}: { $attack } gegen { $defence }; die Ankömmlinge verlieren { $attackers }, die Besatzung { $defenders }.
risk-told-landed = { $kind ->
    [house] Haus { $house } hält { $target } als neutrales Haus mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
    [watch] Die Nachtwache hält { $target } wieder mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }; die Wildlinge sind zurück hinter der Mauer.
   *[wildlings] Die Wildlinge halten { $target } mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
}
risk-told-beaten = { $kind ->
    [house] Haus { $house } ist geschlagen und kehrt ins Exil zurück.
    [watch] Die Nachtwache ist geschlagen und kehrt ins Exil zurück.
   *[wildlings] Die Wildlinge sind geschlagen und kehren hinter die Mauer zurück.
}
risk-told-exiled = Haus { $house } hat keine Armee mehr auf dem Spielplan und geht mit { $armies } Armeen ins Exil.
risk-told-neutrals = { $armies ->
    [one] Das neutrale Haus { $house } bekommt { $armies } Armee.
   *[other] Das neutrale Haus { $house } bekommt { $armies } Armeen.
}
risk-told-wishes = { $answer ->
    [yes] { $who } möchte Haus { $house } übernehmen.
   *[no] { $who } möchte Haus { $house } nicht zurück.
}
risk-told-agrees = { $answer ->
    [yes] { $who } ist einverstanden, dass { $claimant } Haus { $house } übernimmt.
   *[no] { $who } ist nicht einverstanden, dass { $claimant } Haus { $house } übernimmt.
}
risk-told-took-over = { $who } ist wieder im Spiel und spielt Haus { $house }.
risk-told-laid-open = { $who } legt die Karte { $card } auf den Ablagestapel.
risk-why-now-call = Jetzt sagst du, welches Haus du aus dem Exil herbeirufst.
risk-why-now-land = Jetzt sagst du, in welchem Hafen das Haus landet.
risk-why-now-agree = Jetzt sagst du ja oder nein.
risk-why-mitchell = Exilierte und Wildlinge gibt es nur in der Variante von Haus Mitchell.
risk-why-full-hand = Du hast schon fünf Karten: Niemand zieht eine sechste.
risk-why-not-earned = Nur die Karte, die eine Eroberung eingebracht hat, kann man für einen Ruf hergeben.
risk-why-no-exile = Kein Haus ist im Exil.
risk-why-not-exiled = Haus { $house } ist nicht im Exil.
risk-why-wildlings = Die Wildlinge halten die Schenkung; herbeigerufen werden sie nur von jenseits der Mauer.
risk-why-portless = { $target } hat keinen Hafen.

# Herrschaft: Einstellungen
risk-help-gold = Herrschaft wird mit Gold gespielt
risk-help-characters = Herrschaft wird mit Charakterkarten gespielt; sie brauchen Gold
risk-help-maesters = Herrschaft wird mit Maesterkarten gespielt; sie brauchen Gold
risk-help-special_units = Herrschaft wird mit Rittern, Belagerungsmaschinen und Befestigungen gespielt
risk-help-objectives = Herrschaft wird mit Auftragskarten gewonnen; ohne sie ist die Spielende-Karte dabei
risk-help-setup = Gebiete werden in Herrschaft einzeln besetzt (claim) oder wie im Gefecht ausgeteilt (skirmish)
risk-help-feature_mode = Aufträge, die Eroberungen mit Burg oder Hafen verlangen: jede hat das Merkmal (each), oder eine genügt (any)
risk-help-attack_units = der Angreifer nennt für jeden Kampf die Sondereinheiten, die mitkämpfen (choose), oder setzt immer alle ein (all)
risk-help-fortification_stacks = jede Befestigung eines Gebiets zählt, nicht nur eine
risk-help-token_limit = nicht mehr Sondereinheiten einer Art, als in der Schachtel sind (21)
risk-help-bribe_is_the_cost = die 200 Gold der Bestechung gehen nur an den Angreifer, nicht auch an die Bank
risk-help-waw_requires_seat = auch in Welt im Krieg gewinnt mit zehn Punkten nur, wer den eigenen Stammsitz kontrolliert
risk-modules-gold = { $module ->
    [characters] Charaktere
   *[maesters] Maesterkarten
} brauchen Gold: Karten zu nutzen kostet Gold. Schalte Gold („gold“) ein oder sie („{ $module }“) aus.
risk-modules-none = Herrschaft ohne irgendeinen ihrer Teile ist ein Gefecht: Spiele Gefecht („skirmish“) oder schalte einen Teil ein: Gold, Charaktere, Maesterkarten, Sondereinheiten oder Aufträge ({ $allowed }).
risk-given-card = In diesem Spiel gibt es keine Maester- oder Auftragskarte „{ $got }“; schreibe zum Beispiel { $example }.

# Herrschaft: die Frage
risk-ask-give-up = { $back ->
    [yes] { $who }, behalte zwei dieser Auftragskarten: Welche gibst du zurück?
   *[no] { $who }, behalte eine dieser Auftragskarten: Welche legst du ab?
}
risk-ask-claim = { $who }, besetze ein freies Gebiet.
risk-ask-start = { $armies ->
    [one] { $who }, stelle deine letzte Startarmee in einem deiner Gebiete auf.
   *[other] { $who }, stelle eine deiner { $armies } Startarmeen in einem deiner Gebiete auf.
}
risk-ask-swap = { $who }, tausche eine einzelne Karte gegen ihre Sondereinheit ein oder mach weiter.
risk-ask-base = { $unit ->
    [knight] { $who }, wo stellst du den Ritter auf?
    [siege_engine] { $who }, wo stellst du die Belagerungsmaschine auf?
   *[fortification] { $who }, wo stellst du die Befestigung auf?
}
risk-ask-purchase = { $who }, du hast { $gold } Gold: Kaufe für je 200 eine Maesterkarte oder eine Auftragskarte oder mach weiter.
risk-ask-use-knights = { $who }, wie viele von { $units } Rittern kämpfen von { $source } aus gegen { $target }?
risk-ask-use-engines = { $who }, wie viele von { $units } Belagerungsmaschinen kämpfen von { $source } aus gegen { $target }?
risk-ask-take-knights = { $who }, wie viele von { $units } Rittern gehen von { $source } nach { $target } mit?
risk-ask-take-engines = { $who }, wie viele von { $units } Belagerungsmaschinen gehen von { $source } nach { $target } mit?
risk-ask-score = { $who }, werte eine Auftragskarte, die du erfüllst, oder mach weiter.
risk-ask-chance-deal-objectives = Die Auftragskarten werden ausgeteilt.
risk-ask-chance-neutrals = Die neutralen Gebiete werden gezogen.
risk-ask-chance-endow = Karten des Startbonus werden gezogen.
risk-ask-chance-drawing-maester = Eine Maesterkarte wird gezogen.
risk-ask-chance-drawing-objectives = Auftragskarten werden gezogen.
risk-ask-chance-spill = Die Karten des Ausgeschiedenen werden abgelegt.

# Herrschaft: was geschah
risk-told-turn-realm = Runde { $round }: { $who } ist am Zug.
risk-told-income = { $gold ->
    [0] { $who } bekommt { $armies } Armeen.
   *[other] { $who } bekommt { $armies } Armeen und { $gold } Gold.
}
risk-told-booty = { $who } nimmt { $gold } Gold aus der Schatzkammer von { $loser }.
risk-told-neutral = { $target } beginnt neutral.
risk-told-claimed = { $who } besetzt { $target }.
risk-told-drew-territory = { $who } zieht die Karte { $card }.
risk-told-drew-territory-hidden = { $who } zieht eine Gebietskarte.
risk-told-drew-maester = { $who } zieht die Maesterkarte „{ $card }“.
risk-told-drew-maester-hidden = { $who } zieht eine Maesterkarte.
risk-told-drew-objective = { $who } zieht die Auftragskarte „{ $card }“.
risk-told-drew-objective-hidden = { $who } zieht eine Auftragskarte.
risk-told-gave-back = { $who } gibt eine Auftragskarte zurück.
risk-told-gave-up = { $who } legt die Auftragskarte „{ $card }“ ab.
risk-told-spilt = „{ $card }“ von { $who } wird abgelegt.
risk-told-units-fight = { $unit ->
    [knight] { $who } schickt { $count } Ritter in den Kampf.
   *[other] { $count ->
        [one] { $who } schickt { $count } Belagerungsmaschine in den Kampf.
       *[other] { $who } schickt { $count } Belagerungsmaschinen in den Kampf.
    }
}
risk-told-units-go = { $unit ->
    [knight] { $count ->
        [one] { $count } Ritter von { $who } geht mit nach { $target }.
       *[other] { $count } Ritter von { $who } gehen mit nach { $target }.
    }
   *[other] { $count ->
        [one] { $count } Belagerungsmaschine von { $who } geht mit nach { $target }.
       *[other] { $count } Belagerungsmaschinen von { $who } gehen mit nach { $target }.
    }
}
risk-told-swapped = { $who } tauscht { $card } gegen { $unit ->
    [knight] einen Ritter
    [siege_engine] eine Belagerungsmaschine
   *[fortification] eine Befestigung
} ein.
risk-told-based = { $who } stellt { $unit ->
    [knight] einen Ritter
    [siege_engine] eine Belagerungsmaschine
   *[fortification] eine Befestigung
} in { $target } auf.
risk-told-bought-maester = { $who } zahlt 200 Gold für eine Maesterkarte.
risk-told-bought-objective = { $who } zahlt 200 Gold für eine Auftragskarte.
risk-told-scored = { $points ->
    [one] { $who } erfüllt „{ $card }“ für { $points } Siegpunkt und hat jetzt { $total }.
   *[other] { $who } erfüllt „{ $card }“ für { $points } Siegpunkte und hat jetzt { $total }.
}
risk-told-points = { $who } hat { $points } Siegpunkte und damit das Ziel erreicht.
risk-told-final-realm = { $rank }. { $who }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, { $lands ->
    [one] { $lands } Gebiet
   *[other] { $lands } Gebiete
}.

# Herrschaft: warum nicht
risk-why-now-give-up = Jetzt sagst du, welche Auftragskarte geht.
risk-why-now-claim = Jetzt besetzt du ein freies Gebiet.
risk-why-now-start = Jetzt stellst du eine Armee in einem deiner Gebiete auf.
risk-why-now-swap = Jetzt darfst du eine einzelne Karte gegen eine Sondereinheit eintauschen oder ohne Tausch weitermachen.
risk-why-now-base = Jetzt sagst du, wohin die Sondereinheit kommt.
risk-why-now-purchase = Jetzt kaufst du eine Maesterkarte oder eine Auftragskarte oder machst weiter.
risk-why-now-use-knights = Jetzt sagst du, wie viele Ritter kämpfen.
risk-why-now-use-engines = Jetzt sagst du, wie viele Belagerungsmaschinen kämpfen.
risk-why-now-take-knights = Jetzt sagst du, wie viele Ritter mitgehen.
risk-why-now-take-engines = Jetzt sagst du, wie viele Belagerungsmaschinen mitgehen.
risk-why-now-score = Jetzt darfst du eine Auftragskarte werten oder ohne Wertung weitermachen.
risk-why-claimed = { $target } ist nicht frei.
risk-why-not-drawn = „{ $card }“ ist nicht unter den Auftragskarten, aus denen du wählst.
risk-why-no-piece = Alle { $unit ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschinen
   *[fortification] Befestigungen
} der Schachtel stehen schon auf dem Spielplan.
risk-why-no-module = Das ist in diesem Spiel nicht dabei.
risk-why-bought = Du hast in diesem Zug schon eine Auftragskarte gekauft.
risk-why-gold = Das kostet { $price } Gold; du hast { $gold }.
risk-why-no-deck = Eine solche Karte ist nicht mehr zu ziehen.
risk-why-units = { $most ->
    [one] In { $source } steht nur { $unit ->
        [knight] ein Ritter
       *[siege_engine] eine Belagerungsmaschine
    }.
   *[other] In { $source } stehen nur { $most } { $unit ->
        [knight] Ritter
       *[siege_engine] Belagerungsmaschinen
    }.
}
risk-why-units-count = Sag, wie viele { $unit ->
    [knight] Ritter
   *[siege_engine] Belagerungsmaschinen
} du meinst, von keinem Stück bis { $most }; „alle“ ist für mehr als 15.
risk-why-not-held = Du hast die Auftragskarte „{ $card }“ nicht.
risk-why-not-done = „{ $card }“ erfüllst du gerade nicht.

# Herrschaft: der Tisch im Terminal
risk-draw-gold = Gold
risk-draw-points = SP
risk-draw-maesters = Maest.
risk-draw-objectives = Auftr.
risk-draw-knight = R
risk-draw-siege_engine = B
risk-draw-fortification = F
risk-draw-objective = { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $done ->
    [yes] , erfüllt
   *[no] { "" }
})

# Karten der Herrschaft: Optionen
risk-help-safe_passage = die Karte Freies Geleit anstelle eines zweiten Kriegsgeräts (A-64)

# Karten der Herrschaft: Fragen
risk-ask-window-turn-start = { $mine ->
    [yes] { $who }, dein Zug beginnt: eine Karte einsetzen oder passen?
   *[no] { $who }, der Zug von { $turn } beginnt: eine Karte einsetzen oder passen?
}
risk-ask-window-income = { $mine ->
    [yes] { $who }, dein Einkommen ist gezählt: eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } hat das Einkommen erhalten: eine Karte einsetzen oder passen?
}
risk-ask-window-deployed = { $mine ->
    [yes] { $who }, deine Armeen stehen: eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } hat verstärkt: eine Karte einsetzen oder passen?
}
risk-ask-window-buy-maester = { $mine ->
    [yes] { $who }, die Maesterkarte ist bezahlt: vor dem Ziehen eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } zieht gleich eine Maesterkarte: eine Karte einsetzen oder passen?
}
risk-ask-window-pre-invasion = { $mine ->
    [yes] { $who }, vor deinem ersten Angriff: eine Karte einsetzen oder passen?
   *[no] { $who }, vor dem ersten Angriff von { $turn }: eine Karte einsetzen oder passen?
}
risk-ask-window-declare = { $who }, { $source } soll { $target } angreifen: eine Karte einsetzen oder passen?
risk-ask-window-declare-landing = { $kind ->
    [house] { $who }, Haus { $house } soll in { $target } landen: eine Karte einsetzen oder passen?
   *[wildlings] { $who }, die Wildlinge sollen { $target } angreifen: eine Karte einsetzen oder passen?
}
risk-ask-window-commit-landing = { $kind ->
    [house] { $who }, Armeen von Haus { $house } sind gegen { $target } eingesetzt: eine Karte einsetzen oder passen?
   *[wildlings] { $who }, Wildlinge sind gegen { $target } eingesetzt: eine Karte einsetzen oder passen?
}
risk-ask-window-commit = { $who }, Armeen aus { $source } sind gegen { $target } eingesetzt: eine Karte einsetzen oder passen?
risk-ask-window-after-roll = { $who }, die Würfel liegen, { $dice }: eine Karte einsetzen oder passen?
risk-ask-window-maneuver = { $mine ->
    [yes] { $who }, vor deiner Truppenbewegung: eine Karte einsetzen oder passen?
   *[no] { $who }, vor der Truppenbewegung von { $turn }: eine Karte einsetzen oder passen?
}
risk-ask-window-draw = { $mine ->
    [yes] { $who }, du kommst zum Kartenziehen: eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } kommt zum Kartenziehen: eine Karte einsetzen oder passen?
}
risk-ask-window-drawing-territory = { $mine ->
    [yes] { $who }, gleich ziehst du eine Gebietskarte: vorher eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } zieht gleich eine Gebietskarte: eine Karte einsetzen oder passen?
}
risk-ask-window-card-roll = { $who }, der Würfel für „{ $card }“ zeigt { $face }: eine Karte einsetzen oder passen?
risk-ask-window-maester-played = { $who }, { $by } spielt „{ $card }“: darauf antworten oder passen?
risk-ask-say-seat = { $who }, wen trifft „{ $card }“?
risk-ask-say-land = { $who }, welches Gebiet trifft „{ $card }“?
risk-ask-say-person = { $who }, welchen Charakter trifft „{ $card }“?
risk-ask-one-die = { $who }, { $dice }: welcher { $side ->
    [theirs] Würfel der anderen Seite
   *[own] eigene Würfel
} { $deed ->
    [top] zeigt seine höchste Zahl?
   *[again] wird neu geworfen?
}
risk-ask-more-dice = { $who }, { $dice }: welche deiner Würfel werden neu geworfen? Nenne sie vom ersten zum letzten.
risk-ask-place-army = { $count ->
    [one] { $who }, wohin kommt die Armee?
   *[other] { $who }, wohin kommen die Armeen? Noch { $count }, in verschiedene Gebiete.
}
risk-ask-place-unit = { $who }, wohin kommt { $unit ->
    [knight] der Ritter
    [siege_engine] die Belagerungsmaschine
   *[fortification] die Befestigung
}?
risk-ask-how-many = { $who }, wie viele Armeen in { $target } vernichtet „{ $card }“? Höchstens { $count }.
risk-ask-how-many-landing = { $kind ->
    [house] { $who }, wie viele Armeen von Haus { $house } vernichtet „{ $card }“? Höchstens { $count }.
   *[wildlings] { $who }, wie viele Wildlinge vernichtet „{ $card }“? Höchstens { $count }.
}
risk-ask-lose-one = { $count ->
    [one] { $who }, „{ $card }“ kostet dich noch eine Armee: wo?
   *[other] { $who }, „{ $card }“ kostet dich { $count } Armeen: wo steht die nächste?
}
risk-ask-withdraw = { $armies ->
    [one] { $who }, wohin zieht sich die Armee aus { $target } zurück?
   *[other] { $who }, wohin ziehen sich { $armies } Armeen aus { $target } zurück?
}
risk-ask-let-go = { $who }, welche der gesehenen Karten wird abgelegt?
risk-ask-sail-to = { $who }, welche Küste greifst du von { $source } aus an?
risk-ask-ransom-whom = { $who }, wen löst du aus?
risk-ask-chance-d6 = Ein Würfel fällt für eine Karte.
risk-ask-chance-die-again = Ein Würfel wird neu geworfen.
risk-ask-chance-draw-waiting = Eine Gebietskarte wird gezogen.
risk-ask-chance-look = Karten werden angesehen.
risk-ask-chance-turn-up = Eine Gebietskarte wird aufgedeckt.
risk-ask-chance-lose-maester = Eine Maesterkarte wird blind gewählt.
risk-ask-chance-take-maester = Eine Maesterkarte wechselt die Hand.

# Karten der Herrschaft: was geschah
risk-told-calls = { $who } setzt { $card } für { $cost } Gold ein.
risk-told-plays = { $who } spielt „{ $card }“ für { $cost } Gold.
risk-told-answers = { $who } antwortet auf „{ $other }“ mit „{ $card }“ für { $cost } Gold.
risk-told-aims-seat = { $who } richtet „{ $card }“ gegen { $loser }.
risk-told-aims-land = { $who } richtet „{ $card }“ gegen { $target }.
risk-told-aims-person = { $who } richtet „{ $card }“ gegen { $person }.
risk-told-d6 = { $who } würfelt { $face }.
risk-told-again = { $side ->
    [attack] Ein Angriffswürfel wird neu geworfen: { $face }.
   *[defence] Ein Verteidigungswürfel wird neu geworfen: { $face }.
}
risk-told-shows = { $who } zeigt { $target }: { $armies } wartende Armeen stoßen dort dazu.
risk-told-let-go = { $who } legt { $card } ab.
risk-told-turned-up = Die Karte { $card } wird aufgedeckt.
risk-told-loses = { $loser } verliert die Maesterkarte „{ $card }“.
risk-told-waits = { $who } legt { $card } verdeckt mit wartenden Armeen aus.
risk-told-waits-hidden = { $who } legt eine Gebietskarte verdeckt mit wartenden Armeen aus.
risk-told-looked = { $who } sieht { $card }.
risk-told-looked-hidden = { $who } sieht eine Karte an.
risk-told-took = { $who } nimmt { $loser } die Maesterkarte „{ $card }“ ab.
risk-told-took-hidden = { $who } nimmt { $loser } eine Maesterkarte ab.
risk-told-early = { $who } macht die Truppenbewegung schon jetzt.
risk-told-sails = { $who } sticht von { $source } aus in See.
risk-told-more = { $armies ->
    [one] { $target } gewinnt { $armies } Armee.
   *[other] { $target } gewinnt { $armies } Armeen.
}
risk-told-fewer = { $armies ->
    [one] { $target } verliert { $armies } Armee.
   *[other] { $target } verliert { $armies } Armeen.
}
risk-told-gold-more = { $who } bekommt { $gold } Gold.
risk-told-gold-less = { $who } verliert { $gold } Gold.
risk-told-points-lost = { $points ->
    [one] { $who } verliert { $points } Siegpunkt.
   *[other] { $who } verliert { $points } Siegpunkte.
}
risk-told-called-off = Der Angriff auf { $target } findet nicht statt.
risk-told-fallen = { $kind ->
    [house] Haus { $house } verliert { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }, bevor gewürfelt wird.
   *[wildlings] Die Wildlinge verlieren { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }, bevor gewürfelt wird.
}
risk-told-captive = { $card } ist nun ein Gefangener von { $who }.
risk-told-removed = { $card } scheidet aus dem Spiel aus.
risk-told-freed = { $card } ist wieder frei; { $who } hat das Pfand nicht mehr.

# Karten der Herrschaft: warum nicht
risk-why-now-window = Setze eine Karte ein, die zu diesem Augenblick passt, oder passe.
risk-why-now-say-seat = Sage, welchen Gegner die Karte trifft.
risk-why-now-say-land = Sage, welches Gebiet die Karte trifft.
risk-why-now-say-person = Sage, welchen Charakter die Karte trifft.
risk-why-now-one-die = Wähle einen Würfel.
risk-why-now-more-dice = Wähle die Würfel, die neu geworfen werden; die anderen bleiben liegen.
risk-why-now-place-army = Sage, wohin die Armee kommt.
risk-why-now-place-unit = Sage, wohin die Sondereinheit kommt.
risk-why-now-how-many = Sage, wie viele Armeen vernichtet werden; es kann auch keine sein.
risk-why-now-lose-one = Sage, wo du eine Armee verlierst.
risk-why-now-withdraw = Sage, wohin sich die Armeen zurückziehen.
risk-why-now-let-go = Sage, welche der Karten abgelegt wird.
risk-why-now-sail-to = Sage, welche Küste du angreifst.
risk-why-now-ransom-whom = Sage, wen du auslöst.
risk-why-copy = Kopien sind eine Karte: Nenne „{ $card }“ mit dem einfachen Namen.
risk-why-other-house = { $card } dient nicht deinem Haus.
risk-why-no-maester = Du hast „{ $card }“ nicht auf der Hand.
risk-why-captive = { $card } ist in Gefangenschaft bei { $who }.
risk-why-gone = { $card } ist aus dem Spiel ausgeschieden.
risk-why-face-down = { $card } wurde schon eingesetzt und liegt bis zu deinem nächsten Auffrischen verdeckt.
risk-why-answer-first = Jetzt darf nur eine Karte eingesetzt werden, die auf die eben gespielte Maesterkarte antwortet, nicht „{ $card }“.
risk-why-moment = „{ $card }“ wird { $moment ->
    [turn_start_self] zu Beginn des eigenen Zuges
    [turn_start_opponent] zu Beginn des Zuges eines Gegners
    [income_self] beim Zählen des eigenen Einkommens
    [deploy_self] beim Verstärken im eigenen Zug
    [buy_maester_self] nach dem Bezahlen einer Maesterkarte
    [pre_invasion_self] vor dem ersten eigenen Angriff des Zuges
    [declare_self] nach der Ansage eines eigenen Angriffs
    [declare_against_self] nach der Ansage eines Angriffs auf ein eigenes Gebiet
    [declare_involving_self] nach der Ansage eines Angriffs von dir oder gegen dich
    [declare_between_opponents] nach der Ansage eines Angriffs zwischen zwei Gegnern
    [commit_against_self] nach dem Einsatz von Armeen gegen ein eigenes Gebiet
    [after_battle_roll] nach dem Wurf eines Kampfes{ $role ->
        [attacker] , in dem du angreifst,
        [defender] , in dem du verteidigst,
       *[either] , an dem du beteiligt bist,
    }
    [after_own_roll] gleich nach einem eigenen Wurf
    [maneuver_self] zu Beginn der eigenen Truppenbewegung
    [draw_self] beim eigenen Kartenziehen
    [drawing_territory_self] vor dem Ziehen einer eigenen Gebietskarte
    [maester_played_by_opponent] nach dem Spielen einer Maesterkarte durch einen Gegner
   *[any_time] dort, wo Karten erlaubt sind,
} eingesetzt, nicht jetzt.
risk-why-target-feature = „{ $card }“ verlangt { $feature ->
    [castle] eine Burg
    [port] einen Hafen
   *[both] eine Burg oder einen Hafen
} in { $target }.
risk-why-target-armies = „{ $card }“ hilft einer einzelnen Armee; in { $target } stehen { $armies }.
risk-why-target-neutral = „{ $card }“ gilt dem Angriff auf einen Spieler; { $target } ist neutral.
risk-why-too-few-taken = „{ $card }“ verlangt { $least } solche Eroberungen in diesem Zug; du hast { $taken }.
risk-why-something-taken = „{ $card }“ ist für einen Zug ohne Eroberung.
risk-why-card-gold = „{ $card }“ kostet jetzt { $price } Gold; du hast { $gold }.
risk-why-no-choice = „{ $card }“ findet { $what ->
    [opponent] keinen Gegner mit einer Maesterkarte
    [territory] kein passendes Gebiet
    [castle] keine eigene Burg
    [piece] keine solche Figur mehr
    [die] keinen Würfel, der nicht schon neu geworfen wurde
   *[character] keinen passenden Charakter
}.
risk-why-not-waiting = Bei { $card } warten keine Armeen von dir.
risk-why-not-there = Wartende Armeen stoßen dazu, wenn du { $target } hältst.
risk-why-show-later = Wartende Armeen kommen nicht zwischen eine Maesterkarte und die Antwort darauf.
risk-why-aim-seat = Die Karte trifft einen Gegner, der eine Maesterkarte hat.
risk-why-aim-land = Die Karte trifft ein Gebiet eines Gegners neben einem eigenen, nicht { $target }.
risk-why-aim-person = Die Karte kann { $card } nicht treffen.
risk-why-die = Dieser Würfel geht nicht: Er wurde nicht oder schon neu geworfen.
risk-why-one-die = Wähle mindestens einen Würfel.
risk-why-die-order = Die Würfel werden vom ersten zum letzten genannt, jeder einmal.
risk-why-castle = { $target } hat keine Burg.
risk-why-distinct = { $target } kommt in der Reihe zu früh oder zu spät: Verschiedene Gebiete werden in der Reihenfolge der Karte genannt.
risk-why-how-many = Höchstens { $most }.
risk-why-last-army = Die letzte Armee bleibt in { $target }.
risk-why-withdraw = Die Armeen ziehen sich in ein anderes eigenes Gebiet zurück, nicht nach { $target }.
risk-why-not-looked = { $card } ist keine der gesehenen Karten.
risk-why-banned = „{ $card }“ verbietet dir in diesem Zug, { $target } anzugreifen.
risk-why-no-landing = Karten verbieten dir in diesem Zug, irgendeinen Hafen anzugreifen.
risk-why-no-fleet = Ohne eine Karte dafür greift niemand von einem Hafen über die Nachbarn hinaus an; „attack“ nennt beide Gebiete.
risk-why-no-port = { $source } ist kein eigener Hafen mit einer Armee übrig.
risk-why-no-coast = Es gibt keine Küste mehr, die { $source } nicht ohnehin angreifen könnte.
risk-why-coast = { $target } ist keine fremde Küste jenseits der Nachbarn.
risk-why-maneuver-later = Die Truppenbewegung kommt in ihrer Phase; keine Karte erlaubt sie jetzt.
risk-why-maneuver-made = Die Truppenbewegung dieses Zuges ist schon gemacht.
risk-why-maneuver-none = Du hast keine Armeen, die ziehen könnten.
risk-why-maneuver-begun = Eine vorgezogene Truppenbewegung wird auch gemacht.
risk-why-no-captive = Niemand hält einen Gefangenen von dir.
risk-why-not-captive = { $card } ist kein Gefangener von dir.
risk-data-cards = { $file }: Es sind { $got } Charaktere und Maesterkarten; erwartet werden 68.

# Das Terminal: was außer der Karte gezeichnet wird
risk-draw-legend = Bei jeder Region steht, was sie bringt. Vor einem Gebiet stehen Besitzer (... ist neutral) und Armeen, dahinter C für eine Burg, ⚓ für einen Hafen, * für einen Stammsitz, R, B und F für Ritter, Belagerungsmaschinen und Befestigungen. „karte GEBIET“ zeigt die Nachbarn, „chancen VON > NACH“, wie ein Angriff ausginge.
risk-draw-deck-maesters = { $cards } Maester
risk-draw-deck-objectives = { $cards } Aufträge
risk-draw-brief-territories = Geb.
risk-draw-brief-castles = Burg
risk-draw-brief-ports = Haf.
risk-draw-brief-armies = Arm.
risk-draw-brief-gold = Gold
risk-draw-brief-gold_income = +Gold
risk-draw-brief-cards = Kart
risk-draw-brief-maesters = Maes
risk-draw-brief-objectives = Auf.
risk-draw-brief-income = +Arm.
risk-draw-brief-points = SP
risk-draw-brief-score = Pkt.
risk-draw-brief-out = aus
risk-draw-own-maesters = Deine Maester (Preis; ! jetzt einsetzbar):
risk-draw-own-objectives = Deine Auftragskarten (Punkte; ! erfüllt):
risk-draw-looking = Du wählst aus:
risk-draw-state = { $state ->
    [down] verbraucht
    [captive] gefangen
   *[gone] tot
}
risk-draw-in-exile = { $armies ->
    [one] { $armies } Armee im Exil
   *[other] { $armies } Armeen im Exil
}
risk-draw-wildlings = Wildlinge: { $armies } { $where ->
    [gift] auf der Schenkung
   *[beyond] jenseits der Mauer
}
risk-draw-watch = Nachtwache: { $where ->
    [gift] auf der Schenkung
    [exile] im Exil
   *[gone] nicht mehr im Spiel
}
risk-draw-icon = { $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}

# Das Terminal: Befehle des Tisches
risk-order-map = karte
risk-order-realm = reich
risk-order-odds = chancen
risk-order-cards = karten
risk-about-map = Regionen mit Nachbarn, eine Region oder ein Gebiet: karte, karte REGION, karte GEBIET
risk-about-realm = was jedes Haus hat, und die Regionen, die es hält
risk-about-cards = was deine Charaktere, Maesterkarten und Auftragskarten tun, oder irgendeine Karte: karten, karten NAME
risk-about-odds = wie ein Angriff ausginge: chancen VON > NACH; in einem Kampf nur chancen
risk-aside-territory = Es gibt auf dieser Karte nicht genau ein Gebiet „{ $got }“. Meintest du: { $near }?
risk-aside-ports = ⚓ verbunden: { $ports }
risk-aside-percent = { $share } %
risk-aside-one-army = In { $source } steht nur eine Armee, und sie muss bleiben.
risk-aside-empty = In { $target } steht noch keine Armee.
risk-aside-odds = { $source } ({ $men } seiner Armeen können kämpfen) gegen { $target } ({ $foes }): erobert mit { $share } %. Im Mittel verliert der Angreifer { $attackers }, der Verteidiger { $defenders }; wenn er erobert, bleiben { $left } Angreifer.
risk-aside-apart = Aber { $source } und { $target } grenzen nicht aneinander.
risk-aside-own = Aber beide gehören demselben Haus.
risk-aside-card = Es gibt keinen Charakter und keine Maester- oder Auftragskarte „{ $got }“.
risk-aside-no-cards = Du hast keine Charaktere, Maesterkarten oder Auftragskarten; „karten“ und ein Name sagt, was irgendeine Karte tut.
risk-aside-price = ({ $gold } Gold)
risk-aside-done = { $phase ->
    [trade] (die Karten behalten)
    [swap] (die Karten behalten)
    [purchase] (nichts mehr kaufen)
    [invade] (die Angriffe beenden)
    [leave] (keine Truppenbewegung)
    [score] (keinen werten)
   *[draw] (den Zug ohne Karte beenden)
}
risk-aside-odds-how = Welche Chancen? Schreibe zum Beispiel: chancen { $source } > { $target }

# Das Terminal: Wörter der Notation
risk-word-done = fertig
risk-word-stop = abbrechen
risk-word-fight = weiterkämpfen
risk-word-draw = Karte ziehen
risk-word-pass = passen
risk-word-maester = Maesterkarte kaufen
risk-word-objective = Auftragskarte kaufen
risk-word-score = werten
risk-word-keep = behalten
risk-word-ransom = Lösegeld
risk-word-show = zeigen
risk-word-call = herbeirufen
risk-word-yes = ja
risk-word-no = nein
risk-word-none = keine
risk-word-all = alle
risk-word-attack = Angriff aus
risk-word-trade = eintauschen
risk-word-from = aus
risk-word-leave = lassen
risk-word-armies = Armeen
risk-word-to = nach
risk-word-dice = Würfel
risk-word-deploy = aufstellen in
risk-word-claim = besetzen
risk-word-house = Haus
risk-word-unit = Sondereinheit in
risk-word-knights = Ritter
risk-word-engines = Belagerungsmaschinen
risk-word-use = einsetzen
risk-word-pick = wählen
risk-word-reveal = aufdecken
risk-word-seat = Platz
