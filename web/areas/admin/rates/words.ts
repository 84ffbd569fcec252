import type { Rate } from '#contract/rates.ts';
import { feeFromWire, feeText } from '#domain/projects/fee.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { pesos } from '#web/ui/money.tsx';
import { momentText } from '../words.ts';

export type RateValues = Pick<Rate, 'porcentaje' | 'fija' | 'precio'>;

/** «5 % + $3.00 MXN», or «$199.00 MXN por 30 días». */
export function valueText({ porcentaje, fija, precio }: RateValues): string {
  if (porcentaje === null || fija === null) return `${pesos(precio ?? 0)} MXN por 30 días`;
  const { percent, fixed } = feeText(feeFromWire({ porcentaje, fija }));
  return `${percent} + ${fixed} MXN`;
}

/** «vie 1 ene 2027»: a calendar day. */
export const dayWords = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`;

/** Since when it holds: a day if it began with one. */
export function sinceText({ desde, autor }: Pick<Rate, 'desde' | 'autor'>): string {
  if (autor === null) return 'Desde el inicio';
  const at = Date.parse(desde);
  const day = mexicoDay(at);
  return Date.parse(`${day}T00:00:00-06:00`) === at
    ? `Desde el ${dayWords(day)}`
    : `Desde el ${momentText(desde)}`;
}

/** What a rate is, as the subject of a sentence: «la comisión», «el precio de Plata». */
export const nameText = ({ nivel, nombre }: Pick<Rate, 'nivel' | 'nombre'>): string =>
  nivel === null ? 'la comisión' : `el precio de ${nombre}`;
