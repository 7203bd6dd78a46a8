# Einstellungen
cardgame-help-plots = woher die Plandecks kommen: printed (sieben für jedes Haus), draft (beide wählen sechs dazu und behalten sieben von dreizehn), own (je sieben, abwechselnd und offen aus allen 32 gewählt)
cardgame-help-stark = wer Haus Stark spielt: zufällig (random), der erste Platz (first) oder der zweite (second)
cardgame-help-rounds = Höchstzahl der Runden; danach entscheidet die Macht, bei Gleichstand endet die Partie unentschieden
cardgame-help-winner_needs_strength = eine Herausforderung, in der keine Seite Stärke hat, gewinnt niemand (AMB-11)
cardgame-help-jon_snow = wann Jon Schnee aufsteht: nach einer verlorenen Herausforderung, in der er verteidigt hat (defended), nach jeder deiner Niederlagen (any_loss), nach dem Tod eines anderen deiner Charaktere (mourning) (AMB-46)

# Datendateien
cardgame-data-misplaced = { $file }: { $item }: { $key } gehört nicht zu einer Karte der Art { $kind }.
cardgame-data-deck = { $file }: copies: Das Deck von { $house } hat { $got } Karten; es müssen { $need } sein.
cardgame-data-plots = { $file }: deck: „{ $deck }“ hat { $got } Pläne; es müssen { $need } sein.

# Stellungen
cardgame-given-card = Im Deck von { $house } gibt es keine Karte „{ $got }“.
cardgame-given-twice = { $got } steht an zwei Stellen; einmal genügt.
cardgame-given-host = „{ $got }“: Nenne vorher einen Charakter, der im Spiel ist, zum Beispiel: needle on arya_stark.
cardgame-given-word = „{ $got }“ ist hier nicht möglich; erlaubt: { $allowed }.
cardgame-given-plot = Es gibt keinen Plan „{ $got }“.
cardgame-given-number = „{ $got }“ ist falsch; gib eine ganze Zahl von { $low } bis { $high } ein.

# Züge
cardgame-move-unknown = „{ $got }“ ist kein Zug. Beispiele: marshal arya_stark, challenge military, commit jon_snow, play not_today, use maester_luwin, pick hodor, pass, done.

