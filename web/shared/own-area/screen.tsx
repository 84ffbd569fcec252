import type { ReactNode } from 'react';
import style from './account.module.css';

export interface ScreenProps {
  title: string;
  /** The level of the title: 2 beside another screen that has the page's. */
  level?: 1 | 2;
  /** One line below the title. */
  lead?: ReactNode;
  /** `form` is narrow, which makes forms easier to read. */
  width?: 'full' | 'form';
  children: ReactNode;
}

/** A screen of one's own area: its title and content. */
export function Screen({ title, level = 1, lead, width = 'form', children }: ScreenProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={style.screen} data-width={width}>
      <header className={style.greeting}>
        <Title>{title}</Title>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
