import type { Chargeback } from '#contract/chargebacks.ts';
import { reasonWords } from '#domain/chargebacks/reasons.ts';
import { api } from '#web/api/index.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { amountCell, csvFile, sortable } from '../list/csv-file.ts';
import type { ChargebackState } from './use-chargebacks.ts';
import { standing } from './words.ts';

const HEAD = [
  'Contracargo',
  'Id de Stripe',
  'Pago',
  'Proyecto',
  'Concepto',
  'Cliente',
  'Profesional',
  'Monto',
  'Motivo',
  'Situación',
  'Fecha y hora',
  'Pruebas hasta',
  'Pruebas entregadas',
  'Las entregó',
  'Cerrado',
  'Recuperado',
  'Reservado',
  'Pérdida',
  'A cargo del profesional',
  'Quién lo decidió',
  'Motivo de la decisión',
];

const lineOf = (one: Chargeback, now: number): string[] => {
  const { perdida } = one;
  return [
    String(one.id),
    one.id_dispute,
    String(one.pago),
    one.id_proposal === null ? '' : String(one.id_proposal),
    one.concepto,
    one.cliente.nombre,
    one.profesional?.nombre ?? '',
    amountCell(one.monto),
    reasonWords(one.motivo),
    standing(one, now)[0],
    sortable(one.createAt),
    sortable(one.vence),
    sortable(one.entregadas_at),
    one.entregadas_por ?? '',
    sortable(one.cerrado_at),
    sortable(one.recuperado_at),
    amountCell(one.reservado),
    perdida ? amountCell(perdida.monto) : '',
    perdida && perdida.cargo !== null ? amountCell(perdida.cargo) : '',
    perdida?.decidido_por ?? '',
    perdida?.motivo ?? '',
  ];
};

/** The chargebacks of a tab, at most 2,000, as a file. */
export async function loadCsv(estado: ChargebackState) {
  const { contracargos, hay_mas } = await api.chargebacks.exportChargebacks({ estado });
  return csvFile({
    name: 'contracargos',
    head: HEAD,
    lines: contracargos.map((one) => lineOf(one, serverNow())),
    noun: ['contracargo', 'contracargos'],
    more: hay_mas,
  });
}
