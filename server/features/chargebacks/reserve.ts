import { centavos } from '#domain/money.ts';
import type { Trx } from '#server/db/pool.ts';
import { holdBack, moveReserve } from '#server/features/ledger/index.ts';

/** Gives back what is still kept for a chargeback. */
export async function freeReserve(trx: Trx, id: number, of: string, now: Date): Promise<void> {
  const { reserved, payee_id } = await trx
    .selectFrom('chargeback')
    .select(['reserved', 'payee_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (payee_id === null || reserved === 0) return;
  await moveReserve(trx, { id, accountId: payee_id, part: centavos(-reserved) }, of, now);
  // Another one may need it.
  await holdBack(trx, payee_id, `${of}:${id}`, now);
}
