import type { PublicCard } from '#contract/profile/view.ts';
import { QUICK_MINUTES } from '#domain/search/filters.ts';
import { formatTime } from '#lib/mexico-time.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { answerText } from '#web/shared/answer-time.ts';
import { pesos, wholePesosText } from '#web/ui/money.tsx';

/** The name of a professional: the trade name if there is one. */
export const displayName = (who: Pick<PublicCard, 'nombre' | 'nombre_comercial'>): string =>
  who.nombre_comercial || who.nombre;

/** The text of a professional's service area. */
export function areaText({ estado, ciudad }: Pick<PublicCard, 'estado' | 'ciudad'>): string {
  if (estado === WHOLE_COUNTRY) return 'Trabaja en todo el país';
  if (ciudad === WHOLE_STATE) return `Trabaja en todo ${estado}`;
  return `${ciudad}, ${estado}`;
}

/** «a 6 km de Guadalajara», «en tu ciudad»; '' where it is not known. */
export function distanceText(km: number | null | undefined, from: string): string {
  if (km === null || km === undefined || !from) return '';
  return km === 0 ? 'en tu ciudad' : `a ${km} km de ${from}`;
}

/** «Suele responder en unos 14 minutos · Hoy hasta 18:00»: what matters to somebody in a hurry; '' for neither. */
export function soonText({
  responde_en,
  hoy_hasta,
}: Pick<PublicCard, 'responde_en' | 'hoy_hasta'>): string {
  const quick = responde_en !== null && responde_en < QUICK_MINUTES && answerText(responde_en);
  const today =
    hoy_hasta && (hoy_hasta === '24:00' ? 'Trabaja hoy' : `Hoy hasta ${formatTime(hoy_hasta)}`);
  return [quick, today].filter(Boolean).join(' · ');
}

/** «1 proyecto terminado»; '' for none. */
export function finishedText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 proyecto terminado' : `${count} proyectos terminados`;
}

/** A price for use after «desde»: «$45 m²», «$350». */
export function priceText(mxn: number, unidad: PublicCard['desde_unidad']): string {
  const price = Number.isInteger(mxn) ? wholePesosText(mxn) : pesos(mxn);
  return unidad === 'm²' ? `${price} m²` : price;
}
