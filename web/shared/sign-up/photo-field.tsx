import { textOf } from '#contract/errors.ts';
import type { FieldBinding } from '#web/ui/form/use-send-form.ts';
import { ImageField } from '#web/ui/image-field.tsx';

export interface PhotoFieldProps {
  field: FieldBinding<File | null>;
  description: string;
}

/** The profile photo of a new professional (1 §2, 2 §2). */
export const PhotoField = ({ field, description }: PhotoFieldProps) => (
  <ImageField
    label="Foto de perfil"
    shape="round"
    tooLarge={textOf('profile_image_too_large')}
    description={description}
    {...field}
  />
);
