import { sql } from 'kysely';
import { saveAddress as call } from '#contract/accounts.ts';
import { ADDRESSES_MAX } from '#domain/accounts/addresses.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { savedAddresses } from '../addresses.ts';
import { lockExistingAccount } from '../available.ts';
import { resolveAddress } from '../places.ts';

export const saveAddress = handle(call, async ({ id, ...address }, { caller, db, now }) => {
  const { estadoId, ciudadId } = await resolveAddress(db, address);
  // One after the other, so that they are counted right.
  await lockExistingAccount(db, caller.id);
  const { estado: _, ciudad: __, ...texts } = address;
  const values = { ...texts, estado_id: estadoId, ciudad_id: ciudadId, updated_at: now };
  const saved =
    id === undefined
      ? await db
          .insertInto('saved_address')
          .values({ ...values, account_id: await withRoom(caller.id), created_at: now })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('saved_address')
          .set(values)
          .where('id', '=', id)
          .where('account_id', '=', caller.id)
          .returning('id')
          .executeTakeFirst();
  if (!saved) return fail('address_not_found');
  return { id: saved.id, direcciones: await savedAddresses(db, caller.id) };

  async function withRoom(accountId: number): Promise<number> {
    const { total } = await db
      .selectFrom('saved_address')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return total < ADDRESSES_MAX ? accountId : fail('addresses_too_many');
  }
});
