import { sql, type UpdateObject } from 'kysely';
import { confirmChange as call } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ContactKind, User } from '#contract/views.ts';
import { failureOfConstraint } from '#server/calls/constraints.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import type { DB } from '#server/db/schema.ts';
import { sealed } from '#server/db/sealed/index.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { auditAccess } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { tryAmong } from '#server/features/session/index.ts';
import { hasFormerPhone } from '../free-phone.ts';
import { recordSecurityChange } from '../security-changes.ts';
import { userView } from '../user.ts';
import { hinted } from './ask.ts';
import { lockOwn, type OwnAccount } from './lock.ts';
import { dropChanges, pendingChange } from './pending.ts';

export const confirmChange = handleOutside(
  call,
  async ({ dato, code }, { caller: { id }, db, now, services }) => {
    // The refusal is thrown after the commit: a rollback would undo the count of wrong tries.
    const confirmed = await inTransaction(db, (trx) =>
      confirmLocked(trx, id, { dato, code }, { services, now }),
    );
    return typeof confirmed === 'string' ? fail(confirmed) : confirmed;
  },
);

/** Counts the try under the account's lock, so that concurrent guesses are counted one by one. */
async function confirmLocked(
  trx: Trx,
  accountId: number,
  { dato: kind, code }: { dato: ContactKind; code: string },
  { services, now }: { services: Services; now: Date },
): Promise<{ user: User } | ErrorCode> {
  const account = await lockOwn(trx, accountId);
  const change = await pendingChange(trx, accountId, kind, now);
  if (!change) return 'contact_not_asked';
  const codes = await trx
    .selectFrom('contact_code')
    .selectAll()
    .where('change_id', '=', change.id)
    .orderBy('sent_at', 'desc')
    .execute();
  const [latest] = codes;
  const tried =
    latest &&
    tryAmong(
      codes.map((sent) => ({ ...sent, proved_at: null })),
      { tokenHash: latest.token_hash, code },
      { secretKeys: services.config.secretKeys, now, proofLifeMs: 0 },
    );
  if (!tried) return 'contact_not_asked';
  const { verdict, counted } = tried;
  if (verdict === 'code_invalid')
    await trx
      .updateTable('contact_code')
      .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
      .where('token_hash', 'in', counted)
      .execute();
  if (verdict !== 'right') return verdict === 'right_again' ? 'contact_not_asked' : verdict;
  const taken = await makeItCount(trx, account, { kind, value: change.value, now });
  return taken ?? { user: await userView({ db: trx, services, now }, accountId) };
}

/** Answers why not, where it has another account meanwhile: it can never count then, and is not pending any more. */
async function makeItCount(
  trx: Trx,
  { id: accountId, rol, keylogin, nombre, email, phone }: OwnAccount,
  { kind, value, now }: { kind: ContactKind; value: string; now: Date },
): Promise<ErrorCode | null> {
  await dropChanges(trx, accountId, [kind]);
  const isPhone = kind === 'phone';
  if (isPhone && (await hasFormerPhone(trx, { rol, phone: value, own: accountId })))
    return 'phone_in_use';
  const changed = isPhone ? sealed(trx, 'account.phone', value) : { email: value };
  const taken = await save(trx, accountId, { ...changed, updated_at: now });
  if (taken) return taken;
  if (isPhone) await recordSecurityChange(trx, accountId, 'phone', now, { proved: true });
  await auditAccess(trx, { id: accountId, rol, keylogin }, isPhone ? 'teléfono' : 'correo', now);
  const evento = isPhone ? 'telefono_cambiado' : 'correo_cambiado';
  const parameters = [nombre, hinted(kind, value)];
  // At the former ones: whoever took over the account has the new one (decisions §5).
  const former = { email, ...(phone !== '' && { phone }) };
  await notify(trx, { accountId, evento, parameters, ...former, now });
  return null;
}

/** Saves within the transaction, which a refusal of the database does not end. */
async function save(
  trx: Trx,
  accountId: number,
  values: UpdateObject<DB, 'account'>,
): Promise<ErrorCode | null> {
  await sql`savepoint unique_contact`.execute(trx);
  try {
    await trx.updateTable('account').set(values).where('id', '=', accountId).execute();
    return null;
  } catch (error) {
    const taken = failureOfConstraint(error);
    if (!taken) throw error;
    await sql`rollback to savepoint unique_contact`.execute(trx);
    return taken.code;
  }
}
