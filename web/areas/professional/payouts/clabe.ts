import { clabe } from 'clabe-validator';
import { NUMERO_LENGTH } from '#contract/payouts.ts';

export interface Clabe {
  /** The bank's SPEI name; '' while the first digits match none. */
  banco: string;
  /** The check digit is wrong, so a digit was mistyped. */
  mistyped: boolean;
}

/** The bank and the check of a CLABE while it is typed. */
export function readClabe(numero: string): Clabe {
  const tag = numero.length < 3 ? undefined : clabe.banksMap[Number(numero.slice(0, 3))]?.tag;
  const whole = numero.length === NUMERO_LENGTH;
  return {
    banco: tag === undefined || tag === 'N/A' ? '' : tag,
    mistyped: whole && clabe.computeChecksum(numero.slice(0, -1)) !== Number(numero.at(-1)),
  };
}
