import { resolveDispute, type Dispute } from '#contract/disputes.ts';
import { textOf } from '#contract/errors.ts';
import { feeOfRelease } from '#domain/projects/fee.ts';
import { centavos, fromMxn, subtract, toMxn } from '#domain/money.ts';
import { readAmount } from '#lib/amount.ts';
import { rulingOf } from '#domain/disputes/ruling.ts';

type Money = Pick<Dispute, 'precio' | 'pagado' | 'liberado' | 'retenido'>;
export interface RulingValues extends Record<string, unknown> {
  /** As typed: «1,250.50». */
  reembolso: string;
  motivo: string;
}

/** Refunds offered as buttons. */
export const quickChoices = ({ retenido }: Money) => {
  const held = fromMxn(retenido);
  return [
    ['Nada', 0],
    ['La mitad', toMxn(Math.floor(held / 2))],
    ['Todo', retenido],
  ] as const;
};

/** The input of the ruling, with the held amount that the administrator saw. */
export const inputOf = (id: number, { retenido }: Money, { reembolso, motivo }: RulingValues) => ({
  dispute_id: id,
  reembolso: readAmount(reembolso) ?? reembolso,
  motivo,
  retenido,
});

/** Validates the form by the contract and against the held amount, as the server does. */
export function checkRuling(id: number, money: Money, values: RulingValues) {
  const checked = resolveDispute.input.safeParse(inputOf(id, money, values));
  const refund = readAmount(values.reembolso);
  if (refund === null || refund <= money.retenido) return checked;
  const excess = { path: ['reembolso'], message: textOf('refund_exceeds_held') };
  const issues = [excess, ...(checked.error?.issues ?? [])];
  return { success: false as const, error: { issues } };
}

/** The amounts of each party in MXN, and how the project ends; null for an invalid refund. */
export function outcomeOf({ precio, pagado, liberado, retenido }: Money, typed: string) {
  const mxn = readAmount(typed);
  if (mxn === null || mxn > retenido) return null;
  const held = fromMxn(retenido);
  const refund = fromMxn(mxn);
  const release = subtract(held, refund);
  const fee = feeOfRelease(fromMxn(liberado), release);
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
