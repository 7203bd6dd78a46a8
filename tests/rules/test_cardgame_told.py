"""What is told: in the order in which it happened, nothing twice, and who was saved."""

from scenario_cardgame import Table, given


def told(table: Table, script: str, lang: str = "en") -> list[str]:
    """The news of these moves."""
    before = len(table.news(lang))
    table.play(script)
    return table.news(lang)[before:]


def test_a_card_that_is_played_is_told_once() -> None:
    table = given("hands: hodor / -\ngold: 5 / 0\nphase: marshalling")
    news = told(table, "S marshal hodor")
    assert news[0] == "Stark plays Hodor."
    assert not [line for line in news if "comes into play" in line]


def test_an_attachment_is_told_with_its_host() -> None:
    table = given("stark: hodor, bran_stark\nhands: ice / -\ngold: 5 / 0\nphase: marshalling")
    news = told(table, "S marshal ice; S pick hodor")
    assert news[:2] == ["Stark plays Ice.", "Stark puts Ice on Hodor."]


def test_who_is_saved_is_told() -> None:
    table = given(
        "stark: bran_stark\nlannister: ser_ilyn_payne\nhands: not_today / shae\nfirst: lannister"
    )
    news = told(table, "L use ser_ilyn_payne; L pick bran_stark; S play not_today")
    assert news.index("Stark plays Not Today.") < news.index("Bran Stark is saved.")
    lost = given("stark: bran_stark\nlannister: ser_ilyn_payne\nhands: - / shae\nfirst: lannister")
    news = told(lost, "L use ser_ilyn_payne; L pick bran_stark")
    assert "Bran Stark is killed." in news
    assert "Bran Stark is saved." not in news


def test_dominance_is_told_after_its_phase_has_begun() -> None:
    """DOM-01, DOM-02: it is won at the start of the phase."""
    table = given(
        "stark: jon_snow\nlannister: cersei_lannister\nhands: winter_is_coming / -\n"
        "gold: 4 / 3\nphase: challenges"
    )
    start = len(table.news())
    table.finish("dominance")
    news = table.news()[start:]
    won = next(line for line in news if line.endswith("wins dominance."))
    assert news.index("Dominance phase.") < news.index(won)


def test_income_is_told_with_the_turn() -> None:
    """INC-01: at the start of one's own marshalling turn."""
    table = given(
        "stark: jon_snow\nhands: hodor / -\nphase: plot\nplots: the_old_gods / hear_me_roar\n"
        "plot_decks: storm_of_swords hidden_in_shadows / uneasy_peace detained"
    )
    news = told(table, "S plot storm_of_swords; L plot uneasy_peace; S first stark; .")
    gold = next(line for line in news if " gold." in line)
    assert news.index("Marshalling phase.") < news.index(gold)
    assert news.index("It is Stark's turn.") < news.index(gold)
