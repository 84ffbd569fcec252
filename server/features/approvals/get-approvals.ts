import { getApprovals as call } from '#contract/approvals.ts';
import { type Handler, handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import type { FourEyes } from './four-eyes.ts';
import { limitsView } from './limits.ts';
import { approvals } from './queries.ts';
import { approvalViews } from './views.ts';

const PAGE = 20;
/** More do not wait at once. */
const MOST_WAITING = 100;

export const getApprovalsOf = (actions: ReadonlyMap<string, FourEyes>): Handler<typeof call> =>
  handle(call, async ({ despues }, { db, now, services }) => {
    const waiting = await approvals(db)
      .where('v.estado', '=', 'en_espera')
      .where('v.expires_at', '>', now)
      .orderBy('v.expires_at')
      .orderBy('v.id')
      .limit(MOST_WAITING)
      .execute();
    let ended = approvals(db)
      .where(({ eb, or }) => or([eb('v.estado', '<>', 'en_espera'), eb('v.expires_at', '<=', now)]))
      .orderBy('v.id', 'desc')
      .limit(PAGE + 1);
    if (despues !== undefined) ended = ended.where('v.id', '<', despues);
    const { shown, following } = pageOf(await ended.execute(), PAGE, ({ id }) => id);
    const view = (rows: typeof waiting) => approvalViews(db, rows, { actions, services, now });
    return {
      en_espera: await view(waiting),
      terminadas: await view(shown),
      ...following,
      limites: await limitsView(db),
    };
  });
