import type { FastifyInstance } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { imagePolicy } from '#server/calls/other-sites.ts';
import { checkSignature, fileIdOf, type LinkQuery } from './paths.ts';

interface FileRequest {
  Params: { name: string };
  Querystring: LinkQuery;
}

/** `GET {base}/files/:name`: public images for anyone, private ones by a signed link. */
export function mountFiles(api: FastifyInstance, services: Services): void {
  api.get<FileRequest>('/files/:name', async ({ params: { name }, query }, reply) => {
    const isPublic = await requireFile(services, name);
    if (!isPublic) requireSignature(services, name, { v: query.v, f: query.f });
    const content = (await services.objects.get(name)) ?? fail('not_found');
    return reply
      .headers({
        // The content of an id never changes, so it can be cached for ever.
        'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=300',
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': imagePolicy(services.config),
      })
      .send(content);
  });
}

/** Whether the file is public, by the table and not by the link. ID images are not served here. */
async function requireFile({ db }: Services, name: string): Promise<boolean> {
  const id = fileIdOf(name);
  const file =
    id === null
      ? undefined
      : await db
          .selectFrom('file')
          .select('public')
          .where('id', '=', id)
          .where('purpose', '<>', 'identificacion')
          .executeTakeFirst();
  return file ? file.public : fail('not_found');
}

/** Ends the request unless the link's signature is valid for this name and viewer and has not expired. */
export function requireSignature(services: Services, name: string, query: LinkQuery): void {
  const signature = checkSignature(services.config.secretKey, name, query, services.clock());
  if (signature === 'expired') fail('link_expired');
  // Without a valid signature the file's existence is not revealed.
  if (signature === 'forged') fail('not_found');
}
