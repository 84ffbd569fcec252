import type { RiskDecision } from '#domain/risk/decisions.ts';
import { sql } from 'kysely';
import type { StripeConfig } from '#server/config.ts';
import { LocalLimits } from '#server/calls/rate-limit.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { settle } from '#server/features/payments/index.ts';
import { advanceDue } from '#server/features/projects/index.ts';
import { takeMovements } from '#server/features/reconciliation/index.ts';
import { sendRefund } from '#server/features/refunds/ask-provider.ts';
import {
  listForTeam,
  sendNotification,
  sendRefund as sendRefundJob,
  tellTeam,
} from '#server/jobs/kinds.ts';
import { testCard } from './card.ts';
import { type Cast, makeCast } from './cast.ts';
import { giveClabes } from './clabes.ts';
import { deposits } from './deposits.ts';
import { recordPictures } from './pictures/record.ts';
import { submitIds, storeIds } from './pictures/ids.ts';
import { planFaces, planPortfolios } from './pictures/plan.ts';
import { storePictures } from './pictures/store.ts';
import { clara } from './scenarios/clara.ts';
import { everyone, questions } from './scenarios/everyone.ts';
import { memberships } from './scenarios/memberships.ts';
import { paidPeople, paydays, skipWednesdays } from './scenarios/paydays.ts';
import { ramon } from './scenarios/ramon.ts';
import { requests } from './scenarios/requests.ts';
import { Matches, Supplies } from './scenarios/supplies.ts';
import { specialCases } from './scenarios/special-cases.ts';
import { log, sendInProcess } from './simulation/in-process.ts';
import { runScenarios, type Scenario } from './simulation/scenarios.ts';
import { withinOneTransaction } from './simulation/one-transaction.ts';
import { type Calendar, calendarFrom } from './simulation/time.ts';

/**
 * Creates the people of the demo and simulates three months of their projects: the real handlers run on a
 * simulated clock.
 */
export async function simulateHistory(
  services: Services,
  trx: Trx,
  stripe: StripeConfig,
): Promise<void> {
  const now = services.clock();
  const calendar = calendarFrom(now);
  const clock = { at: now };
  const simulated: Services = {
    ...services,
    db: withinOneTransaction(trx),
    clock: () => clock.at,
    localLimits: new LocalLimits(),
  };
  const send = sendInProcess(simulated);
  const confirm = testCard(stripe);
  const payByCard = async (paymentId: string, card?: string) => {
    await confirm(paymentId, card);
    await settle(simulated, paymentId, log);
    // At its own time, so that each day has its costs.
    await takeMovements(simulated, { overlap: 0 });
  };

  const cast = await makeCast(simulated, clock, calendar, { send, payByCard });
  const faces = planFaces(cast);
  const portfolios = planPortfolios(cast);
  const pictures = [...faces, ...portfolios.flatMap((entry) => entry.pictures)];
  clock.at = calendar.day(100, '00:00');
  // Drawing needs the processor, while the scenarios mostly wait for the database.
  const drawing = storeIds(services, paidPeople(cast).flat(), cast);
  await giveClabes(trx, [cast.professional, ...cast.professionals], calendar.day(100, '00:00'));
  const [stored, ids] = await Promise.all([
    storePictures(services.objects, pictures),
    drawing,
    runScenarios(
      [
        ...scenariosOf(cast, calendar, () => advanceDue(simulated, log)),
        paydays(calendar, cast, { simulated, trx, ids: drawing, bank: deposits(stripe) }),
      ],
      clock,
      now,
    ),
  ]);
  await sendRefunds(simulated, clock);
  await takeMovements(simulated);
  await recordPictures(trx, { faces, portfolios }, stored, calendar.day(100, '00:00'));
  const waiting = ids.filter((one) => one.waiting);
  await submitIds(trx, waiting, calendar.day(1, '18:00'));
  await skipWednesdays(trx, now);
  await closeRiskHits(trx, cast);
  await discardPendingWork(trx, cast);
}

function scenariosOf(
  cast: Cast,
  calendar: Calendar,
  runDeadlines: () => Promise<void>,
): Scenario[] {
  const supplies = new Supplies();
  const matches = new Matches(cast.clients);
  return [
    ...ramon(calendar, cast, supplies, matches),
    ...clara(calendar, cast, supplies, matches),
    ...everyone(calendar, cast, supplies, matches),
    ...specialCases(calendar, cast, supplies, matches, runDeadlines),
    ...questions(calendar, cast, matches),
    ...requests(calendar, cast, matches),
    ...memberships(calendar, cast),
  ];
}

/** Sends each refund to the provider, a minute after it was decided. */
async function sendRefunds(simulated: Services, clock: { at: Date }): Promise<void> {
  const refunds = await simulated.db
    .selectFrom('refund')
    .select(['id', 'created_at'])
    .orderBy('id')
    .execute();
  for (const { id, created_at } of refunds) {
    clock.at = new Date(created_at.getTime() + 60_000);
    await sendRefund(simulated, id);
  }
}

/** The team has looked at what the rules of risk found, an hour later each. */
async function closeRiskHits(trx: Trx, { admin }: Cast): Promise<void> {
  await sql`
    update risk_hit set closed_at = opened_at + interval '1 hour', closed_by = ${admin.id},
      decision = ${'nada_malo' satisfies RiskDecision}, nota = 'Hablamos con los dos: es un trabajo de verdad.'
      where closed_at is null`.execute(trx);
}

/** Discards notifications, jobs and sessions that the simulation would leave for the running product. */
async function discardPendingWork(trx: Trx, cast: Cast): Promise<void> {
  const people = [cast.client, cast.professional, ...cast.clients, ...cast.professionals];
  const ids = [cast.admin.id, ...people.map(({ id }) => id)];
  // Otherwise hundreds of old notifications would be sent at once and hide the newcomer's own code in the
  // outbox. They count as sent at the time they were written.
  await sql`
    update notification_delivery d
      set sent_at = n.created_at, arrived_at = n.created_at, gives_way_at = null
      from notification n where n.id = d.notification_id and n.account_id = any(${ids})`.execute(
    trx,
  );
  // People have read what is older than a day.
  await sql`
    update notification set read_at = created_at
      where account_id = any(${ids})
        and created_at < (select max(created_at) - interval '1 day' from notification)`.execute(
    trx,
  );
  // now() is the start of this transaction, so these are the jobs that it enqueued.
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier in (${sendNotification.name}, ${sendRefundJob.name}, ${tellTeam.name}, ${listForTeam.name})
      and created_at = now()
    having count(*) > 0`.execute(trx);
  // Nobody knows the keys of these sessions.
  await trx.deleteFrom('session').where('account_id', 'in', ids).execute();
}
