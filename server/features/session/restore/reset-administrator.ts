import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import type { Services } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/features/audit/index.ts';
import { removeFactors } from '#server/features/second-factor/index.ts';
import { afterReplacedPassword } from './replace-password.ts';

/**
 * Gives an administrator a new password and takes their second factor away: the only way for one who lost either (4 §F),
 * and no call of the API does it. Answers false when nobody of the team has this e-mail.
 */
export async function resetAdministrator(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { email, pass }: { email: string; pass: string },
  now: Date,
): Promise<boolean> {
  const passHash = await passwords.hash(pass, { lane: 'account', from: 'terminal' });
  return inTransaction(db, async (trx) => {
    const account = await trx
      .updateTable('account')
      .set({ pass_hash: passHash, updated_at: now })
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('rol', '=', ROL.admin)
      .where('deleted_at', 'is', null)
      .returning(['id', 'keylogin', 'email', 'nombre'])
      .executeTakeFirst();
    if (!account) return false;
    await removeFactors(trx, account.id);
    await afterReplacedPassword(trx, account, now, 'equipo_restablecido');
    await audit(trx, {
      adminId: account.id,
      action: 'restablecer_administrador',
      subjectId: account.keylogin,
      people: [account.id],
      now,
    });
    return true;
  });
}
