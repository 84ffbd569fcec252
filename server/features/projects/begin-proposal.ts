import { ROL } from '#contract/call.ts';
import { beginProposal as call } from '#contract/projects.ts';
import { BEGIN, CLOSED } from '#domain/projects/graph.ts';
import { fail } from '#server/calls/failure.ts';
import { type Caller, handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { personByKey, requireAvailable } from '#server/features/accounts/index.ts';
import { requireFirstContacts } from '#server/features/chat/index.ts';
import { requireUnblocked } from '#server/features/moderation/index.ts';
import { answered, columnsOf, requireMayPropose, requireOrderedDates } from './proposal-input.ts';
import { latestBetween, lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { advance } from './transition.ts';
import { freshView } from './views.ts';

export const beginProposal = handle(call, async ({ proposal: input }, context) => {
  const { caller, db, now } = context;
  await requireMayPropose(db, caller);
  const client = await personByKey(db, input.sender);
  if (!client) return fail('recipient_not_found');
  if (client.rol !== ROL.client) return fail('proposal_only_to_client');
  await requireUnblocked(db, caller.id, client.id);
  // It posts a message, which may begin a conversation.
  await requireFirstContacts(db, caller, [client.id], now);

  await withdrawPassedOver(context, client.id);
  requireOrderedDates(input);
  const pair = { client_id: client.id, professional_id: caller.id };
  const columns = { ...columnsOf(input), ...(await answered(db, input, pair, { begins: true })) };
  const inserted = await db
    .insertInto('proposal')
    .values({
      ...pair,
      estado: BEGIN.estado,
      client_accept: BEGIN.client,
      professional_accept: BEGIN.professional,
      created_at: now,
      updated_at: now,
      ...columns,
    })
    // One open project per pair: a concurrent second call gets the first one's project.
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'professional_id'])
        .where('estado', 'not in', [...CLOSED])
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    const row = await lockOwn(db, inserted.id, caller.id);
    await requireAvailable(db, caller, client.id);
    if (row) await recordEvent(db, row, { evento: 'por_publicar', actorId: caller.id, now });
    return { proposal: await freshView(context, inserted.id) };
  }

  const open = await latestBetween(db, client.id, caller.id);
  const begun = open && (await lockOwn(db, open.id, caller.id));
  if (begun?.estado !== 'por_publicar') return fail('proposal_open_exists');
  requireOrderedDates(input, begun);
  const changed = { ...columnsOf(input, begun), ...(await answered(db, input, begun)) };
  if (Object.keys(changed).length > 0)
    await db
      .updateTable('proposal')
      .set(({ eb }) => ({ ...changed, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', begun.id)
      .execute();
  return { proposal: await freshView(context, begun.id) };
});

/**
 * An offer whose request chose somebody else only waits for its end (4 §G): it makes way for the answer to another
 * request, because a pair has one open project at a time.
 */
async function withdrawPassedOver(
  { caller, db, now }: { caller: Caller; db: Trx; now: Date },
  clientId: number,
): Promise<void> {
  const open = await latestBetween(db, clientId, caller.id);
  if (!open?.otra_elegida) return;
  const row = await lockOwn(db, open.id, caller.id);
  if (row?.otra_elegida)
    await advance(db, row, {
      to: 'retirada',
      actor: 'professional',
      actorId: caller.id,
      evento: 'reemplazada',
      now,
    });
}
