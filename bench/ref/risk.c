/* Random games of RISK: Game of Thrones, Skirmish with its usual options, on the real map, which comes
   on the standard input: the same questions in the same order as games/risk.
   risk digest SEATS SEED GAMES    of every question and answer
   risk rate SEATS SEED SECONDS    games a second of CPU time */

#include "common.h"
#include <stdbool.h>

enum { LAND = 82, LINKS = 508, REGIONS = 15, MOST_SEATS = 5, MOST_MOVES = 600 };
enum { NEUTRAL = -1, FREE = -2, UNHELD = -9, SHARED = -8 };
enum { HAND_LIMIT = 5, SET_SIZE = 3, MATCH_BONUS = 2, MOST_TIES = 8, MOST_COUNTED = 127 };
enum { OPENING, TIED, DEALING, ROLLING, LOOTING, DRAWING, HOUSING, TRADING, DEPLOYING, COUNTING };
enum { INVADING = 10, COMMITTING, DEFENDING, GOING_ON, MOVING_IN, LEAVING, GOING, MARCHING, TAKING };
enum { OVER = 19 };
enum { DONE = 0, STOP = 1, FIGHT = 2, TAKE = 3, HOUSE = 16, DEAL = 23, DEPLOY = 105, ARMIES = 269 };
enum { ALL = 396, LEAVE = 397, ATTACK = 525, FROM = 1033, TO = 1115, DICE = 1197, ROLL = 1202 };
enum { DRAW = 1210, END_GAME = 186, TRADE = 1397, SEAT = 2003 };

/* The map */
static int low, high, starts[LAND + 1], goals[LINKS], ways[LINKS], tail[LINKS], head[LINKS];
static int castles[LAND], ports[LAND], region[LAND], bonuses[REGIONS], icons[LAND], sets[4];
static int dealt_each[MOST_SEATS], houses_in_play, cards_in_all;
static int armies_each, neutral_armies, most_rounds, seats;
static u64 all_cards; /* of territories, counted from `low` */

typedef struct {
    int owner[LAND], armies[LAND], held[MOST_SEATS], houses[MOST_SEATS], rolled[MOST_SEATS];
    u64 deck, hands[MOST_SEATS];
    int phase, round, turn, first, rivals, ties, out, pool, bonus, midway, looted, victim, loser;
    int trade[3], traded, conquests, source, target, committed, attack_dice, defence_dice, thrown;
    int faces[5];
} Game;

static void read_map(void) {
    low = (int)number();
    high = (int)number();
    armies_each = (int)number();
    neutral_armies = (int)number();
    most_rounds = (int)number();
    for (int t = 0; t <= LAND; t++) starts[t] = (int)number();
    for (int j = 0; j < starts[LAND]; j++) goals[j] = (int)number();
    for (int j = 0; j < starts[LAND]; j++) ways[j] = (int)number();
    for (int t = 0; t < LAND; t++)
        for (int j = starts[t]; j < starts[t + 1]; j++) {
            tail[ways[j]] = t;
            head[ways[j]] = goals[j];
        }
    for (int t = 0; t < LAND; t++) castles[t] = (int)number();
    for (int t = 0; t < LAND; t++) ports[t] = (int)number();
    for (int t = 0; t < LAND; t++) region[t] = (int)number();
    for (int r = 0; r < REGIONS; r++) bonuses[r] = (int)number();
    for (int t = 0; t < LAND; t++) icons[t] = (int)number();
    for (int k = 0; k < 4; k++) sets[k] = (int)number();
    for (int seat = 0; seat < seats; seat++) dealt_each[seat] = (int)number();
    for (i64 left = number(); left; left--) houses_in_play |= 1 << number();
    cards_in_all = high - low;
    all_cards = BIT(cards_in_all) - 1;
}

static Game new_game(void) {
    Game g;
    memset(&g, 0, sizeof g);
    for (int t = 0; t < LAND; t++) g.owner[t] = t >= low && t < high ? FREE : FREE - 1;
    for (int seat = 0; seat < MOST_SEATS; seat++) g.houses[seat] = -1;
    g.deck = all_cards;
    g.rivals = (1 << seats) - 1;
    g.victim = g.loser = g.source = g.target = -1;
    return g;
}

