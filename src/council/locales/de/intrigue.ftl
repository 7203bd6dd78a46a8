# Einstellungen
intrigue-help-first = wer die erste Runde beginnt: ein Platz, gezählt ab 0, random (durch Los) oder youngest (nach Alter)
intrigue-help-ages = das Alter aller in Sitzreihenfolge, für first=youngest; es wird nicht gespeichert
intrigue-help-rounds = wie viele Runden gespielt werden; 0 heißt: eine pro Platz
intrigue-help-house_counts = zeigen, wie viele Karten jedes Hauses auf der Spielfläche liegen und welche Häuser tot sind
intrigue-bad-ages = Damit die jüngste Person beginnt, gib für alle { $seats } Plätze ein Alter an, zum Beispiel ages=34,12; angegeben: { $got }.
intrigue-bad-ages-unused = Altersangaben gelten nur mit first=youngest; lass sie weg oder setze first=youngest.
intrigue-bad-first = Die Einstellung first kann nicht { $got } sein; die Plätze sind 0 bis { $high }.

# Stellungen
intrigue-deal-players = Zu einer Verteilung gehören 2 bis 6 Hände, getrennt durch /, zum Beispiel SSL/BBT; angegeben: { $got }.
intrigue-deal-empty = Eine Verteilung braucht mindestens eine Karte, zum Beispiel SSL/BBT.
intrigue-deal-letter = „{ $got }“ ist kein Haus; die Buchstaben sind S (Stark), L (Lennister), B (Baratheon) und T (Targaryen).
intrigue-deal-too-many = Jedes Haus hat 9 Karten; die Verteilung enthält { $letter } aber { $got }-mal.
intrigue-deal-court = „{ $got }“ kann nicht auf der Spielfläche liegen. Nenne die Reihen von unten, zum Beispiel SLS/SL. Jede obere Karte liegt auf zwei Karten, und eine davon gehört zu ihrem Haus.
intrigue-deal-first = Platz „{ $got }“ kann nicht beginnen; die Plätze sind 0 bis { $high }.

# Züge
intrigue-move-unknown = „{ $got }“ ist kein Zug. Ein Zug lautet: place, ein Charakter oder Haus und ein Platz wie { $slots }; zum Beispiel „place arya_stark 2.4“.

# Die Frage
intrigue-ask-place = { $who }, lege eine Karte auf der Spielfläche ab.
intrigue-ask-wait = Warten auf { $who }.
intrigue-ask-chance = Die Karten werden ausgeteilt.
intrigue-ask-over = Die Partie ist zu Ende.

# Was geschah
intrigue-told-first = Das Los bestimmt: { $who } beginnt die erste Runde.
intrigue-told-dealt = Runde { $round } von { $rounds }: Die Karten sind ausgeteilt. { $who } beginnt.
intrigue-told-start-card = { $card } bleibt übrig und liegt als erste Karte auf der Spielfläche.
intrigue-told-placed = { $where ->
    [first] { $who } legt { FORM($card) } ({ $house }) als erste Karte ab.
    [left] { $who } legt { FORM($card) } ({ $house }) links an.
    [right] { $who } legt { FORM($card) } ({ $house }) rechts an.
   *[on] { $who } legt { FORM($card) } ({ $house }) auf { FORM($left) } und { FORM($right) }.
}
intrigue-told-blocked = { $who } kann keine Karte ablegen und ist mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand für diese Runde ausgeschlossen.
intrigue-told-emptied = { $who } hat alle Karten abgelegt und ist für diese Runde fertig.
intrigue-told-round-over = Runde { $round } ist zu Ende.
intrigue-told-paid = { $points ->
    [0] { $who } erhält keine Strafpunkte (insgesamt { $total }).
    [one] { $who } erhält { $points } Strafpunkt (insgesamt { $total }).
   *[other] { $who } erhält { $points } Strafpunkte (insgesamt { $total }).
}
intrigue-told-throne-hidden = { $who } hat die letzte Karte abgelegt und zieht verdeckt eine Karte des Eisernen Throns.
intrigue-told-throne = { $who } hat die letzte Karte abgelegt und zieht eine Karte des Eisernen Throns: Wert { $value }, { $daggers ->
    [one] { $daggers } Dolch
   *[other] { $daggers } Dolche
}.
intrigue-told-reveal = { $who } deckt eine Karte des Eisernen Throns auf: Wert { $value }, { $daggers ->
    [one] { $daggers } Dolch
   *[other] { $daggers } Dolche
}.
intrigue-told-final = { $rank }. { $who }: Endwertung { $score }.
intrigue-told-won = { $who } gewinnt die Partie.
intrigue-told-shared = Geteilter Sieg: { $who }.
intrigue-told-tiebreak = Gleichstand an der Spitze. { $who } gewinnt mit den wenigsten Dolchen auf einer Karte des Eisernen Throns (R36).

