import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ignoreConditions } from './conditions.ts';

/**
 * Serves files at fixed addresses: the manifest and icons of public/, which the build copies beside its own
 * files. Their names never change, so they are cached for a day only.
 */
export async function serveRootFiles(scope: FastifyInstance, root: string): Promise<void> {
  // They need no content security policy.
  scope.addHook('onRoute', (route) => {
    route.config = Object.assign(route.config ?? {}, { helmet: { skipRoute: true } });
  });
  ignoreConditions(scope);
  await scope.register(fastifyStatic, {
    root,
    decorateReply: false,
    // One route per file: everything else at the root is a page.
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    maxAge: '1d',
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
}
