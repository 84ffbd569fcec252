import { useState } from 'react';
import style from './attachment.module.css';
import { BrokenImage, brokenLabel } from './broken-image.tsx';
import { ImageViewer } from './image-viewer.tsx';
import { useSignedImage } from './use-signed-image.ts';

export interface AttachmentProps {
  src: string | undefined;
  /** A smaller one, for where it is not opened yet; by default it is the same. */
  small?: string | undefined;
  alt: string;
  /** Called when the link has expired, to ask for a new one. */
  onExpired?: () => void;
}

/** An image in a message, which opens large. Its size is fixed, so that nothing moves when it loads. */
export function Attachment({ src, small = src, alt, onExpired }: AttachmentProps) {
  const [opened, setOpened] = useState(false);
  const { broken, onLoad, onError, retry } = useSignedImage(small, onExpired);
  const large = useSignedImage(src, onExpired);
  return (
    <>
      <button
        type="button"
        className={style.thumb}
        aria-label={broken ? brokenLabel(alt) : `Ver ${alt.toLowerCase()}`}
        onClick={() => (broken ? retry() : setOpened(true))}
      >
        {broken && <BrokenImage />}
        {small && !broken && (
          <img
            src={small}
            alt=""
            loading="lazy"
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        )}
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
