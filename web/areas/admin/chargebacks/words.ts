/** Why a bank took a payment back, by the provider's word. */
const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'El titular dice que no hizo el pago',
  unrecognized: 'El titular no reconoce el pago',
  product_not_received: 'Dice que el trabajo no se hizo',
  product_unacceptable: 'Dice que el trabajo no fue lo acordado',
  credit_not_processed: 'Dice que no le devolvieron',
  duplicate: 'Dice que se cobró dos veces',
  subscription_canceled: 'Dice que ya lo había cancelado',
  general: 'Sin motivo específico',
};

export const reasonWords = (motivo: string): string =>
  Object.hasOwn(REASONS, motivo) ? (REASONS[motivo] ?? motivo) : motivo;

/** Where a chargeback stands. */
export function standing(chargeback: {
  ganado: number | null;
  estado: string;
  perdida: { cargo: number | null } | null;
}): readonly [text: string, tone: 'sun' | 'success' | 'error' | 'neutral'] {
  if (chargeback.ganado === 1) return ['Ganado', 'success'];
  if (chargeback.ganado === 0)
    return chargeback.perdida?.cargo === null ? ['Por decidir', 'error'] : ['Perdido', 'neutral'];
  return chargeback.estado === 'under_review'
    ? ['El banco decide', 'neutral']
    : ['Faltan pruebas', 'sun'];
}
