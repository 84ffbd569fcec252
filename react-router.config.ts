import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // tools/build.ts builds beside the old build and swaps them, so the folder comes from outside.
  buildDirectory: process.env.WEB_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The whole table weighs less than the requests that would ask for its parts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
