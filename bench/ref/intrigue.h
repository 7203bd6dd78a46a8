/* Westeros Intrigue as in games/intrigue: the same questions in the same order. Cards 0-35 are bits,
   cell 8 * row + column of the court too. What only people look at is left out. */

#ifndef INTRIGUE_H
#define INTRIGUE_H

#include "common.h"
#include <math.h>
#include <stdbool.h>

enum { CHOOSING_FIRST, DEALING, PLACING, DRAWING_THRONE, REVEALING, OVER };
enum { SLOTS = 64, DEAL = 256, THRONE = 292, REVEAL = 299, FIRST = 306 };
enum { UNSEEN_DEAL = 312, UNSEEN_THRONE = 313 };
enum { MOST_SEATS = 6, MOST_MOVES = 256, THRONES = 7, REFEREE = -4, TRIES = 8 };

#define ALL_CARDS 0xFFFFFFFFFull
#define NEIGHBOURS 0x7F7F7F7F7F7F7Full

static const int HAND_SIZE[] = {0, 0, 14, 12, 9, 7, 6};
static int values[THRONES], daggers[THRONES];

typedef struct {
    u64 court[4], hands[MOST_SEATS], deck;
    int sizes[MOST_SEATS], lacks[MOST_SEATS], points[MOST_SEATS];
    int thrones[MOST_SEATS], held[MOST_SEATS];
    int seats, viewer, rounds, phase, round, first, turn, width, dealt, out, last;
    int throne_deck, shown;
} Game;

static inline u64 cards_of(int house) { return 0x1FFull << (9 * house); }
static inline int house_of(int card) { return card / 9; }

static Game table_for(int seats) {
    Game g;
    memset(&g, 0, sizeof g);
    g.seats = seats;
    g.viewer = REFEREE;
    g.rounds = (int)number();
    g.phase = (int)number();
    g.first = (int)number();
    g.turn = g.first;
    g.width = seats == 2 ? 7 : 8;
    g.last = -1;
    g.deck = ALL_CARDS;
    g.throne_deck = 127;
    for (int k = 0; k < THRONES; k++) values[k] = (int)number();
    for (int k = 0; k < THRONES; k++) daggers[k] = (int)number();
    return g;
}

static inline int seat_of(const Game *g) {
    return g->phase == PLACING ? g->turn : g->phase == OVER ? NOBODY : CHANCE;
}

/* -- the court */

static inline u64 occupied(const Game *g) {
    return g->court[0] | g->court[1] | g->court[2] | g->court[3];
}

static inline u64 base_ends(const Game *g, u64 all) {
    u64 row = all & 0xFF;
    if (!row) return 1;
    return row + 1 < BIT(g->width) ? row + 2 : 0;
}

static inline u64 roof(u64 all) { return ((all & (all >> 1) & NEIGHBOURS) << 8) & ~all; }

static inline u64 cells_for(const Game *g, int house, u64 ends, u64 above) {
    u64 b = g->court[house];
    return ends | (above & ((b | (b >> 1)) << 8));
}

static inline int survey(const Game *g, u64 cells[4]) {
    u64 all = occupied(g), ends = base_ends(g, all), above = roof(all), hand = g->hands[g->turn];
    int total = 0;
    for (int house = 0; house < 4; house++) {
        cells[house] = hand & cards_of(house) ? cells_for(g, house, ends, above) : 0;
        total += popcount(cells[house]);
    }
    return total;
}

static inline int open_houses(const Game *g) {
    u64 all = occupied(g), ends = base_ends(g, all), above = roof(all);
    int found = 0;
    for (int house = 0; house < 4; house++)
        if (cells_for(g, house, ends, above)) found |= 1 << house;
    return found;
}

static inline void put(Game *g, int house, u64 cell) {
    if (cell == 1 && occupied(g))
        for (int k = 0; k < 4; k++) g->court[k] <<= 1;
    g->court[house] |= cell;
}

/* -- rounds */

static inline int starter(const Game *g) { return (g->first + g->round) % g->seats; }

