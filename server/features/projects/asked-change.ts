import type { askForChange, keepProposal } from '#contract/projects.ts';
import { whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import type { CallContext } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

const EVENTS = { pedir_cambio: 'cambio_pedido', mantener: 'cambio_declinado' } as const;

/** Keeps what the client would change, or ends it without a change, and records the event. */
export async function setAskedChange(
  input: { id_proposal: number; motivo?: string; version?: number | undefined },
  context: CallContext<typeof askForChange | typeof keepProposal, Trx>,
  action: keyof typeof EVENTS,
) {
  const { caller, db, now } = context;
  const row = await lockOwn(db, input.id_proposal, caller.id);
  if (!row) return fail('proposal_not_found');
  const reason = whyNot(action, row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  const { motivo = '' } = input;
  await db
    .updateTable('proposal')
    .set(({ eb }) => ({
      cambio_pedido: action === 'pedir_cambio' ? motivo : null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute();
  await recordEvent(db, row, { evento: EVENTS[action], actorId: caller.id, detalle: motivo, now });
  return { proposal: await freshView(context, row.id) };
}
