import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AddImages } from './add-images.tsx';
import { ChosenImage, isReadable } from './chosen-image.tsx';
import { type FieldProps, FieldError, fieldStyle, Optional } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { imageProblem } from './image-field.tsx';
import style from './images-field.module.css';

export interface ImagesFieldProps extends FieldProps<readonly File[]> {
  /** Maximum number of images. */
  max: number;
  /** The error for a file that is too large. */
  tooLarge: string;
}

const MEGABYTES = 6;

/** Several images: choose or take, preview, remove. */
export function ImagesField(props: ImagesFieldProps) {
  const { value: images, onChange, label, optional, name, max, tooLarge } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const error = problem ?? props.error;
  const tooMany = `Puedes adjuntar hasta ${max} imágenes.`;
  const full = images.length >= max;

  const add = (files: readonly File[]) => {
    const problems = files.map((file) => imageProblem(file, MEGABYTES, tooLarge));
    const accepted = files.filter((_, index) => problems[index] === undefined);
    const all = [...images, ...accepted];
    setProblem(problems.find(Boolean) ?? (all.length > max ? tooMany : undefined));
    if (accepted.length > 0) onChange(all.slice(0, max));
  };

  return (
    <div className={fieldStyle.field}>
      <label className={fieldStyle.label} htmlFor={id}>
        {label}
        <Optional show={optional} />
      </label>
      <p className={fieldStyle.help} id={`${id}-help`}>
        {full
          ? `Ya son ${max}. Quita una para cambiarla.`
          : `Hasta ${max}, JPG, PNG o WebP de hasta ${MEGABYTES} MB cada una.`}
      </p>
      {/* Above the pictures, as with choices: below them nobody would look. */}
      <FieldError id={`${id}-error`} text={error} alert />
      <ul className={style.images}>
        {images.map((image, index) => (
          // A file may be chosen twice: the index tells the two apart.
          <li key={`${index} ${image.name} ${image.lastModified}`} className={style.image}>
            <ChosenImage
              file={image}
              alt={image.name}
              onUnreadable={(text) => {
                setProblem(text);
                onChange(images.filter(isReadable));
              }}
            />
            <span className={style.remove}>
              <IconButton
                label={`Quitar la imagen ${index + 1}`}
                onClick={() => {
                  setProblem(undefined);
                  onChange(images.filter((_, other) => other !== index));
                  document.getElementById(id)?.focus();
                }}
              >
                <IconX size={20} />
              </IconButton>
            </span>
          </li>
        ))}
        <li className={style.place}>
          <AddImages
            {...{ id, name, max, full }}
            onFull={() => setProblem(tooMany)}
            onFiles={add}
            invalid={Boolean(error)}
          />
        </li>
      </ul>
    </div>
  );
}
