import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { robots } from './robots.ts';
import { profilePart, sitemapIndex, sitemapOfPages } from './sitemap.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Serves `/robots.txt`, `/.well-known/security.txt` and the sitemap in parts. */
export function mountSearchEngines(app: FastifyInstance, services: Services): void {
  const { origin } = services.config;
  const send = (reply: FastifyReply, type: string, body: unknown) =>
    reply
      .headers({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      })
      .send(body);

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robots(origin)));
  // RFC 9116. It says until when it holds, which is a year from the day that it is read.
  app.get('/.well-known/security.txt', (_request, reply) => {
    const until = new Date(services.clock().getTime() + YEAR_MS).toISOString();
    const lines = [
      `Contact: mailto:${services.config.operator.teamEmail}`,
      `Expires: ${until.replace(/\.\d{3}/, '')}`,
      'Preferred-Languages: es, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return send(reply, 'text/plain', `${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) =>
    send(reply, 'application/xml', await sitemapIndex(services.db, origin)),
  );
  app.get('/sitemap-paginas.xml', async (_request, reply) =>
    send(reply, 'application/xml', await sitemapOfPages(services.db, origin)),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap-profesionales-:part(^\\d{1,9}$).xml',
    async ({ params }, reply) => {
      const part = await profilePart(services.db, origin, Number(params.part));
      return send(reply, 'application/xml', part ?? fail('unknown_call'));
    },
  );
}
