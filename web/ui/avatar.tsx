import { useState } from 'react';
import style from './avatar.module.css';

export interface AvatarProps {
  nombre: string;
  imagen?: string | null | undefined;
  /** Size in pixels. */
  size?: 24 | 32 | 40 | 48 | 64 | 96 | 128;
}

/** A person's picture, or initials without one or when it does not load. Always beside the written name. */
export function Avatar({ nombre, imagen, size = 48 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = imagen && imagen !== failed ? imagen : undefined;
  return (
    <span
      className={style.avatar}
      data-tone={shown ? undefined : toneOf(nombre)}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown)}
          // It may have failed before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(shown);
          }}
        />
      ) : (
        initials(nombre)
      )}
    </span>
  );
}

/** First letters of the first and the second word: «Taller Núñez» → «TN». */
export function initials(nombre: string): string {
  const words = nombre.match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** The same name always has the same colour. */
function toneOf(nombre: string): number {
  let sum = 0;
  for (const letter of nombre) sum += letter.codePointAt(0) ?? 0;
  return sum % 4;
}
