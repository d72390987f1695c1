// Pirates Dice on boardgame.io's own server, matches in memory, on loopback only.
//
//     node --expose-gc server.mjs PORT
//
// Prints "ready" when it listens. Pins itself to core 0 where `taskset` exists. Beside boardgame.io's
// lobby and sockets it answers GET /usage: its resident memory (after a collection) and CPU time.

import { spawnSync } from 'node:child_process';

spawnSync('taskset', ['-acp', '0', process.pid]);
process.env.NODE_ENV = 'production'; // before boardgame.io and what it builds on are loaded
const { Server, Origins } = await import('boardgame.io/dist/cjs/server.js');
const { PiratesDice } = await import('./pirates-dice.mjs');

const server = Server({ games: [PiratesDice], origins: [Origins.LOCALHOST] });

server.router.get('/usage', (ctx) => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  ctx.body = { rss: process.memoryUsage.rss(), cpu: (user + system) / 1e6 };
});

// boardgame.io hands `port` on to net.Server.listen, which takes a host beside it.
await server.run({ port: { port: Number(process.argv[2]), host: '127.0.0.1' } });
console.log('ready');
