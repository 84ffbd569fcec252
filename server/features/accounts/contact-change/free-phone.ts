import type { Caller } from '#server/calls/handler.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Db } from '#server/db/pool.ts';
import { hasPhone } from '#server/db/sealed/index.ts';

/** Of how many phones an account learns in a day that they have one of its kind, as of e-mails. */
const LEARNED = { max: 3, seconds: 24 * 3600 };

/** Ends the call where the phone has an account of the caller's rol (decisions §2); asked again once it is proved. */
export async function requireFreePhone(
  db: Db,
  { id, rol }: Pick<Caller, 'id' | 'rol'>,
  phone: string,
  now: Date,
): Promise<void> {
  const taken = await db
    .selectFrom('account')
    .select('id')
    .where(hasPhone(db, 'account', phone))
    .where('rol', '=', rol)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!taken) return;
  if (!(await takeShared(db, `phone_learned:${id}`, LEARNED, now))) fail('too_many_requests');
  failAt('phone', 'phone_in_use');
}
