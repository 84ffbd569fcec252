import { textOf } from '#contract/errors.ts';
import type { Proposal } from '#contract/views.ts';
import { fromMxn } from '#domain/money.ts';
import { type Action, whyNot } from '#domain/projects/can.ts';
import { isClosed, type Side } from '#domain/projects/graph.ts';
import { nothingLeft, type Turn, type TurnState, turnOf } from '#domain/projects/turn.ts';
import { serverNow } from '#web/api/server-clock.ts';
import type { Standing } from '#web/shared/projects/estado-chip.tsx';
import { servicesToPay } from './plan.ts';

export type { Side };

export const sideOf = (proposal: Proposal, me: string): Side =>
  proposal.sender === me ? 'client' : 'professional';

/** Whether that side has reviewed the other one. */
export const hasReviewed = (proposal: Proposal, side: Side): boolean =>
  (side === 'client' ? proposal.sender_review : proposal.receiver_review) === 1;

export const isOver = ({ estado }: Proposal): boolean => isClosed(estado);

/** Whether a new proposal can begin besides: one that was passed over makes way (4 §G). */
export const makesWay = (proposal: Proposal): boolean =>
  isOver(proposal) || proposal.otra_elegida === 1;

/** Where it stands, for its chip. */
export const standingIn = (proposal: Proposal): Standing => ({
  estado: proposal.estado,
  pagado: proposal.pagado,
  liberado: proposal.liberado,
  devuelto: proposal.devuelto,
  mitad_pagada: proposal.mitad_pagada,
  entregado: proposal.entregado_at === null ? 0 : 1,
  en_disputa: proposal.disputa === null ? 0 : 1,
  en_contracargo: proposal.contracargo === null ? 0 : 1,
  en_revision: proposal.en_revision,
  ...(proposal.otra_elegida && { turno: { who: 'nobody' as const } }),
});

/** Whether what was paid went back, so that nothing waits for who works. */
export const hasNothingLeft = (proposal: Proposal): boolean => nothingLeft(stateOf(proposal));

/** The project as the domain's rules take it: amounts in centavos. */
export const stateOf = (proposal: Proposal): TurnState => ({
  estado: proposal.estado,
  titulo: proposal.titulo,
  descripcion: proposal.descripcion,
  precio: proposal.precio === null ? null : fromMxn(proposal.precio),
  pagado: fromMxn(proposal.pagado),
  adicional_por_pagar: fromMxn(servicesToPay(proposal)),
  liberado: fromMxn(proposal.liberado),
  retenido: fromMxn(proposal.retenido),
  client_reviewed: hasReviewed(proposal, 'client'),
  professional_reviewed: hasReviewed(proposal, 'professional'),
  start: proposal.start,
  end: proposal.end,
  published_at: at(proposal.published_at),
  // The server counts it; its end is in `vence`.
  unpaid_since: null,
  entregado_at: at(proposal.entregado_at),
  completed_at: at(proposal.completed_at),
  en_disputa: proposal.disputa !== null,
  en_contracargo: proposal.contracargo !== null,
  en_revision: proposal.en_revision === 1,
  version: proposal.version,
  cambio_pedido: proposal.cambio_pedido !== null,
  otra_elegida: proposal.otra_elegida === 1,
  // From the first payment each side reads it.
  sin_direccion: proposal.direccion === null,
  // The requests of the conversation say so.
  solicitud_terminada: false,
  adicional_pendiente: fromMxn(
    proposal.data_propuesta.adicionales
      .filter(({ estatus }) => estatus === 'pendiente')
      .reduce((sum, { precio }) => sum + precio, 0),
  ),
});

/** Whether nobody but the bank of a card can go on. */
export const waitsForBank = ({ contracargo, disputa }: Proposal): boolean =>
  contracargo !== null && disputa === null;

/** Whether this client is asked whether the pictures of a work may be shown. */
export const isAskedToShow = (proposal: Proposal, me: string): boolean =>
  proposal.muestra?.estado === 'pedida' && sideOf(proposal, me) === 'client';

/** Whose turn it is, as one side sees it. */
export const projectTurn = (proposal: Proposal, side: Side): Turn =>
  turnOf(stateOf(proposal), side, serverNow());

const at = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);

/** The text of why an action is not possible now; undefined when it is. */
export function reasonNot(
  action: Action,
  proposal: Proposal,
  side: Side | 'admin',
): string | undefined {
  const reason = whyNot(action, stateOf(proposal), side, serverNow());
  return reason ? textOf(reason) : undefined;
}

export const can = (action: Action, proposal: Proposal, side: Side): boolean =>
  reasonNot(action, proposal, side) === undefined;
