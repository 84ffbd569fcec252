import { local } from '#lib/browser-storage.ts';
import { useSyncExternalStore } from 'react';
import { REQUEST_RECIPIENTS } from '#contract/requests/form.ts';
import type { PublicCard } from '#contract/profile/view.ts';

// The professionals chosen for the request. Kept in the browser, so that the choice survives other
// filters, a reload and sign-up, even when they are no longer in the results.
const ITEM = 'solicitud_elegidos';

export type Chosen = Pick<PublicCard, 'keylogin' | 'img_profile' | 'profesion'> & {
  nombre: string;
  /** Where they work, as their card said it; missing where they were not chosen from one. */
  area?: Pick<PublicCard, 'estado' | 'ciudad'> | undefined;
};

interface Kept {
  /** The category they were chosen for; for another one they are ignored. */
  categoria: string;
  people: Chosen[];
}

const NOBODY: readonly Chosen[] = [];

let known: { raw: string; kept: Kept } | null = null;
const listeners = new Set<() => void>();

/**
 * The professionals chosen for this category, or for whichever one they were (`null`), in the order of choosing; none on
 * the server.
 */
export const useChosen = (categoria: string | null): readonly Chosen[] =>
  useSyncExternalStore(
    subscribe,
    () => chosenFor(categoria),
    () => NOBODY,
  );

/** Adds or removes a professional; does nothing when the limit of recipients is reached. */
export function toggleChosen(categoria: string, person: Chosen): void {
  const before = chosenFor(categoria);
  const others = before.filter(({ keylogin }) => keylogin !== person.keylogin);
  const people = others.length < before.length ? others : [...before, person];
  if (people.length <= REQUEST_RECIPIENTS) keep({ categoria, people });
}

/** Makes a professional one of those chosen, as far as there is room. */
export function chooseFor(categoria: string, person: Chosen): void {
  if (chosenFor(categoria).every(({ keylogin }) => keylogin !== person.keylogin))
    toggleChosen(categoria, person);
}

/** Leaves out those who have a key among these. */
export function leaveOut(keys: ReadonlyMap<string, unknown>): void {
  const kept = keptNow();
  const people = kept?.people.filter(({ keylogin }) => !keys.has(keylogin)) ?? [];
  if (kept && people.length < kept.people.length) keep({ ...kept, people });
}

export function clearChosen(): void {
  keep(null);
}

/** The category for which somebody was chosen; '' for none. */
export const chosenTrade = (): string => keptNow()?.categoria ?? '';

function chosenFor(categoria: string | null): readonly Chosen[] {
  const kept = keptNow();
  return kept && (categoria === null || kept.categoria === categoria) ? kept.people : NOBODY;
}

function keptNow(): Kept | null {
  const raw = local.get(ITEM);
  if (raw === null) return null;
  if (known?.raw !== raw) known = { raw, kept: parse(raw) };
  return known.kept;
}

function keep(kept: Kept | null): void {
  if (kept === null) local.remove(ITEM);
  else local.set(ITEM, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

function parse(raw: string): Kept {
  const nobody: Kept = { categoria: '', people: [] };
  try {
    const { categoria, people } = JSON.parse(raw) as Partial<Kept>;
    if (typeof categoria !== 'string' || !Array.isArray(people)) return nobody;
    const readable = people.filter(
      (one: Partial<Chosen> | null) =>
        typeof one?.keylogin === 'string' && typeof one.nombre === 'string',
    );
    return { categoria, people: readable.slice(0, REQUEST_RECIPIENTS) };
  } catch {
    return nobody;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
