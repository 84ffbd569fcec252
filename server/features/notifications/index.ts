import type { Trx } from '#server/db/pool.ts';
import { sendNotification } from '#server/jobs/send-notification/definition.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { eventOf, type NotificationName, render } from './events.ts';

export { recordDeliveries } from './deliveries.ts';
export { eventOf, type NotificationName, render, TEMPLATES, templateName } from './events.ts';

/** Stands where the recorded text has the sealed parameter. */
const HIDDEN = '(enlace personal)';

/** Tells a person of an event on its channels, by jobs of the same transaction (decisions §6). */
export async function notify(
  trx: Trx,
  notice: {
    accountId: number;
    evento: NotificationName;
    parameters: readonly string[];
    /** A last parameter that only the person may read: what is recorded says that there was one. */
    sealed?: Buffer;
    /** Where it goes instead of the account's phone of then, E.164. */
    phone?: string;
    /** Likewise of the e-mail. */
    email?: string;
    now: Date;
  },
): Promise<void> {
  const { channels, text } = eventOf(notice.evento);
  // Providers refuse line breaks and long parameters inside a template.
  const open = notice.parameters.map((value, index) => {
    const line = value.replaceAll(/\s+/g, ' ').slice(0, 200);
    // What people write as a reason may end its sentence, and the text does too.
    return text.includes(`{{${index + 1}}}.`) ? line.replace(/[.\s]+$/, '') : line;
  });
  const parameters = notice.sealed ? [...open, HIDDEN] : open;
  for (const channel of channels) {
    const { id } = await trx
      .insertInto('notification')
      .values({
        account_id: notice.accountId,
        evento: notice.evento,
        msg: render(text, parameters),
        parameters,
        sealed: notice.sealed ?? null,
        channel,
        phone: notice.phone ?? null,
        email: notice.email ?? null,
        created_at: notice.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(trx, sendNotification, { id });
  }
}
