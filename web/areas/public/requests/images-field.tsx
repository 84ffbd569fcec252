import { useEffect, useRef, useState } from 'react';
import { REQUEST_IMAGES } from '#contract/requests.ts';
import { clearImages, readImages, saveImages } from '#web/shared/requests/image-store.ts';
import { ImagesField as Field } from '#web/ui/images-field.tsx';

const TOO_LARGE = 'El adjunto excede el tamaño máximo de 6MB';

/**
 * Up to three images, stored in the browser as soon as they are chosen. `anew`: those of a former request go. `outdated`:
 * those that it began with show something else by now, and go while nobody has changed them.
 */
export function ImagesField({ anew, outdated }: { anew: boolean; outdated: boolean }) {
  const [begun, setBegun] = useState<readonly File[]>([]);
  /** Null until somebody changes them. */
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const left = useRef(false);
  useEffect(() => {
    if (anew) return void clearImages();
    let gone = false;
    void readImages().then((kept) => {
      if (!gone) setBegun(kept);
    });
    return () => {
      gone = true;
    };
  }, [anew]);
  useEffect(() => {
    if (chosen !== null || begun.length === 0 || left.current === outdated) return;
    left.current = outdated;
    void saveImages(outdated ? [] : [...begun]);
  }, [chosen, begun, outdated]);

  return (
    <Field
      label="Imágenes"
      optional
      max={REQUEST_IMAGES}
      tooLarge={TOO_LARGE}
      value={chosen ?? (outdated ? [] : begun)}
      onChange={(next) => {
        setChosen(next);
        void saveImages([...next]);
      }}
    />
  );
}
