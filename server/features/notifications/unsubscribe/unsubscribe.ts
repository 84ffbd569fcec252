import { unsubscribe as call } from '#contract/notifications.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { choose } from '../preferences.ts';
import { readToken } from './token.ts';

export const unsubscribe = handle(call, async ({ clave }, { db, services, now }) => {
  const { keylogin, grupo } =
    readToken(services.config.secretKeys, clave) ?? fail('unsubscribe_unknown');
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('keylogin', '=', keylogin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // Nobody writes to a deleted account any more, which is what was asked for.
  if (account) await choose(db, account.id, { grupo, canal: 'email', activo: false }, now);
  return { grupo };
});
