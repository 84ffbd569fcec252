import { tabDraft } from '#web/shared/tab-draft.ts';

/** The input that survives a reload (1 §4): never the code, never a password. */
export interface Draft {
  email: string;
  /** The last code sent: its e-mail and handle, and when (epoch ms) another may be requested. */
  sent: { email: string; keylogin: string; resendAt: number } | null;
  /** Whether that code was correct. */
  proved: boolean;
}

export const drafts = tabDraft<Draft>({ email: '', sent: null, proved: false });
