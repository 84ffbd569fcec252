import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { buildApp } from '#server/app.ts';
import { openPool } from '#server/db/pool.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { handlers } from '#server/features/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import routes from '#web/routes.ts';
import { ensureBuild } from '../../tools/build.ts';
import { answerInProcess } from './in-process.ts';
import { mountWeb } from './mount.ts';

// Every public page as search engines and shared links read it: from the build, on a real database.

const ORIGIN = 'http://localhost:3000';
const NASTY = '</script><script>alert("1")</script> & Hijos';

let test: TestApp;
let app: FastifyInstance;
let keylogin: string;
let stopAnswering: () => void;

beforeAll(async () => {
  const { directory } = await ensureBuild();
  test = await startTestApp();
  app = await buildApp(test.services);
  stopAnswering = answerInProcess(handlers, test.services, app.log);
  await mountWeb(app, {
    mode: 'production',
    buildDirectory: directory,
    devPages: false,
    siteOrigin: ORIGIN,
  });
  const made = await makeProfessional(test, {
    nombre_comercial: NASTY,
    profesion: 'Plomería',
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    reviews: { count: 2, stars: 9 },
  });
  keylogin = made.keylogin;
  // A build takes a while on a small machine.
}, 300_000);
afterAll(async () => {
  stopAnswering();
  await app.close();
  await test.close();
});

/** Examples of each public route; a route without one fails below. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '': ['/'],
  'categorias/:categoria?': [
    '/categorias',
    '/categorias/plomeria',
    '/categorias/plomeria?estado=Jalisco',
  ],
  'servicios/:categoria?': ['/servicios', '/servicios/plomeria'],
  'ver/profesional/:id': ['/ver/profesional/:id'],
  'restaurar-contraseña': [encodeURI('/restaurar-contraseña')],
};

/** Alternative addresses and their canonical ones. */
const ALIASES: Readonly<Record<string, string>> = {
  '/servicios': '/solicitar',
  '/terminos-y-condiciones': '/terminos-condiciones',
};

/** Public pages that are not indexed. */
const HIDDEN = ['login', 'restaurar-contraseña'];

/** Its address is secret and must not appear in the page. */
const SECRETS = ['m/ca/:id', 'baja/:clave', 'invitacion/:clave'];

interface Page {
  status: number;
  html: string;
  headers: Record<string, unknown>;
  title: string;
  meta(name: string): string | undefined;
  canonical: string | undefined;
  things: Record<string, unknown>[];
}

async function open(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Page> {
  const reply = await app.inject({ method, url, headers: { host: 'evil.example' } });
  const html = reply.body;
  const tags = [...html.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return {
    status: reply.statusCode,
    html,
    headers: reply.headers,
    title: unescape(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    meta: (name) => tags.find((tag) => tag.name === name || tag.property === name)?.content,
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    things: [...scripts].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>),
  };
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      unescape(value ?? ''),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const publicRoutes = (): string[] =>
  (routes[0]?.children ?? [])
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ path = '' }) => path)
    .filter((path) => !SECRETS.includes(path));

const addressesOf = (route: string): string[] =>
  (EXAMPLES[route] ?? [`/${route}`]).map((address) => address.replace(':id', keylogin));

it('every public page has title, description and one canonical address', async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const sitemap = (await app.inject('/sitemap-paginas.xml')).body;
  for (const route of publicRoutes()) {
    for (const address of addressesOf(route)) {
      const page = await open(address);
      const own = ALIASES[address] ?? address;
      expect([address, page.status]).toEqual([address, 200]);
      expect(page.html).toContain('<html lang="es-MX"');
      expect([address, page.canonical]).toEqual([address, ORIGIN + own]);
      expect(page.meta('og:url')).toBe(page.canonical);
      const hidden = HIDDEN.includes(route);
      expect([address, page.meta('robots')]).toEqual([address, hidden ? 'noindex' : undefined]);
      const description = page.meta('description') ?? '';
      expect([address, page.title.length <= 65, page.title !== '']).toEqual([address, true, true]);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      if (!(address in ALIASES)) {
        expect([address, titles.get(page.title)]).toEqual([address, undefined]);
        expect([address, descriptions.get(description)]).toEqual([address, undefined]);
        titles.set(page.title, address);
        descriptions.set(description, address);
      }
      const indexed = sitemap.includes(`<loc>${ORIGIN}${own}</loc>`);
      if (route !== 'ver/profesional/:id') expect([own, indexed]).toEqual([own, !hidden]);
    }
  }
});

