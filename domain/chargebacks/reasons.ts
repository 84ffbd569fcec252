/** Why a bank took a payment back or warns of one, by the provider's word. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'El titular dice que no hizo el pago',
  unrecognized: 'El titular no reconoce el pago',
  product_not_received: 'Dice que el trabajo no se hizo',
  product_unacceptable: 'Dice que el trabajo no fue lo acordado',
  credit_not_processed: 'Dice que no le devolvieron',
  duplicate: 'Dice que se cobró dos veces',
  subscription_canceled: 'Dice que ya lo había cancelado',
  general: 'Sin motivo específico',
  // Of warnings.
  unauthorized_use_of_card: 'El titular dice que no hizo el pago',
  made_with_stolen_card: 'La tarjeta fue robada',
  made_with_lost_card: 'La tarjeta se había perdido',
  card_never_received: 'El titular nunca recibió la tarjeta',
  fraudulent_card_application: 'La tarjeta se pidió con datos de otra persona',
  made_with_counterfeit_card: 'La tarjeta es una copia',
  misc: 'Sin motivo específico',
};

/** The reason in words; another word of the provider's as it is. */
export const reasonWords = (motivo: string): string =>
  Object.hasOwn(REASONS, motivo) ? (REASONS[motivo] ?? motivo) : motivo;

/** How an inquiry is stored among the warnings: its reason after this. */
export const INQUIRY = 'consulta: ';

/** How many days after a warning of fraud its payment may still be taken back by its bank, as card networks have it. */
export const WARNING_DAYS = 120;

/** Whether it is a bank that asks, and no warning of fraud. */
export const asksOnly = (tipo: string): boolean => tipo.startsWith(INQUIRY);

/** Of an inquiry whose bank named no day. */
export const NO_DEADLINE = 'el banco no dijo hasta cuándo espera respuesta';
/** The same of a chargeback. */
export const NO_EVIDENCE_DEADLINE = 'el banco no dijo hasta cuándo acepta pruebas';

/** What a warning says, with its reason in words: that a payment may be fraud, or that its bank asks about it. */
export function warningText(tipo: string): string {
  const asks = asksOnly(tipo);
  const reason = reasonWords(asks ? tipo.slice(INQUIRY.length) : tipo).toLowerCase();
  return asks ? `El banco pregunta por el pago (${reason})` : `Puede ser fraude (${reason})`;
}

/** What the timeline says beside a chargeback that was won: after it had been lost, and that the refund goes out again. */
export const BANK_CHANGED = 'El banco cambió su decisión';
/** Ends the words that a refund goes out again, of which so much. */
export const REFUND_AGAIN = 'sale otra vez';
export const RELEASED_LATE = 'Lo que el proyecto protegía se libera';
