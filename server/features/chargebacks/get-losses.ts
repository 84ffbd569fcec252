import { sql } from 'kysely';
import { getLosses as call } from '#contract/chargebacks.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { chargeable } from './received.ts';
import { colleague } from './views.ts';

const PAGE = 20;

export const getLosses = handle(call, async ({ estado, despues }, { db }) => {
  const decided = estado === 'decididas';
  const { shown, following } = pageOf(await page(db, { decided, despues }), PAGE, ({ id }) => id);
  const proposed = new Map<number, number>();
  for (const { id, payment_id, proposal_id, amount, released } of shown) {
    const payment = { id: payment_id, proposal_id };
    const most = released && !decided ? await chargeable(db, payment, { lossId: id }) : 0;
    proposed.set(id, Math.min(amount, most));
  }
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
      propuesta: toMxn(proposed.get(row.id) ?? 0),
      decision: decisionOf(row),
      createAt: row.created_at.toISOString(),
    })),
    ...following,
  };
});

function decisionOf(row: Awaited<ReturnType<typeof page>>[number]) {
  if (row.decided_at === null) return null;
  return {
    cargo: toMxn(centavos(row.cargo ?? 0)),
    motivo: row.motivo ?? '',
    decidido_at: row.decided_at.toISOString(),
    decidido_por: colleague(row.decider_nombre, row.decider_apellidos),
  };
}

/** Those of chargebacks stand with their chargeback. */
const page = (db: Db, { decided, despues }: { decided: boolean; despues: number | undefined }) =>
  db
    .selectFrom('loss as l')
    .innerJoin('payment as pay', 'pay.id', 'l.payment_id')
    .innerJoin('account as a', 'a.id', 'pay.account_id')
    .leftJoin('proposal as p', 'p.id', 'l.proposal_id')
    .leftJoin('account as decider', 'decider.id', 'l.decided_by')
    .leftJoin('account as author', 'author.id', 'p.professional_id')
    .select([
      'l.id',
      'l.payment_id',
      'l.proposal_id',
      'l.amount',
      'l.created_at',
      'l.cargo',
      'l.motivo',
      'l.decided_at',
      'decider.nombre as decider_nombre',
      'decider.apellidos as decider_apellidos',
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
    .where('l.decided_at', decided ? 'is not' : 'is', null)
    .where('l.chargeback_id', 'is', null)
    .$if(despues !== undefined, (query) => query.where('l.id', decided ? '<' : '>', despues ?? 0))
    .orderBy('l.id', decided ? 'desc' : 'asc')
    .limit(PAGE + 1)
    .execute();
