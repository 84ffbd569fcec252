/** The calls with which the team sees what clients ask of professionals. */
import * as z from 'zod/mini';
import { REQUEST_ORDERS, REQUEST_STEPS, REQUEST_WITH } from '#domain/requests/listing.ts';
import { RECIPIENT_STATES, REQUEST_STATES } from '#domain/requests/state.ts';
import { call, DOWNLOAD, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { pageInput, pageOutput } from '../paging.ts';
import { instant, zeroOrOne } from '../view-parts.ts';
import { receivedRequest, requestRecipient, requestShown } from './view.ts';

const access = ['admin'] as const;
const texts = {
  failed: 'No se obtuvieron las solicitudes',
  network: 'Error al cargar las solicitudes',
};

/** Somebody's full name, as the team sees it, with the key of their account. */
const person = { keylogin: z.string(), nombre: z.string() };

const filters = z.object({
  /** In the title and work, and in the names and e-mails of its people. */
  search: pageInput.search,
  estado: z.optional(z.enum(REQUEST_STATES, 'Ese estado no existe.')),
  /** By its present name: also those that were sent under a former one. */
  categoria: z.optional(f.optionalText(120)),
  /** The state of Mexico in which the work is wanted. */
  lugar: z.optional(f.optionalText(100)),
  /** A city as requests say it, of `lugar`. */
  ciudad: z.optional(f.optionalText(100)),
  /** Only those that were answered by a proposal. */
  con: z.optional(z.enum(REQUEST_WITH, 'Eso no existe.')),
  /** What happened on the days: sent, as without it, or first answered, by a proposal or a refusal. */
  paso: z.optional(z.enum(REQUEST_STEPS, 'Ese paso no existe.')),
  /** Days of Mexico City, both included. */
  desde: z.optional(f.optionalDate),
  hasta: z.optional(f.optionalDate),
  orden: z.optional(z.enum(REQUEST_ORDERS)),
});

const listed = z.object({
  id: z.number(),
  estado: z.enum(REQUEST_STATES),
  createAt: instant,
  titulo: z.string(),
  categoria: z.string(),
  ciudad: z.string(),
  lugar: z.string(),
  cliente: z.object(person),
  destinatarios: z.array(z.object({ ...person, estado: z.enum(RECIPIENT_STATES) })),
});
export type ListedRequest = z.infer<typeof listed>;

/**
 * The requests of all clients, newest first unless told otherwise (4 §G); their words and pictures are only in
 * `getTeamRequest`.
 */
export const getTeamRequests = call({
  path: '/admin/requests/get_requests.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ ...pageInput, ...filters.shape }),
  output: z.object({ solicitudes: z.array(listed), ...pageOutput }),
  errors: [],
  limit: EVERYDAY,
  texts,
});

/** The first 10,000 requests of a filter, in its order, for a file; the download is recorded. */
export const exportTeamRequests = call({
  path: '/admin/requests/export_requests.php',
  access,
  permission: ['lectura'],
  fresh: true,
  input: filters,
  output: z.object({
    solicitudes: z.array(listed),
    /** Whether the filter holds more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: {
    failed: 'No se descargaron las solicitudes',
    network: 'Error al descargar las solicitudes',
  },
});

/** One request with its words, its pictures and what became of it; the audit log records each opening. */
export const getTeamRequest = call({
  path: '/admin/requests/get_request.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({
    solicitud: z.object({
      ...requestShown,
      cliente: z.object({ ...person, email: z.string(), eliminada: zeroOrOne }),
      destinatarios: z.array(
        z.extend(requestRecipient, {
          eliminada: zeroOrOne,
          /** Until when their answer is expected. */
          vence: instant,
        }),
      ),
    }),
  }),
  errors: ['request_not_found'],
  limit: EVERYDAY,
  texts,
});

/**
 * The newest requests between two people, as the professional of the two sees them: the cards of a conversation that
 * the team reads. It belongs to the recorded reading of that conversation.
 */
export const getRequestsBetween = call({
  path: '/admin/requests/get_requests_between.php',
  access,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object({ key_primary: f.keylogin, key_secundary: f.keylogin }),
  output: z.object({ solicitudes: z.array(receivedRequest) }),
  errors: ['recipient_not_found', 'conversation_with_self'],
  limit: EVERYDAY,
  texts,
});
