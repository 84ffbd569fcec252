import { sql } from 'kysely';
import { ADDRESS_TEXTS } from '#contract/accounts/address.ts';
import { PROFILE_TEXTS } from '#contract/profile/fields.ts';
import { hasFactor } from '#server/calls/factor.ts';
import type { Db } from '#server/db/pool.ts';
import { limitFilledAt } from './weekly-limit.ts';
import { withClabe, withPhone } from '#server/db/sealed/index.ts';

const LIST_MAX = 50;

/** The account in one row with its address, profile, level and sums. */
export async function accountRow(db: Db, accountId: number, weekAgo: Date) {
  const row = await db
    .selectFrom('account as a')
    .innerJoin('nivel as n', 'n.id', 'a.nivel')
    .leftJoin('address as d', 'd.account_id', 'a.id')
    .leftJoin('estado as de', 'de.id', 'd.estado_id')
    .leftJoin('ciudad as dc', 'dc.id', 'd.ciudad_id')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .leftJoin('estado as pe', 'pe.id', 'p.estado_id')
    .leftJoin('ciudad as pc', 'pc.id', 'p.ciudad_id')
    .leftJoin('id_reading as l', 'l.account_id', 'a.id')
    .leftJoin('payment_method as pm', 'pm.account_id', 'a.id')
    .leftJoin('payout as back', 'back.id', 'pm.returned_payout_id')
    .leftJoin('ledger_account as owed', (join) =>
      join.onRef('owed.account_id', '=', 'a.id').on('owed.kind', '=', sql.lit('profesional')),
    )
    .leftJoin('ledger_account as leaving', (join) =>
      join
        .onRef('leaving.account_id', '=', 'a.id')
        .on('leaving.kind', '=', sql.lit('por_transferir')),
    )
    .select([
      'a.id',
      'a.keylogin',
      'a.rol',
      'a.permisos',
      'a.nombre',
      'a.apellidos',
      'a.email',
      'a.phone_sealed',
      'a.img_profile',
      'a.nivel',
      'a.membership_ends_at',
      'n.descripcion as nivel_descripcion',
      'n.proyects_limit',
      'de.nombre as direccion_estado',
      'dc.nombre as direccion_ciudad',
      'p.validacion',
      'p.validacion_motivo',
      'p.validacion_at',
      'p.dias',
      'p.hora_inicio',
      'p.hora_fin',
      'p.identificacion_frontal',
      'p.identificacion_trasera',
      'p.identificacion_at',
      'l.estado as reading_estado',
      'pe.nombre as servicio_estado',
      'pc.nombre as servicio_ciudad',
      'pm.tipo',
      'pm.metodo',
      'pm.numero_sealed',
      'back.amount as returned_amount',
      'back.motivo as returned_motivo',
      'back.returned_at',
    ])
    .select(
      sql<number>`coalesce(debt_recovered('transferencia_devuelta:' || back.id, a.id), 0)`.as(
        'returned_to_debt',
      ),
    )
    .select(
      sql<number>`coalesce(reserve_kept('transferencia_devuelta:' || back.id, a.id), 0)`.as(
        'returned_to_reserve',
      ),
    )
    .select(ADDRESS_TEXTS.map((name) => `d.${name}` as const))
    .select(PROFILE_TEXTS.map((name) => `p.${name}` as const))
    .select(hasFactor.as('has_factor'))
    .select([
      limitFilledAt.as('limit_filled_at'),
      sql<number>`coalesce(owed.balance, 0)`.as('balance'),
      sql<number>`coalesce(leaving.balance, 0)`.as('on_its_way'),
      sql<number>`(select coalesce(sum(c.reserved), 0) from chargeback c
        where c.payee_id = a.id and c.reserved > 0)`.as('reserved'),
      sql<number>`(select coalesce(sum(c.reserved), 0) from chargeback c
        where c.payee_id = a.id and c.reserved > 0 and c.closed_at is not null)`.as(
        'reserved_undecided',
      ),
      sql<number>`(select coalesce(sum(d.amount - d.recovered), 0) from debt d
        where d.account_id = a.id and d.recovered < d.amount)`.as('debt'),
      sql<number>`(select coalesce(sum(h.balance), 0) from proposal x
        join ledger_account h on h.proposal_id = x.id and h.kind = 'retenido'
        where x.client_id = a.id or x.professional_id = a.id)`.as('retenido'),
      sql<Date | null>`(select max(c.created_at) from security_change c
        where c.account_id = a.id)`.as('security_changed_at'),
      sql<string[]>`array(select c.categoria from profile_profesion pp
        join categoria c on c.id = pp.categoria_id
        where pp.account_id = a.id order by pp.orden)`.as('profesiones'),
      sql<(number | null)[]>`array(select pp.desde from profile_profesion pp
        where pp.account_id = a.id order by pp.orden)`.as('desdes'),
      sql<number>`(select count(*) from proposal x where x.professional_id = a.id
        and x.estado = 'finalizada' and x.finalized_at > ${weekAgo})`.as('finalizados'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return withPhone(db, 'account.phone', withClabe(db, 'payment_method.numero', row));
}

/** The number of reviews received, as far as they are visible, and sent, and their stars. */
export const reviewTotals = (db: Db, accountId: number) =>
  db
    .selectFrom('review as r')
    .select([
      sql<number>`count(r.visible_at) filter (where r.subject_id = ${accountId})`.as('received'),
      sql<number>`coalesce(sum(r.rating) filter (where r.subject_id = ${accountId}
        and r.visible_at is not null), 0)`.as('received_stars'),
      sql<number>`count(*) filter (where r.author_id = ${accountId})`.as('sent'),
      sql<number>`coalesce(sum(r.rating) filter (where r.author_id = ${accountId}), 0)`.as(
        'sent_stars',
      ),
    ])
    .where((eb) => eb.or([eb('r.subject_id', '=', accountId), eb('r.author_id', '=', accountId)]))
    .where('r.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();

/**
 * The latest reviews in one direction, each with the other person. Received ones that wait for the other side's review
 * are for the team only: `waiting`.
 */
export const latestReviews = (
  db: Db,
  accountId: number,
  direction: 'received' | 'sent',
  {
    max = LIST_MAX,
    since,
    before,
    waiting = false,
  }: { max?: number; since?: Date; before?: number; waiting?: boolean } = {},
) =>
  db
    // Selects the page before the joins, whatever the planner estimates.
    .selectFrom((eb) =>
      eb
        .selectFrom('review')
        // By name, because statements with `*` are not prepared.
        .select(['id', 'proposal_id', 'type', 'rating', 'description', 'created_at'])
        .select(['author_id', 'subject_id', 'visible_at', 'answer', 'answered_at'])
        .where(direction === 'received' ? 'subject_id' : 'author_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .$if(direction === 'received' && !waiting, (query) =>
          query.where('visible_at', 'is not', null),
        )
        .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
        .$if(before !== undefined, (query) => query.where('id', '<', before as number))
        .orderBy('id', 'desc')
        .limit(sql.lit(max))
        .as('r'),
    )
    .innerJoin('account as s', 's.id', 'r.author_id')
    .innerJoin('account as t', 't.id', 'r.subject_id')
    .innerJoin('account as o', 'o.id', direction === 'received' ? 'r.author_id' : 'r.subject_id')
    .leftJoin('profile as op', 'op.account_id', 'o.id')
    .select([
      'r.id',
      'r.proposal_id',
      'r.type',
      's.keylogin as author_key',
      't.keylogin as subject_key',
      'r.rating',
      'r.description',
      'r.created_at',
      'r.visible_at',
      'r.answer',
      'r.answered_at',
      'o.nombre',
      'o.apellidos',
      'o.deleted_at',
      'o.img_profile',
      'op.nombre_comercial',
    ])
    .orderBy('r.id', 'desc')
    .execute();

/** Portfolio items in their order, with their images in order. */
export const portfolioRows = (db: Db, accountId: number) =>
  db
    .selectFrom('portfolio as w')
    .select(['w.id', 'w.titulo', 'w.descripcion', 'w.version'])
    .select(
      sql<{ id: string; bytes: number }[]>`coalesce((
        select json_agg(json_build_object('id', i.file_id, 'bytes', f.bytes) order by i.orden)
        from portfolio_image i join file f on f.id = i.file_id
        where i.portfolio_id = w.id), '[]')`.as('imagenes'),
    )
    .where('w.account_id', '=', accountId)
    .orderBy('w.orden')
    .orderBy('w.id')
    .execute();