static inline void end_round(Game *g) {
    for (int seat = 0; seat < g->seats; seat++) g->points[seat] += g->sizes[seat];
    g->phase = DRAWING_THRONE;
}

static inline void next_turn(Game *g) {
    do {
        if (++g->turn == g->seats) g->turn = 0;
    } while ((g->out >> g->turn) & 1);
}

static inline void lay(Game *g, int house, u64 cell) {
    put(g, house, cell);
    g->last = g->turn;
    if (--g->sizes[g->turn] == 0) g->out |= 1 << g->turn;
}

static void pass_on(Game *g) {
    u64 cells[4];
    while (g->out != (1 << g->seats) - 1) {
        next_turn(g);
        if (survey(g, cells)) return;
        g->out |= 1 << g->turn;
        g->lacks[g->turn] = open_houses(g);
    }
    end_round(g);
}

static inline void open_round(Game *g) {
    g->phase = PLACING;
    g->turn = starter(g);
}

static void deal(Game *g, int card) {
    int size = HAND_SIZE[g->seats];
    g->deck &= ~BIT(card);
    if (g->dealt == size * g->seats) {
        put(g, house_of(card), 1);
    } else {
        int seat = (starter(g) + g->dealt / size) % g->seats;
        g->hands[seat] |= BIT(card);
        g->sizes[seat]++;
        g->dealt++;
    }
    if (g->dealt == size * g->seats && (g->seats != 5 || !g->deck)) open_round(g);
}

static void draw_throne(Game *g, int card) {
    g->throne_deck &= ~(1 << card);
    g->thrones[g->last] |= 1 << card;
    g->held[g->last]++;
    if (g->round + 1 == g->rounds) {
        g->phase = REVEALING;
        return;
    }
    g->round++;
    g->deck = ALL_CARDS;
    g->dealt = 0;
    g->out = 0;
    g->last = -1;
    memset(g->court, 0, sizeof g->court);
    memset(g->hands, 0, sizeof g->hands);
    memset(g->sizes, 0, sizeof g->sizes);
    memset(g->lacks, 0, sizeof g->lacks);
    g->turn = starter(g);
    g->phase = DEALING;
}

static int revealer(const Game *g) {
    for (int seat = 0; seat < g->seats; seat++)
        if (g->thrones[seat] & ~g->shown) return seat;
    return NOBODY;
}

/* -- decisions */

static inline int legal_moves(const Game *g, int moves[]) {
    u64 cells[4];
    int count = 0;
    survey(g, cells);
    bool open = occupied(g) != 0;
    for (int house = 0; house < 4; house++) {
        u64 found = cells[house];
        if ((found & 1) && open) {
            moves[count++] = house * SLOTS;
            found &= found - 1;
        }
        for (; found; found &= found - 1) moves[count++] = house * SLOTS + lowest(found) + 1;
    }
    return count;
}

static int chance(const Game *g, Rng *rng) {
    if (g->phase == DEALING) return DEAL + nth(g->deck, below(rng, popcount(g->deck)));
    if (g->phase == DRAWING_THRONE)
        return THRONE + nth((u64)g->throne_deck, below(rng, popcount((u64)g->throne_deck)));
    if (g->phase == REVEALING)
        return REVEAL + lowest((u64)(g->thrones[revealer(g)] & ~g->shown));
    return FIRST + (int)below(rng, g->seats);
}

static void apply(Game *g, int move) {
    if (g->phase == PLACING) {
        int house = move / SLOTS, slot = move % SLOTS;
        u64 held = g->hands[g->turn] & cards_of(house);
        g->hands[g->turn] &= ~(held & -held);
        lay(g, house, slot ? BIT(slot - 1) : 1);
        pass_on(g);
    } else if (g->phase == DEALING) {
        deal(g, move - DEAL);
    } else if (g->phase == DRAWING_THRONE) {
        draw_throne(g, move - THRONE);
    } else if (g->phase == REVEALING) {
        g->shown |= 1 << (move - REVEAL);
        if (revealer(g) == NOBODY) g->phase = OVER;
    } else {
        g->first = g->turn = move - FIRST;
        g->phase = DEALING;
    }
}

