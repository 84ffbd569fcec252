import { type ReactNode, useState } from 'react';
import { useFocusOnAdded } from '#web/shared/use-focus-on-added.ts';
import { Button } from '#web/ui/button.tsx';
import style from './account.module.css';

export interface MoreListProps<Item> {
  items: readonly Item[];
  /** How many are shown until the user asks for the rest. */
  first: number;
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}

/** A list that shows its first items, and the rest on request. */
export function MoreList<Item extends { id: number }>({
  items,
  first,
  className = style.list,
  children,
}: MoreListProps<Item>) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? items : items.slice(0, first);
  const hidden = items.length - shown.length;
  const { box, keepFocus } = useFocusOnAdded(shown.length);
  return (
    <ul ref={box} className={className}>
      {shown.map((item) => (
        // Focusable, so that the focus can move to the first added item: a card without a link has no focus itself.
        <li key={item.id} tabIndex={-1}>
          {children(item)}
        </li>
      ))}
      {hidden > 0 && (
        <li className={style.more}>
          <Button
            variant="quiet"
            fullWidth
            onClick={() => void keepFocus(async () => setWhole(true))}
          >
            {hidden === 1 ? 'Ver 1 más' : `Ver ${hidden} más`}
          </Button>
        </li>
      )}
    </ul>
  );
}
