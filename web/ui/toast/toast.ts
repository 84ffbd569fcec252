import { createStore } from '../store.ts';

export interface ToastEntry {
  id: number;
  tone: 'error' | 'success' | 'warning';
  title: string;
  text: string | undefined;
  /** How long it is shown, in milliseconds. */
  life: number;
}

const DEFAULT_LIFE = 4_000;
const MAX_LIFE = 8_000;
/** One is shown at a time: several cannot be read at once, and would cover what they speak of. */
export const shownToast = createStore<ToastEntry | undefined>(undefined);
let last = 0;

function show(
  tone: ToastEntry['tone'],
  title: string,
  text: string | undefined,
  life = DEFAULT_LIFE,
) {
  shownToast.set({ id: ++last, tone, title, text, life: Math.min(life, MAX_LIFE) });
}

export function dismissToast(id: number): void {
  if (shownToast.get()?.id === id) shownToast.set(undefined);
}

/** Removes an error whose cause is gone. */
export function dismissErrors(texts: ReadonlySet<string>): void {
  const { tone, text } = shownToast.get() ?? {};
  if (tone === 'error' && text && texts.has(text)) shownToast.set(undefined);
}

/** Short messages that need no answer. `life` in milliseconds, 4000 by default, 8000 at most. */
export const toast = {
  error: (text: string, life?: number, title = 'Error') => show('error', title, text, life),
  success: (text: string, title = 'Listo', life?: number) => show('success', title, text, life),
  warning: (title: string, text?: string, life?: number) => show('warning', title, text, life),
};
