import { FEE_TEXT } from '#domain/projects/fee.ts';
import { feeOf, feeOfRelease } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { Amounts } from './amounts.tsx';

export interface QuoteProps {
  /** MXN, as it is being typed. */
  precio: number | null;
  /** What the project costs without it: the fixed part of the fee is in that already. */
  before?: number | null;
}

/** What a price means for who writes it, while it is being typed. */
export function Quote({ precio, before = 0 }: QuoteProps) {
  const amount = fromMxn(precio ?? 0);
  const known = precio !== null && precio > 0;
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
        { label: 'Para ti', mxn: known ? toMxn(subtract(amount, fee)) : null, strong: true },
      ]}
    />
  );
}
