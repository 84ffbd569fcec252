import { useState } from 'react';
import type { PicturesView } from '#contract/projects.ts';
import { pictureUrl } from '#web/api/client.ts';
import { BrokenImage, brokenLabel } from '../chat/broken-image.tsx';
import { ImageViewer } from '../chat/image-viewer.tsx';
import { useSignedImage } from '../chat/use-signed-image.ts';
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
  const { broken, onLoad, onError, retry } = useSignedImage(small, onExpired);
  const large = useSignedImage(src, onExpired);
  return (
    <>
      <button
        type="button"
        className={style.picture}
        aria-label={broken ? brokenLabel(alt) : `Ver la foto: ${alt}`}
        onClick={() => (broken ? retry() : setOpened(true))}
      >
        {broken ? (
          <BrokenImage />
        ) : (
          <img
            src={small}
            alt=""
            loading="lazy"
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        )}
        {badge && <span className={style.badge}>{badge}</span>}
      </button>
      <ImageViewer
        {...{ opened, src, alt }}
        onLoad={large.onLoad}
        onError={large.onError}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
