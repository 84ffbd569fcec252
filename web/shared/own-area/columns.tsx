import type { ReactNode } from 'react';
import style from './account.module.css';

/** Two parts: below each other on a phone, beside each other on a desktop with the first one wider. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={style.columns}>{children}</div>;
}
