import { useCallback } from 'react';
import { focusFirst, type Place, placesOf } from './focus-places.ts';

/**
 * For the ref of a focusable box whose contents change by themselves or by what one does in them. When the focused
 * element goes, the focus stays at what surrounded it; when that is the whole box, its contents are new and are shown
 * from their beginning.
 */
export function useFocusKept() {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    let focused: Element | null = null;
    let held: readonly Place[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      held = focused ? placesOf(focused) : [];
    };
    // Where the person moves the focus themselves, nothing is kept. What is being removed loses it too, and is gone
    // by the time of the microtask.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) held = [];
      });
    const changes = new MutationObserver(() => {
      if (held.length === 0 || focused?.isConnected) return;
      const places = held;
      held = [];
      if (focusFirst(places) === box) box.scrollTop = 0;
    });
    box.addEventListener('focusin', onFocus);
    box.addEventListener('focusout', onBlur);
    changes.observe(box, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('focusout', onBlur);
    };
  }, []);
}
