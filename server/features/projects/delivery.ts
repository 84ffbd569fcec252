import { whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import type { CallContext } from '#server/calls/handler.ts';
import type { markDelivered, requestChanges } from '#contract/projects.ts';
import type { Trx } from '#server/db/pool.ts';
import { lockOwn } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

const DELIVERY_EVENTS = {
  entregar: { evento: 'entregado', at: (now: Date) => now },
  pedir_cambios: { evento: 'cambios', at: () => null },
} as const;

/** Marks the work as delivered, or takes the mark back, and records the event. */
export async function setDelivery(
  input: { id_proposal: number; motivo?: string; version?: number | undefined },
  context: CallContext<typeof markDelivered | typeof requestChanges, Trx>,
  action: keyof typeof DELIVERY_EVENTS,
) {
  const { caller, db, now } = context;
  const row = await lockOwn(db, input.id_proposal, caller.id);
  if (!row) return fail('proposal_not_found');
  const reason = whyNot(action, row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  const { evento, at } = DELIVERY_EVENTS[action];
  await db
    .updateTable('proposal')
    .set(({ eb }) => ({ entregado_at: at(now), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', row.id)
    .execute();
  await recordEvent(db, row, { evento, actorId: caller.id, detalle: input.motivo, now });
  return { proposal: await freshView(context, row.id) };
}
