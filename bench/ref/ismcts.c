/* The search of bots/ismcts.py on Westeros Intrigue: the same visits, node by node.
   ismcts digest SEATS SEED SIMULATIONS    of the searches of a game, each for so long
   ismcts rate SEATS SEED SECONDS GO       simulations a second; the way to the positions follows the
                                           table on the standard input, after its length
   Must be compiled with -ffp-contract=off: a fused multiply-add rounds differently. */

#include "intrigue.h"

enum { PLIES = 200, A_POSITION = 1000, GOES = 5 };

typedef struct Node Node;
struct Node {
    int move, mover;
    i64 visits, offered;
    double total;
    Node *kids, *last, *next; /* in the order in which they were tried */
};

static const double CURIOSITY = 0.7;
static Node *nodes;
static i64 used, room;

static Node *fresh_node(int move, int mover) {
    if (used == room) {
        fprintf(stderr, "too many nodes\n");
        exit(1);
    }
    Node *node = &nodes[used++];
    memset(node, 0, sizeof *node);
    node->move = move;
    node->mover = mover;
    return node;
}

static inline Node *child(const Node *node, int move) {
    Node *kid = node->kids;
    while (kid && kid->move != move) kid = kid->next;
    return kid;
}

static void add(Node *node, Node *kid) {
    if (node->last) node->last->next = kid;
    else node->kids = kid;
    node->last = kid;
}

static Node *pick(Node *node, Game *g, int seat, Rng *rng) {
    int moves[MOST_MOVES], untried[MOST_MOVES], left = 0;
    int count = legal_moves(g, moves);
    Node *best = NULL;
    double best_bound = -1.0;
    for (int k = 0; k < count; k++) {
        Node *kid = child(node, moves[k]);
        if (!kid) {
            untried[left++] = moves[k];
            continue;
        }
        kid->offered++;
        if (left == 0) {
            double n = (double)kid->visits;
            double bound = kid->total / n;
            bound += CURIOSITY * sqrt(log((double)kid->offered) / n);
            if (bound > best_bound) {
                best_bound = bound;
                best = kid;
            }
        }
    }
    if (left > 0 || !best) {
        best = fresh_node(untried[below(rng, left)], seat);
        best->offered = 1;
        add(node, best);
    }
    apply(g, best->move);
    return best;
}

static void iterate(Node *root, const Game *view, Rng *rng) {
    Game g = *view;
    Node *path[PLIES], *node = root;
    int length = 0;
    bool fresh = false;
    fill(&g, rng);
    while (!fresh && g.round == view->round) {
        int seat = seat_of(&g);
        Node *next;
        if (seat == NOBODY) break;
        if (seat == CHANCE) {
            int move = chance(&g, rng), known = seen(&g, move, view->viewer);
            next = child(node, known);
            if (!next) {
                next = fresh_node(known, CHANCE);
                add(node, next);
            }
            apply(&g, move);
        } else {
            next = pick(node, &g, seat, rng);
            fresh = next->visits == 0;
        }
        path[length++] = next;
        node = next;
    }
    if (g.round == view->round) playout(&g, rng);
    for (int k = 0; k < length; k++) {
        path[k]->visits++;
        if (path[k]->mover >= 0) path[k]->total += value(&g, path[k]->mover);
    }
}

/* One node a simulation, and at the end of the game one for each of eight outcomes of chance. */
static Node *new_search(const Game *view, i64 simulations, Rng *rng) {
    i64 needed = 10 * simulations + 16;
    if (needed > room) {
        free(nodes);
        nodes = malloc((size_t)needed * sizeof *nodes);
        room = needed;
    }
    used = 0;
    Game first = *view; /* ours asks the game for hunches, which begins by dealing the holes */
    fill(&first, rng);
    return fresh_node(-1, NOBODY);
}

static int best_of(const Node *root) {
    const Node *best = root->kids;
    for (const Node *kid = root->kids; kid; kid = kid->next)
        if (kid->visits > best->visits || (kid->visits == best->visits && kid->total > best->total))
            best = kid;
    return best->move;
}

static void visits_of(const Node *node) {
    for (const Node *kid = node->kids; kid; kid = kid->next) {
        mix(kid->move);
        mix(kid->visits);
        mix(kid->offered);
        visits_of(kid);
    }
}

static void searches_of_a_game(Game g, i64 simulations, Rng *rng) {
    int seat;
    while ((seat = seat_of(&g)) != NOBODY) {
        if (seat == CHANCE) {
            apply(&g, chance(&g, rng));
            continue;
        }
        Game view = g;
        hide(&view, seat);
        Node *root = new_search(&view, simulations, rng);
        for (i64 k = 0; k < simulations; k++) iterate(root, &view, rng);
        visits_of(root);
        apply(&g, best_of(root));
    }
}

static Game views[PLIES];
static int count_of_views, at;

static i64 one_search(Rng *rng) {
    const Game *view = &views[at++ % count_of_views];
    Node *root = new_search(view, A_POSITION, rng);
    for (int k = 0; k < A_POSITION; k++) iterate(root, view, rng);
    return A_POSITION;
}

int main(int count, char **words) {
    if (count < 5) return 2;
    Game table = table_for(atoi(words[2]));
    Rng rng = seeded(strtoull(words[3], NULL, 10));
    if (!strcmp(words[1], "digest")) {
        searches_of_a_game(table, atoll(words[4]), &rng);
        printf("%016llx\n", (unsigned long long)digest);
        return 0;
    }
    int go = count > 5 ? atoi(words[5]) : 0, decisions = 0;
    for (i64 left = number(); left; left--) {
        if (seat_of(&table) >= 0 && decisions++ % GOES == go && count_of_views < PLIES) {
            views[count_of_views] = table;
            hide(&views[count_of_views++], table.turn);
        }
        apply(&table, (int)number());
    }
    printf("%.1f\n", rate(one_search, &rng, atof(words[4])));
    return 0;
}
