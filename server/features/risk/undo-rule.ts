import { undoRiskRule as call } from '#contract/risk.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { rulesView, valueAt, writeRule } from './versions.ts';
import { measureRule, ruleLines } from './watching.ts';

export const undoRiskRule = handle(
  call,
  async ({ regla, ultima, motivo }, { caller, db, now }) => {
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
  },
  {
    secondPerson: {
      measure: (input, { db, now }) =>
        // Of what it began with nothing can be undone, which the handler says.
        measureRule(db, input, 'setting_undo_late', async () => ({
          after: await valueAt(db, input.regla, input.ultima - 1),
          from: now,
        })),
      lines: async (input, db) =>
        ruleLines(db, input, {
          after: await valueAt(db, input.regla, input.ultima - 1),
          desde: null,
        }),
    },
  },
);
