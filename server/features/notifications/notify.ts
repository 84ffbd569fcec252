import { sql } from 'kysely';
import type { Rol } from '#contract/call.ts';
import type { Trx } from '#server/db/pool.ts';
import type { NotificationName } from '#domain/notifications/events.ts';
import { publish } from '#server/push.ts';
import { deliver } from './deliveries.ts';
import { eventOf, render } from './events.ts';
import type { Reader } from './places.ts';
import { hasHeardEnough } from './preferences.ts';
import { sealed } from '#server/db/sealed/index.ts';

/** Notifies a person of an event: it is in their list, and goes out by jobs of the same transaction (4 §E). */
export async function notify(
  trx: Trx,
  notice: {
    accountId: number;
    evento: NotificationName;
    parameters: readonly string[];
    /** Says it in the list and by e-mail instead of the event's text. */
    msg?: string;
    /** The other side of what it is about, whose chat or project it opens. */
    other?: number;
    /** The number of what it is about, where that has a page. */
    about?: number;
    /** Which project of the two it is about, that what happens next to it may outdate. */
    project?: number;
    /** The payment of theirs whose receipt its mail carries. */
    receipt?: number;
    /** What was released to them, or transferred to their bank, whose receipt its mail carries. */
    release?: number;
    payout?: number;
    /** The path that it opens instead, encrypted, where only the person may read it. */
    encryptedPath?: Buffer;
    /** The phone to send to instead of the account's at the time of sending, E.164. */
    phone?: string;
    /** The e-mail to send to, likewise. */
    email?: string;
    now: Date;
  },
): Promise<void> {
  const { accountId, evento, now } = notice;
  const { text, place } = eventOf(evento);
  const parameters = inTemplate(text, notice.parameters);
  const path = place.path(await readerOf(trx, notice));
  const enough = await hasHeardEnough(trx, accountId, evento, now);
  const { id } = await trx
    .insertInto('notification')
    .values({
      account_id: accountId,
      evento,
      msg: notice.msg ?? render(text, parameters),
      parameters,
      encrypted_path: notice.encryptedPath ?? null,
      path,
      proposal_id: notice.project ?? null,
      receipt_id: notice.receipt ?? null,
      release_id: notice.release ?? null,
      payout_id: notice.payout ?? null,
      ...sealed(trx, 'notification.phone', notice.phone ?? ''),
      email: notice.email ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publish(trx, [{ account: accountId, event: { tipo: 'aviso', other_key: '' } }]);
  if (!enough) await deliver(trx, { id, accountId, evento, after: null }, now);
}

/** Parameters as a template takes them: providers refuse line breaks and long ones. */
const inTemplate = (text: string, parameters: readonly string[]): string[] =>
  parameters.map((value, index) => {
    const line = value.replaceAll(/\s+/g, ' ').slice(0, 200);
    // Drops the period at the end of a reason that people wrote, where the text adds one.
    return text.includes(`{{${index + 1}}}.`) ? line.replace(/[.\s]+$/, '') : line;
  });

/** What somebody would read of an event with these parameters. */
export function messageOf(evento: NotificationName, parameters: readonly string[]): string {
  const { text } = eventOf(evento);
  return render(text, inTemplate(text, parameters));
}

async function readerOf(
  trx: Trx,
  {
    accountId,
    other,
    about,
    project,
  }: { accountId: number; other?: number; about?: number; project?: number },
): Promise<Reader> {
  const { rol, other: key } = await trx
    .selectFrom('account')
    .select('rol')
    .select(
      sql<string | null>`(select keylogin from account where id = ${other ?? null}::bigint)`.as(
        'other',
      ),
    )
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { rol: rol as Rol, other: key, about: about ?? null, project: project ?? null };
}
