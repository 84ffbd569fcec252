import { useEffect, useRef } from 'react';

/**
 * Of a list with a button for more at its end: whoever has pressed it goes on at the first entry that
 * it brought, instead of far below or nowhere.
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
