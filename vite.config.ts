import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Every page needs React and the router: one chunk for what changes only with the lock file, so that a
 * release of ours leaves it in the visitor's cache.
 */
const vendor =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|cookie|cookie-es|set-cookie-parser|@remix-run)[\\/]/;

/** The calls, their schemas and the rules: nearly every page asks for something. */
const api = /[\\/]web[\\/]api[\\/]|[\\/](contract|domain)[\\/]|node_modules[\\/]zod[\\/]/;

/**
 * What stands around every page and on nearly all of them: one request instead of many small ones.
 * Nothing that is built on Mantine belongs here.
 */
const shell =
  /web[\\/](theme[\\/]|paths|entry|root|shared[\\/](layout|session|redirect|page-meta|shorten)|ui[\\/](art[\\/](logo|mark|picture|tile-band|empty-scene|art\.module|logo\.module)|toast[\\/]|avatar|button|card|chip\b|field\.|full-screen-loading|icon-button|money\b|phone-field|rating|reason|skeleton|stack|states|store|text-area|text-field))/;

/** The first page of most visitors, and the card of a professional that the search shows too. */
const welcome =
  /web[\\/]areas[\\/]public[\\/](home(?![\\/](place-dialog|contact-form\.|contact-draft))|professional[\\/]|date-words|problem|search[\\/]filters)/;

/** An icon is a few hundred bytes, less than a request costs. */
const icons = /node_modules[\\/]@tabler[\\/]icons-react/;

export default defineConfig({
  plugins: [reactRouter()],
  // Named, so that a first visit in development does not reload when they are met.
  optimizeDeps: { include: ['@mantine/core', '@mantine/form', '@tabler/icons-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: 40 },
                { name: 'api', test: api, priority: 30 },
                { name: 'shell', test: shell, priority: 20 },
                { name: 'shell', test: icons, minShareCount: 3, priority: 15 },
                { name: 'welcome', test: welcome, priority: 10 },
              ],
            },
          },
        },
      },
    },
  },
});
