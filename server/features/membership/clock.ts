import type { FastifyBaseLogger } from 'fastify';
import { HIERRO, REMINDER_DAYS } from '#domain/membership/membership.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { levelById, lockMembership, saveMembership } from './queries.ts';
import { notifyEnded, notifyEnding } from './notify-holder.ts';

const MOST = 200;

/** Returns memberships whose 30 days are over to Hierro, each in its own transaction. */
export async function endMemberships(services: Services, log: FastifyBaseLogger): Promise<void> {
  const now = services.clock();
  const over = await services.db
    .selectFrom('account')
    .select('id')
    .where('membership_ends_at', '<=', now)
    // A suspended account's membership is paused.
    .where('suspended_at', 'is', null)
    .orderBy('membership_ends_at')
    .limit(MOST)
    .execute();
  // A failure must not stop the others.
  for (const { id } of over)
    await inTransaction(services.db, (trx) => end(trx, id, now)).catch((error: Error) =>
      log.error({ err: error, account: id }, 'the clock could not end a membership'),
    );
}

async function end(trx: Trx, accountId: number, now: Date): Promise<void> {
  const holder = await lockMembership(trx, accountId);
  // The account may have been paid for or suspended meanwhile.
  if (holder.suspendedAt !== null || holder.endsAt === null || holder.endsAt > now.getTime())
    return;
  await saveMembership(trx, holder, { nivel: HIERRO, endsAt: null });
  const level = await levelById(trx, holder.nivel, now);
  if (level && !holder.deleted)
    await notifyEnded(trx, { accountId, nivel: level.descripcion, now });
}

/** Notifies people 3 days and 1 day before their membership ends, once each (decisions §5). */
export async function notifyEndingSoon(services: Services): Promise<void> {
  const now = services.clock();
  // The nearest first: whoever missed the notice of three days only gets the one of one day.
  for (const days of REMINDER_DAYS)
    await inTransaction(services.db, (trx) => notifyEndingWithin(trx, days, now));
}

async function notifyEndingWithin(trx: Trx, days: number, now: Date): Promise<void> {
  const soon = await trx
    .updateTable('account')
    .set({ membership_reminder: days })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('account')
        .select('id')
        .where('membership_ends_at', '>', now)
        .where('membership_ends_at', '<=', new Date(now.getTime() + days * DAY))
        .where((account) =>
          account.or([
            account('membership_reminder', 'is', null),
            account('membership_reminder', '>', days),
          ]),
        )
        .where('deleted_at', 'is', null)
        .where('suspended_at', 'is', null)
        .orderBy('membership_ends_at')
        .limit(MOST)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'nivel', 'membership_ends_at'])
    .execute();
  for (const { id: accountId, nivel, membership_ends_at: endsAt } of soon) {
    const level = await levelById(trx, nivel, now);
    if (level && endsAt)
      await notifyEnding(trx, {
        accountId,
        nivel: level.descripcion,
        endsAt: endsAt.getTime(),
        now,
      });
  }
}
