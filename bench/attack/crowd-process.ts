import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { addressOf, type Manner } from './crowd.ts';

const {
  port,
  count,
  addresses,
  apart,
  says,
  bytes = 0,
  later,
  everyMs,
} = (await once(process, 'message'))[0] as Manner;
const AGAIN_MS = 500;

const open = new Map<number, Socket>();
const statuses: Record<string, number> = {};
const inTurn = (words: readonly string[], n: number) => words[n % words.length] ?? '';

function come(n: number): void {
  const localAddress = addressOf(apart * (n % addresses));
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {});
  socket.once('connect', () => {
    open.set(n, socket);
    const said = Buffer.concat([Buffer.from(inTurn(says, n)), Buffer.alloc(bytes)]);
    if (said.length > 0) socket.write(said);
  });
  socket.on('data', (chunk: Buffer) => {
    for (const [, status = ''] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g))
      statuses[status] = (statuses[status] ?? 0) + 1;
  });
  socket.once('close', () => {
    open.delete(n);
    setTimeout(come, AGAIN_MS, n);
  });
}

for (let n = 0; n < count; n++) come(n);
/** So many at a time, so that they do not all speak at once. */
const TURNS = 10;
let turn = 0;
setInterval(() => {
  turn = (turn + 1) % TURNS;
  for (const [n, socket] of open)
    if (n % TURNS === turn && inTurn(later, n) !== '') socket.write(inTurn(later, n));
}, everyMs / TURNS);
process.on('message', () => process.send?.({ connected: open.size, statuses }));
// It ends with whoever sent it.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
