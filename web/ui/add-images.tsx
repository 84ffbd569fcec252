import { IconPhotoPlus } from '@tabler/icons-react';
import { IMAGE_TYPES } from './image-field.tsx';
import style from './add-images.module.css';

export interface AddImagesProps {
  /** The id of the input, for its label. */
  id: string;
  name: string | undefined;
  /** The maximum number of images. */
  max: number;
  full: boolean;
  onFull: () => void;
  onFiles: (files: readonly File[]) => void;
  invalid: boolean;
}

/** The tile that adds images to a list. Its help and error have the ids `id-help` and `id-error`. */
export function AddImages({ id, name, max, full, onFull, onFiles, invalid }: AddImagesProps) {
  return (
    <span className={style.add} data-full={full || undefined}>
      <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
      <span>{full ? `Son ${max}` : 'Agregar'}</span>
      <input
        id={id}
        type="file"
        name={name}
        multiple
        accept={IMAGE_TYPES.join(',')}
        aria-describedby={`${id}-help ${id}-error`}
        aria-invalid={invalid ? true : undefined}
        onClick={(event) => {
          if (!full) return;
          event.preventDefault();
          onFull();
        }}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </span>
  );
}
