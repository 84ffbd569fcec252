import { failAt } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { hasPhone, sealsOf } from '#server/db/sealed/index.ts';

/**
 * Ends the call where another account of this rol has the telephone under a former key: the database compares indexes of one key
 * only. Without a former key, and between two at once, the database refuses it.
 */
export async function requireFreePhone(
  trx: Trx,
  { rol, phone, own }: { rol: number; phone: string; own?: number },
): Promise<void> {
  if (!sealsOf(trx).hasFormer) return;
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where(hasPhone(trx, 'account', phone))
    .where('rol', '=', rol)
    .where('deleted_at', 'is', null)
    .$if(own !== undefined, (query) => query.where('id', '<>', own ?? 0))
    .executeTakeFirst();
  if (other) failAt('phone', 'phone_in_use');
}
