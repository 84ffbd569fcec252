import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from './context.ts';

/** `/livez`: the process answers. `/readyz`: so does the database, and nobody asked the process to stop. */
export function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/livez', () => ({ estado: 'vivo' }));
  app.get('/readyz', async (_request, reply) => {
    if (services.stopping.aborted) return reply.code(503).send({ estado: 'deteniéndose' });
    try {
      await sql`select 1`.execute(services.db);
      return { estado: 'listo' };
    } catch {
      return reply.code(503).send({ estado: 'sin base de datos' });
    }
  });
}
