// What is counted of the business, as rows of a range of instants; each comes by an index (0210_business.sql).
import { type RawBuilder, sql } from 'kysely';
import { ANSWER_STEPS } from '#domain/business/first-answer.ts';

/** A range of instants; `before` is excluded. */
export interface Range {
  readonly from: Date;
  readonly before: Date;
}

/** The calendar day of Mexico City of an instant, as the domain computes it. */
const dayOf = (column: string): RawBuilder<string> =>
  sql`((${sql.ref(column)} - interval '6 hours') at time zone 'UTC')::date`;

const within = (column: string, { from, before }: Range) =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`;

/** Requests and projects by what happened to them: `dia`, `que`, `monto`. */
export const happened = (range: Range) => sql`
  select ${dayOf('created_at')} as dia, 'solicitudes' as que, 0::bigint as monto
  from request where ${within('created_at', range)}
  union all
  select ${dayOf('e.created_at')},
    case e.evento when 'publicada' then 'propuestas' when 'por_pagar' then 'aceptadas' else 'pagadas' end,
    coalesce(p.precio, 0)
  from proposal_event e join proposal p on p.id = e.proposal_id
  where e.evento in ('publicada', 'por_pagar', 'pago_recibido') and ${within('e.created_at', range)}
    -- It can be accepted again, and what was added later is paid too, but the project is the same.
    and not exists (
      select from proposal_event earlier
      where earlier.proposal_id = e.proposal_id and earlier.evento = e.evento and earlier.id < e.id)
  union all
  select ${dayOf('finalized_at')}, 'finalizadas', coalesce(precio, 0)
  from proposal where ${within('finalized_at', range)}`;

/**
 * Requests of known categories by trade and place (`dia` on which they were sent, `categoria_id`, `lugar_estado`, `lugar_ciudad`):
 * those that were sent count as `solicitudes`, those that a first proposal answered as `con_propuesta`.
 */
export const demanded = (range: Range) => {
  const part = (column: string, sent: number, proposed: number) => sql`
    select ${dayOf('r.created_at')} as dia, coalesce(c.id, former.categoria_id) as categoria_id,
      r.lugar_estado, r.lugar_ciudad, ${sql.lit(sent)} as solicitudes, ${sql.lit(proposed)} as con_propuesta
    from request r
      left join categoria c on c.categoria = r.categoria
      left join categoria_anterior former on former.nombre = r.categoria and c.id is null
    where ${within(column, range)} and coalesce(c.id, former.categoria_id) is not null`;
  return sql`${part('r.created_at', 1, 0)} union all ${part('r.first_proposed_at', 0, 1)}`;
};

/** The first answers: `dia`, and the step of `ANSWER_STEPS` that the time to it is in. */
export const answered = (range: Range) => sql`
  select ${dayOf('first_answered_at')} as dia, steps.at[least(
    width_bucket(ceil(extract(epoch from first_answered_at - created_at) / 60)::float8 - 0.5, steps.at) + 1,
    cardinality(steps.at))]::integer as minutos
  from request, (select ${ANSWER_STEPS}::float8[] as at) steps
  where ${within('first_answered_at', range)}`;
