import { type RawBuilder, sql } from 'kysely';
import { QUEUE, type QueueKind } from '#domain/queue/queue.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { listedPerson } from '#server/features/accounts/index.ts';
import { isRefused } from '#server/features/refunds/index.ts';

/** Which of its kind waits and since when; all of it is found by an index of what is open. */
interface Waiting {
  /** Selects `object_id`, `since`, `due` (an instant that takes the place of the kind's limit, or null) and `proposal_id`. */
  readonly open: (now: Date) => RawBuilder<unknown>;
  /** Of the row `k`: what `shown` says of it. */
  readonly shown: RawBuilder<unknown>;
}

const NO_DUE = sql`null::timestamptz as due`;
const NO_PROJECT = sql`null::bigint as proposal_id`;

const ofPerson = (
  id: RawBuilder<unknown>,
  detail: RawBuilder<unknown>,
  amount: RawBuilder<unknown> = sql`null`,
) => sql`(
  select json_build_object('persona', ${listedPerson('a')}, 'detalle', ${detail}, 'monto', ${amount})
  from account a where a.id = ${id})`;

const HELD = sql`(select h.balance from ledger_account h where h.kind = 'retenido' and h.proposal_id = k.proposal_id)`;

/** What waits of each kind, and what a list says of it: a person or a title, a detail, an amount in centavos. */
export const WAITING: Readonly<Record<QueueKind, Waiting>> = {
  validacion: {
    open: () => sql`
      select p.account_id as object_id, greatest(a.created_at, p.identificacion_at) as since, ${NO_DUE}, ${NO_PROJECT}
      from profile p join account a on a.id = p.account_id
      where p.validacion = 'pendiente' and a.deleted_at is null`,
    shown: ofPerson(
      sql`k.object_id`,
      sql`(select concat_ws(' · ', (
            select c.categoria from profile_profesion pp join categoria c on c.id = pp.categoria_id
            where pp.account_id = p.account_id order by pp.orden limit 1),
          case when e.id is null then ${WHOLE_COUNTRY}
            else concat_ws(', ', coalesce(m.nombre, ${WHOLE_STATE}), e.nombre) end,
          case when p.identificacion_frontal is null or p.identificacion_trasera is null
            then 'sin identificación' end)
        from profile p left join estado e on e.id = p.estado_id left join ciudad m on m.id = p.ciudad_id
        where p.account_id = a.id)`,
    ),
  },
  disputa: {
    open: () => sql`
      select d.id as object_id, d.created_at as since, ${NO_DUE}, d.proposal_id
      from dispute d where d.resolved_at is null`,
    shown: sql`(select json_build_object('titulo', p.titulo, 'monto', ${HELD}, 'detalle', '')
      from proposal p where p.id = k.proposal_id)`,
  },
  contracargo: {
    // Whose evidence was handed in, or can be handed in no more, waits for its bank.
    open: (now) => sql`
      select c.id as object_id, coalesce(c.closed_at, c.opened_at) as since,
        case when c.closed_at is null then c.due_at end as due, c.proposal_id
      from chargeback c
      where c.ended_at is null and (c.closed_at is not null
        or (c.submitted_at is null and (c.due_at is null or c.due_at > ${now})))`,
    shown: sql`(select json_build_object('titulo', coalesce(p.titulo, pay.descripcion), 'monto', c.amount,
        'detalle', case when c.closed_at is null then 'faltan pruebas' else 'decidir quién lo paga' end)
      from chargeback c join payment pay on pay.id = c.payment_id left join proposal p on p.id = c.proposal_id
      where c.id = k.object_id)`,
  },
  riesgo: {
    // Of several rules that stop one project, the first: it is decided once.
    open: () => sql`
      select h.id as object_id, h.opened_at as since, ${NO_DUE}, h.proposal_id
      from risk_hit h where h.closed_at is null and not (h.stops and exists (
        select from risk_hit e where e.proposal_id = h.proposal_id and e.stops and e.closed_at is null and e.id < h.id))`,
    shown: sql`(select ${ofPerson(sql`h.account_id`, sql`h.regla`, sql`(h.hechos->>'monto')::bigint`)}
      from risk_hit h where h.id = k.object_id)`,
  },
  denuncia: {
    open: () => sql`
      select r.id as object_id, r.created_at as since, ${NO_DUE}, ${NO_PROJECT}
      from person_report r where r.closed_at is null`,
    shown: sql`(select ${ofPerson(sql`r.reported_id`, sql`r.motivo`)}
      from person_report r where r.id = k.object_id)`,
  },
  devolucion: {
    open: () => sql`
      select r.id as object_id, coalesce(r.failed_at, r.refused_at) as since, ${NO_DUE}, r.proposal_id
      from refund r where ${isRefused('r')}`,
    shown: sql`(select ${ofPerson(sql`pay.account_id`, sql`''`, sql`r.amount`)}
      from refund r join payment pay on pay.id = r.payment_id where r.id = k.object_id)`,
  },
  pago: {
    // The last payout of somebody who still has what it did not bring: with the next one nobody has to do anything.
    open: () => sql`
      select o.id as object_id, coalesce(o.returned_at, o.done_at) as since, ${NO_DUE}, ${NO_PROJECT}
      from payout o
      where o.estado in ('fallido', 'devuelto')
        and not exists (select from payout later where later.account_id = o.account_id and later.id > o.id)
        and exists (select from ledger_account l
          where l.kind = 'profesional' and l.account_id = o.account_id and l.balance > 0)`,
    shown: sql`(select ${ofPerson(sql`o.account_id`, sql`o.motivo`, sql`o.amount`)}
      from payout o where o.id = k.object_id)`,
  },
  eliminacion: {
    open: () => sql`
      select d.account_id as object_id, d.asked_at as since, ${NO_DUE}, ${NO_PROJECT}
      from deletion_request d join account a on a.id = d.account_id
      where d.withdrawn_at is null and a.deleted_at is null`,
    shown: ofPerson(sql`k.object_id`, sql`''`),
  },
  proyecto: {
    // A dispute is a case too, and waits by itself.
    open: () => sql`
      select t.id as object_id, t.opened_at as since, ${NO_DUE}, t.proposal_id
      from team_case t where t.closed_at is null and t.causa <> 'disputa'`,
    shown: sql`(select json_build_object('titulo', p.titulo, 'monto', ${HELD}, 'detalle', t.causa)
      from team_case t join proposal p on p.id = t.proposal_id where t.id = k.object_id)`,
  },
};

/** What waits of one kind: `object_id`, `since`, `due` and `proposal_id`. */
export const openOf = (kind: QueueKind, now: Date): RawBuilder<unknown> => sql`
  select o.object_id, o.since, coalesce(o.due, o.since + ${`${QUEUE[kind].limit} milliseconds`}::interval) as due,
    o.proposal_id
  from (${WAITING[kind].open(now)}) o`;
