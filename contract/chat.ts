import * as z from 'zod/mini';
import { MESSAGE_ORDERS } from '#domain/chat/listing.ts';
import * as f from './fields.ts';
import { isBlank } from '#lib/blank.ts';
import { isIndexed } from '#lib/search-text.ts';
import { addressId } from './accounts/addresses.ts';
import { call, DOWNLOAD, EVERYDAY } from './call.ts';
import { RECIPIENTS_MOST, REQUEST_IMAGES, REQUEST_RECIPIENTS, requestAsked } from './requests.ts';
import { chatPartner, conversation, message } from './chat/view.ts';
import { instant, zeroOrOne } from './view-parts.ts';
import { following, pageInput, pageOutput } from './paging.ts';

const everyone = ['client', 'professional', 'admin'] as const;
const pair = { key_primary: f.keylogin, key_secundary: f.keylogin };

/**
 * One page of a conversation, oldest first; the newest page without `antes` or `despues`. For a
 * participant it also marks what was sent to them as read, unless `visto` is false.
 */
export const getMessages = call({
  path: '/chat/get_messages.php',
  access: everyone,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object({
    ...pair,
    /** Only messages before this id: older ones. */
    antes: z.optional(f.id),
    /** Only messages after this id: new ones. */
    despues: z.optional(z.union([f.id, z.literal(0)])),
    visto: z.optional(f.flag),
  }),
  output: z.object({
    messages: z.array(message),
    hay_mas: z.boolean(),
    other: chatPartner,
    /** The first of the two people, when an administrator reads their conversation. */
    primary: z.optional(chatPartner),
    /** The last of one's own messages that the other person has read; 0 for none. */
    leido_hasta: z.number(),
  }),
  errors: ['recipient_not_found', 'conversation_not_allowed', 'conversation_with_self'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los mensajes', network: 'Error al cargar los mensajes' },
});

/**
 * One page of the conversations, the latest first (1 §4). With `desde`, only those that changed since the reply
 * with this mark: a poll without news reads one index entry and answers an empty list.
 */
export const getConversations = call({
  path: '/chat/get_conversations.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before; the latest without it. */
    antes: z.optional(f.id),
    /** The `marca` of an earlier reply. */
    desde: z.optional(
      z
        .string()
        .check(z.regex(/^[0-9a-z]{1,10}(\.[0-9a-z]{1,10}){1,129}$/, 'La marca no es válida.')),
    ),
  }),
  output: z.object({
    conversations: z.array(conversation),
    ...following(z.number()),
    /** The mark for a later `desde`. */
    marca: z.string(),
    /** True: only changed conversations. False despite `desde`: too many changed, so this is the whole list. */
    cambios: z.boolean(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los mensajes', network: 'Error al cargar los mensajes' },
});

/** How many conversations have unread messages. */
export const getConversationsNoRead = call({
  path: '/chat/get_conversations_no_read.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({ conversations: z.number() }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los mensajes', network: 'Error al cargar los mensajes' },
});

/** One's own key and the other person's: a list, the two fields of `pair`, or both separated by a comma. */
const keys = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value === 'string') return value.split(',').map((key) => key.trim());
    const { key_primary, key_secundary } = (value ?? {}) as Record<string, unknown>;
    return key_primary === undefined ? value : [key_primary, key_secundary];
  }),
  z.array(f.keylogin).check(z.length(2, 'Faltan las claves de la conversación.')),
);

/**
 * Sends a message, an image, or both. `keys` are one's own key and the other person's. A message of sender
 * `System` is acknowledged and discarded (decisions §4). Repeated with the same `client_id`, it changes nothing.
 */
export const sendMessage = call({
  path: '/chat/send_message.php',
  access: everyone,
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object({
    keys,
    // Text without visible characters is an empty message (1 §5).
    msg: z.pipe(
      f.optionalText(4000),
      z.transform((text: string) => (isBlank(text) ? '' : text)),
    ),
    sender: z.union([z.literal('System'), f.keylogin]),
    client_id: z.optional(f.clientId),
  }),
  output: z.object({
    /** Absent when a `System` message was discarded. */
    message: z.optional(message),
  }),
  errors: [
    'message_empty',
    'attachment_too_large',
    'not_an_image',
    'image_dimensions',
    'recipient_not_found',
    'conversation_not_allowed',
    'conversation_with_self',
    'person_suspended',
    'person_deleted',
    'professional_not_validated',
    'writer_not_validated',
    'recipient_is_client',
    'person_blocked',
    'conversation_closed',
    'first_contacts_too_many',
  ],
  limit: { by: 'account', max: 120, seconds: 60, counted: 'together' },
  images: { adjunto: { maxCount: 1, tooLarge: 'attachment_too_large' } },
  texts: { failed: 'No se pudo enviar el mensaje', network: 'Error al enviar el mensaje' },
});

/**
 * Sends one request for a service, with its images, to up to four professionals, each in a conversation of
 * their own, the message first (decisions §3). All of them get it, or none; repeated with the same `client_id`,
 * it goes only to those who do not have it yet. For somebody who cannot get it, `campos` has the reason under
 * their key.
 */
