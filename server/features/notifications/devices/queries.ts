import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { DEVICES_MAX } from '#contract/notifications.ts';
import type { Device } from '#server/adapters/web-push/port.ts';
import { sessionLifetime } from '#server/calls/session.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const { idle } = sessionLifetime(ROL.client);

/** The devices of an account whose session still holds, those that asked last first. */
export const devicesOf = (db: Db | Trx, accountId: number, now: Date) =>
  db
    .selectFrom('notification_device as d')
    .innerJoin('session as s', 's.token_hash', 'd.session_hash')
    .select(['d.id', 'd.endpoint', 'd.p256dh', 'd.auth'])
    .where('d.account_id', '=', accountId)
    .where('s.expires_at', '>', now)
    .where('s.last_seen_at', '>', new Date(now.getTime() - idle))
    .orderBy('d.id', 'desc')
    .limit(DEVICES_MAX);

/** Whether somebody is told on a device at all. */
export const hasDevice = async (db: Db | Trx, accountId: number, now: Date): Promise<boolean> =>
  (await devicesOf(db, accountId, now).limit(1).executeTakeFirst()) !== undefined;

interface Asked extends Device {
  readonly accountId: number;
  readonly sessionHash: Buffer;
  readonly now: Date;
}

/** Keeps a device that asks to be told, whoever was told there before; older ones beyond the most are forgotten. */
export async function keepDevice(trx: Trx, { accountId, sessionHash, now, ...device }: Asked) {
  const { endpoint, ...keys } = device;
  const of = { account_id: accountId, session_hash: sessionHash, ...keys };
  await trx
    .insertInto('notification_device')
    .values({ ...of, endpoint, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(of))
    .execute();
  await trx
    .deleteFrom('notification_device')
    .where('account_id', '=', accountId)
    .where(
      'id',
      'in',
      sql<number>`(select id from notification_device where account_id = ${accountId}
        order by id desc offset ${sql.lit(DEVICES_MAX)})`,
    )
    .execute();
}

export const forgetDeviceAt = (db: Db | Trx, accountId: number, endpoint: string) =>
  db
    .deleteFrom('notification_device')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
