import type { getDemand } from '#contract/business.ts';
import type { OutputOf } from '#contract/call.ts';
import { demandGap, type DemandVerdict } from '#domain/business/demand.ts';
import { DAY, startOfMexicoDay } from '#lib/mexico-time.ts';
import { formatNumber } from '#lib/numbers.ts';

export type Demand = OutputOf<typeof getDemand>;
export type DemandPlaceRow = Demand['lugares'][number];

/** «Plomería en Mérida, Yucatán», «Plomería en Yucatán». */
export function placeWords({ categoria, ciudad, estado }: DemandPlaceRow): string {
  const place = [ciudad, estado].filter((name) => name !== '').join(', ');
  return place === '' ? categoria : `${categoria} en ${place}`;
}

/** «38 %» of a whole that is not 0. */
export const shareWords = (part: number, whole: number): string =>
  `${formatNumber(Math.round((100 * part) / whole))} %`;

const TONES: Record<DemandVerdict, 'lack' | 'quiet' | 'plenty'> = {
  nadie: 'lack',
  de_fuera: 'lack',
  faltan: 'lack',
  no_contestan: 'lack',
  sobran: 'plenty',
  alcanzan: 'quiet',
};

/** What there is, and what that asks the team to do: «8 solicitudes, 1 profesional», «faltan profesionales, invita a 1 más». */
export function demandWords(row: DemandPlaceRow, { desde, hasta }: Demand) {
  const { solicitudes, profesionales, que_hacer } = row;
  const days = Math.round((startOfMexicoDay(hasta) - startOfMexicoDay(desde)) / DAY) + 1;
  const todo: Record<DemandVerdict, string> = {
    nadie: 'falta quien lo haga, invita a profesionales',
    de_fuera: 'contestan de otro lugar, invita a alguien de ahí',
    faltan: `faltan profesionales, invita a ${formatNumber(demandGap(row, days))} más`,
    no_contestan: 'alcanzan, pero contestan poco: recuérdaselo',
    sobran: 'sobran manos, atrae a más clientes',
    alcanzan: 'alcanzan',
  };
  const people =
    profesionales === 0
      ? 'ningún profesional'
      : `${formatNumber(profesionales)} ${profesionales === 1 ? 'profesional' : 'profesionales'}`;
  return {
    said: `${formatNumber(solicitudes)} ${solicitudes === 1 ? 'solicitud' : 'solicitudes'}, ${people}`,
    todo: `${que_hacer === 'alcanzan' && profesionales === 1 ? 'alcanza' : todo[que_hacer]}.`,
    tone: TONES[que_hacer],
  };
}
