import { createStore } from '../store.ts';

export interface ToastEntry {
  id: number;
  tone: 'error' | 'success' | 'warning';
  title: string;
  text: string | undefined;
  /** Milliseconds on the screen. */
  life: number;
}

const usual = 4_000;
const longest = 8_000;
/** More at once than anyone reads: the oldest gives way. */
const most = 4;

export const toasts = createStore<readonly ToastEntry[]>([]);
let last = 0;

function show(tone: ToastEntry['tone'], title: string, text: string | undefined, life = usual) {
  // Said again while it is still there: it starts its life anew instead of standing twice.
  const others = toasts
    .get()
    .filter((toast) => toast.tone !== tone || toast.title !== title || toast.text !== text);
  const entry = { id: ++last, tone, title, text, life: Math.min(life, longest) };
  toasts.set([...others, entry].slice(-most));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Short messages that need no answer. `life` in milliseconds, 4000 unless told, 8000 at most. */
export const toast = {
  error: (text: string, life?: number, title = 'Error') => show('error', title, text, life),
  success: (text: string, title = 'Listo', life?: number) => show('success', title, text, life),
  warning: (title: string, text?: string, life?: number) => show('warning', title, text, life),
};
