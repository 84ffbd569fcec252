import { useSyncExternalStore } from 'react';
import { emptyRequest, type RequestForm } from '#contract/requests.ts';
import { mexicoDay } from '#lib/mexico-time.ts';

// The request as it is typed (1 §2, decisions §3), under the name that the specification gives it. It
// outlives the tab, and the detour through sign-up; logging out clears it with the session.
const ITEM = 'formDataSearch';
const DAY = 86_400_000;

export interface KeptRequest {
  form: RequestForm;
  /** Of exactly these words and images: sending them again sends them once. */
  requestId: string;
}

let known: { raw: string; kept: KeptRequest | null } | null = null;
/** What was typed where the browser forbids storage: it lives with the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** What this browser had typed; null when there is nothing, or nothing that can be read. */
export function readRequest(): KeptRequest | null {
  const raw = stored();
  if (raw === null) return null;
  if (known?.raw !== raw) known = { raw, kept: parse(raw) };
  return known.kept;
}

/** The request as of now, in step with other tabs; null while rendering on the server. */
export const useRequest = (): KeptRequest | null =>
  useSyncExternalStore(subscribe, readRequest, () => null);

/** Keeps what was typed; other words are another request. */
export function saveRequest(form: RequestForm): void {
  const text = JSON.stringify({ ...form, requestId: crypto.randomUUID() });
  unstored = null;
  try {
    localStorage.setItem(ITEM, text);
  } catch {
    unstored = text;
  }
  changed();
}

/** The request is on its way: the next one begins empty. */
export function clearRequest(): void {
  unstored = null;
  try {
    localStorage.removeItem(ITEM);
  } catch {
    // There is none then.
  }
  changed();
}

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(ITEM);
  } catch {
    return unstored;
  }
}

function parse(raw: string): KeptRequest | null {
  try {
    const found = JSON.parse(raw) as Record<string, unknown> | null;
    if (typeof found?.['categoria'] !== 'string') return null;
    const empty = emptyRequest(mexicoDay(Date.now() + DAY));
    const words = Object.entries(empty).map(([field, first]) => {
      const value = found[field];
      return [field, typeof value === 'string' ? value : first];
    });
    const { precotizacion, requestId } = found;
    const form = {
      ...(Object.fromEntries(words) as RequestForm),
      precotizacion: typeof precotizacion === 'number' ? precotizacion : null,
    };
    return { form, requestId: typeof requestId === 'string' ? requestId : crypto.randomUUID() };
  } catch {
    // Forbidden, or not ours.
    return null;
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
