import { useCallback, useState } from 'react';

export interface ChosenImageProps {
  file: File;
  alt?: string;
  /** The browser cannot show the file: it is no image, or a broken one. */
  onUnreadable?: (file: File) => void;
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
  return <img ref={show} alt={alt} onError={() => onUnreadable?.(file)} />;
}

/**
 * Says which of the chosen files the browser cannot show, for as long as it is chosen. It stays chosen: the server
 * decides by the content, and it may be able to read what this browser cannot.
 */
export function useUnreadable(chosen: readonly unknown[]) {
  const [unreadable, setUnreadable] = useState<readonly File[]>([]);
  const shown = unreadable.find((file) => chosen.includes(file));
  return {
    problem: shown && `No podemos ver «${shown.name}». Elige una imagen JPG, PNG o WebP.`,
    onUnreadable: (file: File) => setUnreadable((before) => [...before, file]),
  };
}
