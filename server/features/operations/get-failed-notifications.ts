import { getFailedNotifications as call } from '#contract/operations.ts';
import type { Channel } from '#domain/notifications/channels.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { failedNotifications, PAGE } from './queries.ts';

export const getFailedNotifications = handle(call, async ({ antes }, { db }) => {
  const { shown, following } = pageOf(
    await failedNotifications(db, antes, PAGE + 1),
    PAGE,
    ({ id }) => id,
  );
  return {
    notificaciones: shown.map((row) => ({
      id: row.id,
      persona: { keylogin: row.keylogin, nombre: visibleName(row) },
      msg: row.msg,
      canal: row.channel as Channel,
      motivo: row.failure_kind as 'rechazada' | 'sin_respuesta',
      createAt: row.created_at.toISOString(),
      fallo_at: (row.failed_at as Date).toISOString(),
    })),
    ...following,
  };
});
