import { createHash } from 'node:crypto';
import { contacto as call } from '#contract/contact.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Trx } from '#server/db/pool.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { sendContact } from '#server/jobs/kinds.ts';

const DAY = 24 * 3600;
const PER_DAY = 6;

export const contacto = handle(call, async ({ formContact, client_id }, { db, now }) => {
  const stored = await db
    .insertInto('contact_message')
    .values({ ...formContact, client_id: client_id ?? null, created_at: now })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Repeated by a double click or a retry: stored and enqueued already.
  if (!stored) return {};
  await requireAllowance(db, 'correo', formContact.correo.toLowerCase(), now);
  await requireAllowance(db, 'telefono', formContact.telefono, now);
  await enqueue(db, sendContact, { id: stored.id });
  return {};
});

/** The counters are stored longer than the message, so they hold a hash of the e-mail and phone. */
async function requireAllowance(trx: Trx, what: string, who: string, now: Date): Promise<void> {
  const key = `contact:${what}:${createHash('sha256').update(who).digest('base64url')}`;
  const taken = await takeShared(trx, key, { max: PER_DAY, seconds: DAY }, now);
  if (!taken) fail('contact_too_many');
}
