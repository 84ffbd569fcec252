import { useEffect, useState } from 'react';
import { DISPUTE_IMAGES, openDispute } from '#contract/disputes.ts';
import { textOf } from '#contract/errors.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { ImagesField } from '#web/ui/images-field.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import { useProposalMutation } from './use-proposal.ts';

export interface DisputeDialogProps {
  opened: boolean;
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

/** Chosen images by project, kept until the page reloads. */
const chosen = new Map<number, readonly File[]>();

/** Opens a dispute; unsent text and images are kept. */
export function DisputeDialog({ opened, me, partner, proposal, onClose }: DisputeDialogProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const { id, version, retenido } = proposal;
  const [stored, store] = useStoredText(`chat_step:${me}:${id}:disputar`);
  const [images, setImages] = useState(chosen.get(id) ?? []);
  const [imagesError, setImagesError] = useState<string>();
  const choose = (next: readonly File[]) => {
    chosen.set(id, next);
    setImages(next);
    setImagesError(undefined);
  };
  const form = useSendForm({
    initial: { texto: stored },
    validate: ({ texto }) => openDispute.input.safeParse({ id_proposal: id, texto }),
    send: async ({ texto }) => {
      const input = { id_proposal: id, texto: texto.trim(), version };
      const done = await mutate(
        () => api.disputes.openDispute(input, { images: { imagenes: images } }),
        'La disputa se abrió. La decisión del equipo llega a esta conversación.',
      );
      if (done) {
        form.set({ texto: '' });
        chosen.delete(id);
      }
      onClose();
    },
    // The mutation has already shown the error; errors of the images also belong to their field.
    onFailure: (_, error) => {
      const { campos } = error as { campos?: { imagenes?: string } };
      setImagesError(campos?.imagenes);
    },
  });
  const { texto } = form.values;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  useEffect(() => store(texto), [texto]);

  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title="Abrir una disputa"
      persistent
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Volver
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Abrir disputa
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          <p>
            Si ya lo hablaste con {shortName(partner)} y no se arregla, el equipo de Maestros
            decide. Mientras tanto el dinero se congela: los <Money mxn={retenido} strong />{' '}
            protegidos no se liberan ni regresan, y el proyecto no avanza.
          </p>
          <TextArea
            label="Qué pasó"
            description={`Lo leerán el equipo y ${shortName(partner)}.`}
            rows={5}
            maxLength={2000}
            {...form.field('texto')}
          />
          <ImagesField
            label="Imágenes"
            name="imagenes"
            optional
            max={DISPUTE_IMAGES}
            tooLarge={textOf('attachment_too_large')}
            value={images}
            onChange={choose}
            error={imagesError}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
