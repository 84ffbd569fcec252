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
