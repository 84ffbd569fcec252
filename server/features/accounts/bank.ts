import { clabe } from 'clabe-validator';

/** The bank of a CLABE by its SPEI name, from its first three digits; '' for an unknown one. */
export function bankOf(numero: string): string {
  const tag = clabe.banksMap[Number(numero.slice(0, 3))]?.tag;
  return tag === undefined || tag === 'N/A' ? '' : tag;
}
