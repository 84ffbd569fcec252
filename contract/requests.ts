import * as z from 'zod/mini';
import { isBlank } from '#lib/blank.ts';
import {
  APARATOS,
  centimetersOf,
  isOffered,
  OTHER,
  type PriceList,
  quantityOf,
} from '#domain/requests/prequote.ts';
import { lastDay } from '#domain/requests/when.ts';
import { DECLINE_REASONS, REQUEST_STATES } from '#domain/requests/state.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import type { Campos } from './errors.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import type { RequestForm } from './requests/form.ts';
import { DESCRIPTION_MAX, ownRequest, receivedRequest, TITLE_MAX } from './requests/view.ts';

export * from './requests/form.ts';
export * from './requests/team.ts';
export * from './requests/view.ts';

/**
 * The missing or wrong fields in the order of the form (1 §5); empty when the request can be sent. `list` is the
 * category's price list, null while none is loaded; `today` is `YYYY-MM-DD` in Mexico City.
 */
export function requestProblems(form: RequestForm, list: PriceList | null, today: string): Campos {
  const problems: [field: keyof RequestForm, text: string | false][] = [
    ['categoria', list === null && 'Selecciona un tipo de trabajo'],
    ...(list ? sizeProblems(form, list) : []),
    ['titulo', form.titulo.length > TITLE_MAX && `Usa como máximo ${TITLE_MAX} caracteres.`],
    ['descripcion_servicio', descriptionProblem(form.descripcion_servicio)],
    ['fecha', dayProblem(form.fecha, today)],
    ['hora', !/^([01]\d|2[0-3]):[0-5]\d$/.test(form.hora) && 'Elige una hora.'],
    ['estado', form.estado === '' && 'Elige el estado.'],
    ['ciudad', form.ciudad === '' && 'Elige la ciudad.'],
  ];
  const found = problems.filter((problem): problem is [keyof RequestForm, string] =>
    Boolean(problem[1]),
  );
  return Object.fromEntries(found);
}

function sizeProblems(
  { ancho, largo, cantidad, aparato, opt }: RequestForm,
  list: PriceList,
): [keyof RequestForm, string | false][] {
  const { tipo } = list;
  // Whoever comes measures and counts.
  if (opt === OTHER) return [];
  const noOption = !isOffered(list, { aparato, opt });
  const meters = (text: string, what: string) =>
    centimetersOf(text) === null && `Escribe el ${what} en metros, de 1 a 1,000.`;
  if (tipo === 'area')
    return [
      ['ancho', meters(ancho, 'ancho')],
      ['largo', meters(largo, 'largo')],
      ['opt', noOption && 'Elige con material o sin material.'],
    ];
  if (tipo === 'aparato')
    return [
      ['aparato', !APARATOS.some((one) => one === aparato) && 'Elige el aparato.'],
      ['opt', noOption && 'Elige una opción.'],
    ];
  return [
    ['opt', noOption && 'Elige una opción.'],
    ['cantidad', quantityOf(cantidad) === null && 'Escribe la cantidad, de 1 a 1,000.'],
  ];
}

function descriptionProblem(text: string): string | false {
  if (isBlank(text)) return 'Describe lo que necesitas.';
  return text.length > DESCRIPTION_MAX && `Usa como máximo ${DESCRIPTION_MAX} caracteres.`;
}

function dayProblem(day: string, today: string): string | false {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day))
    return 'Elige una fecha.';
  if (day < today) return 'Elige una fecha de hoy en adelante.';
  return day > lastDay(today) && 'Elige una fecha de aquí a un año.';
}

const READ_TEXTS = {
  failed: 'No se obtuvieron las solicitudes',
  network: 'Error al cargar las solicitudes',
};

/** One page of a client's requests, newest first (4 §G): of one state, or those that one professional got. */
export const getRequests = call({
  path: '/requests/get_requests.php',
  access: ['client'],
  fresh: false,
  input: z.object({
    estado: z.optional(z.enum(REQUEST_STATES, 'Ese estado no existe.')),
    con: z.optional(f.keylogin),
    /** The `siguiente` of the page before. */
    antes: z.optional(f.id),
  }),
  output: z.object({
    solicitudes: z.array(ownRequest),
    ...following(z.number()),
    totales: z.object({ abierta: z.number(), elegida: z.number(), cerrada: z.number() }),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: READ_TEXTS,
});

/** One of the client's own requests. */
export const getRequest = call({
  path: '/requests/get_request.php',
  access: ['client'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ solicitud: ownRequest }),
  errors: ['request_not_found'],
  limit: EVERYDAY,
  texts: READ_TEXTS,
});

/** Closes an open request and tells those who have not declined; a closed one stays as it is. */
export const closeRequest = call({
  path: '/requests/close_request.php',
  access: ['client'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ solicitud: ownRequest }),
  errors: ['request_not_found', 'request_chosen'],
  limit: MONEY,
  texts: { failed: 'No se pudo cerrar la solicitud', network: 'Error al cerrar la solicitud' },
});

/**
 * Opens a request again whose project was cancelled, and asks those anew who did not decline. An open one stays as it
 * is.
 */
export const reopenRequest = call({
  path: '/requests/reopen_request.php',
  access: ['client'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ solicitud: ownRequest }),
  errors: ['request_not_found', 'request_chosen', 'request_over', 'request_day_over'],
  limit: MONEY,
  texts: { failed: 'No se pudo volver a preguntar', network: 'Error al volver a preguntar' },
});

/**
 * One page of the requests that a professional got, newest first; with `por_responder` those that wait for them, the
 * ones first whose answer is expected soonest; with `de` those of one client.
 */
export const getReceivedRequests = call({
  path: '/requests/get_received_requests.php',
  access: ['professional'],
  fresh: false,
  input: z.object({
    por_responder: z.optional(f.flag),
    de: z.optional(f.keylogin),
    /** The `siguiente` of the page before. */
    marca: z.optional(z.string().check(z.regex(/^\d{1,17}\.\d{1,15}$/, 'La marca no es válida.'))),
  }),
  output: z.object({ solicitudes: z.array(receivedRequest), ...following(z.string()) }),
  errors: [],
  limit: EVERYDAY,
  texts: READ_TEXTS,
});

/** Declines a request with one of the reasons, which its client reads. Declined again, nothing changes. */
export const declineRequest = call({
  path: '/requests/decline_request.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ id: f.id, motivo: z.enum(DECLINE_REASONS, 'Elige por qué no puedes.') }),
  output: z.object({ solicitud: receivedRequest }),
  errors: ['request_not_found', 'request_over', 'request_answered'],
  limit: MONEY,
  texts: { failed: 'No se pudo declinar la solicitud', network: 'Error al declinar la solicitud' },
});
