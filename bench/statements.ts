// The time of single statements in the database.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ask, CALLS, lists, longList } from './calls.ts';
import { withClient } from './client.ts';
import { median } from './median.ts';
import { explain, type Query } from './queries.ts';
import type { Measure } from './report.ts';

const REPEATS = 100;
const TEXTS = 45;
/** Letters with which no word begins. */
const NO_MATCH = ['zzz', 'xqj', 'wwk', 'kjq', 'qqq'];

export async function measureStatements(
  app: FastifyInstance,
  recorded: Query[],
  databaseUrl: string,
): Promise<Measure[]> {
  const queriesOf = asking(app, recorded);
  return withClient(databaseUrl, async (client) => [
    await listGrowth(client, queriesOf),
    ...(await measureSearches(app, recorded, client)),
  ]);
}

/** The statements of searches alone (`BENCH_ONLY=search`). */
export async function measureSearches(
  app: FastifyInstance,
  recorded: Query[],
  client: pg.Client,
): Promise<Measure[]> {
  const queriesOf = asking(app, recorded);
  return [...(await searches(client, queriesOf)), ...(await depths(app, client, queriesOf))];
}

/** Makes a call, and answers its statements about something. */
const asking =
  (app: FastifyInstance, recorded: Query[]): QueriesOf =>
  async (url, body, about) => {
    recorded.splice(0);
    await ask(app, url, body);
    const queries = recorded.splice(0).filter(({ text }) => about.test(text));
    if (queries.length === 0) throw new Error(`${url} has no statement with ${about}`);
    return queries;
  };

type QueriesOf = (url: string, body: object, about: RegExp) => Promise<Query[]>;

/** Compares the list's statement for a person with a thousand conversations and for one with ten. */
async function listGrowth(client: pg.Client, queriesOf: QueriesOf): Promise<Measure> {
  const about = /conversation_member/;
  const [many] = await queriesOf(CALLS.list, longList, about);
  const [few] = await queriesOf(CALLS.list, lists[0] ?? {}, about);
  const times: { many: number; few: number }[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++)
    times.push({ many: await timeOf(client, many), few: await timeOf(client, few) });
  const ofMany = median(times.map(({ many }) => many));
  const ofFew = median(times.map(({ few }) => few));
  return {
    name: 'list statement, 1,000 ÷ 10 conversations',
    value: ofMany / ofFew,
    unit: '×',
    aim: { atMost: 2 },
    note: `${ofMany.toFixed(2)} ÷ ${ofFew.toFixed(2)} ms`,
  };
}

/** Milliseconds from sending the query to its last row. */
async function timeOf(client: pg.Client, query: Query | undefined): Promise<number> {
  if (!query) throw new Error('no statement');
  const from = performance.now();
  await client.query(query.text, query.values);
  return performance.now() - from;
}

/** The statements of a search: those ordered by ranking, and the lookup of misspelt words. */
const SEARCH_STATEMENTS = /estrellas desc|from search_word/;
const limit = { unit: 'ms', aim: { atMost: 3 } } as const;

