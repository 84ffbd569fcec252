import type { Services } from '#server/context.ts';
import { withPhone } from '#server/db/sealed/index.ts';

/** The id, e-mail and telephone of an account. */
export async function reachOf(
  { services: { db } }: { readonly services: Pick<Services, 'db'> },
  { keylogin }: { readonly keylogin: string },
): Promise<{ id: number; email: string; phone: string }> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'phone_sealed'])
    .where('keylogin', '=', keylogin)
    .executeTakeFirstOrThrow();
  return withPhone(db, 'account.phone', row);
}