it('a page with a secret address does not contain it', async () => {
  for (const [address, title] of [
    ['/m/ca/a-secret-of-somebody', 'Configura tu cuenta · Maestros'],
    ['/baja/a-secret-of-somebody', 'Dejar de recibir correos · Maestros'],
    ['/invitacion/a-secret-of-somebody', 'Invitación al equipo · Maestros'],
  ] as const) {
    const page = await open(address);
    expect([page.status, page.title]).toEqual([200, title]);
    expect([page.canonical, page.meta('og:url')]).toEqual([undefined, undefined]);
    expect([page.meta('robots'), page.meta('referrer')]).toEqual(['noindex', 'no-referrer']);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  }
});

it('every public page has a picture for shared links', async () => {
  for (const route of publicRoutes())
    for (const address of addressesOf(route)) {
      const page = await open(address);
      const image = page.meta('og:image') ?? '';
      expect([address, image.startsWith(ORIGIN)]).toEqual([address, true]);
      expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630']);
      expect(page.meta('twitter:card')).toBe('summary_large_image');
      const shown = await app.inject(image.slice(ORIGIN.length));
      expect([image, shown.statusCode]).toEqual([image, 200]);
    }
});

it.each([
  '/categorias?texto=fuga',
  '/categorias?estado=Jalisco',
  '/categorias/plomeria?estado=Jalisco&ciudad=Guadalajara',
  '/categorias/plomeria?estado=Oaxaca',
  '/quiero-contratar?continuar=1',
  '/quiero-trabajar?x=1',
])('%s is not for search engines', async (address) => {
  expect(await open(address).then((page) => [page.status, page.meta('robots')])).toEqual([
    200,
    'noindex',
  ]);
});

it('further pages and other parameters have the first page as canonical', async () => {
  for (const query of ['?page=2', '?utm_source=x', '?estado=&texto='])
    expect((await open(`/categorias/plomeria${query}`)).canonical).toBe(
      `${ORIGIN}/categorias/plomeria`,
    );
});

describe('what is said for machines', () => {
  const typesOf = (page: Page) => page.things.map((thing) => thing['@type']);

  it('describes the platform, its search and the questions on the home page', async () => {
    const page = await open('/');
    expect(typesOf(page)).toEqual(['Organization', 'WebSite', 'FAQPage']);
    const questions = page.things[2]?.mainEntity as { name: string }[];
    expect(questions).toHaveLength(5);
    for (const { name } of questions) expect(page.html).toContain(`>${name}</h3>`);
  });

  it('describes a category with its starting price and place', async () => {
    const page = await open('/categorias/plomeria?estado=Jalisco');
    expect(typesOf(page)).toEqual(['Service', 'BreadcrumbList']);
    expect(page.things[0]).toMatchObject({
      '@context': 'https://schema.org',
      serviceType: 'Plomería',
      url: `${ORIGIN}/categorias/plomeria?estado=Jalisco`,
      areaServed: { '@type': 'State', name: 'Jalisco' },
      offers: { priceCurrency: 'MXN', priceSpecification: { minPrice: expect.any(Number) } },
    });
    const steps = page.things[1]?.itemListElement as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(steps.at(-1)?.item).toBe(page.canonical);
  });

  it('describes a professional with a rating, and escapes names', async () => {
    const page = await open(`/ver/profesional/${keylogin}`);
    expect(typesOf(page)).toEqual(['ProfilePage', 'HomeAndConstructionBusiness', 'BreadcrumbList']);
    expect(page.things[1]).toMatchObject({
      name: NASTY,
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    });
    expect(page.html).not.toContain('<script>alert');
    for (const secret of ['@correo.mx', '+52']) expect(page.html).not.toContain(secret);
  });

  it('gives no rating without reviews', async () => {
    const fresh = await makeProfessional(test, { profesion: 'Pintura' });
    const { things } = await open(`/ver/profesional/${fresh.keylogin}`);
    expect(things[1]).not.toHaveProperty('aggregateRating');
    expect(things[1]).not.toHaveProperty('review');
  });
});

