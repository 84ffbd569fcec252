import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../report.ts';
import { median } from '../median.ts';
import { post } from '../load.ts';
import { STALLED, stall } from './connections.ts';
import { crowd } from './crowd.ts';
import { emailOf, PASSWORD } from './people.ts';
import { type Answer, askFrom, signedInRate, steadyRate, type Target } from './target.ts';

const LOGIN = '/api/verify-account/validate_login.php';
const A_SECOND = 300;
/** Each of their networks is new at first, and one wrong password puts it in doubt. */
const SETTLING_MS = 25_000;

/** Twenty people, each at home; every other one has the account that the attackers are after. */
const OWNERS = Array.from({ length: 20 }, (_, n) => n);
const logIn = (target: Target, n: number, cookie: string) =>
  askFrom(
    `127.200.${n}.1`,
    target,
    LOGIN,
    { rute: '', email: emailOf(n % 2 === 0 ? 11 + n : 7), pass: PASSWORD },
    cookie === '' ? {} : { cookie },
  );

/** Wrong passwords, three hundred a second, while people read and log in. */
export async function logins(target: Target): Promise<Measure[]> {
  // Half of those who will log in did so before.
  const devices = new Map<number, string>();
  for (const n of OWNERS.slice(10)) {
    const reply = await logIn(target, n, '');
    devices.set(n, /dispositivo=[\w-]+/.exec(reply.headers)?.[0] ?? '');
  }
  const before = await steadyRate(target);
  const guessers = await crowd({
    port: target.port,
    count: A_SECOND,
    // Each in a network of its own.
    addresses: A_SECOND,
    apart: 100,
    says: [],
    // Half of them at one account, half at any.
    later: Array.from({ length: A_SECOND }, (_, n) =>
      post(LOGIN, {
        rute: '',
        email: emailOf(n % 2 === 0 ? 7 : 100 + n),
        pass: `no-es-${n}`,
      }).toString(),
    ),
    everyMs: 1000,
  });
  await wait(2000);
  const during = await signedInRate(target);
  const logInAll = async (people: readonly number[]) => {
    const answers = [];
    for (const n of people) {
      answers.push(await logIn(target, n, devices.get(n) ?? ''));
      await wait(100);
    }
    return answers;
  };
  const known = await logInAll(OWNERS.slice(10));
  await wait(SETTLING_MS);
  const unknown = await logInAll(OWNERS.slice(0, 10));
  const later = await signedInRate(target);
  const { statuses } = await guessers.told();
  const stalled = await stall(target);
  await wait(3000);
  const both = await signedInRate(target);
  const beside = await logInAll(OWNERS);
  await stalled.leave();
  await guessers.leave();
  const said = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  return [
    signedIn('in the first seconds', during, before, `attackers got ${said} in all`),
    signedIn('half a minute later', later, before, 'their networks are in doubt by then'),
    ...rightLogins('meanwhile of devices that were let in before', known),
    ...rightLogins('meanwhile of new devices, half a minute later', unknown),
    signedIn(`beside ${STALLED} stalled connections`, both, before, 'both at once'),
    ...rightLogins(`beside ${STALLED} stalled connections too`, beside),
  ];
}

const signedIn = (when: string, rate: number, before: number, note: string): Measure => ({
  name: `signed-in calls under ${A_SECOND} wrong logins a second, ${when} ÷ before`,
  value: rate / before,
  unit: '×',
  aim: { atLeast: 0.7 },
  note: `${Math.round(rate)} ÷ ${Math.round(before)} per second; ${note}`,
});

function rightLogins(whose: string, answers: readonly Answer[]): Measure[] {
  const times = answers.map(({ ms }) => ms);
  return [
    {
      name: `right logins ${whose}, of all`,
      value: answers.filter(({ status }) => status === 200).length / answers.length,
      unit: '×',
      aim: { atLeast: 1 },
      note: answers.map(({ status }) => status).join(' '),
    },
    {
      name: `slowest right login ${whose}`,
      value: Math.max(...times),
      unit: 'ms',
      aim: { atMost: 2000 },
      note: `median ${Math.round(median(times))} ms`,
    },
  ];
}
