import { getRequest as call } from '#contract/requests.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { ownRequest } from './queries.ts';
import { ownViews } from './views.ts';

export const getRequest = handleOutside(call, async ({ id }, context) => {
  const row = (await ownRequest(context.db, id, context.caller.id)) ?? fail('request_not_found');
  const [solicitud] = await ownViews(context, [row]);
  return { solicitud: solicitud ?? fail('request_not_found') };
});
