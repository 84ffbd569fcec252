import * as z from 'zod/mini';
import { call, type OutputOf, PUBLIC_READ } from './call.ts';

/** How to reach the team, and who they are: what the public pages say of it (1 §2). */
export const getSettings = call({
  path: '/default/get_settings.php',
  access: 'public',
  input: z.object({}),
  output: z.object({
    /** The team's e-mail. */
    correo: z.string(),
    /** A link that opens a WhatsApp chat with the team; null without a phone for it. */
    whatsapp: z.nullable(z.string()),
    /** Who operates the platform, and where; null while not known. */
    responsable: z.nullable(z.string()),
    domicilio: z.nullable(z.string()),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: { failed: 'No se cargó la página', network: 'Error al conectar con el servidor' },
});

export type Settings = OutputOf<typeof getSettings>;
