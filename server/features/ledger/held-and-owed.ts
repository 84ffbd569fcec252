import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';

interface Standing {
  readonly kind: 'retenido' | 'profesional' | 'por_transferir' | 'reserva' | 'devolucion';
  readonly many: number;
  readonly sum: number;
}

/** What of these accounts is there now, each kind by itself: an index has those of it that hold something. */
const standing = (kind: Standing['kind']) => sql`
  select ${sql.lit(kind)} as kind, count(*)::integer as many, coalesce(sum(balance), 0)::bigint as sum
  from ledger_account where kind = ${sql.lit(kind)} and balance > 0`;

/** What is held for projects now, and what is owed to professionals and to cards, centavos. */
export async function heldAndOwed(db: Db | Trx) {
  const kinds = ['retenido', 'profesional', 'por_transferir', 'reserva', 'devolucion'] as const;
  const { rows } = await sql<Standing>`
    ${sql.join(kinds.map(standing), sql` union all `)}`.execute(db);
  const of = (wanted: Standing['kind']) => rows.find(({ kind }) => kind === wanted);
  const sum = (kind: Standing['kind']) => Number(of(kind)?.sum ?? 0);
  return {
    held: sum('retenido'),
    projects: of('retenido')?.many ?? 0,
    toProfessionals: sum('profesional') + sum('por_transferir') + sum('reserva'),
    toCards: sum('devolucion'),
  };
}
