import type { Signed } from '#contract/second-factor.ts';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { takeChallenge } from './challenge.ts';
import { readSigned } from './webauthn.ts';

interface Asked {
  readonly response: Signed;
  /** Whose key it has to be, or null: whoever signs in. */
  readonly accountId: number | null;
  readonly now: Date;
}

/** Ends the call unless a key signed what it was asked to; answers whose key it is. */
export async function requireKey(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  { response, accountId, now }: Asked,
): Promise<number> {
  const key = await trx
    .selectFrom('passkey')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', response.id)
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId))
    // Two answers of one device at once: the second is held against the counter that the first left.
    .forUpdate()
    .executeTakeFirst();
  if (!key) return fail('passkey_wrong');
  const counter = await readSigned(config, { response, key }, (challenge) =>
    takeChallenge(trx, { challenge, accountId, now }),
  );
  if (counter === null) return fail('passkey_wrong');
  await trx
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('id', '=', key.id)
    .execute();
  return key.account_id;
}
