import { reopenRequest as call } from '#contract/requests.ts';
import type { ChatFact } from '#domain/chat/facts.ts';
import { beginsAt } from '#domain/requests/can-answer.ts';
import { answerUntil, requestTitle, unacceptedEnd } from '#domain/requests/state.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { publicName } from '#server/features/accounts/index.ts';
import {
  lockConversation,
  postSystemMessage,
  publishProposalChange,
} from '#server/features/chat/index.ts';
import { findBloqueo } from '#server/features/moderation/index.ts';
import { forgetRequest, notify } from '#server/features/notifications/index.ts';
import { askedOf, type RequestRow } from './asked.ts';
import { ownRequest, recipientsOf, type RecipientRow } from './queries.ts';
import { ownViews } from './views.ts';

export const reopenRequest = handle(call, async ({ id }, context) => {
  const { caller, db, now } = context;
  // Locked first, so that it and the acceptance of another answer come one after the other.
  await db
    .selectFrom('request')
    .select('id')
    .where('id', '=', id)
    .where('client_id', '=', caller.id)
    .forUpdate()
    .execute();
  const row = (await ownRequest(db, id, caller.id)) ?? fail('request_not_found');
  if (row.estado === 'cerrada') fail('request_over');
  if (row.estado === 'elegida') await reopen(db, row, now);
  const after = (await ownRequest(db, id, caller.id)) ?? fail('request_not_found');
  const [solicitud] = await ownViews(context, [after]);
  return { solicitud: solicitud ?? fail('request_not_found') };
});

async function reopen(db: Trx, row: RequestRow, now: Date): Promise<void> {
  const recipients = await recipientsOf(db, [row.id]);
  if (recipients.some(isChosen)) fail('request_chosen');
  if (row.fecha < mexicoDay(now.getTime())) fail('request_day_over');
  await db
    .updateTable('request')
    .set({ estado: 'abierta', ended_at: null })
    .where('id', '=', row.id)
    .execute();
  // Their time begins anew.
  const until = new Date(answerUntil(now.getTime(), beginsAt(row)));
  await db
    .updateTable('request_recipient')
    .set({ sent_at: now, answer_until: until })
    .where('request_id', '=', row.id)
    .where('answered_at', 'is', null)
    .execute();
  const client = await db
    .selectFrom('account')
    .select(['nombre', 'apellidos', 'deleted_at'])
    .where('id', '=', row.client_id)
    .executeTakeFirstOrThrow();
  const titulo = requestTitle(askedOf(row));
  const parameters = [publicName(client), titulo] as const;
  for (const recipient of recipients) {
    const { professional_id: accountId } = recipient;
    const between = [row.client_id, accountId] as const;
    // In the order in which requests lock them.
    await lockConversation(db, between, { startedBy: null, now });
    const told = whatToSay(recipient, parameters);
    // Between two of whom one has blocked the other nothing new begins (decision 0005).
    if (told === null || (await findBloqueo(db, ...between))) continue;
    const hecho = {
      client_id: row.client_id,
      professional_id: accountId,
      titulo,
      detalle: '',
    };
    await postSystemMessage(db, { between, actorId: row.client_id, ...told, hecho, now });
    // What they offered can be accepted again.
    await publishProposalChange(db, { between });
    await forgetRequest(db, accountId, {
      clientId: row.client_id,
      titulo,
      events: ['solicitud_elegida', 'solicitud_cerrada'],
      now,
    });
    await notify(db, {
      accountId,
      evento: 'solicitud_reabierta',
      parameters,
      other: row.client_id,
      now,
    });
  }
}

const isChosen = ({ proposal_estado: estado }: RecipientRow): boolean =>
  estado !== null &&
  unacceptedEnd(estado) === null &&
  estado !== 'publicada' &&
  estado !== 'cancelada';

/** What a recipient is told; null for who declined, whose proposal ended, and who can answer nothing any more. */
function whatToSay(
  { declined, proposal_estado: proposal, deleted_at, suspended_at }: RecipientRow,
  [client, title]: readonly [string, string],
): { evento: ChatFact; msg: string } | null {
  if (declined || deleted_at !== null || suspended_at !== null) return null;
  if (proposal === null)
    return {
      evento: 'solicitud_reabierta',
      msg: `${client} volvió a preguntar por «${title}». Si puedes, envía tu propuesta.`,
    };
  return proposal === 'publicada'
    ? {
        evento: 'propuesta_reabierta',
        msg: `${client} volvió a abrir «${title}»: tu propuesta puede elegirse otra vez.`,
      }
    : null;
}
