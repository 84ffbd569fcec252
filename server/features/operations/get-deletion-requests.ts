import { getDeletionRequests as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { PAGE, pageOf } from './page.ts';
import { deletionRequests } from './queries.ts';

export const getDeletionRequests = handle(call, async ({ despues = 0 }, { db }) => {
  const { shown, siguiente } = pageOf(await deletionRequests(db, despues, PAGE + 1));
  return {
    solicitudes: shown.map(({ keylogin, nombre, apellidos, motivo, asked_at }) => ({
      keylogin,
      nombre: `${nombre} ${apellidos}`,
      motivo,
      createAt: asked_at.toISOString(),
    })),
    siguiente,
  };
});
