import { sql } from 'kysely';
import { getLosses as call } from '#contract/chargebacks.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';

const PAGE = 20;

export const getLosses = handle(call, async ({ despues = 0 }, { db }) => {
  const { shown, following } = pageOf(await undecided(db, despues), PAGE, ({ id }) => id);
  return {
    perdidas: shown.map((row) => ({
      id: row.id,
      pago: row.payment_id,
      concepto: row.titulo ?? row.descripcion,
      monto: toMxn(centavos(row.amount)),
      cliente: { keylogin: row.keylogin, nombre: visibleName(row) },
      profesional:
        row.author_key === null
          ? null
          : {
              keylogin: row.author_key,
              nombre: visibleName({
                nombre: row.author_nombre ?? '',
                apellidos: row.author_apellidos ?? '',
                deleted_at: row.author_deleted,
              }),
            },
      con_deudor: row.released ? 1 : 0,
      createAt: row.created_at.toISOString(),
    })),
    ...following,
  };
});

/** Those of chargebacks stand with their chargeback. */
const undecided = (db: Db, despues: number) =>
  db
    .selectFrom('loss as l')
    .innerJoin('payment as pay', 'pay.id', 'l.payment_id')
    .innerJoin('account as a', 'a.id', 'pay.account_id')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .leftJoin('account as author', 'author.id', 'p.professional_id')
    .select([
      'l.id',
      'l.payment_id',
      'l.amount',
      'l.created_at',
      'pay.descripcion',
      'p.titulo',
      'a.keylogin',
      'a.nombre',
      'a.apellidos',
      'a.deleted_at',
      'author.keylogin as author_key',
      'author.nombre as author_nombre',
      'author.apellidos as author_apellidos',
      'author.deleted_at as author_deleted',
    ])
    .select(
      sql<boolean>`exists (select from ledger_movement m
        where m.proposal_id = l.proposal_id and m.kind = 'liberacion')`.as('released'),
    )
    .where('l.decided_at', 'is', null)
    .where('l.chargeback_id', 'is', null)
    .where('l.id', '>', despues)
    .orderBy('l.id')
    .limit(PAGE + 1)
    .execute();
