import { clabe } from 'clabe-validator';
import { NUMERO_LENGTH } from '#contract/payouts.ts';

export interface Clabe {
  /** As SPEI calls it; '' while the first digits name none. */
  banco: string;
  /** Its last digit does not follow from the others: one of them was mistyped. */
  mistyped: boolean;
}

/** What a CLABE tells of itself while it is typed. */
export function readClabe(numero: string): Clabe {
  const tag = numero.length < 3 ? undefined : clabe.banksMap[Number(numero.slice(0, 3))]?.tag;
  const whole = numero.length === NUMERO_LENGTH;
  return {
    banco: tag === undefined || tag === 'N/A' ? '' : tag,
    mistyped: whole && clabe.computeChecksum(numero.slice(0, -1)) !== Number(numero.at(-1)),
  };
}
