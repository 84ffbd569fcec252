import { operationKey } from '#domain/ledger/operation-keys.ts';
import type { Split } from '#domain/projects/cancellation.ts';
import { ZERO } from '#domain/money.ts';
import { decide } from '#domain/projects/decide.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { Actor, Estado, Side, Transition, TransitionName } from '#domain/projects/graph.ts';
import { ROL } from '#contract/call.ts';
import { fail } from '#server/calls/failure.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { feeInForce } from '#server/features/rates/index.ts';
import { refundHeld } from '#server/features/refunds/index.ts';
import { answerWithProposal, chooseProposal } from '#server/features/requests/index.ts';
import { byId, type ProposalRow } from './queries.ts';
import { recordEvent } from './record-event.ts';
import { releaseHeld } from './release-held.ts';
import { keepVersion } from './versions.ts';

/** The side of a party's account; only called for one of the two parties. */
export const sideOf = (row: ProposalRow, accountId: number): Side =>
  row.client_id === accountId ? 'client' : 'professional';

/** As whom the caller acts on a project: one of its sides, or an administrator. */
export function actorOf(row: ProposalRow, caller: Caller): Side | 'admin' {
  if (caller.id === row.client_id) return 'client';
  if (caller.id === row.professional_id) return 'professional';
  return caller.rol === ROL.admin ? 'admin' : fail('proposal_not_found');
}

interface TransitionRequest {
  to: string;
  actor: Actor;
  actorId: number | null;
  version?: number | undefined;
  /** The given reason. */
  detalle?: string;
  /** What is told instead of the transition's own event. */
  evento?: ProjectEvent;
  /** How the held money is split, for transitions that split it. */
  split?: Split;
  /** The number of the request that a published proposal answers, as its author says; by default the one it was begun for. */
  answers?: number | undefined;
  /** With what the person did it, in words. */
  device?: string;
  now: Date;
}

/** Applies a transition to a locked project with all its effects, or ends the call with the refusal. */
export async function advance(
  trx: Trx,
  row: ProposalRow,
  request: TransitionRequest,
): Promise<void> {
  const decision = decide(row, { ...request, now: request.now.getTime() });
  if (!decision.ok) return fail(decision.refusal);
  const { transition } = decision;
  await save(trx, row, transition, request.now);
  if (transition.name === 'publicar') await keepVersion(trx, row.id);
  await answerRequest(trx, row, transition, request);
  const split = splitOf(row, transition, request);
  if (split) await splitHeld(trx, row, transition, split, request.now);
  const evento = eventOf(transition, request);
  const after = await byId(trx, row.id);
  if (!after || !evento) return;
  const money = split
    ? {
        monto: transition.to === 'finalizada' ? split.release : split.refund,
        release: split.release,
      }
    : // What was offered and agreed then; the price may grow later.
      evento === 'publicada' || evento === 'por_pagar'
      ? { monto: after.precio ?? undefined }
      : null;
  await recordEvent(trx, after, {
    evento,
    actorId: request.actorId,
    detalle: request.detalle,
    device: request.device,
    now: request.now,
    ...money,
  });
}

function eventOf(
  transition: Transition,
  { actor, evento }: TransitionRequest,
): ProjectEvent | null {
  if (actor === 'deletion') return 'cuenta_eliminada';
  return evento ?? EVENTS[transition.name as TransitionName];
}

/** Each transition's event; null where the payment or the dispute records it, because they know the amounts. */
const EVENTS: Record<TransitionName, ProjectEvent | null> = {
  publicar: 'publicada',
  retirar_borrador: 'borrador_retirado',
  retirar: 'retirada',
  rechazar: 'rechazada',
  expirar: 'expirada',
  aceptar: 'por_pagar',
  pagar: null,
  cancelar_por_plazo: 'cancelada_por_plazo',
  cancelar_sin_pagar: 'cancelada',
  cancelar: 'cancelada',
  cancelar_detenido: 'cancelada',
  completar: 'completado',
  completar_por_plazo: 'completado_por_plazo',
  finalizar: 'finalizada',
  finalizar_por_plazo: 'finalizada_por_plazo',
  resolver_cancelando: null,
  resolver_finalizando: null,
};

/** What a published proposal answers, and what its acceptance decides, among the client's requests (4 §G). */
async function answerRequest(
  trx: Trx,
  {
    id,
    client_id: clientId,
    professional_id: professionalId,
    answers_request_id: begunFor,
  }: ProposalRow,
  { name }: Transition,
  { answers, now }: TransitionRequest,
): Promise<void> {
  if (name === 'publicar')
    await answerWithProposal(trx, {
      clientId,
      professionalId,
      proposalId: id,
      answers: answers ?? begunFor,
      now,
    });
  if (name === 'aceptar') await chooseProposal(trx, id, now);
}

/** The column that stores when a state began. */
const INSTANTS: Partial<
  Record<Estado, 'published_at' | 'unpaid_since' | 'completed_at' | 'finalized_at'>
> = {
  publicada: 'published_at',
  por_pagar: 'unpaid_since',
  completado: 'completed_at',
  finalizada: 'finalized_at',
};

async function save(
  trx: Trx,
  row: ProposalRow,
  { name, to, accept }: Transition,
  now: Date,
): Promise<void> {
  const agreed = name === 'aceptar' ? (await feeInForce(trx, now)).id : null;
  await trx
    .updateTable('proposal')
    .set(({ eb }) => ({
      estado: to,
      version: eb('version', '+', 1),
      updated_at: now,
      ...(accept && { client_accept: accept.client, professional_accept: accept.professional }),
      ...(INSTANTS[to] && { [INSTANTS[to]]: now }),
      ...(agreed !== null && { rate_id: agreed }),
    }))
    .where('id', '=', row.id)
    .execute();
}

function splitOf(
  row: ProposalRow,
  { effects, name }: Transition,
  request: TransitionRequest,
): Split | null {
  const effect = effects[0];
  if (!effect) return null;
  if (effect === 'release_held') return { release: row.retenido, refund: ZERO };
  if (!request.split) throw new Error(`${name} needs to know where the held money goes`);
  return request.split;
}

/** Splits all held money between release and refund, once (decisions §5). */
async function splitHeld(
  trx: Trx,
  row: ProposalRow,
  { to, by }: Transition,
  { release, refund }: Split,
  now: Date,
): Promise<void> {
  if (release + refund !== row.retenido)
    throw new Error(`project ${row.id} would keep or lack money`);
  if (release > 0)
    await releaseHeld(trx, row, {
      operationKey: operationKey.finalRelease(row.id),
      amount: release,
      now,
    });
  await refundHeld(trx, {
    proposalId: row.id,
    amount: refund,
    operation: to,
    motivo: by.includes('ruling') ? 'disputa' : 'cancelacion',
    now,
  });
}
