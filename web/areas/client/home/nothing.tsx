import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import style from './home.module.css';

/** Shown instead of an empty list: explains what will be here. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <Card tone="sunken" padding="sm" className={style.empty}>
      {children}
    </Card>
  );
}