static inline int hand_size(const Game *g, int seat) { return popcount(g->hands[seat]); }

static int after(const Game *g, int seat) {
    do {
        if (++seat == seats) seat = 0;
    } while ((g->out >> seat) & 1);
    return seat;
}

/* -- what is legal */

static int set_of(int a, int b, int c) {
    int x = icons[a], y = icons[b], z = icons[c];
    if (x == y && y == z) return sets[x];
    return x != y && y != z && x != z ? sets[3] : 0;
}

static int attacks(const Game *g, int *moves) {
    int count = 0;
    moves[count++] = DONE;
    for (int t = low; t < high; t++)
        if (g->owner[t] == g->turn && g->armies[t] > 1)
            for (int j = starts[t]; j < starts[t + 1]; j++)
                if (g->owner[goals[j]] != g->turn) moves[count++] = ATTACK + ways[j];
    return count;
}

static int deployable(const Game *g, int *moves) {
    int count = 0;
    if (g->bonus > 0) {
        for (int k = 0; k < SET_SIZE; k++)
            if (g->owner[g->trade[k]] == g->turn) moves[count++] = DEPLOY + g->trade[k];
        return count;
    }
    for (int t = low; t < high; t++)
        if (g->owner[t] == g->turn) moves[count++] = DEPLOY + t;
    return count;
}

static int trades(const Game *g, int *moves) {
    int hand[48], size = 0, count = 0;
    bool must = g->midway || hand_size(g, g->turn) >= HAND_LIMIT;
    for (u64 left = g->hands[g->turn]; left; left &= left - 1) hand[size++] = low + lowest(left);
    if (!g->traded && !must) moves[count++] = DONE;
    for (int i = 0; i < size; i++) {
        int card = hand[i];
        bool fits = false;
        if (g->traded == 2) {
            fits = card > g->trade[1] && set_of(g->trade[0], g->trade[1], card);
        } else if (g->traded == 1) {
            if (card > g->trade[0])
                for (int j = i + 1; j < size && !fits; j++)
                    fits = set_of(g->trade[0], card, hand[j]);
        } else {
            for (int j = i + 1; j < size && !fits; j++)
                for (int k = j + 1; k < size && !fits; k++) fits = set_of(card, hand[j], hand[k]);
        }
        if (fits) moves[count++] = TRADE + card;
    }
    return count;
}

static int sources(const Game *g, int *moves) {
    int count = 0;
    moves[count++] = DONE;
    for (int t = low; t < high; t++)
        if (g->owner[t] == g->turn && g->armies[t] > 1)
            for (int j = starts[t]; j < starts[t + 1]; j++)
                if (g->owner[goals[j]] == g->turn) {
                    moves[count++] = FROM + t;
                    break;
                }
    return count;
}

static int reachable(const Game *g, int *moves) {
    int todo[LAND], length = 0, count = 0;
    u64 found = BIT(g->source - low);
    todo[length++] = g->source;
    for (int k = 0; k < length; k++)
        for (int j = starts[todo[k]]; j < starts[todo[k] + 1]; j++) {
            int goal = goals[j];
            if (g->owner[goal] == g->turn && !((found >> (goal - low)) & 1)) {
                found |= BIT(goal - low);
                todo[length++] = goal;
            }
        }
    found &= ~BIT(g->source - low);
    for (; found; found &= found - 1) moves[count++] = TO + low + lowest(found);
    return count;
}

static int taken_houses(const Game *g) {
    int taken = 127 & ~houses_in_play;
    for (int seat = 0; seat < seats; seat++)
        if (g->houses[seat] >= 0) taken |= 1 << g->houses[seat];
    return taken;
}

static inline int stock(const Game *g) {
    if (g->phase == COUNTING) return g->bonus > 0 ? g->bonus : g->pool;
    return g->phase == MOVING_IN ? g->armies[g->source] + g->committed : g->armies[g->source];
}

static inline int most(const Game *g) { return stock(g) - (g->phase != COUNTING); }

