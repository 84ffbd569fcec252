import { changeEmail as call } from '#contract/accounts.ts';
import { failAt } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { phoneIndex, unsealed } from '#server/db/sealed/index.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { requireFreeEmail } from '#server/features/sign-up/index.ts';
import { userView } from '../user.ts';
import { askForChange } from './ask.ts';
import { lockOwn } from './lock.ts';

export const changeEmail = handleOutside(
  call,
  async (input, { caller: { id }, db, now, services, request }) => {
    const email = input.email.toLowerCase();
    const own = await db
      .selectFrom('account')
      .select(['email', 'phone_sealed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (own.email.toLowerCase() === email) failAt('email', 'email_same');
    // Like who signs up: of few, and their owners are told. Outside the transaction, so that a refusal stays counted.
    const phone = unsealed(db, 'account.phone', own.phone_sealed);
    const by = phone === '' ? `account ${id}` : phoneIndex(db, phone).toString('base64url');
    const asked = { email, by, evento: 'correo_ajeno' } as const;
    await requireFreeEmail(db, asked, now);
    return inTransaction(db, async (trx) => {
      const account = await lockOwn(trx, id);
      await askForChange(trx, account, { kind: 'email', value: email }, { services, request, now });
      return { user: await userView({ db: trx, services, now }, id) };
    });
  },
);
