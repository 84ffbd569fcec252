import { AMOUNT_MAX } from '#contract/amount-fields.ts';
import { FEE_TEXT } from '#domain/projects/fee.ts';
import { feeOf, feeOfRelease } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { Amounts } from './amounts.tsx';
import { useShareWords } from './use-share-words.ts';

export interface QuoteProps {
  /** MXN, as typed. */
  precio: number | null;
  /** The project's price without it, which already has the fixed part of the fee. */
  before?: number | null;
  /** The share is already in sight. */
  hideShare?: boolean;
}

/** The fee and the professional's share of a price, MXN; null without one that is known. */
export function quoteOf(precio: number | null, before: number | null = 0) {
  // A price that is too high is refused at its field, and too long a number has no centavos.
  if (precio === null || precio <= 0 || precio > AMOUNT_MAX) return null;
  const amount = fromMxn(precio);
  const fee = before ? feeOfRelease(fromMxn(before), amount) : feeOf(amount);
  return { fee: toMxn(fee), share: toMxn(subtract(amount, fee)) };
}

/** The fee and the professional's share of a price, updated while typing. */
export function Quote({ precio, before = 0, hideShare = false }: QuoteProps) {
  const { coming } = useShareWords();
  const quote = quoteOf(precio, before);
  return (
    <Amounts
      rows={[
        { label: 'Precio', mxn: quote && precio },
        {
          label: before
            ? `Comisión (${FEE_TEXT.percent})`
            : `Comisión (${FEE_TEXT.percent} + ${FEE_TEXT.fixed})`,
          mxn: quote && quote.fee,
        },
        ...(hideShare ? [] : [{ label: coming, mxn: quote && quote.share, strong: true }]),
      ]}
    />
  );
}
