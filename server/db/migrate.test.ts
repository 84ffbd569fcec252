import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../tools/test-database/index.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
let directory: string;

beforeEach(async () => {
  database = await createDatabase();
  client = new pg.Client(database.ownerUrl);
  await client.connect();
  // Empties the list of applied files: these tests bring their own.
  await client.query('drop table schema_migration');
  directory = mkdtempSync(join(tmpdir(), 'migrations-'));
});

afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(directory, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
const run = () => migrate(database.ownerUrl, directory);
const names = async () => (await client.query('select name from schema_migration')).rows;

test('applies the files in order, once', async () => {
  write('0002_fill.sql', 'insert into fruit values (1);');
  write('0001_make.sql', 'create table fruit (id int primary key); -- first');
  write('notes.txt', 'not a migration');
  expect(await run()).toEqual(['0001_make.sql', '0002_fill.sql']);
  expect(await run()).toEqual([]);
  write('0003_more.sql', 'insert into fruit values (2);');
  expect(await run()).toEqual(['0003_more.sql']);
  expect((await client.query('select id from fruit order by id')).rows).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test('several processes at once apply each file once', async () => {
  write('0001_make.sql', 'create table fruit (id int); select pg_sleep(0.05);');
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001_make.sql']);
});

test('a failing file is rolled back, keeps those before it and names its line', async () => {
  write('0001_make.sql', 'create table fruit (id int);');
  write('0002_bad.sql', 'create table half (id int);\n\ninsert into nowhere values (1);');
  await expect(run()).rejects.toThrow('Migration 0002_bad.sql, line 3: relation "nowhere"');
  expect(await names()).toEqual([{ name: '0001_make.sql' }]);
  expect((await client.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
});

test('a changed file stops everything; other line ends are no change', async () => {
  write('0001_make.sql', 'create table fruit\n(id int);');
  await run();
  write('0001_make.sql', 'create table fruit\r\n(id int);');
  expect(await run()).toEqual([]);
  write('0001_make.sql', 'create table fruit (id bigint);');
  write('0002_more.sql', 'create table more (id int);');
  await expect(run()).rejects.toThrow('Migration 0001_make.sql was changed after it was applied');
  expect(await names()).toEqual([{ name: '0001_make.sql' }]);
});

test('a missing file stops everything', async () => {
  write('0001_make.sql', 'select 1;');
  await run();
  rmSync(join(directory, '0001_make.sql'));
  await expect(run()).rejects.toThrow('Migration 0001_make.sql was applied to this database');
});

test('a file inserted before an applied one stops everything', async () => {
  write('0002_make.sql', 'select 1;');
  await run();
  write('0001_late.sql', 'select 1;');
  await expect(run()).rejects.toThrow('Migration 0001_late.sql comes before 0002_make.sql');
});
