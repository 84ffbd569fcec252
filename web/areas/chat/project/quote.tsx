import { feeOf, netOf } from '#domain/fee.ts';
import { fromMxn, toMxn } from '#domain/money.ts';
import { Amounts } from './amounts.tsx';

/** What a price means for who writes the proposal, while it is being typed. */
export function Quote({ precio }: { precio: number | null }) {
  const amount = fromMxn(precio ?? 0);
  const known = precio !== null && precio > 0;
  return (
    <Amounts
      rows={[
        { label: 'Precio', mxn: known ? precio : null },
        { label: 'Comisión (5 % + $3.00)', mxn: known ? toMxn(feeOf(amount)) : null },
        { label: 'Para ti', mxn: known ? toMxn(netOf(amount)) : null, strong: true },
      ]}
    />
  );
}
