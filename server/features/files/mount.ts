import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { imagePolicy } from '#server/calls/other-sites.ts';
import { readNamed } from './read-image.ts';
import { checkSignature, fileIdOf, type LinkQuery } from './paths.ts';

interface FileRequest {
  Params: { name: string };
  Querystring: LinkQuery;
}

const CACHED = {
  // The content of an id never changes, so it can be cached for ever.
  public: 'public, max-age=31536000, immutable',
  // Either of the two can take it back at any time: caches ask before they show it again.
  shown: 'public, no-cache',
  private: 'private, max-age=300',
};

/**
 * `GET {base}/files/:name`: public images for anyone, private ones by a signed link, and those of a shown work for
 * anyone while both of its sides agree.
 */
export function mountFiles(api: FastifyInstance, services: Services): void {
  api.get<FileRequest>(
    '/files/:name',
    async ({ params: { name }, query, headers: asked }, reply) => {
      const id = fileIdOf(name) ?? fail('not_found');
      const { seenBy, encrypted } = await whoSees(services, id, query);
      if (seenBy === 'private') requireSignature(services, name, { v: query.v, f: query.f });
      const headers = { 'cache-control': CACHED[seenBy], etag: `"${id}"` };
      if (seenBy === 'shown' && asked['if-none-match'] === headers.etag)
        return reply.code(304).headers(headers).send();
      const content = (await readNamed(services, name, encrypted)) ?? fail('not_found');
      return reply
        .headers({
          ...headers,
          'content-type': 'image/webp',
          'content-disposition': 'inline',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': imagePolicy(services.config),
        })
        .send(content);
    },
  );
}

/** Who sees the file, by the tables and not by the link. ID images are not served here. */
async function whoSees(
  { db }: Services,
  id: string,
  { f }: LinkQuery,
): Promise<{ seenBy: keyof typeof CACHED; encrypted: boolean }> {
  const file =
    (await db
      .selectFrom('file')
      .select(['public', 'key_id'])
      .where('id', '=', id)
      .where('purpose', '<>', 'identificacion')
      .executeTakeFirst()) ?? fail('not_found');
  const encrypted = file.key_id !== null;
  if (file.public) return { seenBy: 'public', encrypted };
  // A signed link is for the two sides, whatever they show to others.
  if (f !== undefined) return { seenBy: 'private', encrypted };
  const { rows } = await sql<{ shown: boolean }>`select file_shown(${id}) as shown`.execute(db);
  return { seenBy: rows[0]?.shown ? 'shown' : 'private', encrypted };
}

/** Ends the request unless the link's signature is valid for this name and viewer and has not expired. */
export function requireSignature(services: Services, name: string, query: LinkQuery): void {
  const signature = checkSignature(services.config.secretKeys, name, query, services.clock());
  if (signature === 'expired') fail('link_expired');
  // Without a valid signature the file's existence is not revealed.
  if (signature === 'forged') fail('not_found');
}
