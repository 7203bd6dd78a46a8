// Westeros Intrigue for four on boardgame.io, as one would write it there: the same game as ours without
// any of our code. Runs with the folder of its packages in NODE_PATH.
//
//   node boardgameio_intrigue.cjs rate SECONDS     moves a second of CPU time, by a local client
//   node boardgameio_intrigue.cjs record GAMES     random games, a line each: moves in our numbers

const { Client } = require("boardgame.io/client");
const fs = require("fs");

const [SEATS, HAND, WIDTH, DEAL, THRONE, REVEAL] = [4, 9, 8, 256, 292, 299];
const printed = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number).slice(3);
const [values, daggers] = [printed.slice(0, 7), printed.slice(7)];

const houseOf = (card) => Math.floor(card / 9);

// Slots where a card of the house may go, rising; 0 is the left end.
function places(court, house) {
  const cells = Object.keys(court).map(Number);
  if (!cells.length) return [1];
  const wide = cells.filter((cell) => cell < 8).length;
  const found = wide < WIDTH ? [0, wide + 1] : [];
  for (const cell of cells) {
    const beside = cell % 8 === 7 ? undefined : court[cell + 1];
    if (beside === undefined || court[cell + 8] !== undefined) continue;
    if (court[cell] === house || beside === house) found.push(cell + 9);
  }
  return found.sort((a, b) => a - b);
}

function legal(G, seat) {
  const houses = [...new Set(G.hands[seat].map(houseOf))].sort((a, b) => a - b);
  return houses.flatMap((house) => places(G.court, house).map((slot) => 64 * house + slot));
}

function beginRound(G, random) {
  const deck = random.Shuffle([...Array(36).keys()]);
  G.court = {};
  G.out = [];
  G.hands = [...Array(SEATS)].map(() => []);
  for (let k = 0; k < SEATS; k++) {
    const cards = deck.slice(HAND * k, HAND * k + HAND);
    G.hands[(G.round + k) % SEATS] = cards;
    G.log.push(...cards.map((card) => DEAL + card));
  }
}

function endRound(G, random, last) {
  for (let seat = 0; seat < SEATS; seat++) G.points[seat] += G.hands[seat].length;
  const [card] = G.throneDeck.splice(random.Die(G.throneDeck.length) - 1, 1);
  G.thrones[last].push(card);
  G.log.push(THRONE + card);
  G.round += 1;
  if (G.round < SEATS) beginRound(G, random);
  else {
    const order = G.thrones.flatMap((held) => [...held].sort((a, b) => a - b));
    G.log.push(...order.map((one) => REVEAL + one));
    G.over = true;
  }
}

function shares(G) {
  const scores = G.thrones.map((held, seat) => {
    const points = G.points[seat] - held.reduce((sum, card) => sum + values[card], 0);
    return 10000 * points + Math.min(1000, ...held.map((card) => daggers[card]));
  });
  const best = Math.min(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score) => (score === best ? 1 / winners : 0));
}

const intrigue = {
  name: "intrigue",
  setup: ({ random }) => {
    const G = { round: 0, over: false, log: [], points: Array(SEATS).fill(0) };
    G.thrones = [...Array(SEATS)].map(() => []);
    G.throneDeck = [...Array(7).keys()];
    beginRound(G, random);
    return G;
  },
  moves: {
    place: ({ G, ctx, random, events }, move) => {
      const seat = Number(ctx.currentPlayer);
      const house = Math.floor(move / 64);
      let slot = move % 64;
      G.log.push(move);
      if (slot === 0) {
        const cells = Object.entries(G.court).map(([cell, one]) => [Number(cell) + 1, one]);
        G.court = Object.fromEntries(cells);
        slot = 1;
      }
      G.court[slot - 1] = house;
      const hand = G.hands[seat];
      const card = Math.min(...hand.filter((one) => houseOf(one) === house));
      hand.splice(hand.indexOf(card), 1);
      if (!hand.length) G.out.push(seat);
      let next = seat;
      while (G.out.length < SEATS) {
        next = (next + 1) % SEATS;
        if (G.out.includes(next)) continue;
        if (legal(G, next).length) {
          events.endTurn({ next: String(next) });
          return;
        }
        G.out.push(next);
      }
      endRound(G, random, seat);
      if (!G.over) events.endTurn({ next: String(G.round % SEATS) });
    },
  },
  endIf: ({ G }) => (G.over ? shares(G) : undefined),
};

let seed = 1;
let luck = 1;
function below(n) {
  luck = (luck * 48271) % 2147483647;
  return luck % n;
}

function play() {
  const client = Client({ game: { ...intrigue, seed: seed++ }, numPlayers: SEATS, debug: false });
  client.start();
  let count = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { count, line: `${G.log.join(" ")} | ${ctx.gameover.join(" ")}` };
    }
    const moves = legal(G, Number(ctx.currentPlayer));
    client.moves.place(moves[below(moves.length)]);
    count += 1;
  }
}

function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const [what, amount] = process.argv.slice(2);
if (what === "record") {
  for (let k = 0; k < Number(amount); k++) console.log(play().line);
} else {
  for (let k = 0; k < 3; k++) play(); // warm up
  const begun = spent();
  let count = 0;
  while (spent() - begun < Number(amount)) count += play().count;
  console.log(count / (spent() - begun));
}
