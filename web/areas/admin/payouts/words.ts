import { formatNumber } from '#lib/numbers.ts';
import type { OutputOf } from '#contract/call.ts';
import type { AdminPayout, getBatches, tellLeftOut } from '#contract/payouts.ts';
import { add, formatCentavos, fromMxn } from '#domain/money.ts';
import { PAYOUT_STATES, type LeftOut, type PayoutState } from '#domain/payouts/payout.ts';

export type Batch = OutputOf<typeof getBatches>['lotes'][number];

export const LEFT_OUT_NAMES: Record<LeftOut, string> = {
  eliminada: 'Cuenta eliminada',
  suspendida: 'Cuenta suspendida',
  sin_metodo: 'Sin método de pago',
  sin_identificacion: 'Sin identificación completa',
  en_espera: 'En espera de 72 horas',
  en_revision: 'Proyecto detenido por riesgo',
  por_confirmar: 'Cuenta por confirmar',
};

const COUNTED: Record<PayoutState, readonly [one: string, many: string]> = {
  pendiente: ['por enviar', 'por enviar'],
  enviado: ['enviado', 'enviados'],
  pagado: ['pagado', 'pagados'],
  fallido: ['fallido', 'fallidos'],
  devuelto: ['devuelto', 'devueltos'],
};

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const payoutsText = (count: number): string => counted(count, 'pago', 'pagos');

/** «3 pagos elegidos». */
export const chosenText = (count: number): string =>
  counted(count, 'pago elegido', 'pagos elegidos');

/** The total of several payouts. */
export const totalText = (payouts: readonly Pick<AdminPayout, 'monto'>[]): string =>
  formatCentavos(add(...payouts.map(({ monto }) => fromMxn(monto))));

/** «3 pagos como enviados». */
export const markText = (estado: 'enviado' | 'pagado', count: number): string =>
  `${payoutsText(count)} como ${count === 1 ? estado : `${estado}s`}`;

/** Toast after several payouts were marked. */
export const doneText = (estado: 'enviado' | 'pagado', count: number): string =>
  `Marcaste ${markText(estado, count)}. ${count === 1 ? 'Ya le avisamos al profesional' : 'Ya les avisamos a los profesionales'}.`;

export const peopleText = (count: number): string => counted(count, 'profesional', 'profesionales');

/** What a file for the bank leaves out, in words that follow; '' for nothing. */
export const heldText = (count: number): string =>
  count === 0
    ? ''
    : ` ${counted(count, 'pago quedó fuera', 'pagos quedaron fuera')}: quien cobra tiene un proyecto detenido por riesgo.`;

/** Payouts that the server has not prepared yet. */
export const unpreparedText = (count: number): string =>
  `${counted(count, 'pago sin preparar', 'pagos sin preparar')}: se intenta cada 5 minutos y, si no se logra, pasa al próximo miércoles.`;

/** «2 por enviar · 1 pagado»: a Wednesday's payouts by state, without zeros. */
export const statesText = (states: Batch['por_estado']): string =>
  PAYOUT_STATES.filter((estado) => states[estado] > 0)
    .map((estado) => counted(states[estado], ...COUNTED[estado]))
    .join(' · ');

/** «3 profesionales elegidos». */
export const chosenPeopleText = (count: number): string =>
  counted(count, 'profesional elegido', 'profesionales elegidos');

/** «3 avisados, 2 ya lo estaban hoy.»: who was told, and who was not. */
export function toldText(told: OutputOf<typeof tellLeftOut>): string {
  const parts = [
    told.avisados === 0 ? 'Nadie más avisado' : counted(told.avisados, 'avisado', 'avisados'),
    told.ya_avisados === 0
      ? ''
      : counted(told.ya_avisados, 'ya lo estaba hoy', 'ya lo estaban hoy'),
    told.sin_aviso === 0 ? '' : counted(told.sin_aviso, 'ya no queda fuera', 'ya no quedan fuera'),
    told.por_avisar === 0
      ? ''
      : `${counted(told.por_avisar, 'falta', 'faltan')} por avisar: vuelve a pulsar`,
  ];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}

/** The orders of the list. */
export const ORDERS = [
  { value: '', label: 'Los más nuevos' },
  { value: 'monto', label: 'Los de más monto' },
] as const;
