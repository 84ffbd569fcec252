/** The states of a payout (decisions §5); `devuelto`: the bank sent it back after it had arrived (4 §A). */
export const PAYOUT_STATES = ['pendiente', 'enviado', 'pagado', 'fallido', 'devuelto'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The Spanish text of each state. */
export const PAYOUT_NAMES: Readonly<Record<PayoutState, string>> = {
  pendiente: 'Pendiente',
  enviado: 'Enviado',
  pagado: 'Pagado',
  fallido: 'Fallido',
  devuelto: 'Devuelto',
};

/** The next states of each; a bank may refuse a transfer before it has a tracking key. */
const NEXT: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  pendiente: ['enviado', 'fallido'],
  enviado: ['pagado', 'fallido'],
  pagado: ['devuelto'],
  fallido: [],
  devuelto: [],
};

/** Whether an administrator may change a payout from one state to the other (decisions §5). */
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => NEXT[from].includes(to);

/** Whether somebody has to say why a payout came to this state: the professional reads it. */
export const needsReason = (estado: PayoutState): estado is 'fallido' | 'devuelto' =>
  estado === 'fallido' || estado === 'devuelto';

/** Whether a payout's tracking key can be corrected: it has one, and the transfer is not finished. */
export const keyCanBeCorrected = (estado: PayoutState): boolean => estado === 'enviado';

/** Orders of the team's list besides the newest first: the largest amount first. */
export const PAYOUT_ORDERS = ['monto'] as const;
export type PayoutOrder = (typeof PAYOUT_ORDERS)[number];

/** The most payouts of a list in one file. */
export const PAYOUTS_LISTED = 5000;

/** The most payouts that change state in one call. */
export const PAYOUTS_AT_ONCE = 200;

/** The states in which the money has left the balance and not yet reached the bank. */
export const ON_ITS_WAY = ['pendiente', 'enviado'] as const satisfies readonly PayoutState[];

/**
 * Why a balance is not paid out on a Wednesday (decisions §5); `por_confirmar`: the bank sent a payout back from that
 * account, and its owner has neither confirmed nor changed it (4 §A); `en_revision`: the team
 * looks at one of their projects, which is stopped (4 §I); `eliminada`: a bank brought money of a deleted
 * account back.
 */
export const LEFT_OUT = [
  'eliminada',
  'suspendida',
  'sin_metodo',
  'sin_identificacion',
  'en_espera',
  'en_revision',
  'por_confirmar',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The most letters and digits of SPEI's tracking key. */
export const TRACKING_KEY_MAX = 30;
