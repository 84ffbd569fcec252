import { AMOUNT_MAX } from '#contract/fields.ts';
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
}

/** The fee and the professional's share of a price, updated while typing. */
export function Quote({ precio, before = 0 }: QuoteProps) {
  const { coming } = useShareWords();
  // A price that is too high is refused at its field, and too long a number has no centavos.
  const known = precio !== null && precio > 0 && precio <= AMOUNT_MAX;
  const amount = fromMxn(known ? precio : 0);
  const fee = before ? feeOfRelease(fromMxn(before), amount) : feeOf(amount);
  return (
    <Amounts
      rows={[
        { label: 'Precio', mxn: known ? precio : null },
        {
          label: before
            ? `Comisión (${FEE_TEXT.percent})`
            : `Comisión (${FEE_TEXT.percent} + ${FEE_TEXT.fixed})`,
          mxn: known ? toMxn(fee) : null,
        },
        {
          label: coming,
          mxn: known ? toMxn(subtract(amount, fee)) : null,
          strong: true,
        },
      ]}
    />
  );
}