static int amounts(const Game *g, int *moves) {
    int has = stock(g), top = most(g), count = 0;
    int n = g->phase == MOVING_IN ? g->committed : 1;
    for (; n <= (top < MOST_COUNTED ? top : MOST_COUNTED); n++) moves[count++] = ARMIES + n - 1;
    if (top > MOST_COUNTED) {
        moves[count++] = ALL;
        for (int left = 1; left < 129; left++)
            if (MOST_COUNTED < has - left && has - left < top) moves[count++] = LEAVE + left - 1;
    }
    return count;
}

static int amount(const Game *g, int move) {
    if (move < ALL) return move - ARMIES + 1;
    return move == ALL ? most(g) : stock(g) - (move - LEAVE + 1);
}

static inline int most_committed(const Game *g) {
    int spare = g->armies[g->source] - 1;
    return spare < 3 ? spare : 3;
}

static inline int most_defending(const Game *g) { return g->armies[g->target] > 1 ? 2 : 1; }

static int run(int first, int count, int *moves) {
    for (int k = 0; k < count; k++) moves[k] = first + k;
    return count;
}

static int legal_moves(const Game *g, int *moves) {
    switch (g->phase) {
    case INVADING: return attacks(g, moves);
    case GOING_ON: return run(STOP, 2, moves);
    case COMMITTING: return run(DICE, most_committed(g), moves);
    case DEFENDING: return run(DICE, most_defending(g), moves);
    case COUNTING:
    case MOVING_IN:
    case MARCHING: return amounts(g, moves);
    case DEPLOYING: return deployable(g, moves);
    case TRADING: return trades(g, moves);
    case LEAVING: return sources(g, moves);
    case GOING: return reachable(g, moves);
    case TAKING: moves[0] = DONE; moves[1] = TAKE; return 2;
    }
    int count = 0;
    for (int left = 127 & ~taken_houses(g); left; left &= left - 1)
        moves[count++] = HOUSE + lowest((u64)left);
    return count;
}

static inline int seat_of(const Game *g) {
    if (g->phase <= DRAWING) return CHANCE;
    if (g->phase == DEFENDING) return g->owner[g->target];
    return g->phase == OVER ? NOBODY : g->turn;
}

/* -- the turn */

static void deploy(Game *g);
static void next_seat(Game *g);

static void offer_trade(Game *g) {
    g->traded = 0;
    if (hand_size(g, g->turn) >= (g->midway ? HAND_LIMIT + 1 : SET_SIZE)) g->phase = TRADING;
    else deploy(g);
}

static int income(const Game *g, int seat) {
    int owners[REGIONS], built = 0, total;
    for (int r = 0; r < REGIONS; r++) owners[r] = UNHELD;
    for (int t = low; t < high; t++) {
        int *holder = &owners[region[t]];
        if (*holder == UNHELD) *holder = g->owner[t];
        else if (*holder != g->owner[t]) *holder = SHARED;
        if (g->owner[t] == seat) built += castles[t];
    }
    total = (g->held[seat] + built) / 3;
    if (total < 3) total = 3;
    for (int r = 0; r < REGIONS; r++)
        if (owners[r] == seat) total += bonuses[r];
    return total;
}

static void start_turn(Game *g) {
    g->conquests = 0;
    g->midway = 0;
    g->pool = income(g, g->turn);
    offer_trade(g);
}

static void end_turn(Game *g) { next_seat(g); }

static void next_seat(Game *g) {
    int seat = g->turn;
    do {
        if (++seat == seats) seat = 0;
        if (seat == g->first) g->round++;
    } while ((g->out >> seat) & 1);
    if (g->round >= most_rounds) {
        g->phase = OVER;
        return;
    }
    g->turn = seat;
    start_turn(g);
}

static void end_maneuver(Game *g) {
    g->source = g->target = -1;
    if (g->conquests > 0 && hand_size(g, g->turn) < HAND_LIMIT) g->phase = TAKING;
    else end_turn(g);
}

static void end_invading(Game *g) {
    for (int t = low; t < high; t++)
        if (g->owner[t] == g->turn && g->armies[t] > 1)
            for (int j = starts[t]; j < starts[t + 1]; j++)
                if (g->owner[goals[j]] == g->turn) {
                    g->phase = LEAVING;
                    return;
                }
    end_maneuver(g);
}

