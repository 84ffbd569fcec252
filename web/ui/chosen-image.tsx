import { useCallback } from 'react';

export interface ChosenImageProps {
  file: File;
  alt?: string;
  /** The browser cannot show the file: it is no image, or a broken one. What to say of it, by whoever takes it out. */
  onUnreadable?: (problem: string) => void;
}

/** Shows a chosen file by an object URL, which is revoked when it is no longer shown. */
export function ChosenImage({ file, alt = '', onUnreadable }: ChosenImageProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const url = URL.createObjectURL(file);
      if (image) image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const onError = () => {
    unreadable.add(file);
    onUnreadable?.(`No podemos ver «${file.name}». Elige una imagen JPG, PNG o WebP.`);
  };
  return <img ref={show} alt={alt} onError={onError} />;
}

/** Several may fail before the list without the first of them is rendered. */
const unreadable = new WeakSet<object>();

/** Whether the browser can show a chosen file, as far as it has tried. */
export const isReadable = (image: File | string): boolean =>
  typeof image === 'string' || !unreadable.has(image);
