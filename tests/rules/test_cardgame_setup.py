"""The set-up and the plot draft."""
# ruff: noqa: N802 - a test carries the id of its rule

from scenario_cardgame import NAMES, Table, new

from council.core.game import Message
from council.core.play import rng_for
from council.core.state import PUBLIC, State, members
from council.games.cardgame.state.board import BOX, PLOT_DECK, POOL
from council.locales import Voice

STARK_HAND = ["arya_stark", "jon_snow", "eddard_stark", "hand_of_the_king", "not_today"]


STARK_HAND += ["winterfell_keep", "winterfell_keep_2"]


LANNISTER_HAND = ["tywin_lannister", "the_hound", "shae", "gilded_plate", "the_lions_cunning"]


LANNISTER_HAND += ["lannister_encampment", "lannister_encampment_2"]


def dealt(*more: str) -> Table:
    """Both setup hands by script."""
    hands = [f"draw {card}" for card in (*STARK_HAND, *LANNISTER_HAND)]
    return new(chance=[*hands, *more])


def placing() -> Table:
    return dealt().play("S hand keep; L hand keep")


def place(table: Table, *cards: str) -> Table:
    """The player asked places these cards and keeps the others."""
    who = table.asked()
    while table.step() == "place" and table.asked() == who:
        move = next(
            (m for m in table.moves() if m.removeprefix("place ") in cards), "place nothing"
        )
        table.play(f"{who} {move}")
    return table


# -- set-up


def test_SET_01_all_gold_and_power_start_in_the_common_stock() -> None:
    table = new()
    assert [table.gold(who) for who in NAMES] == [0, 0]
    assert [table.power(who) for who in NAMES] == [0, 0]


def test_SET_02_houses_by_chance_or_by_agreement() -> None:
    assert {new(seed, stark="random").picture()["stark"] for seed in range(12)} == {0, 1}
    assert new(stark="second").picture()["stark"] == 1


def test_SET_03_SET_04_standard_plot_decks() -> None:
    table = new().play("S hand keep; L hand keep")
    names = [table.names(int(PLOT_DECK) + house) for house in range(2)]
    assert names[1] == [
        *("detained", "game_of_thrones", "hear_me_roar", "securing_the_throne"),
        *("the_killing_cold", "uneasy_peace", "valar_morghulis"),
    ]
    assert names[0] == [
        *("calling_the_banners", "crossing_the_trident", "hidden_in_shadows"),
        *("spies_in_their_midst", "storm_of_swords", "the_lion_and_the_wolf", "the_old_gods"),
    ]


def test_SET_06_any_card_may_be_drawn_first() -> None:
    firsts = {new(seed).hand("S")[0] for seed in range(30)}
    assert len(firsts) > 8


def test_SET_07_seven_cards_each() -> None:
    table = new(5)
    assert [table.size(who) for who in NAMES] == [7, 7]
    assert [table.deck(who) for who in NAMES] == [43, 43]


def test_SET_08_SET_09_a_new_hand_once() -> None:
    table = dealt()
    assert table.moves() == ["hand keep", "hand new"]
    table.play("S hand new; L hand keep")
    assert table.step() == "place"
    assert table.size("S") == 7
    assert table.hand("L") == LANNISTER_HAND or sorted(table.hand("L")) == sorted(LANNISTER_HAND)
    assert table.refused("S hand new").rule == "SET-10"


def test_SET_10_any_number_also_none() -> None:
    table = place(place(placing()))
    assert table.phase() == "plot"
    assert [seat["characters"] for seat in table.picture()["seats"]] == [[], []]
    assert [table.size(who) for who in NAMES] == [7, 7]


def test_SET_11_at_most_five_gold() -> None:
    table = placing()
    table.play("S place eddard_stark")
    assert table.refused("S place jon_snow").rule == "SET-11"
    assert "1" in table.refused("S place jon_snow").en


def test_SET_12_one_limited_card() -> None:
    table = placing()
    table.play("S place nothing; S place nothing; S place nothing; S place winterfell_keep")
    assert table.refused("S place winterfell_keep").rule == "SET-12"


