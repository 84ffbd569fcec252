import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what browsers and systems ask for at fixed addresses: the manifest and the icons of public/,
 * which the build copies beside its own files. Their names never change, so nobody keeps them for long.
 */
export async function serveRootFiles(scope: FastifyInstance, root: string): Promise<void> {
  // A page's policy is no use on them.
  scope.addHook('onRoute', (route) => {
    route.config = Object.assign(route.config ?? {}, { helmet: { skipRoute: true } });
  });
  await scope.register(fastifyStatic, {
    root,
    decorateReply: false,
    // A route for each file: everything else at the root is a page.
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    maxAge: '1d',
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
}
