import type { FastifyInstance } from 'fastify';

const CONDITIONS = ['if-range', 'if-match', 'if-unmodified-since'] as const;
const RANGE_NOT_SATISFIABLE = 416;

/**
 * Files of the build never change, so what is asked only of a file that is still the same goes without saying. Part of one is sent,
 * without which some telephones play no film; one that is not there is no failure of ours, with a stack in the log for each.
 */
export function ignoreConditions(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, next) => {
    for (const name of CONDITIONS) delete request.raw.headers[name];
    next();
  });
  scope.setErrorHandler((error, _request, reply) => {
    if ((error as { status?: unknown }).status !== RANGE_NOT_SATISFIABLE) throw error;
    return reply.code(RANGE_NOT_SATISFIABLE).send();
  });
}
