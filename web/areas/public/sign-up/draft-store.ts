import { tabDraft } from '#web/shared/tab-draft.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** The drafts of both wizards, each under its own key. */
export const drafts = tabDraft<Draft>(EMPTY_DRAFT, (stored) => ({
  account: { ...EMPTY_DRAFT.account, ...stored.account },
  address: { ...EMPTY_DRAFT.address, ...stored.address },
  prof: { ...EMPTY_DRAFT.prof, ...stored.prof },
  photo: stored.photo ?? null,
  sent: stored.sent ?? null,
  proved: stored.proved ?? null,
}));
