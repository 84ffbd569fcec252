import { whyNot } from '#domain/projects/can.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { type DeliveryImage, insertDelivery } from './deliveries.ts';
import { lockOwn, type ProposalRow } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { sideOf } from './transition.ts';
import { freshView } from './views.ts';

const DELIVERY_EVENTS = {
  entregar: { evento: 'entregado', at: (now: Date) => now },
  pedir_cambios: { evento: 'cambios', at: () => null },
} as const;
type DeliveryAction = keyof typeof DELIVERY_EVENTS;

interface DeliveryInput {
  readonly id_proposal: number;
  readonly motivo?: string;
  readonly version?: number | undefined;
}

interface DeliveryContext {
  readonly db: Trx;
  readonly caller: Caller;
  readonly now: Date;
}

/** Locks the caller's project; ends the call unless this can be done to it now. */
export async function lockForDelivery(
  input: DeliveryInput,
  { db, caller, now }: DeliveryContext,
  action: DeliveryAction,
): Promise<ProposalRow> {
  const row = await lockOwn(db, input.id_proposal, caller.id);
  if (!row) return fail('proposal_not_found');
  const reason = whyNot(action, row, sideOf(row, caller.id), now.getTime());
  if (reason) return fail(reason);
  if (input.version !== undefined && input.version !== row.version) return fail('proposal_changed');
  return row;
}

/** Marks the work as delivered, with its pictures, or takes the mark back, and records the event. */
export async function setDelivery(
  input: DeliveryInput,
  context: DeliveryContext & { services: Services },
  action: DeliveryAction,
  images: readonly DeliveryImage[] = [],
) {
  const { caller, db, now } = context;
  const row = await lockForDelivery(input, context, action);
  const { evento, at } = DELIVERY_EVENTS[action];
  const entregado_at = at(now);
  await db
    .updateTable('proposal')
    .set(({ eb }) => ({ entregado_at, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', row.id)
    .execute();
  await insertDelivery(db, { proposalId: row.id, ownerId: caller.id, images, now });
  const marked = { ...row, entregado_at: entregado_at?.getTime() ?? null };
  await recordEvent(db, marked, { evento, actorId: caller.id, detalle: input.motivo, now });
  return { proposal: await freshView(context, row.id) };
}
