import { useEffect, useState } from 'react';
import { REQUEST_IMAGES } from '#contract/requests.ts';
import { clearImages, readImages, saveImages } from '#web/shared/requests/image-store.ts';
import { ImagesField as Field } from '#web/ui/images-field.tsx';

const TOO_LARGE = 'El adjunto excede el tamaño máximo de 6MB';

/** Up to three images, stored in the browser as soon as they are chosen. `anew`: those of a former request go. */
export function ImagesField({ anew }: { anew: boolean }) {
  const [images, setImages] = useState<readonly File[]>([]);
  useEffect(() => {
    if (anew) return void clearImages();
    let gone = false;
    void readImages().then((kept) => {
      // Do not replace images that were chosen meanwhile.
      if (!gone) setImages((chosen) => (chosen.length > 0 ? chosen : kept));
    });
    return () => {
      gone = true;
    };
  }, [anew]);

  return (
    <Field
      label="Imágenes"
      optional
      max={REQUEST_IMAGES}
      tooLarge={TOO_LARGE}
      value={images}
      onChange={(next) => {
        setImages(next);
        void saveImages([...next]);
      }}
    />
  );
}
