# Einstellungen
risk-help-mode = der Modus: skirmish (Gefecht) oder dominion (Herrschaft) für 2 bis 5 Personen, world_skirmish oder world_dominion für 6 oder 7 auf beiden Spielplänen, mitchell oder mitchell_dominion für 2 bis 5 mit der Variante von Haus Mitchell; auto nimmt das Gefecht, das zur Personenzahl passt
risk-help-rounds = wie viele Runden höchstens gespielt werden; danach entscheiden die Punkte wie bei der Spielende-Karte (im Modus Herrschaft zuerst die Siegpunkte)
risk-help-skirmish_armies_per_territory = Armeen in jedem Gebiet, das beim Aufbau ausgeteilt wird
risk-help-territory_match_scope = die zwei Zusatzarmeen eines Kartensatzes: einmal für den Satz (per_set) oder pro eigenem Gebiet auf seinen Karten (per_card)
risk-help-elimination_trade = wer nach dem Ausscheiden eines anderen Hauses mehr als fünf Karten hat, muss (must) oder darf (may) sofort Kartensätze eintauschen
risk-help-defence_dice = bei der Verteidigung einen oder zwei Würfel wählen (choose) oder immer so viele wie möglich werfen (most)
risk-help-open_territory_cards = Gebietskarten auf der Hand sind für alle sichtbar

# Stellungen
risk-given-out = Platz { $got } hat kein Gebiet und kann nicht am Zug sein.
risk-given-word = „{ $got }“ ist hier nicht möglich; erlaubt: { $allowed }.
risk-given-twice = { $got } steht zweimal da; einmal genügt.
risk-given-rest = { $got } gehört niemandem. Ordne jedes Gebiet einem Haus zu, oder alle übrigen auf einmal mit „rest“, zum Beispiel B1.
risk-given-territory = Auf diesem Spielplan gibt es kein Gebiet „{ $got }“. Schreibe zum Beispiel { $example }.
risk-given-number = „{ $got }“ ist falsch; gib eine ganze Zahl von { $low } bis { $high } ein.
risk-mode-seats = { $mode } ist für { $low } bis { $high } Personen, nicht für { $got }.

# Züge
risk-move-unknown = „{ $got }“ ist kein Zug. Beispiele: deploy GEBIET, armies 3, attack VON NACH, dice 3, stop, done.

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
    [one] { $who }, stelle noch { $armies } Armee für den Satz auf, in einem Gebiet, das seine Karten zeigen.
   *[other] { $who }, stelle noch { $armies } Armeen für den Satz auf, in Gebieten, die seine Karten zeigen.
}
risk-ask-count = { $who }, wie viele deiner { $armies } Armeen stellst du { FORM($target, "in") } auf?
risk-ask-invade = { $who }, greife ein Gebiet an oder beende deine Angriffe.
risk-ask-commit = { $who }, wie viele Armeen setzt du ein ({ $source } → { $target })?
risk-ask-defend = { $who }, mit wie vielen Würfeln verteidigst du { FORM($target) } gegen { FORM($source) }?
risk-ask-go-on = { $who }, weiterkämpfen ({ $source } → { $target }) oder abbrechen?
risk-ask-move-in = { $who }, wie viele Armeen rücken ein ({ $source } → { $target })?
risk-ask-leave = { $who }, wähle ein Gebiet für die Truppenbewegung oder verzichte darauf.
risk-ask-go = { $who }, wohin ziehen die Armeen { FORM($source, "aus") }?
risk-ask-march = { $who }, wie viele Armeen ziehen { FORM($source, "aus") } { FORM($target, "nach") }?
risk-ask-draw = { $who }, du hast ein Gebiet erobert: Ziehe eine Karte oder beende deinen Zug.
risk-ask-wait = Warten auf { $who }.
risk-ask-chance-opening = Alle würfeln: Wer am höchsten würfelt, hat den ersten Zug.
risk-ask-chance-tied = Bei gleichem Wurf entscheidet das Los über den ersten Zug.
risk-ask-chance-deal = Die Gebiete werden ausgeteilt.
risk-ask-chance-roll = Die Würfel fallen.
risk-ask-chance-loot = Die Karten des ausgeschiedenen Hauses werden übergeben.
risk-ask-chance-drawing = Eine Karte wird gezogen.
risk-ask-over = Die Partie ist zu Ende.

# Was geschah
risk-told-opening = { $who } würfelt um den ersten Zug: { $face }.
risk-told-tie = Gleichstand beim höchsten Wurf: Die Beteiligten würfeln noch einmal.
risk-told-first = { $who } hat den ersten Zug.
risk-told-opening-house = { $who } würfelt um das erste Haus: { $face }.
risk-told-first-house = { $who } bekommt zuerst ein Haus; die Häuser bestimmen die Reihenfolge der Züge.
risk-told-house = { $who } spielt Haus { $house }.
risk-told-dealt = { $count ->
    [one] { $who } erhält { $count } Gebiet.
   *[other] { $who } erhält { $count } Gebiete.
}
risk-told-turn = Runde { $round }: { $who } ist am Zug und erhält { $armies } Armeen.
risk-told-traded = { $extra ->
    [0] { $who } tauscht „{ $one }“, „{ $two }“ und „{ $three }“ gegen { $armies } Armeen ein.
   *[other] { $who } tauscht „{ $one }“, „{ $two }“ und „{ $three }“ gegen { $armies } Armeen ein und erhält { $extra } weitere für eigene Gebiete auf den Karten.
}
risk-told-deployed = { $armies ->
    [one] { $who } stellt { $armies } Armee { FORM($target, "in") } auf.
   *[other] { $who } stellt { $armies } Armeen { FORM($target, "in") } auf.
}
risk-told-invades = { $who } greift an: { $source } → { $target }.
risk-told-battle = { $source } → { $target }, { $attack } gegen { $defence }: Der Angriff verliert { $attackers }, die Verteidigung { $defenders }.
risk-told-conquered = { $who } erobert { FORM($target) }.
risk-told-region = { $who } kontrolliert jetzt { FORM($region) } vollständig.
risk-told-out = { $cards ->
    [0] { $loser } ist ausgeschieden.
    [one] { $loser } ist ausgeschieden; { $who } nimmt { $cards } Karte.
   *[other] { $loser } ist ausgeschieden; { $who } nimmt { $cards } Karten.
}
risk-told-moved-in = { $armies ->
    [one] { $who } rückt mit { $armies } Armee { FORM($target, "nach") } vor.
   *[other] { $who } rückt mit { $armies } Armeen { FORM($target, "nach") } vor.
}
risk-told-stopped = { $who } bricht den Angriff auf { FORM($target) } ab.
risk-told-marched = { $armies ->
    [one] { $who } bewegt { $armies } Armee { FORM($source, "aus") } { FORM($target, "nach") }.
   *[other] { $who } bewegt { $armies } Armeen { FORM($source, "aus") } { FORM($target, "nach") }.
}
risk-told-drew-hidden = { $who } zieht eine Gebietskarte.
risk-told-drew = { $who } zieht die Karte „{ $card }“ ({ $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}).
risk-told-looted = { $who } nimmt die Karte „{ $card }“ ({ $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}).
risk-told-drew-end = { $who } zieht die Spielende-Karte: Die Partie ist zu Ende.
risk-told-rounds = { $rounds ->
    [one] Die einzige Runde ist vorbei: Die Punkte entscheiden.
   *[other] Alle { $rounds } Runden sind vorbei: Die Punkte entscheiden.
}
risk-told-final = { $rank }. { $who }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
risk-told-won = { $who } gewinnt die Partie.
risk-told-shared = Geteilter Sieg: { $who }.
risk-told-tiebreak = { $by ->
    [score] Die Siegpunkte sind gleich. { $who } gewinnt mit mehr Gebieten, Burgen und Häfen (A-06).
    [territories] Die Punkte sind gleich. { $who } gewinnt mit mehr Gebieten (A-06).
   *[armies] Punkte und Gebiete sind gleich. { $who } gewinnt mit mehr Armeen (A-06).
}

