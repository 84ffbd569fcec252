import { beginTotp as call } from '#contract/second-factor.ts';
import { SET_UP_MINUTES } from '#domain/second-factor/second-factor.ts';
import { handle } from '#server/calls/handler.ts';
import { decryptText, encryptText } from '#server/encrypt.ts';
import { lockFactors } from './queries.ts';
import { newSecret, uriOf } from './totp.ts';

export const beginTotp = handle(call, async (_input, { caller, db, now, services }) => {
  const { id, sessionHash } = caller;
  const { secretKeys } = services.config;
  const { email } = await lockFactors(db, id);
  const begun = await db
    .selectFrom('totp')
    .select('next_secret')
    .where('account_id', '=', id)
    // At another session somebody else may have seen it.
    .where('next_by', '=', sessionHash)
    .where('next_at', '>', new Date(now.getTime() - SET_UP_MINUTES * 60_000))
    .executeTakeFirst();
  const secreto = begun?.next_secret ? decryptText(secretKeys, begun.next_secret) : newSecret();
  const next = {
    next_secret: begun?.next_secret ?? encryptText(secretKeys, secreto),
    next_by: sessionHash,
    next_at: now,
  };
  await db
    .insertInto('totp')
    .values({ account_id: id, ...next, created_at: now })
    .onConflict((known) => known.column('account_id').doUpdateSet(next))
    .execute();
  return { secreto, uri: uriOf(secreto, email) };
});
