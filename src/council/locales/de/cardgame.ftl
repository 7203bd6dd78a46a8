# Optionen
cardgame-help-plots = woher die Plandecks kommen: printed (sieben für jedes Haus), draft (jeder wählt sechs dazu und nimmt sieben von dreizehn), own (je sieben, offen abwechselnd aus allen 32 gewählt)
cardgame-help-stark = wer Haus Stark spielt: zufällig (random), der erste Platz (first) oder der zweite (second)
cardgame-help-rounds = wie viele Runden höchstens gespielt werden; dann gewinnt mehr Macht, gleich viel ist unentschieden
cardgame-help-winner_needs_strength = eine Herausforderung, in der keine Seite Stärke hat, hat keinen Sieger (AMB-11)
cardgame-help-jon_snow = wonach Jon Schnee aufsteht: nach einer verlorenen Herausforderung, in der er verteidigt hat (defended), nach jeder eigenen Niederlage (any_loss), nach dem Tod eines anderen eigenen Charakters (mourning) (AMB-46)

# Datendateien
cardgame-data-wrong = { $file }: { $item }, { $key }: „{ $got }“ ist dort nicht möglich; erwartet: { $expected }.
cardgame-data-missing = { $file }: { $item }: { $key } fehlt.
cardgame-data-misplaced = { $file }: { $item }: { $key } gehört nicht zu einer Karte der Art { $kind }.
cardgame-data-deck = { $file }: copies: Das Deck von { $house } hat { $got } Karten; es müssen { $need } sein.
cardgame-data-plots = { $file }: deck: „{ $deck }“ hat { $got } Pläne; es müssen { $need } sein.

# Stellungen
cardgame-given-card = Im Deck von { $house } gibt es keine Karte „{ $got }“.
cardgame-given-twice = { $got } liegt an zwei Stellen; einmal genügt.
cardgame-given-host = „{ $got }“: Nenne vorher einen Charakter, der im Spiel ist, zum Beispiel: needle on arya_stark.
cardgame-given-word = „{ $got }“ ist dort nicht möglich; es ist eines von { $allowed }.
cardgame-given-plot = Es gibt keinen Plan „{ $got }“.
cardgame-given-number = „{ $got }“ ist falsch; erwartet wird eine ganze Zahl von { $low } bis { $high }.

# Züge
cardgame-move-unknown = „{ $got }“ ist kein Zug. Züge sind zum Beispiel: marshal arya_stark, challenge military, commit jon_snow, play not_today, use maester_luwin, pick hodor, pass, done.

# Die Frage
cardgame-ask-draft = { $who }, behalte einen dieser Pläne; die anderen gehen weiter.
cardgame-ask-plot-deck = { $who }, wähle einen Plan für dein Plandeck.
cardgame-ask-mulligan = { $who }, behältst du diese Hand, oder tauschst du sie einmal gegen sieben neue Karten?
cardgame-ask-place = { $who }, { $card } (Kosten { $cost }) verdeckt auslegen oder behalten (nothing)? Noch { $gold } Gold für den Aufbau.
cardgame-ask-place-nothing = { $who }, { $card } kann jetzt nicht gelegt werden und bleibt auf deiner Hand.
cardgame-ask-plot = { $who }, wähle deinen Plan für diese Runde.
cardgame-ask-new-plot = { $who }, { $source } zwingt dich, einen anderen Plan aufzudecken: welchen?
cardgame-ask-first = { $who }, du hast die Initiative: Wer ist Startspieler?
cardgame-ask-order-plots = { $who }, welcher Plan wirkt zuerst?
cardgame-ask-order-passives = { $who }, was davon geschieht zuerst?
cardgame-ask-order-saves = { $who }, wessen Schicksal entscheidet sich zuerst?
cardgame-ask-respond = { $who }, auf das Geschehene reagieren oder passen?
cardgame-ask-save = { $who }, { $card } würde getötet: retten oder passen?
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
cardgame-ask-marshal = { $who }, spiele mit { $gold } Gold Karten aus, führe eine Aktion aus oder passe.
cardgame-ask-host = { $who }, an welchen Charakter kommt { $card }?
cardgame-ask-challenge = { $who }, beginne eine Herausforderung oder keine mehr.
cardgame-ask-attack = { $who }, wer greift an ({ $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
})?
cardgame-ask-stealth = { $who }, an wem kommt { $card } mit Heimlichkeit vorbei? Oder an niemandem.
cardgame-ask-defend = { $who }, wer verteidigt ({ $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}) gegen { $attack }? Oder niemand.
cardgame-ask-claim = { $count ->
    [one] { $who }, die Forderung kostet ein Leben: Welcher Charakter?
   *[other] { $who }, die Forderung kostet { $count } Leben: Welche Charaktere?
}
cardgame-ask-kneel = { $count ->
    [one] { $who }, wer kniet nieder, um für { $source } zu zahlen?
   *[other] { $who }, welche { $count } knien nieder, um für { $source } zu zahlen?
}
cardgame-ask-pick = { $who }, wähle für { $source }.
cardgame-ask-take = { $who }, nimm für { $source } eine Karte aus dieser Hand.
cardgame-ask-pick-up-to = { $count ->
    [one] { $who }, wähle eine Karte für { $source }, oder keine.
   *[other] { $who }, wähle bis zu { $count } für { $source }, oder keine.
}
cardgame-ask-discard = { $who }, wähle eine Karte, die du für { $source } abwirfst.
cardgame-ask-search = { $who }, nimm für { $source } eine Karte aus deinem Deck.
cardgame-ask-wait = { $who } ist gefragt.
cardgame-ask-chance-houses = Die Häuser werden verteilt.
cardgame-ask-chance-dealing = Pläne werden ausgeteilt.
cardgame-ask-chance-again = Die Spieler sagen, ob sie neue Hände ziehen.
cardgame-ask-chance-turn-up = Die Karten des Aufbaus werden aufgedeckt.
cardgame-ask-chance-reveal = Die Pläne werden aufgedeckt.
cardgame-ask-chance-initiative = Der Zufall entscheidet über die Initiative.
cardgame-ask-chance-drawing = Karten werden gezogen.
cardgame-ask-chance-losing = Karten werden zufällig abgeworfen.
cardgame-ask-chance-look = Eine Hand wird gezeigt.
cardgame-ask-over = Das Spiel ist zu Ende.

