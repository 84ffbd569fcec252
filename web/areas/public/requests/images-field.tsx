import { useEffect, useState } from 'react';
import { REQUEST_IMAGES } from '#contract/requests.ts';
import { readImages, saveImages } from '#web/shared/requests/image-store.ts';
import { ImagesField as Field } from '#web/ui/images-field.tsx';

const TOO_LARGE = 'El adjunto excede el tamaño máximo de 6MB';

/** Up to three images, stored in the browser as soon as they are chosen. */
export function ImagesField() {
  const [images, setImages] = useState<readonly File[]>([]);
  useEffect(() => {
    let gone = false;
    void readImages().then((kept) => {
      // Do not replace images that were chosen meanwhile.
      if (!gone) setImages((chosen) => (chosen.length > 0 ? chosen : kept));
    });
    return () => {
      gone = true;
    };
  }, []);

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
