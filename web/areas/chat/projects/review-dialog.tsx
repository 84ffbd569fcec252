import { newReview } from '#contract/reviews.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Rating } from '#web/ui/rating.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { sideOf } from './project-state.ts';
import { useProposalMutation } from './use-proposal.ts';

export interface ReviewDialogProps {
  opened: boolean;
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  onClose: () => void;
}

/** The form for the single review of the other party after a completed project. */
export function ReviewDialog({ opened, me, partner, proposal, onClose }: ReviewDialogProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const reviewOf = (values: { rating: number | null; description: string }) => ({
    id_proposal: proposal.id,
    // The fields of a review (1 §3); the server takes who and for whom from the session and the project.
    sender: me,
    recieved: partner.keylogin,
    type: sideOf(proposal, me) === 'client' ? 'cliente' : 'profesional',
    ...values,
  });
  const form = useSendForm<{ rating: number | null; description: string }>({
    initial: { rating: null, description: '' },
    validate: (values) => newReview.input.safeParse(reviewOf(values)),
    send: async (values) => {
      await mutate(
        () => api.reviews.newReview(reviewOf(values)),
        'La calificación se proceso con exito',
      );
      onClose();
    },
    // The mutation has already shown the error.
    onFailure: () => {},
  });
  const rating = form.field('rating');

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Califica a ${shortName(partner)}`}
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Ahora no
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Enviar calificación
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          <Rating {...rating} label="Estrellas" value={rating.value ?? 0} />
          <Checkbox
            label="No merece estrellas (0 de 5)"
            value={rating.value === 0}
            onChange={(none) => rating.onChange(none ? 0 : null)}
          />
          <TextArea
            label="Tu opinión"
            description="Se publica con tu nombre y tu inicial cuando los dos se hayan calificado. No se puede cambiar después."
            maxLength={1500}
            {...form.field('description')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
