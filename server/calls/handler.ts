import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Call, OutputOf, ParsedInputOf, Rol } from '#contract/call.ts';
import type { Needed, Permission } from '#domain/administrators/permissions.ts';
import type { ApprovalLine } from '#domain/approvals/approvals.ts';
import type { Centavos } from '#domain/money.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** The signed-in account behind a call, taken from its session and never from the body. */
export interface Caller {
  readonly id: number;
  readonly keylogin: string;
  readonly rol: Rol;
  /** What an administrator may do; nothing for everybody else. */
  readonly permisos: readonly Permission[];
  /** Whether the account proves more than its password. */
  readonly hasFactor: boolean;
  /** When whoever is at the session last proved who they are. */
  readonly provedAt: Date | null;
  /** The session that is calling, for ending it or looking it up again later. */
  readonly sessionHash: Buffer;
}

/** An uploaded image: within its size limit, its content not yet checked. */
export interface Upload {
  readonly filename: string;
  readonly content: Buffer;
  /** Of an indexed field: its index in the input's list. */
  readonly at?: number;
}

/** The facts of the HTTP request that a call may use. */
export interface RequestFacts {
  /** The caller's network address, as limits count it. */
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly images: Readonly<Record<string, readonly Upload[]>>;
  /** Takes over the connection for a long reply; the call itself then answers nothing. */
  openStream(headers: Record<string, string>): ServerResponse;
  setCookie(name: string, value: string, options: { path: string; maxAgeSeconds: number }): void;
}

/** The caller of a public call: null, or somebody signed in where the call declares `alsoAs`. */
type KnownCaller<C extends Call> =
  NonNullable<C['alsoAs']> extends readonly [] ? null : Caller | null;

export interface CallContext<C extends Call, Database> {
  readonly caller: C['access'] extends 'public' ? KnownCaller<C> : Caller;
  readonly db: Database;
  /** The time of this call; do not ask the clock again inside it. */
  readonly now: Date;
  readonly services: Services;
  readonly request: RequestFacts;
  readonly log: FastifyBaseLogger;
}

/** What an action would move now, locked until the transaction ends; read from the database, never from the body. */
export interface Measured {
  /** What it moves; null for a deletion. */
  readonly amount: Centavos | null;
  /** What it is about: «payout:12». */
  readonly objects: readonly string[];
  /** What of it each object moves, in the same order; of one alone it is all. */
  readonly each?: readonly Centavos[];
  /** The accounts that it concerns. */
  readonly people: readonly number[];
  /** It needs no second person whatever it moves. */
  readonly exempt?: boolean;
  /** Who may do it, where the contract's permission is not enough. */
  readonly needed?: Needed;
  /** Whose decision it is not, although they may decide on others. */
  readonly excluded?: number;
}

/** A line of what exactly will happen. */
export interface ActionLine {
  readonly que: ApprovalLine;
  readonly texto?: string;
  readonly monto?: Centavos;
}

/** Whoever of the team asks for an action, and within what. */
export interface ActionContext<Database = Trx> {
  readonly caller: Caller;
  readonly db: Database;
  readonly now: Date;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
}

/** How an action that the contract declares for four eyes waits for a second person (4 §F). */
export interface SecondPerson<C extends Call = Call> {
  /** What exactly is asked for, where the body leaves open what whoever approves it has to find unchanged. */
  readonly settle?: (input: ParsedInputOf<C>, db: Trx) => Promise<ParsedInputOf<C>>;
  /** Null where nothing would change, so that the handler answers alone. */
  readonly measure: (input: ParsedInputOf<C>, context: ActionContext) => Promise<Measured | null>;
  /** What whoever approves it reads. */
  readonly lines: (input: ParsedInputOf<C>, db: Db | Trx) => Promise<readonly ActionLine[]>;
  /** Of a handler that opens transactions of its own: what it asks of the outside first, which may be done in vain, */
  readonly before?: (input: ParsedInputOf<C>, context: ActionContext<Db>) => Promise<unknown>;
  /** and all the rest, in one transaction. */
  readonly whole?: (input: ParsedInputOf<C>, context: ActionContext) => Promise<unknown>;
}

export interface Handler<C extends Call = Call> {
  readonly call: C;
  readonly transactional: boolean;
  // The types were checked where the handler was written; the dispatcher only passes values on.
  readonly run: (input: never, context: never) => Promise<unknown>;
  readonly secondPerson?: SecondPerson<never>;
  /** Whether it waits for a second person where it has to. */
  readonly guarded?: true;
}

type Run<C extends Call, Database> = (
  input: ParsedInputOf<C>,
  context: CallContext<C, Database>,
) => Promise<OutputOf<C>>;

/** A handler that runs in one transaction, committed before the reply. It makes no external calls. */
export const handle = <C extends Call>(
  call: C,
  run: Run<C, Trx>,
  more: { secondPerson?: SecondPerson<C> } = {},
): Handler<C> => ({ call, transactional: true, run, ...more });

/** A handler that calls external services or the object store, and opens its own transactions. */
export const handleOutside = <C extends Call>(
  call: C,
  run: Run<C, Db>,
  more: { secondPerson?: SecondPerson<C> } = {},
): Handler<C> => ({ call, transactional: false, run, ...more });
