import { exportTeamRequests as call } from '#contract/requests.ts';
import { handle } from '#server/calls/handler.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { COUNTED } from '#server/db/numbered-page.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { requestPage } from './queries.ts';
import { listedRequests } from './views.ts';

export const exportTeamRequests = handle(call, async (filters, { caller, db, now }) => {
  const { keys, paging } = await requestPage(db, filters, { rows: COUNTED });
  const solicitudes = await inChunks(keys, (some) => listedRequests(db, some, now));
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_solicitudes',
    subjectId: '',
    people: [],
    after: { solicitudes: solicitudes.length, ...askedFilters(filters) },
    now,
  });
  return { solicitudes, hay_mas: paging.hay_mas };
});
