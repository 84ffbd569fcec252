import type { ReactNode } from 'react';
import style from './facts.module.css';

interface FactsProps {
  /** One fact per line. */
  lines?: boolean;
  children: ReactNode;
}

/** A description list of <Fact>s. */
export function Facts({ lines = false, children }: FactsProps) {
  return <dl className={lines ? style.lines : style.facts}>{children}</dl>;
}

/** A label and its value; an empty value is not shown. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
