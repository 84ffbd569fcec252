import { setTimeout as wait } from 'node:timers/promises';
import { CALLS, sends } from '../calls.ts';
import { answersPerSecond, post } from '../load.ts';
import type { Measure } from '../report.ts';
import { keyOf, tokenOf } from '../scale.ts';
import { crowd } from './crowd.ts';
import { memoryOf, signedInRate, type Target } from './target.ts';

const STREAMS = 2000;
/** The issue of chats that stay open is memory: ten minutes with ATTACK_MINUTES=10. */
const MINUTES = Number(process.env['ATTACK_MINUTES'] ?? 0.5);
const STREAM = '/api/chat/stream.php';

/** People with their chats open, who write and poll as fast as the machine goes. */
export async function chats(target: Target): Promise<Measure[]> {
  const open = await crowd({
    port: target.port,
    count: STREAMS,
    addresses: 50,
    apart: 100,
    says: Array.from({ length: STREAMS }, (_, n) =>
      post(STREAM, {
        rute: '',
        session_id: tokenOf(2 + (n % 1000)),
        keylogin: keyOf(2 + (n % 1000)),
      }).toString(),
    ),
    later: [],
    everyMs: 1000,
  });
  await wait(5000);
  const requests = sends.map((body) => post(CALLS.send, body));
  const rates: number[] = [];
  const memory: number[] = [];
  // What caches and buffers take once is not what grows.
  await signedInRate(target, 3000);
  await answersPerSecond(target.port, requests, 2000);
  const until = performance.now() + MINUTES * 60_000;
  // A failed answer ends the run.
  while (performance.now() < until) {
    rates.push(await signedInRate(target, 3000));
    rates.push(await answersPerSecond(target.port, requests, 2000));
    memory.push(memoryOf(target));
  }
  const { connected, statuses } = await open.told();
  await open.leave();
  const half = Math.floor(memory.length / 2);
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    {
      name: `chats open at once, of ${STREAMS}`,
      value: connected / STREAMS,
      unit: '×',
      aim: { atLeast: 1 },
      note: `${said.join(', ')}; polls and sends ${rates.map((rate) => Math.round(rate)).join(' ')} per second, none failed`,
    },
    {
      name: `memory in the second half of ${MINUTES} min ÷ in the first`,
      value: mean(memory.slice(half)) / mean(memory.slice(0, half)),
      unit: '×',
      aim: { atMost: 1.1 },
      note: `${memory.map((mb) => Math.round(mb)).join(' ')} MB`,
    },
  ];
}
