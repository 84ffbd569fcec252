import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from './load-more.tsx';
import style from './thread.module.css';
import { type ThreadEnds, useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadBoxProps {
  label: string;
  ends: ThreadEnds;
  /** Loads the page of older messages; undefined when there is none. */
  onOlder: (() => Promise<void>) | undefined;
  /** The rows, oldest first. */
  children: ReactNode;
}

/** The scroll box of messages, which keeps its position while rows are added above and below. */
export function ThreadBox({ label, ends, onOlder, children }: ThreadBoxProps) {
  const { box, content, onScroll, newBelow, onNewest } = useThreadScroll(ends);
  return (
    <div className={style.thread}>
      <div
        ref={box}
        className={style.box}
        onScroll={onScroll}
        role="log"
        // New messages are announced elsewhere; older pages must not be announced.
        aria-live="off"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
        tabIndex={0}
      >
        <div ref={content} className={style.content}>
          {onOlder && (
            <div className={style.older}>
              <LoadMore label="Ver mensajes anteriores" onLoad={onOlder} within="[role=log]" />
            </div>
          )}
          {children}
        </div>
      </div>
      {newBelow && (
        <div className={style.pill}>
          <Button size="sm" icon={<IconArrowDown size={18} aria-hidden />} onClick={onNewest}>
            nuevos mensajes
          </Button>
        </div>
      )}
    </div>
  );
}
