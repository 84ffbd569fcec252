import { getRiskRules as call } from '#contract/risk.ts';
import { handle } from '#server/calls/handler.ts';
import { rulesView } from './versions.ts';

export const getRiskRules = handle(call, async (_input, { db, now }) => ({
  reglas: await rulesView(db, now),
}));
