import { ROL } from '#contract/call.ts';
import { FEE_TEXT } from '#domain/projects/fee.ts';
import { feeOf, feeOfRelease } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { useSession } from '#web/api/session-store.ts';
import { Amounts } from './amounts.tsx';

export interface QuoteProps {
  /** MXN, as typed. */
  precio: number | null;
  /** The project's price without it, which already has the fixed part of the fee. */
  before?: number | null;
}

/** The fee and the professional's share of a price, updated while typing. */
export function Quote({ precio, before = 0 }: QuoteProps) {
  const team = useSession()?.user?.rol === ROL.admin;
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
        {
          // What the team writes pays the professional to whom it is assigned (decision 0004).
          label: team ? 'Para quien haga el trabajo' : 'Para ti',
          mxn: known ? toMxn(subtract(amount, fee)) : null,
          strong: true,
        },
      ]}
    />
  );
}
