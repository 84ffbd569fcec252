import type { ReactNode } from 'react';
import { Link } from 'react-router';
import style from './section-head.module.css';

export interface SectionHeadProps {
  /** Names the section. */
  id: string;
  title: string;
  /** Where all of it is, and what that link says. */
  to: string;
  children: ReactNode;
}

/** The title of a section that shows a few, beside the link to all. */
export function SectionHead({ id, title, to, children }: SectionHeadProps) {
  return (
    <div className={style.head}>
      <h2 id={id}>{title}</h2>
      <Link to={to}>{children}</Link>
    </div>
  );
}
