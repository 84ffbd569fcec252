import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // tools/build.ts builds beside the old build and swaps them, so the folder comes from outside.
  buildDirectory: process.env.WEB_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The whole table weighs less than the requests that would ask for its parts.
  routeDiscovery: { mode: 'initial' },
  // Loaders of the browser are a few lines that fetch what they need: a file each is a request more.
  splitRouteModules: false,
} satisfies Config;
