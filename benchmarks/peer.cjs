// The peer of `tabletowers bench server`: boardgame.io's own server with its FlatFile storage, and a card game of the
// same length and about the same size of state as the game that ours is measured with (but with far less of its rules).
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const PILES = { floors: 17, clocks: 15, roofs: 17 };

const draw = (G, events, pile) => {
  if (G.drawing && G.piles[pile] && G.piles[pile].length) {
    G.hands[G.seat].push(G.piles[pile].pop());
    G.drawing = false;
    next(G, events);
  }
};

const next = (G, events) => {
  G.seat = (G.seat + 1) % 3;
  events.endTurn();
};

const game = {
  name: 'towers',
  setup: ({ random }) => ({
    piles: Object.fromEntries(
      Object.entries(PILES).map(([name, size]) => [name, random.Shuffle([...Array(size).keys()].map((i) => `${name}${i}`))]),
    ),
    hands: [0, 1, 2].map((seat) => [`a${seat}`, `b${seat}`, `c${seat}`]),
    towers: [[], [], []],
    points: [0, 0, 0],
    drawing: false,
    seat: 0,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    piles: Object.fromEntries(Object.entries(G.piles).map(([name, cards]) => [name, [cards.length, cards[cards.length - 1]]])),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  moves: {
    build: {
      move: ({ G, events }, card) => {
        const [built] = G.hands[G.seat].splice(card, 1);
        const towers = G.towers[G.seat];
        if (!towers.length || towers[towers.length - 1].cards.length > 4) towers.push({ tower: towers.length + 1, cards: [], complete: false });
        towers[towers.length - 1].cards.push(built);
        if (Object.values(G.piles).some((pile) => pile.length)) G.drawing = true;
        else next(G, events);
      },
      client: false,
    },
    draw: { move: ({ G, events }, pile) => draw(G, events, pile), client: false },
  },
  endIf: ({ G }) => (G.hands.every((hand) => !hand.length) ? { over: true } : undefined),
};

// The lobby has a port of its own: with koa-compose 4.2 the server doesn't answer it on the game's.
const [, , port, lobby, dir] = process.argv;
Server({ games: [game], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST] }).run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(lobby) },
});
