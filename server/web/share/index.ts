import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { shareVersion } from '#domain/profile/share-version.ts';
import { Failure, fail } from '#server/calls/failure.ts';
import { FairQueue } from '#server/connections/index.ts';
import type { Services } from '#server/context.ts';
import { cardByKey } from '#server/features/search/index.ts';
import { shareImages } from '#web/paths.ts';
import { drawProfile } from './profile-picture.ts';
import { LruCache } from './lru-cache.ts';

const DRAWN = path.join(import.meta.dirname, 'drawn');
const DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=300';

interface ProfileRequest {
  Params: { id: string };
  Querystring: { v?: string };
}

/** `/compartir/…`: the preview pictures of shared links, 1200 × 630. */
export function mountShareImages(app: FastifyInstance, services: Services): void {
  const send = (
    reply: FastifyReply,
    type: 'image/png' | 'image/jpeg',
    cache: string,
    image: Buffer,
  ) =>
    reply
      .headers({
        'content-type': type,
        'cache-control': cache,
        // Meant to be embedded elsewhere.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(image);

  app.get(shareImages.site, async (_request, reply) =>
    send(reply, 'image/png', DAY, await drawn('maestros')),
  );
  app.get<{ Params: { slug: string } }>(
    shareImages.category(':slug(^[a-z0-9-]{1,90}$)'),
    async ({ params: { slug } }, reply) => {
      // A category added by an administrator has no picture of its own.
      const image = await drawn(slug).catch(() => drawn('maestros'));
      return send(reply, 'image/png', DAY, image);
    },
  );

  const recent = new LruCache<Buffer>(200);
  // Drawing uses a core for 0.1 s.
  const drawing = new FairQueue(
    { drawn: {} },
    { concurrency: 1, maxQueue: 20 },
    () => new Failure('unavailable'),
  );
  app.get<ProfileRequest>(
    '/compartir/profesional/:id(^[\\w-]{1,64}$).jpg',
    async ({ params: { id }, query, network }, reply) => {
      const card =
        (await cardByKey(services.db, id, services.clock())) ?? fail('profile_not_found');
      const version = shareVersion(card);
      const key = `${id} ${version}`;
      const image =
        recent.get(key) ??
        recent.set(key, await drawing.run('drawn', network, () => drawProfile(services, card)));
      return send(reply, 'image/jpeg', query.v === version ? FOR_EVER : SHORTLY, image);
    },
  );
}

/** A picture from a file. */
const drawn = (name: string): Promise<Buffer> => readFile(path.join(DRAWN, `${name}.png`));
