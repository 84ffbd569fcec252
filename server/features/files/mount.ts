import type { FastifyInstance } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { checkSignature, fileIdOf } from './paths.ts';

interface FileRequest {
  Params: { name: string };
  Querystring: { v?: string; f?: string };
}

/** `GET {base}/files/:name`: public images for anyone, private ones by a signed link. */
export function mountFiles(api: FastifyInstance, services: Services): void {
  api.get<FileRequest>('/files/:name', async ({ params: { name }, query }, reply) => {
    const isPublic = await requireFile(services, name);
    if (!isPublic) requireSignature(services, name, query);
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

/** Whether the file is public; the table decides, whatever the link says. */
async function requireFile({ db }: Services, name: string): Promise<boolean> {
  const id = fileIdOf(name);
  const file =
    id === null
      ? undefined
      : await db.selectFrom('file').select('public').where('id', '=', id).executeTakeFirst();
  return file ? file.public : fail('not_found');
}

function requireSignature(services: Services, name: string, query: FileRequest['Querystring']) {
  const signature = checkSignature(services.config.secretKey, name, query, services.clock());
  if (signature === 'expired') fail('link_expired');
  // Without a link of ours nobody learns that the file exists.
  if (signature === 'forged') fail('not_found');
}
