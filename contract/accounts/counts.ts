import * as z from 'zod/mini';
import { call, EVERYDAY } from '../call.ts';

/** How much waits for the caller; the badges of menus and of the bottom bar show it. */
export const getCounts = call({
  path: '/account/get_counts.php',
  access: ['client', 'professional', 'admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    /** Conversations with unread messages. */
    conversaciones: z.number(),
    /** Of a client: open requests with an answer to choose. Of a professional: those to answer. */
    solicitudes: z.number(),
    /** Projects in which it is the caller's turn; a proposal that answers an open request counts there. */
    proyectos: z.number(),
    /** Notifications that they have not read; counted up to 100. */
    avisos: z.number(),
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se contó lo que te espera', network: 'Error al contar lo que te espera' },
});
