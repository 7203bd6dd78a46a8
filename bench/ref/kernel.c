/* The duel of bench/kernel.py with switches and arrays: the same decisions in the same order.
   kernel digest SEED GAMES
   kernel rate SEED SECONDS    games a second of CPU time */

#include "common.h"
#include <stdbool.h>

enum { KINDS = 24, DECK = 30, ROUNDS = 12, GOAL = 15 };
enum { PLAIN, LORD, PURSE, SCHOLAR, CHAMPION, MARTYR, AVENGER, STEWARD };

typedef struct {
    int gold, power, deck_size, hand_size, play_size;
    int deck[DECK], hand[DECK], play[DECK]; /* kinds; while in play, with a bit for `kneels` */
} Side;

typedef struct {
    Side sides[2];
    Rng rng;
} Duel;

enum { KNEELS = 32, KIND = 31 };
static int cost_of[KINDS], strength_of[KINDS], icons_of[KINDS], effect_of[KINDS], amount_of[KINDS];
static i64 noted;

static void print_cards(void) {
    for (int k = 0; k < KINDS; k++) {
        cost_of[k] = 1 + k % 4;
        strength_of[k] = cost_of[k] + k * 7 % 3;
        icons_of[k] = 1 + k * 5 % 7;
        effect_of[k] = k % 8;
        amount_of[k] = 1 + k / 12;
    }
}

static inline void note(i64 x) { noted = (noted * 1000003 + x) & 0xFFFFFFFFFFll; }

static inline int choose(Duel *d, int n) {
    int k = (int)below(&d->rng, n);
    note(64 * n + k);
    return k;
}

static void take_out(int *cards, int *size, int at) {
    (*size)--;
    for (; at < *size; at++) cards[at] = cards[at + 1];
}

static void draw(Duel *d, Side *s, int count) {
    while (count-- && s->deck_size) {
        int k = (int)below(&d->rng, s->deck_size);
        s->hand[s->hand_size++] = s->deck[k];
        s->deck[k] = s->deck[--s->deck_size];
    }
}

static int cost(const Side *s, int kind) {
    int total = cost_of[kind];
    for (int k = 0; k < s->play_size; k++)
        if (effect_of[s->play[k] & KIND] == STEWARD) total -= amount_of[s->play[k] & KIND];
    return total > 0 ? total : 0;
}

static void marshal(Duel *d, Side *s) {
    s->gold += 3;
    draw(d, s, 2);
    for (;;) {
        int options[DECK], n = 0;
        for (int k = 0; k < s->hand_size; k++)
            if (cost(s, s->hand[k]) <= s->gold) options[n++] = k;
        int k = choose(d, n + 1);
        if (k == n) return;
        int kind = s->hand[options[k]];
        s->gold -= cost(s, kind);
        take_out(s->hand, &s->hand_size, options[k]);
        s->play[s->play_size++] = kind;
        if (effect_of[kind] == PURSE) s->gold += amount_of[kind];
        else if (effect_of[kind] == SCHOLAR) draw(d, s, amount_of[kind]);
    }
}

static int gather(Duel *d, Side *s, int icon, int *chosen) {
    int count = 0;
    for (;;) {
        int options[DECK], n = 0;
        for (int k = 0; k < s->play_size; k++)
            if (!(s->play[k] & KNEELS) && (icons_of[s->play[k]] & icon)) options[n++] = k;
        int k = choose(d, n + 1);
        if (k == n) return count;
        s->play[options[k]] |= KNEELS;
        chosen[count++] = options[k];
    }
}

static int total(const Side *s, const int *chosen, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
        int kind = s->play[chosen[i]] & KIND;
        sum += strength_of[kind];
        for (int k = 0; k < s->play_size; k++) {
            int other = s->play[k] & KIND;
            if (k != chosen[i] && effect_of[other] == LORD && (icons_of[other] & icons_of[kind]))
                sum += amount_of[other];
        }
    }
    return sum;
}

static void cut_down(Duel *d, Side *s, Side *rival, int victim) {
    for (int k = 0; k < s->play_size; k++)
        if (k != victim && effect_of[s->play[k] & KIND] == MARTYR) {
            if (choose(d, 2) == 1) victim = k;
            break;
        }
    take_out(s->play, &s->play_size, victim);
    for (int k = 0; k < s->play_size; k++) {
        int kind = s->play[k] & KIND;
        if (effect_of[kind] == AVENGER)
            rival->gold = rival->gold > amount_of[kind] ? rival->gold - amount_of[kind] : 0;
    }
}

static void challenge(Duel *d, Side *s, Side *rival, int kind) {
    int attackers[DECK], defenders[DECK], icon = kind ? 2 * kind : 1;
    int n = gather(d, s, icon, attackers);
    if (!n) return;
    int m = gather(d, rival, icon, defenders);
    int attack = total(s, attackers, n), defence = total(rival, defenders, m);
    bool wins = attack > 0 && attack >= defence;
    Side *winner = wins ? s : rival;
    for (int i = 0; i < (wins ? n : m); i++) {
        int card = winner->play[wins ? attackers[i] : defenders[i]] & KIND;
        if (effect_of[card] == CHAMPION) winner->power += amount_of[card];
    }
    if (!wins) return;
    if (defence == 0) s->power++;
    if (kind == 0) {
        if (rival->play_size) cut_down(d, rival, s, choose(d, rival->play_size));
    } else if (kind == 1) {
        if (rival->hand_size)
            take_out(rival->hand, &rival->hand_size, (int)below(&d->rng, rival->hand_size));
    } else if (rival->power > 0) {
        rival->power--;
        s->power++;
    }
}

static void play(Duel *d) {
    memset(d->sides, 0, sizeof d->sides);
    for (int p = 0; p < 2; p++)
        for (int i = 0; i < DECK; i++)
            d->sides[p].deck[d->sides[p].deck_size++] = (i * 7 + p * 5) % KINDS;
    for (int round = 0; round < ROUNDS; round++) {
        Side *first = &d->sides[round % 2], *second = &d->sides[1 - round % 2];
        marshal(d, first);
        marshal(d, second);
        for (int kind = 0; kind < 3; kind++) challenge(d, first, second, kind);
        for (int kind = 0; kind < 3; kind++) challenge(d, second, first, kind);
        for (int p = 0; p < 2; p++)
            for (int k = 0; k < d->sides[p].play_size; k++) d->sides[p].play[k] &= KIND;
        if (first->power >= GOAL || second->power >= GOAL) break;
    }
    note(d->sides[0].power);
    note(d->sides[1].power);
}

static Duel duel;

static i64 one_game(Rng *rng) {
    duel.rng = *rng;
    play(&duel);
    *rng = duel.rng;
    return 1;
}

int main(int count, char **words) {
    if (count != 4) return 2;
    Rng rng = {(strtoull(words[2], NULL, 10) & 0xFFFFFFFFFFFFFFFull) | 1};
    print_cards();
    if (!strcmp(words[1], "rate")) {
        printf("%.1f\n", rate(one_game, &rng, atof(words[3])));
        return noted == -1; /* never */
    }
    for (int game = atoi(words[3]); game; game--) one_game(&rng);
    printf("%010llx\n", (unsigned long long)noted);
    return 0;
}
