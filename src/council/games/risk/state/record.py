"""Every field of a state, for digests."""

from collections.abc import Iterable

from council.core.game import Json
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phase_names import phase


def record(state: Board) -> Json:
    """Every field, for the digest."""
    found = skirmish(state) | mitchell(state)
    if isinstance(state, DominionBoard):
        found |= dominion(state) | cards(state)
    return found


def skirmish(state: Board) -> dict[str, Json]:
    """The fields of every game."""
    return {
        "phase": phase(state),
        "options": [
            int(x)
            for x in (
                *(state.armies_each, state.neutral_armies, state.per_card, state.may_trade),
                *(state.ask_defender, state.open_hands, state.rounds),
            )
        ],
        "course": [
            int(x)
            for x in (
                *(state.round, state.stage, state.turn, state.first, state.rolls, state.rivals),
                *(state.ties, state.out, state.ended),
            )
        ],
        "turn": [
            int(x)
            for x in (
                *(state.pool, state.bonus, state.midway, state.looted, state.victim, state.loser),
                *(state.trade1, state.trade2, state.trade3, state.conquests),
            )
        ],
        "battle": [
            int(x)
            for x in (
                *(state.source, state.target, state.committed, state.attack_dice),
                *(state.defence_dice, state.thrown, state.attack_faces, state.defence_faces),
            )
        ],
        "owner": [int(x) for x in state.owner],
        "armies": [int(x) for x in state.armies],
        "units": [int(x) for x in state.units],
        "houses": [int(x) for x in state.houses],
        "held": [int(x) for x in state.held],
        "place": [int(x) for x in state.cards.place],
        "seen": [int(x) for x in state.cards.seen],
        "size": [int(x) for x in state.cards.size],
    }


def mitchell(state: Board) -> dict[str, Json]:
    """Those of House Mitchell's amendments."""
    fields = (
        *(state.mitchell, state.pooled, state.draws_houses, state.takes_over, state.exiled),
        *(state.watch, state.siege, state.horde, state.arriving, state.arrivals, state.called),
        *(state.drew, state.closing, state.returned, state.asking),
    )
    return {"mitchell": [int(x) for x in fields], "banners": [int(x) for x in state.banners]}


def dominion(state: DominionBoard) -> dict[str, Json]:
    """Those of Dominion."""
    options = (
        *(state.with_gold, state.with_characters, state.with_maesters, state.with_units),
        *(state.with_objectives, state.claims, state.feature_any, state.needs_seat),
        *(state.fort_stacks, state.ask_units, state.token_limit, state.bribe_is_cost),
    )
    turn = (
        *(state.ordered, state.looking, state.errand, state.swapped, state.new_unit),
        *(state.bought, state.took_castles, state.took_ports, state.took_features),
        *(state.took_from, state.destroyed, state.marching, state.levied, state.taxed),
    )
    battle = (
        *(state.knights_used, state.engines_used, state.attack_eights, state.attack_top),
        *(state.attack_all, state.defence_eights, state.defence_top, state.defence_all),
        *(state.attacker_ties, state.battles, state.fought_attack, state.fought_defence),
        state.fought_lost,
    )
    rows: dict[str, Iterable[int]] = {
        "realm_options": options,
        "realm_turn": turn,
        "realm_battle": battle,
        "gold": state.gold,
        "points": state.points,
        "scored": state.scored,
        "starting": state.starting,
        "nexts": state.nexts,
        "scroll_place": state.scrolls.place,
        "scroll_seen": state.scrolls.seen,
        "scroll_size": state.scrolls.size,
    }
    if state.asks_once:  # a game from before K-17 keeps its digests
        rows["realm_rulings"] = (state.asks_once,)
    return {key: [int(x) for x in row] for key, row in rows.items()}


def cards(state: DominionBoard) -> dict[str, Json]:
    """Those of cards at work."""
    fields = (
        *(state.frames.count, state.ask, state.who, state.rerolled, state.called_off, state.served),
        *(state.marches, state.draws, state.early, state.kept_phase, state.kept_source),
        state.kept_target,
    )
    return {
        "court": [int(x) for x in fields],
        "stack": [int(x) for x in state.frames.used()],
        "lasting": [int(x) for x in state.lasting.used()],
        "people": [int(x) for x in state.people],
    }
