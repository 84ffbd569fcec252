import { useEffect, useEffectEvent } from 'react';
import { createStore } from '#web/ui/store.ts';

const STORED = 'maestros-atajos';

/** Whether single keys do something: who dictates or slips on the keyboard can turn them off. */
export const shortcutsOn = createStore(
  typeof localStorage === 'undefined' || localStorage.getItem(STORED) !== 'no',
);

export function setShortcuts(on: boolean): void {
  localStorage.setItem(STORED, on ? 'si' : 'no');
  shortcutsOn.set(on);
}

/** Where a letter is text, or chooses from a list. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="menu"]';

/** Does things by single keys, but not while one types or a dialog asks something. */
export function useShortcuts(does: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = does[event.key.toLowerCase()];
    const { target } = event;
    if (!act || !shortcutsOn.get() || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest(TYPED_IN)) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
