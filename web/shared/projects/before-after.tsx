import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { PicturesView } from '#contract/projects.ts';
import { pictureUrl } from '#web/api/client.ts';
import { ImageViewer } from '../chat/image-viewer.tsx';
import style from './before-after.module.css';

interface BeforeAfterProps {
  pictures: PicturesView;
  /** Called when the links have expired, to ask for new ones. */
  onExpired: () => void;
}

/** Pictures of a work before and after, side by side, each opening large; nothing without pictures. */
export function BeforeAfter({ pictures: { antes, despues }, onExpired }: BeforeAfterProps) {
  const groups = [
    { label: 'Antes', images: antes },
    { label: 'Después', images: despues },
  ].filter(({ images }) => images.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={style.groups} data-one={groups.length === 1 || undefined}>
      {groups.map(({ label, images }) => (
        <ul key={label} className={style.images} aria-label={label}>
          {images.map(({ ruta, ruta_card }, index) => (
            // The order never changes; the links do.
            <li key={index} data-first={index === 0 || undefined}>
              <Picture
                src={pictureUrl(ruta)}
                small={pictureUrl(ruta_card)}
                alt={images.length > 1 ? `${label} ${index + 1}` : label}
                badge={index === 0 ? label : undefined}
                onExpired={onExpired}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

interface PictureProps {
  src: string | undefined;
  small: string | undefined;
  alt: string;
  badge: string | undefined;
  onExpired: () => void;
}

function Picture({ src, small, alt, badge, onExpired }: PictureProps) {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState<string>();
  const broken = small !== undefined && small === failed;
  const onError = () => {
    setFailed(small);
    onExpired();
  };
  return (
    <>
      <button
        type="button"
        className={style.picture}
        aria-label={broken ? `${alt}: no se pudo cargar` : `Ver la foto: ${alt}`}
        onClick={() => (broken ? onError() : setOpened(true))}
      >
        {broken ? (
          <IconPhotoOff size={28} stroke={1.5} aria-hidden />
        ) : (
          <img src={small} alt="" loading="lazy" decoding="async" onError={onError} />
        )}
        {badge && <span className={style.badge}>{badge}</span>}
      </button>
      <ImageViewer {...{ opened, src, alt, onError }} onClose={() => setOpened(false)} />
    </>
  );
}