# Die Frage
cardgame-ask-draft = { $who }, behalte einen dieser Pläne und gib die anderen weiter.
cardgame-ask-plot-deck = { $who }, wähle einen Plan für dein Plandeck.
cardgame-ask-mulligan = { $who }, behältst du diese Hand, oder tauschst du sie einmal gegen sieben neue Karten?
cardgame-ask-place = { $who }, „{ $card }“ (Kosten { $cost }) verdeckt auslegen oder behalten? Du hast noch { $gold } Gold für den Aufbau.
cardgame-ask-place-nothing = { $who }, „{ $card }“ kann jetzt nicht ausgelegt werden und bleibt auf deiner Hand.
cardgame-ask-plot = { $who }, wähle deinen Plan für diese Runde.
cardgame-ask-new-plot = { $who }, „{ $source }“ zwingt dich, einen anderen Plan aufzudecken. Welchen?
cardgame-ask-first = { $who }, du hast die Initiative. Wer beginnt die Runde?
cardgame-ask-order-plots = { $who }, welcher Plan wirkt zuerst?
cardgame-ask-order-passives = { $who }, was davon geschieht zuerst?
cardgame-ask-order-saves = { $who }, über welchen Charakter wird zuerst entschieden?
cardgame-ask-respond = { $who }, reagieren oder passen?
cardgame-ask-save = { $who }, „{ $card }“ wird gleich getötet. Retten oder passen?
cardgame-ask-act = { $who }, eine Aktion in der { $phase ->
    [plot] Planphase
    [draw] Ziehphase
    [marshalling] Aufmarschphase
    [challenges] Phase der Herausforderungen
    [dominance] Vorherrschaftsphase
    [standing] Aufstehphase
   *[taxation] Besteuerungsphase
} oder passen?
cardgame-ask-act-challenge = { $who }, eine Aktion oder passen? { $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}, { $attack } gegen { $defence }.
cardgame-ask-marshal = { $who }, spiele Karten aus (du hast { $gold } Gold), führe eine Aktion aus oder passe.
cardgame-ask-host = { $who }, welcher Charakter bekommt „{ $card }“?
cardgame-ask-challenge = { $who }, beginne eine Herausforderung oder beende deinen Zug.
cardgame-ask-attack = { $who }, wer greift an ({ $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
})?
cardgame-ask-stealth = { $who }, wen umgeht „{ $card }“ mit Heimlichkeit? Du musst niemanden wählen.
cardgame-ask-defend = { $who }, wer verteidigt ({ $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}) gegen { $attack }? Du musst niemanden wählen.
cardgame-ask-claim = { $count ->
    [one] { $who }, die Forderung tötet einen deiner Charaktere. Welchen?
   *[other] { $who }, die Forderung tötet { $count } deiner Charaktere. Welche?
}
cardgame-ask-kneel = { $count ->
    [one] { $who }, welcher Charakter kniet nieder, um „{ $source }“ zu bezahlen?
   *[other] { $who }, welche { $count } Charaktere knien nieder, um „{ $source }“ zu bezahlen?
}
cardgame-ask-pick = { $who }, wähle ein Ziel für „{ $source }“.
cardgame-ask-take = { $who }, wähle für „{ $source }“ eine Karte aus dieser Hand.
cardgame-ask-pick-up-to = { $count ->
    [one] { $who }, wähle ein Ziel für „{ $source }“ oder keines.
   *[other] { $who }, wähle bis zu { $count } Ziele für „{ $source }“ oder keines.
}
cardgame-ask-discard = { $who }, wähle eine Karte, die du für „{ $source }“ abwirfst.
cardgame-ask-search = { $who }, nimm für „{ $source }“ eine Karte aus deinem Deck.
cardgame-ask-wait = Warten auf { $who }.
cardgame-ask-chance-houses = Die Häuser werden verteilt.
cardgame-ask-chance-dealing = Pläne werden für die Planwahl ausgeteilt.
cardgame-ask-chance-again = Beide entscheiden, ob sie eine neue Hand ziehen.
cardgame-ask-chance-turn-up = Die Karten des Aufbaus werden aufgedeckt.
cardgame-ask-chance-reveal = Die Pläne werden aufgedeckt.
cardgame-ask-chance-initiative = Das Los entscheidet über die Initiative.
cardgame-ask-chance-drawing = Karten werden gezogen.
cardgame-ask-chance-losing = Karten werden zufällig abgeworfen.
cardgame-ask-chance-look = Eine Hand wird gezeigt.
cardgame-ask-over = Die Partie ist zu Ende.

