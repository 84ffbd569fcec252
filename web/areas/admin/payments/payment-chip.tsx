import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { paymentWords } from '../words.ts';

const TONES: Record<string, ChipProps['tone']> = {
  succeeded: 'success',
  canceled: 'neutral',
  requires_payment_method: 'error',
};

/** A payment's status at the provider, in Spanish. */
export function PaymentChip({ status }: { status: string }) {
  return <Chip tone={TONES[status] ?? 'sun'}>{paymentWords(status)}</Chip>;
}
