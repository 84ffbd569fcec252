import { sql } from 'kysely';
import { toMxn } from '#domain/money.ts';
import { halfPaid } from '#domain/projects/can.ts';
import type { ProposalState } from '#domain/projects/state.ts';

type Stored = Pick<ProposalState, 'estado' | 'precio' | 'pagado' | 'adicional_por_pagar'> & {
  readonly entregado_at: Date | number | null;
  readonly en_disputa: boolean;
  readonly en_contracargo: boolean;
  readonly en_revision: boolean;
};

/** What freezes the project `p` of a query, as columns. */
export const FROZEN_BY = [
  sql<boolean>`exists (select from dispute d where d.proposal_id = p.id and d.resolved_at is null)`.as(
    'en_disputa',
  ),
  sql<boolean>`exists (select from chargeback k where k.proposal_id = p.id and k.closed_at is null)`.as(
    'en_contracargo',
  ),
  sql<boolean>`p.grupo = 'en_curso' and exists (
    select from risk_hit r where r.proposal_id = p.id and r.stops and r.closed_at is null)`.as(
    'en_revision',
  ),
] as const;

const zeroOrOne = (yes: boolean): 0 | 1 => (yes ? 1 : 0);

/** Where a project stands, for the chip that names it. */
export const standingView = (row: Stored) => ({
  estado: row.estado,
  pagado: toMxn(row.pagado),
  mitad_pagada: zeroOrOne(halfPaid(row)),
  entregado: zeroOrOne(row.entregado_at !== null),
  en_disputa: zeroOrOne(row.en_disputa),
  en_contracargo: zeroOrOne(row.en_contracargo),
  en_revision: zeroOrOne(row.en_revision),
});
