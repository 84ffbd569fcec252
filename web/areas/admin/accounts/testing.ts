import type { getUser } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/call.ts';
import type { User } from '#contract/views.ts';

type Detail = OutputOf<typeof getUser>;

/** What the team reads about a person who did nothing yet; `changes` says what the test is about. */
export const detail = (user: User, changes: Partial<Detail> = {}): Detail => ({
  user,
  configurada: true,
  validacion_por: null,
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
    notificaciones: { whatsapp: 0, email: 0, sin_enviar: 0 },
    pagos_realizados: 0,
    pagos_promedio: 0,
    pagos_cobrados: 0,
    cobrados_promedio: 0,
  },
  ...changes,
});
