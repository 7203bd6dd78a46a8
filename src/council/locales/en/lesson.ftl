# What a lesson says to an answer
lesson-says = { $text }
lesson-read-first = Read this first, then press Next.
lesson-something-else = You may do that in a game. This lesson shows something else: choose what is marked.

# Lessons in the terminal
lesson-how = Answer as in a game. “skip” does a step for you, “back” returns to the one before, “again” starts over, “quit” ends the lesson.
lesson-step = Step { $number } of { $of }:
lesson-press-enter = Press Enter to read on.
lesson-next-how = This step needs an answer. “skip” does it for you.
lesson-order-back = back
lesson-order-skip = skip
lesson-order-again = again
lesson-order-next = next
lesson-minutes = { $minutes } min
lesson-done = You have finished this lesson.
lesson-next = The next lesson is “{ $title }”. Press Enter to start it; type anything else to stop.
lesson-all-done = You have finished the last lesson. Play a first game: council play { $game } --seats me,easy
lesson-list-how = Start with: council learn intrigue

# Mistakes in a lesson file
lesson-unknown = Cannot find the lesson “{ $got }”. Choose one of these: { $allowed }.
lesson-nothing-asked = { $file }, { $item }, { $key }: the step has no “go”, so learners only read it. Add “go”, or remove { $key }.
lesson-last-step = { $file }, { $item }, { $key }: the last step can only be read. Add one that says what the learner now knows.
lesson-bad-start = { $file }, { $item }, { $key }: the lesson cannot start like this ({ $why }).
lesson-not-asked = { $file }, { $item }, { $key }: it is not the learner's turn here (seat { $asked } is asked). Add the missing moves to “then” of the step before.
lesson-no-answer = { $file }, { $item }, { $key }: “{ $got }” is not possible here. Possible: { $allowed }.
lesson-unused = { $file }, { $item }, { $key }: nothing asks for “{ $got }”. Remove it, or correct the lines before it.
lesson-unscripted = { $file }, { $item }, { $key }: no line answers this question (“{ $got }” would be played). Add one.
lesson-bad-point = { $file }, { $item }, { $key }: nothing on the table is called “{ $got }”. Use an id of a card, place or territory, or one of { $allowed }.

# Lessons in the browser
lesson-lead = Short lessons at a real table. Do what is marked, and the others play along.
lesson-next-step = Next
lesson-go-next = Next lesson: { $title }
lesson-first-game = Play a first game
lesson-all = All lessons
lesson-all-games = Lessons for all games
lesson-is-done = done
lesson-steps = Steps of the lesson
lesson-back = Go back one step
lesson-skip = Skip this step
lesson-again = Start the lesson again
lesson-where = Step { $number } of { $of }
lesson-modes = Modes
lesson-mode-skirmish = Skirmish
lesson-mode-dominion = Dominion
lesson-mode-world = World at War
lesson-mode-mitchell = House Mitchell
