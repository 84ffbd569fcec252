import type { Dispute } from '#contract/disputes.ts';
import { rulingOf } from '#domain/disputes/ruling.ts';
import { centavos, fromMxn, subtract, toMxn } from '#domain/money.ts';
import { feeFromWire, feeOfRelease } from '#domain/projects/fee.ts';
import { readAmount } from '#lib/amount.ts';

/** What a division of held money depends on, MXN. */
export type HeldMoney = Pick<Dispute, 'precio' | 'pagado' | 'liberado' | 'retenido' | 'tarifa'>;

/** Refunds offered as buttons. */
export const quickChoices = ({ retenido }: HeldMoney) => {
  const held = fromMxn(retenido);
  return [
    ['Nada', 0],
    ['La mitad', toMxn(Math.floor(held / 2))],
    ['Todo', retenido],
  ] as const;
};

/** The amounts of each party in MXN, and how the project ends; null for an invalid refund. */
export function outcomeOf(
  { precio, pagado, liberado, retenido, tarifa }: HeldMoney,
  typed: string,
) {
  const mxn = readAmount(typed);
  if (mxn === null || mxn > retenido) return null;
  const held = fromMxn(retenido);
  const refund = fromMxn(mxn);
  const release = subtract(held, refund);
  const fee = feeOfRelease(feeFromWire(tarifa), fromMxn(liberado), release);
  return {
    refund: toMxn(refund),
    release: toMxn(release),
    fee: toMxn(fee),
    net: toMxn(centavos(release - fee)),
    ends: rulingOf(
      { precio: fromMxn(precio), pagado: fromMxn(pagado), retenido: held },
      { refund, release },
    ),
  };
}
