// All rows at once: sealing what an earlier release stored plainly, and sealing anew with another key. Both go page by page and may
// be interrupted anywhere and started again.
import pg from 'pg';
import type { FileKey } from '#server/config/secrets.ts';
import { type SealedColumn, STORED } from './columns.ts';
import { Seals } from './seals.ts';

interface Place {
  readonly column: SealedColumn;
  readonly table: string;
  /** What the column is called without the word of its being sealed; most were plain before. */
  readonly plain: string;
  readonly id: string;
  readonly idType: 'bigint' | 'bytea';
}

const place = (column: SealedColumn, id: string, idType: Place['idType'] = 'bigint'): Place => {
  const [table = '', plain = ''] = column.split('.');
  return { column, table, plain, id, idType };
};

/** Those that earlier releases stored plainly. */
const PLAIN: readonly Place[] = [
  place('account.phone', 'id'),
  place('contact_message.telefono', 'id'),
  place('notification.phone', 'id'),
  place('notification_reply.phone', 'id'),
  place('payment_method.numero', 'account_id'),
  place('payout.numero', 'id'),
  place('sign_up_attempt.phone', 'token_hash', 'bytea'),
];
const PLACES: readonly Place[] = [...PLAIN, place('contact_change.value', 'id')];

const PAGE = 500;

type Id = string | Buffer;

/** Seals what is stored plainly, before the migration that drops the plain columns. */
export async function sealPlain(client: pg.Client, seals: Seals): Promise<void> {
  for (const one of PLAIN) {
    const { table, plain, id, idType, column } = one;
    let after: Id | null = null;
    for (;;) {
      const page: { id: Id; text: string }[] = (
        await client.query<{ id: Id; text: string }>(
          `select ${id} as id, ${plain} as text from ${table}
          where ${plain} <> '' and ${plain}_sealed is null and ($1::${idType} is null or ${id} > $1) order by ${id} limit ${PAGE}`,
          [after],
        )
      ).rows;
      if (page.length === 0) break;
      await store(
        client,
        one,
        page.map((row) => ({ id: row.id, was: null, stored: STORED[column](seals, row.text) })),
      );
      after = page.at(-1)?.id ?? null;
    }
  }
}

export interface SealRotation {
  /** Values that were sealed anew with the first key. */
  readonly rotated: number;
  /** Why values could not be read, one sentence each. */
  readonly unreadable: readonly string[];
  /** Values that still need another key. */
  readonly left: number;
}

/** The same on a connection of its own, as the owner of the tables. */
export async function rotateSealedAt(
  ownerUrl: string,
  { fileKeys }: { readonly fileKeys: readonly FileKey[] },
): Promise<SealRotation> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'maestros-rotate' });
  // Without a listener a lost connection would end the process; the failed query reports the same error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await rotateSealed(client, new Seals(fileKeys));
  } finally {
    await client.end();
  }
}

/** Seals with the first key what another one sealed; only the owner of the tables may, because payouts are evidence. */
async function rotateSealed(client: pg.Client, seals: Seals): Promise<SealRotation> {
  let rotated = 0;
  const unreadable = new Set<string>();
  const { newestHead } = seals;
  for (const one of PLACES) {
    const { table, plain, id, idType, column } = one;
    let after: Id | null = null;
    for (;;) {
      const page: { id: Id; sealed: Buffer }[] = (
        await client.query<{ id: Id; sealed: Buffer }>(
          `select ${id} as id, ${plain}_sealed as sealed from ${table}
          where substring(${plain}_sealed for ${newestHead.length}) <> $2
            and ($1::${idType} is null or ${id} > $1) order by ${id} limit ${PAGE}`,
          [after, newestHead],
        )
      ).rows;
      if (page.length === 0) break;
      const changed = page.flatMap(({ id: own, sealed: was }) => {
        try {
          return [{ id: own, was, stored: STORED[column](seals, seals.unseal(column, was)) }];
        } catch (error) {
          unreadable.add(error instanceof Error ? error.message : String(error));
          return [];
        }
      });
      rotated += await store(client, one, changed);
      after = page.at(-1)?.id ?? null;
    }
  }
  let left = 0;
  for (const { table, plain } of PLACES) {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from ${table} where substring(${plain}_sealed for ${newestHead.length}) <> $1`,
      [newestHead],
    );
    left += rows[0]?.left ?? 0;
  }
  return { rotated, unreadable: [...unreadable], left };
}

/** Writes a page in one statement, except what somebody changed meanwhile, which is sealed with the newest key. */
async function store(
  client: pg.Client,
  { table, plain, id, idType }: Place,
  rows: readonly { id: Id; was: Buffer | null; stored: object }[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const names = Object.keys(first.stored);
  const values = names.map((name) =>
    rows.map(({ stored }) => (stored as Record<string, Buffer | null>)[name] ?? null),
  );
  const parameters = names.map((_name, index) => `$${index + 3}::bytea[]`);
  const { rowCount } = await client.query(
    `update ${table} t set ${names.map((name) => `${name} = v.${name}`).join(', ')}
    from unnest($1::${idType}[], $2::bytea[], ${parameters.join(', ')}) as v (id, was, ${names.join(', ')})
    where t.${id} = v.id and t.${plain}_sealed is not distinct from v.was`,
    [rows.map((row) => row.id), rows.map(({ was }) => was), ...values],
  );
  return rowCount ?? 0;
}
