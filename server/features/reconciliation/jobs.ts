import { closeFact } from '#server/features/payments/index.ts';
import { takeMovements as takeMovementsKind } from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { takeMovements } from './take.ts';

/** Every ten minutes, and when a fact of the provider's is about the platform's balance. */
const takeMovementsJob = runs(
  takeMovementsKind,
  async ({ event }, { services }) => {
    await takeMovements(services);
    if (event) await closeFact(services.db, event, { ours: true, now: services.clock() });
  },
  '*/10 * * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { takeMovements: takeMovementsJob };
