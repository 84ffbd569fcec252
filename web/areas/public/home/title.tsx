import type { ReactNode } from 'react';
import style from './title.module.css';

/** The title of a section, with a line of text. */
export function SectionTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={style.head}>
      <h2 className={style.title}>{title}</h2>
      {children && <p className={style.sub}>{children}</p>}
    </div>
  );
}
