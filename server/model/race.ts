import { expect } from 'vitest';
import { sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { Proposal } from '#contract/views.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';

const TIMES = 50;
/** So many races of a kind run beside each other: more of them wait for locks and for connections. */
const BESIDE = 10;

/** Two server processes' worth of the application on one database. */
export interface Arena {
  readonly one: TestApp;
  readonly two: TestApp;
  close(): Promise<void>;
}

export async function openArena(): Promise<Arena> {
  const one = await startTestApp();
  const two = await one.another();
  return {
    one,
    two,
    async close() {
      expect(await deadlocks(one)).toBe(0);
      await two.close();
      await one.close();
    },
  };
}

/** How often two transactions waited for each other; being run again they hide it. */
async function deadlocks({ services }: TestApp): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(services.db);
  return rows[0]?.deadlocks ?? -1;
}

type Runner = (app: TestApp, project: TestProject, index: number) => Promise<string>;

interface Race {
  /** Where the project stands before. */
  readonly from: string;
  readonly precio?: number;
  readonly prepare?: (arena: Arena, project: TestProject, index: number) => Promise<unknown>;
  readonly runners: readonly [Runner, Runner];
  /** What must hold of the end, given what the two were told. */
  readonly ends: (end: {
    readonly told: readonly [string, string];
    readonly view: Proposal;
    readonly project: TestProject;
    readonly index: number;
    readonly arena: Arena;
  }) => unknown;
}

/** `success` or the code of a refusal; what no person should be told fails the test. */
export async function outcome(
  app: TestApp,
  call: Call,
  input: object,
  as: Credentials,
): Promise<string> {
  const reply = await app.call.reply(call, input, { as });
  if (reply.status >= 500) throw new Error(`${call.path}: ${JSON.stringify(reply)}`);
  return 'code' in reply ? String(reply.code) : 'success';
}

/** A head start of so many turns of the event loop. */
async function after<T>(turns: number, run: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((go) => void setImmediate(go));
  return run();
}

/** Runs a race 50 times, each on a project of its own and each with another head start. */
export async function expectRaces(arena: Arena, race: Race): Promise<void> {
  for (let first = 0; first < TIMES; first += BESIDE) {
    const indexes = Array.from({ length: BESIDE }, (_, place) => first + place);
    const projects = await Promise.all(
      indexes.map(async (index) => {
        const { from, precio = 2000 } = race;
        const project = await projectIn(arena.one, from, { precio });
        await race.prepare?.(arena, project, index);
        return { project, index };
      }),
    );
    const told = await Promise.all(
      projects.map(({ project, index }) => runOne(arena, race, project, index)),
    );
    await arena.one.work();
    for (const [place, { project, index }] of projects.entries())
      await race.ends({ told: told[place]!, view: await project.view(), project, index, arena });
    expect((await proveBooks(arena.one.services.db)).faults).toEqual([]);
  }
}

async function runOne(
  { one, two }: Arena,
  { runners: [left, right] }: Race,
  project: TestProject,
  index: number,
): Promise<[string, string]> {
  const headStart = Math.floor(index / 2) % 12;
  const late = index % 2;
  return Promise.all([
    after(late ? headStart : 0, () => left(one, project, index)),
    after(late ? 0 : headStart, () => right(two, project, index)),
  ]);
}

export const times = (view: Proposal, ...names: string[]): number =>
  view.eventos.filter(({ evento }) => names.includes(evento)).length;

/** What the professional is owed, in MXN. */
export async function owedTo({ one }: Arena, { keylogin }: Credentials): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select l.balance from ledger_account l
    join account a on a.id = l.account_id where a.keylogin = ${keylogin}`.execute(one.services.db);
  return (rows[0]?.balance ?? 0) / 100;
}
