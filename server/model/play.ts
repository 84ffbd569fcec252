import { expect } from 'vitest';
import type { Proposal } from '#contract/views.ts';
import { type Action, type Move, SKIP, type Turn } from './action.ts';
import { ACTIONS } from './actions/index.ts';
import { CLABE } from '#server/features/payouts/testing.ts';
import { DAY, HOUR, wednesdayOf } from './amounts.ts';
import {
  expectBooks,
  expectHistory,
  expectNoFailedJobs,
  expectPayouts,
  expectProof,
  expectProvider,
  replied,
  seen,
} from './compare.ts';
import { makeDue } from './payday.ts';
import { type Model, payees, PEOPLE, type Person, type Project } from './state.ts';
import type { Answer, World } from './world.ts';

/** Of a hundred moves so many are by anybody, whatever the project's state. */
const ODD_PERCENT = 15;

/** Plays moves in the product and in the model, and compares the two after each. */
export async function play(world: World, moves: readonly Move[], byTeam: boolean): Promise<void> {
  morning(world);
  // The people of the sequences before are paid what they are still owed.
  await makeDue(world);
  const m: Model = {
    now: world.test.services.clock().getTime(),
    byTeam,
    projects: [],
    owed: new Map(),
    earned: new Map(),
    payouts: [],
    batch: wednesdayOf(world.test.services.clock().getTime()),
    clabes: new Map(payees(byTeam).map((who) => [who, { numero: CLABE, since: -Infinity }])),
    rung: new Set(),
  };
  const trace: string[] = [];
  try {
    let before: Proposal | undefined;
    for (const move of moves) before = await step(world, m, move, { before, trace });
    await finish(world, m);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${trace.join('\n')}\n${message}`, { cause: error });
  }
}

/** Every sequence begins at ten in the morning in Mexico City, so that it can be played again. */
function morning({ test, turn }: World): void {
  const now = test.services.clock().getTime();
  turn(DAY - ((now - 16 * HOUR) % DAY));
}

interface Course {
  readonly before: Proposal | undefined;
  readonly trace: string[];
}

async function step(
  world: World,
  m: Model,
  move: Move,
  { before, trace }: Course,
): Promise<Proposal | undefined> {
  const chosen = choose(m, move);
  if (!chosen) return before;
  const { name, action, turn } = chosen;
  const p = m.projects.at(-1) as Project;
  const reasons = action.against(m, p, turn);
  if (reasons.includes(SKIP)) return before;

  trace.push(`${turn.by} ${name} ${JSON.stringify(turn)} of ${p?.estado}`);
  const payouts = JSON.stringify(m.payouts);
  const answer = await action.send(world, m, p, turn);
  trace.push(`  ${answer.code}${reasons.length > 0 ? `, one of ${reasons.join(', ')}` : ''}`);
  if (reasons.length > 0) expect(reasons).toContain(answer.code);
  else {
    if (!action.findsOut) expect(answer.code).toBe('success');
    const refused = action.apply(m, p, turn, answer);
    if (refused) expect(refused).toContain(answer.code);
    else expect(answer.code).toBe('success');
  }
  const paidOut = payouts !== JSON.stringify(m.payouts);
  return compared(world, m, { before, answer, refused: reasons.length > 0, paidOut, move });
}

interface Comparison {
  readonly before: Proposal | undefined;
  readonly answer: Answer;
  /** There were reasons against it: it must have changed nothing. */
  readonly refused: boolean;
  /** Something about payouts has changed. */
  readonly paidOut: boolean;
  readonly move: Move;
}

/**
 * After each step views and books are the model's, and what was refused has changed nothing. A reply's
 * project is the one that a look would show; looks of both sides are taken now and then.
 */
async function compared(
  world: World,
  m: Model,
  { before, answer, refused, paidOut, move }: Comparison,
): Promise<Proposal | undefined> {
  const p = m.projects.at(-1);
  if (!p) return undefined;
  const told = replied(world, p, answer.body);
  const looks = move.who % 4 === 0;
  const view = told && !looks ? told : await seen(world, p, 'professional');
  if (looks) await seen(world, p, 'client');
  if (before && before.id === p.id) {
    if (refused) expect(view).toEqual(before);
    expectVersion(before, view);
    // Each change of state is told in the chat.
    if (before.estado !== view.estado)
      expect(view.eventos.length).toBeGreaterThan(before.eventos.length);
  }
  p.version = view.version;
  await expectBooks(world, m);
  await expectPayouts(world, m);
  if (!refused && (paidOut || moneyOf(before) !== moneyOf(view))) await expectProof(world);
  return view;
}

const moneyOf = (view: Proposal | undefined): string =>
  JSON.stringify(view && [view.estado, view.precio, view.pagado, view.liberado, view.devuelto]);

/** What a decision can depend on; reviews stand beside it. */
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

/** The version grows whenever something changes that somebody could decide on, and never shrinks. */
function expectVersion(before: Proposal, view: Proposal): void {
  expect(view.version).toBeGreaterThanOrEqual(before.version);
  const changed =
    JSON.stringify([decidedOn(before), before.data_propuesta, before.disputa === null]) !==
    JSON.stringify([decidedOn(view), view.data_propuesta, view.disputa === null]);
  if (changed) expect(view.version).toBeGreaterThan(before.version);
}

/** In the end everything that waits is worked off, and the provider has what the model says. */
async function finish(world: World, m: Model): Promise<void> {
  if (m.projects.length === 0) return;
  const { work } = ACTIONS;
  const turn: Turn = { by: 'admin', version: 'unsaid', a: 0, b: 0 };
  const nothing = m.projects.at(-1) as Project;
  await work?.send(world, m, nothing, turn);
  work?.apply(m, nothing, turn, { code: 'success', body: {} });
  await seen(world, nothing, 'client');
  await expectBooks(world, m);
  await expectPayouts(world, m);
  await expectProof(world);
  await expectHistory(world, m);
  await expectProvider(world, m);
  await expectNoFailedJobs(world);
}

interface Chosen {
  readonly name: string;
  readonly action: Action;
  readonly turn: Turn;
}

const VERSIONS = ['unsaid', 'current', 'current', 'another'] as const;

/** What a move comes to: mostly something that is possible now, in its proper hands. */
function choose(m: Model, move: Move): Chosen | null {
  const { a, b } = move;
  const p = m.projects.at(-1);
  const within = Object.entries(ACTIONS).filter(([, { needs }]) => p || needs);
  if (move.odd < ODD_PERCENT) {
    const entry = within[move.pick % within.length]!;
    const by = PEOPLE[move.who % PEOPLE.length]!;
    const [name, action] = entry;
    return { name, action, turn: { by, version: VERSIONS[move.version % 4]!, a, b } };
  }
  const rightful = (by: readonly Person[]): Turn => ({
    by: by[move.who % by.length]!,
    version: move.version % 2 === 0 ? 'unsaid' : 'current',
    a,
    b,
  });
  const possible = within
    .map(([name, action]) => ({ name, action, turn: rightful(action.by) }))
    .filter(({ action, turn }) => action.against(m, p as Project, turn).length === 0);
  const total = possible.reduce((sum, { action }) => sum + action.weight, 0);
  let left = move.pick % total;
  return possible.find(({ action }) => (left -= action.weight) < 0) ?? null;
}
