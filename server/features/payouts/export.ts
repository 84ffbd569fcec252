import { exportPayouts as csvCall, exportPayoutsXlsx as xlsxCall } from '#contract/payouts.ts';
import { asText, csvOf } from '#lib/csv.ts';
import { PAYOUT_NAMES, type PayoutState } from '#domain/payouts/payout.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { bankOf } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { xlsxOf } from '#server/xlsx.ts';
import { batchPage, type PayoutRow, payoutsToExport } from './queries.ts';
import { beneficiary } from './views.ts';

export const exportPayouts = handle(csvCall, async (asked, context) => {
  const { rows, ...file } = await toExport('csv', asked, context);
  return { csv: csvOf([HEAD, ...rows.map(csvLine)]), ...file };
});

export const exportPayoutsXlsx = handle(xlsxCall, async (asked, context) => {
  const { rows, ...file } = await toExport('xlsx', asked, context);
  const xlsx = await xlsxOf('Pagos', HEAD, rows.map(factsOf));
  return { xlsx: xlsx.toString('base64'), ...file };
});

interface Asked {
  readonly fecha?: string | null | undefined;
  readonly estado?: PayoutState | undefined;
}

interface Exporting {
  readonly caller: { readonly id: number };
  readonly db: Trx;
  readonly now: Date;
}

/** The payouts of a Wednesday, and the name of their file; that they were taken out is recorded. */
async function toExport(
  formato: 'csv' | 'xlsx',
  { fecha: asked, estado }: Asked,
  { caller, db, now }: Exporting,
) {
  const fecha = asked ?? (await latest(db)) ?? fail('payout_batch_not_found');
  const found = await payoutsToExport(db, { fecha, estado });
  // Made before a project of theirs was stopped: nobody sends them until the team decides. What was sent stays.
  const rows = found.filter((row) => row.estado !== 'pendiente' || !row.en_revision);
  const detenidos = found.length - rows.length;
  if (rows.length === 0)
    return fail(detenidos > 0 ? 'payouts_in_review' : 'payout_batch_not_found');
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_pagos_a_profesionales',
    subjectId: fecha,
    people: [],
    after: {
      pagos: rows.length,
      formato,
      ...(estado && { estado }),
      ...(detenidos > 0 && { detenidos }),
    },
    now,
  });
  const nombre = `pagos-a-profesionales-${fecha}${estado ? `-${estado}` : ''}.${formato}`;
  return { rows, nombre, pagos: rows.length, detenidos };
}

const latest = async (db: Trx) => (await batchPage(db, { before: null, rows: 1 }))[0]?.fecha;

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

/** The cells of a payout; its amount is the only number among them, in MXN. */
const factsOf = (row: PayoutRow) =>
  [
    referenceOf(row.id),
    beneficiary(row),
    bankOf(row.numero),
    row.numero,
    row.amount / 100,
    `Maestros pago ${row.id}`,
    PAYOUT_NAMES[row.estado],
    row.clave_rastreo ?? '',
  ] as const;

/** In a CSV an apostrophe keeps zeros and long numbers as they are. */
function csvLine(row: PayoutRow): string[] {
  const [reference, name, bank, numero, amount, concept, estado, key] = factsOf(row);
  const marked = key === '' ? '' : asText(key);
  return [reference, name, bank, asText(numero), amount.toFixed(2), concept, estado, marked];
}
