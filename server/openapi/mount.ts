import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { openApiDocument } from './document.ts';

/** `GET {base}/openapi.json`: the contract for those who write another client. Made when first asked for. */
export function mountOpenApi(api: FastifyInstance, { origin }: Pick<Config, 'origin'>): void {
  let document: string | undefined;
  api.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(origin));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document);
  });
}
