import { getAccountNotes, type getUser } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/call.ts';
import { getReports } from '#contract/moderation.ts';
import { getPayouts } from '#contract/payouts.ts';
import { getProjects } from '#contract/projects.ts';
import type { User } from '#contract/views.ts';
import { answer } from './network.ts';

/** An account as administrators see it, of somebody who did nothing yet. */
export const accountDetail = (
  user: User,
  changes: Partial<OutputOf<typeof getUser>> = {},
): OutputOf<typeof getUser> => ({
  user,
  configurada: true,
  validacion_por: null,
  fechas: { alta: '2026-10-02T15:00:00.000Z', ultimo_uso: null, validado_at: null },
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

const NONE = { hay_mas: false, siguiente: null } as const;

/** What the team's page of an account reads beside its data: nothing yet. */
export function answerFile(): void {
  const sumas = { total: 0, muchos: 0, precio: 0, retenido: 0 } as const;
  answer(getProjects, { proyectos: [], ...NONE, sumas });
  answer(getPayouts, { payouts: [], ...NONE });
  answer(getReports, { reports: [], hay_mas: false, abiertas: 0 });
  answer(getAccountNotes, { notas: [], ...NONE });
}
