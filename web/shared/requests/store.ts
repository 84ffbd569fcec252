import { local, tab } from '#lib/browser-storage.ts';
import { useSyncExternalStore } from 'react';
import { emptyRequest, type RequestForm } from '#contract/requests/form.ts';
import { WHENS } from '#domain/requests/when.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';

// The request as it is typed (1 §2, decisions §3), under the name that the specification gives it. It
// survives closing the tab and sign-up; logging out clears it with the session.
const ITEM = 'formDataSearch';
/** The number of the one that this tab sent last, until another begins. */
const SENT_ITEM = 'solicitud_enviada';
/** The last visit of the form. */
const VISIT_ITEM = 'solicitud';
/** The visit whose request was sent. */
const SENT_VISIT_ITEM = 'solicitud_enviada_en';
const DAY = 86_400_000;

export interface KeptRequest {
  form: RequestForm;
  /** Identifies exactly this text and these images, so that the server stores them once. */
  requestId: string;
  /** Of one that was sent before and goes to somebody more; null for a new one. */
  sent: SentBefore | null;
}

export interface SentBefore {
  /** The keys of those who have it. */
  to: readonly string[];
  /** To how many more it can go. */
  places: number;
  /** How many images it has; the server keeps them. */
  images: number;
}

let known: { raw: string; kept: KeptRequest | null } | null = null;
const listeners = new Set<() => void>();

/** The stored request; null when there is none or it cannot be read. */
export function readRequest(): KeptRequest | null {
  const raw = local.get(ITEM);
  if (raw === null) return null;
  if (known?.raw !== raw) known = { raw, kept: parse(raw) };
  return known.kept;
}

/** The current request, kept in sync with other tabs; null while rendering on the server. */
export const useRequest = (): KeptRequest | null =>
  useSyncExternalStore(subscribe, readRequest, () => null);

/** The number of the request that was sent last, where one comes back to with reload, back and forward; null without one. */
export const useSentRequest = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Number(tab.get(SENT_ITEM)) || null,
    () => null,
  );

/** The visit of the form that what is stored belongs to: a reload must not overwrite later changes. */
export const lastVisit = (): string | null => tab.get(VISIT_ITEM);
export const rememberVisit = (visit: string): void => void tab.set(VISIT_ITEM, visit);

/** The number of the request that a visit of the form sent, to which one comes back; null for one that sent none. */
export function useSentIn(visit: string): number | null {
  const sent = useSentRequest();
  return sent !== null && tab.get(SENT_VISIT_ITEM) === visit ? sent : null;
}

/** Stores what was typed, under a new id: it is then another request. */
export function saveRequest(form: RequestForm): void {
  tab.remove(SENT_ITEM);
  local.set(ITEM, JSON.stringify({ ...form, requestId: crypto.randomUUID() }));
  changed();
}

/** Stores a request that was sent before, unchanged: sent again it is the same, and goes to those who lack it. */
export function resumeRequest(form: RequestForm, requestId: string, sent: SentBefore): void {
  tab.remove(SENT_ITEM);
  local.set(ITEM, JSON.stringify({ ...form, requestId, enviada: sent }));
  changed();
}

/** Removes the request once it was sent: the next one starts empty. `sent` is the number it got. */
export function clearRequest(sent: number | null): void {
  local.remove(ITEM);
  local.remove('solicitud_leida');
  tab.remove('solicitud_texto');
  if (sent !== null) {
    tab.set(SENT_ITEM, String(sent));
    tab.set(SENT_VISIT_ITEM, lastVisit() ?? '');
  }
  changed();
}

function parse(raw: string): KeptRequest | null {
  try {
    const found = JSON.parse(raw) as Record<string, unknown> | null;
    if (typeof found?.['categoria'] !== 'string') return null;
    const empty = emptyRequest(mexicoDay(serverNow() + DAY));
    const words = Object.entries(empty).map(([field, first]) => {
      const value = found[field];
      return [field, typeof value === 'string' ? value : first];
    });
    const { precotizacion, requestId } = found;
    const form = {
      ...(Object.fromEntries(words) as RequestForm),
      cuando: WHENS.find((words) => words === found['cuando']) ?? '',
      precotizacion: typeof precotizacion === 'number' ? precotizacion : null,
    };
    return {
      form,
      requestId: typeof requestId === 'string' ? requestId : crypto.randomUUID(),
      sent: sentBefore(found['enviada']),
    };
  } catch {
    // It is not JSON.
    return null;
  }
}

function sentBefore(value: unknown): SentBefore | null {
  const { to, places, images } = (value ?? {}) as Partial<SentBefore>;
  if (!Array.isArray(to) || typeof places !== 'number' || typeof images !== 'number') return null;
  return { to, places, images };
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
