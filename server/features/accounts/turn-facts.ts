import { sql } from 'kysely';
import { centavos, toMxn } from '#domain/money.ts';
import type { Estado, Side } from '#domain/projects/graph.ts';
import { turnOf } from '#domain/projects/turn.ts';
import type { requestTitle } from '#domain/requests/state.ts';
import type { ProposalSummary } from '#contract/views.ts';

/** What a turn depends on, as `turnFacts` reads it; of the two texts only whether they are empty. */
export interface TurnFacts {
  readonly estado: Estado;
  readonly titulo: string;
  readonly descripcion: string;
  readonly precio: number | null;
  readonly adicional_por_pagar: number;
  readonly pagado: number;
  readonly retenido: number;
  readonly liberado: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly entregado: boolean;
  readonly client_reviewed: boolean;
  readonly professional_reviewed: boolean;
  readonly en_disputa: boolean;
  readonly en_contracargo: boolean;
  readonly en_revision: boolean;
  readonly adicional_pendiente: number;
  /** The client's open request that this proposal answers: there it is chosen. */
  readonly solicitud: ({ readonly id: number } & Parameters<typeof requestTitle>[0]) | null;
  readonly sin_direccion: boolean;
  readonly cambio_pedido: boolean;
  readonly otra_elegida: boolean;
  readonly solicitud_terminada: boolean;
}

/** Of a project `p` and the account `held` of its money. What a state does not depend on is not looked up. */
export const turnFacts = sql<TurnFacts>`jsonb_build_object(
  'estado', p.estado,
  'titulo', left(p.titulo, 1),
  'descripcion', left(p.descripcion, 1),
  'precio', p.precio,
  'adicional_por_pagar', p.adicional_por_pagar,
  'pagado', coalesce(held.credited, 0),
  'retenido', coalesce(held.balance, 0),
  'liberado', coalesce(held.debited - held.returned, 0),
  'start', p.start,
  'end', p.end,
  'entregado', p.entregado_at is not null,
  'client_reviewed', p.estado = 'completado' and exists (
    select from review v where v.proposal_id = p.id and v.type = 'cliente'),
  'professional_reviewed', p.estado = 'completado' and exists (
    select from review v where v.proposal_id = p.id and v.type = 'profesional'),
  'en_disputa', p.grupo = 'en_curso' and exists (
    select from dispute d where d.proposal_id = p.id and d.resolved_at is null),
  'en_contracargo', p.grupo = 'en_curso' and exists (
    select from chargeback c where c.proposal_id = p.id and c.closed_at is null),
  'en_revision', p.grupo = 'en_curso' and exists (
    select from risk_hit r where r.proposal_id = p.id and r.stops and r.closed_at is null),
  'adicional_pendiente', case when p.estado in ('por_pagar', 'pagado') then (
    select coalesce(sum(a.precio), 0) from additional a
    where a.proposal_id = p.id and a.estatus = 'pendiente') else 0 end,
  'sin_direccion', p.estado in ('por_pagar', 'pagado') and not exists (
    select from proposal_address a where a.proposal_id = p.id),
  'solicitud', case when p.estado = 'publicada' then (
    select jsonb_build_object(
      'id', r.id, 'titulo', r.titulo, 'categoria', r.categoria, 'aparato', r.aparato, 'opt', r.opt,
      'descripcion_servicio', r.descripcion)
    from request_recipient rr join request r on r.id = rr.request_id
    where rr.proposal_id = p.id and r.estado = 'abierta') end,
  'cambio_pedido', p.cambio_pedido is not null,
  'otra_elegida', p.estado = 'publicada' and other_chosen(p.id),
  'solicitud_terminada', p.estado = 'por_publicar' and exists (
    select from request r where r.id = p.answers_request_id and r.estado <> 'abierta'))`;

/** Whose turn it is in a project of somebody's list. */
export function turnView(facts: TurnFacts, viewer: Side, now: Date): ProposalSummary['turno'] {
  const { precio, adicional_por_pagar, pagado, retenido, liberado, entregado, ...more } = facts;
  const { solicitud: _, ...rest } = more;
  const turn = turnOf(
    {
      ...rest,
      precio: precio === null ? null : centavos(precio),
      adicional_por_pagar: centavos(adicional_por_pagar),
      adicional_pendiente: centavos(facts.adicional_pendiente),
      pagado: centavos(pagado),
      retenido: centavos(retenido),
      liberado: centavos(liberado),
      entregado_at: entregado ? now.getTime() : null,
      published_at: null,
      unpaid_since: null,
      completed_at: null,
      version: 0,
    },
    viewer,
    now.getTime(),
  );
  return { ...turn, amount: turn.amount === null ? null : toMxn(turn.amount) };
}
