import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../openapi/document.ts';

/** `GET /_dev/api`: the document of the API as a page. In development only. */
export async function mountApiPage(app: FastifyInstance, { origin }: { origin: string }) {
  await app.register(async (scope) => {
    const document = openApiDocument(origin) as never;
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: '/_dev/api',
      // It draws some of its pictures with styles of their own, and knows nothing of trusted types.
      transformStaticCSP: (policy) =>
        policy
          .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
          .replace(/require-trusted-types-for [^;]*;?/, '')
          .replace(/trusted-types [^;]*;?/, ''),
      uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1, filter: true },
    });
  });
}
