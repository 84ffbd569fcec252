import { sql } from 'kysely';
import { deleteAccount } from '#contract/accounts.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';

/** Deletes an account as an administrator; answers «success» or the error code. */
export async function remove(
  test: TestApp,
  { keylogin }: { readonly keylogin: string },
  as: Credentials,
): Promise<string> {
  const reply = await test.call.reply(deleteAccount, { id: keylogin }, { as });
  return 'code' in reply ? reply.code : 'success';
}

/** The tables, the queue's included, that contain this text anywhere in a row. */
export async function tablesWith(test: TestApp, text: string): Promise<string[]> {
  const { db } = test.services;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.raw(name)} t
      where position(lower(${text}) in lower(t::text)) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
