import { getPrivacy as call } from '#contract/privacy.ts';
import { handle } from '#server/calls/handler.ts';
import { openDeletion } from '#server/features/accounts/index.ts';
import { latestExport } from './data/index.ts';

export const getPrivacy = handle(call, async (_input, { caller, db, now }) => {
  const copy = await latestExport(db, caller.id, now);
  const request = await openDeletion(db, caller.id);
  return {
    datos: copy && {
      pedidos_at: copy.asked_at.toISOString(),
      vencen_at: copy.ready_at && copy.ends.toISOString(),
      bytes: copy.bytes,
    },
    eliminacion: request && { pedida_at: request.asked_at.toISOString() },
  };
});