# Warum nicht
risk-why-over = Die Partie ist zu Ende.
risk-why-spectator = Du schaust nur zu und kannst nichts entscheiden.
risk-why-out = Du hast keine Armee mehr auf dem Spielplan und bist ausgeschieden.
risk-why-chance = Warte, bis gewürfelt ist und die Karten ausgeteilt oder gezogen sind.
risk-why-turn = Zuerst muss { $who } entscheiden.
risk-why-by-chance = Was ausgeteilt, gewürfelt oder gezogen wird, kannst du nicht wählen.
risk-why-dominion = Gold, Charakterkarten, Maesterkarten, Auftragskarten und Sondereinheiten gibt es nur im Modus Herrschaft, nicht im Gefecht.
risk-why-deploy-first = { $armies ->
    [one] Stelle zuerst noch { $armies } Armee auf; vorher kannst du nicht angreifen.
   *[other] Stelle zuerst noch { $armies } Armeen auf; vorher kannst du nicht angreifen.
}
risk-why-declared = Du hast den Angriff auf { FORM($target) } angekündigt: Führe mindestens einen Kampf.
risk-why-now-house = Wähle ein Haus.
risk-why-now-trade = { $step ->
    [must] Tausche einen Kartensatz ein: Du hast zu viele Karten, um weiterzumachen.
    [may] Tausche einen Kartensatz ein oder mach ohne Tausch weiter.
   *[next] Wähle die nächste Karte des Satzes.
}
risk-why-now-deploy = Wähle ein Gebiet für deine Armeen.
risk-why-now-count = Wähle, wie viele Armeen du aufstellst.
risk-why-now-invade = Greife ein Gebiet an oder beende deine Angriffe.
risk-why-now-commit = Wähle, wie viele Armeen du einsetzt.
risk-why-now-defend = Wähle, mit wie vielen Würfeln du verteidigst.
risk-why-now-go-on = Kämpfe weiter oder brich ab.
risk-why-now-move-in = Wähle, wie viele Armeen einrücken.
risk-why-now-leave = Wähle ein Gebiet für die Truppenbewegung oder verzichte darauf.
risk-why-now-go = Wähle, wohin die Armeen ziehen.
risk-why-now-march = Wähle, wie viele Armeen ziehen.
risk-why-now-draw = { $choice ->
    [both] Ziehe eine Karte, rufe stattdessen jemanden herbei oder beende deinen Zug.
    [call] Rufe jemanden herbei oder beende deinen Zug.
   *[card] Ziehe eine Karte oder beende deinen Zug ohne Karte.
}
risk-why-house = Bei dieser Personenzahl ist { $house } nicht dabei.
risk-why-house-sheet = { $house } kann man in der Variante von Haus Mitchell nicht spielen.
risk-why-house-taken = { $house } ist schon vergeben.
risk-why-five = Du hast zu Beginn deines Zuges fünf oder mehr Karten: Du musst einen Kartensatz eintauschen.
risk-why-loot = Du hast nach dem Ausscheiden eines Hauses mehr als fünf Karten: Du musst jetzt einen Kartensatz eintauschen.
risk-why-half-set = Du hast einen Kartensatz begonnen: Wähle die übrigen Karten.
risk-why-no-card = Du hast die Karte „{ $card }“ nicht.
risk-why-rising = Wähle die Karten eines Satzes in der Reihenfolge deiner Hand; „{ $card }“ kommt vor der zuletzt gewählten.
risk-why-no-set-may = Mit „{ $card }“ beginnt kein Satz auf deiner Hand; wähle die Karten eines Satzes in der Reihenfolge deiner Hand.
risk-why-no-set-must = Mit „{ $card }“ beginnt kein Satz auf deiner Hand; wähle die Karten eines Satzes in der Reihenfolge deiner Hand.
risk-why-no-set-second = „{ $card }“ kann nicht die zweite Karte sein: Ein Satz besteht aus drei gleichen oder drei verschiedenen Symbolen.
risk-why-no-set-third = „{ $card }“ vervollständigt den Satz nicht: Ein Satz besteht aus drei gleichen oder drei verschiedenen Symbolen.
risk-why-other-map = Das Gebiet „{ $target }“ liegt nicht auf dem Spielplan dieser Partie.
risk-why-not-yours = Das Gebiet „{ $target }“ gehört dir nicht; wähle ein eigenes.
risk-why-bonus = Die Zusatzarmeen des Satzes kommen nur in eigene Gebiete, die seine Karten zeigen; „{ $target }“ ist keines davon.
risk-why-source = Das Gebiet „{ $source }“ gehört dir nicht; von dort kannst du nicht angreifen.
risk-why-target = Das Gebiet „{ $target }“ gehört dir schon; greife ein fremdes an.
risk-why-not-adjacent = Diese Gebiete sind nicht benachbart: { $source } und { $target }. Wähle ein Nachbargebiet.
risk-why-one-army = { FORM($source, "In") } steht nur eine Armee, und sie muss bleiben.
risk-why-three-dice = In einem Kampf kannst du höchstens drei Armeen einsetzen.
risk-why-commit = Eine Armee muss { FORM($source, "in") } bleiben: Du kannst höchstens { $most } einsetzen.
risk-why-defence = Du kannst mit höchstens { $most ->
    [one] { $most } Würfel
   *[other] { $most } Würfeln
} verteidigen.
risk-why-too-many = Du kannst höchstens noch { $most } aufstellen.
risk-why-move-in = Alle Armeen, die gekämpft haben, müssen einrücken: mindestens { $least }.
risk-why-stay = Eine Armee muss { FORM($source, "in") } bleiben: Höchstens { $most } können ziehen.
risk-why-count = Gib { $armies } ein; „alle“ gilt nur bei mehr als 127 Armeen.
risk-why-no-spare = { FORM($source, "In") } steht nur eine Armee, und sie muss bleiben.
risk-why-same-place = Die Armeen sind schon { FORM($target, "in") }.
risk-why-cut-off = Dieses Gebiet ist mit keinem anderen deiner Gebiete verbunden: { $source }.
risk-why-no-chain = Keine Kette eigener Gebiete führt { FORM($source, "aus") } { FORM($target, "nach") }.

# Der Tisch im Terminal
risk-draw-round = Runde { $round } von höchstens { $rounds }, Karten im Stapel: { $cards }
risk-draw-round-late = Runde { $round } von höchstens { $rounds }, Karten im Stapel: { $cards } und die Spielende-Karte
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
risk-draw-invasion = { $source } ({ $attackers }) → { $target } ({ $defenders })
risk-draw-dice = Angriff { $attack }, Verteidigung { $defence }
risk-draw-hand = Deine Karten (* das Gebiet gehört dir):
risk-draw-card = { $name }: { $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}

# Haus Mitchell
risk-help-mitchell_houses = Haus Mitchell: Häuser werden gelost (draw) oder der Reihe nach gewählt (choose)
risk-help-mitchell_neutral_pool = Haus Mitchell: Jedes neutrale Haus bekommt seine eigene Verstärkung (each), oder alle zusammen bekommen die einer Person (shared)
risk-help-mitchell_cards_return = Haus Mitchell: Die neun Besatzungskarten kommen nach dem Aufbau zurück in den Stapel
risk-help-mitchell_take_over = Haus Mitchell: Sind alle einverstanden, übernimmt eine ausgeschiedene Person ihr Haus, wenn es als neutrales Haus zurückkehrt
risk-option-idle = Die Einstellung { $option } hat im Modus { $mode } keine Wirkung; lass sie weg.
risk-option-module = Die Einstellung { $option } hat ohne { $module } keine Wirkung; lass sie weg.
risk-given-no-card = Die Karte „{ $got }“ gehört nicht zu dieser Partie.
risk-ask-card-or-call = { $card ->
    [yes] { $who }, du hast ein Gebiet erobert: Ziehst du eine Karte, oder rufst du stattdessen jemanden herbei?
   *[no] { $who }, deine Hand ist voll: Rufe ein Haus aus dem Exil oder die Wildlinge herbei, oder beende deinen Zug.
}
risk-ask-call = { $who }, welches Haus rufst du aus dem Exil herbei?
risk-ask-land = { $who }, in welchem Hafen landet Haus { $house }?
risk-ask-return = { $who }, Haus { $house } ist zurück auf dem Spielplan: Willst du es übernehmen?
risk-ask-agree = { $who }, bist du einverstanden, dass { $claimant } Haus { $house } übernimmt?
risk-ask-chance-allot = Die Häuser werden gelost.
risk-told-called = { $who } ruft Haus { $house } { FORM($target, "nach") }.
risk-told-wildlings = { $who } ruft die Wildlinge herbei: Sie greifen die Schenkung an.
risk-told-watch = Die Nachtwache kehrt zurück und greift die Wildlinge in der Schenkung an.
risk-told-landing = { $kind ->
    [house] Haus { $house } → { $target }
    [watch] Nachtwache → { $target }
   *[wildlings] Wildlinge → { $target }
}, { $attack } gegen { $defence }: Der Angriff verliert { $attackers }, die Verteidigung { $defenders }.
risk-told-landed = { $kind ->
    [house] Haus { $house } hält { FORM($target) } als neutrales Haus mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }.
    [watch] Die Nachtwache hält { FORM($target) } wieder mit { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }; die Wildlinge sind zurück hinter der Mauer.
   *[wildlings] Die Wildlinge halten { FORM($target) } mit { $armies ->
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
   *[no] { $who } möchte Haus { $house } nicht übernehmen.
}
risk-told-agrees = { $answer ->
    [yes] { $who } ist einverstanden, dass { $claimant } Haus { $house } übernimmt.
   *[no] { $who } ist nicht einverstanden, dass { $claimant } Haus { $house } übernimmt.
}
risk-told-took-over = { $who } ist wieder dabei und spielt Haus { $house }.
risk-told-laid-open = { $who } legt die Karte „{ $card }“ auf den Ablagestapel.
risk-why-now-call = Wähle ein Haus, das du aus dem Exil herbeirufst.
risk-why-now-land = Wähle einen Hafen, in dem das Haus landet.
risk-why-now-agree = Antworte mit Ja oder Nein.
risk-why-mitchell = Häuser aus dem Exil und Wildlinge kannst du nur in der Variante von Haus Mitchell herbeirufen.
risk-why-full-hand = Du hast schon fünf Karten; eine sechste kannst du nicht ziehen.
risk-why-not-earned = Jemanden herbeirufen kannst du nur anstelle einer Karte, die dir eine Eroberung eingebracht hat.
risk-why-no-exile = Kein Haus ist im Exil.
risk-why-not-exiled = Haus { $house } ist nicht im Exil.
risk-why-wildlings = Die Wildlinge halten schon die Schenkung; du kannst sie nur von jenseits der Mauer herbeirufen.
risk-why-portless = Dieses Gebiet hat keinen Hafen: { $target }. Das Haus kann nur in einem Hafen landen.

