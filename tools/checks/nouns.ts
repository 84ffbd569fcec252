// Holds every layer to the glossary of ARCHITECTURE.md: the contract's module, the rules, the feature, the
// screens' folder, the route and the table of a thing go by one noun. Prints what deviates and ends with 1.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports.ts';

interface Noun {
  readonly noun: string;
  readonly routes: readonly string[];
  readonly tables: readonly string[];
}

/** What stands beside the nouns in a layer and is none, with what it is. */
interface Layer {
  readonly folder: string;
  readonly besides: readonly string[];
}

/** Layers whose rooms are nouns. A new word goes into the glossary, hardly ever in here. */
const LAYERS: readonly Layer[] = [
  {
    folder: 'contract',
    besides: [
      'testing.ts',
      'call.ts',
      'errors.ts',
      'amount-fields.ts',
      'fields.ts',
      'index.ts',
      'is-call.ts',
      'lost-session.ts',
      'of-somebody.ts',
      'paging.ts',
      'view-parts.ts',
      'views.ts',
    ],
  },
  { folder: 'domain', besides: ['money.ts'] },
  { folder: 'server/features', besides: ['index.ts', 'jobs.ts'] },
  // The frame of the pages, and of the areas of clients and professionals.
  { folder: 'web/shared', besides: ['layout', 'own-area', '*.ts', '*.tsx', '*.css'] },
  // Pages about the platform itself, and what search engines read.
  {
    folder: 'web/areas/public',
    besides: ['home', 'legal', 'offer', 'structured-data', '*.ts', '*.tsx', '*.css'],
  },
  { folder: 'web/areas/client', besides: ['home', 'layout.tsx'] },
  { folder: 'web/areas/professional', besides: ['home', 'layout.tsx', 'nav.ts'] },
  // The chat is an area and a noun: its own parts stand in it without another «chat» between.
  {
    folder: 'web/areas/chat',
    besides: ['composer', 'conversations', 'messages', 'stream', '*.ts', '*.tsx', '*.css'],
  },
  // What the team's lists share.
  { folder: 'web/areas/admin', besides: ['list', '*.ts', '*.tsx', '*.css'] },
];

/** Areas without rooms: the page that shows every primitive of the interface. */
const AREAS_BESIDE = ['dev'];

/** Migrations whose names lack their noun and cannot change any more, because they were applied. */
const NAMED_BEFORE: Readonly<Record<string, string>> = {
  'project-groups': 'projects',
  'unpaid-services': 'projects',
  signs: 'search',
  'words-of-categories': 'catalogue',
};

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** The rows of the table below «## Glossary»: noun, Spanish, what it is, routes, tables. */
export function readGlossary(markdown: string): Noun[] {
  const section = /^## Glossary$([\s\S]*?)(?=^## )/m.exec(`${markdown}\n## `)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)];
  return rows.map(([, noun = '', rest = '']) => {
    const [, , routes = '', tables = ''] = rest.split('|');
    const inTicks = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    return { noun, routes: inTicks(routes), tables: inTicks(tables) };
  });
}

/** Every place below `root` where a layer does not say what the glossary says. */
export function deviations(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const glossary = readGlossary(read('ARCHITECTURE.md'));
  const nouns = new Set(glossary.map(({ noun }) => noun));
  return [
    ...twice(glossary.map(({ noun }) => noun)).map((noun) => `the glossary has ${noun} twice`),
    ...LAYERS.flatMap((layer) => strangers(root, layer, nouns)),
    ...unused(root, nouns),
    ...areas(root),
    ...tables(root, glossary),
    ...routes(read('web/routes.ts'), glossary),
    ...homeless(read('web/routes.ts'), nouns),
    ...backwards(root, nouns),
    ...GUIDES.flatMap((guide) => misdirections(root, guide, read(guide))),
  ];
}

/** Rooms of a layer that carry no noun. */
function strangers(root: string, { folder, besides }: Layer, nouns: ReadonlySet<string>): string[] {
  const fits = (name: string) =>
    besides.some((allowed) =>
      allowed.startsWith('*') ? name.endsWith(allowed.slice(1)) : name === allowed,
    );
  return readdirSync(path.join(root, folder))
    .filter((name) => !isTest(name) && !fits(name) && !nouns.has(name.replace(/\.ts$/, '')))
    .map((name) => `${folder}/${name} goes by no noun of the glossary`);
}

