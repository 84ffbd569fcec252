import { undoRiskRule as call } from '#contract/risk.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { rulesView, writeRule } from './versions.ts';

export const undoRiskRule = handle(call, async ({ regla, ultima, motivo }, { caller, db, now }) => {
  await writeRule(db, regla, {
    ultima,
    next: (_last, before) => before ?? fail('setting_unchanged'),
    from: now,
    motivo,
    adminId: caller.id,
    action: 'deshacer_regla',
    now,
  });
  const [view] = await rulesView(db, now, [regla]);
  return { regla: view ?? fail('internal') };
});
