import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ignoreConditions } from './conditions.ts';

/** Serves the scripts, styles and fonts of the build; their names contain a hash of their content. */
export async function serveAssets(scope: FastifyInstance, root: string): Promise<void> {
  // Assets need no content security policy; on a page of fifteen requests it would add 15 KB.
  scope.addHook('onRoute', (route) => {
    route.config = Object.assign(route.config ?? {}, { helmet: { skipRoute: true } });
  });
  ignoreConditions(scope);
  await scope.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    // One route per file; a common one would list the folder for every request.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    // File names contain a hash of the content.
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
  // Without it a file that is not there would be a page.
  scope.get('/assets/*', (_request, reply) => reply.callNotFound());
}
