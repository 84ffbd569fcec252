import type { Db } from '#server/db/pool.ts';

export interface ListedProfile {
  readonly id: number;
  readonly keylogin: string;
  readonly changedAt: Date;
}

/** The highest profile id. */
export async function lastProfileId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('profile')
    .select('account_id')
    .orderBy('account_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.account_id ?? 0;
}

/** Public profiles by id, above `after` and up to `upTo`. */
export async function profilesInRange(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<ListedProfile[]> {
  const rows = await db
    .selectFrom('profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['a.id', 'a.keylogin', 'p.updated_at', 'p.validacion_at'])
    .where('p.account_id', '>', after)
    .where('p.account_id', '<=', upTo)
    .where('p.validacion', '=', 'validado')
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .orderBy('p.account_id')
    .limit(limit)
    .execute();
  return rows.map(({ id, keylogin, updated_at, validacion_at }) => ({
    id,
    keylogin,
    changedAt: validacion_at && validacion_at > updated_at ? validacion_at : updated_at,
  }));
}
