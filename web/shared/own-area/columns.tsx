import type { ReactNode } from 'react';
import style from './account.module.css';

/** Two columns on a desktop, the first one wider; stacked on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={style.columns}>{children}</div>;
}
