import { type RawBuilder, sql } from 'kysely';
import { type RequestState, UNACCEPTED } from '#domain/requests/state.ts';
import { CLOSED, type Estado } from '#domain/projects/graph.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { acquainted, worksTogether } from '#server/features/accounts/index.ts';
import type { StoredTerms } from '#server/features/projects/index.ts';
import { requests, type RequestRow } from './asked.ts';

export const PAGE = 20;

interface OwnWanted {
  readonly estado: RequestState | undefined;
  readonly antes: number | undefined;
  /** Only those that this professional got. */
  readonly professionalKey: string | undefined;
}

/** A client's requests, newest first, one more than a page. */
export const requestsOf = (
  db: Db,
  clientId: number,
  { estado, antes, professionalKey }: OwnWanted,
): Promise<RequestRow[]> =>
  requests(db)
    .where('r.client_id', '=', clientId)
    .$if(estado !== undefined, (query) => query.where('r.estado', '=', estado ?? ''))
    .$if(professionalKey !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (
          select from request_recipient rr where rr.request_id = r.id and rr.professional_id =
            (select id from account where keylogin = ${professionalKey}))`,
      ),
    )
    .$if(antes !== undefined, (query) => query.where('r.id', '<', antes ?? 0))
    .orderBy('r.id', 'desc')
    .limit(PAGE + 1)
    .execute();

export const ownRequest = (
  db: Db | Trx,
  id: number,
  clientId: number,
): Promise<RequestRow | undefined> =>
  requests(db).where('r.id', '=', id).where('r.client_id', '=', clientId).executeTakeFirst();

/** How many requests a client has in each state. */
export async function totalsOf(db: Db, clientId: number): Promise<Record<RequestState, number>> {
  const rows = await db
    .selectFrom('request')
    .select(['estado', sql<number>`count(*)::int`.as('total')])
    .where('client_id', '=', clientId)
    .groupBy('estado')
    .execute();
  const totalOf = (wanted: RequestState) =>
    rows.find(({ estado }) => estado === wanted)?.total ?? 0;
  return {
    abierta: totalOf('abierta'),
    elegida: totalOf('elegida'),
    cerrada: totalOf('cerrada'),
  };
}

/** Of the projects of two people those that keep another answer back: one per pair at a time (decisions §5). */
const IN_THE_WAY = sql`
  joint.estado not in (${sql.join(CLOSED.map((estado) => sql.lit(estado)))})
  and joint.estado <> 'por_publicar'
  -- What was passed over makes way for another answer.
  and not (joint.estado = 'publicada' and other_chosen(joint.id))`;

/** What the two have open that is not the answer to this request. */
const openProject = sql<{ titulo: string; estado: Estado } | null>`(
  select json_build_object('titulo', joint.titulo, 'estado', joint.estado) from proposal joint
  where joint.client_id = r.client_id and joint.professional_id = rr.professional_id
  and joint.id is distinct from rr.proposal_id and ${IN_THE_WAY})`;

/** Whether the two have a project open that keeps every answer to a new request back. */
export async function hasOpenProject(
  trx: Trx,
  { clientId, professionalId }: { clientId: number; professionalId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from proposal joint where joint.client_id = ${clientId}
    and joint.professional_id = ${professionalId} and ${IN_THE_WAY} limit 1`.execute(trx);
  return rows.length > 0;
}

/** A client's requests that wait for the answer of this professional. */
export const waitingFor = (
  trx: Trx,
  { clientId, professionalId, now }: { clientId: number; professionalId: number; now: Date },
): Promise<RequestRow[]> =>
  requests(trx)
    .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
    .where('r.client_id', '=', clientId)
    .where('r.estado', '=', 'abierta')
    .where('rr.professional_id', '=', professionalId)
    .where('rr.answered_at', 'is', null)
    .where('rr.answer_until', '>', now)
    .execute();