# Warum nicht
intrigue-why-over = Die Partie ist zu Ende: Alle Runden sind gespielt.
intrigue-why-chance = Warte, bis die Karten ausgeteilt oder gezogen sind.
intrigue-why-spectator = Du schaust nur zu und kannst keine Karten ablegen.
intrigue-why-out = Du bist für diese Runde ausgeschlossen und wirst bis zu ihrem Ende übersprungen.
intrigue-why-turn = { $who } ist am Zug, nicht du.
intrigue-why-not-placing = In deinem Zug legst du eine Karte ab; ausgeteilt und gezogen wird automatisch.
intrigue-why-card = { $card } ist nicht auf deiner Hand.
intrigue-why-house = Du hast keine Karte von { $house } auf der Hand.
intrigue-why-first = Die erste Karte einer Runde eröffnet die unterste Reihe (1.1); alle anderen Plätze kommen später.
intrigue-why-no-place = Den Platz { $slot } gibt es in der Pyramide nicht.
intrigue-why-taken = Dort liegt schon { $card }, und du kannst keine Karte dazwischenlegen.
intrigue-why-full = Die unterste Reihe ist voll: Sie fasst { $most } Karten.
intrigue-why-gap = Dieser Platz grenzt an kein Ende der untersten Reihe. Frei sind das linke Ende (1.0) und das rechte ({ $right }).
intrigue-why-support = Eine Karte braucht zwei benachbarte Karten in der Reihe darunter; dort fehlen sie.
intrigue-why-match = Eine Karte von { $house } darf nicht { FORM($left, "auf") } { FORM($right, "und") } liegen: Keine von beiden gehört zu diesem Haus.

# Die Spielfläche im Terminal
intrigue-draw-round = Runde { $round } von { $rounds }
intrigue-draw-dead = tot
intrigue-draw-hand = Deine Hand:
intrigue-draw-stuck = Passt gerade nirgends:
intrigue-draw-cards = Karten
intrigue-draw-penalty = Strafpunkte
intrigue-draw-thrones = Eiserner Thron
intrigue-draw-taken = Thronpunkte
intrigue-draw-score = Endwertung
intrigue-draw-blocked = ausgeschlossen
intrigue-draw-emptied = alles abgelegt
intrigue-draw-worth = Wert { $value }
intrigue-draw-legend =
    Die niedrigste Endwertung gewinnt. Jede Karte, die du am Ende einer Runde noch auf der Hand hast, kostet einen Strafpunkt. Wer die letzte Karte einer Runde ablegt, zieht eine Karte des Eisernen Throns; ihr Wert wird abgezogen.
    STK, LEN, BAR und TAR sind die Häuser Stark, Lennister, Baratheon und Targaryen. S, L, B und T unter einem freien Platz sind die Häuser, die dort jetzt passen. „STK 3/9“: 3 der 9 Karten von Stark liegen auf der Spielfläche. „tot“: Bis zum Ende der Runde passt keine Karte dieses Hauses mehr.
    2.4 ist Reihe 2 von unten, vierter Platz von links. 1.0 ist der freie Platz am linken Ende der untersten Reihe. Eine Karte über der untersten Reihe liegt auf zwei Karten und muss zum Haus einer davon gehören.

