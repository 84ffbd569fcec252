import type { getUser } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/call.ts';
import type { User } from '#contract/views.ts';

/** An account as administrators see it, of somebody who did nothing yet. */
export const accountDetail = (
  user: User,
  changes: Partial<OutputOf<typeof getUser>> = {},
): OutputOf<typeof getUser> => ({
  user,
  configurada: true,
  validacion_por: null,
  privado: true,
  identidad: true,
  lectura: null,
  nombres_anteriores: [],
  eliminacion: null,
  suspension: null,
  mensajes_enviados: [],
  mensajes_recibidos: [],
  reviews_enviadas: [],
  reviews_recibidas: [],
  notificaciones_recibidas: [],
  pagos_realizados: [],
  resumen: {
    mensajes_enviados: 0,
    mensajes_recibidos: 0,
    reviews_enviadas: 0,
    reviews_recibidas: 0,
    notificaciones_recibidas: 0,
    notificaciones: { push: 0, whatsapp: 0, email: 0, sin_enviar: 0 },
    pagos_realizados: 0,
    pagos_promedio: 0,
    intentos: 0,
  },
  ...changes,
});
