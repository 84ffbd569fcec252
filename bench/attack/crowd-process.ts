import { connect, type Socket } from 'node:net';
import { addressOf, type Manner } from './crowd.ts';

const [, , told = ''] = process.argv;
const { port, count, addresses, apart, says, bytes = 0, then } = JSON.parse(told) as Manner;
const AGAIN_MS = 500;
const TICK_MS = 5000;

const open = new Map<number, Socket>();
const inTurn = (words: readonly string[], n: number) => words[n % words.length] ?? '';

function come(n: number): void {
  const localAddress = addressOf(apart * (n % addresses));
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {});
  socket.once('connect', () => {
    open.set(n, socket);
    socket.write(Buffer.concat([Buffer.from(inTurn(says, n)), Buffer.alloc(bytes)]));
    // Reads, so that it notices its end.
    socket.resume();
  });
  socket.once('close', () => {
    open.delete(n);
    setTimeout(come, AGAIN_MS, n);
  });
}

for (let n = 0; n < count; n++) come(n);
setInterval(() => {
  for (const [n, socket] of open) if (inTurn(then, n) !== '') socket.write(inTurn(then, n));
}, TICK_MS);
process.on('message', () => process.send?.(open.size));
// It ends with whoever sent it.
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
