import type { ReactNode } from 'react';
import { pictureUrl } from '#web/api/client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import style from './account.module.css';

export interface PersonLineProps {
  nombre: string;
  imagen: string | null;
  /** Side of the face in pixels. */
  size?: 40 | 48;
  title: string;
  /** The quieter line below the title. */
  children: ReactNode;
  /** At the far end. */
  end: ReactNode;
  /** Whether on a phone the end goes below the words, which keep their width. */
  endBelow?: boolean;
}

/** How a card begins: the face of the other person, what it is about, and a mark at the end. */
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
