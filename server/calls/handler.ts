import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Call, OutputOf, ParsedInputOf, Rol } from '#contract/call.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** The signed-in account behind a call, from its session and never from the body's word. */
export interface Caller {
  readonly id: number;
  readonly keylogin: string;
  readonly rol: Rol;
  /** Which of the account's sessions is calling: what ends, or is looked up again, later. */
  readonly sessionHash: Buffer;
}

/** An image as it arrived: within its size, not yet looked into. */
export interface Upload {
  readonly filename: string;
  readonly content: Buffer;
  /** Of an indexed field: its place in the input's list. */
  readonly at?: number;
}

/** What a call knows of the request behind it. */
export interface RequestFacts {
  /** The caller's network address, as limits count it. */
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly images: Readonly<Record<string, readonly Upload[]>>;
  /** Takes the connection over for a long reply; the call itself then answers nothing. */
  openStream(headers: Record<string, string>): ServerResponse;
  setCookie(name: string, value: string, options: { path: string; maxAgeSeconds: number }): void;
}

/** Who asks with a public call: nobody in particular, or one of those it knows. */
type KnownCaller<C extends Call> =
  NonNullable<C['alsoAs']> extends readonly [] ? null : Caller | null;

export interface CallContext<C extends Call, Database> {
  readonly caller: C['access'] extends 'public' ? KnownCaller<C> : Caller;
  readonly db: Database;
  /** The clock's word for this call; never ask the clock again inside it. */
  readonly now: Date;
  readonly services: Services;
  readonly request: RequestFacts;
  readonly log: FastifyBaseLogger;
}

export interface Handler<C extends Call = Call> {
  readonly call: C;
  readonly transactional: boolean;
  // The types were checked where the handler was written; the dispatcher only passes them on.
  readonly run: (input: never, context: never) => Promise<unknown>;
}

type Run<C extends Call, Database> = (
  input: ParsedInputOf<C>,
  context: CallContext<C, Database>,
) => Promise<OutputOf<C>>;

/** A handler that runs in one transaction, committed before the reply. It talks to nobody outside. */
export const handle = <C extends Call>(call: C, run: Run<C, Trx>): Handler<C> => ({
  call,
  transactional: true,
  run,
});

/** A handler that talks to the outside or to the object store, and opens its own transactions. */
export const handleOutside = <C extends Call>(call: C, run: Run<C, Db>): Handler<C> => ({
  call,
  transactional: false,
  run,
});
