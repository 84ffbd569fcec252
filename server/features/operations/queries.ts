import { sql } from 'kysely';
import { PENDING_COUNTED } from '#contract/operations.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { isPreventable } from '#server/features/chargebacks/index.ts';
import { isLateComparison } from '#server/features/reconciliation/index.ts';
import { isFirstWaiting } from './facts.ts';

/** Rows of a page. */
export const PAGE = 10;

/** Jobs that failed for good. The queue is short, because finished jobs are deleted. */
const GIVEN_UP = sql`j.attempts >= j.max_attempts and j.locked_at is null`;
const JOBS = sql`graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id`;

interface Counts {
  readonly validaciones: number;
  readonly denuncias: number;
  readonly disputas: number;
  readonly aprobaciones: number;
  readonly casos: number;
  readonly contracargos: number;
  readonly consultas: number;
  readonly avisos: number;
  readonly eliminaciones: number;
  readonly devoluciones: number;
  readonly hechos: number;
  readonly diferencias: number;
  readonly atrasadas: number;
  readonly notificaciones: number;
  readonly trabajos: number;
}

/** The pending tasks of each kind, counted up to what a badge shows. */
export async function countPending(db: Db, now: Date): Promise<Counts> {
  const most = sql.lit(PENDING_COUNTED);
  const { rows } = await sql<Counts>`select
    (select count(*) from (select from profile p join account a on a.id = p.account_id
      where p.validacion = 'pendiente' and a.deleted_at is null limit ${most}) x) as validaciones,
    (select count(*) from (select from person_report where closed_at is null limit ${most}) x)
      as denuncias,
    (select count(*) from (select from dispute where resolved_at is null limit ${most}) x) as disputas,
    (select count(*) from (select from approval
      where estado = 'en_espera' and expires_at > ${now} limit ${most}) x) as aprobaciones,
    (select count(*) from (select from team_case
      where closed_at is null and causa <> 'disputa' limit ${most}) x) as casos,
    (select count(*) from (
      -- Whose evidence was handed in waits for its bank, not for the team.
      (select 1 from chargeback where ended_at is null
        and (closed_at is not null or submitted_at is null) limit ${most})
      union all
      (select 1 from loss where decided_at is null and chargeback_id is null limit ${most})
    ) x) as contracargos,
    (select count(*) from (select from fraud_warning
      where closed_at is null and tipo like 'consulta: %' limit ${most}) x) as consultas,
    (select count(*) from (select from fraud_warning f join payment pay on pay.id = f.payment_id
      where f.closed_at is null and ${isPreventable(now)} limit ${most}) x) as avisos,
    (select count(*) from (select from deletion_request d join account a on a.id = d.account_id
      where d.withdrawn_at is null and a.deleted_at is null limit ${most}) x) as eliminaciones,
    (select count(*) from (select from refund
      where done_at is null and failed_at is not null limit ${most}) x) as devoluciones,
    (select count(*) from (select from webhook_event f where ${isFirstWaiting} limit ${most}) x) as hechos,
    (select count(*) from (select from book_difference where gone_at is null limit ${most}) x)
      as diferencias,
    (select count(*) from book_compared c where ${isLateComparison(now)}) as atrasadas,
    (select count(*) from (select from notification
      where failed_at is not null and dismissed_at is null limit ${most}) x) as notificaciones,
    (select count(*) from (select from ${JOBS} where ${GIVEN_UP} limit ${most}) x) as trabajos`.execute(
    db,
  );
  return rows[0] as Counts;
}

export const waitingProfessionals = (db: Db, despues: number, rows: number) =>
  db
    .selectFrom('profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('estado as e', 'e.id', 'p.estado_id')
    .leftJoin('ciudad as m', 'm.id', 'p.ciudad_id')
    .select([
      'a.id',
      'a.keylogin',
      'a.nombre',
      'a.apellidos',
      'a.img_profile',
      'a.created_at',
      'e.nombre as estado',
      'm.nombre as ciudad',
    ])
    .select(
      sql<string>`(select c.categoria from profile_profesion pp join categoria c on c.id = pp.categoria_id
        where pp.account_id = p.account_id order by pp.orden limit 1)`.as('profesion'),
    )
    .select(
      sql<boolean>`p.identificacion_frontal is not null and p.identificacion_trasera is not null`.as(
        'identificacion',
      ),
    )
    .where('p.validacion', '=', sql.lit('pendiente'))
    .where('p.account_id', '>', despues)
    .where('a.deleted_at', 'is', null)
    .orderBy('p.account_id')
    .limit(rows)
    .execute();

/** How many professionals have waited for their validation since before an instant, counted up to what a badge shows. */
export async function waitingSince(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from profile p join account a on a.id = p.account_id
      where p.validacion = 'pendiente' and a.deleted_at is null and a.created_at < ${before}
      limit ${sql.lit(PENDING_COUNTED)}) waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

export const deletionRequests = (db: Db, despues: number, rows: number) =>
  db
    .selectFrom('deletion_request as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .select(['d.id', 'd.motivo', 'd.asked_at', 'a.keylogin', 'a.nombre', 'a.apellidos'])
    .where('d.withdrawn_at', 'is', null)
    .where('d.id', '>', despues)
    .where('a.deleted_at', 'is', null)
    .orderBy('d.id')
    .limit(rows)
    .execute();

export const failedNotifications = (db: Db, antes: number | undefined, rows: number) =>
  db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select([
      'n.id',
      'n.msg',
      'n.failure_kind',
      'n.created_at',
      'n.failed_at',
      'a.keylogin',
      'a.nombre',
      'a.apellidos',
      'a.deleted_at',
    ])
    // The last of its ways.
    .select(({ selectFrom }) =>
      selectFrom('notification_delivery as d')
        .select('d.channel')
        .whereRef('d.notification_id', '=', 'n.id')
        .orderBy('d.id', 'desc')
        .limit(1)
        .as('channel'),
    )
    .where('n.failed_at', 'is not', null)
    .where('n.dismissed_at', 'is', null)
    .$if(antes !== undefined, (query) => query.where('n.id', '<', antes as number))
    .orderBy('n.id', 'desc')
    .limit(rows)
    .execute();

/** Locks a failed notification that nobody has handled yet; undefined for the second of two. */
export const lockFailedNotification = (trx: Trx, id: number) =>
  trx
    .selectFrom('notification')
    .select(['id', 'account_id', 'evento'])
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('dismissed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export interface FailedJob {
  readonly id: number;
  readonly tipo: string;
  readonly intentos: number;
  readonly error: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export async function failedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select j.id, t.identifier as tipo, j.attempts as intentos, j.last_error as error,
      j.created_at, j.updated_at
    from ${JOBS} where ${GIVEN_UP}
    order by j.id desc limit ${sql.lit(PENDING_COUNTED)}`.execute(db);
  return rows;
}

/** Locks a failed job and answers its kind; undefined when it runs again or is gone. */
export async function lockFailedJob(trx: Trx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ tipo: string }>`
    select t.identifier as tipo
    from ${JOBS} where j.id = ${id} and ${GIVEN_UP}
    for update of j`.execute(trx);
  return rows[0]?.tipo;
}
