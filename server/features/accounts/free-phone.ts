import { failAt } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { hasPhone, sealsOf } from '#server/db/sealed/index.ts';

interface Wanted {
  readonly rol: number;
  readonly phone: string;
  readonly own?: number;
}

/**
 * Whether another account of this rol has the telephone under a former key: the database compares indexes of one key only.
 * Without a former key, and between two at once, the database refuses it.
 */
export async function hasFormerPhone(trx: Trx, { rol, phone, own }: Wanted): Promise<boolean> {
  if (!sealsOf(trx).hasFormer) return false;
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where(hasPhone(trx, 'account', phone))
    .where('rol', '=', rol)
    .where('deleted_at', 'is', null)
    .$if(own !== undefined, (query) => query.where('id', '<>', own ?? 0))
    .executeTakeFirst();
  return other !== undefined;
}

/** Ends the call where that is so. */
export async function requireNoFormerPhone(trx: Trx, wanted: Wanted): Promise<void> {
  if (await hasFormerPhone(trx, wanted)) failAt('phone', 'phone_in_use');
}
