import { operationKey } from '#domain/ledger/operation-keys.ts';
import { randomUUID } from 'node:crypto';
import { anticipoProposal as call } from '#contract/projects.ts';
import { anticipoAmount } from '#domain/projects/anticipo.ts';
import { toMxn, ZERO } from '#domain/money.ts';
import { whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireProofOfRelease } from '#server/calls/proof.ts';
import type { Trx } from '#server/db/pool.ts';
import { byId, lockOwn, versionOf } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { releaseHeld } from './release-held.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

export const anticipoProposal = handle(call, async ({ proposal: input }, context) => {
  const { caller, db, now } = context;
  // The version committed when this request came: of two simultaneous clicks, the one that waits for the
  // lock finds the project changed and releases nothing.
  const seen = input.version ?? (await versionOf(db, input.id));
  const row = await lockOwn(db, input.id, caller.id);
  if (!row) return fail('proposal_not_found');

  const key = operationKey.release(row.id, input.operacion ?? randomUUID());
  const done = await releasedBy(db, key);
  if (done !== null) return { amount: toMxn(done), proposal: await freshView(context, row.id) };

  const reason = whyNot('anticipo', row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  if (seen !== row.version) return fail('proposal_changed');
  const amount = anticipoAmount(row.precio ?? ZERO, input.anticipo);
  if (amount > row.retenido) return fail('anticipo_exceeds_held');
  requireProofOfRelease(context, amount);

  await releaseHeld(db, row, { operationKey: key, amount, now });
  await db
    .updateTable('proposal')
    .set(({ eb }) => ({
      anticipo: input.anticipo,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
  const after = await byId(db, row.id);
  if (after)
    await recordEvent(db, after, { evento: 'anticipo', actorId: caller.id, monto: amount, now });
  return { amount: toMxn(amount), proposal: await freshView(context, row.id) };
});

/** What an operation has released, centavos; null when it is new. */
async function releasedBy(trx: Trx, key: string): Promise<number | null> {
  const done = await trx
    .selectFrom('ledger_movement as m')
    .innerJoin('ledger_entry as e', 'e.movement_id', 'm.id')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .select('e.amount')
    .where('m.operation_key', '=', key)
    .where('a.kind', '=', 'retenido')
    .executeTakeFirst();
  return done ? -done.amount : null;
}
