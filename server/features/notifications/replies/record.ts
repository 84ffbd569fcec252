import { sql } from 'kysely';
import { CHOSEN_CHANNELS, CHOSEN_GROUPS, isOnAtFirst } from '#domain/notifications/groups.ts';
import { type Wish, wishOf } from '#domain/notifications/replies.ts';
import type { Reply } from '#server/adapters/whatsapp/port.ts';
import type { Trx } from '#server/db/pool.ts';
import { answerReply } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { choose } from '../preferences.ts';
import { hasPhone, sealed } from '#server/db/sealed/index.ts';

/** More of a text is not kept. */
const LONGEST = 1000;

/**
 * Keeps what people wrote on WhatsApp, obeys «BAJA» and «ALTA», and answers by a job of the same transaction (4 §E). Told
 * twice it changes nothing; out of order, what was written last holds.
 */
export async function recordReplies(trx: Trx, replies: readonly Reply[], now: Date): Promise<void> {
  for (const { id: provider_id, phone, text, at } of replies) {
    const wish = wishOf(text);
    const kept = await trx
      .insertInto('notification_reply')
      .values({
        provider_id,
        ...sealed(trx, 'notification_reply.phone', phone),
        texto: text.slice(0, LONGEST),
        wish,
        written_at: at,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('provider_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) continue;
    if (wish !== null) await obey(trx, { id: kept.id, phone, wish, at });
    await enqueue(trx, answerReply, { id: kept.id });
  }
}

interface Wished {
  readonly id: number;
  readonly phone: string;
  readonly wish: Wish;
  readonly at: Date;
}

/** Turns everything that can be turned off off or on again, for every account of the phone. */
async function obey(trx: Trx, { id, phone, wish, at }: Wished): Promise<void> {
  // Locked, so that of two wishes at once the second sees the first.
  const accounts = await trx
    .selectFrom('account')
    .select('id')
    .where(hasPhone(trx, 'account', phone))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const later = await trx
    .selectFrom('notification_reply')
    .select('id')
    .where(hasPhone(trx, 'notification_reply', phone))
    .where('wish', 'is not', null)
    .where(sql<boolean>`(written_at, id) > (${at}, ${id})`)
    .limit(1)
    .executeTakeFirst();
  if (later) return;
  const activo = wish === 'alta';
  for (const account of accounts)
    for (const grupo of CHOSEN_GROUPS.filter((group) => !activo || isOnAtFirst(group)))
      for (const canal of CHOSEN_CHANNELS)
        await choose(trx, account.id, { grupo, canal, activo }, at);
}
