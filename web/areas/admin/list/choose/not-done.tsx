import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import style from './choose.module.css';

/** One of many that could not be done, and why. */
export interface Left {
  readonly key: string | number;
  readonly what: ReactNode;
  readonly why: string;
}

interface NotDoneProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  left: readonly Left[];
  /** What became of the others. */
  children?: ReactNode;
}

/** Names those of many that could not be done, each with its reason. */
export const NotDone = ({ opened, onClose, title, left, children }: NotDoneProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={title}
    size="sm"
    actions={<Button onClick={onClose}>Entendido</Button>}
  >
    {children}
    <ul className={style.left}>
      {left.map(({ key, what, why }) => (
        <li key={key}>
          {what}
          <br />
          {why}
        </li>
      ))}
    </ul>
  </Dialog>
);
