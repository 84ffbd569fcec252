import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';
import { encryptText } from '#server/encrypt.ts';

const LINK_LIFE_MS = 14 * 24 * 60 * 60_000;
const PAGE = '/m/ca/';

/** Sends an account without a password the link to choose one; earlier links are revoked. */
export async function sendSetUpLink(
  trx: Trx,
  account: { id: number; nombre: string },
  { config, now }: { config: Services['config']; now: Date },
): Promise<void> {
  await trx
    .updateTable('setup_link')
    .set({ revoked_at: now })
    .where('account_id', '=', account.id)
    .where('revoked_at', 'is', null)
    .execute();
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('setup_link')
    .values({
      token_hash: hashToken(token),
      account_id: account.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_LIFE_MS),
    })
    .execute();
  await notify(trx, {
    accountId: account.id,
    evento: 'cuenta_creada',
    parameters: [account.nombre],
    encryptedPath: encryptText(config.secretKeys, PAGE + token),
    now,
  });
}

/** A link with its account; none for an unknown link or a deleted account. */
export const findLink = (db: Db, token: string) =>
  db
    .selectFrom('setup_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select(['a.id', 'a.nombre', 'a.email', 'a.pass_hash', 'l.expires_at', 'l.revoked_at'])
    .where('l.token_hash', '=', hashToken(token))
    .where('a.deleted_at', 'is', null);

type Link = NonNullable<Awaited<ReturnType<ReturnType<typeof findLink>['executeTakeFirst']>>>;

/** Why a link cannot be used now; null when it can. An account is configured once, by any of its links. */
export function whyNotUsable(link: Link, now: Date): ErrorCode | null {
  if (link.pass_hash !== null) return 'configure_in_use';
  return link.revoked_at !== null || link.expires_at <= now ? 'configure_expired' : null;
}