/** Whole words and misspelt words, searched with every filter. */
const WORDS = ['hernandez', 'pintura', 'garantia', 'gonsales', 'plomero maria', 'wendy factura'];
const FILTERS = [
  { categoria: 'Plomería' },
  { estado: 'Jalisco' },
  { estado: 'Jalisco', ciudad: 'Guadalajara' },
  { categoria: 'Plomería', estado: 'Jalisco' },
  { categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Guadalajara' },
];
/** What a search asks for besides; a price needs a trade. */
const ASKED = [
  { calificacion: 4 },
  { calificacion: 4.5 },
  { rapido: true },
  { hoy: true },
  { calificacion: 4.5, rapido: true, hoy: true },
];
const PRICED = [
  { precio: 30 },
  { precio: 500 },
  { precio: 500, calificacion: 4.5, rapido: true, hoy: true },
];
const DEEP = 50;

/** Times searches: all statements of one, including those for misspelt words and for no match. */
async function searches(client: pg.Client, queriesOf: QueriesOf): Promise<Measure[]> {
  const timed = async (asked: readonly object[]) => {
    const times: Timed[] = [];
    for (const search of asked) {
      let milliseconds = 0;
      for (const query of await queriesOf(CALLS.search, { search }, SEARCH_STATEMENTS))
        milliseconds += await databaseTime(client, query);
      times.push({ text: Object.values(search).join(' · '), milliseconds });
    }
    return times;
  };
  const beginnings = await someBeginnings(client);
  const texts = [...beginnings, ...NO_MATCH].map((texto) => ({ texto }));
  const few = [...beginnings.filter((_, index) => index % 9 === 0), ...WORDS, NO_MATCH[0]];
  const combined = few.flatMap((texto) => FILTERS.map((filter) => ({ texto, ...filter })));
  const filtered = [...FILTERS, ...WORDS.map((texto) => ({ texto }))].flatMap((search) =>
    [...ASKED, ...('categoria' in search ? PRICED : [])].map((asked) => ({ ...search, ...asked })),
  );
  return [
    ...measures('search for 3 letters', await timed(texts)),
    ...measures('text with filters', await timed(combined)),
    ...measures('filters alone', await timed([{}, ...FILTERS])),
    ...measures('stars, hours, price', await timed(filtered)),
  ];
}

interface Timed {
  readonly text: string;
  readonly milliseconds: number;
}

function measures(name: string, times: readonly Timed[]): Measure[] {
  const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds);
  return [
    {
      name: `${name}, median`,
      value: median(times.map(({ milliseconds }) => milliseconds)),
      ...limit,
      note: `of ${times.length} searches`,
    },
    {
      name: `${name}, worst`,
      value: slowest[0]?.milliseconds ?? 0,
      ...limit,
      note: slowest
        .slice(0, 4)
        .map(({ text, milliseconds }) => `«${text}» ${milliseconds.toFixed(2)}`)
        .join(', '),
    },
  ];
}

/** Compares the blocks read for the fiftieth page of a list with those for the first. */
async function depths(
  app: FastifyInstance,
  client: pg.Client,
  queriesOf: QueriesOf,
): Promise<Measure[]> {
  const measured: Measure[] = [];
  for (const search of [{ categoria: 'Plomería' }, { texto: 'garantia' }, { estado: 'Jalisco' }]) {
    const blocks = async (despues: string | null) => {
      const asked = { search: { ...search, ...(despues && { despues }) } };
      let sum = 0;
      for (const query of await queriesOf(CALLS.search, asked, SEARCH_STATEMENTS)) {
        const { Plan } = await explain(client, query);
        sum += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
      }
      return sum;
    };
    const first = await blocks(null);
    let despues: string | null = null;
    for (let page = 1; page < DEEP; page++) {
      const asked: object = { search: { ...search, ...(despues && { despues }) } };
      const { siguiente } = await ask(app, CALLS.search, asked);
      despues = typeof siguiente === 'string' ? siguiente : null;
      if (!despues) throw new Error(`${JSON.stringify(search)} has fewer than ${DEEP} pages`);
    }
    const deep = await blocks(despues);
    measured.push({
      name: `page ${DEEP} ÷ page 1 of «${Object.values(search).join()}»`,
      value: deep / first,
      unit: '×',
      aim: { atMost: 1.5 },
      note: `${deep} ÷ ${first} blocks`,
    });
  }
  return measured;
}

/** The median of several runs, including planning. */
async function databaseTime(client: pg.Client, query: Query): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < 5; repeat++) {
    const explained = await explain(client, query);
    times.push(explained['Planning Time'] + explained['Execution Time']);
  }
  return median(times);
}

/** Beginnings of existing words, from the most to the least common. */
async function someBeginnings(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ start: string }>(
    `with start as (
      select left(word, 3) as start, count(*) as times
      from profile tablesample system (20) repeatable (1), regexp_split_to_table(buscable, ' ') word
      where length(word) >= 3 group by 1
    ), ranked as (
      select start, row_number() over (order by times desc, start) - 1 as rank,
        count(*) over () as total from start
    )
    select start from ranked where rank % greatest(1, total / $1) = 0 order by rank`,
    [TEXTS],
  );
  return rows.map(({ start }) => start);
}
