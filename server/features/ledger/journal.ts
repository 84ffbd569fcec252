import { type RawBuilder, sql } from 'kysely';
import type { AccountKind, MovementKind } from '#domain/ledger/accounts.ts';
import { operationKey } from '#domain/ledger/operation-keys.ts';
import { toMxn } from '#domain/money.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { endOfDay, sumsBetween } from './days.ts';

/** When the provider moved the movement `m` of a query, and for which payment: `h`. */
export const OF_PROVIDER = sql`cross join lateral (
      select min(v.created_at) as happened_at, min(v.payment_ref) as payment_ref
      from provider_booking k join provider_movement v on v.id = k.movement_id
      where k.operation_key = m.operation_key
    ) h`;

export interface JournalRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly created_at: Date;
  /** When the provider moved it; null for what it did not. */
  readonly happened_at: Date | null;
  /** The project it is of, also where the books keep none, as of what the provider took for its payment. */
  readonly proposal_id: number | null;
  readonly titulo: string | null;
  /** The payment that the provider moved it for; null for what it moved for none, and for what it did not move. */
  readonly payment_id: number | null;
  /** Why it was booked by hand, and the name of who did; null for others. */
  readonly motivo: string | null;
  readonly author: string | null;
  /** The provider's word for where a lost chargeback stands; null for others. */
  readonly estado: string | null;
  readonly entries: readonly {
    readonly kind: AccountKind;
    readonly amount: number;
    readonly nombre: string | null;
    readonly apellidos: string | null;
  }[];
}

interface Asked {
  readonly desde: string;
  readonly hasta: string;
  readonly cuenta?: AccountKind | undefined;
  readonly lado?: 'cargo' | 'abono' | undefined;
  readonly tipos?: readonly MovementKind[] | undefined;
  /** A payout of the provider's to the bank: then the days do not matter. */
  readonly deposito?: string | undefined;
}

/** Movements of a range with their entries, the newest first; `after` is the last one of the page before. */
export async function journalPage(
  db: Db | Trx,
  asked: Asked,
  { after, rows }: { after: number | undefined; rows: number },
): Promise<JournalRow[]> {
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(m.created_at, m.id) < (select created_at, id from ledger_movement where id = ${after})`;
  const wanted = asked.deposito
    ? ofDeposit(asked.deposito)
    : ofDays(asked, await kindsIn(db, asked), { beyond, rows });
  const found = await sql<JournalRow>`
    select m.id, m.kind, m.created_at, h.happened_at, p.id as proposal_id, p.titulo, y.id as payment_id, d.motivo, concat_ws(' ', u.nombre, u.apellidos) as author, c.estado, x.entries
    from (${wanted}) m
    left join book_difference d
      on d.id = case when m.kind = 'ajuste' then split_part(m.operation_key, ':', 2)::bigint end
    left join account u on u.id = d.adjusted_by
    left join chargeback c on c.id_dispute =
      case when m.kind = 'contracargo_perdido' then split_part(m.operation_key, ':', 2) end
    ${OF_PROVIDER}
    left join payment y on y.id_payment = h.payment_ref
    left join proposal p on p.id = coalesce(m.proposal_id, y.proposal_id)
    cross join lateral (
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'amount', e.amount,
        'nombre', w.nombre, 'apellidos', w.apellidos) order by e.amount, a.id) as entries
      from ledger_entry e join ledger_account a on a.id = e.account_id
      left join account w on w.id = a.account_id
      where e.movement_id = m.id
    ) x
    where ${beyond}
    order by m.created_at desc, m.id desc limit ${rows}`.execute(db);
  return found.rows;
}

/** Of each kind that occurs in the days the newest, as many as a page has. */
const ofDays = (
  asked: Asked,
  kinds: readonly MovementKind[],
  { beyond, rows }: { beyond: RawBuilder<unknown>; rows: number },
) => sql`
  select m.* from unnest(${kinds}::text[]) wanted
  cross join lateral (
    select m.* from ledger_movement m
    where m.kind = wanted and m.created_at >= ${new Date(startOfMexicoDay(asked.desde))}
      and m.created_at < ${endOfDay(asked.hasta)} and ${beyond} and ${touches(asked)}
    order by m.created_at desc, m.id desc limit ${rows}
  ) m`;

/** What the provider sent to the bank in one payout, that it arrived and that it came back. */
const ofDeposit = (id: string) => sql`
  select m.* from ledger_movement m
  where m.operation_key = any(${[operationKey.depositArrived(id), operationKey.depositUndone(id)]})
    or m.operation_key = any(array(
      select b.operation_key from provider_movement v join provider_booking b on b.movement_id = v.id
      where v.source = ${id}))`;

const touches = ({ cuenta, lado }: Asked) =>
  cuenta === undefined
    ? sql`true`
    : // Counted for each movement by itself: as a join the plan would read every entry there is.
      sql`(select count(*) from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.movement_id = m.id and a.kind = ${cuenta} and ${SIDES[lado ?? 'both']}) > 0`;

/** The ledger's money and costs are negative: those are debits. */
const SIDES = { cargo: sql`e.amount < 0`, abono: sql`e.amount > 0`, both: sql`true` } as const;

/** What the movements asked for add up to in their account; null without one, and of a payout. */
export async function sumOf(db: Db | Trx, asked: Asked) {
  if (asked.cuenta === undefined || asked.deposito) return null;
  const sums = await sumsAsked(db, asked);
  const of = (side: 'debit' | 'credit') => sums.reduce((sum, row) => sum + Number(row[side]), 0);
  return {
    cargos: asked.lado === 'abono' ? 0 : toMxn(of('debit')),
    abonos: asked.lado === 'cargo' ? 0 : toMxn(of('credit')),
  };
}

/** The kinds of movement that occur in the range, so that rare ones are found without reading all the others. */
const kindsIn = async (db: Db | Trx, asked: Asked): Promise<readonly MovementKind[]> => [
  ...new Set((await sumsAsked(db, asked)).map(({ movement }) => movement as MovementKind)),
];

async function sumsAsked(db: Db | Trx, { desde, hasta, cuenta, lado, tipos }: Asked) {
  const sums = await sumsBetween(db, desde, hasta);
  return sums.filter(
    ({ kind, movement, debit, credit }) =>
      (cuenta === undefined || kind === cuenta) &&
      (lado === undefined || Number(lado === 'cargo' ? debit : credit) > 0) &&
      (tipos === undefined || tipos.includes(movement as MovementKind)),
  );
}
