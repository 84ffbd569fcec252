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
    and not (e.evento = 'pago_recibido' and exists (
      -- What was added later is paid too, but the project is the same.
      select from proposal_event earlier
      where earlier.proposal_id = e.proposal_id and earlier.evento = 'pago_recibido' and earlier.id < e.id))
  union all
  select ${dayOf('finalized_at')}, 'finalizadas', coalesce(precio, 0)
  from proposal where ${within('finalized_at', range)}`;

/** The first answers: `dia`, and the step of `ANSWER_STEPS` that the time to it is in. */
export const answered = (range: Range) => sql`
  select ${dayOf('first_answered_at')} as dia, steps.at[least(
    width_bucket(ceil(extract(epoch from first_answered_at - created_at) / 60)::float8 - 0.5, steps.at) + 1,
    cardinality(steps.at))]::integer as minutos
  from request, (select ${ANSWER_STEPS}::float8[] as at) steps
  where ${within('first_answered_at', range)}`;