/** Who got some requests, and what their answers' states are made of: what lists of many show. */
export const recipientsListed = (db: Db | Trx, requestIds: readonly number[]) =>
  db
    .selectFrom('request_recipient as rr')
    .innerJoin('account as a', 'a.id', 'rr.professional_id')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .innerJoin('conversation_member as m', (join) =>
      join
        .onRef('m.account_id', '=', 'rr.professional_id')
        .onRef('m.conversation_id', '=', 'rr.conversation_id'),
    )
    .leftJoin('proposal as o', 'o.id', 'rr.proposal_id')
    .select(['rr.request_id', 'rr.answer_until', 'rr.declined'])
    .select(['a.keylogin', 'a.nombre', 'a.apellidos', 'a.deleted_at', 'a.suspended_at'])
    .select('p.nombre_comercial')
    .select(({ ref }) => [
      ref('o.estado').$castTo<Estado | null>().as('proposal_estado'),
      sql<boolean>`m.last_read_id >= rr.message_id`.as('seen'),
    ])
    .where('rr.request_id', '=', sql<number>`any(${requestIds}::bigint[])`)
    .orderBy('rr.professional_id')
    .execute();
export type ListedRecipientRow = Awaited<ReturnType<typeof recipientsListed>>[number];

/** What is stored of the recipients of some requests. */
export async function recipientsOf(db: Db | Trx, requestIds: readonly number[]) {
  const rows = await db
    .selectFrom('request_recipient as rr')
    .innerJoin('request as r', 'r.id', 'rr.request_id')
    .innerJoin('account as a', 'a.id', 'rr.professional_id')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .leftJoin('profile_profesion as pp', (join) =>
      join.onRef('pp.account_id', '=', 'a.id').on('pp.orden', '=', 0),
    )
    .leftJoin('categoria as c', 'c.id', 'pp.categoria_id')
    .innerJoin('conversation_member as m', (join) =>
      join
        .onRef('m.account_id', '=', 'rr.professional_id')
        .onRef('m.conversation_id', '=', 'rr.conversation_id'),
    )
    .leftJoin('proposal as o', 'o.id', 'rr.proposal_id')
    .leftJoin('answer_time as takes', 'takes.account_id', 'a.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('review as v')
          .select([
            sql<number>`count(*)::int`.as('reviews'),
            sql<number>`coalesce(sum(v.rating), 0)::int`.as('stars'),
          ])
          .whereRef('v.subject_id', '=', 'a.id')
          .where('v.deleted_at', 'is', null)
          .where('v.visible_at', 'is not', null)
          .as('received'),
      (join) => join.onTrue(),
    )
    .select([
      'received.reviews',
      'received.stars',
      'rr.request_id',
      'rr.professional_id',
      'rr.sent_at',
      'rr.seen_at',
      'rr.answer_until',
      'rr.answered_at',
      'rr.declined',
      'rr.motivo',
      'a.keylogin',
      'a.nombre',
      'a.apellidos',
      'a.img_profile',
      'a.deleted_at',
      'a.suspended_at',
      'p.nombre_comercial',
      'c.categoria as profesion',
      'o.id as proposal_id',
      'o.version',
      'o.titulo',
      'o.descripcion',
      'o.precio',
      'o.start',
      'o.end',
      'o.hora',
      'o.duracion',
      'o.incluye',
      'o.no_incluye',
      'o.cambio_pedido',
      'o.revised_at',
      'takes.minutes as responde_en',
    ])
    .select(acquainted('r.client_id', 'rr.professional_id').as('acquainted'))
    .select(({ ref }) => [
      ref('o.estado').$castTo<Estado | null>().as('proposal_estado'),
      ref('o.conceptos').$castTo<StoredTerms['conceptos'] | null>().as('conceptos'),
      sql<boolean>`m.last_read_id >= rr.message_id`.as('seen'),
      openProject.as('proyecto_abierto'),
      worksTogether('r.client_id', 'rr.professional_id').as('trabajos'),
    ])
    .where('rr.request_id', 'in', [...requestIds])
    .orderBy('rr.professional_id')
    .execute();
  return rows;
}
export type RecipientRow = Awaited<ReturnType<typeof recipientsOf>>[number];

