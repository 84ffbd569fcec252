import { tabDraft } from '#web/shared/tab-draft.ts';

/** What a reload keeps (1 §4). Never the code and never a password. */
export interface Draft {
  email: string;
  /** The last code: to which e-mail, its handle, and when (epoch ms) another may be asked for. */
  sent: { email: string; keylogin: string; resendAt: number } | null;
  /** Whether that code was right. */
  proved: boolean;
}

export const drafts = tabDraft<Draft>({ email: '', sent: null, proved: false }, (stored) => ({
  email: stored.email ?? '',
  sent: stored.sent ?? null,
  proved: stored.proved ?? false,
}));
