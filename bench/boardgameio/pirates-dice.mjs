// Pirates Dice as a boardgame.io game: the rules of docs/rules/pirates-dice.md with their defaults
// (a bid is capped at the dice in play; after an elimination the next seat to the left opens).
//
// playerView hides the other cups in every state sent. boardgame.io 0.50.2 does not pass the initial
// state that it sends beside it on a sync through playerView, so the first round's dice and the seed
// are in that message (boardgameio/boardgame.io#1159). We leave that as it is: it is not our subject.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const SKULL = 1;
const DICE = 5;

export const PiratesDice = {
  name: 'pirates-dice',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // one state per match, not one per turn

  setup: ({ ctx, random }) => {
    const starter = rollToStart(ctx.numPlayers, random);
    const G = { left: Array(ctx.numPlayers).fill(DICE), starter, turn: starter, bids: [], news: null };
    return { ...G, hands: roll(G.left, random) };
  },

  // Every move ends the turn, and the move itself has said whose turn is next.
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },

  // `client: false`: only the server, which has all the dice, plays a move out.
  moves: {
    bid: { move: bid, client: false },
    challenge: { move: challenge, client: false },
  },

  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : [])),
  }),

  endIf: ({ G }) =>
    G.left.filter(Boolean).length === 1 ? { winner: G.starter, scores: G.left } : undefined,
};

function bid({ G, playerID }, count, face) {
  const standing = G.bids.at(-1);
  if (!Number.isInteger(face) || face < 2 || face > 6) return INVALID_MOVE;
  if (!Number.isInteger(count) || count < 1 || count > sum(G.left)) return INVALID_MOVE;
  if (standing && (count < standing.count || (count === standing.count && face <= standing.face)))
    return INVALID_MOVE;
  const said = { seat: Number(playerID), count, face };
  G.bids.push(said);
  G.news = { type: 'said', ...said };
  G.turn = after(said.seat, G.left);
}

function challenge({ G, playerID, random }) {
  const standing = G.bids.at(-1);
  if (!standing) return INVALID_MOVE;
  const challenger = Number(playerID);
  const count = G.hands.flat().filter((die) => die === standing.face || die === SKULL).length;
  const loser = count >= standing.count ? challenger : standing.seat;
  G.left[loser] -= 1;
  G.news = { type: 'revealed', challenger, bid: standing, hands: G.hands, count, loser };
  G.starter = G.turn = G.left[loser] ? loser : after(loser, G.left);
  G.bids = [];
  G.hands = roll(G.left, random);
}

/** The highest die bids first; the tied roll again. */
function rollToStart(seats, random) {
  let rolling = [...Array(seats).keys()];
  while (rolling.length > 1) {
    const dice = random.D6(rolling.length);
    rolling = rolling.filter((_, i) => dice[i] === Math.max(...dice));
  }
  return rolling[0];
}

const roll = (left, random) => left.map((dice) => (dice ? random.D6(dice).sort() : []));

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** The next seat to the left that has dice. */
function after(seat, left) {
  const following = (seat + 1) % left.length;
  return left[following] ? following : after(following, left);
}
