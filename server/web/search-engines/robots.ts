import { paths } from '#web/paths.ts';

/** Addresses below these need a session, or answer nobody but our own pages. */
const CLOSED = ['/api/', '/_dev/', '/chat/', '/admin/', paths.client, paths.professional, '/m/'];

/** Everywhere the same, so that a page is judged in development as it will be in production. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    // Pictures of people and of their work belong to the pages that show them.
    'Allow: /api/files/',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
