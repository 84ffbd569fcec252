import { sql } from 'kysely';
import type { StripeConfig } from '#server/config.ts';
import { LocalLimits } from '#server/calls/rate-limit.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { settle } from '#server/features/payments/index.ts';
import { advanceDue } from '#server/features/projects/index.ts';
import { sendRefund } from '#server/features/refunds/index.ts';
import { sendNotification, sendRefund as sendRefundJob } from '#server/jobs/kinds.ts';
import { testCard } from './card.ts';
import { type Cast, makeCast } from './cast.ts';
import { giveClabes } from './clabes.ts';
import { hangPictures } from './pictures/hang.ts';
import { showIds, storeIds } from './pictures/show-ids.ts';
import { planFaces, planPortfolios } from './pictures/plan.ts';
import { storePictures } from './pictures/store.ts';
import { clara } from './scenarios/clara.ts';
import { everyone, questions } from './scenarios/everyone.ts';
import { memberships } from './scenarios/memberships.ts';
import { paidPeople, paydays, skipWednesdays } from './scenarios/paydays.ts';
import { ramon } from './scenarios/ramon.ts';
import { Matches, Supplies } from './scenarios/supplies.ts';
import { turns } from './scenarios/turns.ts';
import { log, sendInProcess } from './stage/in-process.ts';
import { play, type Story } from './stage/play.ts';
import { withinOneTransaction } from './stage/one-transaction.ts';
import { type Calendar, calendarFrom } from './stage/time.ts';

/** Makes the people and lets them live the last three months, by the real rules on a clock of ours. */
export async function tellEverything(
  services: Services,
  trx: Trx,
  stripe: StripeConfig,
): Promise<void> {
  const now = services.clock();
  const calendar = calendarFrom(now);
  const clock = { at: now };
  const staged: Services = {
    ...services,
    db: withinOneTransaction(trx),
    clock: () => clock.at,
    localLimits: new LocalLimits(),
  };
  const send = sendInProcess(staged);
  const confirm = testCard(stripe);
  const payByCard = async (paymentId: string) => {
    await confirm(paymentId);
    await settle(staged, paymentId, log);
  };

  const cast = await makeCast(staged, clock, calendar, { send, payByCard });
  const faces = planFaces(cast);
  const portfolios = planPortfolios(cast);
  const pictures = [...faces, ...portfolios.flatMap((entry) => entry.pictures)];
  clock.at = calendar.day(100, '00:00');
  // Drawing needs the processor and the stories mostly wait for the database.
  const drawn = storeIds(services, paidPeople(cast).flat(), cast);
  await giveClabes(trx, [cast.professional, ...cast.professionals], calendar.day(100, '00:00'));
  const [stored, ids] = await Promise.all([
    storePictures(services.objects, pictures),
    drawn,
    play(
      [
        ...storiesOf(cast, calendar, () => advanceDue(staged, log)),
        paydays(calendar, cast, { staged, trx, ids: drawn }),
      ],
      clock,
      now,
    ),
  ]);
  await giveBack(staged, clock);
  await hangPictures(trx, { faces, portfolios }, stored, calendar.day(100, '00:00'));
  const waiting = ids.filter((one) => one.waiting);
  await showIds(trx, waiting, calendar.day(1, '18:00'));
  await skipWednesdays(trx, now);
  await leaveNoTrace(trx, cast);
}

function storiesOf(cast: Cast, calendar: Calendar, letTimeAct: () => Promise<void>): Story[] {
  const supplies = new Supplies();
  const matches = new Matches(cast.clients);
  return [
    ...ramon(calendar, cast, supplies, matches),
    ...clara(calendar, cast, supplies, matches),
    ...everyone(calendar, cast, supplies, matches),
    ...turns(calendar, cast, supplies, matches, letTimeAct),
    ...questions(calendar, cast, matches),
    ...memberships(calendar, cast),
  ];
}

/** What was to go back to cards was sent a minute after it was decided. */
async function giveBack(staged: Services, clock: { at: Date }): Promise<void> {
  const refunds = await staged.db
    .selectFrom('refund')
    .select(['id', 'created_at'])
    .orderBy('id')
    .execute();
  for (const { id, created_at } of refunds) {
    clock.at = new Date(created_at.getTime() + 60_000);
    await sendRefund(staged, id);
  }
}

/** What the stories would still do to the present. */
async function leaveNoTrace(trx: Trx, cast: Cast): Promise<void> {
  const people = [cast.client, cast.professional, ...cast.clients, ...cast.professionals];
  const ids = [cast.admin.id, ...people.map(({ id }) => id)];
  // Hundreds of messages of the last months would go out at once, and a newcomer would look in vain
  // for their own code among them. They count as sent when they were written.
  await trx
    .updateTable('notification')
    .set(({ ref }) => ({ send: 1, sent_at: ref('created_at') }))
    .where('account_id', 'in', ids)
    .execute();
  // now() is when this transaction began, so these jobs are its own.
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier in (${sendNotification.name}, ${sendRefundJob.name})
      and created_at = now()
    having count(*) > 0`.execute(trx);
  // Nobody has their keys.
  await trx.deleteFrom('session').where('account_id', 'in', ids).execute();
}