static void invade(Game *g) {
    for (int t = low; t < high; t++)
        if (g->owner[t] == g->turn && g->armies[t] > 1)
            for (int j = starts[t]; j < starts[t + 1]; j++)
                if (g->owner[goals[j]] != g->turn) {
                    g->phase = INVADING;
                    return;
                }
    end_invading(g);
}

static void place(Game *g, int armies) {
    g->armies[g->target] += armies;
    g->target = -1;
    if (g->bonus > 0) {
        g->bonus -= armies;
        if (g->bonus > 0) g->phase = DEPLOYING;
        else offer_trade(g);
    } else {
        g->pool -= armies;
        deploy(g);
    }
}

static void deploy_to(Game *g, int t) {
    g->target = t;
    g->phase = COUNTING;
    if (stock(g) == 1) place(g, 1);
}

static void deploy(Game *g) {
    if (g->pool == 0) {
        g->midway = 0;
        invade(g);
        return;
    }
    g->phase = DEPLOYING;
    if (g->held[g->turn] == 1) {
        int moves[LAND] = {DEPLOY};
        deployable(g, moves);
        deploy_to(g, moves[0] - DEPLOY);
        if (g->phase == COUNTING) place(g, g->pool);
    }
}

static void trade(Game *g, int card) {
    g->hands[g->turn] &= ~BIT(card - low);
    g->trade[g->traded++] = card;
    if (g->traded < SET_SIZE) return;
    g->pool += set_of(g->trade[0], g->trade[1], g->trade[2]);
    int matching = 0, last = -1;
    for (int k = 0; k < SET_SIZE; k++)
        if (g->owner[g->trade[k]] == g->turn) {
            matching++;
            last = g->trade[k];
        }
    if (matching == 1) g->armies[last] += MATCH_BONUS;
    if (matching > 1) {
        g->bonus = MATCH_BONUS;
        g->phase = DEPLOYING;
    } else {
        offer_trade(g);
    }
}

/* -- battle */

static void end_invasion(Game *g) {
    g->committed = 0;
    g->source = g->target = -1;
    if (g->looted) {
        g->looted = 0;
        if (hand_size(g, g->turn) > HAND_LIMIT) {
            g->midway = 1;
            offer_trade(g);
            return;
        }
    }
    invade(g);
}

static void defend(Game *g, int dice) {
    g->defence_dice = dice;
    g->thrown = 0;
    g->phase = ROLLING;
}

static void commit(Game *g, int armies) {
    g->committed = g->attack_dice = armies;
    if (most_defending(g) == 1 || g->owner[g->target] == NEUTRAL) defend(g, most_defending(g));
    else g->phase = DEFENDING;
}

static void begin_battle(Game *g) {
    if (most_committed(g) == 1) commit(g, 1);
    else g->phase = COMMITTING;
}

static void occupy(Game *g) {
    if (g->armies[g->source] > 1) g->phase = MOVING_IN;
    else end_invasion(g);
}

static void conquer(Game *g) {
    int loser = g->owner[g->target];
    g->owner[g->target] = g->turn;
    g->held[g->turn]++;
    g->armies[g->source] -= g->committed;
    g->armies[g->target] += g->committed;
    g->conquests++;
    if (loser < 0 || --g->held[loser] > 0) {
        occupy(g);
        return;
    }
    g->out |= 1 << loser;
    if (after(g, g->turn) == g->turn) {
        g->phase = OVER;
    } else if (g->hands[loser]) {
        g->victim = loser;
        g->looted = 1;
        g->phase = LOOTING;
    } else {
        occupy(g);
    }
}

static inline void order(int *a, int *b) {
    if (*a < *b) {
        int x = *a;
        *a = *b;
        *b = x;
    }
}

