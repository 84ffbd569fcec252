import type { Trx } from '#server/db/pool.ts';
import { requireNoFormerPhone } from '../free-phone.ts';
import { keepFormerName } from '../history.ts';
import { recordSecurityChange } from '../security-changes.ts';
import { sealed } from '#server/db/sealed/index.ts';

interface Person {
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/**
 * Saves name, e-mail and phone. A former name is kept, and a new phone delays payouts (decisions §5). The
 * database refuses an e-mail or phone in use; `calls/constraints.ts` has the errors.
 */
export async function changePerson(
  trx: Trx,
  accountId: number,
  { before, after, now }: { before: Person & { readonly rol: number }; after: Person; now: Date },
): Promise<void> {
  const { nombre, apellidos, email, phone } = after;
  if (phone !== before.phone)
    await requireNoFormerPhone(trx, { rol: before.rol, phone, own: accountId });
  await trx
    .updateTable('account')
    .set({ nombre, apellidos, email, ...sealed(trx, 'account.phone', phone), updated_at: now })
    .where('id', '=', accountId)
    .execute();
  if (nombre !== before.nombre || apellidos !== before.apellidos)
    await keepFormerName(trx, accountId, before, now);
  if (phone !== before.phone) await recordSecurityChange(trx, accountId, 'phone', now);
}
