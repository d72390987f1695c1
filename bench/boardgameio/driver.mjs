// Plays Pirates Dice on server.mjs as people would: T tables of four seats, one socket per seat.
//
//     node driver.mjs PORT saturation|thinking TABLES SECONDS
//
// saturation: the seat whose turn it is moves as soon as it sees that it is.
// thinking:   it waits one second first; tables start spread over a second.
//
// A move is a challenge with probability 1/4 where there is a bid, else a raise by one to four steps
// (a step is the next face, or one die more from sixes to twos), each as likely. A finished match is
// followed by a new one: created, joined by all four with credentials, and synced, over boardgame.io's
// lobby. Two seconds of play pass before the clock starts. Prints one JSON line; the latency of a move
// runs from sending it until all four seats have received the new state. Memory is read once all the
// tables are seated and again when the time is up, when boardgame.io's store still holds the finished
// matches. A server_cpu (share of its core while playing) well below 1 at saturation says that other
// work had the core: run again. Start a fresh server for each run (bench.sh does). Pins itself to core 1
// where `taskset` exists.

import { spawnSync } from 'node:child_process';
import { io } from 'socket.io-client';

spawnSync('taskset', ['-acp', '1', process.pid]);
const [port, mode, tables, seconds] = process.argv.slice(2).map((arg) => (isNaN(arg) ? arg : +arg));
const address = `http://127.0.0.1:${port}`;
const SEATS = 4;
const THINKING = 1000; // ms
const WARM_UP = 2000; // ms

const latencies = []; // of the moves inside the measured time, in ms
let measuring = false;
let matches = 0;
let bytes = 0; // received, of all messages

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function lobby(path, body) {
  const reply = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
}

const pick = (most) => Math.floor(Math.random() * most);

/** A random legal move over the standing bid: its name and arguments. */
function choose({ bids, left }) {
  const most = 5 * left.reduce((a, b) => a + b);
  const standing = bids.at(-1);
  const step = standing ? 5 * (standing.count - 1) + standing.face - 2 : -1;
  const above = Math.min(4, most - 1 - step);
  if (standing && (above === 0 || pick(4) === 0)) return ['challenge', []];
  const next = step + 1 + pick(above);
  return ['bid', [Math.floor(next / 5) + 1, (next % 5) + 2]];
}

class Table {
  sockets = [];
  sent = new Map(); // a state's id -> when the move to it was sent, and how many seats have it

  async open() {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(`${address}/pirates-dice`, { transports: ['websocket'], forceNew: true });
      await new Promise((done) => socket.once('connect', done));
      socket.on('update', (match, state) => this.received(seat, match, state));
      socket.io.engine.on('data', (data) => (bytes += Buffer.byteLength(data)));
      socket.on('disconnect', (why) => fail(`seat ${seat} was cut off: ${why}`));
      this.sockets.push(socket);
    }
    await this.sit();
  }

  /** A new match: created, joined and synced by all four. */
  async sit() {
    const players = [...this.sockets.keys()].map(String);
    const create = { numPlayers: SEATS, unlisted: true };
    this.match = (await lobby('/games/pirates-dice/create', create)).matchID;
    this.keys = [];
    for (const playerID of players) {
      const body = { playerID, playerName: `seat ${playerID}` };
      const joined = await lobby(`/games/pirates-dice/${this.match}/join`, body);
      this.keys.push(joined.playerCredentials);
    }
    const synced = this.sockets.map((socket, seat) => {
      const answer = new Promise((done) => socket.once('sync', (_, { state }) => done(state)));
      socket.emit('sync', this.match, players[seat], this.keys[seat], SEATS);
      return answer;
    });
    [this.state] = await Promise.all(synced);
    this.sent.clear();
  }

  play() {
    this.act(this.state.G.turn, this.state);
  }

  async act(seat, { G, _stateID }) {
    if (mode === 'thinking') await sleep(THINKING);
    const [type, args] = choose(G);
    const playerID = String(seat);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: this.keys[seat] } };
    this.sent.set(_stateID + 1, { at: performance.now(), seats: 0 });
    this.sockets[seat].emit('update', action, _stateID, this.match, playerID);
  }

  received(seat, match, state) {
    const move = this.sent.get(state._stateID);
    if (match !== this.match || !move) fail(`unexpected state ${state._stateID}: a move was refused`);
    if (state.G.hands.some((hand, owner) => owner !== seat && hand.length)) fail('saw hidden dice');
    const over = state.ctx.gameover;
    if (!over && seat === state.G.turn) this.act(seat, state);
    if (++move.seats < SEATS) return;
    this.sent.delete(state._stateID);
    if (measuring) latencies.push(performance.now() - move.at);
    if (!over) return;
    matches += measuring;
    this.sit().then(() => this.play(), fail);
  }
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

const before = await lobby('/usage');
const room = Array.from({ length: tables }, () => new Table());
for (const table of room) await table.open();
const seated = await lobby('/usage');

const [began, mine] = [performance.now(), process.cpuUsage()];
for (const table of room) setTimeout(() => table.play(), mode === 'thinking' ? pick(THINKING) : 0);
await sleep(WARM_UP);
const from = performance.now();
const bytesBefore = bytes;
measuring = true;
await sleep(seconds * 1000);
measuring = false;
const received = bytes - bytesBefore;
const took = (performance.now() - from) / 1000;
const { user, system } = process.cpuUsage(mine);
const played = (performance.now() - began) / 1000;
const after = await lobby('/usage');

latencies.sort((a, b) => a - b);
const quantile = (q) => Number(latencies[Math.ceil(q * latencies.length) - 1].toFixed(1));
console.log(
  JSON.stringify({
    mode,
    tables,
    seconds,
    moves_per_s: Math.round(latencies.length / took),
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    bytes_per_move: Math.round(received / Math.max(latencies.length, 1)),
    matches_finished: matches,
    rss_before: before.rss,
    rss_seated: seated.rss,
    rss_after: after.rss,
    bytes_per_table: Math.round((seated.rss - before.rss) / tables),
    bytes_per_table_after: Math.round((after.rss - before.rss) / tables),
    server_cpu: Number(((after.cpu - seated.cpu) / played).toFixed(2)),
    driver_cpu: Number(((user + system) / 1e6 / played).toFixed(2)),
  }),
);
process.exit();
