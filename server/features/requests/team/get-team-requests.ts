import { getTeamRequests as call } from '#contract/requests.ts';
import { handle } from '#server/calls/handler.ts';
import { requestPage } from './queries.ts';
import { listedRequests } from './views.ts';

const ROWS = 10;

export const getTeamRequests = handle(call, async (input, { db, now }) => {
  const { keys, paging } = await requestPage(db, input, { ...input, rows: ROWS });
  return { solicitudes: await listedRequests(db, keys, now), ...paging };
});
