import { getReports as call } from '#contract/moderation.ts';
import { handle } from '#server/calls/handler.ts';
import { auditList } from '#server/features/audit/index.ts';
import { countOpenReports, reportPage } from './queries.ts';
import { reportView } from './views.ts';

const PAGE = 20;
/** Reports are counted up to here: the badge shows «99+». */
const COUNTED = 100;

export const getReports = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_denuncias', input, now });
  const { antes, persona, id, estado, cuantos = PAGE } = input;
  const rows = await reportPage(
    db,
    { antes, persona, id, open: estado !== 'atendidas' },
    cuantos + 1,
  );
  return {
    reports: rows.slice(0, cuantos).map(reportView),
    hay_mas: rows.length > cuantos,
    abiertas: await countOpenReports(db, COUNTED),
  };
});
