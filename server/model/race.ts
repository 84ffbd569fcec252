import { expect } from 'vitest';
import { sql } from 'kysely';
import type { Call } from '#contract/call.ts';
import type { Proposal } from '#contract/views.ts';
import { makeAdmin } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

/** Of a race that says nothing else. */
const TIMES = 50;
/** How long all races of a kind may take, also on a busy machine; without an end where a command asks for many. */
export const PATIENCE = process.env['MODEL_RACES'] ? 86_400_000 : 600_000;
/** How many races of a kind run in parallel; with more of them, more wait for locks and connections. */
const BESIDE = 10;

/** Two instances of the application on one database. */
export interface TwoServers {
  readonly one: TestApp;
  readonly two: TestApp;
  close(): Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
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

/** How many deadlocks PostgreSQL counted; retried transactions hide them otherwise. */
async function deadlocks({ services }: TestApp): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(services.db);
  return rows[0]?.deadlocks ?? -1;
}

/** A project with two administrators of its own: nobody may move money as often as races do. */
export interface RacedProject extends TestProject {
  readonly admins: readonly [Credentials, Credentials];
}

type Contender = (app: TestApp, project: RacedProject, index: number) => Promise<string>;

interface Race {
  /** The project's state before the race. */
  readonly from: string;
  readonly precio?: number;
  readonly times?: number;
  readonly prepare?: (
    servers: TwoServers,
    project: RacedProject,
    index: number,
  ) => Promise<unknown>;
  readonly contenders: readonly [Contender, Contender];
  /** Checks the result, given the outcomes of the two contenders. */
  readonly expectEnd: (end: {
    readonly outcomes: readonly [string, string];
    readonly view: Proposal;
    readonly project: RacedProject;
    readonly index: number;
    readonly servers: TwoServers;
  }) => unknown;
}

/** `success` or the code of a refusal; a 5xx reply fails the test. */
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

/** Runs after this many ticks of the event loop. */
async function after<T>(ticks: number, run: () => Promise<T>): Promise<T> {
  for (let tick = 0; tick < ticks; tick++) await new Promise<void>((go) => void setImmediate(go));
  return run();
}

/** Runs a race many times, or as often as `MODEL_RACES` says, each on its own project and with another head start. */
export async function expectRaces(servers: TwoServers, race: Race): Promise<void> {
  const races = Number(process.env['MODEL_RACES'] ?? race.times ?? TIMES);
  for (let first = 0; first < races; first += BESIDE) {
    const indexes = Array.from({ length: BESIDE }, (_, place) => first + place);
    const projects = await Promise.all(
      indexes.map(async (index) => {
        const project = await racedProject(servers, race.from, race.precio);
        await race.prepare?.(servers, project, index);
        return { project, index };
      }),
    );
    const outcomes = await Promise.all(
      projects.map(({ project, index }) => runOne(servers, race, project, index)),
    );
    await servers.one.work();
    for (const [place, { project, index }] of projects.entries())
      await race.expectEnd({
        outcomes: outcomes[place]!,
        view: await project.view(),
        project,
        index,
        servers,
      });
  }
  // Once for all of them: nothing that was booked wrong is ever taken out of the books.
  expect((await proveBooks(servers.one.services.db)).faults).toEqual([]);
}

/** A project in this state that nobody else races for. */
export async function racedProject(
  servers: TwoServers,
  from: string,
  precio = 2000,
): Promise<RacedProject> {
  const project = await projectIn(servers.one, from, { precio });
  return { ...project, admins: [await adminOf(servers), await adminOf(servers)] };
}

const adminOf = async ({ one }: TwoServers) => sessionOf(await makeAdmin(one.services));

async function runOne(
  { one, two }: TwoServers,
  { contenders: [left, right] }: Race,
  project: RacedProject,
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
export async function owedTo({ one }: TwoServers, { keylogin }: Credentials): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select l.balance from ledger_account l
    join account a on a.id = l.account_id
    where l.kind = 'profesional' and a.keylogin = ${keylogin}`.execute(one.services.db);
  return (rows[0]?.balance ?? 0) / 100;
}