# Herrschaft: Einstellungen
risk-help-gold = Herrschaft mit Gold spielen
risk-help-characters = Herrschaft mit Charakterkarten spielen; sie brauchen Gold
risk-help-maesters = Herrschaft mit Maesterkarten spielen; sie brauchen Gold
risk-help-special_units = Herrschaft mit Rittern, Belagerungsmaschinen und Befestigungen spielen
risk-help-objectives = Herrschaft mit Auftragskarten gewinnen; ohne sie ist die Spielende-Karte dabei
risk-help-setup = Gebiete werden im Modus Herrschaft einzeln besetzt (claim) oder wie im Gefecht ausgeteilt (skirmish)
risk-help-feature_mode = Aufträge für Eroberungen mit Burg oder Hafen: Jedes eroberte Gebiet braucht sie (each), oder eines genügt (any)
risk-help-attack_units = für jeden Kampf die Sondereinheiten wählen, die mitkämpfen (choose), oder immer alle einsetzen (all)
risk-help-fortification_stacks = jede Befestigung in einem Gebiet zählt, nicht nur eine
risk-help-token_limit = höchstens so viele Sondereinheiten einer Art, wie in der Schachtel sind (21)
risk-help-bribe_is_the_cost = die 200 Gold der Bestechung gehen nur an die angreifende Seite, nicht auch an die Bank
risk-help-waw_requires_seat = Welt im Krieg: Mit zehn Punkten gewinnst du nur, wenn du auch deinen eigenen Stammsitz kontrollierst
risk-modules-gold = { $module ->
    [characters] Charakterkarten
   *[maesters] Maesterkarten
} brauchen Gold: Karten einzusetzen kostet Gold. Schalte „gold“ ein oder „{ $module }“ aus.
risk-modules-none = Ohne seine Teile ist der Modus Herrschaft nur ein Gefecht. Spiele „skirmish“, oder schalte einen dieser Teile ein: { $allowed }.
risk-given-card = In dieser Partie gibt es keine Maester- oder Auftragskarte „{ $got }“. Schreibe zum Beispiel { $example }.

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
risk-ask-use-knights = { $units ->
    [one] { $who }, kämpft dein Ritter mit ({ $source } → { $target })?
   *[other] { $who }, wie viele deiner { $units } Ritter kämpfen mit ({ $source } → { $target })?
}
risk-ask-use-engines = { $units ->
    [one] { $who }, kämpft deine Belagerungsmaschine mit ({ $source } → { $target })?
   *[other] { $who }, wie viele deiner { $units } Belagerungsmaschinen kämpfen mit ({ $source } → { $target })?
}
risk-ask-take-knights = { $units ->
    [one] { $who }, zieht dein Ritter mit ({ $source } → { $target })?
   *[other] { $who }, wie viele deiner { $units } Ritter ziehen mit ({ $source } → { $target })?
}
risk-ask-take-engines = { $units ->
    [one] { $who }, zieht deine Belagerungsmaschine mit ({ $source } → { $target })?
   *[other] { $who }, wie viele deiner { $units } Belagerungsmaschinen ziehen mit ({ $source } → { $target })?
}
risk-ask-score = { $who }, werte eine Auftragskarte, die du erfüllst, oder mach weiter.
risk-ask-chance-deal-objectives = Die Auftragskarten werden ausgeteilt.
risk-ask-chance-neutrals = Die neutralen Gebiete werden gezogen.
risk-ask-chance-endow = Die Karten des Startbonus werden gezogen.
risk-ask-chance-drawing-maester = Eine Maesterkarte wird gezogen.
risk-ask-chance-drawing-objectives = Auftragskarten werden gezogen.
risk-ask-chance-spill = Die Karten des ausgeschiedenen Hauses werden abgelegt.

# Herrschaft: was geschah
risk-told-turn-realm = Runde { $round }: { $who } ist am Zug.
risk-told-income = { $who } bekommt { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}{ $gold ->
    [0] .
   *[other] {" "}und { $gold } Gold.
}
risk-told-booty = { $who } nimmt { $gold } Gold aus der Schatzkammer von { $loser }.
risk-told-neutral = Zu Beginn neutral: { $target }.
risk-told-claimed = { $who } besetzt { FORM($target) }.
risk-told-drew-territory = { $who } zieht die Karte „{ $card }“.
risk-told-drew-territory-hidden = { $who } zieht eine Gebietskarte.
risk-told-drew-maester = { $who } zieht die Maesterkarte „{ $card }“.
risk-told-drew-maester-hidden = { $who } zieht eine Maesterkarte.
risk-told-drew-objective = { $who } zieht die Auftragskarte „{ $card }“.
risk-told-drew-objective-hidden = { $who } zieht eine Auftragskarte.
risk-told-gave-back = { $who } gibt eine Auftragskarte zurück.
risk-told-gave-up = { $who } legt die Auftragskarte „{ $card }“ ab.
risk-told-spilt = Die Karte „{ $card }“ von { $who } wird abgelegt.
risk-told-units-fight = { $unit ->
    [knight] { $who } schickt { $count } Ritter in den Kampf.
   *[other] { $count ->
        [one] { $who } schickt { $count } Belagerungsmaschine in den Kampf.
       *[other] { $who } schickt { $count } Belagerungsmaschinen in den Kampf.
    }
}
risk-told-units-go = { $unit ->
    [knight] { $who } nimmt { $count } Ritter mit { FORM($target, "nach") }.
   *[other] { $count ->
        [one] { $who } nimmt { $count } Belagerungsmaschine mit { FORM($target, "nach") }.
       *[other] { $who } nimmt { $count } Belagerungsmaschinen mit { FORM($target, "nach") }.
    }
}
risk-told-swapped = { $who } tauscht die Karte „{ $card }“ gegen { $unit ->
    [knight] einen Ritter
    [siege_engine] eine Belagerungsmaschine
   *[fortification] eine Befestigung
} ein.
risk-told-based = { $who } stellt { $unit ->
    [knight] einen Ritter
    [siege_engine] eine Belagerungsmaschine
   *[fortification] eine Befestigung
} { FORM($target, "in") } auf.
risk-told-bought-maester = { $who } zahlt 200 Gold für eine Maesterkarte.
risk-told-bought-objective = { $who } zahlt 200 Gold für eine Auftragskarte.
risk-told-scored = { $points ->
    [one] { $who } erfüllt „{ $card }“ für { $points } Siegpunkt und hat jetzt { $total }.
   *[other] { $who } erfüllt „{ $card }“ für { $points } Siegpunkte und hat jetzt { $total }.
}
risk-told-points = { $who } erreicht mit { $points } Siegpunkten das Ziel.
risk-told-final-realm = { $rank }. { $who }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, { $lands ->
    [one] { $lands } Gebiet
   *[other] { $lands } Gebiete
}.

