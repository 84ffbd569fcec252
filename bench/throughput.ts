// Ratios of answers per second of a call and its baseline, measured alternately so that both meet the same noise.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { CALLS, everybody, lists, pages, sends } from './calls.ts';
import { answersPerSecond, post } from './load.ts';
import { median } from './median.ts';
import type { Measure } from './report.ts';
import type { Ports } from './subject.ts';

const ROUNDS = 5;
const ROUND_MS = 600;
const WARM_UP_MS = 1500;

interface Comparison {
  readonly name: string;
  readonly call: string;
  readonly baseline: string;
  readonly bodies: readonly object[];
  readonly aim: number;
}

const COMPARISONS: readonly Comparison[] = [
  {
    name: 'signed-in read ÷ bare key select',
    call: CALLS.read,
    baseline: '/read',
    bodies: everybody,
    aim: 0.55,
  },
  {
    name: 'page of 50 messages ÷ plain rows',
    call: CALLS.page,
    baseline: '/page',
    bodies: pages,
    aim: 1.2,
  },
  {
    name: 'conversation list ÷ bare indexed query',
    call: CALLS.list,
    baseline: '/list',
    bodies: lists,
    aim: 0.7,
  },
  { name: 'sending ÷ one CTE', call: CALLS.send, baseline: '/send', bodies: sends, aim: 0.7 },
];

export async function measureThroughput(
  databaseUrl: string,
  stopping: AbortSignal,
): Promise<Measure[]> {
  const child = fork(new URL('subject.ts', import.meta.url), [databaseUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    // As `npm start` has it.
    execArgv: ['--max-semi-space-size=16'],
    signal: stopping,
    killSignal: 'SIGKILL',
  });
  // This only reports that the child was stopped; any other end is noticed by its exit.
  child.on('error', () => {});
  const exited = once(child, 'exit');
  try {
    const ports = await portsOf(child, exited);
    const measures: Measure[] = [];
    for (const comparison of COMPARISONS) measures.push(await compare(comparison, ports));
    return measures;
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}

async function portsOf(child: ChildProcess, exited: Promise<unknown>): Promise<Ports> {
  const ended = exited.then(() => {
    throw new Error('the measured process ended');
  });
  const [ports] = (await Promise.race([once(child, 'message'), ended])) as [Ports];
  return ports;
}

async function compare(comparison: Comparison, ports: Ports): Promise<Measure> {
  const { name, call, baseline, bodies, aim } = comparison;
  const ask = (port: number, path: string) => {
    const requests = bodies.map((body) => post(path, body));
    return (milliseconds = ROUND_MS) => answersPerSecond(port, requests, milliseconds);
  };
  const askCall = ask(ports.app, call);
  const askBaseline = ask(ports.baseline, baseline);
  // Warm-up, so that compiling, connecting and caching are not measured.
  await askBaseline(WARM_UP_MS);
  await askCall(WARM_UP_MS);
  const rounds: { call: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const baselineFirst = round % 2 === 0 ? await askBaseline() : null;
    const callRate = await askCall();
    rounds.push({ call: callRate, baseline: baselineFirst ?? (await askBaseline()) });
  }
  const perSecond = (rates: number[]) => Math.round(median(rates)).toLocaleString('en');
  return {
    name,
    value: median(rounds.map((round) => round.call / round.baseline)),
    unit: '×',
    aim: { atLeast: aim },
    note: `${perSecond(rounds.map(({ call }) => call))} ÷ ${perSecond(rounds.map(({ baseline }) => baseline))} per second`,
  };
}