/* -- holes */

static inline int wanted(const Game *g, int seat) {
    return g->sizes[seat] - popcount(g->hands[seat]);
}

static u64 cards_in(int houses) {
    u64 cards = 0;
    for (int house = 0; house < 4; house++)
        if ((houses >> house) & 1) cards |= cards_of(house);
    return cards;
}

static bool asked_in_vain(const Game *g) {
    return g->phase == PLACING && !(g->hands[g->turn] & cards_in(open_houses(g)));
}

static inline void take(Game *g, int seat, u64 card) {
    g->deck &= ~card;
    g->hands[seat] |= card;
}

static int tightest(const Game *g) {
    int found = -1, least = 37;
    for (int seat = 0; seat < g->seats; seat++)
        if (g->lacks[seat] && wanted(g, seat) > 0) {
            int choice = popcount(g->deck & ~cards_in(g->lacks[seat]));
            if (choice < least) {
                least = choice;
                found = seat;
            }
        }
    return found;
}

static bool deal_blocked(Game *g, Rng *rng) {
    for (int seat; (seat = tightest(g)) >= 0;) {
        u64 free = g->deck & ~cards_in(g->lacks[seat]);
        for (int left = wanted(g, seat); left; left--) {
            if (!free) return false;
            u64 card = BIT(nth(free, below(rng, popcount(free))));
            free &= ~card;
            take(g, seat, card);
        }
    }
    return true;
}

static void deal_rest(Game *g, Rng *rng) {
    u64 pile[36];
    int count = 0, needed = 0, k = 0;
    for (u64 free = g->deck; free; free &= free - 1) pile[count++] = free & -free;
    for (int seat = 0; seat < g->seats; seat++) needed += wanted(g, seat);
    for (int i = 0; i < needed; i++) {
        int j = i + (int)below(rng, count - i);
        u64 card = pile[i];
        pile[i] = pile[j];
        pile[j] = card;
    }
    for (int seat = 0; seat < g->seats; seat++) {
        u64 hand = g->hands[seat];
        for (int left = wanted(g, seat); left; left--) hand |= pile[k++];
        g->deck &= ~hand;
        g->hands[seat] = hand;
    }
}

static bool can_go_on(const Game *g) {
    for (int houses = 1; houses < 16; houses++) {
        int needed = 0;
        for (int seat = 0; seat < g->seats; seat++)
            if ((g->lacks[seat] | houses) == 15) needed += wanted(g, seat);
        if (needed > popcount(g->deck & cards_in(houses))) return false;
    }
    return true;
}

static void draw_with_care(Game *g, int seat, u64 barred, Rng *rng) {
    u64 free = g->deck & ~barred;
    while (free) {
        u64 card = BIT(nth(free, below(rng, popcount(free))));
        take(g, seat, card);
        if (can_go_on(g)) return;
        g->deck |= card;
        g->hands[seat] &= ~card;
        free &= ~cards_of(house_of(lowest(card)));
    }
}

static void deal_holes(Game *g, Rng *rng) {
    u64 deck = g->deck, hands[MOST_SEATS];
    memcpy(hands, g->hands, sizeof hands);
    for (int go = 0; go < TRIES; go++) {
        if (deal_blocked(g, rng)) {
            deal_rest(g, rng);
            if (!asked_in_vain(g)) return;
        }
        g->deck = deck;
        memcpy(g->hands, hands, sizeof hands);
    }
    if (asked_in_vain(g)) draw_with_care(g, g->turn, ~cards_in(open_houses(g)), rng);
    for (int seat; (seat = tightest(g)) >= 0;)
        draw_with_care(g, seat, cards_in(g->lacks[seat]), rng);
    deal_rest(g, rng);
}

