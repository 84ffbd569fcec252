import { tabDraft } from '#web/shared/tab-draft.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** The drafts of both wizards, each under its own key. */
export const drafts = tabDraft<Draft>(EMPTY_DRAFT);
