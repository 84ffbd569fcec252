import { formatDay, mexicoDay } from '#lib/mexico-time.ts';

/** An ISO 8601 instant as «mar 24 nov», with spaces that do not break. */
export const dayOf = (instant: string): string =>
  formatDay(mexicoDay(Date.parse(instant))).replaceAll(' ', '\u00A0');

const COUNTRIES = new Intl.DisplayNames('es-MX', { type: 'region' });

/** «México, red 189.203.14.x»; '' where nobody knows. */
export const placeWords = ({ pais, red }: { pais: string | null; red: string }): string =>
  [pais && COUNTRIES.of(pais), red && `red ${red}`].filter(Boolean).join(', ');