static inline void hide(Game *g, int viewer) {
    g->viewer = viewer;
    for (int seat = 0; seat < g->seats; seat++)
        if (seat != viewer) {
            int unseen = g->thrones[seat] & ~g->shown;
            g->deck |= g->hands[seat];
            g->hands[seat] = 0;
            g->throne_deck |= unseen;
            g->thrones[seat] &= ~unseen;
        }
}

static inline void fill(Game *g, Rng *rng) {
    g->viewer = REFEREE;
    deal_holes(g, rng);
    for (int seat = 0; seat < g->seats; seat++)
        for (int left = g->held[seat] - popcount((u64)g->thrones[seat]); left; left--) {
            int card = nth((u64)g->throne_deck, below(rng, popcount((u64)g->throne_deck)));
            g->throne_deck &= ~(1 << card);
            g->thrones[seat] |= 1 << card;
        }
}

/* What the viewer sees of an outcome. */
static inline int seen(const Game *g, int move, int viewer) {
    if (move >= DEAL && move < THRONE) {
        int size = HAND_SIZE[g->seats];
        if (g->dealt == size * g->seats) return move;
        return (starter(g) + g->dealt / size) % g->seats == viewer ? move : UNSEEN_DEAL;
    }
    if (move >= THRONE && move < REVEAL) return g->last == viewer ? move : UNSEEN_THRONE;
    return move;
}

/* -- random play to the end of the round: deals in one sweep */

static void playout(Game *g, Rng *rng) {
    if (g->phase == CHOOSING_FIRST) apply(g, chance(g, rng));
    if (g->phase == DEALING) {
        for (int seat = 0; seat < g->seats; seat++) g->sizes[seat] = HAND_SIZE[g->seats];
        deal_holes(g, rng);
        g->dealt = HAND_SIZE[g->seats] * g->seats;
        if (g->seats == 5) {
            int card = lowest(g->deck);
            g->deck = 0;
            put(g, house_of(card), 1);
        }
        open_round(g);
    }
    if (g->phase == PLACING) {
        int everybody = (1 << g->seats) - 1;
        for (;;) {
            u64 cells[4];
            int total = survey(g, cells);
            if (!total) {
                g->out |= 1 << g->turn;
            } else {
                int k = (int)below(rng, total), house = 0, count;
                while (k >= (count = popcount(cells[house]))) {
                    k -= count;
                    house++;
                }
                u64 found = cells[house], held = g->hands[g->turn] & cards_of(house);
                while (k--) found &= found - 1;
                g->hands[g->turn] &= ~(held & -held);
                lay(g, house, found & -found);
            }
            if (g->out == everybody) break;
            next_turn(g);
        }
        end_round(g);
    }
    if (g->phase == DRAWING_THRONE) apply(g, chance(g, rng));
    while (g->phase == REVEALING) apply(g, chance(g, rng));
}

/* -- the score */

static int score(const Game *g, int seat) {
    int total = g->points[seat];
    for (int held = g->thrones[seat]; held; held &= held - 1)
        total -= values[lowest((u64)held)];
    return total;
}

static int fewest_daggers(const Game *g, int seat) {
    int fewest = 1000;
    for (int held = g->thrones[seat]; held; held &= held - 1)
        if (daggers[lowest((u64)held)] < fewest) fewest = daggers[lowest((u64)held)];
    return fewest;
}

static bool leads(const Game *g, int seat) {
    int mine = score(g, seat);
    for (int other = 0; other < g->seats; other++) {
        int theirs = score(g, other);
        if (theirs < mine) return false;
        if (theirs == mine && fewest_daggers(g, other) < fewest_daggers(g, seat)) return false;
    }
    return true;
}

static double value(const Game *g, int seat) {
    if (g->phase != OVER) {
        double heat = 1.0 + 1.5 * (double)(g->rounds - g->round), mine = score(g, seat), total = 0;
        for (int other = 0; other < g->seats; other++)
            total += exp((mine - (double)score(g, other)) / heat);
        return 1.0 / total;
    }
    if (!leads(g, seat)) return 0.0;
    int winners = 0;
    for (int other = 0; other < g->seats; other++) winners += leads(g, other);
    return 1.0 / (double)winners;
}

#endif
