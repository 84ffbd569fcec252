import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../tools/test-database/index.ts';
import { asRole, mayChangeEvidence, READER } from './roles.ts';
import { HIDDEN_COLUMNS, TABLE_KINDS } from './table-kinds.ts';

let database: TestDatabase;
let owner: pg.Client;
let application: pg.Client;
let reader: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  [owner, application, reader] = (await Promise.all(
    [database.ownerUrl, database.url, asRole(database.ownerUrl, READER)].map(async (url) => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client, pg.Client];
});
afterAll(async () => {
  await Promise.all([owner, application, reader].map((client) => client.end()));
  await database.drop();
});

const kinds = Object.entries(TABLE_KINDS);
const evidence = kinds.flatMap(([name, kind]) =>
  typeof kind === 'object' ? [{ name, columns: kind.evidence }] : [],
);
const denied = async (client: pg.Client, statement: string) =>
  client.query(statement).then(
    () => `${statement}: done`,
    ({ code }: { code: string }) => code,
  );
/** Which of the privileges it has on each table and view. */
async function privileges(client: pg.Client, asked: readonly string[]) {
  const { rows } = await client.query<{ name: string; has: string[] }>(
    `select name, array(select p from unnest($2::text[]) with ordinality as asked (p, place)
       where has_table_privilege(name, p) order by place) as has
     from unnest($1::text[]) as name`,
    [kinds.map(([name]) => name), asked],
  );
  return Object.fromEntries(rows.map(({ name, has }) => [name, has]));
}
/** insufficient_privilege */
const REFUSED = '42501';

it('every table and view has a kind', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
       and relname <> 'schema_migration'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(kinds.map(([name]) => name).toSorted());
});

describe('the application', () => {
  it.each(evidence)('adds to $name and changes nothing of it', async ({ name, columns }) => {
    const { rows } = await application.query<{ column: string; changes: boolean }>(
      `select attname as column, has_column_privilege(attrelid, attnum, 'update') as changes
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    );
    expect(rows.filter(({ changes }) => changes).map(({ column }) => column)).toEqual(
      rows.map(({ column }) => column).filter((column) => columns.includes(column)),
    );
    const other = rows.findLast(({ column }) => !columns.includes(column))?.column;
    for (const statement of [
      `update ${name} set ${other} = null`,
      `delete from ${name}`,
      `truncate ${name} cascade`,
      `alter table ${name} disable trigger all`,
      `alter table ${name} add column more text`,
      `create trigger mine before insert on ${name} for each row execute function refuse_change()`,
      `create rule mine as on insert to ${name} do instead nothing`,
      `drop table ${name} cascade`,
      `alter table ${name} owner to current_user`,
    ])
      expect([statement, await denied(application, statement)]).toEqual([statement, REFUSED]);
    expect((await privileges(application, ['select', 'insert', 'update', 'delete']))[name]).toEqual(
      ['select', 'insert'],
    );
  });

  it.each(evidence.filter(({ columns }) => columns.length > 0))(
    'changes of $name only what a trigger guards',
    async ({ name }) => {
      const { rows } = await owner.query(
        // BEFORE (2) UPDATE (16) of each row (1), enabled.
        `select from pg_trigger where tgrelid = $1::regclass and tgtype & 19 = 19 and tgenabled = 'O'`,
        [`public.${name}`],
      );
      expect(rows).toHaveLength(1);
    },
  );

  it('is nobody else, and makes nothing', async () => {
    for (const statement of [
      'set role maestros',
      'set session authorization maestros',
      'set session_replication_role = replica',
      'create table mine (n int)',
      'create schema mine',
      'create function mine() returns int language sql as $$ select 1 $$',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
      'create or replace function chain_audit() returns integer language sql as $$ select 1 $$',
      'drop function refuse_change() cascade',
      'alter function ledger_apply() security invoker',
      "update schema_migration set sha256 = ''",
      'create role mine',
      'alter table graphile_worker._private_jobs add column more text',
    ])
      expect([statement, await denied(application, statement)]).toEqual([statement, REFUSED]);
  });

  it('works with all other tables and with the queue', async () => {
    const others = kinds.filter(([, kind]) => kind === 'working' || kind === 'secret');
    const all = ['select', 'insert', 'update', 'delete'];
    expect(await privileges(application, all)).toEqual(
      expect.objectContaining(Object.fromEntries(others.map(([name]) => [name, all]))),
    );
    await application.query(`select graphile_worker.add_job('nothing')`);
    const { rows } = await application.query('select from graphile_worker._private_jobs');
    expect(rows).toHaveLength(1);
    await application.query('delete from graphile_worker._private_jobs');
  });

  it('is told from who could change the evidence', async () => {
    expect(await mayChangeEvidence(database.url)).toBe(false);
    expect(await mayChangeEvidence(database.ownerUrl)).toBe(true);
  });
});

describe('the reader', () => {
  it('writes nothing, and reads what is not secret', async () => {
    const all = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
    expect(await privileges(reader, all)).toEqual(
      Object.fromEntries(
        kinds.map(([name, kind]) => [
          name,
          kind === 'secret' || name in HIDDEN_COLUMNS ? [] : ['select'],
        ]),
      ),
    );
    for (const name of Object.keys(HIDDEN_COLUMNS))
      await reader.query(`select count(id) from ${name}`);
  });

  it('sees no secrets, no queue, and runs nothing that writes', async () => {
    for (const statement of [
      'select pass_hash from account',
      'select * from graphile_worker._private_jobs',
      'select chain_audit()',
      'set session_replication_role = replica',
      'create table mine (n int)',
    ])
      expect([statement, await denied(reader, statement)]).toEqual([statement, REFUSED]);
  });
});
