import type { Centavos } from '../money.ts';
import type { Estado, Since } from './graph.ts';

/** What transitions of a project depend on; amounts in centavos, instants in epoch milliseconds. */
export interface ProposalState extends Readonly<Record<Since, number | null>> {
  readonly estado: Estado;
  readonly titulo: string;
  readonly descripcion: string;
  /** Accepted additional services included. */
  readonly precio: Centavos | null;
  readonly pagado: Centavos;
  /** Of `precio`, the accepted additional services that are not paid yet. */
  readonly adicional_por_pagar: Centavos;
  readonly liberado: Centavos;
  /** pagado − liberado − returned: what the ledger holds for it. */
  readonly retenido: Centavos;
  /** The calendar day `YYYY-MM-DD` in Mexico City on which the work begins, if agreed. */
  readonly start: string | null;
  /** The calendar day on which it ends, likewise. */
  readonly end: string | null;
  /** Whether the client and the professional have reviewed. */
  readonly client_reviewed: boolean;
  readonly professional_reviewed: boolean;
  /** A dispute is open: releases, completion and deadlines are paused. */
  readonly en_disputa: boolean;
  /** The card's bank has taken a payment back and not decided: everything is paused as in a dispute (4 §A). */
  readonly en_contracargo: boolean;
  /** Something that only the team judges stops it: everything is paused as in a dispute (4 §I). */
  readonly en_revision: boolean;
  readonly version: number;
  /** The client asked for a change of the proposal, and its author has not answered. */
  readonly cambio_pedido: boolean;
  /** It answers a request of which the client has accepted another answer. */
  readonly otra_elegida: boolean;
}

/** The days of a project, `YYYY-MM-DD` in Mexico City; null when not agreed. */
type Days = Pick<ProposalState, 'start' | 'end'>;

/** Which of a project's days has passed on `today`, `YYYY-MM-DD`: work that is to begin, or only to end, before it cannot be agreed on. */
export function dayPassed({ start, end }: Days, today: string): 'start' | 'end' | null {
  const field = start === null ? 'end' : 'start';
  const day = start ?? end;
  return day !== null && day < today ? field : null;
}
