// `npm run lighthouse [-- --runs 5] [--url http://localhost:3000] [path…]`: Lighthouse's phone
// scores of the public pages, and the bytes and requests of a first visit. It measures a product of its own
// with demo data, or that of --url; the exit code is 1 if a page misses its aim.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { getProfiles } from '#contract/search.ts';
import { columns } from '../bench/report.ts';
import { browserOptions } from './browser.ts';
import { type Grades, gradePage } from './lighthouse/grades.ts';
import { weighPage } from './lighthouse/weight.ts';
import { freePort, startProduct } from './product.ts';

const AIMS: Grades['scores'] = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** The home page is most people's first. */
const HOME_AIM = { kib: 160, requests: 13 };
const OTHERS_AIM = { kib: 190, requests: Infinity };
/** Its film needs the page's scripts at once. */
const OFFER_AIM = { kib: 220, requests: Infinity };
const OFFER = '/oferta-profesionales';
const LARGEST_PAINT_S = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, url: { type: 'string' } },
});

const product = values.url ? null : await startProduct({ DEMO: 'on', NODE_ENV: 'development' });
const origin = new URL(values.url ?? product?.origin ?? '').origin;
const port = await freePort();
const options = await browserOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
try {
  const paths = positionals.length > 0 ? positionals : await publicPages();
  process.exitCode = (await measure(paths, browser)) ? 0 : 1;
} finally {
  await browser.close();
  await product?.stop();
}

async function measure(paths: readonly string[], browser: Browser): Promise<boolean> {
  const rows = [['', ...Object.keys(AIMS), 'KiB', 'requests', 'LCP s', 'TBT ms', 'CLS']];
  const missed: string[] = [];
  for (const path of paths) {
    const { kib, requests } = await weighPage(browser, origin + path);
    const { scores, metrics, failed } = await gradePage(origin + path, port, Number(values.runs));
    const grades = Object.values(scores).map(String);
    const { lcp, tbt, cls } = metrics;
    rows.push([
      decodeURI(path),
      ...grades,
      kib.toFixed(0),
      String(requests),
      (lcp / 1000).toFixed(1),
      tbt.toFixed(0),
      cls.toFixed(3),
    ]);
    missed.push(...failed.map((line) => `${decodeURI(path)}: ${line}`));
    for (const [name, least] of Object.entries(AIMS)) {
      const score = scores[name as keyof typeof AIMS];
      if (score < least) missed.push(`${decodeURI(path)}: ${name} ${score}, the aim is ${least}`);
    }
    const aim = path === '/' ? HOME_AIM : path === OFFER ? OFFER_AIM : OTHERS_AIM;
    if (kib > aim.kib) missed.push(`${decodeURI(path)}: the aim is ${aim.kib} KiB`);
    if (requests > aim.requests)
      missed.push(`${decodeURI(path)}: the aim is ${aim.requests} requests`);
    if (lcp / 1000 > LARGEST_PAINT_S)
      missed.push(`${decodeURI(path)}: the aim is the largest paint within ${LARGEST_PAINT_S} s`);
  }
  const lines = [columns(rows), '', ...missed];
  console.log(lines.join('\n'));
  return !missed.some((line) => line.includes('the aim is'));
}

/** The pages that people and search engines see first. */
async function publicPages(): Promise<string[]> {
  const answer = await fetch(`${origin}/api${getProfiles.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rute: '', search: {} }),
  });
  const { profiles } = (await answer.json()) as { profiles: { keylogin: string }[] };
  return [
    '/',
    '/categorias/plomeria',
    '/categorias/plomeria?estado=Jalisco',
    ...profiles.slice(0, 1).map(({ keylogin }) => `/ver/profesional/${keylogin}`),
    OFFER,
  ];
}
