import type { Rehirable } from '#contract/favourites.ts';
import { emptyRequest, type RequestForm } from '#contract/requests.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { MONTHS } from '#lib/date-words.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';

/**
 * A new request to somebody who has worked for the client before (4 §G): as the one that their last work answered, at the
 * day and the hour of a new one. Without one it names that work in their trade, and they come and look. `now` in epoch
 * milliseconds.
 */
export function rehireForm(
  { solicitud, ultimo, profesion }: Pick<Rehirable, 'solicitud' | 'ultimo' | 'profesion'>,
  now: number,
): RequestForm {
  const empty = emptyRequest(mexicoDay(now + DAY));
  if (solicitud)
    return {
      ...empty,
      ...solicitud,
      fecha: empty.fecha,
      hora: empty.hora,
      cuando: '',
      opcion: solicitud.opt,
      subcategoria: workOf(solicitud),
    };
  const titulo = ultimo?.titulo ?? '';
  return {
    ...empty,
    categoria: profesion,
    opt: OTHER,
    opcion: OTHER,
    subcategoria: OTHER,
    titulo,
    descripcion_servicio: titulo && `Como la vez pasada: ${titulo}.`,
  };
}

/** When a work was finished: «hoy», «ayer», «sep», «sep 2025». `today` is `YYYY-MM-DD` in Mexico City. */
export function whenDone(finishedAt: string, today: string): string {
  const day = mexicoDay(Date.parse(finishedAt));
  if (day === today) return 'hoy';
  if (day === mexicoDay(Date.parse(`${today}T12:00:00Z`) - DAY)) return 'ayer';
  const [year = '', month = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1]?.slice(0, 3) ?? '';
  return today.startsWith(year) ? name : `${name} ${year}`;
}
