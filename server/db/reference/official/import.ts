import pg from 'pg';
import type { Municipality, PostalCode, Row } from './formats.ts';
import { type Reading, readCatalogue, Refused } from './read.ts';
import * as sql from './statements.ts';

interface Changes {
  added: number;
  changed: number;
  gone: number;
}

export interface Report {
  readings: Reading[];
  municipalities: Changes;
  codes: Changes;
  /** Cities that were added. */
  cities: string[];
  /** Municipalities without a matching city. */
  unmatched: string[];
  /** States whose name differs from ours. */
  states: string[];
}

const BATCH = 5000;

/**
 * Imports the official catalogues (decisions §3) in one transaction: all files, or nothing and a `Refused`
 * that says why.
 */
export async function importCatalogues(
  connectionString: string,
  files: readonly string[],
): Promise<Report> {
  const client = new pg.Client({ connectionString, application_name: 'maestros catalogues' });
  // The running query rejects with the same error; unhandled here it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('reference data'))`);
    const report = await load(client, files);
    await client.query('commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

async function load(client: pg.Client, files: readonly string[]): Promise<Report> {
  for (const statement of sql.STAGE) await client.query(statement);
  const stage = stager(client);
  const readings: Reading[] = [];
  for (const file of files) readings.push(await readCatalogue(file, stage.take));
  await stage.flush();
  await client.query('analyze staged_municipio, staged_codigo');

  const municipalities = await one<Changes>(client, sql.MERGE_MUNICIPALITIES);
  await refuseLargeLoss(client);
  const gone = (await client.query(sql.DELETE_GONE_CODES)).rowCount ?? 0;
  const codes = await one<Changes>(client, sql.MERGE_CODES);
  Object.assign(municipalities, await one(client, sql.GONE_MUNICIPALITIES));
  await client.query(sql.DELETE_UNUSED_MUNICIPALITIES);

  await client.query(sql.MATCH_CITIES);
  const cities = await client.query<{ nombre: string }>(sql.ADD_CITIES);
  if (cities.rows.length > 0) await client.query(sql.MATCH_CITIES);
  const unmatched = await client.query<{ nombre: string }>(sql.UNMATCHED);
  return {
    readings,
    municipalities,
    codes: { ...codes, gone },
    cities: cities.rows.map(({ nombre }) => nombre),
    unmatched: unmatched.rows.map(({ nombre }) => nombre),
    states: await differingStates(client, stage.states),
  };
}

/** Collects rows and writes them to the staging tables, a few thousand at a time. */
function stager(client: pg.Client) {
  const municipalities = new Map<string, Municipality & { lines: number }>();
  let codes: PostalCode[] = [];
  const states = new Map<number, string>();
  const sendCodes = async () => {
    if (codes.length > 0) await client.query(sql.STAGE_CODES, [JSON.stringify(codes)]);
    codes = [];
  };
  return {
    states,
    take: async ({ state, municipality, postalCode }: Row) => {
      if (state) states.set(state.id, state.nombre);
      // Each of 150,000 lines of SEPOMEX names its municipality, of which there are 2,500.
      if (municipality) {
        const key = Object.values(municipality).join('|');
        const lines = (municipalities.get(key)?.lines ?? 0) + 1;
        municipalities.set(key, { ...municipality, lines });
      }
      if (postalCode && codes.push(postalCode) >= BATCH) await sendCodes();
    },
    flush: async () => {
      await sendCodes();
      await client.query(sql.STAGE_MUNICIPALITIES, [JSON.stringify([...municipalities.values()])]);
    },
  };
}

/** Refuses a file that would remove more than half of the codes: that is an incomplete download. */
async function refuseLargeLoss(client: pg.Client): Promise<void> {
  const { gone, known } = await one<{ gone: number; known: number }>(client, sql.COUNT_GONE_CODES);
  if (gone * 2 > known)
    throw new Refused(
      `Se quitarían ${gone} de ${known} colonias de los estados del archivo: parece incompleto.`,
    );
}

async function differingStates(
  client: pg.Client,
  states: ReadonlyMap<number, string>,
): Promise<string[]> {
  const ours = await client.query<{ id: number; nombre: string }>('select id, nombre from estado');
  return ours.rows.flatMap(({ id, nombre }) => {
    const official = states.get(id);
    return official && official !== nombre ? [`${official} (aquí: ${nombre})`] : [];
  });
}

async function one<T extends pg.QueryResultRow>(client: pg.Client, statement: string): Promise<T> {
  const { rows } = await client.query<T>(statement);
  if (!rows[0]) throw new Error('the statement answers one row');
  return rows[0];
}
