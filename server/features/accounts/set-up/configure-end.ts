import { configureEnd as call } from '#contract/accounts.ts';
import { TERMS_VERSION } from '#domain/accounts/terms.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { hashToken } from '#server/calls/session.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findLink, whyNotUsable } from './link.ts';

export const configureEnd = handleOutside(
  call,
  async ({ id_sms, account }, { db, now, services, request }) => {
    // Checked before the costly hash, and again inside the transaction.
    await usable(findLink(db, id_sms), now);
    const passHash = await services.passwords.hash(account.pass, {
      lane: 'account',
      from: request.address,
    });
    await inTransaction(db, async (trx) => {
      // The second of two concurrent requests waits here, and then finds the account configured.
      const { id } = await usable(findLink(trx, id_sms).forUpdate('a'), now);
      await trx
        .updateTable('account')
        .set({
          pass_hash: passHash,
          terms_version: TERMS_VERSION,
          terms_at: now,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute();
      await trx
        .updateTable('setup_link')
        .set({ used_at: now })
        .where('token_hash', '=', hashToken(id_sms))
        .execute();
    });
    return {};
  },
);

/** The link's account; ends the call when the link is not usable. */
async function usable(found: ReturnType<typeof findLink>, now: Date) {
  const link = (await found.executeTakeFirst()) ?? fail('configure_not_found');
  const refusal = whyNotUsable(link, now);
  return refusal ? fail(refusal) : link;
}
