import { resolveDispute } from '#contract/disputes.ts';
import { textOf } from '#contract/errors.ts';
import { readAmount } from '#lib/amount.ts';
import type { HeldMoney } from '#web/shared/disputes/division.ts';

export interface RulingValues extends Record<string, unknown> {
  /** As typed: «1,250.50». */
  reembolso: string;
  motivo: string;
}

/** The input of the ruling, with the held amount that the administrator saw. */
export const inputOf = (
  id: number,
  { retenido }: HeldMoney,
  { reembolso, motivo }: RulingValues,
) => ({
  dispute_id: id,
  reembolso: readAmount(reembolso) ?? reembolso,
  motivo,
  retenido,
});

/** Validates the form by the contract and against the held amount, as the server does. */
export function checkRuling(id: number, money: HeldMoney, values: RulingValues) {
  const checked = resolveDispute.input.safeParse(inputOf(id, money, values));
  const refund = readAmount(values.reembolso);
  if (refund === null || refund <= money.retenido) return checked;
  const excess = { path: ['reembolso'], message: textOf('refund_exceeds_held') };
  const issues = [excess, ...(checked.error?.issues ?? [])];
  return { success: false as const, error: { issues } };
}
