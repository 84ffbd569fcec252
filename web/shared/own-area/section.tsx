import { type ReactNode, useId } from 'react';
import style from './account.module.css';

export interface SectionProps {
  title: string;
  /** The number of its items; zero is not shown. */
  count?: number;
  children: ReactNode;
}

/** A titled section of a screen. */
export function Section({ title, count = 0, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {title}
        {count > 0 && <span className={style.count}>{count}</span>}
      </h2>
      {children}
    </section>
  );
}
