import { exportPayouts as call } from '#contract/payouts.ts';
import { asText, csvOf } from '#lib/csv.ts';
import { PAYOUT_NAMES } from '#domain/payouts/payout.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { bankOf } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { batchPage, type PayoutRow, payoutsToExport } from './queries.ts';
import { beneficiary } from './views.ts';

export const exportPayouts = handle(call, async ({ fecha: asked, estado }, context) => {
  const { caller, db, now } = context;
  const fecha = asked ?? (await latest(context)) ?? fail('payout_batch_not_found');
  const rows = await payoutsToExport(db, { fecha, estado });
  if (rows.length === 0) return fail('payout_batch_not_found');
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_pagos_a_profesionales',
    subjectId: fecha,
    people: [],
    after: { pagos: rows.length, ...(estado && { estado }) },
    now,
  });
  return {
    csv: csvOf([HEAD, ...rows.map(lineOf)]),
    nombre: `pagos-a-profesionales-${fecha}${estado ? `-${estado}` : ''}.csv`,
    pagos: rows.length,
  };
});

const latest = async ({ db }: { db: Parameters<typeof batchPage>[0] }) =>
  (await batchPage(db, { before: null, rows: 1 }))[0]?.fecha;

const HEAD = [
  'Referencia',
  'Beneficiario',
  'Banco',
  'CLABE',
  'Monto',
  'Concepto',
  'Estado',
  'Clave de rastreo',
];

/** SPEI's numeric reference has seven digits. */
const referenceOf = (id: number): string => String(id % 10_000_000).padStart(7, '0');

const lineOf = (row: PayoutRow) => [
  referenceOf(row.id),
  beneficiary(row),
  bankOf(row.numero),
  asText(row.numero),
  (row.amount / 100).toFixed(2),
  `Maestros pago ${row.id}`,
  PAYOUT_NAMES[row.estado],
  row.clave_rastreo === null ? '' : asText(row.clave_rastreo),
];
