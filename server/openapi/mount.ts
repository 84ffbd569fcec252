import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** `GET {base}/openapi.json`: the contract for those who write another client. Loaded and made when first asked for. */
export function mountOpenApi(api: FastifyInstance, { origin }: Pick<Config, 'origin'>): void {
  let document: Promise<string> | undefined;
  const make = async () => {
    const { openApiDocument } = await import('./document.ts');
    return JSON.stringify(openApiDocument(origin));
  };
  api.get('/openapi.json', async (_request, reply) => {
    document ??= make();
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await document);
  });
}
