import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { decryptObject, type LinkQuery, requireSignature } from '#server/features/files/index.ts';
import { exportToSend, partName } from './queries.ts';

interface DataRequest {
  Params: { name: string };
  Querystring: LinkQuery;
}

/** `GET {base}/mis-datos/:name`: the copy of one's data, by a link signed for its owner. */
export function mountDataExports(api: FastifyInstance, services: Services): void {
  api.get<DataRequest>('/mis-datos/:name', async ({ params: { name }, query }, reply) => {
    requireSignature(services, name, query);
    const { db, clock } = services;
    const found = (await exportToSend(db, name, String(query.p), clock())) ?? fail('not_found');
    // Reads the first part before sending headers, so that an unreadable one gets an error reply.
    const partsOfArchive = decryptedParts(services, found);
    const first = await partsOfArchive.next();
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="mis-datos-maestros.zip"',
        'content-length': found.bytes,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(Readable.from(following(first, partsOfArchive)));
  });
}

async function* following(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}

async function* decryptedParts(
  { objects, config }: Services,
  { name, parts }: { name: string; parts: number },
): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part++) {
    const stored = partName(name, part);
    const object = (await objects.get(stored)) ?? fail('not_found');
    yield decryptObject(config.fileKeys, stored, object);
  }
}