def test_SET_13_no_attachments_and_events() -> None:
    table = placing()
    for _ in range(5):
        table.play("S place nothing")
    asked = table.refused("S place not_today")
    assert asked.rule == "SET-13"
    table.play("S place nothing")
    assert table.refused("S place hand_of_the_king").rule == "SET-13"


def test_SET_14_no_two_copies_of_a_unique_title() -> None:
    hand = ["arya_stark", "arya_stark_2", "hodor", "ghost", "osha", "ice", "needle"]
    table = new(chance=[f"draw {card}" for card in hand])
    table.play("S hand keep; L hand keep; S place arya_stark")
    assert table.refused("S place arya_stark").rule == "SET-14"


def test_SET_15_in_secret_then_all_together() -> None:
    table = placing()
    place(table, "arya_stark", "jon_snow")
    assert table.picture(0)["placed"] == ["jon_snow", "arya_stark"]
    for viewer in (1, PUBLIC):
        shown = table.picture(viewer)
        assert shown["placed"] == []
        assert shown["seats"][0]["hand"] == 7
        assert shown["seats"][0]["characters"] == []
    place(table, "the_hound")
    assert table.in_play("arya_stark")
    assert table.in_play("the_hound")


def test_SET_16_nothing_triggers_in_the_set_up() -> None:
    table = place(placing(), "eddard_stark")
    place(table)
    assert table.in_play("eddard_stark")
    assert table.on("eddard_stark") == 0
    assert table.phase() == "plot"


def test_SET_17_hands_are_filled_up_to_seven() -> None:
    table = place(place(placing(), "arya_stark", "jon_snow", "winterfell_keep"), "the_hound")
    assert [table.size(who) for who in NAMES] == [7, 7]
    assert [table.deck(who) for who in NAMES] == [40, 42]


def test_SET_18_set_up_cards_stand_and_cost_nothing() -> None:
    table = place(place(placing(), "arya_stark"), "the_hound")
    assert not table.kneels("arya_stark")
    assert [table.gold(who) for who in NAMES] == [0, 0]


# -- the draft


def drafted(seed: int = 1) -> Table:
    """A draft in which everybody keeps the first plot offered."""
    table = new(seed, plots="draft")
    while table.step() in ("draft", "plot-deck"):
        table.play(f"{table.asked()} {table.moves()[0]}")
    return table


def test_DRF_01_the_eighteen_others_are_dealt() -> None:
    table = new(plots="draft")
    standard = [int(c) for h in range(2) for c in table.state.cards.all_in(int(POOL) + h)]
    assert sorted(standard) == list(range(100, 114))
    assert table.step() == "draft"


def test_DRF_02_three_each() -> None:
    table = new(plots="draft")
    assert table.asked() == "S"
    assert len(table.moves()) == 3
    assert len(table.picture(0)["offered_plots"]) == 10  # the seven of one's own besides
    assert len(table.picture(1)["offered_plots"]) == 10


def test_DRF_03_keep_one_pass_two() -> None:
    table = new(plots="draft")
    mine = table.moves()
    table.play(f"S {mine[0]}")
    theirs = table.moves()
    table.play(f"L {theirs[1]}")
    assert table.moves() == [theirs[0], theirs[2]]  # now S has what L passed
    assert table.refused(f"S {mine[1]}").rule == "DRF-03"


def test_DRF_04_keep_one_of_two_the_last_is_out() -> None:
    table = new(plots="draft")
    for _ in range(4):
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert int(table.state.cards.size[BOX]) == 2


def test_DRF_05_until_the_deck_is_empty() -> None:
    table = new(plots="draft")
    while table.step() == "draft":
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert int(table.state.cards.size[BOX]) == 6
    assert [int(table.state.cards.size[int(POOL) + h]) for h in range(2)] == [13, 13]


def test_DRF_06_seven_of_thirteen_in_secret() -> None:
    table = drafted()
    assert [int(table.state.cards.size[int(PLOT_DECK) + h]) for h in range(2)] == [7, 7]
    assert len(table.picture(0)["seats"][0]["plots"]) == 7
    assert table.picture(1)["seats"][0]["plots"] == []
    assert table.picture()["seats"][0]["plots"] == []


