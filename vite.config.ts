import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Every page needs React and the router: one chunk for what changes only with the lock file, so that a
 * release of ours leaves it in the visitor's cache.
 */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|cookie-es|set-cookie-parser|@remix-run)[\\/]/;

export default defineConfig({
  plugins: [reactRouter()],
  // Named, so that a first visit in development does not reload when they are met.
  optimizeDeps: { include: ['@mantine/core', '@mantine/form', '@tabler/icons-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor, priority: 10 }] } },
        },
      },
    },
  },
});
