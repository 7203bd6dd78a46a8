"""The log is the game: it can be read back, played again and played on."""

from conformance.kit import fields, possible, random_play
from conformance.tables import Table, every_table

from council.core.log import DIGEST_MARK, read, split
from council.core.play import Play, resume, rng_for

GAMES = range(3)


def same_state(one: Play, two: Play) -> bool:
    records = [repr(play.game.record(play.state)) for play in (one, two)]
    return records[0] == records[1] and fields(one.state) == fields(two.state)


@every_table
def test_a_log_read_back_is_the_same_game(table: Table) -> None:
    for number in GAMES:
        play = random_play(table, "log", number)
        text = play.log.dump()
        assert play.log.dump() == text
        log = read(text)
        assert log == play.log
        again = resume(table.game, log, rng_for("other"))
        assert same_state(again, play)
        assert again.history == play.history
        assert again.log.dump() == text


@every_table
def test_what_is_written_line_by_line_is_the_dump(table: Table) -> None:
    written: list[str] = []
    play = random_play(table, "written")
    again = resume(table.game, play.log, rng_for("other"), written.append)
    assert "".join(line + "\n" for line in written) == play.log.dump() == again.log.dump()


@every_table
def test_every_beginning_of_a_log_can_be_played_on(table: Table) -> None:
    play = random_play(table, "beginning")
    lines = len(play.log.lines)
    for upto in range(0, lines, max(7, lines // 20)):
        rng = rng_for("on", upto)
        part = resume(table.game, play.log, rng, upto=upto)
        assert part.history == play.history[: len(part.history)]
        part.settle()
        while not part.over():
            moves = possible(table.game, part.state)
            part.move(int(part.state.seat()), moves[int(rng.below(len(moves)))])
        whole = resume(table.game, read(part.log.dump()), rng_for("other"))
        assert same_state(whole, part)


@every_table
def test_a_readers_log_has_the_lines_of_the_log_but_no_digests(table: Table) -> None:
    play = random_play(table, "reader")
    lines = [line for line in play.log.lines if line.who != DIGEST_MARK]
    for reader in table.viewers:
        log = read(play.log_for(reader).dump())
        assert log.reader == reader
        assert [line.who for line in log.lines] == [line.who for line in lines]
        for theirs, ours in zip(log.lines, lines, strict=True):
            pairs = zip(split(theirs.text), split(ours.text), strict=True)
            for seen, made in pairs:
                verb = made.split()[0]
                assert seen == made or seen == f"{verb} ?"


@every_table
def test_a_readers_log_hides_every_move_that_is_hidden(table: Table) -> None:
    play = random_play(table, "hidden")
    for reader in table.viewers:
        state = table.game.new(table.setup)
        expected = []
        for _, move in play.history:
            expected.append(table.game.text(int(state.seen(move, reader))))
            state.apply(move)
        texts = [text for line in play.log_for(reader).lines for text in split(line.text)]
        assert texts == expected
