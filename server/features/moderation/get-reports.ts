import { getReports as call } from '#contract/moderation.ts';
import { handle } from '#server/calls/handler.ts';
import { countOpenReports, reportPage } from './queries.ts';
import { reportView } from './views.ts';

const PAGE = 20;
/** Reports are counted up to here: the badge shows «99+». */
const COUNTED = 100;

export const getReports = handle(
  call,
  async ({ antes, persona, id, estado, cuantos = PAGE }, { db }) => {
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
  },
);
