import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../report.ts';
import { median } from '../median.ts';
import { addressOf } from './crowd.ts';
import { emailOf, PASSWORD } from './people.ts';
import { askFrom, signedInRate, type Target } from './target.ts';

const LOGIN = '/api/verify-account/validate_login.php';
const A_SECOND = 300;
/** Addresses of the attackers, spread over networks. */
const ATTACKERS = 300;

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
  await signedInRate(target);
  const before = await signedInRate(target);
  const stopping = new AbortController();
  const statuses = new Map<number, number>();
  const guess = async (n: number) => {
    // Half of them at one account, half at any.
    const email = n % 2 === 0 ? emailOf(7) : emailOf(100 + (n % 800));
    const { status } = await askFrom(addressOf(100 * (n % ATTACKERS)), target, LOGIN, {
      rute: '',
      email,
      pass: `no-es-${n}`,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const guessing = (async () => {
    const running = new Set<Promise<void>>();
    const startedAt = performance.now();
    for (let n = 0; !stopping.signal.aborted; n++) {
      const guessed: Promise<void> = guess(n).finally(() => running.delete(guessed));
      running.add(guessed);
      await wait(Math.max(0, startedAt + (n * 1000) / A_SECOND - performance.now()));
    }
    await Promise.all(running);
  })();
  await wait(2000);
  const during = await signedInRate(target);
  const right: { status: number; ms: number }[] = [];
  for (let n = 0; n < 20; n++) {
    // Everybody logs in from home; the last ones are those whom the attackers are after.
    const account = n < 15 ? 11 + n : 7;
    right.push(
      await askFrom(`127.200.${n}.1`, target, LOGIN, {
        rute: '',
        email: emailOf(account),
        pass: PASSWORD,
      }),
    );
    await wait(100);
  }
  stopping.abort();
  await guessing;
  const slowest = Math.max(...right.map(({ ms }) => ms));
  const answered = right.filter(({ status }) => status === 200).length;
  const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    {
      name: `signed-in calls under ${A_SECOND} wrong logins a second ÷ before`,
      value: during / before,
      unit: '×',
      aim: { atLeast: 0.7 },
      note: `${Math.round(during)} ÷ ${Math.round(before)} per second; attackers got ${said}`,
    },
    {
      name: 'right logins meanwhile, of all',
      value: answered / right.length,
      unit: '×',
      aim: { atLeast: 1 },
      note: right.map(({ status }) => status).join(' '),
    },
    {
      name: 'slowest right login meanwhile',
      value: slowest,
      unit: 'ms',
      aim: { atMost: 2000 },
      note: `median ${Math.round(median(right.map(({ ms }) => ms)))} ms`,
    },
  ];
}
