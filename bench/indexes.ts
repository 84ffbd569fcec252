import type pg from 'pg';

/** Drops these indexes during `work`: building them once takes a tenth of the time of updating them row by row. */
export async function withoutIndexes(
  client: pg.Client,
  names: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_indexdef(name::regclass) as text from unnest($1::text[]) name',
    [names],
  );
  await client.query(`drop index ${names.join()}`);
  await work();
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { text } of rows) await client.query(text);
}