const received = (db: Db | Trx, professionalId: number) =>
  requests(db)
    .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
    .innerJoin('account as client', 'client.id', 'r.client_id')
    .innerJoin('conversation_member as m', (join) =>
      join
        .onRef('m.account_id', '=', 'rr.professional_id')
        .onRef('m.conversation_id', '=', 'rr.conversation_id'),
    )
    .leftJoin('proposal as o', 'o.id', 'rr.proposal_id')
    .select([
      'rr.sent_at',
      'rr.answer_until',
      'rr.declined',
      'client.keylogin',
      'client.nombre',
      'client.apellidos',
      'client.img_profile',
      'client.deleted_at',
    ])
    .select(acquainted('r.client_id', 'rr.professional_id').as('acquainted'))
    .select(({ ref }) => [
      ref('o.estado').$castTo<Estado | null>().as('proposal_estado'),
      sql<boolean>`m.last_read_id >= rr.message_id`.as('seen'),
      sql<boolean | null>`o.estado = 'publicada' and other_chosen(o.id)`.as('passed_over'),
      sql<boolean | null>`o.estado = 'retirada' and exists (
        select from proposal_event e where e.proposal_id = o.id and e.evento = 'reemplazada')`.as(
        'replaced',
      ),
      sql<number>`(extract(epoch from rr.answer_until) * 1000000)::bigint`.as('microseconds'),
      openProject.as('proyecto_abierto'),
      worksTogether('r.client_id', 'rr.professional_id').as('trabajos'),
    ])
    .where('rr.professional_id', '=', professionalId);

export type ReceivedRow = Awaited<
  ReturnType<ReturnType<typeof received>['executeTakeFirstOrThrow']>
>;

interface Wanted {
  /** The place in the list behind which the page begins. */
  readonly after: { readonly microseconds: number; readonly id: number } | undefined;
  /** Only those that wait for an answer. */
  readonly waiting: boolean;
  /** Only those of this client. */
  readonly clientKey: string | undefined;
  readonly now: Date;
}

/**
 * The requests that a professional got, one more than a page: newest first; of those that wait for an answer the ones first
 * whose answer is expected soonest.
 */
export const receivedBy = (
  db: Db,
  professionalId: number,
  { after, waiting, clientKey, now }: Wanted,
): Promise<ReceivedRow[]> =>
  received(db, professionalId)
    .$if(waiting, (query) =>
      query
        .where('rr.answered_at', 'is', null)
        .where('rr.answer_until', '>', now)
        .where('r.estado', '=', 'abierta')
        .$if(after !== undefined, (rest) =>
          rest.where(
            sql<boolean>`(rr.answer_until, rr.request_id) > ('epoch'::timestamptz
              + ${after?.microseconds ?? 0} * interval '1 microsecond', ${after?.id ?? 0})`,
          ),
        )
        .orderBy('rr.answer_until'),
    )
    .$if(clientKey !== undefined, (query) =>
      query.where(
        'r.client_id',
        '=',
        sql<number>`(select id from account where keylogin = ${clientKey})`,
      ),
    )
    .$if(!waiting && after !== undefined, (query) =>
      query.where('rr.request_id', '<', after?.id ?? 0),
    )
    .orderBy('rr.request_id', waiting ? 'asc' : 'desc')
    .limit(PAGE + 1)
    .execute();

export const receivedRequest = (
  db: Db | Trx,
  id: number,
  professionalId: number,
): Promise<ReceivedRow | undefined> =>
  received(db, professionalId).where('rr.request_id', '=', id).executeTakeFirst();

/**
 * How many open requests of a client nobody answers any more: no proposal of theirs stands, and none of those asked may
 * still send one. To ask again is the client's turn.
 */
export const requestsToAskAgain = (clientId: number, now: Date): RawBuilder<number> => sql`(
  select count(*)::int from request r where r.client_id = ${clientId} and r.estado = 'abierta'
  and not exists (
    select from request_recipient rr join account a on a.id = rr.professional_id
    left join proposal o on o.id = rr.proposal_id
    where rr.request_id = r.id and not rr.declined
    and case when o.id is null
      then rr.answer_until > ${now} and a.deleted_at is null and a.suspended_at is null
      else o.estado not in (${sql.join(UNACCEPTED.map((estado) => sql.lit(estado)))}) end))`;

/** How many requests wait for a professional's answer. */
export const requestsToAnswer = (professionalId: number, now: Date): RawBuilder<number> => sql`(
  select count(*)::int from request_recipient rr join request r on r.id = rr.request_id
  where rr.professional_id = ${professionalId} and rr.answered_at is null
  and rr.answer_until > ${now} and r.estado = 'abierta')`;
