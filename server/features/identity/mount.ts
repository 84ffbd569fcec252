import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ROL } from '#contract/call.ts';
import { validateProfessional } from '#contract/identity.ts';
import { type Needed, permissionsOf, permits } from '#domain/administrators/permissions.ts';
import { fail } from '#server/calls/failure.ts';
import type { Services } from '#server/context.ts';
import { imagePolicy } from '#server/calls/other-sites.ts';
import {
  fileIdOf,
  type LinkQuery,
  readIdImage,
  requireSignature,
  UnreadableObject,
} from '#server/features/files/index.ts';
import { recordView } from './record-view.ts';

/** Who of the team sees somebody's ID: who decides on professionals. */
const SEES_IDS: Needed = validateProfessional.permission ?? ['dueño'];

interface IdImageRequest {
  Params: { name: string };
  Querystring: LinkQuery;
}

/**
 * `GET {base}/identificaciones/:name`: an ID image, by a link signed for one person, who must be its owner
 * or an administrator at this moment. Each view is recorded before the image is sent.
 */
export function mountIdImages(api: FastifyInstance, services: Services): void {
  api.get<IdImageRequest>('/identificaciones/:name', async (request, reply) => {
    const { params, query, log } = request;
    requireSignature(services, params.name, query);
    const seen = await lookUp(services, fileIdOf(params.name), query.p);
    const content = await read(services, seen.fileId, log);
    await recordView(services, seen);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': imagePolicy(services.config),
      })
      .send(content);
  });
}

/** The image and its viewer, checked against the tables and not the link. */
async function lookUp({ db }: Services, fileId: string | null, viewer: unknown) {
  if (fileId === null || typeof viewer !== 'string') return fail('not_found');
  const found = await db
    .selectFrom('file as f')
    .innerJoin('account as owner', 'owner.id', 'f.owner_id')
    .innerJoin('account as viewer', (join) => join.on('viewer.keylogin', '=', viewer))
    .select([
      'f.id as fileId',
      'owner.id as ownerId',
      'owner.keylogin as ownerKey',
      'viewer.id as viewerId',
      'viewer.permisos',
    ])
    .where('f.id', '=', fileId)
    .where('f.purpose', '=', 'identificacion')
    .where('owner.deleted_at', 'is', null)
    .where('viewer.deleted_at', 'is', null)
    .where('viewer.suspended_at', 'is', null)
    .where(({ eb, or, ref }) =>
      or([eb('viewer.id', '=', ref('owner.id')), eb('viewer.rol', '=', ROL.admin)]),
    )
    .executeTakeFirst();
  if (!found) return fail('not_found');
  const isOwner = found.viewerId === found.ownerId;
  return isOwner || permits(permissionsOf(found), SEES_IDS) ? found : fail('not_found');
}

async function read(services: Services, fileId: string, log: FastifyBaseLogger): Promise<Buffer> {
  try {
    return (await readIdImage(services, fileId)) ?? fail('not_found');
  } catch (error) {
    if (!(error instanceof UnreadableObject)) throw error;
    log.error({ err: error }, 'an ID image cannot be read');
    return fail('id_image_unreadable');
  }
}
