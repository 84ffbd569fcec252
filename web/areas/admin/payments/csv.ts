import type { ListedPayment } from '#contract/payments.ts';
import { api } from '#web/api/index.ts';
import { amountCell, csvFile, sortable } from '../list/csv-file.ts';
import { paymentWords } from '../words.ts';
import { inputOf, type PaymentsQuery } from './filters.ts';

const HEAD = [
  'Pago',
  'Id en Stripe',
  'Persona',
  'Correo',
  'De',
  'Concepto',
  'Proyecto',
  'Profesional',
  'Estado',
  'Empezado',
  'Recibido',
  'Cantidad',
  'Devuelto o por devolver',
  'Costo de Stripe',
  'Divisa',
];

const lineOf = (one: ListedPayment): string[] => [
  String(one.id),
  one.id_payment,
  one.nombre_completo,
  one.email,
  one.type_sell === 'membresia' ? 'Membresía' : 'Proyecto',
  one.descripcion,
  one.proyecto === null ? '' : String(one.proyecto.id),
  one.proyecto?.profesional.nombre ?? '',
  paymentWords(one),
  sortable(one.createAt),
  sortable(one.settledAt),
  ...[one.value, one.devuelto, one.costo].map(amountCell),
  one.divisa,
];

/** Payments as a file, with the words of the screen. */
export const fileOfPayments = (pagos: readonly ListedPayment[], more: boolean) =>
  csvFile({
    name: 'pagos-de-clientes',
    head: HEAD,
    lines: pagos.map(lineOf),
    noun: ['pago', 'pagos'],
    more,
  });

/** What a filter holds, at most 10,000, as a file. */
export async function loadCsv(query: PaymentsQuery) {
  const { pagos, hay_mas } = await api.payments.exportPagos(inputOf(query));
  return fileOfPayments(pagos, hay_mas);
}
