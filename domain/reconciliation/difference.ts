import { DAY } from '#lib/mexico-time.ts';
import { MOVEMENTS, type MovementKind } from '../ledger/accounts.ts';
import { formatCentavos } from '../money.ts';

/** What the ledger is compared with: its own rules, the provider, the bank, and what was signed when a month was closed. */
export const BOOKS = ['reglas', 'proveedor', 'banco', 'mes'] as const;
export type Book = (typeof BOOKS)[number];

/** A comparison is made every night: after one and a half days one of them did not come about. */
export const COMPARISON_LATE_MS = 1.5 * DAY;

/**
 * What differs: `movimiento`, one of the provider's balance that the books lack or have otherwise; `libro`, an operation
 * of the ledger's that the provider does not know; `saldo`, the provider's balance against its own movements; `linea`,
 * one of the bank's statement that is nothing in the books; `sin_linea`, what the bank should say and does not; `mes`, a
 * closed month that no longer is as it was signed; `regla`, what breaks a rule of the books.
 */
export type DifferenceKind =
  | 'movimiento'
  | 'libro'
  | 'saldo'
  | 'linea'
  | 'sin_linea'
  | 'mes'
  | 'regla';

/** A difference between the books and the provider or the bank; amounts in centavos, positive what comes in. */
export interface Difference {
  readonly tipo: DifferenceKind;
  /** The provider's id of the movement, the ledger's operation key, or what a line of the bank is in the books. */
  readonly objeto: string;
  /** The provider's category of the movement; null for others. */
  readonly categoria: string | null;
  /** The provider's id of what caused it: a charge, a refund, a dispute, a payout; null where there is none. */
  readonly source: string | null;
  /** The provider's id of the payment; null where there is none. */
  readonly pago: string | null;
  /** Whether the payment is one of ours. */
  readonly isOurs: boolean;
  /**
   * The day and text of a bank's line, by what the bank knows what it should say, what a closed month says otherwise, or which rule is broken;
   * null for others.
   */
  readonly detalle: string | null;
  /** The currency of the provider's movement; null for others. */
  readonly divisa: string | null;
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Whether somebody of the team may book what differs: what the provider moved and the books have nothing of, unless it is
 * of a payment of ours, which is booked by itself once it is known.
 */
export function isAdjustable({
  tipo,
  categoria,
  isOurs,
  divisa,
  ours,
}: Omit<Difference, 'detalle'>): boolean {
  const isExpected = isOurs && categoria !== null && categoria in CATEGORIES;
  return tipo === 'movimiento' && divisa === 'mxn' && ours === 0 && !isExpected;
}

/** The provider's categories of movements, with the word for one of them. */
const CATEGORIES: Readonly<Record<string, string>> = {
  charge: 'El cobro',
  refund: 'La devolución',
  refund_failure: 'La devolución que regresó',
  dispute: 'El contracargo',
  dispute_reversal: 'El contracargo recuperado',
  payout: 'El depósito al banco',
  payout_reversal: 'El depósito que regresó',
  fee: 'El costo de Stripe',
  network_cost: 'El costo de la red de tarjetas',
  tax: 'El impuesto de Stripe',
};

/** What differs, in a sentence that names it with both amounts (4 §B). */
export function describeDifference(difference: Difference): string {
  const { objeto, pago, ours, theirs, tipo } = difference;
  const ofPayment = pago === null ? '' : ` del pago ${pago}`;
  if (tipo === 'mes' || tipo === 'regla') return `${difference.detalle}.`;
  if (tipo === 'saldo')
    return `Stripe dice que tiene ${formatCentavos(theirs)}, y sus movimientos suman ${formatCentavos(ours)}.`;
  if (tipo === 'libro')
    return `«${operationName(objeto)}» (${objeto}) está en los libros por ${formatCentavos(ours)}, y Stripe no lo conoce.`;
  if (tipo === 'linea')
    return `El banco dice «${difference.detalle}» por ${formatCentavos(theirs)}, y no corresponde a nada en los libros.`;
  if (tipo === 'sin_linea')
    return `${bankThing(objeto)} (${difference.detalle}) está en los libros por ${formatCentavos(ours)}, y no en el estado de cuenta.`;
  const name = CATEGORIES[difference.categoria ?? ''] ?? `El movimiento «${difference.categoria}»`;
  const what = `${name} ${difference.source ?? objeto}${ofPayment}`;
  return ours === 0
    ? `${what} movió ${formatCentavos(theirs)} en Stripe, y no está en los libros.`
    : `${what} movió ${formatCentavos(theirs)} en Stripe, y ${formatCentavos(ours)} en los libros.`;
}

/** What the bank moves, by the word before its number. */
const BANK_THINGS: Readonly<Record<string, string>> = {
  deposito: 'El depósito de Stripe',
  pago: 'El pago a profesional',
  devuelto: 'La devolución del pago a profesional',
  reembolso: 'La devolución por transferencia',
};

/** What a line of the bank's is in the books, in words: «El pago a profesional 12». */
export const bankThing = (objeto: string): string => {
  const [kind = '', number = ''] = objeto.split(':');
  return `${BANK_THINGS[kind] ?? 'El movimiento'} ${number}`;
};

const operationName = (key: string): string =>
  MOVEMENTS[key.slice(0, key.indexOf(':')) as MovementKind] ?? 'Movimiento';

/** What somebody of the team does about a difference, in a sentence. */
export function adviceFor({ tipo, categoria, pago, isOurs, ours }: Difference): string {
  if (tipo === 'regla')
    return 'Los libros no cuadran consigo mismos: avisa a quien mantiene Maestros. El mismo aviso sale con «npm run books».';
  if (tipo === 'mes')
    return 'Un mes cerrado no cambia por sí solo: alguien escribió en la base de datos sin Maestros. Avisa a quien la administra y recupera los asientos de una copia.';
  if (tipo === 'saldo')
    return 'Abre el saldo en Stripe y busca el movimiento que falta en su lista; si no aparece, pregunta a Stripe.';
  if (tipo === 'libro')
    return 'Busca el movimiento en Stripe. Si nunca existió, alguien escribió en los libros sin Stripe: revisa quién y por qué.';
  if (tipo === 'linea')
    return 'Averigua qué es. Si no tiene que ver con los pagos de Maestros, anótalo en el estado de cuenta; si es un pago, registra su clave de rastreo.';
  if (tipo === 'sin_linea')
    return 'Búscalo en el banco. Si no ocurrió, corrige el pago; si ocurrió otro día, importa el estado de cuenta de ese día.';
  if (ours !== 0)
    return 'Compara los dos montos con lo que dice Stripe: uno de los dos se anotó mal.';
  if (!(categoria !== null && categoria in CATEGORIES))
    return 'Maestros no conoce esta clase de movimiento: ábrelo en Stripe, averigua qué lo causó y anota un ajuste.';
  if (pago !== null && !isOurs)
    return 'Este pago no se hizo en Maestros: averigua en Stripe quién lo cobró y para qué, y anota un ajuste.';
  return 'Ábrelo en Stripe y comprueba de qué pago es; si es de Maestros, se anotará solo en la próxima revisión.';
}
