import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';

/** What an account is before it changes; of two changes at once the second waits here. */
export const lockAccount = async (trx: Trx, accountId: number) =>
  (await trx
    .selectFrom('account')
    .select(['nombre', 'apellidos', 'phone', 'img_profile'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? fail('session_not_found');

/** A used phone is refused by the database, which `db/constraints.ts` words. */
export async function savePerson(
  trx: Trx,
  accountId: number,
  { nombre, apellidos, phone }: { nombre: string; apellidos: string; phone: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ nombre, apellidos, phone, updated_at: now })
    .where('id', '=', accountId)
    .execute();
}
