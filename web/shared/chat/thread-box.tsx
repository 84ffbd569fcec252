import { IconArrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from './load-more.tsx';
import style from './thread.module.css';
import { type ThreadEnds, useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadBoxProps {
  label: string;
  ends: ThreadEnds;
  /** Loads the page above; undefined when there is none. */
  onOlder: (() => Promise<void>) | undefined;
  /** The rows, oldest first. */
  children: ReactNode;
}

/** The box in which messages scroll, which keeps its place while rows come in above and below. */
export function ThreadBox({ label, ends, onOlder, children }: ThreadBoxProps) {
  const { box, content, onScroll, newBelow, onNewest } = useThreadScroll(ends);
  return (
    <div className={style.thread}>
      <div
        ref={box}
        className={style.box}
        onScroll={onScroll}
        role="log"
        // What is new is read aloud elsewhere; pages that load above must not be.
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