# Warum ein Tipp gut ist: `here` ist nach dem Tipp, `there` nach dem zweitbesten Zug
intrigue-hint-where = { $here ->
    [left] Der beste Platz ist das linke Ende,
    [right] Der beste Platz ist das rechte Ende,
   *[on] Der beste Platz ist der { FORM($left, "auf") } { FORM($right, "und") },
} { $there ->
    [left] { hint-place } das linke Ende.
    [right] { hint-place } das rechte Ende.
   *[on] { hint-place } der { FORM($other_left, "auf") } { FORM($other_right, "und") }.
}
intrigue-hint-sure = { $there ->
    [one] { hint-after-start } hast du eine Karte eines toten Hauses: ein sicherer Strafpunkt.
   *[other] { hint-after-start } hast du { $there } Karten toter Häuser: ebenso viele sichere Strafpunkte.
} { $here ->
    [0] Nach diesem Zug hast du keine.
   *[other] Nach diesem Zug hast du nur { $here }.
}
intrigue-hint-stuck = { $here ->
    [0] Jede Karte auf deiner Hand hat dann noch einen Platz.
    [one] Nur { $here } Karte auf deiner Hand hat dann keinen Platz.
   *[other] Nur { $here } Karten auf deiner Hand haben dann keinen Platz.
} { $there ->
    [one] { hint-after-start } hat { $there } Karte keinen.
   *[other] { hint-after-start } haben { $there } Karten keinen.
}
intrigue-hint-places = { $here ->
    [one] { $here } Platz bleibt für deine Hand offen
   *[other] { $here } Plätze bleiben für deine Hand offen
}, { hint-after } { $there ->
    [0] keiner.
   *[other] nur { $there }.
}
intrigue-hint-given = { $here ->
    [0] Zu jedem offenen Platz passt dann eine Karte deiner Hand. { hint-after-start } { $there ->
        [one] passt zu { $there } Platz keine.
       *[other] passt zu { $there } Plätzen keine.
    }
    [one] Den anderen bleibt { $here } Platz, zu dem keine Karte deiner Hand passt, { hint-after } { $there }.
   *[other] Den anderen bleiben { $here } Plätze, zu denen keine Karte deiner Hand passt, { hint-after } { $there }.
}
intrigue-hint-blocked = { $here ->
    [100] { $who } ist danach sicher blockiert, { hint-after } in { $there ->
        [0] keiner
       *[other] { $there }
    } von 100 möglichen Verteilungen.
   *[other] { $who } ist danach in { $here } von 100 möglichen Verteilungen blockiert, { hint-after } in { $there ->
        [0] keiner.
       *[other] { $there }.
    }
}
intrigue-hint-last = Angenommen, ab hier legen alle zufällig ab. Dann legst du in { $here } von 100 Runden die letzte Karte ab, { hint-after } in { $there }. Sie bringt eine Karte des Eisernen Throns.
intrigue-hint-left = Angenommen, ab hier legen alle zufällig ab. Dann bleiben dir im Schnitt { $here } Karten übrig, { hint-after } { $there }. Jede ist ein Strafpunkt.

# Namen, die gebeugt werden: FORM($card) ist „acc“ (legt Grauen Wurm ab); FORM($left, "auf") und
# FORM($right, "und") sind der Dativ (liegt auf Grauem Wurm). Alle anderen Namen bleiben, wie sie sind.
-intrigue-grey_worm = Grauer Wurm
    .acc = Grauen Wurm
    .auf = auf Grauem Wurm
    .und = und Grauem Wurm
