import { useEffect, useRef } from 'react';

/**
 * For a list with a «more» button at its end: after a press, moves the focus to the first added item,
 * so that it is not lost.
 */
export function useFocusOnAdded(count: number) {
  const box = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);

  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const added = box.current?.children[from.current] as HTMLElement | undefined;
    (added?.querySelector('a') ?? added)?.focus();
    from.current = null;
  }, [count]);

  const keepFocus = async (load: () => Promise<void>) => {
    const last = box.current?.lastElementChild;
    from.current = last?.contains(document.activeElement) ? count : null;
    await load();
  };
  return { box, keepFocus };
}
