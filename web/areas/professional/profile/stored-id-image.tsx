import { useState } from 'react';
import { pictureUrl } from '#web/api/client.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { linkToShow } from './link-to-show.ts';
import style from './profile.module.css';

export interface StoredIdImageProps {
  /** The latest link to the image. */
  link: string;
  alt: string;
  /** A newer link may be loading. */
  busy: boolean;
  refresh: () => void;
}

/** A stored image of the ID. Its links expire, so a failed one requests a new one. */
export function StoredIdImage({ link, alt, busy, refresh }: StoredIdImageProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = linkToShow({ link, shown, broken, busy });
  if (source === 'loading') return <Skeleton height="100%" />;
  if (source === 'broken')
    return (
      <span className={style.broken}>
        No pudimos mostrar la imagen guardada. Puedes subirla otra vez.
      </span>
    );
  return (
    <img
      src={pictureUrl(source)}
      alt={alt}
      onLoad={() => setShown(source)}
      onError={() => {
        setBroken([...broken, source]);
        refresh();
      }}
    />
  );
}
