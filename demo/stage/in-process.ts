import type { FastifyBaseLogger } from 'fastify';
import { type Call, type OutputOf, ROL } from '#contract/call.ts';
import { dispatch } from '#server/calls/dispatch.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { handlers } from '#server/features/index.ts';
import type { Image, Send } from '../actors.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Shorter than the lives of a session, unused and at all (decisions §2). */
const livesOf = (rol: number) =>
  rol === ROL.admin
    ? { unused: HOUR / 4, atAll: 10 * HOUR }
    : { unused: 10 * DAY, atAll: 25 * DAY };

/** Calls through the whole life of a call, without HTTP. */
export function sendInProcess(services: Services): Send {
  const byPath = new Map(handlers.map((handler) => [handler.call.path, handler]));
  const sessionOf = freshSessions(services);
  return async <C extends Call>(call: C, input: unknown, options: Parameters<Send>[2] = {}) => {
    const handler = byPath.get(call.path);
    if (!handler) throw new Error(`no handler for ${call.path}`);
    const { as, images = {} } = options;
    const session = as && { keylogin: as.keylogin, session_id: await sessionOf(as.keylogin) };
    const body = { ...session, ...(input as object) };
    const output = await dispatch(handler, services, { body, facts: factsOf(images), log });
    return output as OutputOf<C>;
  };
}

/** Stories last for months and sessions for weeks: whoever comes back later signs in again. */
function freshSessions(services: Services) {
  const open = new Map<string, Opened & { openedAt: number; usedAt: number }>();
  return async (keylogin: string): Promise<string> => {
    const at = services.clock().getTime();
    const last = open.get(keylogin);
    if (last && at - last.usedAt < last.unused && at - last.openedAt < last.atAll) {
      last.usedAt = at;
      return last.session_id;
    }
    const opened = await signIn(services, keylogin, new Date(at));
    open.set(keylogin, { ...opened, openedAt: at, usedAt: at });
    return opened.session_id;
  };
}

interface Opened {
  readonly session_id: string;
  readonly unused: number;
  readonly atAll: number;
}

const signIn = ({ db }: Services, keylogin: string, now: Date): Promise<Opened> =>
  inTransaction(db, async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'rol'])
      .where('keylogin', '=', keylogin)
      .executeTakeFirstOrThrow();
    const known = { id: account.id, rol: account.rol as 1 | 2 | 4 };
    const session_id = await openSession(trx, known, { now, userAgent: 'demo' });
    return { session_id, ...livesOf(account.rol) };
  });

const factsOf = (images: Record<string, Image>): RequestFacts => ({
  address: '127.0.0.1',
  userAgent: 'demo',
  cookies: {},
  images: Object.fromEntries(
    Object.entries(images).map(([field, { name, content }]) => [
      field,
      [{ filename: name, content }],
    ]),
  ),
  setCookie: () => {},
  openStream: () => {
    throw new Error('nobody listens to a stream here');
  },
});

/** Whatever a handler complains of here is a fault of the stories. */
const complain = (...facts: unknown[]): never => {
  throw new Error(`the server complained: ${JSON.stringify(facts)}`);
};
const ignore = () => {};

export const log: FastifyBaseLogger = {
  level: 'warn',
  fatal: complain,
  error: complain,
  warn: complain,
  info: ignore,
  debug: ignore,
  trace: ignore,
  silent: ignore,
  child: () => log,
};
