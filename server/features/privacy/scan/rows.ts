import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { profileTexts } from '#contract/profile/fields.ts';
import { namesOf } from '#contract/fields.ts';
import type { Db } from '#server/db/pool.ts';
import { KEPT_ROWS } from './kept.ts';

/** Rows that a deletion should have deleted or emptied. */
export interface Left {
  readonly place: string;
  /** Whose they are. */
  readonly keylogin: string;
  readonly rows: number;
}

/** Of rows that stay: what must be gone from them. `a` is the deleted account, `t` the row. */
const EMPTIED: readonly (readonly [
  table: string,
  of: RawBuilder<SqlBool>,
  still: RawBuilder<SqlBool>,
])[] = [
  [
    'account',
    sql`t.id = a.id`,
    sql`(t.nombre, t.apellidos, t.email, t.trade_name) <> ('Cuenta', 'eliminada', '', '')
      or t.phone_sealed is not null or t.phone_index is not null or t.pass_hash is not null or t.img_profile is not null or t.suspended_motivo <> ''`,
  ],
  [
    'profile',
    sql`t.account_id = a.id`,
    sql`${sql.join(
      namesOf(profileTexts).map((name) => sql`t.${sql.ref(name)} <> ''`),
      sql` or `,
    )} or t.validacion_motivo <> '' or t.identificacion_frontal is not null or t.identificacion_trasera is not null`,
  ],
  [
    'notification',
    sql`t.account_id = a.id`,
    sql`t.parameters <> '{}' or t.phone_sealed is not null or t.email is not null or t.encrypted_path is not null`,
  ],
  ['payment', sql`t.account_id = a.id`, sql`t.card_last4 <> ''`],
  ['deletion_request', sql`t.account_id = a.id`, sql`t.motivo <> ''`],
  ['request', sql`t.client_id = a.id`, sql`t.lugar_direccion <> ''`],
  [
    'proposal_address',
    sql`t.proposal_id in (select id from proposal where client_id = a.id)`,
    sql`true`,
  ],
  ['file', sql`t.owner_id = a.id`, sql`t.purpose in ('perfil', 'portafolio', 'identificacion')`],
];

/**
 * Rows of deleted accounts, or of one of them, that `KEPT_ROWS` does not keep, and what is left in those that it does. References
 * are read from the database, so a table that was added since has to say there what becomes of its rows.
 */
export async function leftOfDeleted(db: Db, keylogin: string | null): Promise<Left[]> {
  const deleted = sql`a.deleted_at is not null and ${keylogin === null ? sql`true` : sql`a.keylogin = ${keylogin}`}`;
  const left: Left[] = [];
  const look = async (place: string, table: string, where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ keylogin: string; rows: number }>`
      select a.keylogin, count(*)::int as rows from account a join ${sql.table(table)} t on ${where}
      where ${deleted} group by a.keylogin order by a.keylogin`.execute(db);
    left.push(...rows.map((row) => ({ place, ...row })));
  };
  for (const { table, column } of await references(db))
    if (!(`${table}.${column}` in KEPT_ROWS))
      await look(`${table}.${column}`, table, sql`${sql.ref(`t.${column}`)} = a.id`);
  for (const [table, of, still] of EMPTIED) await look(table, table, sql`${of} and (${still})`);
  return left;
}

/** The columns that refer to an account. */
export async function references(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select r.relname as table, c.attname as column from pg_constraint f
    join pg_class r on r.oid = f.conrelid
    join pg_attribute c on c.attrelid = f.conrelid and c.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'account'::regclass order by 1, 2`.execute(db);
  return rows;
}
