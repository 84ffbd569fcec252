import { isPayment, type ProjectEvent } from '#domain/projects/events.ts';
import type { ProposalState } from '#domain/projects/state.ts';
import { plannedBy } from '#domain/reminders/reminders.ts';
import type { Trx } from '#server/db/pool.ts';
import { heldSince } from '#server/features/ledger/index.ts';

/** Plans the reminders that an event of a locked project begins; those of the same name from before end. */
export async function planReminders(
  trx: Trx,
  project: ProposalState & { readonly id: number },
  { evento, eventId, now }: { evento: ProjectEvent; eventId: number; now: Date },
): Promise<void> {
  const holds = isPayment(evento) || evento === 'contracargo_ganado';
  const held = holds ? await heldSince(trx, project.id) : null;
  const by = { evento, heldSince: held?.getTime() ?? null };
  const planned = plannedBy(by, project, now.getTime());
  if (planned.length === 0) return;
  await trx
    .updateTable('reminder')
    .set({ ended_at: now, told: false })
    .where('proposal_id', '=', project.id)
    .where('ended_at', 'is', null)
    .where(
      'name',
      'in',
      planned.map(({ name }) => name),
    )
    .execute();
  const ahead = planned.flatMap((one) => one.ahead);
  if (ahead.length === 0) return;
  await trx
    .insertInto('reminder')
    .values(
      ahead.map(({ name, day, at }) => ({
        proposal_id: project.id,
        name,
        day,
        event_id: eventId,
        due_at: new Date(at),
      })),
    )
    .execute();
}
