import { useState } from 'react';
import { pictureUrl } from '#web/api/client.ts';
import { ImageViewer } from '#web/shared/chat/image-viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import type { IdImageButtonProps } from './id-image-button.tsx';
import style from './id-reading.module.css';

/** One side of an ID, at once; a press makes it larger. */
export function IdPicture({ link, children, alt, onExpired }: IdImageButtonProps) {
  // Keep the link that is shown: a new link to the same image would load, and record, it again.
  const [shown, setShown] = useState(link);
  const [failed, setFailed] = useState(false);
  const [large, setLarge] = useState(false);
  if (shown === null && link !== null) setShown(link);
  if (failed && link !== shown) {
    setFailed(false);
    setShown(link);
  }
  const onError = () => {
    setLarge(false);
    setFailed(true);
  };
  return (
    <figure className={style.picture}>
      {shown === null || failed ? (
        <div className={style.missing}>
          {shown === null ? (
            'Todavía no la sube.'
          ) : (
            <Button variant="secondary" size="sm" onClick={onExpired}>
              Cargar de nuevo
            </Button>
          )}
        </div>
      ) : (
        <button type="button" aria-label={`Ampliar: ${alt}`} onClick={() => setLarge(true)}>
          <img src={pictureUrl(shown)} alt={alt} onError={onError} />
        </button>
      )}
      <figcaption className={style.muted}>{children}</figcaption>
      <ImageViewer
        opened={large}
        onClose={() => setLarge(false)}
        src={pictureUrl(shown)}
        alt={alt}
        onError={onError}
      />
    </figure>
  );
}
