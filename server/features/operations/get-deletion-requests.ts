import { getDeletionRequests as call } from '#contract/operations.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { deletionRequests, PAGE } from './queries.ts';

export const getDeletionRequests = handle(call, async ({ despues = 0 }, { db }) => {
  const { shown, following } = pageOf(
    await deletionRequests(db, despues, PAGE + 1),
    PAGE,
    ({ id }) => id,
  );
  return {
    solicitudes: shown.map(({ keylogin, nombre, apellidos, motivo, asked_at }) => ({
      keylogin,
      nombre: `${nombre} ${apellidos}`,
      motivo,
      createAt: asked_at.toISOString(),
    })),
    ...following,
  };
});
