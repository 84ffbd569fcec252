import { longDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { add, type Centavos, formatCentavos, fromMxn, subtract } from '../money.ts';
import type { OutsideWay, RefundState } from '../refunds/refund.ts';
import type { Coverage } from './receipt.ts';

/** What a payment covers of its project's plan. */
export const COVERAGE_WORDS: Record<Coverage, string> = {
  todo: 'Pago completo',
  primera_mitad: 'Primera mitad',
  resto: 'Lo que faltaba',
  adicionales: 'Servicios adicionales',
  parte: 'Una parte',
  nada: 'Nada: se devolvió completo',
};

/** How a refund was paid that did not go to the card. */
export const OUTSIDE_WORDS: Readonly<Record<OutsideWay, string>> = {
  transferencia: 'por transferencia',
  efectivo: 'en efectivo',
  otro: 'por otro medio',
};

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

interface Card {
  readonly marca: string;
  readonly ultimos: string;
}

/** «Visa terminada en 4242». */
export const cardWords = ({ marca, ultimos }: Card): string =>
  `${BRANDS[marca] ?? 'Tarjeta'} terminada en ${ultimos}`;

/** «24 de noviembre de 2026, 10:05», in Mexico City. */
function momentWords(instant: string): string {
  const at = Date.parse(instant);
  return `${longDay(mexicoDay(at))}, ${formatClock(at)}`;
}

/** What a receipt is written from; amounts in MXN, as on the wire. */
export interface ReceiptView {
  readonly folio: string;
  readonly concepto: string;
  readonly value: number;
  readonly paidAt: string;
  readonly devuelto: number;
  readonly por_banco: number;
  readonly cubre: Coverage | null;
  readonly pagador: string;
  readonly para: string;
  readonly tarjeta: Card | null;
  readonly proyecto: { readonly precio: number; readonly pagado: number } | null;
  readonly reembolsos: readonly ReceiptRefund[];
  readonly operador: { readonly responsable: string | null; readonly domicilio: string | null };
}

interface ReceiptRefund {
  readonly amount: number;
  readonly createAt: string;
  readonly doneAt: string | null;
  readonly estado: RefundState;
  readonly como: OutsideWay | null;
  readonly clave: string | null;
}

/** What a receipt says, by name, on its page and in its mail (4 §E). */
export function receiptFacts(recibo: ReceiptView): readonly (readonly [string, string])[] {
  const { cubre, proyecto, tarjeta } = recibo;
  const facts: [string, string | null][] = [
    ['Fecha y hora', `${momentWords(recibo.paidAt)} (Ciudad de México)`],
    ['Pagó', recibo.pagador],
    ['Para', recibo.para],
    ['Concepto', recibo.concepto],
    ['Cubre', cubre && COVERAGE_WORDS[cubre]],
    ['Pagado del proyecto hasta hoy', proyecto && paidOf(proyecto)],
    ['Forma de pago', tarjeta ? cardWords(tarjeta) : 'Tarjeta'],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

const paidOf = ({ pagado, precio }: { pagado: number; precio: number }): string =>
  `${formatCentavos(fromMxn(pagado)).replace(' MXN', '')} de ${formatCentavos(fromMxn(precio))}`;

/** What went back of a payment, line by line, and what is left of it; null where nothing did. */
export function refundsOfReceipt({
  value,
  devuelto,
  por_banco,
  reembolsos,
}: ReceiptView): { lines: readonly (readonly [string, Centavos])[]; kept: Centavos } | null {
  if (devuelto + por_banco <= 0) return null;
  const notArrived = reembolsos.flatMap(({ estado, amount }) =>
    estado === 'fallida' ? [fromMxn(amount)] : [],
  );
  const back = subtract(add(fromMxn(devuelto), fromMxn(por_banco)), add(...notArrived));
  const lines = reembolsos.map((refund) => [refundWords(refund), fromMxn(refund.amount)] as const);
  const byBank = ['Por el banco de la tarjeta, que devolvió el pago', fromMxn(por_banco)] as const;
  return {
    lines: por_banco > 0 ? [...lines, byBank] : lines,
    kept: subtract(fromMxn(value), back),
  };
}

/** When a refund was sent and how, or why it has not been. */
function refundWords({ createAt, doneAt, estado, como, clave }: ReceiptRefund): string {
  if (estado === 'fallida')
    return `${momentWords(createAt)}, el banco no la aceptó: el equipo te dirá cómo recibirla`;
  if (doneAt === null) return `${momentWords(createAt)}, en camino`;
  return `${momentWords(doneAt)}, ${como === null ? 'a la tarjeta' : OUTSIDE_WORDS[como]}${clave === null ? '' : ` (${clave})`}`;
}

/** What it is not, and whom to ask for that. */
export const invoiceWords = ({ proyecto }: ReceiptView): string =>
  `Es un recibo de pago, no una factura (CFDI). Si necesitas factura, ${proyecto ? 'pídesela a quien hizo el trabajo' : 'escríbenos'}.`;

/** Who operates the platform, as far as it is known. */
export const operatorWords = ({
  operador: { responsable, domicilio },
}: Pick<ReceiptView, 'operador'>): string =>
  `Maestros${responsable ? ` es operado por ${responsable}` : ''}${domicilio ? `, ${domicilio}` : ''}.`;
