import type { AdminPayout } from '#contract/payouts.ts';
import { PAYOUT_NAMES } from '#domain/payouts/payout.ts';
import { api } from '#web/api/index.ts';
import { amountCell, csvFile, sortable } from '../list/csv-file.ts';
import { inputOf, type PayoutFilter } from './use-payouts.ts';

const HEAD = [
  'Pago',
  'Miércoles',
  'Profesional',
  'Monto',
  'Banco',
  'Cuenta terminada en',
  'Estado',
  'Clave de rastreo',
  'Motivo',
  'Enviado',
  'Terminado',
  'Devuelto',
];

const lineOf = (one: AdminPayout): string[] => [
  String(one.id),
  one.fecha,
  one.nombre,
  amountCell(one.monto),
  one.banco,
  one.terminacion,
  PAYOUT_NAMES[one.estado],
  one.clave_rastreo ?? '',
  one.motivo ?? '',
  sortable(one.enviado_at),
  sortable(one.terminado_at),
  sortable(one.devuelto_at),
];

/** What a filter holds, at most 5,000, as a file. */
export async function loadCsv(filter: PayoutFilter) {
  const { payouts, hay_mas } = await api.payouts.exportPayoutList(inputOf(filter));
  return csvFile({
    name: 'pagos_a_profesionales',
    head: HEAD,
    lines: payouts.map(lineOf),
    noun: ['pago', 'pagos'],
    more: hay_mas,
  });
}
