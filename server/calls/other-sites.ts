import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

type Sites = Pick<Config, 'allowedOrigins'>;

/**
 * Lets the pages of other sites that the configuration names call the API (4 §H). Without cookies: the session is in
 * the body, and signing up has its `intento`. For the whole application, because an unknown call has no route.
 */
export async function allowOtherSites(
  app: FastifyInstance,
  { allowedOrigins }: Sites,
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type'],
    // The page reads the server's time off it.
    exposedHeaders: ['date'],
    maxAge: 3600,
    // A preflight without its headers is answered like any other.
    strictPreflight: false,
  });
}

/** Which pages may show an image: ours, or anybody's who has its link where other sites are allowed. */
export const imagePolicy = ({ allowedOrigins }: Sites): 'same-origin' | 'cross-origin' =>
  allowedOrigins.length === 0 ? 'same-origin' : 'cross-origin';
