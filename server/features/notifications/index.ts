import type { Trx } from '#server/db/pool.ts';
import { sendNotification } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { NotificationName } from '#domain/notifications/events.ts';
import { eventOf, render } from './events.ts';

export { type ForTeam, tellTeam } from './team.ts';
export { recordDeliveries } from './deliveries.ts';
export { eventOf, render } from './events.ts';
export { recordTemplates } from './templates/record.ts';
export { syncTemplates } from './templates/sync.ts';

/** Replaces the encrypted parameter in the recorded text. */
const HIDDEN = '(enlace personal)';

/** Notifies a person of an event on its channels, by jobs of the same transaction (decisions §6). */
export async function notify(
  trx: Trx,
  notice: {
    accountId: number;
    evento: NotificationName;
    parameters: readonly string[];
    /** A last parameter that only the person may read: the record only shows that there was one. */
    encrypted?: Buffer;
    /** The phone to send to instead of the account's at the time of sending, E.164. */
    phone?: string;
    /** The e-mail to send to, likewise. */
    email?: string;
    now: Date;
  },
): Promise<void> {
  const { channels, text } = eventOf(notice.evento);
  // Providers refuse line breaks and long parameters inside a template.
  const open = notice.parameters.map((value, index) => {
    const line = value.replaceAll(/\s+/g, ' ').slice(0, 200);
    // Drops the period at the end of a reason that people wrote, where the text adds one.
    return text.includes(`{{${index + 1}}}.`) ? line.replace(/[.\s]+$/, '') : line;
  });
  const parameters = notice.encrypted ? [...open, HIDDEN] : open;
  for (const channel of channels) {
    const { id } = await trx
      .insertInto('notification')
      .values({
        account_id: notice.accountId,
        evento: notice.evento,
        msg: render(text, parameters),
        parameters,
        encrypted_parameter: notice.encrypted ?? null,
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
