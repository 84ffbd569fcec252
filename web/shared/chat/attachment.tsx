import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import style from './attachment.module.css';
import { ImageViewer } from './image-viewer.tsx';

export interface AttachmentProps {
  src: string | undefined;
  alt: string;
  /** Called when the link has expired, to ask for a new one. */
  onExpired?: () => void;
}

/** An image in a message, which opens large. Its size is fixed, so that nothing moves when it loads. */
export function Attachment({ src, alt, onExpired }: AttachmentProps) {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState<string>();
  const broken = src !== undefined && src === failed;
  const onError = () => {
    setFailed(src);
    onExpired?.();
  };
  return (
    <>
      <button
        type="button"
        className={style.thumb}
        aria-label={broken ? `${alt}: no se pudo cargar` : `Ver ${alt.toLowerCase()}`}
        onClick={() => (broken ? onError() : setOpened(true))}
      >
        {broken && <IconPhotoOff size={32} stroke={1.5} aria-hidden />}
        {src && !broken && (
          <img src={src} alt="" loading="lazy" decoding="async" onError={onError} />
        )}
      </button>
      <ImageViewer {...{ opened, src, alt, onError }} onClose={() => setOpened(false)} />
    </>
  );
}
