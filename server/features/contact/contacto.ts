import { createHash } from 'node:crypto';
import { contacto as call } from '#contract/contact.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import type { Trx } from '#server/db/pool.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { sendContact } from '#server/jobs/kinds.ts';
import { phoneIndex, sealed } from '#server/db/sealed/index.ts';

const DAY = 24 * 3600;
const PER_DAY = 6;

export const contacto = handle(call, async ({ formContact, client_id }, { db, now }) => {
  const { telefono, ...said } = formContact;
  const stored = await db
    .insertInto('contact_message')
    .values({
      ...said,
      ...sealed(db, 'contact_message.telefono', telefono),
      client_id: client_id ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Repeated by a double click or a retry: stored and enqueued already.
  if (!stored) return {};
  const mail = createHash('sha256').update(said.correo.toLowerCase()).digest();
  await requireAllowance(db, 'correo', mail, now);
  await requireAllowance(db, 'telefono', phoneIndex(db, telefono), now);
  await enqueue(db, sendContact, { id: stored.id });
  return {};
});

/** The counters are of people without an account, so they hold a hash of the e-mail and an index of the phone. */
async function requireAllowance(trx: Trx, what: string, who: Buffer, now: Date): Promise<void> {
  const key = `contact:${what}:${who.toString('base64url')}`;
  const taken = await takeShared(trx, key, { max: PER_DAY, seconds: DAY }, now);
  if (!taken) fail('contact_too_many');
}
