import { getFailedNotifications as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { PAGE, pageOf } from './page.ts';
import { failedNotifications } from './queries.ts';

export const getFailedNotifications = handle(call, async ({ antes }, { db }) => {
  const { shown, siguiente } = pageOf(await failedNotifications(db, antes, PAGE + 1));
  return {
    notificaciones: shown.map((row) => ({
      id: row.id,
      persona: { keylogin: row.keylogin, nombre: visibleName(row) },
      msg: row.msg,
      canal: row.channel as 'whatsapp' | 'email',
      motivo: row.failure_kind as 'rechazada' | 'sin_respuesta',
      createAt: row.created_at.toISOString(),
      fallo_at: (row.failed_at as Date).toISOString(),
    })),
    siguiente,
  };
});