# Was geschah
cardgame-told-houses = { $who } spielt Haus Stark, { $other } spielt Haus Lennister.
cardgame-told-again = { $who } zieht eine neue Hand.
cardgame-told-kept = Beide Spieler behalten ihre Hände.
cardgame-told-dealt = { $card } wird ausgeteilt.
cardgame-told-draft = { $who } behält { $card }.
cardgame-told-plot-deck = { $who } nimmt { $card } ins Plandeck.
cardgame-told-plot = { $who } wählt { $card }.
cardgame-told-plot-hidden = { $who } hat einen Plan gewählt.
cardgame-told-new-plot = { $who } muss stattdessen { $card } aufdecken.
cardgame-told-revealed = { $who } deckt { $card } auf.
cardgame-told-initiative = { $who } hat durch Zufall die Initiative.
cardgame-told-first = { $who } bestimmt den Startspieler: { $other }.
cardgame-told-marshal = { $who } spielt { $card } aus.
cardgame-told-duplicate = { $who } legt ein Duplikat unter { $card }.
cardgame-told-play = { $who } spielt { $card } aus.
cardgame-told-use = { $who } nutzt { $card }.
cardgame-told-lose = { $who } verliert { $card } aus der Hand.
cardgame-told-host = { $who } legt { $card } an { $host }.
cardgame-told-stealth = { $card } wird mit Heimlichkeit umgangen.
cardgame-told-pick = { $who } wählt { $card }.
cardgame-told-pick-up-to = { $who } wählt { $card }.
cardgame-told-search = { $who } nimmt { $card } aus dem Deck.
cardgame-told-nothing = { $who } findet nichts im Deck.
cardgame-told-look = { $who } sieht { $card }.
cardgame-told-challenge = { $who } beginnt { $contest ->
    [military] eine Militär-Herausforderung
    [intrigue] eine Intrigen-Herausforderung
   *[power] eine Macht-Herausforderung
}.
cardgame-told-stop = { $who } beginnt keine Herausforderung mehr.
cardgame-told-attacks = { $card } greift an.
cardgame-told-defends = { $card } verteidigt.
cardgame-told-no-defence = { $who } benennt keinen Verteidiger.
cardgame-told-won-challenge = { $who } gewinnt die { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung, { $attack } gegen { $defence }.
cardgame-told-died = { $card } wird getötet.
cardgame-told-saved = { $card } ist gerettet.
cardgame-told-discarded = { $card } wird aus dem Spiel abgelegt.
cardgame-told-back = { $card } geht auf die Hand zurück.
cardgame-told-shuffled = { $card } wird ins Deck gemischt.
cardgame-told-entered = { $card } kommt für { $who } ins Spiel.
cardgame-told-duplicate-lost = Ein Duplikat von { $card } wird abgelegt.
cardgame-told-kneels = { $card } kniet nieder.
cardgame-told-stands = { $card } steht auf.
cardgame-told-dominance = { $who } gewinnt die Vorherrschaft.
cardgame-told-no-dominance = Niemand gewinnt die Vorherrschaft: Die Summen sind gleich.
cardgame-told-power = { $who } erhält { $power } Macht und hat { $total }.
cardgame-told-lost-power = { $who } verliert { $power } Macht und hat { $total }.
cardgame-told-card-power = { $card } erhält { $power } Macht.
cardgame-told-gold = { $who } bekommt { $gold } Gold.
cardgame-told-draw = { $who } zieht { $card }.
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
cardgame-told-won = { $who } gewinnt das Spiel.
cardgame-told-drawn = Das Spiel endet unentschieden.

# Warum nicht
cardgame-why-over = Das Spiel ist zu Ende.
cardgame-why-spectator = Du siehst zu; nur die beiden Spieler ziehen.
cardgame-why-chance = Niemand ist gefragt: Der Zufall entscheidet.
cardgame-why-turn = Du bist nicht an der Reihe: Gefragt ist { $who }.
cardgame-why-by-chance = Das wählt niemand: Es kommt durch Zufall.
cardgame-why-now-draft = Behalte einen der Pläne vor dir.
cardgame-why-now-plot-deck = Wähle einen Plan für dein Plandeck.
cardgame-why-now-mulligan = Sage, ob du deine Hand behältst oder neu ziehst.
cardgame-why-now-place = Sage, ob diese Karte ausgelegt oder behalten wird.
cardgame-why-now-plot = Wähle einen Plan.
cardgame-why-now-new-plot = Wähle den Plan, der stattdessen aufgedeckt wird.
cardgame-why-now-first = Bestimme den Startspieler.
cardgame-why-now-order-plots = Sage, welcher Plan zuerst wirkt.
cardgame-why-now-order-passives = Sage, was davon zuerst geschieht.
cardgame-why-now-order-saves = Sage, wessen Schicksal sich zuerst entscheidet.
cardgame-why-now-respond = Jetzt ist nur Zeit für Reaktionen; reagiere oder passe.
cardgame-why-now-save = Jetzt kann ein Charakter gerettet werden; rette ihn oder passe.
cardgame-why-now-act = Jetzt ist nur Zeit für Aktionen; handle oder passe.
cardgame-why-now-marshal = Im Aufmarsch spielst du Karten aus, führst Aktionen aus oder passt.
cardgame-why-now-host = Nenne den Charakter, an den die Verstärkung kommt.
cardgame-why-now-challenge = Beginne eine Herausforderung oder keine mehr.
cardgame-why-now-attack = Benenne Angreifer und sage, wenn es alle sind.
cardgame-why-now-stealth = Nenne den Charakter, der umgangen wird, oder passe.
cardgame-why-now-defend = Benenne Verteidiger oder niemanden.
cardgame-why-now-claim = Nenne die Charaktere, die die Forderung erfüllen.
cardgame-why-now-kneel = Nenne, wer für die Kosten niederkniet.
cardgame-why-now-pick = Triff die Wahl, die der Text verlangt.
cardgame-why-now-pick-up-to = Triff die Wahl, die der Text verlangt, oder wähle nichts.
cardgame-why-now-take = Wähle eine der Karten, die dir gezeigt wurden.
cardgame-why-now-discard = Wähle die Karte, die abgeworfen wird.
cardgame-why-now-search = Nimm eine Karte aus deinem Deck.
cardgame-why-plot = { $card } ist nicht in deinem Plandeck.
cardgame-why-plot-offer = { $card } steht hier nicht zur Wahl.
cardgame-why-other-card = Es geht um { $other }, nicht um { $card }.
cardgame-why-not-placed = { $card } kann nicht ausgelegt werden: Das geht nur mit Charakteren und Orten.
cardgame-why-setup-gold = { $card } ist zu teuer: Von den fünf Gold sind noch { $left } übrig.
cardgame-why-setup-limited = Du hast schon eine limitierte Karte ausgelegt; { $card } wäre eine weitere.
cardgame-why-setup-unique = { $card } ist einzigartig und schon ausgelegt.
cardgame-why-not-held = { $card } ist nicht auf deiner Hand.
cardgame-why-copy = Kopien von { $card } haben hier einen gemeinsamen Namen: { $id }.
cardgame-why-event = { $card } ist ein Ereignis: Es wird für seinen Text ausgespielt, wenn sein Moment kommt.
cardgame-why-no-event = { $card } ist kein Ereignis; diese Karte kommt im Aufmarsch ins Spiel.
cardgame-why-unique = { $card } ist einzigartig, und du hast schon eine Kopie im Spiel.
cardgame-why-dead = { $card } ist einzigartig und liegt auf deinem Totenstapel.
cardgame-why-cost = { $card } kostet { $cost } Gold, und du hast { $gold }.
cardgame-why-limited = { $card } ist limitiert, und du hast in dieser Runde schon eine limitierte Karte ausgespielt.
cardgame-why-host = Es gibt keinen Charakter, an den { $card } kommen könnte.
cardgame-why-duplicate = { $card } ist kein einzigartiger Charakter, also gibt es davon keine Duplikate.
cardgame-why-no-original = { $card } ist nicht im Spiel, also kann kein Duplikat darunter gelegt werden.
cardgame-why-use-plot = { $card } ist ein Plan; er wirkt von selbst.
cardgame-why-not-yours = { $card } gehört dir nicht.
cardgame-why-not-in-play = { $card } ist nicht im Spiel.
cardgame-why-blank = Der Text von { $card } ist abgeschaltet.
cardgame-why-no-action = { $card } hat keine Aktion.
cardgame-why-no-response = { $card } hat keine Reaktion.
cardgame-why-no-save = { $card } rettet niemanden.
cardgame-why-phase = { $card } kann in dieser Phase nicht genutzt werden: { $phase ->
    [plot] Plan
    [draw] Ziehen
    [marshalling] Aufmarsch
    [challenges] Herausforderungen
    [dominance] Vorherrschaft
    [standing] Aufstehen
   *[taxation] Besteuerung
}.
cardgame-why-limit = { $count ->
    [one] { $card } kann in dieser Zeit nur einmal genutzt werden.
   *[other] { $card } kann in dieser Zeit nur { $count } Mal genutzt werden.
}
cardgame-why-condition = Was { $card } verlangt, ist nicht gegeben.
cardgame-why-unpayable = Du kannst für { $card } nicht zahlen.
cardgame-why-no-target = Es gibt nichts, worauf { $card } zielen könnte.
cardgame-why-idle = { $card } würde jetzt nichts ändern.
cardgame-why-idle-response = { $card } hat jetzt nichts, worauf zu reagieren wäre.
cardgame-why-idle-save = { $card } kann diesen Charakter nicht retten.
cardgame-why-challenge-made = Du kannst in dieser Runde keine weitere { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung beginnen.
cardgame-why-tax = Für eine { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung musst du dem Verteidiger { $gold } Gold geben, und das hast du nicht.
cardgame-why-no-attacker = Keiner deiner stehenden Charaktere kann in einer { $contest ->
    [military] Militär
    [intrigue] Intrigen
   *[power] Macht
}-Herausforderung angreifen.
cardgame-why-one-attacker = Benenne mindestens einen Angreifer.
cardgame-why-not-your-character = { $card } ist kein Charakter von dir im Spiel.
cardgame-why-kneels = { $card } kniet.
cardgame-why-icon = { $card } hat kein Symbol für diese Herausforderung ({ $contest ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}).
cardgame-why-cannot-attack = Ein Text hindert { $card } am Angreifen.
cardgame-why-cannot-defend = Ein Text hindert { $card } am Verteidigen.
cardgame-why-stealth-named = { $card } wurde mit Heimlichkeit umgangen und kann jetzt nicht verteidigen.
cardgame-why-rising = { $card } kommt vor der zuletzt genannten Karte; benenne in der gezeigten Reihenfolge.
cardgame-why-too-few = { $card } kommt später an die Reihe: In der gezeigten Reihenfolge blieben danach zu wenige übrig.
cardgame-why-stealth = { $card } ist kein gegnerischer Charakter ohne Heimlichkeit.
cardgame-why-host-full = { $card } trägt schon so viele Exemplare von { $other }, wie erlaubt sind.
cardgame-why-host-wrong = { $other } kann nicht an { $card } gelegt werden.
cardgame-why-claim = { $card } kann nicht genannt werden: Es muss ein Charakter von dir sein, jeder einmal und in der gezeigten Reihenfolge.
cardgame-why-pick = { $card } passt nicht zum Text von { $source }.
cardgame-why-pick-other = { $card } steht nicht zur Wahl.
cardgame-why-must-find = Es gibt eine passende Karte, und du musst eine nehmen.
cardgame-why-not-now = Das geht jetzt nicht.

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
   *[over] das Ende
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
cardgame-about-card = was auf einer Karte steht: karte hodor, karte eis
cardgame-order-piles = stapel
cardgame-about-piles = was abgelegt und tot ist, dazu verbrauchte und übrige Pläne
cardgame-aside-card = Es gibt keine Karte namens „{ $got }“; vielleicht { $near }?
cardgame-aside-plot = Plan: Einkommen { $income }, Initiative { $initiative }, Forderung { $claim }
cardgame-aside-unique = einzigartig
cardgame-aside-cost = Kosten { $gold }
cardgame-aside-strength = Stärke { $strength }
cardgame-aside-income = Einkommen +{ $gold }
cardgame-aside-discard = Abgelegt: { $cards }
cardgame-aside-dead = Tot: { $cards }
cardgame-aside-used = Verbrauchte Pläne: { $cards }
cardgame-aside-plots = Übrige Pläne, soweit du weißt: { $cards }
