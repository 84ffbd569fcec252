import { sendSetupLink as call } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { sendSetUpLink } from '../set-up/link.ts';
import { audit } from '#server/features/audit/index.ts';

export const sendSetupLink = handle(call, async ({ user_id }, { caller, db, now, services }) => {
  const account = (await lockProfessional(db, user_id)) ?? fail('account_not_found');
  if (account.pass_hash !== null) fail('configure_in_use');
  await sendSetUpLink(db, account, { config: services.config, now });
  await audit(db, {
    adminId: caller.id,
    action: 'enviar_enlace',
    subjectId: user_id,
    people: [account.id],
    now,
  });
  return {};
});

/** Locks the account, so that of two links sent at once only the later one works. */
const lockProfessional = (trx: Trx, keylogin: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'nombre', 'pass_hash'])
    .where('keylogin', '=', keylogin)
    .where('rol', '=', ROL.professional)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
