import type { FastifyInstance } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
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
        // An id never gets another content, so what was fetched once holds for ever.
        'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=300',
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(content);
  });
}

/** Whether the file is public; the table decides, whatever the link says. IDs are not seen here. */
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

/** Ends the request unless the link is one of ours, for this name and viewer, and still holds. */
export function requireSignature(services: Services, name: string, query: LinkQuery): void {
  const signature = checkSignature(services.config.secretKey, name, query, services.clock());
  if (signature === 'expired') fail('link_expired');
  // Without a link of ours nobody learns that the file exists.
  if (signature === 'forged') fail('not_found');
}