/** Areas that the layers above do not know, so that nothing in them would be looked at. */
function areas(root: string): string[] {
  return readdirSync(path.join(root, 'web/areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !AREAS_BESIDE.includes(entry.name))
    .filter(({ name }) => !LAYERS.some(({ folder }) => folder === `web/areas/${name}`))
    .map(({ name }) => `web/areas/${name} is an area whose rooms nothing describes`);
}

/** Nouns that no layer has, and modules of the contract that no feature answers. */
function unused(root: string, nouns: ReadonlySet<string>): string[] {
  const has = (file: string) => existsSync(path.join(root, file));
  return [...nouns].flatMap((noun) => {
    const layers = [`contract/${noun}.ts`, `domain/${noun}`, `server/features/${noun}`];
    if (!layers.some(has)) return [`${noun} is in the glossary and in no layer`];
    const calls = has(`contract/${noun}.ts`) && declaresCalls(root, noun);
    if (calls !== has(`server/features/${noun}/calls.ts`))
      return [`contract/${noun}.ts and server/features/${noun}/calls.ts do not go together`];
    return [];
  });
}

function declaresCalls(root: string, noun: string): boolean {
  const parts = path.join(root, 'contract', noun);
  const files = [
    path.join(root, 'contract', `${noun}.ts`),
    ...(existsSync(parts) ? readdirSync(parts).map((name) => path.join(parts, name)) : []),
  ];
  return files.some((file) => /\bcall\(\{/.test(readFileSync(file, 'utf8')));
}

const CREATE_TABLE = /^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gim;

/** Migrations and tables without a noun, tables with two and those that another noun's migration makes. */
function tables(root: string, glossary: readonly Noun[]): string[] {
  const folder = path.join(root, 'server/db/migrations');
  const said: string[] = [];
  const made = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const name = /^\d{4}_([a-z-]+)\.sql$/.exec(file)?.[1] ?? '';
    const noun = NAMED_BEFORE[name] ?? name;
    if (!glossary.some((row) => isOf(noun, row.noun)))
      said.push(`the migration ${file} names no noun of the glossary`);
    const sql = readFileSync(path.join(folder, file), 'utf8');
    for (const [, table = ''] of sql.matchAll(CREATE_TABLE)) made.set(table.toLowerCase(), noun);
  }
  for (const { noun, tables: own } of glossary)
    for (const table of own)
      if (!made.has(table)) said.push(`${noun} has a table ${table} that no migration makes`);
  for (const [table, baseline] of made) {
    const owners = glossary.filter((row) => row.tables.includes(table)).map(({ noun }) => noun);
    if (owners.length !== 1) said.push(`the table ${table} has ${owners.length} nouns`);
    else if (!isOf(baseline, owners[0] ?? ''))
      said.push(`the table ${table} of ${owners[0]} is made by the migration of ${baseline}`);
  }
  return said;
}

/** «projects», or a later migration of it: «projects-reminders». */
const isOf = (migration: string, noun: string) =>
  migration === noun || migration.startsWith(`${noun}-`);

/** Pages that stand in a noun's folder and not in its row, and routes that no page has. */
function routes(source: string, glossary: readonly Noun[]): string[] {
  const said: string[] = [];
  const pages = new Map<string, string>();
  // What stands for every address that does not exist is no page of a noun.
  for (const [, address = '', file = ''] of source.matchAll(
    /route\(\s*'([^']+)',\s*'((?:areas|shared)\/[^']+)'/g,
  ))
    if (!address.endsWith('*')) pages.set(`/${address}`, nounOf(file));
  for (const [address, noun] of pages) {
    const row = glossary.find((entry) => entry.noun === noun);
    if (row && !row.routes.includes(address))
      said.push(`the page ${address} is one of ${noun}, whose row does not name it`);
  }
  for (const { noun, routes: own } of glossary)
    for (const address of own)
      if (pages.has(address) && pages.get(address) !== noun)
        said.push(`${noun} names the page ${address}, which stands in ${pages.get(address)}`);
      else if (!pages.has(address) && !source.includes(`'${address.slice(1)}'`))
        said.push(`${noun} names the page ${address}, which does not exist`);
  return said;
}

/** Pages that stand in no noun's folder, whatever way `routes.ts` has of writing them. */
function homeless(source: string, nouns: ReadonlySet<string>): string[] {
  const files = [...source.matchAll(/'((?:areas|shared)\/[^']+)'/g)].map(([, file = '']) => file);
  return [...new Set(files)]
    .filter((file) => {
      const [first = '', area = ''] = file.split('/');
      const layer = LAYERS.find(
        ({ folder }) => folder === (first === 'areas' ? `web/areas/${area}` : 'web/shared'),
      );
      const besides = layer?.besides.filter((name) => !name.startsWith('*')) ?? AREAS_BESIDE;
      const room = nounOf(file);
      return !nouns.has(room) && !besides.includes(room) && !file.endsWith('/layout.tsx');
    })
    .map((file) => `the page ${file} stands in no noun's folder`);
}

/** The folder that a page stands in: `areas/admin/payouts/payouts.tsx` → payouts. */
const nounOf = (file: string): string => {
  const parts = file.split('/');
  return parts[0] === 'areas' && parts.length > 3 ? (parts[2] ?? '') : (parts[1] ?? '');
};

/**
 * What features let others use must not depend on each other in a circle: handlers (calls.ts) and jobs stand
 * above it, and may use any.
 */
function backwards(root: string, nouns: ReadonlySet<string>): string[] {
  const uses = new Map<string, Set<string>>();
  const said: string[] = [];
  for (const noun of nouns) {
    const folder = path.join(root, 'server/features', noun);
    if (!existsSync(path.join(folder, 'index.ts'))) continue;
    const { features, files } = behindIndex(folder);
    uses.set(noun, features);
    const above = [...handlersAndJobs(folder)].filter((file) => files.has(file));
    for (const file of above)
      said.push(`${noun} lets others use ${path.relative(folder, file)}, a handler or job`);
  }
  const state = new Map<string, 'open' | 'done'>();
  const visit = (noun: string, way: readonly string[]): void => {
    if (state.get(noun) === 'done') return;
    if (state.get(noun) === 'open') {
      said.push(`features depend on each other in a circle: ${[...way, noun].join(' → ')}`);
      return;
    }
    state.set(noun, 'open');
    for (const next of uses.get(noun) ?? []) visit(next, [...way, noun]);
    state.set(noun, 'done');
  };
  for (const noun of uses.keys()) visit(noun, []);
  return said;
}

/** The files behind a feature's index, and the other features that they import; types left out. */
function behindIndex(folder: string): { features: Set<string>; files: Set<string> } {
  const features = new Set<string>();
  const files = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of imports(file)) {
      const other = /^#server\/features\/([a-z-]+)\//.exec(name)?.[1];
      if (other && other !== path.basename(folder)) features.add(other);
      const next = path.resolve(path.dirname(file), name);
      if (name.startsWith('.') && next.startsWith(folder)) follow(next);
    }
  };
  follow(path.join(folder, 'index.ts'));
  return { features, files };
}

/** The lists of a feature's handlers and jobs, and the files of its handlers. */
function handlersAndJobs(folder: string): Set<string> {
  const [calls, jobs] = [path.join(folder, 'calls.ts'), path.join(folder, 'jobs.ts')];
  const handlers = existsSync(calls) ? imports(calls).filter((name) => name.startsWith('.')) : [];
  return new Set([calls, jobs, ...handlers.map((name) => path.resolve(folder, name))]);
}

/** What a file imports or exports from elsewhere, types left out. */
const imports = (file: string): string[] => importsOf('', file).map(({ name }) => name);

/** Where people are sent to files. */
const GUIDES = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/where-is.md'];
const FILE = /`((?:bench|contract|demo|docs|domain|e2e|lib|packages|server|tools|web)\/[\w./-]*)`/g;

/** Files that a guide names and that are not there. */
const misdirections = (root: string, guide: string, markdown: string): string[] =>
  [...markdown.matchAll(FILE)]
    .map(([, file = '']) => file)
    .filter((file) => !file.includes('NNNN') && !existsSync(path.join(root, file)))
    .map((file) => `${guide} names ${file}, which does not exist`);

const twice = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

if (import.meta.main) {
  const said = deviations(path.resolve(import.meta.dirname, '../..'));
  for (const line of said) console.log(line);
  process.exitCode = said.length === 0 ? 0 : 1;
}
