import type { Needed } from '#domain/administrators/permissions.ts';
import type { ApprovalKind } from '#domain/approvals/approvals.ts';
import type { Call } from '#contract/call.ts';
import { ROL } from '#contract/call.ts';
import type { ActionContext, CallContext, Handler, SecondPerson } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { databaseNow } from '#server/db/now.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { askSecondPerson } from './ask.ts';

/** An action that waits for a second person where it has to. */
export interface FourEyes {
  readonly path: string;
  readonly kind: ApprovalKind;
  /** What the contract says whoever does it needs. */
  readonly needed: Needed;
  readonly secondPerson: SecondPerson<never>;
  /** Does all of it, or throws and is rolled back. */
  readonly whole: (input: never, context: ActionContext) => Promise<unknown>;
}

/** The action of a handler whose call needs a second person; null for every other. */
export function fourEyesOf({ call, run, secondPerson, transactional }: Handler): FourEyes | null {
  const { fourEyes: kind, permission: needed, path } = call;
  if (!kind) return null;
  const whole = secondPerson?.whole ?? (transactional ? run : undefined);
  if (!needed || !secondPerson || !whole) throw new Error(`nothing says how ${path} waits`);
  return { path, kind, needed, secondPerson, whole: whole as FourEyes['whole'] };
}

/** The handler, which asks for a second person before it does anything. */
export function guarded(handler: Handler): Handler {
  const action = fourEyesOf(handler);
  if (action === null) return handler;
  const run = handler.run as (input: never, context: object) => Promise<unknown>;
  return {
    call: handler.call,
    transactional: false,
    guarded: true,
    run: async (input: never, context: CallContext<Call, Db>) => {
      const { caller } = context;
      // Only the team asks, and before it holds a connection: clients' own calls ask the database nothing more.
      const asker =
        caller?.rol === ROL.admin
          ? { ...context, caller, now: await databaseNow(context.services) }
          : null;
      const ask = async (db: Trx) => asker && askSecondPerson(action, input, { ...asker, db });
      if (!handler.transactional) {
        const waits = await inTransaction(context.db, async (db) => ask(db));
        if (waits) throw waits;
        return run(input, context);
      }
      const done = await inTransaction(context.db, async (db) => {
        const waits = await ask(db);
        return waits ? { waits } : { output: await run(input, { ...context, db }) };
      });
      // Thrown only now: what waits is stored.
      if ('waits' in done) throw done.waits;
      return done.output;
    },
  };
}
