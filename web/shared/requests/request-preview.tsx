import { ChosenImage } from '#web/ui/chosen-image.tsx';
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
              <ChosenImage file={image} alt={`Imagen ${index + 1} de ${images.length}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
