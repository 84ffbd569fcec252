import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { type PaymentState, paymentWords, refundedOf } from '../words.ts';

const TONES: Record<string, ChipProps['tone']> = {
  succeeded: 'success',
  canceled: 'neutral',
  requires_payment_method: 'error',
};

/** A payment's status at the provider, in Spanish, or that it went back. */
export function PaymentChip({ payment }: { payment: PaymentState }) {
  const tone = refundedOf(payment) === null ? TONES[payment.payment_status] : 'neutral';
  return <Chip tone={tone ?? 'sun'}>{paymentWords(payment)}</Chip>;
}