# Herrschaft: warum nicht
risk-why-now-give-up = Wähle die Auftragskarte, die du abgibst.
risk-why-now-claim = Besetze ein freies Gebiet.
risk-why-now-start = Stelle eine Armee in einem deiner Gebiete auf.
risk-why-now-swap = Tausche eine einzelne Karte gegen eine Sondereinheit ein oder mach ohne Tausch weiter.
risk-why-now-base = Wähle, wohin die Sondereinheit kommt.
risk-why-now-purchase = Kaufe eine Maesterkarte oder eine Auftragskarte oder mach weiter.
risk-why-now-use-knights = Wähle, wie viele Ritter kämpfen.
risk-why-now-use-engines = Wähle, wie viele Belagerungsmaschinen kämpfen.
risk-why-now-take-knights = Wähle, wie viele Ritter mitziehen.
risk-why-now-take-engines = Wähle, wie viele Belagerungsmaschinen mitziehen.
risk-why-now-score = Werte eine Auftragskarte oder mach ohne Wertung weiter.
risk-why-claimed = Dieses Gebiet ist nicht mehr frei: { $target }. Besetze ein freies.
risk-why-not-drawn = „{ $card }“ ist keine der Auftragskarten, aus denen du wählst.
risk-why-no-piece = Alle { $unit ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschinen
   *[fortification] Befestigungen
} aus der Schachtel stehen schon auf dem Spielplan.
risk-why-no-module = { $module ->
    [characters] In dieser Partie wird ohne Charakterkarten gespielt.
    [maesters] In dieser Partie wird ohne Maesterkarten gespielt.
   *[objectives] In dieser Partie wird ohne Auftragskarten gespielt.
}
risk-why-bought = Du hast in diesem Zug schon eine Auftragskarte gekauft; mehr als eine geht nicht.
risk-why-gold = Das kostet { $price } Gold; du hast { $gold }.
risk-why-no-deck = Im Stapel und auf dem Ablagestapel liegt keine solche Karte mehr.
risk-why-units = { $most ->
    [one] { FORM($source, "In") } steht nur { $unit ->
        [knight] ein Ritter
       *[siege_engine] eine Belagerungsmaschine
    }.
   *[other] { FORM($source, "In") } stehen nur { $most } { $unit ->
        [knight] Ritter
       *[siege_engine] Belagerungsmaschinen
    }.
}
risk-why-units-count = Gib eine Zahl von 0 bis { $most } für die { $unit ->
    [knight] Ritter
   *[siege_engine] Belagerungsmaschinen
} ein; „alle“ gilt nur bei mehr als 15.
risk-why-not-held = Du hast die Auftragskarte „{ $card }“ nicht.
risk-why-not-done = „{ $card }“ ist gerade nicht erfüllt: „{ $text }“

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
risk-help-safe_passage = Freies Geleit anstelle des zweiten Kriegsgeräts (A-64)

# Karten der Herrschaft: Fragen
risk-ask-window-turn-start = { $mine ->
    [yes] { $who }, dein Zug beginnt. Eine Karte einsetzen oder passen?
   *[no] { $who }, der Zug von { $turn } beginnt. Eine Karte einsetzen oder passen?
}
risk-ask-window-income = { $mine ->
    [yes] { $who }, du hast dein Einkommen erhalten. Eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } hat das Einkommen erhalten. Eine Karte einsetzen oder passen?
}
risk-ask-window-deployed = { $mine ->
    [yes] { $who }, deine Armeen sind aufgestellt. Eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } hat alle Armeen aufgestellt. Eine Karte einsetzen oder passen?
}
risk-ask-window-buy-maester = { $mine ->
    [yes] { $who }, die Maesterkarte ist bezahlt. Vor dem Ziehen eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } zieht gleich eine Maesterkarte. Eine Karte einsetzen oder passen?
}
risk-ask-window-pre-invasion = { $mine ->
    [yes] { $who }, vor deinem ersten Angriff: eine Karte einsetzen oder passen?
   *[no] { $who }, vor dem ersten Angriff von { $turn }: eine Karte einsetzen oder passen?
}
risk-ask-window-declare = { $who }, ein Angriff ist angekündigt: { $source } → { $target }. Eine Karte einsetzen oder passen?
risk-ask-window-declare-landing = { $kind ->
    [house] { $who }, Haus { $house } landet gleich { FORM($target, "in") }. Eine Karte einsetzen oder passen?
   *[wildlings] { $who }, die Wildlinge greifen gleich { FORM($target) } an. Eine Karte einsetzen oder passen?
}
risk-ask-window-commit-landing = { $kind ->
    [house] { $who }, Haus { $house } setzt Armeen gegen { FORM($target) } ein. Eine Karte einsetzen oder passen?
   *[wildlings] { $who }, die Wildlinge setzen Armeen gegen { FORM($target) } ein. Eine Karte einsetzen oder passen?
}
risk-ask-window-commit = { $who }, Armeen sind eingesetzt: { $source } → { $target }. Eine Karte einsetzen oder passen?
risk-ask-window-after-roll = { $who }, die Würfel zeigen { $dice }. Eine Karte einsetzen oder passen?
risk-ask-window-maneuver = { $mine ->
    [yes] { $who }, vor deiner Truppenbewegung: eine Karte einsetzen oder passen?
   *[no] { $who }, vor der Truppenbewegung von { $turn }: eine Karte einsetzen oder passen?
}
risk-ask-window-draw = { $mine ->
    [yes] { $who }, deine Phase „Karte ziehen“ beginnt. Eine Karte einsetzen oder passen?
   *[no] { $who }, bei { $turn } beginnt die Phase „Karte ziehen“. Eine Karte einsetzen oder passen?
}
risk-ask-window-drawing-territory = { $mine ->
    [yes] { $who }, du ziehst gleich eine Gebietskarte. Vorher eine Karte einsetzen oder passen?
   *[no] { $who }, { $turn } zieht gleich eine Gebietskarte. Eine Karte einsetzen oder passen?
}
risk-ask-window-card-roll = { $who }, der Würfel für „{ $card }“ zeigt { $face }. Eine Karte einsetzen oder passen?
risk-ask-window-maester-played = { $who }, { $by } setzt „{ $card }“ ein. Darauf antworten oder passen?
risk-ask-say-seat = { $who }, wen soll „{ $card }“ treffen?
risk-ask-say-land = { $who }, welches Gebiet soll „{ $card }“ treffen?
risk-ask-say-person = { $who }, welchen Charakter soll „{ $card }“ treffen?
risk-ask-one-die = { $who }, die Würfel zeigen { $dice }. Welcher { $side ->
    [theirs] Würfel der anderen Seite
   *[own] deiner Würfel
} wird { $deed ->
    [top] auf seine höchste Zahl gedreht?
   *[again] neu geworfen?
}
risk-ask-more-dice = { $who }, die Würfel zeigen { $dice }. Welche deiner Würfel wirfst du neu? Nenne sie vom ersten zum letzten.
risk-ask-place-army = { $count ->
    [one] { $who }, wohin kommt die Armee?
   *[other] { $who }, wohin kommen die Armeen? Noch { $count }, in verschiedene Gebiete.
}
risk-ask-place-unit = { $who }, wohin kommt { $unit ->
    [knight] der Ritter
    [siege_engine] die Belagerungsmaschine
   *[fortification] die Befestigung
}?
risk-ask-how-many = { $who }, wie viele Armeen { FORM($target, "in") } vernichtet „{ $card }“? Höchstens { $count }.
risk-ask-how-many-landing = { $kind ->
    [house] { $who }, wie viele Armeen von Haus { $house } vernichtet „{ $card }“? Höchstens { $count }.
   *[wildlings] { $who }, wie viele Wildlinge vernichtet „{ $card }“? Höchstens { $count }.
}
risk-ask-lose-one = { $count ->
    [one] { $who }, „{ $card }“ kostet dich noch eine Armee. Wo verlierst du sie?
   *[other] { $who }, „{ $card }“ kostet dich { $count } Armeen. Wo verlierst du die nächste?
}
risk-ask-withdraw = { $armies ->
    [one] { $who }, wohin zieht sich die Armee { FORM($target, "aus") } zurück?
   *[other] { $who }, wohin ziehen sich die { $armies } Armeen { FORM($target, "aus") } zurück?
}
risk-ask-let-go = { $who }, welche dieser Karten legst du ab?
risk-ask-sail-to = { $who }, du stichst { FORM($source, "in") } in See: Welche Küste greifst du an?
risk-ask-ransom-whom = { $who }, wen löst du aus?
risk-ask-chance-d6 = Für eine Karte wird gewürfelt.
risk-ask-chance-die-again = Ein Würfel wird neu geworfen.
risk-ask-chance-draw-waiting = Eine Gebietskarte wird gezogen.
risk-ask-chance-look = Jemand sieht sich Karten an.
risk-ask-chance-turn-up = Eine Gebietskarte wird aufgedeckt.
risk-ask-chance-lose-maester = Eine Maesterkarte wird zufällig bestimmt.
risk-ask-chance-take-maester = Eine Maesterkarte wechselt den Besitz.

