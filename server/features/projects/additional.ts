import { sql } from 'kysely';
import { centavos } from '#domain/money.ts';
import type { Additional, Estatus } from '#domain/projects/additional.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface AdditionalRow extends Additional {
  readonly id: number;
  readonly descripcion: string;
}

const additionalRows = compileOnce((db, { proposalId }: { proposalId: number }) =>
  db
    .selectFrom('additional')
    .select(['id', 'descripcion', 'precio', 'estatus', 'paid_at'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .compile(),
);

/** A project's additional services, oldest first. */
export async function additionalOf(db: Db | Trx, proposalId: number): Promise<AdditionalRow[]> {
  const rows = await additionalRows(db, { proposalId });
  return rows.map(({ id, descripcion, precio, estatus, paid_at }) => ({
    id,
    descripcion,
    precio: centavos(precio),
    estatus: estatus as Estatus,
    pagado: paid_at !== null,
  }));
}

/**
 * Marks a project and its accepted services as fully paid. If it was delivered before, its deadline starts now:
 * it does not run while money is due (docs/decisions/0004).
 */
export async function markPaidInFull(trx: Trx, proposalId: number, now: Date): Promise<void> {
  await trx
    .updateTable('additional')
    .set({ paid_at: now })
    .where('proposal_id', '=', proposalId)
    .where('estatus', '=', 'aceptado')
    .where('paid_at', 'is', null)
    .execute();
  await trx
    .updateTable('proposal')
    .set({
      adicional_por_pagar: 0,
      entregado_at: sql`case when entregado_at is not null then ${now}::timestamptz end`,
    })
    .where('id', '=', proposalId)
    .execute();
}
