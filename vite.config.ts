import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';

/**
 * Every page needs React and the router: one chunk for what changes only with the lock file, so that a
 * release of ours leaves it in the visitor's cache.
 */
const vendor =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|cookie|cookie-es|set-cookie-parser|@remix-run)[\\/]/;

/** The calls with their schemas: pages fetch them when they ask for something, not to be shown. */
const api =
  /[\\/]web[\\/]api[\\/]index|[\\/]contract[\\/](?!call\.|is-call\.|errors\.)|node_modules[\\/]zod[\\/]/;

/**
 * What stands around every page, with all that it is made of, and the few parts that most public pages
 * show: one request instead of many small ones. Nothing that is built on Mantine belongs here.
 */
const shell = anyOf([
  'web/(entry\\.client|root|shared/(page-meta|session/public-layout))\\.tsx?$',
  'web/areas/public/(search/cards/|structured-data/|home/title\\.|(date-words|problem|use-(same-field|when-near)|catalogue/place-fields\\.module|search/filters)\\.)',
  'web/shared/(reviews/review-answer|favourites/(favourite-button|known|wanted|worked-with)|profile/checked-facts|projects/worked-together)\\.',
  'web/ui/(art/category-icon|card|money-bar|phone-field|select-field|stack|text-area|text-field)\\.tsx$',
  'contract/requests/form\\.ts$',
  'domain/(payments/plan|projects/(cancellation|fee)|requests/prequote|money)\\.ts$',
  'lib/(browser-storage|date-words|mexico-time|numbers)\\.ts$',

  // An icon is a few hundred bytes, less than a request costs.
  'Icon(ArrowLeft|Briefcase|Calendar|Check|ChevronDown|ChevronRight|Clock|Heart|History|Lock|MapPin|MessageCircle|Messages|Photo|Search|ShieldCheck)\\.mjs$',
]);

/**
 * What the pages of found professionals share with the request and the chat, and few others need: small modules that
 * would be a request each.
 */
const found = anyOf([
  'web/areas/public/(search/(asked|category-field|results-cache|searched-text)|requests/send/(fitting-words|limit-fact|opening|review-address|send-purpose))\\.',
  'web/shared/(chat/use-now|requests/(chosen|ready|store))\\.ts$',
  'web/ui/(checkbox|use-is-wide|form/campos)\\.',
  'contract/requests/at-limit\\.ts$',
  'domain/requests/(can-answer|state|request-message)\\.ts$',
  'Icon(CurrentLocation)\\.mjs$',
]);

/** Files that are looked for by their names: the groups below, and what tests keep from loading. */
const NAMED = new Set(['vendor', 'api', 'shell', 'found', 'home', 'contact-form']);

/** Of modules' paths, on every system. */
function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.map((pattern) => `/${pattern}`.replaceAll('/', '[\\\\/]')).join('|'));
}

/**
 * The oldest browsers that the product is for (README). Syntax and styles are lowered to them; what else they lack, our
 * code does not use (web/floor.test.ts).
 */
export const FLOOR = ['chrome109', 'edge109', 'safari16', 'ios16', 'firefox115'];

/** The file of each style's name, to notice two with one name. */
const named = new Map<string, string>();

/**
 * The name of a style, such as `card_kQx`: it stands in documents, style sheets and scripts, where the usual name with
 * a longer hash and the line weighs more.
 */
function styleName(name: string, filename: string): string {
  const file = path
    .relative(import.meta.dirname, filename.replace(/\?.*/, ''))
    .replaceAll('\\', '/');
  const scoped = `${name}_${createHash('sha256').update(file).digest('base64url').slice(0, 3)}`;
  const other = named.get(scoped) ?? file;
  if (other !== file)
    throw new Error(`${scoped} is a style of ${other} and of ${file}: rename one.`);
  named.set(scoped, file);
  return scoped;
}

/** The service worker: one file at an address that never changes, of which browsers ask whether it is still the same. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const file = path.join(import.meta.dirname, 'web/worker/worker.ts');
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: FLOOR });
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
  },
};

export default defineConfig({
  css: { modules: { generateScopedName: styleName } },
  plugins: [reactRouter(), serviceWorker],
  // Here, because Vite reads it for the environments together.
  build: { cssTarget: FLOOR },
  // Named, so that a first visit in development does not reload when they are met.
  optimizeDeps: { include: ['@mantine/core', '@mantine/form', '@tabler/icons-react'] },
  environments: {
    client: {
      build: {
        target: FLOOR,
        rolldownOptions: {
          output: {
            // Every page loads the table of all routes with their files: only what is looked for by name has one.
            chunkFileNames: ({ name }) =>
              NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 40 },
                { name: 'api', test: api, priority: 20 },
                { name: 'shell', test: shell, priority: 30 },
                { name: 'found', test: found, priority: 25 },
                {
                  name: 'home',
                  test: /[\\/]areas[\\/]public[\\/]home[\\/]home\.tsx/,
                  priority: 10,
                },
              ],
            },
          },
        },
      },
    },
  },
});
