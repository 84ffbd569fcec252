import { closeRequest as call } from '#contract/requests.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { endRequest } from './answers.ts';
import { ownRequest } from './queries.ts';
import { ownViews } from './views.ts';

export const closeRequest = handle(call, async ({ id }, context) => {
  const { caller, db, now } = context;
  if (!(await ownRequest(db, id, caller.id))) fail('request_not_found');
  await endRequest(db, id, 'cerrada', { now, except: null });
  const row = (await ownRequest(db, id, caller.id)) ?? fail('request_not_found');
  if (row.estado === 'elegida') fail('request_chosen');
  const [solicitud] = await ownViews(context, [row]);
  return { solicitud: solicitud ?? fail('request_not_found') };
});