def test_DRF_07_the_draft_comes_before_the_hands_and_is_secret() -> None:
    table = new(2, plots="draft")
    assert [table.size(who) for who in NAMES] == [0, 0]
    line = table.log_for(1).lines[0].text
    assert line.count("?") == 3
    table.play(f"S {table.moves()[0]}")
    assert table.log_for(1).lines[-1].text == "plot ?"
    assert drafted().step() == "mulligan"


def test_own_plots_are_picked_openly_in_turn() -> None:
    table = new(plots="own")
    order = ""
    while table.step() == "plot-deck":
        order += table.asked()
        assert len(table.moves()) == 33 - len(order)
        table.play(f"{table.asked()} {table.moves()[0]}")
    assert order == "SLLSSLLSSLLSSL"
    assert len(table.picture()["seats"][0]["plots"]) == 7


def test_a_random_game_of_each_kind_ends() -> None:
    for plots in ("printed", "draft", "own"):
        table = new(plots, plots=plots, rounds=3)
        rng = rng_for("setup", plots)
        while table.asked() != "-":
            moves = members(table.state.legal_moves())
            table.move(int(table.state.seat()), moves[int(rng.below(len(moves)))])
        assert table.state.ended


# -- what a page is told, so that it can let all be chosen at once


def sets_by_playing(table: Table) -> set[str]:
    """Every set of cards that can be placed, found by answering card after card in every way."""
    found: set[str] = set()
    todo: list[tuple[State, list[str]]] = [(table.state.mask(int(table.state.seat())), [])]
    seat = todo[0][0].seat()
    while todo:
        state, chosen = todo.pop()
        if state.seat() != seat:
            found.add(" ".join(sorted(chosen)))
            continue
        for move in members(state.legal_moves()):
            after = state.copy()
            after.apply(move)
            text = table.game.text(move).removeprefix("place ")
            todo.append((after, chosen if text == "nothing" else [*chosen, text]))
    return found


def test_SET_11_to_14_the_choices_shown_are_those_that_can_be_played() -> None:
    for seed in range(8):
        table = new(seed).play("S hand keep; L hand keep")
        seat = int(table.state.seat())
        shown = table.picture(seat)["placing"]
        assert set(shown["choices"]) == sets_by_playing(table)
        hand = [card["id"] for card in table.picture(seat)["hand"] for _ in range(card["copies"])]
        for name, choice in shown["choices"].items():
            chosen = name.split()
            for card in set(hand):
                more = " ".join(sorted([*chosen, card]))
                if chosen.count(card) < hand.count(card):
                    assert (more in shown["choices"]) != (card in choice["no"])


def test_SET_11_to_14_a_choice_says_why_not_more() -> None:
    hand = ["arya_stark", "arya_stark_2", "robb_stark", "not_today", "ice"]
    hand += ["winterfell_keep", "winterfell_keep_2"]
    table = new(chance=[f"draw {card}" for card in hand]).play("S hand keep; L hand keep")
    shown = table.picture(0)["placing"]

    def rules(*chosen: str) -> dict[str, str]:
        choice = shown["choices"][" ".join(sorted(chosen))]
        return {card: shown["reasons"][k]["rule"] for card, k in choice["no"].items()}

    assert rules() == {"not_today": "SET-13", "ice": "SET-13"}
    assert rules("arya_stark")["arya_stark"] == "SET-14"
    assert rules("arya_stark")["robb_stark"] == "SET-11"
    assert rules("winterfell_keep")["winterfell_keep"] == "SET-12"
    left = table.game.box.cards[table.game.box.ids.index("arya_stark")].cost
    assert shown["choices"]["arya_stark"]["left"] == 5 - (left or 0)
    for reason in shown["reasons"]:
        sentence = Voice("en", ("A", "B"))(Message(reason["key"], reason["facts"]))
        assert reason["facts"]["card"]["en"] in sentence


def test_SET_15_nobody_else_is_told_the_choices() -> None:
    table = placing()
    for viewer in (1, PUBLIC):
        assert table.picture(viewer)["placing"] is None
    table.play("S place arya_stark" if "place arya_stark" in table.moves() else "S place nothing")
    assert table.picture(0)["placing"] is not None
    place(table, "arya_stark")
    assert table.picture(0)["placing"] is None
