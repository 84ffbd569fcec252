import { DAY } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import { forgetEnded } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** How long a copy can be downloaded, and how long building it may take. */
const LIFETIME_MS = 7 * DAY;
const BUILD_LIMIT_MS = DAY;

interface Parts {
  readonly name: string;
  readonly parts: number;
}

/** The object name of a part of the archive. */
export const partName = (name: string, part: number): string => `${name}.${part}`;

/** The latest requested copy; null when it has expired or was never finished. */
export async function latestExport(db: Db, accountId: number, now: Date) {
  const latest = await db
    .selectFrom('data_export')
    .select(['name', 'asked_at', 'ready_at', 'bytes'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return null;
  const ends = new Date(
    latest.asked_at.getTime() + (latest.ready_at ? LIFETIME_MS : BUILD_LIMIT_MS),
  );
  return ends > now ? { ...latest, ends } : null;
}

/** The copy behind a link, unless it has expired or its owner was deleted. */
export const exportToSend = (db: Db, name: string, keylogin: string, now: Date) =>
  db
    .selectFrom('data_export as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .select(['e.name', 'e.parts', 'e.bytes'])
    .where('e.name', '=', name)
    .where('e.ready_at', 'is not', null)
    .where('e.asked_at', '>', new Date(now.getTime() - LIFETIME_MS))
    .where('a.keylogin', '=', keylogin)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();

/** The copy to build; undefined when it is done or its account was deleted. */
export const beginExport = (db: Db, exportId: number) =>
  db
    .selectFrom('data_export as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.name', 'e.parts', 'e.account_id', 'a.keylogin', 'a.nombre'])
    .where('e.id', '=', exportId)
    .where('e.ready_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();

/** False when its account was deleted. */
export async function setParts(db: Db, exportId: number, parts: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_export')
    .set({ parts })
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False when its account was deleted meanwhile. */
export async function endExport(trx: Trx, exportId: number, bytes: number, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('data_export')
    .set({ bytes, ready_at: now })
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeParts(
  { objects }: Pick<Services, 'objects'>,
  { name, parts }: Parts,
): Promise<void> {
  for (let part = 0; part < parts; part++) await objects.delete(partName(name, part));
}

const AT_ONCE = 100;

/** Removes expired copies: objects before rows, so that no object is left without a row. */
export async function removeOldExports(services: Services): Promise<void> {
  const { db, clock } = services;
  for (;;) {
    const old = await db
      .selectFrom('data_export')
      .select(['id', 'name', 'parts'])
      .where('asked_at', '<=', new Date(clock().getTime() - LIFETIME_MS))
      .orderBy('asked_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id, ...stored } of old) {
      await removeParts(services, stored);
      await db.deleteFrom('data_export').where('id', '=', id).execute();
    }
    if (old.length < AT_ONCE) return;
  }
}

/** Expires an account's copies and enqueues their removal. */
export async function forgetExports(trx: Trx, accountId: number, now: Date): Promise<void> {
  await trx
    .updateTable('data_export')
    .set({ asked_at: new Date(now.getTime() - LIFETIME_MS) })
    .where('account_id', '=', accountId)
    .execute();
  await enqueue(trx, forgetEnded, {});
}
