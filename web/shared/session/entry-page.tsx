import type { ReactNode } from 'react';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Assurances, type AssurancesProps } from './assurances.tsx';
import style from './entry-page.module.css';
import { Purpose } from './purpose.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';

export interface EntryPageProps {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Below the title, before the form: the way to log in. */
  onTop?: ReactNode;
  /** Reasons to join: beside the form on a desktop, below it on a phone. */
  aside: AssurancesProps;
  /** The form. */
  children: ReactNode;
}

/** The page of login and sign-up. */
export function EntryPage({ title, lead, onTop, aside, children }: EntryPageProps) {
  return (
    <div className={style.page}>
      <Card className={style.form}>
        <Stack gap={6}>
          <div>
            <h1>{title}</h1>
            {lead && <p className={style.lead}>{lead}</p>}
            {onTop}
          </div>
          <Purpose />
          <SignedInNotice />
          {children}
        </Stack>
      </Card>
      <aside className={style.aside}>
        <Assurances {...aside} />
        <TileBand height={24} />
      </aside>
    </div>
  );
}
