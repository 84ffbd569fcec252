import { updatePayout as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { advancePayout } from './advance-payout.ts';
import { measurePayouts, payoutLines } from './second-person.ts';

export const updatePayout = handle(
  call,
  async (input, { caller, db, now }) => ({
    payout: await advancePayout(db, input, { adminId: caller.id, now }),
  }),
  {
    secondPerson: {
      measure: ({ estado, payout_id }, { db }) => measurePayouts(db, estado, [payout_id]),
      lines: (input, db) => payoutLines(db, input.estado, [input]),
    },
  },
);
