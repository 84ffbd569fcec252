import { CALIFICACIONES, pricesFrom } from '#domain/search/filters.ts';
import { wholePesosText } from '#web/ui/money.tsx';
import type { Filters } from './filters.ts';
import type { Zona } from './open-search.ts';

/** A filter besides the trade and the place, that is on or off. */
export interface AskedFilter {
  readonly name: keyof Filters;
  readonly value: string;
  readonly label: string;
}

/** The stars to choose from. */
export const STARS: readonly AskedFilter[] = CALIFICACIONES.map((least) => ({
  name: 'calificacion',
  value: String(least),
  label: `${least} o más`,
}));

export const QUICK: AskedFilter = {
  name: 'rapido',
  value: '1',
  label: 'Responde en 1 hora',
};
export const TODAY: AskedFilter = { name: 'hoy', value: '1', label: 'Trabaja hoy' };

/** The prices to choose from in a category, and the one that is chosen. */
export function pricesOf({ categoria, desde }: Zona, { precio }: Filters): AskedFilter[] {
  if (!categoria || desde === null) return [];
  const chosen = Number(precio);
  const prices = new Set([...pricesFrom(desde), ...(chosen > 0 ? [chosen] : [])]);
  return [...prices]
    .sort((a, b) => a - b)
    .map((price) => ({
      name: 'precio',
      value: String(price),
      label: `Hasta ${wholePesosText(price)}`,
    }));
}

/** The search with the filter on, or off if it is on. */
export const toggled = (filters: Filters, { name, value }: AskedFilter): Filters => ({
  ...filters,
  [name]: filters[name] === value ? '' : value,
});

/** How many of the filters that stand in the sheet are on, besides the category and the place. */
export const askedCount = ({ calificacion, precio, rapido, hoy }: Filters): number =>
  [calificacion, precio, rapido, hoy].filter(Boolean).length;
