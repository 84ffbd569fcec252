import { useEffect, useEffectEvent } from 'react';
import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import { shownFileName } from '#domain/file-name.ts';
import {
  DESCRIPCION_MAX,
  PORTFOLIO_BYTES,
  PORTFOLIO_IMAGES,
  TITULO_MAX,
} from '#domain/portfolio.ts';
import { pictureUrl } from '#web/api/client.ts';
import { LeaveGuard } from '#web/shared/leave-guard.tsx';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { AlbumField } from '#web/ui/album-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { dropDraft } from './draft.ts';
import { type Beginning, useProjectForm } from './use-project-form.ts';

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

/** What a project is about, and its photos. What was filled in stays until it is saved or given up. */
export function ProjectForm({ onClose, ...beginning }: Beginning & { onClose: () => void }) {
  const { item, draft, draftKey } = beginning;
  const { form, base, sent, lost, changed, marks, done } = useProjectForm(beginning);
  const close = useEffectEvent(onClose);
  // After the guard has heard that nothing is unsaved any more.
  useEffect(() => {
    if (done) close();
  }, [done]);

  const known = (ruta: string) => {
    const image = base?.imagenes.find((one) => one.ruta === ruta);
    return { src: pictureUrl(image?.ruta_card ?? ruta), bytes: image?.bytes ?? 0 };
  };
  const verb = item ? 'Guardar cambios' : 'Agregar proyecto';
  const nothing = item !== null && !form.dirty && !form.busy;
  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={item ? 'Editar proyecto' : 'Agregar proyecto'}
      persistent
      size="lg"
      fills
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancelar
          </Button>
          <Button
            busy={form.busy}
            onClick={form.submit}
            disabledReason={nothing ? 'Todavía no cambias nada.' : undefined}
          >
            {lost ? 'Reintentar' : verb}
          </Button>
        </>
      }
    >
      <SendForm form={form}>
        {/* What is being sent is not changed meanwhile. */}
        <div inert={form.busy}>
          <Stack gap={5}>
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
          </Stack>
        </div>
        <SendingNotice sent={sent} lost={lost} />
      </SendForm>
      <LeaveGuard
        when={form.dirty && !done}
        alsoWithin
        onLeave={() => dropDraft(draftKey, form.values.imagenes)}
      />
    </Dialog>
  );
}
