import { type RefObject, useEffect, useRef } from 'react';

/** The ref of what somebody opened and reads or fills in next: it gets the focus. */
export function useFocusOnOpen<Box extends HTMLElement>(opened = true): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (!opened) return undefined;
    // In a timeout, because the page first moves the focus to its title.
    const timer = setTimeout(() => box.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [opened]);
  return box;
}
