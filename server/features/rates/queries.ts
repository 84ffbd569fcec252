import { sql } from 'kysely';
import type { Rate } from '#contract/rates.ts';
import { toMxn } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';

export const ratesOf = (db: Db | Trx) =>
  db
    .selectFrom('rate as r')
    .leftJoin('nivel as n', 'n.id', 'r.nivel')
    .leftJoin('account as a', 'a.id', 'r.author_id')
    .select([
      'r.id',
      'r.nivel',
      'r.hundredths',
      'r.fixed',
      'r.precio',
      'r.holds_from',
      'r.motivo',
      'r.created_at',
      'r.withdrawn_at',
      'n.descripcion',
      'a.nombre',
      'a.apellidos',
      'a.deleted_at',
    ]);

type RateRow = Awaited<ReturnType<ReturnType<typeof ratesOf>['executeTakeFirstOrThrow']>>;

export const rateView = (row: RateRow): Rate => ({
  id: row.id,
  nivel: row.nivel,
  nombre: row.descripcion ?? 'Comisión',
  porcentaje: row.hundredths === null ? null : row.hundredths / 100,
  fija: row.fixed === null ? null : toMxn(row.fixed),
  precio: row.precio === null ? null : toMxn(row.precio),
  desde: row.holds_from.toISOString(),
  autor:
    row.nombre === null
      ? null
      : visibleName({
          nombre: row.nombre,
          apellidos: row.apellidos ?? '',
          deleted_at: row.deleted_at,
        }),
  motivo: row.motivo,
  createAt: row.created_at.toISOString(),
  retirada_at: row.withdrawn_at?.toISOString() ?? null,
});

/** The rows in force at an instant: the fee, then the levels. */
export const inForceAt = (now: Date) => sql<number>`
  (select distinct on (nivel) id from rate where withdrawn_at is null and holds_from <= ${now}
    order by nivel, holds_from desc)`;

/** The rows that those in force have followed. */
export const beforeAt = (now: Date) => sql<number>`
  (select distinct on (nivel) id from rate where withdrawn_at is null and holds_from <= ${now}
    and id not in ${inForceAt(now)} order by nivel, holds_from desc)`;
