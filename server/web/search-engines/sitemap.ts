import { Readable } from 'node:stream';
import type { Db } from '#server/db/pool.ts';
import {
  lastProfileId,
  type ListedProfile,
  profilesInRange,
  zonesWithOwn,
} from '#server/features/search/index.ts';
import { paths } from '#web/paths.ts';

/** The most addresses of a part (sitemaps.org). */
const PART = 50_000;
/** The rows read at once. */
const BATCH = 2_000;

/** The static pages to index. */
const PAGES = [
  paths.home,
  paths.categories,
  paths.request,
  paths.signUpClient,
  paths.signUpProfessional,
  paths.offer,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

/** `/sitemap.xml`: the list of parts. Profiles are split by id, so nothing is counted. */
export async function sitemapIndex(db: Db, origin: string): Promise<string> {
  const parts = Math.ceil((await lastProfileId(db)) / PART);
  const names = [
    'sitemap-paginas.xml',
    ...Array.from({ length: parts }, (_, index) => `sitemap-profesionales-${index + 1}.xml`),
  ];
  const entries = names.map((name) => `<sitemap><loc>${text(`${origin}/${name}`)}</loc></sitemap>`);
  return document('sitemapindex', entries.join('\n'));
}

/** Everything but the profiles: a few hundred addresses. */
export async function sitemapOfPages(db: Db, origin: string): Promise<string> {
  const categories = await db
    .selectFrom('categoria')
    .select(['categoria', 'updated_at'])
    .orderBy('orden')
    .orderBy('id')
    .execute();
  const zones = await zonesWithOwn(db);
  const entries = [
    ...PAGES.map((path) => entry(origin + path)),
    ...categories.map(({ categoria, updated_at }) =>
      entry(origin + paths.category(categoria), updated_at),
    ),
    ...categories.map(({ categoria, updated_at }) =>
      entry(origin + paths.requestOf(categoria), updated_at),
    ),
    ...zones.map(({ categoria, estado }) => entry(origin + paths.category(categoria, estado))),
  ];
  return document('urlset', entries.join('\n'));
}

/** The profiles of one part, by id; null for a part that does not exist. */
export async function profilePart(db: Db, origin: string, part: number): Promise<Readable | null> {
  const from = (part - 1) * PART;
  if (part < 1 || from >= (await lastProfileId(db))) return null;
  const read = (after: number) => profilesInRange(db, { after, upTo: part * PART, limit: BATCH });
  // Read before anything is sent, so that an error still gets an error reply.
  const first = await read(from);
  return Readable.from(profileEntries(origin, first, read));
}

async function* profileEntries(
  origin: string,
  first: ListedProfile[],
  read: (after: number) => Promise<ListedProfile[]>,
): AsyncGenerator<string> {
  const [head, foot] = frame('urlset');
  yield head;
  let batch = first;
  for (;;) {
    yield batch.map((one) => entry(origin + paths.profile(one.keylogin), one.changedAt)).join('\n');
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    batch = await read(last.id);
  }
  yield foot;
}

const entry = (address: string, changedAt?: Date): string =>
  `<url><loc>${text(address)}</loc>${
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  }</url>`;

function frame(root: 'urlset' | 'sitemapindex'): [head: string, foot: string] {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n`,
    `\n</${root}>\n`,
  ];
}

const document = (root: 'urlset' | 'sitemapindex', entries: string): string =>
  frame(root).join(entries);

/** `&` is the only character of our addresses that XML escapes. */
const text = (address: string): string => address.replaceAll('&', '&amp;');
