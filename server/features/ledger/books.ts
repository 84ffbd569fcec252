import { sql } from 'kysely';
import { feeOf } from '#domain/projects/fee.ts';
import { centavos } from '#domain/money.ts';
import type { Db } from '#server/db/pool.ts';
import { CHECKS } from './checks.ts';

export interface BooksReport {
  movements: number;
  /** What the provider has; centavos, as all of these. */
  atProvider: number;
  /** Has left the provider's balance for cards, and for the platform's bank. */
  toCards: number;
  toBank: number;
  /** What the platform's bank has received from the provider. */
  deposited: number;
  held: number;
  owed: number;
  /** On its way to professionals' banks. */
  onItsWay: number;
  /** What has arrived at their banks. */
  paidOut: number;
  earned: number;
  /** What the platform earned from memberships. */
  memberships: number;
  /** On its way back to cards. */
  returning: number;
  /** Lost, and not decided by whom. */
  undecided: number;
  /** Booked of differences with the provider, and not known whose it is. */
  unclear: number;
  /** Taken back by banks that have not decided. */
  disputed: number;
  /** Kept of professionals' money for that. */
  reserved: number;
  /** What professionals owe. */
  debts: number;
  /** What the platform lost, what the provider took for its work, and what disputes cost, the tax on both apart. */
  losses: number;
  providerCosts: number;
  disputeCosts: number;
  tax: number;
  /** Inconsistencies, one sentence each; empty when the books are right. */
  faults: string[];
}

type Totals = Record<
  | 'movements'
  | 'atProvider'
  | 'toCards'
  | 'toBank'
  | 'deposited'
  | 'held'
  | 'owed'
  | 'onItsWay'
  | 'paidOut'
  | 'earned'
  | 'memberships'
  | 'returning'
  | 'undecided'
  | 'unclear'
  | 'disputed'
  | 'reserved'
  | 'debts'
  | 'losses'
  | 'providerCosts'
  | 'disputeCosts'
  | 'tax',
  number
>;

/** Movements between the provider and the platform's bank; what else moves the bank's account is paid out. */
const DEPOSITS = sql`('deposito_llegado', 'deposito_deshecho')`;

/** Checks all books by recomputing everything from the ledger's entries. */
export async function proveBooks(db: Db): Promise<BooksReport> {
  // One statement, so that money that moves meanwhile is in all of its sums and checks, or in none.
  const { rows } = await sql<Totals & { faulty: [check: number, subject: string][] }>`
    select (select count(*) from ledger_movement) as movements,
      coalesce(-sum(amount) filter (where kind = 'proveedor'), 0) as "atProvider",
      coalesce(-sum(amount) filter (where kind = 'en_camino_a_tarjeta'), 0) as "toCards",
      coalesce(-sum(amount) filter (where kind = 'en_camino_al_banco'), 0) as "toBank",
      coalesce(-sum(amount) filter (where kind = 'banco' and of in ${DEPOSITS}), 0) as deposited,
      coalesce(sum(amount) filter (where kind = 'retenido'), 0) as held,
      coalesce(sum(amount) filter (where kind = 'profesional'), 0) as owed,
      coalesce(sum(amount) filter (where kind = 'por_transferir'), 0) as "onItsWay",
      coalesce(sum(amount) filter (where kind = 'banco' and of not in ${DEPOSITS}), 0) as "paidOut",
      coalesce(sum(amount) filter (where kind = 'comision'), 0) as earned,
      coalesce(sum(amount) filter (where kind = 'membresia'), 0) as memberships,
      coalesce(sum(amount) filter (where kind = 'devolucion'), 0) as returning,
      coalesce(-sum(amount) filter (where kind = 'por_decidir'), 0) as undecided,
      coalesce(sum(amount) filter (where kind = 'por_aclarar'), 0) as unclear,
      coalesce(-sum(amount) filter (where kind = 'contracargo'), 0) as disputed,
      coalesce(sum(amount) filter (where kind = 'reserva'), 0) as reserved,
      coalesce(-sum(amount) filter (where kind = 'adeudo'), 0) as debts,
      coalesce(-sum(amount) filter (where kind = 'perdida'), 0) as losses,
      coalesce(-sum(amount) filter (where kind = 'costo_contracargo'), 0) as "disputeCosts",
      coalesce(-sum(amount) filter (where kind = 'costo_proveedor'), 0) as "providerCosts",
      coalesce(-sum(amount) filter (where kind = 'iva_acreditable'), 0) as tax,
      (select coalesce(jsonb_agg(jsonb_build_array(place, subject) order by place), '[]')
        from (${sql.raw(faultySubjects())}) faulty) as faulty
    from (select a.kind, m.kind as of, e.amount from ledger_entry e
      join ledger_account a on a.id = e.account_id join ledger_movement m on m.id = e.movement_id) e`.execute(
    db,
  );
  const { faulty, ...totals } = rows[0]!;
  const faults = faulty.map(([check, subject]) => `${CHECKS[check]!.says}: ${subject}`);
  return { ...totals, faults: [...faults, ...(await feeFaults(db))] };
}

/** What each check finds, with the check's place in the list. */
const faultySubjects = (): string =>
  CHECKS.map(({ faulty }, place) => `select ${place} as place, subject from (${faulty}) f`).join(
    '\n    union all ',
  );

/** What each project paid is exactly its own fee of what was released from it (decisions §5). */
async function feeFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    proposal_id: number;
    released: number;
    fee: number;
    hundredths: number | null;
    fixed: number | null;
  }>`
    select m.proposal_id, r.hundredths, r.fixed,
      sum(-e.amount) filter (where a.kind = 'retenido') as released,
      coalesce(sum(e.amount) filter (where a.kind = 'comision'), 0) as fee
    from ledger_movement m
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id
    join proposal p on p.id = m.proposal_id
    left join rate r on r.id = p.rate_id
    where m.kind = 'liberacion'
    group by m.proposal_id, r.id`.execute(db);
  return rows
    .filter(
      ({ released, fee, hundredths, fixed }) =>
        hundredths === null ||
        feeOf({ hundredths, fixed: centavos(fixed ?? 0) }, centavos(released)) !== fee,
    )
    .map(({ proposal_id: id }) => `Comisión distinta de la que toca: proyecto ${id}`);
}
