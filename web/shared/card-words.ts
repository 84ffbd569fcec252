import type { Card } from '#contract/view-parts.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** «Visa terminada en 4242». */
export const cardWords = ({ marca, ultimos }: Card): string =>
  `${BRANDS[marca] ?? 'Tarjeta'} terminada en ${ultimos}`;