# Was geschah
cardgame-told-houses = { $who } spielt Haus Stark, { $other } spielt Haus Lennister.
cardgame-told-again = { $who } zieht eine neue Hand.
cardgame-told-kept = Beide behalten ihre Hand.
cardgame-told-dealt = „{ $card }“ wird ausgeteilt.
cardgame-told-draft = { $who } behält „{ $card }“.
cardgame-told-plot-deck = { $who } nimmt „{ $card }“ ins Plandeck.
cardgame-told-plot = { $who } wählt „{ $card }“.
cardgame-told-plot-hidden = { $who } hat einen Plan gewählt.
cardgame-told-new-plot = { $who } muss stattdessen „{ $card }“ aufdecken.
cardgame-told-revealed = { $who } deckt „{ $card }“ auf.
cardgame-told-initiative = { $who } bekommt durch das Los die Initiative.
cardgame-told-first = { $who } bestimmt, wer die Runde beginnt: { $other }.
cardgame-told-marshal = { $who } spielt „{ $card }“ aus.
cardgame-told-duplicate = { $who } legt ein Duplikat unter „{ $card }“.
cardgame-told-play = { $who } spielt „{ $card }“ aus.
cardgame-told-use = { $who } setzt „{ $card }“ ein.
cardgame-told-lose = { $who } wirft „{ $card }“ aus der Hand ab.
cardgame-told-host = { $who } legt „{ $card }“ an „{ $host }“.
cardgame-told-stealth = „{ $card }“ wird mit Heimlichkeit umgangen.
cardgame-told-pick = { $who } wählt „{ $card }“.
cardgame-told-pick-up-to = { $who } wählt „{ $card }“.
cardgame-told-search = { $who } nimmt „{ $card }“ aus dem Deck.
cardgame-told-nothing = { $who } findet nichts im Deck.
cardgame-told-look = { $who } sieht „{ $card }“.
cardgame-told-challenge = { $who } beginnt { $contest ->
    [military] eine Militär-Herausforderung
    [intrigue] eine Intrigen-Herausforderung
   *[power] eine Macht-Herausforderung
}.
cardgame-told-stop = { $who } beginnt keine Herausforderung mehr.
cardgame-told-attacks = „{ $card }“ greift an.
cardgame-told-defends = „{ $card }“ verteidigt.
cardgame-told-no-defence = { $who } verteidigt nicht.
cardgame-told-won-challenge = { $who } gewinnt die { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung (Angriff { $attack }, Verteidigung { $defence }).
cardgame-told-died = „{ $card }“ wird getötet.
cardgame-told-saved = „{ $card }“ ist gerettet.
cardgame-told-discarded = „{ $card }“ wird aus dem Spiel abgelegt.
cardgame-told-back = „{ $card }“ geht auf die Hand zurück.
cardgame-told-shuffled = „{ $card }“ wird ins Deck gemischt.
cardgame-told-entered = „{ $card }“ kommt für { $who } ins Spiel.
cardgame-told-duplicate-lost = Ein Duplikat von „{ $card }“ wird abgelegt.
cardgame-told-kneels = „{ $card }“ kniet nieder.
cardgame-told-stands = „{ $card }“ steht auf.
cardgame-told-dominance = { $who } gewinnt die Vorherrschaft.
cardgame-told-no-dominance = Niemand gewinnt die Vorherrschaft: Die Summen sind gleich.
cardgame-told-power = { $who } erhält { $power } Macht und hat jetzt { $total }.
cardgame-told-lost-power = { $who } verliert { $power } Macht und hat jetzt { $total }.
cardgame-told-card-power = „{ $card }“ erhält { $power } Macht.
cardgame-told-gold = { $who } bekommt { $gold } Gold.
cardgame-told-draw = { $who } zieht „{ $card }“.
cardgame-told-draw-hidden = { $who } zieht eine Karte.
cardgame-told-round = Runde { $round } beginnt.
cardgame-told-phase = { $phase ->
    [setup] Aufbau.
    [plot] Planphase.
    [draw] Ziehphase.
    [marshalling] Aufmarschphase.
    [challenges] Phase der Herausforderungen.
    [dominance] Vorherrschaftsphase.
    [standing] Aufstehphase.
   *[taxation] Besteuerungsphase.
}
cardgame-told-turn = { $who } ist am Zug.
cardgame-told-final = { $who } hat { $total } Macht.
cardgame-told-won = { $who } gewinnt die Partie.
cardgame-told-drawn = Die Partie endet unentschieden.

# Warum nicht
cardgame-why-over = Die Partie ist zu Ende.
cardgame-why-spectator = Du schaust nur zu und kannst nichts entscheiden.
cardgame-why-chance = Warte: Gerade entscheidet der Zufall.
cardgame-why-turn = Zuerst muss { $who } entscheiden.
cardgame-why-by-chance = Das kannst du nicht wählen: Der Zufall entscheidet.
cardgame-why-now-draft = Behalte einen der Pläne vor dir.
cardgame-why-now-plot-deck = Wähle einen Plan für dein Plandeck.
cardgame-why-now-mulligan = Entscheide, ob du deine Hand behältst oder neu ziehst.
cardgame-why-now-place = Entscheide, ob du diese Karte auslegst oder behältst.
cardgame-why-now-plot = Wähle einen Plan.
cardgame-why-now-new-plot = Wähle den Plan, den du stattdessen aufdeckst.
cardgame-why-now-first = Bestimme, wer die Runde beginnt.
cardgame-why-now-order-plots = Wähle, welcher Plan zuerst wirkt.
cardgame-why-now-order-passives = Wähle, was davon zuerst geschieht.
cardgame-why-now-order-saves = Wähle, über welchen Charakter zuerst entschieden wird.
cardgame-why-now-respond = Jetzt sind nur Reaktionen möglich: Reagiere oder passe.
cardgame-why-now-save = Jetzt kannst du nur retten: Rette diesen Charakter oder passe.
cardgame-why-now-act = Jetzt sind nur Aktionen möglich: Führe eine aus oder passe.
cardgame-why-now-marshal = Spiele eine Karte aus, führe eine Aktion aus oder passe.
cardgame-why-now-host = Wähle den Charakter, der die Verstärkung bekommt.
cardgame-why-now-challenge = Beginne eine Herausforderung oder beende deinen Zug.
cardgame-why-now-attack = Wähle, wer angreift, und bestätige dann.
cardgame-why-now-stealth = Wähle den Charakter, der umgangen wird, oder passe.
cardgame-why-now-defend = Wähle, wer verteidigt, und bestätige dann; du musst niemanden wählen.
cardgame-why-now-claim = Wähle die Charaktere, die für die Forderung sterben.
cardgame-why-now-kneel = Wähle, wer für die Kosten niederkniet.
cardgame-why-now-pick = Wähle ein Ziel für die Karte.
cardgame-why-now-pick-up-to = Wähle Ziele für die Karte oder keines.
cardgame-why-now-take = Wähle eine der Karten, die du gesehen hast.
cardgame-why-now-discard = Wähle die Karte, die du abwirfst.
cardgame-why-now-search = Nimm eine Karte aus deinem Deck.
cardgame-why-plot = „{ $card }“ ist nicht in deinem Plandeck.
cardgame-why-plot-offer = „{ $card }“ steht hier nicht zur Wahl.
cardgame-why-other-card = Entscheide zuerst über „{ $other }“, nicht über „{ $card }“.
cardgame-why-not-placed = „{ $card }“ kann nicht ausgelegt werden: Das geht nur mit Charakteren und Orten.
cardgame-why-setup-gold = „{ $card }“ kostet { $cost }; du hast noch { $left } Gold für den Aufbau.
cardgame-why-setup-limited = Du hast schon eine limitierte Karte ausgelegt, und „{ $card }“ ist auch limitiert.
cardgame-why-setup-unique = „{ $card }“ ist einzigartig und schon ausgelegt.
cardgame-why-not-held = „{ $card }“ ist nicht auf deiner Hand.
cardgame-why-copy = Alle Exemplare von „{ $card }“ haben hier einen gemeinsamen Namen: { $id }.
cardgame-why-event = „{ $card }“ ist ein Ereignis: Spiele es zu dem Zeitpunkt aus, den sein Text nennt.
cardgame-why-no-event = „{ $card }“ ist kein Ereignis: Spiele die Karte in der Aufmarschphase aus.
cardgame-why-unique = „{ $card }“ ist einzigartig, und du hast die Karte schon im Spiel.
cardgame-why-dead = „{ $card }“ ist einzigartig und liegt auf deinem Totenstapel.
cardgame-why-cost = „{ $card }“ kostet { $cost } Gold; du hast { $gold }.
cardgame-why-limited = „{ $card }“ ist limitiert, und du hast in dieser Runde schon eine limitierte Karte ausgespielt.
cardgame-why-host = Kein Charakter kann „{ $card }“ bekommen.
cardgame-why-duplicate = „{ $card }“ ist kein einzigartiger Charakter; davon gibt es keine Duplikate.
cardgame-why-no-original = „{ $card }“ ist nicht im Spiel, also kannst du kein Duplikat darunterlegen.
cardgame-why-use-plot = „{ $card }“ ist ein Plan und wirkt von selbst.
cardgame-why-not-yours = „{ $card }“ gehört dir nicht.
cardgame-why-not-in-play = „{ $card }“ ist nicht im Spiel.
cardgame-why-blank = Eine andere Karte setzt den Text von „{ $card }“ außer Kraft.
cardgame-why-no-action = „{ $card }“ hat keine Aktion.
cardgame-why-no-response = „{ $card }“ hat keine Reaktion.
cardgame-why-no-save = „{ $card }“ kann niemanden retten.
cardgame-why-phase = Du kannst „{ $card }“ in dieser Phase nicht einsetzen: { $phase ->
    [plot] Plan
    [draw] Ziehen
    [marshalling] Aufmarsch
    [challenges] Herausforderungen
    [dominance] Vorherrschaft
    [standing] Aufstehen
   *[taxation] Besteuerung
}. „{ $text }“
cardgame-why-limit = { $count ->
    [one] Du kannst „{ $card }“ nur einmal pro { $per ->
        [challenge] Herausforderung
        [phase] Phase
       *[round] Runde
    } einsetzen, und das hast du schon getan.
   *[other] Du kannst „{ $card }“ nur { $count }-mal pro { $per ->
        [challenge] Herausforderung
        [phase] Phase
       *[round] Runde
    } einsetzen, und so oft hast du es schon getan.
}
cardgame-why-condition = { $need ->
    [attacker] Du kannst „{ $card }“ nur in einer Herausforderung einsetzen, in der du angreifst.
    [defender] Du kannst „{ $card }“ nur in einer Herausforderung einsetzen, in der du verteidigst.
    [military] Du kannst „{ $card }“ nur in einer Militär-Herausforderung einsetzen.
    [bearer] Du kannst „{ $card }“ nur einsetzen, solange der Charakter mit dieser Karte an einer Herausforderung teilnimmt.
    [part] Du kannst „{ $card }“ nur einsetzen, solange diese Karte an einer Herausforderung teilnimmt.
   *[text] Die Bedingung von „{ $card }“ ist nicht erfüllt: „{ $text }“
}
cardgame-why-unpayable = Du kannst die Kosten von „{ $card }“ nicht bezahlen: „{ $text }“
cardgame-why-no-target = Für „{ $card }“ gibt es jetzt kein Ziel: „{ $text }“
cardgame-why-idle = „{ $card }“ würde jetzt nichts ändern.
cardgame-why-idle-response = Gerade gibt es nichts, worauf „{ $card }“ reagieren kann.
cardgame-why-idle-save = „{ $card }“ kann diesen Charakter nicht retten.
cardgame-why-challenge-made = Du hast in dieser Runde schon eine { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung begonnen.
cardgame-why-tax = Für eine { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung musst du der Gegenseite jetzt { $gold } Gold zahlen; du hast { $have }.
cardgame-why-no-attacker = Keiner deiner stehenden Charaktere kann in einer { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung angreifen.
cardgame-why-one-attacker = Wähle mindestens einen Charakter, der angreift.
cardgame-why-not-your-character = Du hast keinen Charakter „{ $card }“ im Spiel.
cardgame-why-kneels = „{ $card }“ kniet schon.
cardgame-why-icon = „{ $card }“ hat kein Symbol für diese Herausforderung ({ $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}).
cardgame-why-cannot-attack = { $own ->
    [yes] „{ $card }“ kann nie angreifen: Der Text der Karte verbietet es.
   *[no] Wegen „{ $source }“ kann „{ $card }“ nicht angreifen.
}
cardgame-why-cannot-defend = { $own ->
    [yes] „{ $card }“ kann nie verteidigen: Der Text der Karte verbietet es.
   *[no] Wegen „{ $source }“ kann „{ $card }“ nicht verteidigen.
}
cardgame-why-stealth-named = „{ $card }“ wurde mit Heimlichkeit umgangen und kann in dieser Herausforderung nicht verteidigen.
cardgame-why-rising = Wähle in der gezeigten Reihenfolge; „{ $card }“ kommt vor der zuletzt gewählten Karte.
cardgame-why-too-few = Wähle „{ $card }“ später: In der gezeigten Reihenfolge blieben danach zu wenige Karten übrig.
cardgame-why-stealth = Wähle einen gegnerischen Charakter ohne Heimlichkeit; „{ $card }“ ist keiner.
cardgame-why-host-full = „{ $card }“ trägt schon so viele Exemplare von „{ $other }“, wie erlaubt sind.
cardgame-why-host-wrong = „{ $other }“ passt nicht zu „{ $card }“: „{ $text }“
cardgame-why-claim = Wähle eigene Charaktere, jeden einmal und in der gezeigten Reihenfolge; „{ $card }“ passt nicht.
cardgame-why-pick = „{ $card }“ ist kein Ziel für „{ $source }“: „{ $text }“
cardgame-why-pick-other = „{ $card }“ steht nicht zur Wahl.
cardgame-why-must-find = In deinem Deck ist eine passende Karte; du musst eine nehmen.

# Der Tisch im Terminal
cardgame-draw-heading = Runde { $round } von { $rounds } · { $phase ->
    [setup] Aufbau
    [plot] Planphase
    [draw] Ziehphase
    [marshalling] Aufmarsch
    [challenges] Herausforderungen
    [dominance] Vorherrschaft
    [standing] Aufstehphase
    [taxation] Besteuerung
   *[over] Ende der Partie
} · Symbole: M Militär, I Intrige, P Macht
cardgame-draw-player = Macht { $power }/15 · Gold { $gold } · Hand { $hand } · Deck { $deck } · Ablage { $discard } · tot { $dead }
cardgame-draw-plot = Plan: { $plot } · Einkommen { $income } · Initiative { $initiative } · Forderung { $claim } · noch { $left }
cardgame-draw-no-plot = noch kein Plan aufgedeckt · { $left } im Plandeck
cardgame-draw-kneels = kniet
cardgame-draw-power = Macht { $power }
cardgame-draw-attacks = greift an
cardgame-draw-defends = verteidigt
cardgame-draw-duplicates = { $count ->
    [one] ein Duplikat
   *[other] { $count } Duplikate
}
cardgame-draw-challenge = { $who }: { $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}, { $attack } gegen { $defence }, Forderung { $claim }
cardgame-draw-hand = Deine Hand ({ $count }):
cardgame-draw-placed = Verdeckt ausgelegt: { $cards }

# Wonach man am Tisch fragen kann
cardgame-order-card = karte
cardgame-about-card = der Text einer Karte: karte hodor, karte eis
cardgame-order-piles = stapel
cardgame-about-piles = abgelegte und tote Karten, gebrauchte und übrige Pläne
cardgame-aside-card = Es gibt keine Karte namens „{ $got }“. Meintest du { $near }?
cardgame-aside-plot = Plan: Einkommen { $income }, Initiative { $initiative }, Forderung { $claim }
cardgame-aside-unique = einzigartig
cardgame-aside-cost = Kosten { $gold }
cardgame-aside-strength = Stärke { $strength }
cardgame-aside-income = Einkommen +{ $gold }
cardgame-aside-discard = Abgelegt: { $cards }
cardgame-aside-dead = Tot: { $cards }
cardgame-aside-used = Gebrauchte Pläne: { $cards }
cardgame-aside-plots = Übrige Pläne, soweit du weißt: { $cards }

# Warum ein Tipp gut ist: `here` ist nach dem Tipp, `there` nach dem zweitbesten Zug
cardgame-hint-plot = Dieser Plan bringt { $gold_here } Gold, Initiative { $initiative_here } und Forderung { $claim_here }; { hint-other } bringt { $gold_there }, { $initiative_there } und { $claim_there }.
cardgame-hint-keep = { $count ->
    [0] Kein Charakter auf deiner Hand kostet höchstens { $most } Gold.
    [one] { $count } Charakter auf deiner Hand kostet höchstens { $most } Gold.
   *[other] { $count } Charaktere auf deiner Hand kosten höchstens { $most } Gold.
} Eine neue Hand kann schlechter sein.
cardgame-hint-new = { $count ->
    [0] Kein Charakter auf deiner Hand kostet höchstens { $most } Gold.
    [one] Nur { $count } Charakter auf deiner Hand kostet höchstens { $most } Gold.
   *[other] Nur { $count } Charaktere auf deiner Hand kosten höchstens { $most } Gold.
}
cardgame-hint-victim = „{ $card }“ hat Stärke { $here } und { $p } Macht, „{ $other }“ hat Stärke { $there } und { $q } Macht.
cardgame-hint-spare = Ein Duplikat kann „{ $card }“ retten.
cardgame-hint-saves = Das kann „{ $card }“ retten, mit Stärke { $strength } und { $power } Macht.
cardgame-hint-place = „{ $card }“ kostet { $cost } von { $gold } Gold im Aufbau, ist von Anfang an im Spiel und { $kind ->
    [strength] hat Stärke { $worth }.
   *[income] erhöht dein Einkommen um { $worth }.
}
cardgame-hint-marshal = „{ $card }“ kostet { $cost } von deinen { $gold } Gold und hat Stärke { $strength }.
cardgame-hint-location = „{ $card }“ kostet { $cost } von deinen { $gold } Gold und erhöht dein Einkommen um { $income }.
cardgame-hint-power = Danach hast du { $here } Macht, { hint-after } { $there }.
cardgame-hint-theirs = Die Gegenseite hat danach { $here } Macht, { hint-after } { $there }.
cardgame-hint-strength = Deine Charaktere haben danach Stärke { $here }, { hint-after } { $there }.
cardgame-hint-against = Die Charaktere der Gegenseite haben danach Stärke { $here }, { hint-after } { $there }.
cardgame-hint-income = Deine Karten erhöhen dein Einkommen danach um { $here }, { hint-after } um { $there }.
cardgame-hint-hand = Du behältst { $here ->
    [one] { $here } Karte
   *[other] { $here } Karten
} auf der Hand, { hint-after } { $there }.
cardgame-hint-standing = Für die Vorherrschaft kommst du danach auf { $here }, { hint-after } auf { $there }.
cardgame-hint-gold = Du behältst { $here } Gold für später, { hint-after } { $there }.
cardgame-hint-hold = Eine { $kind ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung könnte misslingen: Du greifst höchstens mit Stärke { $attack } an, und die Gegenseite kann mit bis zu { $defence } verteidigen.
cardgame-hint-rest = Ohne { $kind ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung bleiben deine Charaktere mit diesem Symbol (Stärke { $stands }) stehen. { $later ->
    [yes] Sie können verteidigen oder für die Vorherrschaft zählen.
   *[no] Sie zählen für die Vorherrschaft.
}
cardgame-hint-forces = Nach jetzigem Stand kannst du mit Stärke { $attack } angreifen, und die Gegenseite kann mit höchstens { $defence } { $tie ->
    [yes] verteidigen; bei Gleichstand gewinnt der Angriff.
   *[no] verteidigen.
}
cardgame-hint-kneel = Nach jetzigem Stand kannst du mit Stärke { $attack } angreifen. Die Gegenseite kann mit bis zu { $defence } verteidigen; für einen Sieg braucht sie mehr als { $attack } davon.
cardgame-hint-challenge = Nach jetzigem Stand kannst du mit Stärke { $attack } gegen höchstens { $defence } angreifen, { hint-after } mit { $a } gegen { $d }.
cardgame-hint-claim = { $kind ->
    [military] Wenn du gewinnst, tötet die Forderung { $count ->
        [one] { $count } Charakter.
       *[other] { $count } Charaktere.
    }
    [intrigue] Wenn du gewinnst, wirft die Gegenseite { $count ->
        [one] { $count } Karte ab.
       *[other] { $count } Karten ab.
    }
   *[power] Wenn du gewinnst, nimmst du der Gegenseite { $count } Macht.
}
cardgame-hint-unopposed = Die Gegenseite kann gerade nichts dagegensetzen: Ein Sieg ohne Gegenwehr bringt 1 Macht mehr.
cardgame-hint-attack = Mit „{ $card }“ greifst du mit Stärke { $here } statt { $there } an. { $enough ->
    [yes] Die Gegenseite kann jetzt mit höchstens { $most } verteidigen.
   *[no] Die Gegenseite kann jetzt mit bis zu { $most } verteidigen; für einen Sieg braucht sie mehr als { $here } davon.
}
cardgame-hint-attacker = Mit „{ $card }“ greifst du mit Stärke { $here } an, mit „{ $other }“ nur mit { $there }. { $enough ->
    [yes] Die Gegenseite kann jetzt mit höchstens { $most } verteidigen.
   *[no] Die Gegenseite kann jetzt mit bis zu { $most } verteidigen; für einen Sieg braucht sie mehr als { $here } davon.
}
cardgame-hint-stays = „{ $card }“ bleibt stehen, mit Stärke { $stays }.
cardgame-hint-enough = Nach jetzigem Stand reicht deine Stärke { $here }, denn die Gegenseite kann mit höchstens { $most } verteidigen. „{ $card }“ bleibt stehen, mit Stärke { $stays }.
cardgame-hint-save = „{ $card }“ bleibt stehen, mit Stärke { $stays }. Du greifst mit { $here } an. Die Gegenseite kann mit bis zu { $most } verteidigen; für einen Sieg braucht sie mehr als { $here } davon.
cardgame-hint-stealth = Die Gegenseite kann dann mit höchstens { $here } verteidigen, { hint-after } mit { $there }.
cardgame-hint-defended = Nach jetzigem Stand schlägt deine Stärke { $here } den Angriff mit Stärke { $attack }; mehr Verteidiger braucht es nicht.
cardgame-hint-yield = Du könntest höchstens mit Stärke { $most } verteidigen, und der Angriff hat Stärke { $attack }. Nach jetzigem Stand würdest du trotzdem verlieren.
cardgame-hint-spared = Gegen den Angriff mit Stärke { $attack } bräuchtest du mehr Stärke. Ohne Verteidigung bleiben deine Charaktere stehen.
cardgame-hint-wins = Mit „{ $card }“ verteidigst du mit Stärke { $here } gegen { $attack }. Nach jetzigem Stand gewinnst du mit { $by } Vorsprung.
cardgame-hint-begins = Mit „{ $card }“ verteidigst du mit Stärke { $here } gegen { $attack }; alle zusammen kommen auf { $most }.
cardgame-hint-opposed = Wenn jemand verteidigt, ist es kein Angriff ohne Gegenwehr: Die Gegenseite bekommt 1 Macht weniger.
cardgame-hint-defender = Mit „{ $card }“ verteidigst du mit Stärke { $here }, mit „{ $other }“ mit { $there }.
cardgame-hint-plot-text = Die Zahlen dieses Plans sind nicht besser: { $gold_here } Gold, Initiative { $initiative_here } und Forderung { $claim_here }; { hint-other } hat { $gold_there }, { $initiative_there } und { $claim_there }. Vergleiche, was die Pläne bewirken.
cardgame-hint-plot-same = Beide Pläne haben dieselben Zahlen; nur ihre Fähigkeiten unterscheiden sich.
cardgame-hint-attack-alone = Mit „{ $card }“ greifst du mit Stärke { $here } an. { $enough ->
    [yes] Die Gegenseite kann jetzt mit höchstens { $most } verteidigen.
   *[no] Die Gegenseite kann jetzt mit bis zu { $most } verteidigen; für einen Sieg braucht sie mehr als { $here } davon.
}
