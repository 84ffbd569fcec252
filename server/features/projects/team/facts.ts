import { sql } from 'kysely';
import { type AccountKind, ACCOUNTS, type MovementKind } from '#domain/ledger/accounts.ts';
import { centavos } from '#domain/money.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import { turnOf } from '#domain/projects/turn.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import {
  emailOfListed,
  listedPerson,
  type ListedPersonRow,
  nameOfListed,
  visibleName,
} from '#server/features/accounts/index.ts';
import { OF_PROVIDER } from '#server/features/ledger/index.ts';
import type { ProposalRow } from '../queries.ts';
import { type Sealed, unsealed } from '#server/db/sealed/index.ts';

/** More movements than one project has in its life. */
export const MOVEMENTS_SHOWN = 200;

type Person = ListedPersonRow & {
  readonly phone_sealed: Sealed;
  readonly suspended_at: string | null;
};

export interface FactsRow {
  readonly client: Person;
  readonly author: Person;
  readonly nombre_comercial: string | null;
  readonly categoria: string;
  readonly lugar_ciudad: string;
  readonly lugar_estado: string;
  readonly request_id: number | null;
  readonly adicional_pendiente: number;
  readonly sin_direccion: boolean;
  readonly solicitud_terminada: boolean;
}

const person = (alias: string) =>
  sql`(${listedPerson(alias)}::jsonb || jsonb_build_object(
    'phone_sealed', ${sql.ref(`${alias}.phone_sealed`)}, 'suspended_at', ${sql.ref(`${alias}.suspended_at`)}))`;

/** Who and where a project is, and what its turn depends on. */
export async function factsOf(db: Db | Trx, id: number): Promise<FactsRow> {
  const { rows } = await sql<FactsRow>`
    select ${person('c')} as client, ${person('a')} as author, ap.nombre_comercial,
      p.categoria, p.lugar_ciudad, p.lugar_estado,
      coalesce((select rr.request_id from request_recipient rr where rr.proposal_id = p.id limit 1),
        p.answers_request_id) as request_id,
      (select coalesce(sum(d.precio), 0) from additional d
        where d.proposal_id = p.id and d.estatus = 'pendiente') as adicional_pendiente,
      not exists (select from proposal_address d where d.proposal_id = p.id) as sin_direccion,
      exists (select from request r where r.id = p.answers_request_id and r.estado <> 'abierta')
        as solicitud_terminada
    from proposal p join account c on c.id = p.client_id join account a on a.id = p.professional_id
    left join profile ap on ap.account_id = a.id where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`project ${id} is gone`);
  return row;
}

/** A person of the project; a deleted one without a way to reach them. */
export const personView = (db: Db | Trx, person: Person, tradeName: string | null = null) => ({
  keylogin: person.keylogin,
  nombre:
    person.deleted_at === null && tradeName
      ? visibleName({ ...person, nombre_comercial: tradeName })
      : nameOfListed(person),
  email: emailOfListed(person),
  telefono: person.deleted_at ? '' : unsealed(db, 'account.phone', person.phone_sealed),
  eliminada: person.deleted_at === null ? (0 as const) : (1 as const),
});

/** Whose turn it is, as the team sees it. */
export const turnFor = (row: ProposalRow, facts: FactsRow, now: Date) =>
  turnOf(
    {
      ...row,
      adicional_pendiente: centavos(Number(facts.adicional_pendiente)),
      sin_direccion: facts.sin_direccion,
      solicitud_terminada: facts.solicitud_terminada,
    },
    'admin',
    now.getTime(),
  );

interface NamedEventRow {
  readonly evento: ProjectEvent;
  readonly actor_id: number | null;
  readonly actor: ListedPersonRow | null;
  readonly monto: number | null;
  readonly detalle: string;
  readonly created_at: Date;
}

export async function eventsWithNames(db: Db | Trx, id: number): Promise<NamedEventRow[]> {
  const { rows } = await sql<NamedEventRow>`
    select e.evento, e.actor_id, e.monto, e.detalle, e.created_at,
      case when a.id is not null then ${listedPerson('a')} end as actor
    from proposal_event e left join account a on a.id = e.actor_id
    where e.proposal_id = ${id} order by e.id`.execute(db);
  return rows;
}

export interface PaymentRow {
  readonly id: number;
  readonly id_payment: string | null;
  readonly value: number;
  readonly card_brand: string;
  readonly card_last4: string;
  readonly settled_at: Date;
  readonly refunds: readonly {
    readonly amount: number;
    readonly done: boolean;
    readonly failed: boolean;
    readonly outside: boolean;
  }[];
}

/** What was charged of a project, the oldest first, and what of it goes back. */
export async function paymentsOf(db: Db | Trx, id: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select y.id, y.id_payment, y.value, y.card_brand, y.card_last4, y.settled_at,
      coalesce((select jsonb_agg(jsonb_build_object('amount', r.amount, 'done', r.done_at is not null,
          'failed', r.failed_at is not null, 'outside', r.outside_how is not null) order by r.id)
        from refund r where r.payment_id = y.id), '[]') as refunds
    from payment y where y.proposal_id = ${id} and y.settled_at is not null order by y.id`.execute(
    db,
  );
  return rows;
}

export interface MovementRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly created_at: Date;
  readonly happened_at: Date | null;
  readonly payment_id: number | null;
  readonly estado: string | null;
  readonly entries: readonly {
    readonly kind: AccountKind;
    readonly name: string;
    readonly amount: number;
  }[];
}

/** The movements of a project's money and of what the provider took for it, the newest first, and one more than are shown. */
export async function movementsOf(db: Db | Trx, id: number): Promise<MovementRow[]> {
  // As arrays: a subquery beside an «or» would read the whole ledger.
  const { rows } = await sql<MovementRow>`
    select m.id, m.kind, m.created_at, h.happened_at, y.id as payment_id, c.estado, x.entries
    from (
      select * from ledger_movement m
      where m.proposal_id = ${id} or m.operation_key = any(array(
        select b.operation_key from payment y
          join provider_movement v on v.payment_ref = y.id_payment
          join provider_booking b on b.movement_id = v.id
        where y.proposal_id = ${id} and y.settled_at is not null))
      order by m.created_at desc, m.id desc limit ${MOVEMENTS_SHOWN + 1}
    ) m
    left join chargeback c on c.id_dispute =
      case when m.kind = 'contracargo_perdido' then split_part(m.operation_key, ':', 2) end
    ${OF_PROVIDER}
    left join payment y on y.id_payment = h.payment_ref
    cross join lateral (
      select jsonb_agg(jsonb_build_object('kind', a.kind, 'amount', e.amount) order by e.amount, a.id) as entries
      from ledger_entry e join ledger_account a on a.id = e.account_id where e.movement_id = m.id
    ) x
    order by m.created_at desc, m.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    entries: row.entries.map((entry) => ({ ...entry, name: ACCOUNTS[entry.kind].name })),
  }));
}

export const disputesOf = (db: Db | Trx, id: number) =>
  db
    .selectFrom('dispute')
    .select(['id', 'created_at', 'resolved_at'])
    .where('proposal_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

export const chargebacksOf = (db: Db | Trx, id: number) =>
  db
    .selectFrom('chargeback')
    .select(['id', 'amount', 'opened_at', 'closed_at'])
    .where('proposal_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

export const casesOf = (db: Db | Trx, id: number) =>
  db
    .selectFrom('team_case')
    .select(['id', 'causa', 'opened_at', 'closed_at'])
    .where('proposal_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
