import { type RawBuilder, sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import type { AuditAction, AuditSubject } from '#domain/audit/audit.ts';
import type { Db } from '#server/db/pool.ts';
import { isListedPerson } from '#server/features/accounts/index.ts';

/** A person as the log shows them. */
export interface Named {
  readonly keylogin: string;
  readonly rol: number;
  readonly nombre: string;
  readonly apellidos: string;
  readonly deleted_at: string | null;
}

export interface EntryRow {
  readonly id: number;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly subject_id: string;
  /** The subject's present name; null where it has none. */
  readonly subject_name: string | null;
  /** The payment that a refund or a loss is of. */
  readonly payment_id: number | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly created_at: Date;
  readonly admin: Named;
  /** The names of who acted as they were; empty in entries of a time that did not keep them. */
  readonly admin_name: string;
  readonly approver_name: string | null;
  /** Who approved it, where two were needed. */
  readonly approver: Named | null;
  readonly personas: Named[];
}

export interface EntryFilter {
  /** Only entries older than this one. */
  readonly antes: number | undefined;
  readonly adminId: number | undefined;
  readonly action: AuditAction | undefined;
  /** Concerning one of these accounts; undefined for any or none. */
  readonly people: readonly number[] | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** The newest entries that match, older than `antes`. */
export async function entries(db: Db, filter: EntryFilter, rows: number): Promise<EntryRow[]> {
  const { rows: found } = await sql<EntryRow>`
    select l.id, l.action, l.subject, l.subject_id, l.before, l.after, l.created_at,
      l.admin_name, l.approver_name,
      case l.subject
        when 'category' then (select c.categoria from categoria c where c.id = l.subject_id::bigint)
        when 'proposal' then (select p.titulo from proposal p where p.id = l.subject_id::bigint)
        when 'request' then (select nullif(r.titulo, '') from request r where r.id = l.subject_id::bigint)
      end as subject_name,
      case l.subject
        when 'refund' then (select r.payment_id from refund r where r.id = l.subject_id::bigint)
        when 'loss' then (select s.payment_id from loss s where s.id = l.subject_id::bigint)
      end as payment_id,
      (select ${named('a')} from account a where a.id = l.admin_id) as admin,
      (select ${named('a')} from account a where a.id = l.approved_by) as approver,
      coalesce((select json_agg(${named('a')} order by a.rol, a.id)
        from audit_person p join account a on a.id = p.account_id where p.audit_id = l.id), '[]')
        as personas
    from (${filter.people ? idsOfPeople(filter, filter.people, rows) : ids(filter, rows)}) newest
      join audit_log l on l.id = newest.id
    order by l.created_at desc, l.id desc`.execute(db);
  return found;
}

const named = (alias: string) => {
  const a = sql.ref(alias);
  return sql<Named>`json_build_object('keylogin', ${a}.keylogin, 'rol', ${a}.rol,
    'nombre', ${a}.nombre, 'apellidos', ${a}.apellidos, 'deleted_at', ${a}.deleted_at)`;
};

/** Each combination of administrator and action has an index in this order. */
const ids = (filter: EntryFilter, rows: number) => sql`
  select l.id from audit_log l where ${all([...within('l', 'id', filter), ...ofEntry(filter)])}
  order by l.created_at desc, l.id desc limit ${rows}`;

/** The newest of each person, then the newest of those: as fast for somebody with a thousand entries. */
const idsOfPeople = (filter: EntryFilter, people: readonly number[], rows: number) => sql`
  select distinct mine.audit_id as id, mine.created_at
  from unnest(${[...people]}::bigint[]) as person (id)
    cross join lateral (
      select p.audit_id, p.created_at from audit_person p join audit_log l on l.id = p.audit_id
      where p.account_id = person.id
        and ${all([...within('p', 'audit_id', filter), ...ofEntry(filter)])}
      order by p.created_at desc, p.audit_id desc limit ${rows}
    ) mine
  order by mine.created_at desc, mine.audit_id desc limit ${rows}`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** Conditions for «older than the last one shown» and the requested days. */
function within(alias: string, idColumn: string, { antes, from, until }: EntryFilter) {
  const at = sql.ref(`${alias}.created_at`);
  const conditions: RawBuilder<unknown>[] = [];
  if (antes !== undefined)
    conditions.push(sql`(${at}, ${sql.ref(`${alias}.${idColumn}`)}) <
      (select last.created_at, last.id from audit_log last where last.id = ${antes})`);
  if (from) conditions.push(sql`${at} >= ${from}`);
  if (until) conditions.push(sql`${at} < ${until}`);
  return conditions;
}

function ofEntry({ adminId, action }: EntryFilter) {
  const conditions: RawBuilder<unknown>[] = [];
  if (adminId !== undefined) conditions.push(sql`l.admin_id = ${adminId}`);
  if (action !== undefined) conditions.push(sql`l.action = ${action}`);
  return conditions;
}

const ADMINISTRATORS_MAX = 100;

/** All administrators, deleted ones included, the latest first. */
export const administrators = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'keylogin', 'nombre', 'apellidos', 'deleted_at'])
    .select((eb) =>
      eb
        .case()
        .when('deleted_at', 'is not', null)
        .then(
          eb
            .selectFrom('audit_log')
            .select('admin_name')
            .whereRef('admin_id', '=', 'account.id')
            .orderBy('audit_log.created_at', 'desc')
            .orderBy('audit_log.id', 'desc')
            .limit(1),
        )
        .end()
        .as('last_name'),
    )
    .where('rol', '=', ROL.admin)
    .orderBy('id', 'desc')
    .limit(ADMINISTRATORS_MAX)
    .execute();

/** An account by its key, deleted or not. */
export const accountByKey = (db: Db, keylogin: string) =>
  db.selectFrom('account').select('id').where('keylogin', '=', keylogin).executeTakeFirst();

/** Accounts that are not deleted with a text in name or e-mail, at most `most`. */
export const accountsByText = (db: Db, text: string, most: number) =>
  db
    .selectFrom('account')
    .select('id')
    .where(isListedPerson('account', text))
    .limit(most)
    .execute();
