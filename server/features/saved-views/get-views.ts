import { getSavedViews as call } from '#contract/saved-views.ts';
import { handle } from '#server/calls/handler.ts';
import { ownViews } from './queries.ts';

export const getSavedViews = handle(call, async ({ lista }, { caller, db }) => ({
  vistas: await ownViews(db, caller.id, lista),
}));
