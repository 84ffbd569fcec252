import { mexicoDay } from '#lib/mexico-time.ts';
import { DEVICE_LIFE_MS } from '#server/calls/device.ts';
import { forgetChallenges } from '#server/features/second-factor/index.ts';
import { sql } from 'kysely';
import { PENDING_COUNTED } from '#contract/operations.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellTeam } from '#server/features/notifications/index.ts';
import { removeOldExports } from '#server/features/privacy/index.ts';
import { runs } from '#server/jobs/queue.ts';
import {
  forgetEnded,
  remindValidations,
  sendCode,
  sendContactCode,
  sendRestoreCode,
} from '#server/jobs/kinds.ts';
import { waitingSince } from './queries.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Runs every hour: deletes expired counters, sessions and code attempts, and secrets of messages that could
 * not be sent.
 */
const forgetEndedJob = runs(
  forgetEnded,
  async (_payload, { services }) => {
    const now = services.clock();
    const dayAgo = new Date(now.getTime() - DAY);
    const unused = new Date(now.getTime() - DEVICE_LIFE_MS);
    await inTransaction(services.db, async (trx) => {
      await trx.deleteFrom('rate_limit').where('window_ends_at', '<=', now).execute();
      await forgetChallenges(trx, now);
      await trx.deleteFrom('session').where('expires_at', '<=', now).execute();
      await trx.deleteFrom('device').where('last_seen_at', '<', unused).execute();
      await trx
        .deleteFrom('policy_report')
        .where('dia', '<', mexicoDay(now.getTime() - 90 * DAY))
        .execute();
      await trx.deleteFrom('contact_change').where('expires_at', '<=', now).execute();
      await trx.deleteFrom('sign_up_attempt').where('sent_at', '<', dayAgo).execute();
      await trx.deleteFrom('restore_attempt').where('sent_at', '<', dayAgo).execute();
      // What could not be sent within a day never will be.
      await trx
        .updateTable('notification')
        .set({ encrypted_path: null })
        .where('encrypted_path', 'is not', null)
        .where('created_at', '<', dayAgo)
        .execute();
      // An expired link can be explained for a year, then it is unknown.
      await trx
        .deleteFrom('setup_link')
        .where('expires_at', '<', new Date(now.getTime() - 365 * DAY))
        .execute();
      // The same of an invitation, for a month: until then the team sees that it expired.
      await trx
        .deleteFrom('administrator_invitation')
        .where('expires_at', '<', new Date(now.getTime() - 30 * DAY))
        .execute();
      await trx
        .deleteFrom('notification_reply')
        .where('received_at', '<', new Date(now.getTime() - 365 * DAY))
        .execute();
      // The queue keeps jobs that failed for good, and with them the recipient of a code.
      await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
        where task_identifier in (${sendCode.name}, ${sendRestoreCode.name}, ${sendContactCode.name})
          and attempts >= max_attempts
          and locked_at is null`.execute(trx);
    });
    await removeOldExports(services);
  },
  '17 * * * *',
);

/** Every morning at nine in Mexico City. */
const remindValidationsJob = runs(
  remindValidations,
  async (_payload, { services }) => {
    const before = new Date(services.clock().getTime() - DAY);
    await inTransaction(services.db, async (trx) => {
      const count = await waitingSince(trx, before);
      if (count === 0) return;
      const many = count < PENDING_COUNTED ? String(count) : `más de ${PENDING_COUNTED - 1}`;
      const people = count === 1 ? 'Un profesional espera' : `${many} profesionales esperan`;
      await tellTeam(trx, {
        subject: count === 1 ? 'Una validación espera' : `${many} validaciones esperan`,
        text: `${people} su validación desde hace más de un día. Mientras, nadie los encuentra.`,
        path: '/admin/pendientes',
      });
    });
  },
  '0 15 * * *',
);

/** The job runners of this noun, by the kind's name. */
export const jobs = { forgetEnded: forgetEndedJob, remindValidations: remindValidationsJob };
