import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../tools/test-database/index.ts';
import { MIGRATIONS, migrate } from '../migrate.ts';
import { openPool } from '../pool.ts';
import { hasPhone, phoneEnds, type SealedColumn, unsealed } from './columns.ts';
import { rotateSealedAt, sealPlain } from './rows.ts';
import { Seals } from './seals.ts';

const OLD = { id: 'old', key: Buffer.alloc(32, 'old') };
const NEW = { id: 'new', key: Buffer.alloc(32, 'new') };
const PHONE = (n: number) => `+52331${String(n).padStart(7, '0')}`;
const CLABE = '032180000118359719';
const PEOPLE = 1200;
const DROPPED = '0311_accounts-plain-dropped.sql';

let database: TestDatabase;
let client: pg.Client;

/** A database of the release before, with telephones and CLABEs everywhere. */
beforeEach(async () => {
  database = await createDatabase();
  client = new pg.Client(database.ownerUrl);
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const before = mkdtempSync(path.join(tmpdir(), 'before-'));
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < '0310'))
    copyFileSync(path.join(MIGRATIONS, name), path.join(before, name));
  await migrate(database.ownerUrl, before);
  rmSync(before, { recursive: true });
  // Without reference data.
  await client.query(`
    set session_replication_role = replica;
    insert into account (keylogin, rol, nombre, apellidos, email, phone)
      select 'key-' || n, 1 + n % 2, 'Ana', 'Sol', n || '@correo.mx', '+52331' || lpad(n::text, 7, '0')
      from generate_series(1, ${PEOPLE}) n;
    insert into account (keylogin, rol, nombre, apellidos, email, phone, permisos)
      values ('team', 4, 'Ada', 'Ríos', 'ada@correo.mx', '', '{dueño}');
    insert into contact_message (nombre, telefono, correo, mensaje, created_at) values ('Ana', '${PHONE(1)}', 'a@b.mx', '', now());
    insert into notification (account_id, evento, msg, phone, created_at)
      select id, 'x', 'x', phone, now() from account where rol = 1 limit 3;
    insert into notification_reply (provider_id, phone, texto, written_at, received_at) values ('w', '${PHONE(1)}', 'BAJA', now(), now());
    insert into sign_up_attempt (token_hash, phone, code_hash, sent_at, expires_at)
      select sha256(n::text::bytea), '${PHONE(7)}', '', now(), now() from generate_series(1, 3) n;
    insert into payment_method (account_id, tipo, metodo, numero, created_at, updated_at)
      select id, 'T', 'C', '${CLABE}', now(), now() from account where rol = 2 limit 3;
    insert into payout_batch (fecha, started_at) values ('2026-11-18', now()) on conflict do nothing;
    insert into payout (fecha, account_id, amount, tipo, metodo, numero, estado, motivo, created_at, done_at)
      select '2026-11-18', id, 100, 'T', 'C', '${CLABE}', 'fallido', 'No', now(), now() from account where rol = 2 limit 3;
    insert into rate_limit (key, window_ends_at, count) values ('code:all:${PHONE(7)}', now(), 1);
    set session_replication_role = origin`);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** What a start does; `seal` stands for the step before the plain columns go. */
const start = (seal = (one: pg.Client) => sealPlain(one, new Seals([OLD]))) =>
  migrate(database.ownerUrl, MIGRATIONS, { [DROPPED]: seal });

