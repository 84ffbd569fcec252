import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type DragEvent, type ReactElement, useId, useState } from 'react';
import { ChosenImage } from './chosen-image.tsx';
import { type FieldProps, FieldError, fieldStyle, Optional } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import style from './image-field.module.css';

export interface ImageFieldProps extends FieldProps<File | null> {
  /** The stored image, shown until another is chosen: its address, or an element. */
  current?: string | ReactElement | undefined;
  /** Maximum size in megabytes. */
  maxMegabytes?: number;
  /** The error for a larger file; there is a default. */
  tooLarge?: string;
  /** `round` for faces, `card` for IDs. */
  shape?: 'wide' | 'round' | 'card';
}

/** Without HEIC: an iPhone then converts to JPEG, which every browser can show. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The reason why a file is refused; undefined when it is accepted. The server checks again. */
export function imageProblem(
  file: { type: string; size: number },
  maxMegabytes: number,
  tooLarge = `La imagen pesa más de ${maxMegabytes} MB. Elige una más ligera.`,
): string | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'Elige una imagen JPG, PNG o WebP.';
  if (file.size === 0) return 'El archivo está vacío. Elige otro.';
  return file.size > maxMegabytes * 1024 * 1024 ? tooLarge : undefined;
}

const empty = <IconPhoto size={32} stroke={1.5} aria-hidden />;

const pictureOf = (current: ImageFieldProps['current']) =>
  typeof current === 'string' ? <img src={current} alt="" /> : (current ?? empty);

/** One image: choose, take or drop it, see it, remove it. */
export function ImageField(props: ImageFieldProps) {
  const { value, onChange, onBlur, label, description, current, maxMegabytes = 6 } = props;
  const { shape = 'wide' } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);
  const error = problem ?? props.error;
  const described = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = imageProblem(file, maxMegabytes, props.tooLarge);
    setProblem(found);
    if (!found) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!props.disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <div className={fieldStyle.field}>
      <label className={fieldStyle.label} htmlFor={id}>
        {label}
        <Optional show={props.optional} />
      </label>
      {description && (
        <p className={fieldStyle.help} id={`${id}-help`}>
          {description}
        </p>
      )}
      <div
        className={style.zone}
        data-shape={shape}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={props.disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={style.picture} data-shape={shape}>
          {value ? (
            <ChosenImage
              file={value}
              onUnreadable={(text) => {
                setProblem(text);
                onChange(null);
              }}
            />
          ) : (
            pictureOf(current)
          )}
        </span>
        <span className={style.text}>
          <strong>{value || current ? 'Cambiar imagen' : 'Elegir imagen'}</strong>
          <span>{value?.name ?? `JPG, PNG o WebP, hasta ${maxMegabytes}\u00A0MB`}</span>
        </span>
        {/* Covers the zone, so that all of it can be pressed and the keyboard reaches the real input. */}
        <input
          id={id}
          className={style.input}
          type="file"
          name={props.name}
          accept={IMAGE_TYPES.join(',')}
          disabled={props.disabled}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // So that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          onBlur={onBlur}
        />
        {value && (
          <span className={style.remove}>
            <IconButton
              label="Quitar imagen"
              tone="error"
              onClick={() => {
                onChange(null);
                document.getElementById(id)?.focus();
              }}
            >
              <IconTrash size={20} />
            </IconButton>
          </span>
        )}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