static void compare(Game *g) {
    int attack[3] = {0, 0, 0}, defence[2] = {0, 0};
    for (int k = 0; k < g->attack_dice; k++) attack[k] = g->faces[k];
    for (int k = 0; k < g->defence_dice; k++) defence[k] = g->faces[g->attack_dice + k];
    order(&attack[0], &attack[1]);
    order(&attack[1], &attack[2]);
    order(&attack[0], &attack[1]);
    order(&defence[0], &defence[1]);
    int pairs = g->attack_dice < g->defence_dice ? g->attack_dice : g->defence_dice;
    for (int k = 0; k < pairs; k++) {
        if (attack[k] > defence[k]) {
            g->armies[g->target]--;
        } else {
            g->armies[g->source]--;
            g->committed--;
        }
    }
    if (g->armies[g->target] == 0) conquer(g);
    else if (g->armies[g->source] > 1) g->phase = GOING_ON;
    else end_invasion(g);
}

/* -- set-up */

static int roller(const Game *g) {
    for (int seat = 0; seat < seats; seat++)
        if (((g->rivals >> seat) & 1) && !g->rolled[seat]) return seat;
    return -1;
}

static void open_with(Game *g, int seat) {
    g->first = g->turn = seat;
    g->phase = HOUSING;
}

static void roll_for_first(Game *g, int face) {
    int best = 0, tied = 0;
    g->rolled[roller(g)] = face;
    if (roller(g) >= 0) return;
    for (int seat = 0; seat < seats; seat++)
        if ((g->rivals >> seat) & 1) {
            if (g->rolled[seat] > best) {
                best = g->rolled[seat];
                tied = 0;
            }
            if (g->rolled[seat] == best) tied |= 1 << seat;
        }
    g->rivals = tied;
    if (popcount((u64)tied) == 1) {
        open_with(g, lowest((u64)tied));
    } else if (++g->ties == MOST_TIES) {
        g->phase = TIED;
    } else {
        for (int seat = 0; seat < seats; seat++)
            if ((tied >> seat) & 1) g->rolled[seat] = 0;
    }
}

static void pick_house(Game *g, int house) {
    g->houses[g->turn] = house;
    g->turn = after(g, g->turn);
    int left = 127 & ~taken_houses(g);
    if (popcount((u64)left) == 1 && g->turn != g->first) {
        g->houses[g->turn] = lowest((u64)left);
        g->turn = g->first;
    }
    if (g->turn == g->first) g->phase = DEALING;
}

static void deal(Game *g, int t) {
    g->owner[t] = g->turn;
    g->armies[t] = armies_each;
    if (++g->held[g->turn] < dealt_each[(g->turn - g->first + seats) % seats]) return;
    g->turn = after(g, g->turn);
    if (g->turn != g->first) return;
    for (t = low; t < high; t++)
        if (g->owner[t] == FREE) {
            g->owner[t] = NEUTRAL;
            g->armies[t] = neutral_armies;
        }
    start_turn(g);
}

/* -- decisions and chance */

static int chance(const Game *g, Rng *rng) {
    switch (g->phase) {
    case ROLLING:
    case OPENING: return ROLL + (int)below(rng, 6);
    case DRAWING: {
        int left = popcount(g->deck);
        i64 k = below(rng, left + (left <= cards_in_all / 2));
        return DRAW + (k == left ? END_GAME : low + nth(g->deck, k));
    }
    case LOOTING: return DRAW + low + lowest(g->hands[g->victim]);
    case TIED: return SEAT + nth((u64)g->rivals, below(rng, popcount((u64)g->rivals)));
    }
    int free = 0, t = low - 1;
    for (int k = low; k < high; k++) free += g->owner[k] == FREE;
    for (i64 k = below(rng, free); k >= 0; k--)
        do t++;
        while (g->owner[t] != FREE);
    return DEAL + t;
}

