import type { ReactNode } from 'react';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import { Card } from '#web/ui/card.tsx';
import style from './entry-page.module.css';

export interface EntryPageProps {
  /** The form, with the page's title. */
  children: ReactNode;
  /** Why it is worth it: beside the form on a desktop, below it on a phone. */
  aside: ReactNode;
}

/** The frame of login and sign-up. */
export function EntryPage({ children, aside }: EntryPageProps) {
  return (
    <div className={style.page}>
      <Card className={style.form}>{children}</Card>
      <aside className={style.aside}>
        {aside}
        <TileBand height={24} />
      </aside>
    </div>
  );
}
