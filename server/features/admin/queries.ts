import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import { holds } from '#server/db/text-match.ts';
import { personText } from '#server/features/accounts/index.ts';

const LIST_MAX = 200;

export interface AccountFilter {
  readonly rol?: number | undefined;
  readonly validacion?: string | undefined;
  readonly search: string;
}

/** The accounts that match, without what is shown of them. */
export const matchingAccounts = (db: Db, { rol, validacion, search }: AccountFilter) => {
  const found = holds(personText('a'), search);
  return (
    db
      .selectFrom('account as a')
      .where('a.deleted_at', 'is', null)
      .$if(rol !== undefined, (query) => query.where('a.rol', '=', rol as number))
      // Joined only where it decides: of a million accounts it would be read for nothing.
      .$if(validacion !== undefined, (query) =>
        query
          .innerJoin('profile as p', 'p.account_id', 'a.id')
          .where('p.validacion', '=', validacion as string),
      )
      .$if(found !== null, (query) => query.where(found as RawBuilder<SqlBool>))
  );
};

/** What the list shows of these accounts, newest first. */
export const accountRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('account as a')
    .leftJoin('profile as p', 'p.account_id', 'a.id')
    .select([
      'a.keylogin',
      'a.rol',
      'a.nivel',
      'a.nombre',
      'a.apellidos',
      'a.email',
      'a.phone',
      'a.img_profile',
      'a.created_at',
      'p.validacion',
    ])
    .where(sql<SqlBool>`a.id = any(${ids})`)
    .orderBy('a.id', 'desc')
    .execute();

/** The id of a living account. */
export const accountId = (db: Db, keylogin: string) =>
  db
    .selectFrom('account')
    .select(['id', 'rol', sql<boolean>`pass_hash is not null`.as('configurada')])
    .where('keylogin', '=', keylogin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** An instant as long ago as one of PostgreSQL's intervals; months have their own lengths. */
export async function ago(db: Db, interval: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select ${now}::timestamptz - ${interval}::interval as since`.execute(db);
  return rows[0]?.since ?? now;
}

/** What a person sent or received in their conversations, latest first; the system's apart. */
export const messages = (db: Db, id: number, direction: 'sent' | 'recieved', since: Date) =>
  db
    .selectFrom('conversation_member as mine')
    .innerJoin('conversation_member as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.account_id', '=', 'mine.other_id'),
    )
    .innerJoin('account as other', 'other.id', 'mine.other_id')
    .innerJoin('message as m', 'm.conversation_id', 'mine.conversation_id')
    .select(['m.id', 'other.keylogin as other_key', 'm.msg', 'm.created_at'])
    .select(
      direction === 'sent'
        ? sql<boolean>`m.id <= theirs.last_read_id`.as('seen')
        : sql<boolean>`m.id <= mine.last_read_id`.as('seen'),
    )
    .where('mine.account_id', '=', id)
    .whereRef('m.sender_id', '=', direction === 'sent' ? 'mine.account_id' : 'mine.other_id')
    .where('m.created_at', '>=', since)
    .orderBy('m.id', 'desc')
    .limit(LIST_MAX)
    .execute();

export const notifications = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('notification')
    .select(['id', 'msg', 'send', 'created_at'])
    .where('account_id', '=', id)
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(LIST_MAX)
    .execute();

export const payments = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('payment')
    .select([
      'id',
      'id_payment',
      'type_sell',
      'descripcion',
      'value',
      'divisa',
      'payment_status',
      'created_at',
    ])
    .where('account_id', '=', id)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(LIST_MAX)
    .execute();
