import * as z from 'zod/mini';
import { isBlank } from '#lib/blank.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import {
  APARATOS,
  centimetersOf,
  isOffered,
  OTHER,
  type PriceList,
  quantityOf,
} from '#domain/requests/prequote.ts';
import { WHENS } from '#domain/requests/when.ts';
import { DECLINE_REASONS, RECIPIENT_STATES, REQUEST_STATES } from '#domain/requests/state.ts';
import { call, EVERYDAY, MONEY } from './call.ts';
import type { Campos } from './errors.ts';
import * as f from './fields.ts';
import { following } from './paging.ts';
import { proposalTerms } from './projects/view.ts';
import type { RequestForm } from './requests/form.ts';
import { instant, mxn, picture, zeroOrOne } from './view-parts.ts';

export * from './requests/form.ts';

/** Leaves room for the rest of the message. */
const DESCRIPTION_MAX = 2_000;
const TITLE_MAX = 80;

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
  return day < today && 'Elige una fecha de hoy en adelante.';
}

/** What is asked for, as it goes with the request's message; the server checks it like the form does. */
export const requestAsked = z.object({
  categoria: f.requiredText('Selecciona un tipo de trabajo', 120),
  aparato: f.optionalText(40),
  opt: f.optionalText(200),
  cantidad: f.optionalText(20),
  ancho: f.optionalText(20),
  largo: f.optionalText(20),
  titulo: f.optionalText(TITLE_MAX),
  descripcion_servicio: f.requiredText('Describe lo que necesitas.', DESCRIPTION_MAX),
  fecha: f.optionalText(10),
  hora: f.optionalText(5),
  /** `fecha` and `hora` in words; '' where they themselves are meant. */
  cuando: z.pipe(f.optionalText(20), z.enum(WHENS, 'Elige para cuándo.')),
  estado: f.optionalText(100),
  ciudad: f.optionalText(100),
  colonia: f.optionalText(120),
  cp: f.optionalText(5).check(z.regex(/^(\d{5})?$/, 'El código postal tiene 5 dígitos.')),
});
export type RequestAsked = z.output<typeof requestAsked>;

/** What both sides read of a request (4 §G). */
const requestShown = {
  id: z.number(),
  estado: z.enum(REQUEST_STATES),
  createAt: instant,
  /** Until when an answer is expected. */
  vence: instant,
  /** What was asked for, as typed. */
  datos: requestAsked,
  /** By the prices of the day on which it was sent, MXN; null where somebody has to look first. */
  precotizacion: z.nullable(mxn),
  /** Signed paths, valid for five minutes. */
  imagenes: z.array(z.string()),
};

/** One of the professionals who got a request, and their answer. */
const requestRecipient = z.object({
  keylogin: z.string(),
  nombre: z.string(),
  img_profile: picture,
  profesion: z.string(),
  average_rating: z.nullable(z.number()),
  reviews_count: z.number(),
  /** How many works they have finished for this client. */
  trabajos_contigo: z.number(),
  estado: z.enum(RECIPIENT_STATES),
  /** When they saw it; null before, and for requests of long ago. */
  visto_at: z.optional(z.nullable(instant)),
  /** Why they declined; '' otherwise. */
  motivo: z.string(),
  /** Minutes from the request to the answer; null without one. */
  respondio_en: z.nullable(z.number()),
  /** The proposal that answers it, while it stands or once it is accepted; else null. */
  propuesta: z.nullable(
    z.object({
      id: z.number(),
      estado: z.enum(ESTADOS),
      /** For `update_proposal.php`: what was seen is what is accepted. */
      version: z.number(),
      titulo: z.string(),
      descripcion: z.string(),
      precio: mxn,
      ...proposalTerms,
    }),
  ),
});
export type RequestRecipient = z.infer<typeof requestRecipient>;

/** A client's own request. */
export const ownRequest = z.object({
  ...requestShown,
  /** Those with a proposal first. */
  destinatarios: z.array(requestRecipient),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** A request as one of its recipients sees it; of the others they learn nothing. */
export const receivedRequest = z.object({
  ...requestShown,
  cliente: z.object({ keylogin: z.string(), nombre: z.string(), img_profile: picture }),
  /** How many works this professional has finished for the client. */
  trabajos_contigo: z.number(),
  /** What this professional did with it. */
  respuesta: z.enum(RECIPIENT_STATES),
  /** 1 while a proposal or a refusal is expected of them. */
  por_responder: zeroOrOne,
});
export type ReceivedRequest = z.infer<typeof receivedRequest>;

const READ_TEXTS = {
  failed: 'No se obtuvieron las solicitudes',
  network: 'Error al cargar las solicitudes',
};

/** One page of a client's requests in one state, newest first (4 §G). */
export const getRequests = call({
  path: '/requests/get_requests.php',
  access: ['client'],
  input: z.object({
    estado: z.enum(REQUEST_STATES, 'Ese estado no existe.'),
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
  input: z.object({ id: f.id }),
  output: z.object({ solicitud: ownRequest }),
  errors: ['request_not_found', 'request_chosen'],
  limit: MONEY,
  texts: { failed: 'No se pudo cerrar la solicitud', network: 'Error al cerrar la solicitud' },
});

/**
 * One page of the requests that a professional got, newest first; those that wait for them with `por_responder`, those
 * of one client with `de`.
 */
export const getReceivedRequests = call({
  path: '/requests/get_received_requests.php',
  access: ['professional'],
  input: z.object({
    por_responder: z.optional(f.flag),
    de: z.optional(f.keylogin),
    /** The `siguiente` of the page before. */
    antes: z.optional(f.id),
  }),
  output: z.object({ solicitudes: z.array(receivedRequest), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: READ_TEXTS,
});

/** Declines a request with one of the reasons, which its client reads. Declined again, nothing changes. */
export const declineRequest = call({
  path: '/requests/decline_request.php',
  access: ['professional'],
  input: z.object({ id: f.id, motivo: z.enum(DECLINE_REASONS, 'Elige por qué no puedes.') }),
  output: z.object({ solicitud: receivedRequest }),
  errors: ['request_not_found', 'request_over', 'request_answered'],
  limit: MONEY,
  texts: { failed: 'No se pudo declinar la solicitud', network: 'Error al declinar la solicitud' },
});
