import { closeFact } from '#server/features/payments/index.ts';
import {
  reconcileBank as bankKind,
  reconcileMonths as monthsKind,
  reconcileProvider as reconcileKind,
  reconcileRules as rulesKind,
  takeMovements as takeMovementsKind,
  tellLateBooks as lateKind,
} from '#server/jobs/kinds.ts';
import { runs } from '#server/jobs/queue.ts';
import { reconcileBank } from './bank.ts';
import { tellLate } from './late.ts';
import { reconcileMonths } from './months.ts';
import { reconcileProvider } from './reconcile.ts';
import { reconcileRules } from './rules.ts';
import { takeMovements } from './take.ts';

/** Every ten minutes, and when a fact of the provider's is about the platform's balance. */
const takeMovementsJob = runs(
  takeMovementsKind,
  async ({ event }, { services }) => {
    await takeMovements(services);
    if (event) await closeFact(services.db, event, { dealtWith: true, now: services.clock() });
  },
  '*/10 * * * *',
);

/** Every night, at half past two in Mexico City. */
const reconcileProviderJob = runs(
  reconcileKind,
  async (_payload, { services, log }) => {
    await reconcileProvider(services, log);
  },
  '30 8 * * *',
);

/** Every night after that, and when a statement was imported. */
const reconcileBankJob = runs(
  bankKind,
  (_payload, { services }) => reconcileBank(services),
  '45 8 * * *',
);

/** Every night too: what an accountant signed is what the ledger says. */
const reconcileMonthsJob = runs(
  monthsKind,
  (_payload, { services }) => reconcileMonths(services),
  '50 8 * * *',
);

/** And whether they balance with themselves. */
const reconcileRulesJob = runs(
  rulesKind,
  (_payload, { services }) => reconcileRules(services),
  '55 8 * * *',
);

/** Every morning, at nine: a comparison that fails says nothing itself. */
const tellLateBooksJob = runs(
  lateKind,
  (_payload, { services }) => tellLate(services),
  '0 15 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = {
  reconcileBank: reconcileBankJob,
  reconcileMonths: reconcileMonthsJob,
  reconcileProvider: reconcileProviderJob,
  reconcileRules: reconcileRulesJob,
  takeMovements: takeMovementsJob,
  tellLateBooks: tellLateBooksJob,
};
