import type { FastifyBaseLogger } from 'fastify';
import { type Call, type OutputOf, ROL } from '#contract/call.ts';
import { isFresh } from '#domain/session/proof.ts';
import { dispatch } from '#server/calls/dispatch.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import { openSession } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { handlers } from '#server/features/index.ts';
import type { Image, Send } from '../actors.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Shorter than the idle and absolute timeouts of a session (decisions §2). */
const timeoutsOf = (rol: number) =>
  rol === ROL.admin
    ? { idle: HOUR / 4, absolute: 10 * HOUR }
    : { idle: 10 * DAY, absolute: 25 * DAY };

/** Makes calls through all steps of a call, but without HTTP. */
export function sendInProcess(services: Services): Send {
  const byPath = new Map(handlers.map((handler) => [handler.call.path, handler]));
  const sessionOf = freshSessions(services);
  return async <C extends Call>(call: C, input: unknown, options: Parameters<Send>[2] = {}) => {
    const handler = byPath.get(call.path);
    if (!handler) throw new Error(`no handler for ${call.path}`);
    const { as, images = {} } = options;
    const session = as && { keylogin: as.keylogin, session_id: await sessionOf(as.keylogin, call) };
    const body = { ...session, ...(input as object) };
    const output = await dispatch(handler, services, { body, facts: factsOf(images), log });
    return output as OutputOf<C>;
  };
}

/**
 * Scenarios last for months and sessions for weeks: actors who come back later sign in again, and so do those who need a
 * proof of who they are, which signing in is.
 */
function freshSessions(services: Services) {
  const open = new Map<string, Opened & { openedAt: number; usedAt: number }>();
  return async (keylogin: string, { fresh }: Call): Promise<string> => {
    const now = services.clock();
    const at = now.getTime();
    const last = open.get(keylogin);
    const proves = last && (!fresh || isFresh(new Date(last.openedAt), now));
    if (proves && at - last.usedAt < last.idle && at - last.openedAt < last.absolute) {
      last.usedAt = at;
      return last.session_id;
    }
    const opened = await signIn(services, keylogin, now);
    open.set(keylogin, { ...opened, openedAt: at, usedAt: at });
    return opened.session_id;
  };
}

interface Opened {
  readonly session_id: string;
  readonly idle: number;
  readonly absolute: number;
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
    return { session_id, ...timeoutsOf(account.rol) };
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
    throw new Error('streams are not available here');
  },
});

/** A warning or an error that a handler logs is a fault of the scenarios. */
const fail = (...facts: unknown[]): never => {
  throw new Error(`the server logged: ${JSON.stringify(facts)}`);
};
const ignore = () => {};

export const log: FastifyBaseLogger = {
  level: 'warn',
  fatal: fail,
  error: fail,
  warn: fail,
  info: ignore,
  debug: ignore,
  trace: ignore,
  silent: ignore,
  child: () => log,
};