# Karten der Herrschaft: was geschah
risk-told-calls = { $who } setzt { FORM($card) } für { $cost } Gold ein.
risk-told-plays = { $who } setzt „{ $card }“ für { $cost } Gold ein.
risk-told-answers = { $who } antwortet auf „{ $other }“ mit „{ $card }“ für { $cost } Gold.
risk-told-aims-seat = { $who } wählt { $loser } als Ziel von „{ $card }“.
risk-told-aims-land = { $who } wählt { FORM($target) } als Ziel von „{ $card }“.
risk-told-aims-person = { $who } wählt { FORM($person) } als Ziel von „{ $card }“.
risk-told-d6 = { $who } würfelt { $face }.
risk-told-again = { $side ->
    [attack] Ein Angriffswürfel wird neu geworfen: { $face }.
   *[defence] Ein Verteidigungswürfel wird neu geworfen: { $face }.
}
risk-told-shows = { $who } zeigt die Karte „{ $target }“: { $armies } wartende Armeen stoßen dort dazu.
risk-told-let-go = { $who } legt „{ $card }“ ab.
risk-told-turned-up = Die Karte „{ $card }“ wird aufgedeckt.
risk-told-loses = { $loser } verliert die Maesterkarte „{ $card }“.
risk-told-waits = { $who } legt die Karte „{ $card }“ verdeckt mit wartenden Armeen aus.
risk-told-waits-hidden = { $who } legt eine Gebietskarte verdeckt mit wartenden Armeen aus.
risk-told-looked = { $who } sieht die Karte „{ $card }“.
risk-told-looked-hidden = { $who } sieht sich eine Karte an.
risk-told-took = { $who } nimmt { $loser } die Maesterkarte „{ $card }“ ab.
risk-told-took-hidden = { $who } nimmt { $loser } eine Maesterkarte ab.
risk-told-early = { $who } zieht die Truppenbewegung vor.
risk-told-sails = { $who } sticht { FORM($source, "in") } in See.
risk-told-more = { $armies ->
    [one] { $armies } Armee kommt { FORM($target, "in") } dazu.
   *[other] { $armies } Armeen kommen { FORM($target, "in") } dazu.
}
risk-told-fewer = { $armies ->
    [one] { $armies } Armee geht { FORM($target, "in") } verloren.
   *[other] { $armies } Armeen gehen { FORM($target, "in") } verloren.
}
risk-told-gold-more = { $who } bekommt { $gold } Gold.
risk-told-gold-less = { $who } verliert { $gold } Gold.
risk-told-points-lost = { $points ->
    [one] { $who } verliert { $points } Siegpunkt.
   *[other] { $who } verliert { $points } Siegpunkte.
}
risk-told-called-off = Der Angriff auf { FORM($target) } wird aufgehoben.
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
risk-told-captive = { $card } ist jetzt bei { $who } gefangen.
risk-told-removed = { $card } scheidet aus dem Spiel aus.
risk-told-freed = { $card } ist wieder frei.

# Karten der Herrschaft: warum nicht
risk-why-now-window = Setze eine Karte ein, die jetzt passt, oder passe.
risk-why-now-say-seat = Wähle ein gegnerisches Haus als Ziel der Karte.
risk-why-now-say-land = Wähle ein Gebiet als Ziel der Karte.
risk-why-now-say-person = Wähle einen Charakter als Ziel der Karte.
risk-why-now-one-die = Wähle einen Würfel.
risk-why-now-more-dice = Wähle die Würfel, die du neu wirfst; die anderen bleiben liegen.
risk-why-now-place-army = Wähle, wohin die Armee kommt.
risk-why-now-place-unit = Wähle, wohin die Sondereinheit kommt.
risk-why-now-how-many = Wähle, wie viele Armeen vernichtet werden; auch keine ist möglich.
risk-why-now-lose-one = Wähle, wo du eine Armee verlierst.
risk-why-now-withdraw = Wähle, wohin sich die Armeen zurückziehen.
risk-why-now-let-go = Wähle die Karte, die du ablegst.
risk-why-now-sail-to = Wähle die Küste, die du angreifst.
risk-why-now-ransom-whom = Wähle den Charakter, den du auslöst.
risk-why-copy = Alle Exemplare gelten hier als eine Karte: Nimm den einfachen Namen „{ $card }“.
risk-why-other-house = { $card } gehört nicht zu deinem Haus.
risk-why-no-maester = Du hast „{ $card }“ nicht auf der Hand.
risk-why-captive = { $card } ist bei { $who } gefangen.
risk-why-gone = { $card } ist aus dem Spiel ausgeschieden.
risk-why-face-down = { $card } ist schon eingesetzt und liegt bis zu deiner nächsten Auffrischung verdeckt.
risk-why-answer-first = Jetzt kannst du nur eine Karte einsetzen, die auf die letzte Maesterkarte antwortet; „{ $card }“ gehört nicht dazu.
risk-why-moment = „{ $card }“ kannst du nur { $moment ->
    [turn_start_self] zu Beginn deines Zuges
    [turn_start_opponent] zu Beginn eines gegnerischen Zuges
    [income_self] beim Erhalt deines Einkommens
    [deploy_self] beim Aufstellen in deinem Zug
    [buy_maester_self] nach dem Bezahlen einer Maesterkarte
    [pre_invasion_self] vor deinem ersten Angriff des Zuges
    [declare_self] nach der Ankündigung deines Angriffs
    [declare_against_self] nach der Ankündigung eines Angriffs auf dein Gebiet
    [declare_involving_self] nach der Ankündigung eines Angriffs von dir oder gegen dich
    [declare_between_opponents] nach der Ankündigung eines Angriffs zwischen zwei anderen Häusern
    [commit_against_self] nach dem Einsatz von Armeen gegen dein Gebiet
    [after_battle_roll] nach dem Wurf eines Kampfes{ $role ->
        [attacker] , in dem du angreifst,
        [defender] , in dem du verteidigst,
       *[either] , an dem du beteiligt bist,
    }
    [after_own_roll] gleich nach deinem eigenen Wurf
    [maneuver_self] zu Beginn deiner Truppenbewegung
    [draw_self] in deiner Phase „Karte ziehen“
    [drawing_territory_self] vor dem Ziehen einer Gebietskarte
    [maester_played_by_opponent] nach dem Einsatz einer gegnerischen Maesterkarte
   *[any_time] dort, wo Karten erlaubt sind,
} einsetzen.
risk-why-target-feature = Du kannst „{ $card }“ nur einsetzen, wenn { FORM($target, "in") } { $feature ->
    [castle] eine Burg ist
    [port] ein Hafen ist
   *[both] eine Burg oder ein Hafen ist
}.
risk-why-target-armies = „{ $card }“ hilft nur einer einzelnen Armee; { FORM($target, "in") } stehen { $armies }.
risk-why-target-neutral = „{ $card }“ gilt nur bei einem Angriff auf ein gegnerisches Haus, und dieses Gebiet ist neutral: { $target }.
risk-why-too-few-taken = „{ $card }“ verlangt in diesem Zug { $least } Eroberungen der genannten Art; du hast { $taken }.
risk-why-something-taken = „{ $card }“ gilt nur in einem Zug ohne Eroberung.
risk-why-card-gold = „{ $card }“ kostet jetzt { $price } Gold; du hast { $gold }.
risk-why-no-choice = „{ $card }“ hat kein Ziel: { $what ->
    [opponent] Niemand sonst hat eine Maesterkarte
    [territory] Kein Gebiet passt
    [castle] Du kontrollierst keine Burg
    [piece] In der Schachtel ist keine solche Figur mehr
    [die] Jeder Würfel wurde schon neu geworfen
   *[character] Kein Charakter passt
}.
risk-why-not-waiting = Bei der Karte „{ $card }“ warten keine Armeen von dir.
risk-why-not-there = Wartende Armeen stoßen erst dazu, wenn du { FORM($target) } kontrollierst.
risk-why-show-later = Wartende Armeen können nicht zwischen einer Maesterkarte und der Antwort darauf dazustoßen.
risk-why-aim-seat = Wähle ein gegnerisches Haus, das eine Maesterkarte hat.
risk-why-aim-land = Wähle ein gegnerisches Gebiet neben einem deiner Gebiete; „{ $target }“ ist keines.
risk-why-aim-person = { $card } kann nicht das Ziel sein. Wähle einen Charakter, der noch im Spiel ist; gefangen nehmen kannst du nur einen der verteidigenden Seite.
risk-why-die = Diesen Würfel kannst du nicht wählen: Er wurde nicht geworfen oder schon neu geworfen.
risk-why-one-die = Wähle mindestens einen Würfel.
risk-why-die-order = Nenne die Würfel vom ersten zum letzten, jeden einmal.
risk-why-castle = Dieses Gebiet hat keine Burg: { $target }. Wähle eines deiner Gebiete mit Burg.
risk-why-distinct = Wähle die Gebiete in der Reihenfolge des Spielplans, jedes einmal; „{ $target }“ ist nicht an der richtigen Stelle.
risk-why-how-many = „{ $card }“ kann hier höchstens { $most } vernichten; wähle eine kleinere Zahl oder keine.
risk-why-last-army = Die letzte Armee { FORM($target, "in") } muss bleiben.
risk-why-withdraw = Die Armeen müssen sich in ein anderes deiner Gebiete zurückziehen; „{ $target }“ ist keines.
risk-why-not-looked = „{ $card }“ ist keine der Karten, die du dir ansiehst.
risk-why-banned = „{ $card }“ verbietet dir in diesem Zug den Angriff auf { FORM($target) }.
risk-why-no-landing = Karten verbieten dir in diesem Zug jeden Angriff auf einen Hafen.
risk-why-no-fleet = Um von einem Hafen aus in See zu stechen, brauchst du eine Karte. Nenne sonst beide Gebiete: „attack VON NACH“.
risk-why-no-port = Du brauchst { FORM($source, "in") } einen eigenen Hafen mit mindestens zwei Armeen.
risk-why-no-coast = { FORM($source, "Aus") } erreichst du auf See keine weitere Küste.
risk-why-coast = Das Gebiet „{ $target }“ kannst du so nicht angreifen: Wähle eine fremde Küste, die nicht benachbart ist.
risk-why-maneuver-later = Truppen bewegst du erst in der Phase „Truppenbewegung“; keine Karte erlaubt es dir früher.
risk-why-maneuver-made = Du hast deine Truppenbewegung in diesem Zug schon ausgeführt.
risk-why-maneuver-none = Du hast keine Armeen, die ziehen können.
risk-why-maneuver-begun = Du hast die Truppenbewegung vorgezogen und musst sie jetzt abschließen.
risk-why-no-captive = Keiner deiner Charaktere ist gefangen.
risk-why-not-captive = { $card } ist nicht gefangen oder gehört nicht zu deinem Haus.
risk-data-cards = { $file } hat { $got } Charakter- und Maesterkarten; es müssen 68 sein.
risk-data-id-twice = { $file }, { $item }, id: „{ $got }“ ist schon vergeben. Gib jeder Karte eine eigene id. Das zweite Exemplar einer Karte bekommt dieselbe id mit angehängtem _2.

