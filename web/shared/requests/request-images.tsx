import type { ReactNode } from 'react';
import style from './request-images.module.css';

interface RequestImagesProps<Image> {
  images: readonly Image[];
  /** Renders one, with its words for screen readers. */
  children: (image: Image, alt: string) => ReactNode;
}

/** The images of a request in a row, sent or still in the browser; nothing without images. */
export function RequestImages<Image>({ images, children }: RequestImagesProps<Image>) {
  if (images.length === 0) return null;
  return (
    <ul className={style.images} aria-label="Imágenes">
      {images.map((image, index) => (
        <li key={index}>{children(image, `Imagen ${index + 1} de ${images.length}`)}</li>
      ))}
    </ul>
  );
}
