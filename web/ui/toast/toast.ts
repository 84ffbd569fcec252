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
/** More than this cannot be read at once: the oldest is removed. */
const MAX_TOASTS = 4;

export const toasts = createStore<readonly ToastEntry[]>([]);
let last = 0;

function show(
  tone: ToastEntry['tone'],
  title: string,
  text: string | undefined,
  life = DEFAULT_LIFE,
) {
  // The same message again replaces the old one and restarts its time.
  const others = toasts
    .get()
    .filter((toast) => toast.tone !== tone || toast.title !== title || toast.text !== text);
  const entry = { id: ++last, tone, title, text, life: Math.min(life, MAX_LIFE) };
  toasts.set([...others, entry].slice(-MAX_TOASTS));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Removes errors whose cause is gone. */
export function dismissErrors(texts: ReadonlySet<string>): void {
  const isOver = ({ tone, text }: ToastEntry) => tone === 'error' && text && texts.has(text);
  if (toasts.get().some(isOver)) toasts.set(toasts.get().filter((toast) => !isOver(toast)));
}

/** Short messages that need no answer. `life` in milliseconds, 4000 by default, 8000 at most. */
export const toast = {
  error: (text: string, life?: number, title = 'Error') => show('error', title, text, life),
  success: (text: string, title = 'Listo', life?: number) => show('success', title, text, life),
  warning: (title: string, text?: string, life?: number) => show('warning', title, text, life),
};
