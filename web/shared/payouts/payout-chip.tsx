import { PAYOUT_NAMES, type PayoutState } from '#domain/payouts/payout.ts';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';

const TONES: Record<PayoutState, ChipProps['tone']> = {
  pendiente: 'sun',
  enviado: 'primary',
  pagado: 'success',
  fallido: 'error',
  devuelto: 'error',
};

/** The state of a transfer to a professional. */
export function PayoutChip({ estado }: { estado: PayoutState }) {
  return <Chip tone={TONES[estado]}>{PAYOUT_NAMES[estado]}</Chip>;
}
