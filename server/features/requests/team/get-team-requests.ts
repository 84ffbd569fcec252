import { getTeamRequests as call } from '#contract/requests.ts';
import { handle } from '#server/calls/handler.ts';
import { auditList } from '#server/features/audit/index.ts';
import { requestPage } from './queries.ts';
import { listedRequests } from './views.ts';

const ROWS = 10;

export const getTeamRequests = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_solicitudes', input, now });
  const { keys, paging } = await requestPage(db, input, { ...input, rows: ROWS });
  return { solicitudes: await listedRequests(db, keys, now), ...paging };
});
