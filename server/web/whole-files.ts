import type { FastifyInstance } from 'fastify';

const CONDITIONS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

/**
 * Files of the build are sent whole: nobody needs a part of one, or one only if it is still the same. Conditions that cannot be
 * met would be failures of ours, with a stack in the log for each.
 */
export function sendWhole(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, next) => {
    for (const name of CONDITIONS) delete request.raw.headers[name];
    next();
  });
}
