import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { type Call, type Rol, ROL, type RolName } from '#contract/call.ts';
import type { Campos } from '#contract/errors.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { FairQueue, Turns, widerNetworks } from '#server/connections/index.ts';
import { deviceHashOf, isKnownDevice } from './device.ts';
import { fail, Failure, TooOften } from './failure.ts';
import type { Caller, Handler, RequestFacts } from './handler.ts';
import { requireFactor } from './factor.ts';
import { requirePermission } from './permission.ts';
import { requireProof } from './proof.ts';
import { limitKey, overrun, secondsLeft, takeShared } from './rate-limit.ts';
import { requireCaller } from './session.ts';

/** The text of a field that declares none, until the reply names the field. */
const UNNAMED = 'Revisa este dato.';
z.config({ customError: () => UNNAMED });

/** From where pages ask that are rendered on the server. */
export const RENDERING = 'rendering';

export interface Incoming {
  /** The body as parsed from JSON or multipart, untrusted. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly facts: RequestFacts;
  readonly log: FastifyBaseLogger;
  /** Whoever was admitted before the body was wholly read; undefined where nobody asked yet. */
  readonly admitted?: Caller | null | undefined;
  /** Whether nobody waits for the reply any more. */
  readonly gone?: () => boolean;
}

/**
 * Counts a call of an address, which is known before its body; pages rendered on the server use up nobody's limit. What is
 * counted by all processes together is, for a device that was let in before, counted by itself: nobody who shares its
 * network keeps it out. For others the networks around theirs have a limit too.
 */
export async function takeOfAddress(
  call: Call,
  services: Services,
  { address, cookies }: Pick<RequestFacts, 'address' | 'cookies'>,
) {
  if (call.limit.by !== 'address') return;
  const now = services.clock();
  if (call.limit.counted !== 'together') return take(call, services, address, now);
  const device = deviceHashOf({ cookies });
  if (device && (await isKnownDevice(services.db, device)))
    return take(call, services, `device ${device.toString('base64url')}`, now);
  const networks = [{ network: address, times: 1 }, ...widerNetworks(address)];
  const { max, seconds } = call.limit;
  const counts = networks.map(({ network, times }) => ({
    key: limitKey(call.path, call.limit, network),
    max: times * max,
  }));
  const over = await overrun(services.db, counts, seconds, now);
  if (over !== null) throw new TooOften(await secondsLeft(services.db, over, now));
}

/** Who asks, and that they may: session → access → permission → second factor → proof → limit. Null for a visitor. */
export async function admit(
  call: Call,
  services: Services,
  { body, address }: { body: Incoming['body']; address: string },
): Promise<Caller | null> {
  const now = services.clock();
  const caller = await callerOf(call, services, body, { now, address });
  const who = { account: caller?.id, session: caller?.sessionHash.toString('base64url') };
  const { by } = call.limit;
  if (by !== 'address') await take(call, services, who[by] ?? address, now);
  return caller;
}

/**
 * What one account, or one network of visitors, has under way at once in this process: less than the transactions below, so that
 * nobody whose calls wait for each other holds them all.
 */
const turns = new Turns({ atOnce: 8, maxQueue: 500 }, () => new Failure('unavailable'));

/** Files of thousands of rows: some at once would hold up what everybody else reads. Who waits holds no connection. */
const files = new FairQueue(
  { account: {} },
  { concurrency: 1, maxQueue: 100 },
  () => new Failure('unavailable'),
);

/**
 * Transactions in turn, by network and those around it, and by account: the pool gives its connections to whoever came first, so
 * that a crowd of visitors would be before everybody else. Some are left for what is asked outside of them.
 */
const transactions = new FairQueue(
  { people: {}, visitors: { atOnce: 4 }, pages: { atOnce: 4 } },
  { concurrency: 12, maxQueue: 1000 },
  () => new Failure('unavailable'),
);

/**
 * The life of a call: admission → strict input → transaction → handler → output. HTTP and the pages rendered on the server
 * both come through here.
 */