/** Every text of a column, as these keys read it. */
async function textsOf(column: SealedColumn, ...keys: (typeof OLD)[]): Promise<string[]> {
  const [table, plain] = column.split('.');
  const { db } = openPool(database.ownerUrl, { max: 1, onError: () => {}, fileKeys: keys });
  const { rows } = await client.query<{ sealed: Buffer }>(
    `select ${plain}_sealed as sealed from ${table} where ${plain}_sealed is not null`,
  );
  await db.destroy();
  return rows
    .map(({ sealed }) => unsealed(db, column, sealed))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

const EVERYWHERE: readonly (readonly [SealedColumn, number])[] = [
  ['account.phone', PEOPLE],
  ['contact_message.telefono', 1],
  ['notification.phone', 3],
  ['notification_reply.phone', 1],
  ['payment_method.numero', 3],
  ['payout.numero', 3],
  ['sign_up_attempt.phone', 3],
];

/** What the tables' files still say, whoever may read a row. */
async function bytesOf(table: string): Promise<string> {
  await client.query('checkpoint');
  const { rows } = await client.query<{ content: Buffer }>(
    `select pg_read_binary_file(pg_relation_filepath('${table}')) as content`,
  );
  return rows[0]?.content.toString('latin1') ?? '';
}

describe('a database of the release before', () => {
  it('comes up with everything readable, and nothing plain is left, not in the files either', async () => {
    expect(await bytesOf('account')).toContain(PHONE(7));
    await start();
    for (const [column, count] of EVERYWHERE)
      expect(await textsOf(column, OLD)).toHaveLength(count);
    expect((await textsOf('account.phone', OLD))[6]).toBe(PHONE(7));
    expect(await textsOf('payout.numero', OLD)).toEqual([CLABE, CLABE, CLABE]);
    const { rows: columns } = await client.query(
      `select table_name from information_schema.columns where table_schema = 'public'
        and column_name in ('phone', 'telefono') or (column_name = 'numero' and table_name like 'pay%')`,
    );
    expect(columns).toEqual([]);
    for (const [column] of EVERYWHERE) {
      const bytes = await bytesOf(column.split('.')[0] ?? '');
      expect(bytes).not.toMatch(/\+52331\d{7}|032180000118359719/);
    }
    expect(await bytesOf('rate_limit')).not.toContain(PHONE(7));
  });

  it('goes on where it was interrupted', async () => {
    const killed = new Error('killed');
    const interrupted = (one: pg.Client) => {
      let writes = 0;
      const query = (text: string, values: unknown[]) => {
        if (text.startsWith('update') && ++writes === 2) throw killed;
        return one.query(text, values);
      };
      return sealPlain({ query } as unknown as pg.Client, new Seals([OLD]));
    };
    await expect(start(interrupted)).rejects.toThrow('killed');
    const { rows } = await client.query<{ sealed: number }>(
      'select count(phone_sealed)::int as sealed from account',
    );
    expect(rows[0]?.sealed).toBe(500);
    expect((await start())[0]).toBe(DROPPED);
    expect(await textsOf('account.phone', OLD)).toHaveLength(PEOPLE);
  });

  it('is not finished while a process of before still writes, and loses nothing of it', async () => {
    const overtaken = async (one: pg.Client) => {
      await sealPlain(one, new Seals([OLD]));
      await client.query(`update account set phone = '+523300000000' where keylogin = 'key-7'`);
    };
    await expect(start(overtaken)).rejects.toThrow('start again');
    await start();
    const texts = await textsOf('account.phone', OLD);
    expect([texts.length, texts.includes('+523300000000'), texts.includes(PHONE(7))]).toEqual([
      PEOPLE,
      true,
      false,
    ]);
  });
});

describe('another key', () => {
  it('seals everything anew, payouts too, and finds people before and after', async () => {
    await start();
    const found = async (...keys: (typeof OLD)[]) => {
      const { db } = openPool(database.ownerUrl, { max: 1, onError: () => {}, fileKeys: keys });
      const by = (condition: ReturnType<typeof hasPhone>) =>
        db.selectFrom('account').select('keylogin').where(condition).executeTakeFirst();
      const [end] = phoneEnds(db, 'account', '0000007').toReversed();
      const keylogins = [await by(hasPhone(db, 'account', PHONE(7))), end && (await by(end))];
      await db.destroy();
      return keylogins.map((row) => row?.keylogin);
    };
    expect(await found(NEW, OLD)).toEqual(['key-7', 'key-7']);
    const rotated = await rotateSealedAt(database.ownerUrl, { fileKeys: [NEW, OLD] });
    expect(rotated).toEqual({
      rotated: PEOPLE + 14,
      unreadable: [],
      left: 0,
    });
    expect(await rotateSealedAt(database.ownerUrl, { fileKeys: [NEW, OLD] })).toMatchObject({
      rotated: 0,
    });
    for (const [column, count] of EVERYWHERE)
      expect(await textsOf(column, NEW)).toHaveLength(count);
    expect(await found(NEW)).toEqual(['key-7', 'key-7']);
  });

  it('says what it cannot read, and leaves it', async () => {
    await start();
    const { unreadable, left } = await rotateSealedAt(database.ownerUrl, { fileKeys: [NEW] });
    expect(unreadable).toContain(
      'a value of account.phone is sealed with a key that is not in FILE_KEYS',
    );
    expect(left).toBeGreaterThan(PEOPLE);
    expect(await textsOf('account.phone', OLD)).toHaveLength(PEOPLE);
  });
});
