import { sql } from 'kysely';
import { feeOf } from '#domain/fee.ts';
import { centavos } from '#domain/money.ts';
import type { Db } from '#server/db/pool.ts';

export interface BooksReport {
  movements: number;
  /** Centavos. */
  received: number;
  held: number;
  owed: number;
  earned: number;
  /** What does not add up, one sentence each; empty when the books are right. */
  faults: string[];
}

/** Proves all books from their entries up; nothing kept beside them is believed. */
export async function proveBooks(db: Db): Promise<BooksReport> {
  const totals = await sql<Record<'movements' | 'received' | 'held' | 'owed' | 'earned', number>>`
    select (select count(*) from ledger_movement) as movements,
      coalesce(-sum(amount) filter (where kind = 'proveedor'), 0) as received,
      coalesce(sum(amount) filter (where kind = 'retenido'), 0) as held,
      coalesce(sum(amount) filter (where kind = 'profesional'), 0) as owed,
      coalesce(sum(amount) filter (where kind = 'comision'), 0) as earned
    from ledger_entry join ledger_account on id = ledger_entry.account_id`.execute(db);
  const faults: string[] = [];
  for (const check of CHECKS) {
    const { rows } = await sql<{ subject: string }>`${sql.raw(check.faulty)}`.execute(db);
    faults.push(...rows.map(({ subject }) => `${check.says}: ${subject}`));
  }
  return { ...totals.rows[0]!, faults: [...faults, ...(await feeFaults(db))] };
}

const CHECKS = [
  {
    says: 'Movimiento que no suma cero',
    faulty: `select operation_key as subject from ledger_movement m
      where coalesce((select sum(amount) from ledger_entry e where e.movement_id = m.id), 1) <> 0`,
  },
  {
    says: 'Saldo distinto de sus asientos',
    faulty: `select a.kind || ' ' || a.id as subject from ledger_account a
      left join (
        select account_id, coalesce(sum(amount) filter (where amount > 0), 0) as credited,
          coalesce(-sum(amount) filter (where amount < 0), 0) as debited
        from ledger_entry group by 1
      ) e on e.account_id = a.id
      where a.kind in ('retenido', 'profesional')
        and (a.credited, a.debited, a.balance) is distinct from
          (coalesce(e.credited, 0), coalesce(e.debited, 0),
            coalesce(e.credited, 0) - coalesce(e.debited, 0))`,
  },
  {
    says: 'Movimiento de un proyecto con dinero de otro',
    faulty: `select m.operation_key as subject from ledger_movement m
      join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
      where a.kind = 'retenido' and a.proposal_id is distinct from m.proposal_id`,
  },
  {
    says: 'Pago liquidado que no está en los libros con su monto',
    faulty: `select p.id::text as subject from payment p where p.settled_at is not null
      and p.type_sell = 'proyecto' and not exists (select from ledger_movement m
        join ledger_entry e on e.movement_id = m.id join ledger_account a on a.id = e.account_id
        where m.operation_key = 'pago:' || p.id_payment and a.kind = 'retenido'
          and a.proposal_id = p.proposal_id and e.amount = p.value)`,
  },
  {
    says: 'Movimiento de pago sin pago liquidado',
    faulty: `select m.operation_key as subject from ledger_movement m where m.kind = 'pago'
      and not exists (select from payment p
        where m.operation_key = 'pago:' || p.id_payment and p.settled_at is not null)`,
  },
  {
    says: 'Proyecto pagado cuyo precio no está completo',
    faulty: `select p.id::text as subject from proposal p
      left join ledger_account a on a.kind = 'retenido' and a.proposal_id = p.id
      where p.estado in ('pagado', 'completado', 'finalizada') and coalesce(a.credited, 0) <> p.precio`,
  },
  {
    says: 'Proyecto finalizado con dinero retenido',
    faulty: `select p.id::text as subject from proposal p
      join ledger_account a on a.kind = 'retenido' and a.proposal_id = p.id
      where p.estado = 'finalizada' and a.balance <> 0`,
  },
] as const;

/** The fee taken of each project is exactly the fee of what was released of it (decisions §5). */
async function feeFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ proposal_id: number; released: number; fee: number }>`
    select m.proposal_id,
      sum(-e.amount) filter (where a.kind = 'retenido') as released,
      coalesce(sum(e.amount) filter (where a.kind = 'comision'), 0) as fee
    from ledger_movement m
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id
    where m.kind = 'liberacion'
    group by m.proposal_id`.execute(db);
  return rows
    .filter(({ released, fee }) => feeOf(centavos(released)) !== fee)
    .map(({ proposal_id: id }) => `Comisión distinta de la que toca: proyecto ${id}`);
}
