import { type AdminPayout, updatePayouts as call } from '#contract/payouts.ts';
import type { OutputOf } from '#contract/call.ts';
import { toReply } from '#server/calls/error-handler.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { advancePayout } from './advance-payout.ts';
import { measurePayouts, payoutLines } from './second-person.ts';

// One transaction each: a failure does not undo the others.
export const updatePayouts = handleOutside(
  call,
  async ({ estado, payouts }, context) => {
    const { caller, db, now, log } = context;
    const hechos: AdminPayout[] = [];
    const fallidos: OutputOf<typeof call>['fallidos'] = [];
    for (const seen of payouts)
      try {
        const by = { adminId: caller.id, now };
        hechos.push(await inTransaction(db, (trx) => advancePayout(trx, { ...seen, estado }, by)));
      } catch (error) {
        const { code, mensaje } = toReply(error, log).body;
        fallidos.push({ payout_id: seen.payout_id, code, mensaje });
      }
    return { hechos, fallidos };
  },
  {
    secondPerson: {
      measure: ({ estado, payouts }, { db }) =>
        measurePayouts(
          db,
          estado,
          payouts.map(({ payout_id }) => payout_id),
        ),
      lines: ({ estado, payouts }, db) => payoutLines(db, estado, payouts),
      // What two people agreed on is done whole or not at all.
      whole: async ({ estado, payouts }, { caller, db, now }) => {
        for (const seen of payouts)
          await advancePayout(db, { ...seen, estado }, { adminId: caller.id, now });
      },
    },
  },
);
