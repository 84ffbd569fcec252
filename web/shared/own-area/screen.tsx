import type { ReactNode } from 'react';
import style from './account.module.css';

export interface ScreenProps {
  title: string;
  /** One line below the title. */
  lead?: ReactNode;
  /** `form` is narrow, which makes forms easier to read. */
  width?: 'full' | 'form';
  children: ReactNode;
}

/** A screen of one's own area: its title and content. */
export function Screen({ title, lead, width = 'form', children }: ScreenProps) {
  return (
    <div className={style.screen} data-width={width}>
      <header className={style.greeting}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
