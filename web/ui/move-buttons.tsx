import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';

export interface MoveButtonsProps {
  /** What is moved, as in «la imagen 2». */
  what: string;
  /** Its place, from 0, of `count`. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  /** They stand below each other, not beside. */
  vertical?: boolean;
}

/** Moves one of several things by a place: with a finger, a mouse or the keyboard. One alone has none. */
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
