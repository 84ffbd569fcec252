import { undoLimits as call } from '#contract/approvals.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockAdministrators, whoDid } from '#server/features/accounts/index.ts';
import { lastLimits, limitsBefore, limitsView } from './limits.ts';
import { isSame, limitLines, measureLimits, storeLimits } from './store-limits.ts';

export const undoLimits = handle(
  call,
  async ({ version, motivo }, { caller, db, now }) => {
    await lockAdministrators(db);
    const [last, before, earlier] = await lastLimits(db);
    if (last.version !== version) {
      // A second press, or a lost reply: it is already done.
      const isOwn = before?.version === version && last.by === caller.id;
      if (isOwn && earlier && isSame(earlier.limits, last.limits))
        return { limites: await limitsView(db) };
      const { by, at } = last;
      return by === null || at === null
        ? fail('setting_changed')
        : failSaying('setting_changed', await whoDid(db, { by, at }, 'lo cambió'));
    }
    if (!before) return fail('setting_unchanged');
    await storeLimits(
      db,
      { caller, now },
      { after: before.limits, motivo, action: 'deshacer_limites' },
    );
    return { limites: await limitsView(db) };
  },
  {
    secondPerson: {
      measure: async ({ version }, { db }) => {
        await lockAdministrators(db);
        const [last, before] = await lastLimits(db);
        // What is refused waits for nobody.
        if (last.version !== version || !before) return null;
        return measureLimits(last.limits, before.limits);
      },
      lines: async ({ version }, db) => {
        const before = await limitsBefore(db, version);
        return before ? limitLines(before) : [];
      },
    },
  },
);
