import { getReleases as call } from '#contract/payouts.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { releasePage } from './releases.ts';

const PAGE = 20;

export const getReleases = handleOutside(call, async ({ antes }, { caller, db }) => {
  const rows = await releasePage(db, caller.id, { before: antes, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return { liberaciones: shown, ...following };
});
