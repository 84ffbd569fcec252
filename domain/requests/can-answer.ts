import { startOfMexicoDay } from '#lib/mexico-time.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { answerUntil } from './state.ts';

interface Place {
  readonly estado: string;
  readonly ciudad: string;
}

/** Whether a professional's service area (1 §9) has the place of a request; one that says no place is anywhere. */
export const worksAt = (area: Place, { estado, ciudad }: Place): boolean =>
  estado === '' ||
  area.estado === WHOLE_COUNTRY ||
  (area.estado === estado && [WHOLE_STATE, ciudad].includes(area.ciudad));

/** The instant at which the work should begin, in milliseconds since 1970. */
export function beginsAt({ fecha, hora }: { fecha: string; hora: string }): number {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number);
  return startOfMexicoDay(fecha) + (hours * 60 + minutes) * 60_000;
}

/**
 * Whether a request that is sent at `now` waits long enough for a professional who may publish again at `freesAt`, null
 * while their weekly limit (2 §9) is not reached. All in milliseconds since 1970.
 */
export const canAnswerInTime = (
  freesAt: number | null,
  asked: { fecha: string; hora: string },
  now: number,
): boolean => freesAt === null || freesAt < answerUntil(now, beginsAt(asked));
