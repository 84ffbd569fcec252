import { local } from '#lib/browser-storage.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** The visitor's choice; `auto` follows the system. */
export type ColorScheme = 'auto' | 'light' | 'dark';

// Mantine's own names, so that its components use the same choice.
const key = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

/** Runs in the head, before the first paint, so that the other scheme does not flash. */
export const colorSchemeScript = `var c;try{c=localStorage.getItem('${key}')}catch(e){}
if(c!=='light'&&c!=='dark')c=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.setAttribute('${attribute}',c)`;

const listeners = new Set<() => void>();

function chosen(): ColorScheme {
  const stored = local.get(key);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function apply(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen() === 'auto' ? (dark ? 'dark' : 'light') : chosen();
  document.documentElement.setAttribute(attribute, scheme);
  for (const listener of listeners) listener();
}

export function setColorScheme(scheme: ColorScheme): void {
  local.set(key, scheme);
  apply();
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, chosen, () => 'auto');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies changes of the system's scheme while the page is open. */
export function useSystemColorScheme(): void {
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, []);
}
