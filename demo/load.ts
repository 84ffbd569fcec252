import { sql } from 'kysely';
import type { StripeConfig } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/pool.ts';
import { countAnswerTimes, countBusiness } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

const MARK = 'demo';

/**
 * Fills an empty platform with people and their projects (decisions §8), once. All of it is one
 * transaction: if it is interrupted, the next start finds nothing and begins again. Two processes
 * that start together wait for each other.
 */
export async function loadDemo(services: Services, stripe: StripeConfig): Promise<void> {
  if (services.config.environment === 'production')
    throw new Error('demo data never loads in production');
  if (await isLoaded(services.db)) return;
  // With a live key these payments would be real money.
  if (!/^(sk|rk)_test_/.test(stripe.secretKey))
    throw new Error('demo data needs the payment provider in its test mode');
  // Imported late: a start with everything loaded does not need the scenarios.
  const { simulateHistory } = await import('./simulate.ts');
  await services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo data'))`.execute(trx);
    if (await isLoaded(trx)) return;
    // Its administrators have no second factor.
    const config = { ...services.config, teamFactor: 'offered' } as const;
    await simulateHistory({ ...services, config }, trx, stripe);
    await enqueue(trx, countAnswerTimes, {});
    await enqueue(trx, countBusiness, {});
    await trx.insertInto('reference_version').values({ name: MARK, sha256: '' }).execute();
  });
}

async function isLoaded(db: Db): Promise<boolean> {
  const mark = await db
    .selectFrom('reference_version')
    .select('name')
    .where('name', '=', MARK)
    .executeTakeFirst();
  return mark !== undefined;
}
