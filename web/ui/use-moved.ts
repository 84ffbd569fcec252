import { type RefObject, useEffect, useRef, useState } from 'react';

interface Moved {
  /** Of the list whose items hold the MoveButtons. */
  list: RefObject<HTMLUListElement | null>;
  /** For a screen reader: where the thing is now. */
  said: string;
  /** After a move from one place to another, of `count`. */
  tell: (from: number, to: number, count: number) => void;
}

/** Keeps the focus on the button that moves a thing while the thing changes its place, and says the place. */
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
    said: last ? `Ahora está en el lugar ${last.to + 1} de ${last.count}.` : '',
    tell: (from, to, count) => setLast({ from, to, count }),
  };
}
