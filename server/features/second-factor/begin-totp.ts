import { beginTotp as call } from '#contract/second-factor.ts';
import { handle } from '#server/calls/handler.ts';
import { encryptText } from '#server/encrypt.ts';
import { newSecret, uriOf } from './totp.ts';

export const beginTotp = handle(call, async (_input, { caller, db, now, services }) => {
  const secreto = newSecret();
  const next_secret = encryptText(services.config.secretKey, secreto);
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('totp')
    .values({ account_id: caller.id, next_secret, created_at: now })
    .onConflict((begun) => begun.column('account_id').doUpdateSet({ next_secret }))
    .execute();
  return { secreto, uri: uriOf(secreto, email) };
});
