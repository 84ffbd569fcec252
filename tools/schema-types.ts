// server/db/schema.ts and schema.sql, made from the migrations: `npm run db:types`. With --verify it only
// compares.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generate, getDialect } from 'kysely-codegen';
import { openPool } from '#server/db/pool.ts';
import { readSchemaSql } from './schema-sql.ts';
import { startTestServer } from './test-database/server.ts';

const root = join(import.meta.dirname, '..');
const types = 'server/db/schema.ts';

for (const [file, wanted] of Object.entries(await readSchema())) {
  const found = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  if (!process.argv.includes('--verify')) {
    writeFileSync(join(root, file), wanted);
  } else if (found.replaceAll('\r\n', '\n') !== wanted) {
    console.error(`${file} does not match the migrations: run «npm run db:types».`);
    process.exitCode = 1;
  }
}

/** What each file should hold. */
async function readSchema(): Promise<Record<string, string>> {
  const server = await startTestServer();
  try {
    const { ownerUrl: url } = await server.createDatabase();
    return {
      [types]: format(await readTypes(url)),
      'server/db/schema.sql': await readSchemaSql(url),
    };
  } finally {
    await server.stop();
  }
}

async function readTypes(url: string): Promise<string> {
  // pool.ts reads these types so: bigint and numeric as numbers, date as text.
  const dialect = getDialect('postgres', { dateParser: 'string' });
  // Our pool: a connection that the server closes last, as it stops, does not end the process.
  const { db } = openPool(url, { max: 4, onError: () => {} });
  try {
    const typeMapping = { int8: 'number', numeric: 'number' };
    const excludePattern = 'schema_migration';
    return await generate({
      db,
      dialect,
      typeMapping,
      includePattern: 'public.*',
      excludePattern,
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}

function format(source: string): string {
  const biome = join(
    dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')),
    'bin/biome',
  );
  const args = [biome, 'format', `--stdin-file-path=${types}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input: source,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`biome could not format ${types}: ${stderr}`);
  return stdout;
}
