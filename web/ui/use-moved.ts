import { type RefObject, useEffect, useRef, useState } from 'react';

interface Moved {
  /** The ref of the list whose items contain the MoveButtons. */
  list: RefObject<HTMLUListElement | null>;
  /** The item's new position, for screen readers. */
  announcement: string;
  /** Call it after a move between two indexes of `count` items. */
  announce: (from: number, to: number, count: number) => void;
}

/** Keeps the focus on the move button of an item that was moved, and announces its new position. */
export function useMoved(): Moved {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<{ from: number; to: number; count: number }>();
  useEffect(() => {
    if (!last) return;
    const item = list.current?.children[last.to];
    const [before, after] = item?.querySelectorAll<HTMLButtonElement>('[data-move] button') ?? [];
    const [same, other] = last.to < last.from ? [before, after] : [after, before];
    (same?.disabled ? other : same)?.focus();
  }, [last]);
  return {
    list,
    announcement: last ? `Ahora está en el lugar ${last.to + 1} de ${last.count}.` : '',
    announce: (from, to, count) => setLast({ from, to, count }),
  };
}
