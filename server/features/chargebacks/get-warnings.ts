import { getWarnings as call } from '#contract/chargebacks.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';

const MOST = 20;

export const getWarnings = handle(call, async ({ key_primary, key_secundary }, { db }) => {
  const rows = await openBetween(db, [key_primary, key_secundary]);
  return {
    avisos: rows.map(({ id, payment_id, titulo, value, tipo, created_at }) => ({
      id,
      pago: payment_id,
      concepto: titulo,
      monto: toMxn(centavos(value)),
      tipo,
      createAt: created_at.toISOString(),
    })),
  };
});

/** Once a bank took the payment back, its case says so. */
const openBetween = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('fraud_warning as f')
    .innerJoin('payment as pay', 'pay.id', 'f.payment_id')
    .innerJoin('proposal as p', 'p.id', 'pay.proposal_id')
    .innerJoin('account as client', 'client.id', 'p.client_id')
    .innerJoin('account as author', 'author.id', 'p.professional_id')
    .select(['f.id', 'f.payment_id', 'f.tipo', 'f.created_at', 'pay.value', 'p.titulo'])
    .where('client.keylogin', 'in', keys)
    .where('author.keylogin', 'in', keys)
    .where('f.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chargeback')
            .select('chargeback.id')
            .whereRef('chargeback.payment_id', '=', 'pay.id'),
        ),
      ),
    )
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .limit(MOST)
    .execute();
