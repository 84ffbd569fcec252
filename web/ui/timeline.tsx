import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import style from './timeline.module.css';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** Who and when, or whose turn it is. */
  detail?: ReactNode;
  /** A person's comment on it, or a deadline. */
  note?: ReactNode;
  state: 'done' | 'current' | 'next' | 'stopped' | 'failed' | 'over';
}

const spoken = {
  done: 'Hecho',
  current: 'Ahora',
  next: 'Después',
  stopped: 'Terminó aquí',
  failed: 'No se logró',
  over: 'Ya se resolvió',
} as const;

/** Events from top to bottom: past, current and next. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={style.line}>
      {items.map((item) => (
        <li
          key={item.key}
          data-state={item.state}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span className={style.mark} aria-hidden>
            {item.state === 'done' && <IconCheck size={12} stroke={4} />}
            {(item.state === 'stopped' || item.state === 'failed') && (
              <IconX size={12} stroke={4} />
            )}
          </span>
          <span className="m-hidden">{spoken[item.state]}: </span>
          <span className={style.title}>{item.title}</span>
          {item.detail && <span className={style.detail}>{item.detail}</span>}
          {item.note && <span className={style.note}>{item.note}</span>}
        </li>
      ))}
    </ol>
  );
}