it.each([
  ['/categorias/Plomer%C3%ADa', '/categorias/plomeria'],
  ['/categorias/PLOMERIA', '/categorias/plomeria'],
  ['/categorias/Aire%20acondicionado', '/categorias/aire-acondicionado'],
  ['/categorias/plomeria?estado=nuevo-leon', '/categorias/plomeria?estado=Nuevo+Le%C3%B3n'],
  ['/categorias/plomeria?estado=CDMX', '/categorias/plomeria?estado=Ciudad+de+M%C3%A9xico'],
  ['/categorias?texto=&categoria=Plomer%C3%ADa&estado=&ciudad=', '/categorias/plomeria'],
  ['/categorias/plomeria/', '/categorias/plomeria'],
  ['//evil.mx/x', '/evil.mx/x'],
])('%s moves for good to %s', async (address, there) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { status, headers } = await open(address, method);
    expect([status, headers.location]).toEqual([301, there]);
  }
});

describe('what is not there', () => {
  it.each([
    '/no-existe',
    '/categorias/astrologia',
    '/categorias/plomeria?estado=Texas',
    '/categorias/a%00b',
    '/ver/profesional/nadie-aqui',
    '/evil.mx/x',
    '/%',
    '/categorias/%E0%A4%A?estado=Jalisco',
    '/ver/profesional/%zz',
  ])('%s is 404 with a link onwards, and not cached', async (address) => {
    const page = await open(address);
    expect([page.status, page.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(page.html).toMatch(/<h1[^>]*>No encontramos/);
    expect(page.html).toContain('href="/"');
    expect(page.html).not.toMatch(/\.tsx?:\d|node_modules/);
    expect((await open(address, 'HEAD')).status).toBe(404);
  });

  it('a professional who is no longer validated is 404', async () => {
    const { db } = test.services;
    const gone = await makeProfessional(test, {});
    const address = `/ver/profesional/${gone.keylogin}`;
    const statusAs = async (set: { validacion: string }) => {
      await db.updateTable('profile').set(set).where('account_id', '=', gone.id).execute();
      return (await open(address)).status;
    };
    expect(await statusAs({ validacion: 'validado' })).toBe(200);
    expect(await statusAs({ validacion: 'rechazado' })).toBe(404);
    expect(await statusAs({ validacion: 'pendiente' })).toBe(404);
  });
});

it('whoever asks for hundreds of pages at once waits for their own, and is told when to come back', async () => {
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'GET', url: '/categorias/plomeria', remoteAddress });
  let answered = 0;
  const many = Array.from({ length: 200 }, async () => {
    const page = await ask('203.0.113.7');
    answered++;
    return page;
  });
  const other = await ask('198.51.100.9');
  expect(other.statusCode).toBe(200);
  const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 503);
  expect(answered).toBe(200);
  expect(refused.length).toBeGreaterThan(100);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('lang="es-MX"');
  }
});

// Last, because the database stays away.
it('without a database, pages answer 503 with Retry-After and nothing internal', async () => {
  const { db } = openPool('postgres://nobody@127.0.0.1:9/nowhere', { max: 1, onError: () => {} });
  answerInProcess(handlers, { ...test.services, db }, app.log);
  // Each error is logged, as expected here.
  app.log.level = 'silent';
  for (const address of ['/', '/categorias/plomeria', `/ver/profesional/${keylogin}`]) {
    const page = await open(address);
    expect([address, page.status]).toEqual([address, ERRORS.unavailable[0]]);
    expect(page.headers['retry-after']).toBe('30');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.html).toContain('Intentar de nuevo');
    expect(page.html).not.toMatch(/ECONN|postgres|\.tsx?:\d|destroyed/i);
    expect((await open(address, 'HEAD')).status).toBe(503);
  }
  await db.destroy();
});