static void apply(Game *g, int move) {
    switch (g->phase) {
    case ROLLING:
        g->faces[g->thrown++] = move - ROLL + 1;
        if (g->thrown == g->attack_dice + g->defence_dice) compare(g);
        break;
    case INVADING:
        if (move == DONE) {
            end_invading(g);
        } else {
            g->source = tail[move - ATTACK];
            g->target = head[move - ATTACK];
            begin_battle(g);
        }
        break;
    case COMMITTING: commit(g, move - DICE + 1); break;
    case DEFENDING: defend(g, move - DICE + 1); break;
    case GOING_ON:
        if (move == STOP) end_invasion(g);
        else begin_battle(g);
        break;
    case MOVING_IN: {
        int more = amount(g, move) - g->committed;
        g->armies[g->source] -= more;
        g->armies[g->target] += more;
        end_invasion(g);
        break;
    }
    case DEPLOYING: deploy_to(g, move - DEPLOY); break;
    case COUNTING: place(g, amount(g, move)); break;
    case TRADING:
        if (move == DONE) deploy(g);
        else trade(g, move - TRADE);
        break;
    case LEAVING:
        if (move == DONE) {
            end_maneuver(g);
            break;
        }
        g->source = move - FROM;
        g->phase = GOING;
        int goal[LAND];
        if (reachable(g, goal) > 1) break;
        move = goal[0];
        __attribute__((fallthrough)); /* the lone goal */
    case GOING:
        g->target = move - TO;
        g->phase = MARCHING;
        if (most(g) > 1) break;
        move = ARMIES;
        __attribute__((fallthrough)); /* the lone army */
    case MARCHING: {
        int n = amount(g, move);
        g->armies[g->source] -= n;
        g->armies[g->target] += n;
        end_maneuver(g);
        break;
    }
    case TAKING:
        if (move == TAKE) g->phase = DRAWING;
        else end_turn(g);
        break;
    case DRAWING:
        if (move == DRAW + END_GAME) {
            g->phase = OVER;
        } else {
            g->deck &= ~BIT(move - DRAW - low);
            g->hands[g->turn] |= BIT(move - DRAW - low);
            end_turn(g);
        }
        break;
    case LOOTING:
        g->hands[g->victim] &= ~BIT(move - DRAW - low);
        g->hands[g->turn] |= BIT(move - DRAW - low);
        if (!g->hands[g->victim]) {
            g->victim = -1;
            occupy(g);
        }
        break;
    case OPENING: roll_for_first(g, move - ROLL + 1); break;
    case TIED: open_with(g, move - SEAT); break;
    case HOUSING: pick_house(g, move - HOUSE); break;
    case DEALING: deal(g, move - DEAL); break;
    }
}

/* -- the score: points, then territories, then armies */

static bool leads(const Game *g, int seat) {
    i64 worth[MOST_SEATS] = {0};
    for (int t = low; t < high; t++)
        if (g->owner[t] >= 0)
            worth[g->owner[t]] += (1 + castles[t] + ports[t]) * BIT(40) + BIT(20) + (u64)g->armies[t];
    for (int other = 0; other < seats; other++)
        if (worth[other] > worth[seat]) return false;
    return true;
}

static double value(const Game *g, int seat) {
    if (!leads(g, seat)) return 0.0;
    int winners = 0;
    for (int other = 0; other < seats; other++) winners += leads(g, other);
    return 1.0 / (double)winners;
}

static Game play(Rng *rng, bool noted) {
    Game g = new_game();
    int moves[MOST_MOVES], seat;
    while ((seat = seat_of(&g)) != NOBODY) {
        int move;
        if (seat == CHANCE) {
            move = chance(&g, rng);
        } else {
            int count = legal_moves(&g, moves);
            if (noted) {
                mix(seat);
                for (int k = 0; k < count; k++) mix(moves[k]);
            }
            move = moves[below(rng, count)];
        }
        if (noted) mix(move);
        apply(&g, move);
    }
    return g;
}

static i64 one_game(Rng *rng) {
    Game g = play(rng, false);
    digest ^= (u64)g.held[0]; /* or the compiler might leave the game out */
    return 1;
}

int main(int count, char **words) {
    if (count != 5) return 2;
    seats = atoi(words[2]);
    if (seats < 2 || seats > MOST_SEATS) return 2;
    Rng rng = seeded(strtoull(words[3], NULL, 10));
    read_map();
    if (!strcmp(words[1], "rate")) {
        printf("%.1f\n", rate(one_game, &rng, atof(words[4])));
        return digest == 0; /* never */
    }
    for (int game = atoi(words[4]); game; game--) {
        Game g = play(&rng, true);
        for (int seat = 0; seat < seats; seat++) mix(share(value(&g, seat)));
        g = play(&rng, false);
        for (int seat = 0; seat < seats; seat++) mix(share(value(&g, seat)));
        mix((i64)rng.state);
    }
    printf("%016llx\n", (unsigned long long)digest);
    return 0;
}
