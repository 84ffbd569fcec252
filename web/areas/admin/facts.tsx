import type { ReactNode } from 'react';
import style from './facts.module.css';

/** What is known of one thing: <Fact>s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={style.facts}>{children}</dl>;
}

/** What is empty is not shown. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
