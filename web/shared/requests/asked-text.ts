import { useSyncExternalStore } from 'react';
import { tab } from '#lib/browser-storage.ts';

// Nothing else: a home page waits for it. Sending a request (store.ts) and ending the session remove it.
const ITEM = 'solicitud_texto';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(texto: string): void {
  tab.set(ITEM, texto);
  for (const listener of listeners) listener();
}

/** What a home's one field holds, over reloads and on the way back, until a request is sent or the session ends. */
export const useAskedText = (): readonly [string, (texto: string) => void] => [
  useSyncExternalStore(
    subscribe,
    () => tab.get(ITEM) ?? '',
    () => '',
  ),
  keep,
];
