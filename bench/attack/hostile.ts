import { readFileSync } from 'node:fs';
import { type Call, ROL, type RolName } from '#contract/call.ts';
import { stream } from '#contract/chat.ts';
import { calls } from '#contract/index.ts';
import { withClient } from '../client.ts';
import type { Measure } from '../report.ts';
import { BEFORE_PROFESSIONALS, keyOf, tokenOf } from '../scale.ts';
import { addressOf } from './crowd.ts';
import { type Answer, type RawRequest, sendFrom, type Target } from './target.ts';

/** The calls that answer and end. */
export const answering: readonly Call[] = calls.filter(({ path }) => path !== stream.path);

/** A body of each call that once succeeded. */
const EXAMPLES = Object.assign(
  {},
  ...['examples', 'other-examples'].map(
    (name) =>
      JSON.parse(
        readFileSync(new URL(`../../server/openapi/${name}.json`, import.meta.url), 'utf8'),
      ) as object,
  ),
) as Readonly<Record<string, object>>;

export const exampleOf = ({ path }: Call): object => EXAMPLES[path] ?? {};

/** Administrators who own the platform, one for each turn: the numbers of their accounts. */
const ADMINS = { from: 900_000, count: 400 };
const FIRST: Readonly<Record<RolName, number>> = {
  client: 10,
  professional: BEFORE_PROFESSIONALS + 1,
  admin: ADMINS.from,
};

export const accountOf = (rol: RolName, n: number): number => FIRST[rol] + (n % ADMINS.count);

/** Somebody's session; the next number is somebody else's, so that nobody reaches a limit. */
export function sessionOf(rol: RolName, n: number) {
  const account = accountOf(rol, n);
  return { session_id: tokenOf(account), keylogin: keyOf(account) };
}

export const whoMay = ({ access }: Call): RolName | null =>
  (Object.keys(ROL) as RolName[]).find((rol) => access !== 'public' && access.includes(rol)) ??
  null;

/** Administrators for all, and everybody proved who they are. */
export const prepareCallers = ({ databaseUrl }: Target): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query(`
      insert into account (id, keylogin, rol, nombre, apellidos, email, created_at, permisos)
        overriding system value
        select n, 'bench-key-' || n, 4, 'Ada', 'Solís', 'equipo' || n || '@prueba.mx', now(), array['dueño']
        from generate_series(${ADMINS.from}, ${ADMINS.from + ADMINS.count - 1}) n on conflict do nothing;
      insert into session (token_hash, account_id, created_at, last_seen_at, expires_at)
        select sha256(convert_to('bench-token-' || id, 'UTF8')), id, now(), now() + interval '1 hour',
          now() + interval '1 day' from account where id >= ${ADMINS.from} on conflict do nothing;
      update session set proved_at = now()`);
  });

/** One request of an attack. */
export interface Hostile extends RawRequest {
  /** What is said of it where its reply is a fault. */
  readonly what: string;
}

export const json = (call: Call, body: object, what: string): Hostile => ({
  path: `/api${call.path}`,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
  what: `${call.path} ${what}`,
});

export interface Tally {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowest: { readonly ms: number; readonly what: string };
  readonly faults: readonly string[];
}

const BESIDE = 12;
/** So often what the database counts of limits is forgotten, which else would refuse the rest unread. */
const FORGET_EVERY = 200;

/** Sends all, a few at a time from many networks; a fault is what `isFault` says, and every reply from 500 on or none. */
export async function sendAll(
  target: Target,
  requests: Iterable<Hostile>,
  isFault: (answer: Answer, request: Hostile) => boolean = () => false,
): Promise<Tally> {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let slowest = { ms: 0, what: '' };
  let sent = 0;
  const all = requests[Symbol.iterator]();
  await withClient(target.databaseUrl, async (client) => {
    const one = async () => {
      for (let next = all.next(); !next.done; next = all.next()) {
        const request = next.value;
        const n = sent++;
        if (n % FORGET_EVERY === 0) await client.query('delete from rate_limit');
        const answer = await sendFrom(addressOf((n * 97) % 24_000), target, request);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.ms > slowest.ms && isOwn(answer, request))
          slowest = { ms: answer.ms, what: request.what };
        if (isBroken(answer) || isFault(answer, request))
          faults.push(`${request.what}: ${answer.status} ${answer.body.slice(0, 120)}`);
      }
    };
    await Promise.all(Array.from({ length: BESIDE }, one));
  });
  for (const fault of faults) console.log(`  ${fault}`);
  return { sent, statuses, slowest, faults };
}

const UNREACHABLE = '"payment_provider_unreachable"';

/** Whether the time of a reply is ours: a download takes as long as what it downloads, and others are asked again. */
const isOwn = ({ body }: Answer, { path }: Hostile): boolean =>
  !path.includes('/export_') && !body.includes(UNREACHABLE);

/** No reply, or one of an error of ours; outside services are nowhere while this is attacked. */
const isBroken = ({ status, body }: Answer): boolean =>
  (status === 0 || status >= 500) && !body.includes(UNREACHABLE);

const SAID = 90;
const MS = 2000;

/** What came of an attack that should have changed nothing. */
export function measuresOf(name: string, { sent, statuses, slowest, faults }: Tally): Measure[] {
  const said = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    {
      name: `${name}: unexpected replies`,
      value: faults.length,
      unit: 'replies',
      aim: { atMost: 0 },
      note: `${sent} sent: ${said.join(', ')}`,
    },
    {
      name: `${name}: slowest reply`,
      value: slowest.ms,
      unit: 'ms',
      aim: { atMost: MS },
      note: slowest.what.slice(0, SAID),
    },
  ];
}
