import { useEffect } from 'react';
import { answerFields } from '#contract/reviews.ts';
import type { Review } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ReviewAnswer } from './review-answer.tsx';
import { useStoredText } from '../use-stored-text.ts';

interface AnswerDialogProps {
  review: Review;
  onClose: () => void;
  onAnswered: (review: Review) => void;
}

/** Answers a review, once; the unsent text is kept. */
export function AnswerDialog({ review, onClose, onAnswered }: AnswerDialogProps) {
  const [stored, store] = useStoredText(`respuesta:${review.id}`);
  const form = useSendForm({
    initial: { respuesta: stored },
    validate: (values) => answerFields.safeParse(values),
    send: async (values) => {
      const { review: after } = await api.reviews.answerReview({ id: review.id, ...values });
      store('');
      toast.success('Tu respuesta ya se lee debajo de la reseña.');
      onAnswered(after);
      onClose();
    },
  });
  const { respuesta } = form.values;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed matters
  useEffect(() => store(respuesta), [respuesta]);

  return (
    <Dialog
      opened
      onClose={() => {
        if (!form.busy) onClose();
      }}
      title={`Responder a ${review.review_nombre}`}
      persistent
      lost={form.lost}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Volver
          </Button>
          <Button busy={form.busy} onClick={form.submit}>
            Publicar respuesta
          </Button>
        </>
      }
    >
      <form {...form.props}>
        <Stack>
          <ReviewAnswer title="Escribió">{review.description}</ReviewAnswer>
          <TextArea
            label="Tu respuesta"
            description="Se lee debajo de la reseña. Solo puedes responder una vez y no se puede cambiar."
            rows={4}
            maxLength={500}
            {...form.field('respuesta')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
