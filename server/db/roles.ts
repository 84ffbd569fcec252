// Who may do what in the database (4 §I): the owner migrates, the application has no DDL and adds to evidence without
// changing it, the reader reads.
import pg from 'pg';
import { HIDDEN_COLUMNS, TABLE_KINDS } from './table-kinds.ts';

export const APPLICATION = 'maestros_app';
export const READER = 'maestros_reader';

/** Any constant: processes that start together grant one after the other. */
const GRANT_LOCK = 6_237_803;

/** The same address for another role; its password stays, which only a server without passwords of its own accepts. */
export function asRole(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  return address.href;
}

async function withOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'maestros-roles' });
  // Without a listener a lost connection would end the process; the failed query reports the same error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes the roles that are missing, and gives those for which there is a password that password. Answers which were made.
 */
export const makeRoles = (
  ownerUrl: string,
  passwords: { readonly application: string | null; readonly reader: string | null },
): Promise<string[]> =>
  withOwner(ownerUrl, async (client) => {
    const made: string[] = [];
    for (const [role, password] of [
      [APPLICATION, passwords.application],
      [READER, passwords.reader],
    ] as const) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) {
        await client.query(`create role ${role} login`).catch(ifAlreadyMade);
        made.push(role);
      }
      if (password !== null)
        await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
    return made;
  });

/** Another process made it meanwhile: roles belong to the server, not to the database. */
function ifAlreadyMade(error: unknown) {
  const { code } = error as { code?: unknown };
  if (code !== '42710' && code !== '23505') throw error;
}

/** Gives the roles that exist exactly what `TABLE_KINDS` says, in one transaction; nothing is in between for others. */
export const grantRoles = (ownerUrl: string): Promise<void> =>
  withOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ rolname: string }>(
      'select rolname from pg_roles where rolname = any($1) and rolname <> current_user',
      [[APPLICATION, READER]],
    );
    const exists = (role: string) => rows.some(({ rolname }) => rolname === role);
    if (rows.length === 0) return;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [GRANT_LOCK]);
    await client.query(FOR_EVERYBODY);
    if (exists(APPLICATION)) await client.query(`${forApplication()}; ${QUEUE}`);
    if (exists(READER)) await client.query(forReader());
    await client.query('commit');
  });

/** How many tables there are of each kind. */
export const kindCounts = () => ({
  working: tablesOf((kind) => kind === 'working').length,
  secret: tablesOf((kind) => kind === 'secret').length,
  evidence: tablesOf((kind) => typeof kind === 'object').length,
});

/** Whether who connects with this address could change the evidence: its owner, or a role that may too much. */
export const mayChangeEvidence = (url: string): Promise<boolean> =>
  withOwner(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select has_table_privilege('audit_log', 'update, delete, truncate, trigger')
        or pg_has_role((select relowner from pg_class where oid = 'audit_log'::regclass), 'usage') as may`,
    );
    return rows[0]?.may ?? true;
  });

const tablesOf = (is: (kind: (typeof TABLE_KINDS)[keyof typeof TABLE_KINDS]) => boolean) =>
  Object.entries(TABLE_KINDS)
    .filter(([, kind]) => is(kind))
    .map(([name]) => `public.${name}`);

// What PostgreSQL lets everybody do in a database: make tables, also temporary ones.
const FOR_EVERYBODY = `
  revoke create on schema public from public;
  revoke execute on function chain_audit() from public;
  do $$ begin
    execute format('revoke temporary on database %I from public', current_database());
  end $$`;

function forApplication(): string {
  const added = tablesOf((kind) => typeof kind === 'object').join(', ');
  const changed = tablesOf((kind) => kind === 'working' || kind === 'secret').join(', ');
  const columns = Object.entries(TABLE_KINDS).flatMap(([table, kind]) =>
    typeof kind === 'object' && kind.evidence.length > 0
      ? [`grant update (${kind.evidence.join(', ')}) on public.${table} to ${APPLICATION}`]
      : [],
  );
  return [
    `grant usage on schema public to ${APPLICATION}`,
    `revoke all on all tables in schema public from ${APPLICATION}`,
    `grant select on all tables in schema public to ${APPLICATION}`,
    `grant insert on ${added} to ${APPLICATION}`,
    `grant insert, update, delete on ${changed} to ${APPLICATION}`,
    ...columns,
    `grant usage on all sequences in schema public to ${APPLICATION}`,
    `grant execute on function chain_audit() to ${APPLICATION}`,
  ].join(';\n');
}

// The library's tables let only their owner see rows, unless a policy says otherwise.
const QUEUE = `
  grant usage on schema graphile_worker to ${APPLICATION};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${APPLICATION};
  grant usage on all sequences in schema graphile_worker to ${APPLICATION};
  do $$ declare hidden regclass; begin
    for hidden in
      select c.oid from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${APPLICATION}')
    loop
      execute format('create policy ${APPLICATION} on %s to ${APPLICATION} using (true) with check (true)', hidden);
    end loop;
  end $$`;

function forReader(): string {
  const whole = tablesOf((kind) => kind !== 'secret').filter(
    (name) => !(name.replace('public.', '') in HIDDEN_COLUMNS),
  );
  const parts = Object.entries(HIDDEN_COLUMNS).map(
    ([table, hidden]) => `do $$ begin
      execute (select format('grant select (%s) on public.${table} to ${READER}', string_agg(quote_ident(attname), ', '))
        from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
          and attname <> all (array[${hidden.map((name) => `'${name}'`).join(', ')}]));
    end $$`,
  );
  return [
    `grant usage on schema public to ${READER}`,
    `revoke all on all tables in schema public from ${READER}`,
    `grant select on ${whole.join(', ')} to ${READER}`,
    ...parts,
  ].join(';\n');
}
