import { expect } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { isClientsOwn } from '#domain/projects/events.ts';
import { type Action, type Move, SKIP, type Attempt } from './action.ts';
import { ACTIONS, OUTSIDE, TOWARDS_PAYMENT } from './actions/index.ts';
import { sweepFacts, work } from './actions/notices.ts';
import { CLABE } from '#server/features/payouts/testing.ts';
import { DAY, HOUR, wednesdayOf } from './amounts.ts';
import {
  expectBooks,
  expectHistory,
  expectNoFailedJobs,
  expectProof,
  expectProvider,
  expectReply,
  expectSeen,
} from './compare.ts';
import { runPayouts } from './payday.ts';
import { type Model, payees, PEOPLE, type Person, type Project, settledPayments } from './state.ts';
import type { Answer, World } from './world.ts';

/** Percentage of moves that are any action by anybody, whatever the project's state. */
const ODD_PERCENT = 15;

/** Who writes the proposals, and how much more often than usual something happens outside the product, once it is paid. */
export interface Kind {
  readonly byTeam: boolean;
  readonly outside: number;
}

/** Plays moves in the product and in the model, and compares the two after each. */
export async function play(
  world: World,
  moves: readonly Move[],
  { byTeam, outside }: Kind,
): Promise<void> {
  startInTheMorning(world);
  // Pays out what people of earlier sequences are still owed.
  await runPayouts(world);
  const m: Model = {
    now: world.test.services.clock().getTime(),
    byTeam,
    projects: [],
    owed: new Map(),
    earned: new Map(),
    payouts: [],
    batch: wednesdayOf(world.test.services.clock().getTime()),
    clabes: new Map(
      payees(byTeam).map((who) => [who, { numero: CLABE, since: -Infinity, asked: false }]),
    ),
    jobs: [],
    chargebacks: [],
    losses: [],
    debts: [],
    charged: new Map(),
    places: 0,
  };
  const trace: string[] = [];
  try {
    let before: Proposal | undefined;
    for (const move of moves) before = await playMove(world, m, move, { before, trace, outside });
    await finish(world, m);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${trace.join('\n')}\n${message}`, { cause: error });
  }
}

/** Every sequence begins at 10:00 in Mexico City, so that it can be replayed. */
function startInTheMorning({ test, advanceTime }: World): void {
  const now = test.services.clock().getTime();
  advanceTime(DAY - ((now - 16 * HOUR) % DAY));
}

interface Progress {
  readonly before: Proposal | undefined;
  readonly trace: string[];
  readonly outside: number;
}

async function playMove(
  world: World,
  m: Model,
  move: Move,
  { before, trace, outside }: Progress,
): Promise<Proposal | undefined> {
  const chosen = choose(m, move, outside);
  if (!chosen) return before;
  const { name, action, attempt } = chosen;
  const p = m.projects.at(-1) as Project;
  const reasons = action.against(m, p, attempt);
  if (reasons.includes(SKIP)) return before;

  trace.push(`${attempt.by} ${name} ${JSON.stringify(attempt)} of ${p?.estado}`);
  const payouts = JSON.stringify(m.payouts);
  const answer = await action.send(world, m, p, attempt);
  trace.push(`  ${answer.code}${reasons.length > 0 ? `, one of ${reasons.join(', ')}` : ''}`);
  if (reasons.length > 0) expect(reasons).toContain(answer.code);
  else {
    if (!action.findsOut) expect(answer.code).toBe('success');
    const refused = action.apply(m, p, attempt, answer);
    if (refused) expect(refused).toContain(answer.code);
    else expect(answer.code).toBe('success');
  }
  const paidOut = payouts !== JSON.stringify(m.payouts);
  return compare(world, m, {
    before,
    by: attempt.by,
    answer,
    refused: reasons.length > 0,
    paidOut,
    move,
  });
}

interface Comparison {
  readonly before: Proposal | undefined;
  readonly by: Person;
  readonly answer: Answer;
  /** There were reasons against it, so it must have changed nothing. */
  readonly refused: boolean;
  /** Something about payouts has changed. */
  readonly paidOut: boolean;
  readonly move: Move;
}

/**
 * After each move, views and books are as in the model, and a refused action has changed nothing. Usually the
 * project in the reply is compared; now and then both sides read it anew.
 */
async function compare(
  world: World,
  m: Model,
  { before, by, answer, refused, paidOut, move }: Comparison,
): Promise<Proposal | undefined> {
  const p = m.projects.at(-1);
  if (!p) return undefined;
  const replied = expectReply(world, p, answer, by);
  const looks = move.who % 4 === 0;
  const view = replied && !looks ? replied : await expectSeen(world, p, 'professional');
  if (looks) await expectSeen(world, p, 'client');
  if (before && before.id === p.id) {
    if (refused) expect(view).toEqual(before);
    expectVersion(before, view);
    // Each change of state is an event in the timeline.
    if (before.estado !== view.estado)
      expect(view.eventos.length).toBeGreaterThan(before.eventos.length);
  }
  p.version = view.version;
  p.lastDeed = lastDeedOf(world, view);
  await expectBooks(world, m);
  if (!refused && (paidOut || moneyOf(before) !== moneyOf(view))) await expectProof(world);
  return view;
}

function lastDeedOf({ people }: World, { eventos }: Proposal): Project['lastDeed'] {
  const last = eventos.findLast(({ evento }) => !isClientsOwn(evento));
  return last
    ? { evento: last.evento, by: PEOPLE.find((who) => people[who].keylogin === last.actor) ?? null }
    : null;
}

const moneyOf = (view: Proposal | undefined): string =>
  JSON.stringify(view && [view.estado, view.precio, view.pagado, view.liberado, view.devuelto]);

/** What a transition can depend on, except reviews. */
const decidedOn = ({
  estado,
  titulo,
  precio,
  start,
  pagado,
  liberado,
  devuelto,
  entregado_at,
}: Proposal) => ({ estado, titulo, precio, start, pagado, liberado, devuelto, entregado_at });

/** The version grows whenever something changes that a transition depends on, and never shrinks. */
function expectVersion(before: Proposal, view: Proposal): void {
  expect(view.version).toBeGreaterThanOrEqual(before.version);
  const changed =
    JSON.stringify([decidedOn(before), before.data_propuesta, before.disputa === null]) !==
    JSON.stringify([decidedOn(view), view.data_propuesta, view.disputa === null]);
  if (changed) expect(view.version).toBeGreaterThan(before.version);
}

/** At the end the product hears of everything, and the provider's payments are as in the model. */
async function finish(world: World, m: Model): Promise<void> {
  if (m.projects.length === 0) return;
  const attempt: Attempt = { by: 'admin', version: 'unsaid', a: 0, b: 0 };
  const nothing = m.projects.at(-1) as Project;
  for (const last of [sweepFacts, work])
    last.apply(m, nothing, attempt, await last.send(world, m, nothing, attempt));
  await expectSeen(world, nothing, 'client');
  await expectBooks(world, m);
  await expectProof(world);
  await expectHistory(world, m);
  await expectProvider(world, m);
  await expectNoFailedJobs(world);
}

interface Chosen {
  readonly name: string;
  readonly action: Action;
  readonly attempt: Attempt;
}

const VERSIONS = ['unsaid', 'current', 'current', 'another'] as const;

/** What a move comes to: mostly something that is possible now, in its proper hands. */
function choose(m: Model, move: Move, outside: number): Chosen | null {
  const { a, b } = move;
  const p = m.projects.at(-1);
  const within = Object.entries(ACTIONS).filter(([, { needs }]) => p || needs);
  if (move.odd < ODD_PERCENT) {
    const entry = within[move.pick % within.length]!;
    const by = PEOPLE[move.who % PEOPLE.length]!;
    const [name, action] = entry;
    return { name, action, attempt: { by, version: VERSIONS[move.version % 4]!, a, b } };
  }
  const rightful = (by: readonly Person[]): Attempt => ({
    by: by[move.who % by.length]!,
    version: move.version % 2 === 0 ? 'unsaid' : 'current',
    a,
    b,
  });
  const possible = within
    .map(([name, action]) => ({ name, action, attempt: rightful(action.by) }))
    .filter(({ action, attempt }) => action.against(m, p as Project, attempt).length === 0);
  const favoured = m.projects.some((one) => settledPayments(one).length > 0)
    ? OUTSIDE
    : TOWARDS_PAYMENT;
  const weightOf = ({ name, action }: (typeof possible)[number]) =>
    favoured.has(name) ? action.weight * outside : action.weight;
  const total = possible.reduce((sum, one) => sum + weightOf(one), 0);
  let left = move.pick % total;
  return possible.find((one) => (left -= weightOf(one)) < 0) ?? null;
}
