import { passkeyLogin as call } from '#contract/session.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { requireKey } from '#server/features/second-factor/index.ts';
import { signIn } from './sign-in.ts';

export const passkeyLogin = handle(call, async ({ respuesta }, context) => {
  const { db, now, services, request } = context;
  const id = await requireKey(db, services, { response: respuesta, accountId: null, now });
  const account = await db
    .selectFrom('account')
    .select(['id', 'keylogin', 'nombre', 'rol', 'suspended_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!account) return fail('passkey_wrong');
  if (account.suspended_at) return fail('account_suspended');
  return signIn(db, account, { now, services, request });
});
