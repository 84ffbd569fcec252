import { getDataLink as call } from '#contract/privacy.ts';
import { handle } from '#server/calls/handler.ts';
import { dataPath } from '#server/features/files/index.ts';
import { latestExport } from './data/index.ts';

export const getDataLink = handle(call, async (_input, { caller, db, now, services }) => {
  const copy = await latestExport(db, caller.id, now);
  const { secretKeys } = services.config;
  return { enlace: copy?.ready_at ? dataPath(secretKeys, copy.name, caller.keylogin, now) : null };
});
