import { setLimits as call } from '#contract/approvals.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { ApprovalLimits } from '#domain/approvals/approvals.ts';
import { fromMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import { lockAdministrators } from '#server/features/accounts/index.ts';
import { limitsInForce, limitsView } from './limits.ts';
import { isSame, limitLines, measureLimits, storeLimits } from './store-limits.ts';

const limitsOf = ({ pagos, decisiones }: ParsedInputOf<typeof call>): ApprovalLimits => ({
  pagos: fromMxn(pagos),
  decisiones: fromMxn(decisiones),
});

export const setLimits = handle(
  call,
  async (input, { caller, db, now }) => {
    // Of two owners at once the second changes what the first has left.
    await lockAdministrators(db);
    const after = limitsOf(input);
    // A second press, or a lost reply: it is already done.
    if (!isSame(await limitsInForce(db), after)) {
      const { motivo } = input;
      await storeLimits(db, { caller, now }, { after, motivo, action: 'cambiar_limites' });
    }
    return { limites: await limitsView(db) };
  },
  {
    secondPerson: {
      measure: async (input, { db }) => {
        await lockAdministrators(db);
        return measureLimits(await limitsInForce(db), limitsOf(input));
      },
      lines: async (input) => limitLines(limitsOf(input)),
    },
  },
);
