import type { ReactNode } from 'react';
import { getAccountNotes } from '#contract/accounts.ts';
import type { QueueItem } from '#contract/queue.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { AccountNotes } from '../accounts/account/account-notes.tsx';
import { useMayNot } from '../use-may.ts';
import style from './queue.module.css';

export interface PanelProps {
  item: QueueItem;
  /** Whether it still waits. */
  open: boolean;
  /** The ways to the other cases, at the end. */
  onwards: ReactNode;
  /** Leads on to the next one. */
  onDecided: () => void;
}

/** Below a case: its decision, if it has one of two presses, and the ways to the others. */
export const Bar = ({ onwards, children }: { onwards: ReactNode; children?: ReactNode }) => (
  <footer className={style.bar}>
    <div>{onwards}</div>
    {children && <div>{children}</div>}
  </footer>
);

interface FrameProps {
  onwards: ReactNode;
  notes: ReactNode;
  children: ReactNode;
}

/** Any panel: what it is about, and below the notes and the ways on. */
export function Frame({ onwards, notes, children }: FrameProps) {
  return (
    <>
      <Stack gap={4}>
        {children}
        {notes}
      </Stack>
      <Bar onwards={onwards} />
    </>
  );
}

/** What the team noted of a person, for whoever may read it. */
export function PersonNotes({ keylogin }: { keylogin: string | undefined }) {
  const mayNot = useMayNot()(getAccountNotes);
  return keylogin === undefined || mayNot !== undefined ? null : (
    <AccountNotes keylogin={keylogin} />
  );
}

/** In place of what only others of the team may read. */
export function NotYours({ why, onwards }: { why: string; onwards: ReactNode }) {
  return (
    <>
      <Card>
        <p>{why}</p>
      </Card>
      <Bar onwards={onwards} />
    </>
  );
}
