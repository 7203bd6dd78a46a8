# Tipps: womit ein Zug verglichen wird, und was ohne einen Grund des Spiels gesagt wird.
# Diese Nachrichten können in den Nachrichten jedes Spiels stehen.

# Der Zug, mit dem ein Tipp verglichen wird: der zweitbeste, der gewählte oder der gespielte.
hint-other = { $rival ->
    [yours] dein Zug
    [played] der gespielte Zug
   *[next] der zweitbeste Zug
}
hint-other-start = { $rival ->
    [yours] Dein Zug
    [played] Der gespielte Zug
   *[next] Der zweitbeste Zug
}
hint-after = { $rival ->
    [yours] nach deinem Zug
    [played] nach dem gespielten Zug
   *[next] nach dem zweitbesten Zug
}
hint-after-start = { $rival ->
    [yours] Nach deinem Zug
    [played] Nach dem gespielten Zug
   *[next] Nach dem zweitbesten Zug
}
hint-place = { $rival ->
    [yours] deiner
    [played] der gespielte
   *[next] der zweitbeste
}
# Tipps: Anteile sind von hundert Partien
hint-shares = { $there ->
    [none] Damit gewinnst du von hier aus etwa { $here } von 100 Partien.
   *[other] Damit gewinnst du von hier aus etwa { $here } von 100 Partien, nach dem zweitbesten Zug etwa { $there }.
}
hint-even = Der Bot verspricht sich von beiden Zügen etwa gleich viel.
hint-close = Der Unterschied zwischen den beiden Zügen ist klein.
hint-tried = Der Bot hat beide Züge ausprobiert: Wenn er von hier aus weiterspielt, schneidet dieser besser ab.
