import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';

export interface MoveButtonsProps {
  /** What is moved, as in «la imagen 2». */
  what: string;
  /** Its index, from 0, of `count`. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** Whether the items are listed vertically. */
  vertical?: boolean;
}

/** Buttons that move an item of a list by one position; none for a single item. */
export function MoveButtons({ what, at, count, onMove, vertical = false }: MoveButtonsProps) {
  if (count === 1) return null;
  const first = at === 0;
  const last = at === count - 1;
  const [Before, After] = vertical ? [IconArrowUp, IconArrowDown] : [IconArrowLeft, IconArrowRight];
  return (
    <>
      <IconButton
        label={first ? `No hay nada antes de ${what}` : `Mover antes ${what}`}
        disabled={first}
        onClick={() => onMove(at - 1)}
      >
        <Before size={20} />
      </IconButton>
      <IconButton
        label={last ? `No hay nada después de ${what}` : `Mover después ${what}`}
        disabled={last}
        onClick={() => onMove(at + 1)}
      >
        <After size={20} />
      </IconButton>
    </>
  );
}
