import type { PublicCard } from '#contract/profile/view.ts';
import { atLimitText } from '#contract/requests/at-limit.ts';
import { canAnswerInTime, worksAt } from '#domain/requests/can-answer.ts';
import { WHOLE_STATE } from '#lib/search-text.ts';
import { areaText } from '../../professional-words.ts';

/** «Trabaja en Zapopan, no en Guadalajara», where the area of a professional has not the place of a request; else ''. */
export const elsewhereText = (
  area: Pick<PublicCard, 'estado' | 'ciudad'>,
  place: Pick<PublicCard, 'estado' | 'ciudad'>,
): string => {
  if (worksAt(area, place)) return '';
  const works = area.ciudad === WHOLE_STATE ? areaText(area) : `Trabaja en ${area.ciudad}`;
  return `${works}, no en ${place.ciudad || place.estado}`;
};

/** «No puede responder hasta el …», and whether the request waits as long; null where no weekly limit is reached. */
export function limitReason(
  { limite_libre_at: at }: Pick<PublicCard, 'limite_libre_at'>,
  asked: { fecha: string; hora: string },
  now: number,
): { text: string; inTime: boolean } | null {
  const libreAt = at === null ? 0 : Date.parse(at);
  if (libreAt <= now) return null;
  const inTime = canAnswerInTime(libreAt, asked, now);
  return { text: atLimitText(libreAt, { inTime }), inTime };
}
