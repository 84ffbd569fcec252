import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { REQUEST_IMAGES } from '#contract/request.ts';
import { readImages, saveImages } from '#web/shared/request/image-store.ts';
import { FieldError, fieldStyle, Optional } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChosenImage, IMAGE_TYPES, imageProblem } from '#web/ui/image-field.tsx';
import style from './images-field.module.css';

const MEGABYTES = 6;
const TOO_LARGE = 'El adjunto excede el tamaño máximo de 6MB';
const TOO_MANY = `Puedes adjuntar hasta ${REQUEST_IMAGES} imágenes.`;

/** Up to three images, kept in the browser as soon as they are chosen. */
export function ImagesField() {
  const id = useId();
  const [images, setImages] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let gone = false;
    void readImages().then((kept) => {
      // What was chosen meanwhile stays.
      if (!gone) setImages((chosen) => (chosen.length > 0 ? chosen : kept));
    });
    return () => {
      gone = true;
    };
  }, []);

  const change = (next: File[]) => {
    setImages(next);
    void saveImages(next);
  };
  const add = (files: readonly File[]) => {
    const problems = files.map((file) => imageProblem(file, MEGABYTES, TOO_LARGE));
    const sound = files.filter((_, index) => problems[index] === undefined);
    const all = [...images, ...sound];
    setProblem(problems.find(Boolean) ?? (all.length > REQUEST_IMAGES ? TOO_MANY : undefined));
    if (sound.length > 0) change(all.slice(0, REQUEST_IMAGES));
  };
  const full = images.length >= REQUEST_IMAGES;

  return (
    <div className={fieldStyle.field}>
      <label className={fieldStyle.label} htmlFor={id}>
        Imágenes
        <Optional show />
      </label>
      <p className={fieldStyle.help} id={`${id}-help`}>
        {full
          ? 'Ya son 3. Quita una para cambiarla.'
          : `Hasta ${REQUEST_IMAGES}, JPG, PNG o WebP de hasta ${MEGABYTES} MB cada una.`}
      </p>
      <ul className={style.images}>
        {images.map((image, index) => (
          // A file may be chosen twice: its place tells the two apart.
          <li key={`${index} ${image.name} ${image.lastModified}`} className={style.image}>
            <ChosenImage file={image} alt={image.name} />
            <span className={style.remove}>
              <IconButton
                label={`Quitar la imagen ${index + 1}`}
                onClick={() => {
                  setProblem(undefined);
                  change(images.filter((_, other) => other !== index));
                  document.getElementById(id)?.focus();
                }}
              >
                <IconX size={20} />
              </IconButton>
            </span>
          </li>
        ))}
        <li className={style.add} data-full={full || undefined}>
          <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
          <span>{full ? 'Son 3' : 'Agregar'}</span>
          <input
            id={id}
            type="file"
            multiple
            accept={IMAGE_TYPES.join(',')}
            aria-describedby={`${id}-help ${id}-error`}
            aria-invalid={problem ? true : undefined}
            onClick={(event) => {
              if (!full) return;
              event.preventDefault();
              setProblem(TOO_MANY);
            }}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        </li>
      </ul>
      <div aria-live="polite">
        <FieldError id={`${id}-error`} text={problem} />
      </div>
    </div>
  );
}
