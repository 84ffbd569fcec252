import { AMOUNT_MAX } from '#contract/amount-fields.ts';
import { feeFromWire, type FeeOnWire, feeOf, feeOfRelease, feeText } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { Amounts } from './amounts.tsx';
import { useShareWords } from './use-share-words.ts';

export interface QuoteProps {
  /** The fee of the project; null while it is not known. */
  tarifa: FeeOnWire | null;
  /** MXN, as typed. */
  precio: number | null;
  /** The project's price without it, which already has the fixed part of the fee. */
  before?: number | null;
  /** The share is already in sight. */
  hideShare?: boolean;
}

/** The fee and the professional's share of a price, MXN; null without one that is known. */
export function quoteOf(
  tarifa: FeeOnWire | null,
  precio: number | null,
  before: number | null = 0,
) {
  // A price that is too high is refused at its field, and too long a number has no centavos.
  if (tarifa === null || precio === null || precio <= 0 || precio > AMOUNT_MAX) return null;
  const amount = fromMxn(precio);
  const rate = feeFromWire(tarifa);
  const fee = before ? feeOfRelease(rate, fromMxn(before), amount) : feeOf(rate, amount);
  return { fee: toMxn(fee), share: toMxn(subtract(amount, fee)) };
}

/** The fee and the professional's share of a price, updated while typing. */
export function Quote({ tarifa, precio, before = 0, hideShare = false }: QuoteProps) {
  const { coming } = useShareWords();
  const quote = quoteOf(tarifa, precio, before);
  return (
    <Amounts
      rows={[
        { label: 'Precio', mxn: quote && precio },
        {
          label: tarifa ? feeLabel(tarifa, before) : 'Comisión',
          mxn: quote && quote.fee,
        },
        ...(hideShare ? [] : [{ label: coming, mxn: quote && quote.share, strong: true }]),
      ]}
    />
  );
}

/** An additional service pays the fixed part no second time. */
function feeLabel(tarifa: FeeOnWire, before: number | null): string {
  const { percent, fixed } = feeText(feeFromWire(tarifa));
  return before ? `Comisión (${percent})` : `Comisión (${percent} + ${fixed})`;
}
