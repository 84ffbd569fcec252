import { useEffect, useState } from 'react';
import { textOf } from '#contract/errors.ts';
import { markDelivered } from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { DELIVERY_IMAGES, type Moment, MOMENTS } from '#domain/projects/pictures.ts';
import { api } from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { SendingNotice } from '#web/shared/sending-notice.tsx';
import { useStoredText } from '#web/shared/use-stored-text.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { ImagesField } from '#web/ui/images-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useProposalMutation } from './use-proposal.ts';

export interface DeliverDialogProps {
  opened: boolean;
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

type Chosen = Readonly<Record<Moment, readonly File[]>>;
const NONE: Chosen = { antes: [], despues: [] };
const LABELS: Record<Moment, string> = {
  antes: 'Fotos de cómo estaba',
  despues: 'Fotos de cómo quedó',
};

/** Chosen pictures by project, kept until the page reloads. */
const kept = new Map<number, Chosen>();

/** Marks the work as delivered, with pictures of before and after; what is typed and chosen survives a failure. */
export function DeliverDialog({ opened, me, partner, proposal, onClose }: DeliverDialogProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const { id, version, por_pagar } = proposal;
  const [stored, store] = useStoredText(`chat_step:${me}:${id}:entregar`);
  const [chosen, setChosen] = useState(kept.get(id) ?? NONE);
  const [errors, setErrors] = useState<Partial<Record<Moment, string>>>({});
  const [sent, setSent] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const choose = (moment: Moment, images: readonly File[]) => {
    const next = { ...chosen, [moment]: images };
    kept.set(id, next);
    setChosen(next);
    setErrors({ ...errors, [moment]: undefined });
  };
  const form = useSendForm({
    initial: { motivo: stored },
    validate: ({ motivo }) => markDelivered.input.safeParse({ id_proposal: id, motivo }),
    send: async ({ motivo }) => {
      setLost(false);
      const some = MOMENTS.some((moment) => chosen[moment].length > 0);
      const options = some ? { images: chosen, onProgress: setSent } : {};
      const done = await mutate(
        () =>
          api.projects.markDelivered({ id_proposal: id, motivo: motivo.trim(), version }, options),
        `Le avisamos a ${shortName(partner)} que entregaste`,
      ).finally(() => setSent(null));
      if (done) {
        form.set({ motivo: '' });
        kept.delete(id);
      }
      onClose();
    },
    // The mutation has already shown the error; errors of pictures also belong to their field.
    onFailure: (_, error) => {
      if (!(error instanceof ApiError)) return;
      setLost(error.code === 'network');
      setErrors(error.campos);
    },
  });
  const { motivo } = form.values;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  useEffect(() => store(motivo), [motivo]);

  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title="¿Ya terminaste el trabajo?"
      persistent
      fills
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Volver
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            {lost ? 'Reintentar' : 'Marcar como entregado'}
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <div inert={form.busy}>
          <Stack>
            <p>
              Le avisamos a {shortName(partner)} para que lo confirme o pida cambios.{' '}
              {por_pagar > 0
                ? 'Antes de confirmarlo tiene que pagar lo que falta.'
                : 'Si no responde, en 7 días se da por completado.'}
            </p>
            {MOMENTS.map((moment) => (
              <ImagesField
                key={moment}
                label={LABELS[moment]}
                name={moment}
                optional
                max={DELIVERY_IMAGES}
                tooLarge={textOf('attachment_too_large')}
                value={chosen[moment]}
                onChange={(images) => choose(moment, images)}
                error={errors[moment]}
              />
            ))}
            <TextArea
              label="Nota"
              description="Qué dejaste listo o qué conviene revisar."
              optional
              rows={3}
              maxLength={500}
              {...form.field('motivo')}
            />
            <p>
              Las fotos las ven {shortName(partner)} y el equipo. Te respaldan si hay una
              diferencia.
            </p>
          </Stack>
        </div>
        <SendingNotice sent={sent} lost={lost} />
      </form>
    </Dialog>
  );
}
