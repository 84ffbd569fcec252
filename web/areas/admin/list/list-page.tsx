import type { ReactNode, Ref } from 'react';
import style from './list-page.module.css';

interface ListPageProps {
  title: string;
  /** For the focus, where what was focused is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What the screen is for besides its list. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A list's screen: roomy on a phone, dense where there is a mouse and the width for a table. */
export function ListPage({ title, titleRef, actions, children }: ListPageProps) {
  return (
    <div className={style.page}>
      <div className={style.head}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** What the list holds, and what can be done with all of it. */
export function ListSummary({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={style.summary}>
      {children}
      {actions && <div className={style.actions}>{actions}</div>}
    </div>
  );
}

interface Sum {
  readonly label: string;
  readonly value: ReactNode;
}

/** What a filter adds up to. */
export function Sums({ of }: { of: readonly Sum[] }) {
  return (
    <dl className={style.sums} aria-live="polite">
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
