import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import { shownFileName } from '#lib/file-name.ts';
import {
  DESCRIPCION_MAX,
  PORTFOLIO_BYTES,
  PORTFOLIO_IMAGES,
  TITULO_MAX,
} from '#domain/portfolio/portfolio.ts';
import { pictureUrl } from '#web/api/client.ts';
import { EditDialog } from '#web/shared/edit-dialog.tsx';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { AlbumField } from '#web/ui/album-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { dropDraft } from './draft.ts';
import { type InitialState, useProjectForm } from './use-project-form.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = {
  images: PORTFOLIO_IMAGES,
  each: IMAGE_MAX_BYTES / MEGABYTE,
  all: PORTFOLIO_BYTES / MEGABYTE,
};
const TEXTS = {
  tooLarge: ({ name }: File) => textOf('portfolio_image_too_large', { file: shownFileName(name) }),
  tooMany: textOf('portfolio_images_too_many'),
  tooHeavy: textOf('portfolio_images_too_heavy'),
};

/** The form of a project with its photos. Input is kept until it is saved or discarded. */
export function ProjectForm({ onClose, ...initial }: InitialState & { onClose: () => void }) {
  const { item, draft, draftKey } = initial;
  const { form, base, sent, lost, changed, marks, done } = useProjectForm(initial);

  const known = (ruta: string) => {
    const image = base?.imagenes.find((one) => one.ruta === ruta);
    return { src: pictureUrl(image?.ruta_card ?? ruta), bytes: image?.bytes ?? 0 };
  };
  const verb = item ? 'Guardar cambios' : 'Agregar proyecto';
  return (
    <EditDialog
      title={item ? 'Editar proyecto' : 'Agregar proyecto'}
      form={form}
      save={lost ? 'Reintentar' : verb}
      existing={item !== null}
      done={done}
      onClose={onClose}
      onLeave={() => dropDraft(draftKey, form.values.imagenes)}
      foot={<SendingNotice sent={sent} lost={lost} />}
    >
      {draft && <p>Recuperamos lo que no habías guardado.</p>}
      {changed && <p>{textOf('portfolio_changed')}</p>}
      <TextField
        label="Título"
        description="Qué hiciste, como «Baño completo en la Roma»."
        maxLength={TITULO_MAX}
        {...form.field('titulo')}
      />
      <TextArea
        label="Descripción"
        description="Qué pidió el cliente, cómo lo resolviste y cuánto tardaste."
        maxLength={DESCRIPCION_MAX}
        {...form.field('descripcion')}
      />
      <AlbumField
        label="Fotos"
        optional
        limits={LIMITS}
        texts={TEXTS}
        known={known}
        marks={marks}
        {...form.field('imagenes')}
      />
    </EditDialog>
  );
}
