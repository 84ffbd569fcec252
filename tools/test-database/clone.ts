// One database per test file, copied from the template, which is far quicker than migrating.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { APPLICATION, asRole } from '#server/db/roles.ts';

export const template = 'template_maestros';

export type TestDatabase = {
  /** As the application, like in production. */
  url: string;
  /** As the owner of the tables: for what the application may not do. */
  ownerUrl: string;
  drop(): Promise<void>;
};

/** Copies the template on the server of that URL. */
export async function cloneTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const ownerUrl = url.href;
  return {
    url: asRole(ownerUrl, APPLICATION),
    ownerUrl,
    drop: () => run(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Refuses connections to the template from now on, because it cannot be copied while it has one. */
export async function lockTemplate(serverUrl: string) {
  await run(serverUrl, `alter database ${template} is_template true allow_connections false`);
}

async function run(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
