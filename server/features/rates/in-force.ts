import { type Centavos, centavos } from '#domain/money.ts';
import type { Fee } from '#domain/projects/fee.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';

const fees = (db: Db | Trx) =>
  db
    .selectFrom('rate')
    .select(['id', 'hundredths', 'fixed', 'holds_from'])
    .where('nivel', 'is', null)
    .where('withdrawn_at', 'is', null);

const feeAt = compileOnce((db, { now }: { now: Date }) =>
  fees(db).where('holds_from', '<=', now).orderBy('holds_from', 'desc').limit(1).compile(),
);

/** The fee of projects that are accepted now, with the number of its row. */
export async function feeInForce(db: Db | Trx, now: Date): Promise<Fee & { id: number }> {
  const [row] = await feeAt(db, { now });
  const fee = row && feeOfColumns(row);
  if (!fee) throw new Error('no fee is in force');
  return { id: row.id, ...fee };
}

/** The next fee that is planned. */
export async function nextFee(db: Db | Trx, now: Date): Promise<(Fee & { from: Date }) | null> {
  const row = await fees(db)
    .where('holds_from', '>', now)
    .orderBy('holds_from')
    .limit(1)
    .executeTakeFirst();
  const fee = row && feeOfColumns(row);
  return fee ? { ...fee, from: row.holds_from } : null;
}

/** The fee that a project was accepted under. */
export async function feeOfProject(db: Db | Trx, proposalId: number): Promise<Fee> {
  const row = await db
    .selectFrom('proposal as p')
    .innerJoin('rate as r', 'r.id', 'p.rate_id')
    .select(['r.hundredths', 'r.fixed'])
    .where('p.id', '=', proposalId)
    .executeTakeFirst();
  const fee = row && feeOfColumns(row);
  if (!fee) throw new Error(`project ${proposalId} was never accepted`);
  return fee;
}

/** The fee of a joined row; null without one. */
export const feeOfColumns = (row: {
  hundredths: number | null;
  fixed: number | null;
}): Fee | null =>
  row.hundredths === null || row.fixed === null
    ? null
    : { hundredths: row.hundredths, fixed: centavos(row.fixed) };

/** What the levels cost now, centavos, by their number; what is not in it is free. */
export async function pricesInForce(db: Db | Trx, now: Date): Promise<Map<number, Centavos>> {
  const rows = await db
    .selectFrom('rate')
    .distinctOn('nivel')
    .select(['nivel', 'precio'])
    .where('nivel', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('holds_from', '<=', now)
    .orderBy('nivel')
    .orderBy('holds_from', 'desc')
    .execute();
  return new Map(rows.map(({ nivel, precio }) => [nivel ?? 0, centavos(precio ?? 0)]));
}