export const sendRequest = call({
  path: '/chat/send_request.php',
  access: ['client'],
  fresh: false,
  input: z.object({
    /** Keys of professionals. */
    recipients: z
      .array(f.keylogin)
      .check(
        z.minLength(1, 'Elige al menos a un profesional.'),
        z.maxLength(REQUEST_RECIPIENTS, RECIPIENTS_MOST),
      ),
    msg: f.requiredText('No puedes enviar un mensaje vacio', 4000),
    client_id: f.clientId,
    /** What is asked for: with it the request is kept as one thing, with its answers (4 §G). */
    solicitud: z.optional(requestAsked),
    /** Which of the client's addresses it is at: its place then counts, and its street stays private. */
    direccion_id: z.optional(addressId),
  }),
  output: z.object({
    /** The number of the kept request; null for a message alone. */
    id_solicitud: z.nullable(z.number()),
  }),
  errors: [
    'category_not_found',
    'address_not_found',
    'request_over',
    'request_waits',
    'recipient_at_limit',
    'proposal_open_exists',
    'request_images_too_many',
    'attachment_too_large',
    'not_an_image',
    'image_dimensions',
    'recipient_not_found',
    'conversation_with_self',
    'person_suspended',
    'person_deleted',
    'professional_not_validated',
    'recipient_is_client',
    'person_blocked',
    'conversation_closed',
    'first_contacts_too_many',
  ],
  limit: { by: 'account', max: 30, seconds: 3600, counted: 'together' },
  images: {
    imagenes: {
      maxCount: REQUEST_IMAGES,
      tooLarge: 'attachment_too_large',
      tooMany: 'request_images_too_many',
    },
  },
  texts: { failed: 'No se pudo enviar el mensaje', network: 'Error al enviar el mensaje' },
});

/** For a request with images, which take long to send (1 §8). */
export const REQUEST_IMAGES_TEXTS = { ...sendRequest.texts, network: 'Error al subir imágenes' };

/**
 * Push (decisions §4): one long reply of `text/event-stream`. Each event only says with whom something is new
 * (`{ tipo, other_key }`); the browser then reads it with the calls above.
 */
export const stream = call({
  path: '/chat/stream.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
  limit: { by: 'account', max: 120, seconds: 60, counted: 'together' },
  texts: { failed: '', network: '' },
});

/** One event of the stream. */
export interface ChatEvent {
  /**
   * mensaje: a new message · leido: the other person has read · visto: the user has read, on any device ·
   * propuesta: the project changed · bloqueo: whether the two can write to each other changed · aviso: the user was told
   * something, with nobody's key.
   */
  tipo: 'mensaje' | 'leido' | 'visto' | 'propuesta' | 'bloqueo' | 'aviso';
  other_key: string;
}

const listedMessage = z.object({
  id: z.number(),
  /** Names; a message of the system is `de` «Maestros» to both people. */
  de: z.string(),
  para: z.string(),
  sistema: zeroOrOne,
  msg: z.string(),
  /** 1 when it has an image. */
  imagen: zeroOrOne,
  createAt: instant,
  /** The sender and the recipient, or the two recipients of the system's message. */
  key1: z.string(),
  key2: z.string(),
});
export type ListedMessage = z.infer<typeof listedMessage>;

const messageFilters = z.object({
  /** In the text, and in the names and e-mails of the two people: a word of three letters or digits, or signs alone. */
  search: z.optional(
    f.optionalText(120).check(z.refine(isIndexed, 'Escribe una palabra de al menos 3 letras.')),
  ),
  orden: z.optional(z.enum(MESSAGE_ORDERS)),
});

/**
 * One page of all messages, newest first; `search` looks in their text and in the names and e-mails of the two
 * people (2 §2, §7). Each page that is read is recorded in the audit log, with the search.
 */
export const getMensajes = call({
  path: '/admin/mensajes/get_mensajes.php',
  access: ['admin'],
  permission: ['soporte', 'moderación'],
  fresh: false,
  input: z.object({ ...pageInput, ...messageFilters.shape }),
  output: z.object({ mensajes: z.array(listedMessage), ...pageOutput }),
  errors: ['search_takes_long'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los mensajes', network: 'Error al cargar los mensajes' },
});

/** The first 2,000 messages of a search, in its order, for a file; the download is recorded. */
export const exportMensajes = call({
  path: '/admin/mensajes/export_mensajes.php',
  access: ['admin'],
  permission: ['soporte', 'moderación'],
  fresh: true,
  input: messageFilters,
  output: z.object({
    mensajes: z.array(listedMessage),
    /** Whether the search finds more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron los mensajes', network: 'Error al descargar los mensajes' },
});

/**
 * A person as the caller knows them in a chat: by `keylogin` beside the caller's session, or by `user_id` (2 §7, 4 §H);
 * with neither, or with the own key, the caller.
 */
export const getProfile = call({
  path: '/default/get_profile.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  aboutKeylogin: true,
  input: z.object({ keylogin: z.optional(f.keylogin), user_id: z.optional(f.keylogin) }),
  output: z.object({ profile: chatPartner }),
  errors: ['account_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el perfil', network: 'Error al cargar el perfil' },
});
