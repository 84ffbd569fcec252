import { useCallback } from 'react';
import style from './request-preview.module.css';
import type { PreparedRequest } from './use-prepared-request.ts';

/** The request as it will look in a chat: its text, then its images. */
export function RequestPreview({ prepared: { msg, images } }: { prepared: PreparedRequest }) {
  return (
    <div className={style.preview}>
      <p className={style.message}>{msg}</p>
      {images.length > 0 && (
        <ul className={style.images} aria-label="Imágenes">
          {images.map((image, index) => (
            <li key={index}>
              <Chosen image={image} alt={`Imagen ${index + 1} de ${images.length}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows a file by an object URL, which is revoked when the image is no longer shown. */
function Chosen({ image, alt }: { image: File; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      const url = URL.createObjectURL(image);
      if (element) element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  return <img ref={show} alt={alt} />;
}
