import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../report.ts';
import { type Crowd, crowd } from './crowd.ts';
import { CALLS } from '../calls.ts';
import { askFrom, memoryOf, signedInRate, steadyRate, type Target } from './target.ts';

export const STALLED = 5000;
/** More than a process may have open files here, with those of its answers. */
const IDLE = 15_000;
const HEAD = 'POST /api/verify-account/validate_login.php HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"email":"`;

/** Opens connections that are held and not used, from a few places, by three manners: silence, half a head, half a body. */
export const stall = ({ port }: Target): Promise<Crowd> =>
  crowd({
    port,
    count: STALLED,
    addresses: 5,
    apart: 1,
    says: ['', HEAD, BODY],
    // A little more from time to time, so that no silence gives them away.
    later: ['', 'X', 'x'],
    everyMs: 5000,
  });

export async function connections(target: Target): Promise<Measure[]> {
  const before = await steadyRate(target);
  const many = await stall(target);
  await wait(3000);
  const first = await signedInRate(target);
  const { connected: held } = await many.told();
  await wait(15_000);
  const later = await signedInRate(target);
  const { connected: heldLater } = await many.told();
  const memory = memoryOf(target);
  await many.leave();
  const during = Math.min(first, later);
  const flood = await crowd({
    port: target.port,
    count: IDLE,
    addresses: 5,
    apart: 1,
    says: [],
    later: [],
    everyMs: 5000,
  });
  await wait(3000);
  const strangers = [];
  for (let n = 0; n < 20; n++)
    strangers.push(await askFrom(`127.200.${n}.1`, target, CALLS.search, { rute: '' }));
  const { connected } = await flood.told();
  await flood.leave();
  const slowest = Math.max(...strangers.map(({ ms }) => ms));
  await wait(5000);
  const after = await signedInRate(target);
  return [
    {
      name: `visitors answered beside ${IDLE} connections that say nothing, of all`,
      value: strangers.filter(({ status }) => status === 200).length / strangers.length,
      unit: '×',
      aim: { atLeast: 1 },
      note: `the slowest in ${Math.round(slowest)} ms; ${connected} of them were held`,
    },
    {
      name: 'signed-in calls 5 s after they are gone ÷ before',
      value: after / before,
      unit: '×',
      aim: { atLeast: 0.8 },
      note: `${Math.round(after)} ÷ ${Math.round(before)} per second`,
    },
    {
      name: `signed-in calls under ${STALLED} stalled connections ÷ before`,
      value: during / before,
      unit: '×',
      aim: { atLeast: 0.7 },
      note: `${Math.round(during)} ÷ ${Math.round(before)} per second; ${held}, then ${heldLater} were held; ${Math.round(memory)} MB`,
    },
  ];
}
