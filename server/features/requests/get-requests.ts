import { getRequests as call } from '#contract/requests.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { PAGE, requestsOf, totalsOf } from './queries.ts';
import { ownViews } from './views.ts';

export const getRequests = handleOutside(call, async ({ estado, con, antes }, context) => {
  const { caller, db } = context;
  const rows = await requestsOf(db, caller.id, { estado, antes, professionalKey: con });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return {
    solicitudes: await ownViews(context, shown),
    ...following,
    totales: await totalsOf(db, caller.id),
  };
});
