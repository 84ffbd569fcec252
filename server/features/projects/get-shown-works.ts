import { ROL } from '#contract/call.ts';
import { getShownWorks as call } from '#contract/projects.ts';
import { MOMENTS } from '#domain/projects/pictures.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { picturesView } from './deliveries.ts';
import { filesOf } from './showings.ts';

export const getShownWorks = handle(call, async ({ user_id }, context) => {
  const { db } = context;
  const { id } =
    (await db
      .selectFrom('account')
      .select('id')
      .where('keylogin', '=', user_id)
      .where('rol', '=', ROL.professional)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ?? fail('account_not_found');
  const rows = await db
    .selectFrom('showing as s')
    .innerJoin('proposal as p', 'p.id', 's.proposal_id')
    .innerJoin('account as client', 'client.id', 'p.client_id')
    .select(['p.id as id_proposal', 'p.titulo', 's.categoria', 'p.finalized_at'])
    .select(['client.nombre', 'client.apellidos'])
    .select(MOMENTS.map((momento) => filesOf(momento, 's.proposal_id').as(momento)))
    .where('s.professional_id', '=', id)
    .where('s.professional_agrees', '=', true)
    .where('s.client_agrees', '=', true)
    .where('s.taken_down_at', 'is', null)
    .where('client.deleted_at', 'is', null)
    .orderBy('s.proposal_id', 'desc')
    .execute();
  return {
    trabajos: rows.map(({ nombre, apellidos, finalized_at, antes, despues, ...work }) => ({
      ...work,
      cliente: `${nombre} ${apellidos}`,
      finalized_at: finalized_at?.toISOString() ?? null,
      imagenes: picturesView(context, { antes, despues }),
    })),
  };
});
