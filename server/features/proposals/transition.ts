import { decide } from '#domain/proposal/decide.ts';
import type { Actor, Estado, Transition } from '#domain/proposal/graph.ts';
import type { Centavos } from '#domain/money.ts';
import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { recordRelease } from '#server/features/ledger/index.ts';
import { byId, type ProposalRow } from './queries.ts';
import type { StoryEvent } from './story.ts';
import { tell } from './tell.ts';

/** Which side of a project an account is; a stranger never gets this far. */
export const actorOf = (row: ProposalRow, accountId: number): Exclude<Actor, 'payment'> =>
  row.sender_id === accountId ? 'client' : 'author';

/** Who is paid: the assigned professional, else whoever wrote the proposal. */
export const payeeOf = (row: ProposalRow): number => row.profesional_assign_id ?? row.recieved_id;

interface Step {
  to: string;
  actor: Actor;
  actorId: number | null;
  version?: number | undefined;
  now: Date;
}

/** Takes a locked project one step along the graph with all that follows, or ends the call. */
export async function advance(trx: Trx, row: ProposalRow, step: Step): Promise<void> {
  const decision = decide(row, step);
  if (!decision.ok) return fail(decision.refusal);
  const { transition } = decision;
  await save(trx, row, transition, step.now);
  const monto = transition.effects.length > 0 ? await releaseHeld(trx, row, step.now) : undefined;
  const after = await byId(trx, row.id);
  const evento = STEP_EVENTS[transition.to];
  if (after && evento)
    await tell(trx, after, {
      evento,
      actorId: step.actorId,
      now: step.now,
      ...(monto !== undefined && { monto }),
    });
}

/** `pagado` is told by the payment itself, which knows how much arrived. */
const STEP_EVENTS: Partial<Record<Estado, StoryEvent>> = {
  publicada: 'publicada',
  rechazada: 'rechazada',
  por_pagar: 'por_pagar',
  completado: 'completado',
  finalizada: 'finalizada',
};

const save = (trx: Trx, row: ProposalRow, { to, accept }: Transition, now: Date) =>
  trx
    .updateTable('proposal')
    .set(({ eb }) => ({
      estado: to,
      version: eb('version', '+', 1),
      updated_at: now,
      ...(accept && { sender_accept: accept.sender, receiver_accept: accept.receiver }),
      ...(to === 'finalizada' && { finalized_at: now }),
    }))
    .where('id', '=', row.id)
    .execute();

/** Finalizing releases what is held, once (decisions §5). */
async function releaseHeld(trx: Trx, row: ProposalRow, now: Date): Promise<Centavos> {
  if (row.retenido > 0)
    await recordRelease(trx, {
      operation: 'final',
      proposalId: row.id,
      professionalId: payeeOf(row),
      amount: row.retenido,
      releasedBefore: row.liberado,
      now,
    });
  return row.retenido;
}