export async function dispatch(
  handler: Handler,
  services: Services,
  { body, facts, log, admitted, gone = () => false }: Incoming,
): Promise<unknown> {
  const { call } = handler;
  const now = services.clock();
  const caller =
    admitted === undefined
      ? await admit(call, services, { body, address: facts.address })
      : admitted;
  const input = parseInput(call, body);
  const run = handler.run as (input: unknown, context: unknown) => Promise<unknown>;
  const context = { caller, now, services, request: facts, log };
  const from = caller ? `account ${caller.id}` : facts.address;
  const lane = caller ? 'people' : facts.address === RENDERING ? 'pages' : 'visitors';
  const work = () =>
    handler.transactional
      ? transactions.run(lane, from, () =>
          // Whoever left while waiting gets nothing done.
          gone()
            ? fail('unavailable')
            : inTransaction(services.db, (db) => run(input, { ...context, db })),
        )
      : run(input, { ...context, db: services.db });
  const output = await (call.limit.inTurn
    ? files.run('account', from, work)
    : turns.run(from, work));
  if (services.config.environment === 'test') assertOutput(call, output);
  return output;
}

async function take(call: Call, services: Services, who: string | number, now: Date) {
  const key = limitKey(call.path, call.limit, who);
  const { db, localLimits } = services;
  if (call.limit.counted === 'together') {
    if (!(await takeShared(db, key, call.limit, now)))
      throw new TooOften(await secondsLeft(db, key, now));
  } else if (!localLimits.take(key, call.limit, now))
    throw new TooOften(localLimits.secondsLeft(key, now));
}

async function callerOf(
  call: Call,
  services: Services,
  body: Incoming['body'],
  { now, address }: { now: Date; address: string },
): Promise<Caller | null> {
  if (call.access === 'public' && !(call.alsoAs && carriesSession(body))) return null;
  const { aboutKeylogin } = call;
  const caller = await requireCaller(services.db, body, now, { aboutKeylogin, address });
  if (call.access === 'public' && !allows(call.alsoAs ?? [], caller.rol)) return null;
  if (call.access !== 'public' && !allows(call.access, caller.rol)) return fail('forbidden');
  // Without a declared one nobody else may; the start has refused such a call.
  if (caller.rol === ROL.admin) requirePermission(caller, call.permission ?? ['dueño']);
  if (caller.rol === ROL.admin) requireFactor(caller, call, services.config);
  if (call.fresh === true) requireProof({ caller, now });
  return caller;
}

/** Half a session counts as one, so that it is refused like any other invalid session. */
export const carriesSession = ({ session_id, keylogin }: Incoming['body']): boolean =>
  Boolean(session_id || keylogin);

const allows = (access: readonly RolName[], rol: Rol): boolean =>
  access.some((name) => ROL[name] === rol);

function parseInput(call: Call, body: Incoming['body']): unknown {
  const parsed = call.input.safeParse(body);
  if (parsed.success) return parsed.data;
  const campos = camposOf(parsed.error.issues, call.campos);
  // Something else than an object where the body is one: there is no field to point at.
  return Object.keys(campos).length > 0 ? fail('invalid_input', campos) : fail('malformed_body');
}

/**
 * The first error text of each field. `account.email` and `email` both become `email`, unless `names` has another name
 * for the path. What is in a list also gets its place: `profesiones` and `profesiones.1`.
 */
export function camposOf(
  issues: readonly z.core.$ZodIssue[],
  names: Readonly<Record<string, string>> = {},
): Campos {
  const campos: Campos = {};
  for (const { path, message } of issues) {
    const own = path.findLast((segment) => typeof segment === 'string');
    // Errors of the whole body belong to no field.
    if (own === undefined) continue;
    const campo = names[path.join('.')] ?? own;
    const text = message === UNNAMED ? `Revisa «${campo}».` : message;
    campos[campo] ??= text;
    const index = path.findIndex((segment) => typeof segment === 'number');
    if (index > 0) campos[path.slice(index - 1).join('.')] ??= text;
  }
  return campos;
}

function assertOutput(call: Call, output: unknown): void {
  const checked = call.output.safeParse(output);
  if (!checked.success)
    throw new Error(`${call.path} answered outside its contract: ${checked.error.message}`);
}
