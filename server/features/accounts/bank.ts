import { clabe } from 'clabe-validator';

/** The bank of a CLABE as SPEI calls it, by its first three digits; '' for one that nobody knows. */
export function bankOf(numero: string): string {
  const tag = clabe.banksMap[Number(numero.slice(0, 3))]?.tag;
  return tag === undefined || tag === 'N/A' ? '' : tag;
}
