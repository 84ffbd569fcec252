import { sql } from 'kysely';
import type { AccountKind, MovementKind } from '#domain/ledger/accounts.ts';
import { toMxn } from '#domain/money.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { endOfDay, sumsBetween } from './days.ts';

export interface JournalRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly created_at: Date;
  /** When the provider moved it; null for what it did not. */
  readonly happened_at: Date | null;
  readonly proposal_id: number | null;
  readonly titulo: string | null;
  /** Why it was booked by hand, and the name of who did; null for others. */
  readonly motivo: string | null;
  readonly author: string | null;
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
}

/** Movements of a range with their entries, the newest first; `after` is the last one of the page before. */
export async function journalPage(
  db: Db | Trx,
  asked: Asked,
  { after, rows }: { after: number | undefined; rows: number },
): Promise<JournalRow[]> {
  const kinds = await kindsIn(db, asked);
  const [from, before] = [new Date(startOfMexicoDay(asked.desde)), endOfDay(asked.hasta)];
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(m.created_at, m.id) < (select created_at, id from ledger_movement where id = ${after})`;
  const found = await sql<JournalRow>`
    select m.id, m.kind, m.created_at, h.happened_at, m.proposal_id, p.titulo, d.motivo, concat_ws(' ', u.nombre, u.apellidos) as author, x.entries
    from unnest(${kinds}::text[]) wanted
    cross join lateral (
      select m.* from ledger_movement m
      where m.kind = wanted and m.created_at >= ${from} and m.created_at < ${before} and ${beyond}
        and ${touches(asked)}
      order by m.created_at desc, m.id desc limit ${rows}
    ) m
    left join proposal p on p.id = m.proposal_id
    left join book_difference d
      on d.id = case when m.kind = 'ajuste' then split_part(m.operation_key, ':', 2)::bigint end
    left join account u on u.id = d.adjusted_by
    cross join lateral (
      select min(v.created_at) as happened_at
      from provider_booking k join provider_movement v on v.id = k.movement_id
      where k.operation_key = m.operation_key
    ) h
    cross join lateral (
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'amount', e.amount,
        'nombre', w.nombre, 'apellidos', w.apellidos) order by e.amount, a.id) as entries
      from ledger_entry e join ledger_account a on a.id = e.account_id
      left join account w on w.id = a.account_id
      where e.movement_id = m.id
    ) x
    order by m.created_at desc, m.id desc limit ${rows}`.execute(db);
  return found.rows;
}

const touches = ({ cuenta, lado }: Asked) =>
  cuenta === undefined
    ? sql`true`
    : // Counted for each movement by itself: as a join the plan would read every entry there is.
      sql`(select count(*) from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.movement_id = m.id and a.kind = ${cuenta} and ${SIDES[lado ?? 'both']}) > 0`;

/** The ledger's money and costs are negative: those are debits. */
const SIDES = { cargo: sql`e.amount < 0`, abono: sql`e.amount > 0`, both: sql`true` } as const;

/** What the movements asked for add up to in their account; null without one. */
export async function sumOf(db: Db | Trx, asked: Asked) {
  if (asked.cuenta === undefined) return null;
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
