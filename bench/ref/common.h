/* What every reference needs: the generator of core/state.py, a digest, a clock of CPU time. */

#ifndef COMMON_H
#define COMMON_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int64_t i64;
typedef uint64_t u64;

#define CHANCE (-1)
#define NOBODY (-2)
#define LOW 0xFFFFFFFFull
#define BIT(n) ((u64)1 << (n))

typedef struct {
    u64 state;
} Rng;

static inline i64 below(Rng *rng, i64 n) {
    u64 s = 1073740155ull * (rng->state & LOW) + (rng->state >> 32);
    rng->state = s;
    return (i64)(((s & LOW) * (u64)n) >> 32);
}

static inline Rng seeded(u64 seed) {
    Rng rng = {(seed & 0xFFFFFFFFFFFFFFFull) | 1};
    for (int k = 0; k < 4; k++) below(&rng, 2);
    return rng;
}

static u64 digest = 0xcbf29ce484222325ull;

static inline void mix(i64 x) { digest = (digest ^ (u64)x) * 0x100000001b3ull; }

/* The share of a victory is 1, 1/2, 1/3 ...: a whole number of 840ths. */
static inline i64 share(double value) { return (i64)(840.0 * value + 0.5); }

static inline int popcount(u64 x) { return __builtin_popcountll(x); }
static inline int lowest(u64 x) { return __builtin_ctzll(x); }

static inline int nth(u64 x, i64 n) {
    while (n--) x &= x - 1;
    return lowest(x);
}

static inline double cpu(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline i64 number(void) {
    long long x;
    if (scanf("%lld", &x) != 1) {
        fprintf(stderr, "a number is missing on the standard input\n");
        exit(2);
    }
    return x;
}

/* `work` does some and says how much; the answer is how much it does in a second of CPU time. */
static inline double rate(i64 (*work)(Rng *), Rng *rng, double seconds) {
    i64 count = 0, goes = 1;
    double begun = cpu(), spent = 0;
    do {
        for (i64 k = 0; k < goes; k++) count += work(rng);
        goes += goes / 4 + 1; /* look at the clock less and less often */
        double now = cpu() - begun;
        if (now - spent > seconds / 20) goes = goes / 2 + 1;
        spent = now;
    } while (spent < seconds);
    return (double)count / spent;
}

#endif
