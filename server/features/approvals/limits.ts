import type { Limits } from '#contract/approvals.ts';
import { type ApprovalLimits, FIRST_LIMITS } from '#domain/approvals/approvals.ts';
import { centavos, toMxn } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';

const newest = (db: Db | Trx) =>
  db
    .selectFrom('approval_limit as l')
    .innerJoin('account as a', 'a.id', 'l.author_id')
    .select(['l.pagos', 'l.decisiones', 'l.motivo', 'l.created_at'])
    .select(['a.nombre', 'a.apellidos', 'a.deleted_at'])
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Above what nobody acts alone now. */
export async function limitsInForce(db: Db | Trx): Promise<ApprovalLimits> {
  const row = await newest(db);
  return row ? { pagos: centavos(row.pagos), decisiones: centavos(row.decisiones) } : FIRST_LIMITS;
}

/** Since the platform began. */
const BEGINNING = '2020-01-01T06:00:00.000Z';

export async function limitsView(db: Db | Trx): Promise<Limits> {
  const row = await newest(db);
  const { pagos, decisiones } = row ?? FIRST_LIMITS;
  return {
    pagos: toMxn(centavos(pagos)),
    decisiones: toMxn(centavos(decisiones)),
    desde: row?.created_at.toISOString() ?? BEGINNING,
    autor: row ? visibleName(row) : null,
    motivo: row?.motivo ?? 'Los del inicio',
  };
}
