import type { ReactNode } from 'react';
import { pictureUrl } from '#web/api/client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import style from './account.module.css';

export interface PersonLineProps {
  nombre: string;
  imagen: string | null;
  /** Size of the avatar in pixels. */
  size?: 40 | 48;
  title: string;
  /** The secondary line below the title. */
  children: ReactNode;
  /** Shown at the end of the line. */
  end: ReactNode;
  /** Whether on a phone `end` moves below the text, which keeps its width. */
  endBelow?: boolean;
}

/** The head of a card: the other person's avatar, a title and text, and a mark at the end. */
export function PersonLine({
  nombre,
  imagen,
  size = 40,
  title,
  children,
  end,
  endBelow = false,
}: PersonLineProps) {
  return (
    <div className={style.line} data-size={size} data-end-below={endBelow || undefined}>
      <Avatar nombre={nombre} imagen={pictureUrl(imagen)} size={size} />
      <div className={style.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {end}
    </div>
  );
}
