import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { paymentWords } from '../words.ts';

const TONES: Record<string, ChipProps['tone']> = {
  succeeded: 'success',
  canceled: 'neutral',
  requires_payment_method: 'error',
};

/** Where a payment stands at the provider, in words. */
export function PaymentChip({ status }: { status: string }) {
  return <Chip tone={TONES[status] ?? 'sun'}>{paymentWords(status)}</Chip>;
}
