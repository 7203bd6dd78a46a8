# Einstellungen
risk-help-mode = was gespielt wird: skirmish (Scharmützel, 2 bis 5 Personen), world_skirmish (6 oder 7, auf beiden Karten), mitchell (2 bis 5, mit den Änderungen von Haus Mitchell); auto nimmt, was zur Zahl der Spielenden passt
risk-help-rounds = wie viele Runden höchstens gespielt werden; dann zählen die Punkte wie beim Ziehen der Spielende-Karte
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
risk-move-unknown = „{ $got }“ ist kein Zug. Züge sind zum Beispiel: deploy winterfell, armies 3, attack riverrun the_twins, dice 3, stop, done.

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
risk-ask-chance-opening = Alle würfeln um den ersten Zug.
risk-ask-chance-tied = Unter denen mit gleichem Wurf entscheidet das Los über den ersten Zug.
risk-ask-chance-deal = Die Gebiete werden ausgeteilt.
risk-ask-chance-roll = Die Würfel fallen.
risk-ask-chance-loot = Die Karten des Ausgeschiedenen werden übergeben.
risk-ask-chance-drawing = Eine Karte wird gezogen.
risk-ask-over = Das Spiel ist zu Ende.

# Was geschah
risk-told-opening = { $who } würfelt { $face } um den ersten Zug.
risk-told-tie = Die mit dem gleichen höchsten Wurf würfeln noch einmal.
risk-told-first = { $who } hat den ersten Zug.
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
risk-why-now-trade = Jetzt kannst du einen Kartensatz eintauschen oder done sagen.
risk-why-now-deploy = Jetzt wählst du ein Gebiet für deine Armeen.
risk-why-now-count = Jetzt sagst du, wie viele Armeen du aufstellst.
risk-why-now-invade = Jetzt greifst du ein Gebiet an oder sagst done.
risk-why-now-commit = Jetzt sagst du, wie viele Armeen du einsetzt.
risk-why-now-defend = Jetzt sagst du, mit wie vielen Würfeln du verteidigst.
risk-why-now-go-on = Jetzt kämpfst du weiter oder brichst ab.
risk-why-now-move-in = Jetzt sagst du, wie viele Armeen einrücken.
risk-why-now-leave = Jetzt kannst du Armeen aus einem deiner Gebiete bewegen oder done sagen.
risk-why-now-go = Jetzt sagst du, wohin die Armeen gehen.
risk-why-now-march = Jetzt sagst du, wie viele Armeen gehen.
risk-why-now-draw = Jetzt ziehst du eine Karte oder sagst done.
risk-why-house = { $house } ist bei dieser Spielerzahl nicht dabei.
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
risk-why-count = Sag „armies { $armies }“, oder „armies all“ für alle von mehr als 127.
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
risk-given-no-card = Die Karte { $got } gehört nicht zu diesem Spiel.
risk-ask-card-or-call = { $card ->
    [yes] { $who }, du hast ein Gebiet erobert: Zieh eine Karte, rufe stattdessen ein Haus aus dem Exil oder die Wildlinge herbei, oder beende deinen Zug.
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
risk-why-now-agree = Jetzt sagst du ja (yes) oder nein (no).
risk-why-mitchell = Exilierte und Wildlinge gibt es nur in der Variante von Haus Mitchell.
risk-why-full-hand = Du hast schon fünf Karten: Niemand zieht eine sechste.
risk-why-no-exile = Kein Haus ist im Exil.
risk-why-not-exiled = Haus { $house } ist nicht im Exil.
risk-why-wildlings = Die Wildlinge halten die Schenkung; herbeigerufen werden sie nur von jenseits der Mauer.
risk-why-no-port = { $target } hat keinen Hafen.
risk-draw-exile = Im Exil: { $house } ({ $armies })
risk-draw-wall = { $where ->
    [beyond] Wildlinge ({ $armies }) hinter der Mauer
   *[gift] Wildlinge ({ $armies }) in der Schenkung
}; Nachtwache { $watch ->
    [gift] in der Schenkung
    [exile] im Exil
   *[gone] fort
}
