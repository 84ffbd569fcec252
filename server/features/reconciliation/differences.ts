import { sql } from 'kysely';
import { type Book, BOOKS, type Difference } from '#domain/reconciliation/difference.ts';
import type { Db } from '#server/db/pool.ts';

export interface StoredDifference extends Difference {
  readonly id: number;
  readonly libro: Book;
  readonly since: Date;
  readonly found_at: Date;
  /** The number of our payment; null when it is none of ours. */
  readonly payment_id: number | null;
  readonly proposal_id: number | null;
}

/** Differences that are there, the oldest first, after the given one. */
export async function openDifferences(
  db: Db,
  {
    after = 0,
    most,
    book,
    only,
  }: { after?: number; most: number; book?: Book; only?: readonly number[] | undefined },
): Promise<StoredDifference[]> {
  const { rows } = await sql<StoredDifference>`
    select d.id, d.libro, d.tipo, d.objeto, d.ours, d.theirs, d.since, d.found_at, d.payment_ref as pago,
      m.categoria, m.source, m.divisa, coalesce(to_char(b.dia, 'DD/MM/YYYY') || ' ' || b.texto, d.detalle) as detalle, p.id as payment_id, p.proposal_id, p.id is not null as "isOurs"
    from book_difference d
    left join provider_movement m on d.tipo = 'movimiento' and m.id = d.objeto
    left join bank_line b on d.tipo = 'linea' and b.id::text = d.objeto
    left join payment p on p.id_payment = d.payment_ref
    where d.gone_at is null and d.id > ${after} and (${book ?? null}::text is null or d.libro = ${book ?? null})
      and (${only ?? null}::bigint[] is null or d.id = any(${only ?? null}::bigint[]))
    order by d.id limit ${most}`.execute(db);
  return rows;
}

/** Of a comparison `c`: that it says something. Without a statement nothing is said of the bank. */
export const isCompared = sql`(c.libro <> 'banco' or exists (select from bank_line))`;

/** When the books were last compared, and how many differences stand now. */
export async function comparisons(db: Db): Promise<{ libro: Book; at: Date; count: number }[]> {
  const { rows } = await sql<{ libro: Book; at: Date; count: number }>`
    select c.libro, c.compared_at as at,
      (select count(*) from book_difference d where d.libro = c.libro and d.gone_at is null) as count
    from book_compared c
    where ${isCompared}
    order by array_position(${sql.val([...BOOKS])}::text[], c.libro)`.execute(db);
  return rows;
}
