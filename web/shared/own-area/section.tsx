import { type ReactNode, useId } from 'react';
import style from './account.module.css';

export interface SectionProps {
  title: string;
  /** How many things it holds; zero is not written. */
  count?: number;
  children: ReactNode;
}

/** A titled part of a home. */
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
