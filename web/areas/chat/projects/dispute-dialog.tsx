import { stopped } from '#lib/stopped.ts';
import { type ReactNode, useEffect, useState } from 'react';
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

/** Opens a dispute, with what the opener says. */
export function DisputeDialog(props: DisputeDialogProps) {
  const { partner, proposal } = props;
  const { id: id_proposal, version, retenido } = proposal;
  return (
    <SayingDialog
      {...props}
      step="disputar"
      title="Abrir una disputa"
      action="Abrir disputa"
      done="La disputa se abrió. La decisión del equipo llega a esta conversación."
      send={(texto, imagenes) =>
        api.disputes.openDispute({ id_proposal, texto, version }, { images: { imagenes } })
      }
    >
      Si ya lo hablaste con {shortName(partner)} y no se arregla, el equipo de Maestros decide.
      Mientras tanto el dinero se congela: los <Money mxn={retenido} strong /> protegidos no se
      liberan ni regresan, y el proyecto no avanza.
    </SayingDialog>
  );
}

/** Says the word of the side that did not open the dispute. */
export function AnswerDialog(props: DisputeDialogProps) {
  const { partner, proposal } = props;
  return (
    <SayingDialog
      {...props}
      step="contar_version"
      title="Contar mi versión"
      action="Enviar mi versión"
      done="El equipo ya puede leer las dos versiones."
      send={(texto, imagenes) =>
        api.disputes.answerDispute({ id_proposal: proposal.id, texto }, { images: { imagenes } })
      }
    >
      El equipo lee las dos versiones antes de decidir. La tuya se envía una vez y ya no se cambia;
      lo demás puedes escribírselo a {shortName(partner)} en los mensajes.
    </SayingDialog>
  );
}

interface SayingProps extends DisputeDialogProps {
  step: string;
  title: string;
  action: string;
  done: string;
  send: (texto: string, images: readonly File[]) => Promise<{ proposal: Proposal }>;
  children: ReactNode;
}

/** Chosen images by step and project, kept until the page reloads. */
const chosen = new Map<string, readonly File[]>();

/** What somebody says in a dispute; unsent text and images are kept. */
function SayingDialog({ opened, me, partner, proposal, onClose, ...saying }: SayingProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const id = `${me}:${proposal.id}:${saying.step}`;
  const [stored, store] = useStoredText(`chat_step:${id}`);
  const [images, setImages] = useState(chosen.get(id) ?? []);
  const [imagesError, setImagesError] = useState<string>();
  const choose = (next: readonly File[]) => {
    chosen.set(id, next);
    setImages(next);
    setImagesError(undefined);
  };
  const form = useSendForm({
    initial: { texto: stored },
    // Both sides say theirs in the same fields.
    validate: ({ texto }) => openDispute.input.safeParse({ id_proposal: proposal.id, texto }),
    send: async ({ texto }) => {
      const done = await mutate(() => saying.send(texto.trim(), images), saying.done);
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
      title={saying.title}
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Volver
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            {saying.action}
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          <p>{saying.children}</p>
          <TextArea
            label="Qué pasó"
            description={`Lo leerán el equipo y ${stopped(shortName(partner))}`}
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
