/** Where a payout can stand (decisions §5). */
export const PAYOUT_STATES = ['pendiente', 'enviado', 'pagado', 'fallido'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What people read of a state. */
export const PAYOUT_NAMES: Readonly<Record<PayoutState, string>> = {
  pendiente: 'Pendiente',
  enviado: 'Enviado',
  pagado: 'Pagado',
  fallido: 'Fallido',
};

/** From where to where; a bank may refuse a transfer before there is a tracking key of it. */
const NEXT: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  pendiente: ['enviado', 'fallido'],
  enviado: ['pagado', 'fallido'],
  pagado: [],
  fallido: [],
};

/** Whether an administrator may take a payout from one state to the other. */
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => NEXT[from].includes(to);

/** Whether the tracking key of a payout can be corrected: it has one, and the transfer is not over. */
export const keyCanBeCorrected = (estado: PayoutState): boolean => estado === 'enviado';

/** So many payouts are taken one step on at once. */
export const PAYOUTS_AT_ONCE = 200;

/** The states in which the money is neither the professional's balance nor in their bank. */
export const ON_ITS_WAY = ['pendiente', 'enviado'] as const satisfies readonly PayoutState[];

/** Why a balance is not paid out on a Wednesday (decisions §5). */
export const LEFT_OUT = ['suspendida', 'sin_metodo', 'sin_identificacion', 'en_espera'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The most letters and digits of SPEI's tracking key. */
export const TRACKING_KEY_MAX = 30;