# Das Terminal: was außer dem Spielplan gezeichnet wird
risk-draw-legend = Bei jeder Region steht ihr Bonus. Vor einem Gebiet: sein Haus (... ist neutral) und die Armeen. Dahinter: C Burg, ⚓ Hafen, * Stammsitz, R Ritter, B Belagerungsmaschine, F Befestigung. „plan GEBIET“ zeigt die Nachbarn, „chancen VON > NACH“ die Chancen eines Angriffs.
risk-draw-deck-maesters = { $cards } Maester
risk-draw-deck-objectives = { $cards ->
    [one] { $cards } Auftrag
   *[other] { $cards } Aufträge
}
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
risk-draw-own-maesters = Deine Maesterkarten (Preis; ! jetzt einsetzbar):
risk-draw-own-objectives = Deine Auftragskarten (Punkte; ! erfüllt):
risk-draw-looking = Du wählst aus:
risk-draw-state = { $state ->
    [down] eingesetzt
    [captive] gefangen
   *[gone] entfernt
}
risk-draw-in-exile = { $armies ->
    [one] { $armies } Armee im Exil
   *[other] { $armies } Armeen im Exil
}
risk-draw-wildlings = Wildlinge: { $armies } { $where ->
    [gift] in der Schenkung
   *[beyond] jenseits der Mauer
}
risk-draw-watch = Nachtwache: { $where ->
    [gift] in der Schenkung
    [exile] im Exil
   *[gone] nicht mehr im Spiel
}
risk-draw-icon = { $icon ->
    [knight] Ritter
    [siege_engine] Belagerungsmaschine
   *[fortification] Befestigung
}

