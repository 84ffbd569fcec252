import * as savedViews from '#contract/saved-views.ts';
import { implement } from '#server/calls/implement.ts';
import { deleteView } from './delete-view.ts';
import { getSavedViews } from './get-views.ts';
import { saveView } from './save-view.ts';

/** The handlers of the contract's module. */
export const handlers = implement(savedViews, { getSavedViews, saveView, deleteView });
