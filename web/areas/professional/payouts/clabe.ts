import { clabe } from 'clabe-validator';
import { textOf } from '#contract/errors.ts';
import { NUMERO_LENGTH } from '#contract/payouts.ts';
import type { User } from '#contract/views.ts';
import { whyNotClabe } from '#domain/payouts/clabe.ts';

/** The SPEI name of the bank of a CLABE, from its third digit on; '' for an unknown one. */
export function bankOf(numero: string): string {
  const tag = numero.length < 3 ? undefined : clabe.banksMap[Number(numero.slice(0, 3))]?.tag;
  return tag === undefined || tag === 'N/A' ? '' : tag;
}

/** What is wrong with the whole number of a CLABE, in words; undefined while digits are missing. */
export function clabeFault(numero: string): string | undefined {
  if (numero.length !== NUMERO_LENGTH) return undefined;
  const code = whyNotClabe(numero, (bank) => bankOf(bank) !== '');
  return code ? textOf(code) : undefined;
}

/** Whether the stored CLABE is one that would be refused now: it was saved before that was checked. */
export const isDoubtful = ({ payment_method }: Pick<User, 'payment_method'>): boolean =>
  payment_method !== null && clabeFault(payment_method.numero) !== undefined;
