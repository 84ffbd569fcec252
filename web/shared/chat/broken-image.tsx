import { IconPhotoOff } from '@tabler/icons-react';
import style from './broken-image.module.css';

/** In the button in place of an image that did not load: a press tries again. Small ones have room for the drawing alone. */
export function BrokenImage() {
  return (
    <span className={style.broken} aria-hidden>
      <IconPhotoOff size={28} stroke={1.5} />
      <span className={style.words}>
        No se pudo cargar la imagen. <u>Reintentar</u>
      </span>
    </span>
  );
}

/** The same words for screen readers and for whoever speaks to the device, with which image it is. */
export const brokenLabel = (alt: string): string =>
  `${alt}: No se pudo cargar la imagen. Reintentar`;
