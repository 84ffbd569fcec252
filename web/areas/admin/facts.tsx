import type { ReactNode } from 'react';
import style from './facts.module.css';

interface FactsProps {
  /** A few, each on a line of its own: who, to whom. */
  lines?: boolean;
  children: ReactNode;
}

/** What is known of one thing: <Fact>s. */
export function Facts({ lines = false, children }: FactsProps) {
  return <dl className={lines ? style.lines : style.facts}>{children}</dl>;
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
