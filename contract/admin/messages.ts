import * as z from 'zod/mini';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { instant, zeroOrOne } from '../view-parts.ts';
import { chatPartner } from '../views.ts';
import { pageInput, pageOutput } from './paging.ts';

/**
 * One page of all messages, newest first; `search` is looked for in their text and in the names and
 * e-mails of the two people (2 §2, §7). Each reading is recorded with what was searched.
 */
export const getMensajes = call({
  path: '/admin/mensajes/get_mensajes.php',
  access: ['admin'],
  input: z.object(pageInput),
  output: z.object({
    mensajes: z.array(
      z.object({
        id: z.number(),
        /** Names; `de` of what the system wrote is «Maestros», to both of them. */
        de: z.string(),
        para: z.string(),
        sistema: zeroOrOne,
        msg: z.string(),
        /** 1: it is an image, or has one. */
        imagen: zeroOrOne,
        createAt: instant,
        /** Of its sender and of its reader, or of the two to whom the system wrote. */
        key1: z.string(),
        key2: z.string(),
      }),
    ),
    ...pageOutput,
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los mensajes', network: 'Error al cargar los mensajes' },
});

/**
 * A person as a chat shows them (2 §7), also one who was deleted. The specified `keylogin` is the session's
 * in every call: alone it asks for oneself, and `user_id` for somebody else.
 */
export const getProfile = call({
  path: '/default/get_profile.php',
  access: ['admin'],
  input: z.object({ user_id: z.optional(f.keylogin) }),
  output: z.object({ profile: chatPartner }),
  errors: ['account_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el perfil', network: 'Error al cargar el perfil' },
});
