import { paths } from '#web/paths.ts';

/** Paths that need a session, or that only our own pages use. */
const CLOSED = [
  '/api/',
  '/_dev/',
  '/chat/',
  '/admin/',
  paths.client,
  paths.professional,
  '/m/',
  '/baja/',
  '/invitacion/',
];

/** The same in all environments, so that checks in development match production. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    // Profile and portfolio pictures belong to public pages.
    'Allow: /api/files/',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
