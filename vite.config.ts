import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Every page needs React and the router: one chunk for what changes only with the lock file, so that a
 * release of ours leaves it in the visitor's cache.
 */
const vendor =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|cookie|cookie-es|set-cookie-parser|@remix-run)[\\/]/;

/**
 * What stands around every page and on nearly all of them: one request instead of many small ones.
 * Nothing that is built on Mantine belongs here.
 */
const shell =
  /web[\\/](theme[\\/]|shared[\\/]layout[\\/]|ui[\\/](art[\\/](logo|mark|picture|tile-band|empty-scene|art\.module|logo\.module)|toast[\\/]|avatar|button|card|chip\b|full-screen-loading|icon-button|money\b|reason|stack|states|store))/;

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
                { name: 'vendor', test: vendor, priority: 20 },
                { name: 'shell', test: shell, priority: 10 },
              ],
            },
          },
        },
      },
    },
  },
});