# Das Terminal: Befehle des Tisches
risk-order-map = plan
risk-order-realm = reich
risk-order-odds = chancen
risk-order-cards = karten
risk-about-map = alle Regionen mit Nachbarn, eine Region oder ein Gebiet: plan, plan REGION, plan GEBIET
risk-about-realm = was jedes Haus hat und welche Regionen es kontrolliert
risk-about-cards = was deine Charaktere, Maesterkarten und Auftragskarten bewirken, oder eine beliebige Karte: karten, karten NAME
risk-about-odds = die Chancen eines Angriffs: chancen VON > NACH; in einem Kampf nur chancen
risk-aside-territory = „{ $got }“ ist kein eindeutiges Gebiet auf diesem Spielplan. Meintest du: { $near }?
risk-aside-ports = ⚓ verbunden: { $ports }
risk-aside-percent = { $share } %
risk-aside-one-army = { FORM($source, "In") } steht nur eine Armee, und sie muss bleiben.
risk-aside-empty = { FORM($target, "In") } steht noch keine Armee.
risk-aside-odds = { $source } (kampffähige Armeen: { $men }) → { $target } ({ $foes }): { $share } % Chance auf eine Eroberung. Im Schnitt verliert der Angriff { $attackers }, die Verteidigung { $defenders }. Nach einer Eroberung bleiben dem Angriff { $left } Armeen.
risk-aside-apart = Aber diese Gebiete sind nicht benachbart: { $source } und { $target }.
risk-aside-own = Aber beide gehören demselben Haus.
risk-aside-card = Es gibt keinen Charakter und keine Maester- oder Auftragskarte „{ $got }“.
risk-aside-no-cards = Du hast keine Charaktere, Maesterkarten oder Auftragskarten. „karten NAME“ zeigt, was eine beliebige Karte bewirkt.
risk-aside-price = ({ $gold } Gold)
risk-aside-done = { $phase ->
    [trade] (die Karten behalten)
    [swap] (die Karten behalten)
    [purchase] (nichts mehr kaufen)
    [invade] (die Angriffe beenden)
    [leave] (keine Truppenbewegung)
    [score] (nichts werten)
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
risk-word-attack = Angriff:
risk-word-trade = eintauschen
risk-word-from = Abmarsch:
risk-word-leave = dalassen
risk-word-armies = Armeen
risk-word-to = Ziel:
risk-word-dice = Würfel
risk-word-deploy = aufstellen:
risk-word-claim = besetzen:
risk-word-house = Haus
risk-word-unit = Sondereinheit:
risk-word-knights = Ritter
risk-word-engines = Belagerungsmaschinen
risk-word-use = einsetzen
risk-word-pick = wählen
risk-word-reveal = aufdecken
risk-word-seat = Platz

# Warum ein Tipp gut ist: `here` ist nach dem Tipp, `there` nach dem zweitbesten Zug
risk-hint-odds = { $men ->
    [one] Deine eine Armee erobert { FORM($target) } ({ $foes }) in { $here } von 100 Kämpfen
   *[other] Deine { $men } Armeen erobern { FORM($target) } ({ $foes }) in { $here } von 100 Kämpfen
}; ein Angriff auf { FORM($other) } gelingt in { $there }.
risk-hint-odds-from = { $men ->
    [one] { FORM($source, "Aus") } erobert deine eine Armee { FORM($target) } ({ $foes }) in { $here } von 100 Kämpfen
   *[other] { FORM($source, "Aus") } erobern deine { $men } Armeen { FORM($target) } ({ $foes }) in { $here } von 100 Kämpfen
}; der Angriff { FORM($other, "aus") } gelingt in { $there }.
risk-hint-odds-alone = { $men ->
    [one] Deine eine Armee erobert { FORM($target) } ({ $foes }) in { $here } von 100 Kämpfen.
   *[other] Deine { $men } Armeen erobern { FORM($target) } ({ $foes }) in { $here } von 100 Kämpfen.
}
risk-hint-cost = Dieser Angriff kostet im Schnitt { $here } Armeen, { hint-other } { $there }.
risk-hint-hold = Ein Angriff auf { FORM($target) } gelingt nur in { $there } von 100 Kämpfen und kostet im Schnitt { $lost } Armeen.
risk-hint-region = Mit der Eroberung kontrollierst du { FORM($region) } vollständig: { $armies ->
    [one] { $armies } Armee mehr
   *[other] { $armies } Armeen mehr
} in jedem Zug.
risk-hint-break = Danach kontrolliert { $who } { FORM($region) } nicht mehr vollständig und bekommt in jedem Zug { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
} weniger.
risk-hint-kill = Durch die Eroberung scheidet { $who } aus, und du bekommst { $cards ->
    [0] das letzte Gebiet.
    [one] { $cards } Gebietskarte.
   *[other] { $cards } Gebietskarten.
}
risk-hint-last = Durch die Eroberung scheidet { $who } als letztes gegnerisches Haus aus: Du gewinnst.
risk-hint-feature = { $kind ->
    [both] Damit bekommst du eine Burg und einen Hafen. { $worth ->
        [points] Beide zählen bei Spielende je 1 Punkt.
        [gold] Eine Burg zählt bei deinen Armeen wie ein Gebiet, und ein Hafen bringt in jedem Zug 100 Gold.
       *[none] Eine Burg zählt bei deinen Armeen wie ein Gebiet.
    }
    [castle] Damit bekommst du eine Burg. { $worth ->
        [points] Sie zählt bei deinen Armeen wie ein Gebiet und bei Spielende 1 Punkt.
       *[other] Sie zählt bei deinen Armeen wie ein Gebiet.
    }
   *[port] { $worth ->
        [points] Damit bekommst du einen Hafen. Er zählt bei Spielende 1 Punkt.
        [gold] Damit bekommst du einen Hafen: in jedem Zug 100 Gold.
       *[none] Damit bekommst du einen Hafen.
    }
}
risk-hint-home = Es ist dein eigener Stammsitz{ $needed ->
    [yes] ; ohne ihn gewinnst du nicht mit Siegpunkten.
   *[no] .
}
risk-hint-objective = Damit ist dein Auftrag „{ $card }“ zu { $now } statt { $was } Prozent erfüllt.
risk-hint-card = Nach der ersten Eroberung deines Zuges darfst du eine Gebietskarte ziehen.
risk-hint-borders = Danach { $here ->
    [one] grenzt { $here } deiner Gebiete
   *[other] grenzen { $here } deiner Gebiete
} an andere, { hint-after } { $there }.
risk-hint-fight = Beim Weiterkämpfen eroberst du { FORM($target) } in { $share } von 100 Kämpfen und verlierst im Schnitt { $lost } Armeen.
risk-hint-stop = Beim Weiterkämpfen würdest du { FORM($target) } nur in { $share } von 100 Kämpfen erobern und im Schnitt { $lost } Armeen verlieren.
risk-hint-guard = { $more ->
    [one] Mit { $more } Armee mehr
   *[other] Mit { $more } Armeen mehr
} verlierst du { FORM($place) } in { $now ->
    [0] keinem
   *[other] { $now }
} statt { $was } von 100 Angriffen an { $who }.
risk-hint-guard-there = { hint-after-start } würdest du { FORM($place) } in { $now } statt { $was } von 100 Angriffen verlieren.
risk-hint-strike = { $more ->
    [one] Mit { $more } Armee mehr
   *[other] Mit { $more } Armeen mehr
} { $when ->
    [now] eroberst du von dort { FORM($target) } in { $now } statt { $was } von 100 Kämpfen.
   *[later] gelingt von dort später ein Angriff auf { FORM($target) } in { $now } statt { $was } von 100 Kämpfen, wenn sich nichts ändert.
}
risk-hint-strike-there = { hint-after-start } würdest du { FORM($target) } in { $now } statt { $was } von 100 Kämpfen erobern.
risk-hint-number = Du verlierst { FORM($place) } dann in { $here ->
    [0] keinem
   *[other] { $here }
} von 100 Angriffen an { $who }, { hint-after } in { $there }.
risk-hint-reach = Von dort eroberst du in { $here } von 100 Kämpfen { FORM($target) }, { hint-after } in { $there }.
risk-hint-spare = { $armies ->
    [one] { $armies } Armee bleibt
   *[other] { $armies } Armeen bleiben
} für andere Gebiete.
risk-hint-march = Du verlierst { FORM($target) } dann in { $a ->
    [0] keinem
   *[other] { $a }
} von 100 Angriffen und { FORM($source) } in { $b ->
    [0] keinem
   *[other] { $b }
}. { hint-after-start } verlierst du { FORM($target) } in { $c ->
    [0] keinem
   *[other] { $c }
} und { FORM($source) } in { $d ->
    [0] keinem
   *[other] { $d }
}.
risk-hint-claim = { $region }: Danach hast du { $here } von { $of } Gebieten.
risk-hint-dice = Für jede Armee, die du verlierst, vernichtest du im Schnitt mit { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
} { $here } gegnerische, mit { $m ->
    [one] einem
   *[other] { $m }
} nur { $there }.
risk-hint-points = Danach hast du { $here ->
    [one] { $here } Siegpunkt
   *[other] { $here } Siegpunkte
}, { hint-after } { $there }.
risk-hint-units = Danach hast du { $here ->
    [one] { $here } Sondereinheit
   *[other] { $here } Sondereinheiten
}, { hint-after } { $there }.
risk-hint-income = Danach bekommst du in jedem Zug { $here } Armeen, { hint-after } { $there }.
risk-hint-armies = Danach hast du { $here ->
    [one] { $here } Armee
   *[other] { $here } Armeen
}, { hint-after } { $there }.
risk-hint-maesters = Danach hast du { $here ->
    [one] { $here } Maesterkarte
   *[other] { $here } Maesterkarten
}, { hint-after } { $there }.
risk-hint-cards = Du behältst { $here ->
    [one] { $here } Gebietskarte
   *[other] { $here } Gebietskarten
}, { hint-after } { $there }.
risk-hint-gold = Du behältst { $here } Gold, { hint-after } { $there }.
risk-hint-give-up = „{ $gone }“ ({ $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
}) ist zu { $was } Prozent erfüllt, „{ $kept }“ ({ $b ->
    [one] { $b } Punkt
   *[other] { $b } Punkte
}) zu { $now } Prozent.
risk-hint-expose = Nach einem Angriff auf { FORM($target) } bleibt { FORM($place, "in") } womöglich nur eine Armee. Dann hätte { $who } dort in { $share } von 100 Angriffen Erfolg.
risk-hint-free = Die Armeen werden dort weniger gebraucht: Jetzt verlierst du das Gebiet in { $here ->
    [0] keinem
   *[other] { $here }
} von 100 Angriffen, das andere in { $there }.
risk-hint-idle = { $armies ->
    [one] { $armies } Armee kann dieses Gebiet verlassen,
   *[other] { $armies } Armeen können dieses Gebiet verlassen,
} und gerade kann es niemand angreifen.
risk-hint-near = Es grenzt an { $here } deiner Gebiete, das andere an { $there }.
risk-hint-draw = Danach hast du { $cards ->
    [one] { $cards } Gebietskarte
   *[other] { $cards } Gebietskarten
}; { $cards ->
    [5] fünf enthalten immer einen Satz.
   *[other] drei können einen Satz ergeben.
}
risk-hint-buy = { $kind ->
    [maester] Eine Maesterkarte kostet { $price } von deinen { $gold } Gold. Du kannst sie einmal einsetzen, zu dem Zeitpunkt, den sie nennt.
   *[objective] Für { $price } von deinen { $gold } Gold ziehst du zwei Aufträge und behältst einen.
}


# Namen im Satz: Wer einen Artikel oder eine andere Präposition braucht, steht hier mit seinen Formen.
# FORM($target) ist „acc“ (den Mander); FORM($target, "in") ist „in“ (am Mander), "nach" und "aus" ebenso;
# mit großem Anfang ("In") beginnt die Form den Satz. Alle anderen Namen bekommen das Wort selbst: nach Winterfell.
-risk-the_north = Der Norden
    .acc = den Norden
    .in = im Norden
    .nach = in den Norden
    .aus = aus dem Norden
-risk-the_riverlands = Die Flusslande
    .acc = die Flusslande
    .in = in den Flusslanden
    .nach = in die Flusslande
    .aus = aus den Flusslanden
-risk-the_vale_of_arryn = Das Grüne Tal von Arryn
    .acc = das Grüne Tal von Arryn
    .in = im Grünen Tal von Arryn
    .nach = ins Grüne Tal von Arryn
    .aus = aus dem Grünen Tal von Arryn
-risk-the_iron_islands = Die Eiseninseln
    .acc = die Eiseninseln
    .in = auf den Eiseninseln
    .nach = auf die Eiseninseln
    .aus = von den Eiseninseln
-risk-the_westerlands = Die Westlande
    .acc = die Westlande
    .in = in den Westlanden
    .nach = in die Westlande
    .aus = aus den Westlanden
-risk-the_crownlands = Die Kronlande
    .acc = die Kronlande
    .in = in den Kronlanden
    .nach = in die Kronlande
    .aus = aus den Kronlanden
-risk-the_stormlands = Die Sturmlande
    .acc = die Sturmlande
    .in = in den Sturmlanden
    .nach = in die Sturmlande
    .aus = aus den Sturmlanden
-risk-the_reach = Die Weite
    .acc = die Weite
    .in = in der Weite
    .nach = in die Weite
    .aus = aus der Weite
-risk-the_disputed_lands = Die Umstrittenen Lande
    .acc = die Umstrittenen Lande
    .in = in den Umstrittenen Landen
    .nach = in die Umstrittenen Lande
    .aus = aus den Umstrittenen Landen
-risk-lands_of_long_summer = Länder des Langen Sommers
    .acc = die Länder des Langen Sommers
    .in = in den Ländern des Langen Sommers
    .nach = in die Länder des Langen Sommers
    .aus = aus den Ländern des Langen Sommers
-risk-the_dothraki_sea = Das Dothrakische Meer
    .acc = das Dothrakische Meer
    .in = im Dothrakischen Meer
    .nach = ins Dothrakische Meer
    .aus = aus dem Dothrakischen Meer
-risk-slavers_bay = Sklavenbucht
    .acc = die Sklavenbucht
    .in = an der Sklavenbucht
    .nach = an die Sklavenbucht
    .aus = von der Sklavenbucht
-risk-jade_sea_coast = Küste des Jademeers
    .acc = die Küste des Jademeers
    .in = an der Küste des Jademeers
    .nach = an die Küste des Jademeers
    .aus = von der Küste des Jademeers
-risk-the_gift = Die Schenkung
    .acc = die Schenkung
    .in = in der Schenkung
    .nach = in die Schenkung
    .aus = aus der Schenkung
-risk-skagos = Skagos
    .in = auf Skagos
    .aus = von Skagos
-risk-bear_island = Bäreninsel
    .acc = die Bäreninsel
    .in = auf der Bäreninsel
    .nach = auf die Bäreninsel
    .aus = von der Bäreninsel
-risk-wolfswood = Wolfswald
    .acc = den Wolfswald
    .in = im Wolfswald
    .nach = in den Wolfswald
    .aus = aus dem Wolfswald
-risk-stoney_shore = Steinige Küste
    .acc = die Steinige Küste
    .in = an der Steinigen Küste
    .nach = an die Steinige Küste
    .aus = von der Steinigen Küste
-risk-barrowlands = Hügellande
    .acc = die Hügellande
    .in = in den Hügellanden
    .nach = in die Hügellande
    .aus = aus den Hügellanden
-risk-cape_kraken = Krakenkap
    .acc = das Krakenkap
    .in = am Krakenkap
    .nach = ans Krakenkap
    .aus = vom Krakenkap
-risk-the_neck = Die Eng
    .acc = die Eng
    .in = in der Eng
    .nach = in die Eng
    .aus = aus der Eng
-risk-the_twins = Die Zwillinge
    .acc = die Zwillinge
    .in = in den Zwillingen
    .nach = in die Zwillinge
    .aus = aus den Zwillingen
-risk-the_trident = Der Trident
    .acc = den Trident
    .in = am Trident
    .nach = an den Trident
    .aus = vom Trident
-risk-mountains_of_the_moon = Mondberge
    .acc = die Mondberge
    .in = in den Mondbergen
    .nach = in die Mondberge
    .aus = aus den Mondbergen
-risk-the_fingers = Die Finger
    .acc = die Finger
    .in = auf den Fingern
    .nach = auf die Finger
    .aus = von den Fingern
-risk-pyke = Peik
    .in = auf Peik
    .aus = von Peik
-risk-harlaw = Harlau
    .in = auf Harlau
    .aus = von Harlau
-risk-golden_tooth = Goldzahn
    .acc = den Goldzahn
    .in = am Goldzahn
    .nach = an den Goldzahn
    .aus = vom Goldzahn
-risk-crackclaw_point = Klauenhorn
    .acc = das Klauenhorn
    .in = am Klauenhorn
    .nach = ans Klauenhorn
    .aus = vom Klauenhorn
-risk-dragonstone = Drachenstein
    .in = auf Drachenstein
    .aus = von Drachenstein
-risk-kingswood = Königswald
    .acc = den Königswald
    .in = im Königswald
    .nach = in den Königswald
    .aus = aus dem Königswald
-risk-tarth = Tarth
    .in = auf Tarth
    .aus = von Tarth
-risk-dornish_marches = Dornische Marschen
    .acc = die Dornischen Marschen
    .in = in den Dornischen Marschen
    .nach = in die Dornischen Marschen
    .aus = aus den Dornischen Marschen
-risk-rainwood = Regenwald
    .acc = den Regenwald
    .in = im Regenwald
    .nach = in den Regenwald
    .aus = aus dem Regenwald
-risk-blackwater_rush = Schwarzwasser
    .acc = das Schwarzwasser
    .in = am Schwarzwasser
    .nach = ans Schwarzwasser
    .aus = vom Schwarzwasser
-risk-searoad_marshes = Sümpfe der Meerstraße
    .acc = die Sümpfe der Meerstraße
    .in = in den Sümpfen der Meerstraße
    .nach = in die Sümpfe der Meerstraße
    .aus = aus den Sümpfen der Meerstraße
-risk-the_mander = Der Mander
    .acc = den Mander
    .in = am Mander
    .nach = an den Mander
    .aus = vom Mander
-risk-three_towers = Drei Türme
    .acc = die Drei Türme
    .in = in den Drei Türmen
    .nach = in die Drei Türme
    .aus = aus den Drei Türmen
-risk-the_arbor = Der Arbor
    .acc = den Arbor
    .in = auf dem Arbor
    .nach = auf den Arbor
    .aus = vom Arbor
-risk-red_mountains = Rote Berge
    .acc = die Roten Berge
    .in = in den Roten Bergen
    .nach = in die Roten Berge
    .aus = aus den Roten Bergen
-risk-greenblood = Grünblut
    .acc = das Grünblut
    .in = am Grünblut
    .nach = ans Grünblut
    .aus = vom Grünblut
-risk-braavosian_coastlands = Küstenland von Braavos
    .acc = das Küstenland von Braavos
    .in = im Küstenland von Braavos
    .nach = ins Küstenland von Braavos
    .aus = aus dem Küstenland von Braavos
-risk-the_axe = Die Axt
    .acc = die Axt
    .in = auf der Axt
    .nach = auf die Axt
    .aus = von der Axt
-risk-hills_of_norvos = Hügel von Norvos
    .acc = die Hügel von Norvos
    .in = in den Hügeln von Norvos
    .nach = in die Hügel von Norvos
    .aus = aus den Hügeln von Norvos
-risk-forest_of_qohor = Wald von Qohor
    .acc = den Wald von Qohor
    .in = im Wald von Qohor
    .nach = in den Wald von Qohor
    .aus = aus dem Wald von Qohor
-risk-the_flatlands = Die Flachlande
    .acc = die Flachlande
    .in = in den Flachlanden
    .nach = in die Flachlande
    .aus = aus den Flachlanden
-risk-upper_rhoyne = Obere Rhoyne
    .acc = die Obere Rhoyne
    .in = an der Oberen Rhoyne
    .nach = an die Obere Rhoyne
    .aus = von der Oberen Rhoyne
-risk-the_golden_fields = Die Goldenen Felder
    .acc = die Goldenen Felder
    .in = auf den Goldenen Feldern
    .nach = auf die Goldenen Felder
    .aus = von den Goldenen Feldern
-risk-lower_rhoyne = Untere Rhoyne
    .acc = die Untere Rhoyne
    .in = an der Unteren Rhoyne
    .nach = an die Untere Rhoyne
    .aus = von der Unteren Rhoyne
-risk-the_orange_shore = Die Orangenküste
    .acc = die Orangenküste
    .in = an der Orangenküste
    .nach = an die Orangenküste
    .aus = von der Orangenküste
-risk-the_sea_of_sights = Der See der Seufzer
    .acc = den See der Seufzer
    .in = am See der Seufzer
    .nach = an den See der Seufzer
    .aus = vom See der Seufzer
-risk-western_dothraki_sea = Westliches Dothrakisches Meer
    .acc = das Westliche Dothrakische Meer
    .in = im Westlichen Dothrakischen Meer
    .nach = ins Westliche Dothrakische Meer
    .aus = aus dem Westlichen Dothrakischen Meer
-risk-northern_dothraki_sea = Nördliches Dothrakisches Meer
    .acc = das Nördliche Dothrakische Meer
    .in = im Nördlichen Dothrakischen Meer
    .nach = ins Nördliche Dothrakische Meer
    .aus = aus dem Nördlichen Dothrakischen Meer
-risk-eastern_dothraki_sea = Östliches Dothrakisches Meer
    .acc = das Östliche Dothrakische Meer
    .in = im Östlichen Dothrakischen Meer
    .nach = ins Östliche Dothrakische Meer
    .aus = aus dem Östlichen Dothrakischen Meer
-risk-the_footprint = Der Fußabdruck
    .acc = den Fußabdruck
    .in = im Fußabdruck
    .nach = in den Fußabdruck
    .aus = aus dem Fußabdruck
-risk-the_red_waste = Die Rote Wüste
    .acc = die Rote Wüste
    .in = in der Roten Wüste
    .nach = in die Rote Wüste
    .aus = aus der Roten Wüste
-risk-northern_jade_sea = Nördliches Jademeer
    .acc = das Nördliche Jademeer
    .in = am Nördlichen Jademeer
    .nach = ans Nördliche Jademeer
    .aus = vom Nördlichen Jademeer

# Personen, deren Name gebeugt wird; dieselben Formen wie in intrigue.ftl, denn die Seite kennt jeden Namen einmal.
-risk-grey_worm = Grauer Wurm
    .acc = Grauen Wurm
    .auf = auf Grauem Wurm
    .und = und Grauem Wurm
