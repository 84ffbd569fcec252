import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteReview } from '#contract/reviews.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import style from './reviews.module.css';

interface DeleteReviewButtonProps {
  review: {
    readonly id: number;
    readonly sender_nombre_completo: string;
    readonly recieved_nombre_completo: string;
    readonly description: string;
  };
  /** Smaller, for the rows of a list. */
  quiet?: boolean;
  onDeleted: () => void;
}

/** Asks before it deletes a review, with the text of the specification (2 §2). */
export function DeleteReviewButton({ review, quiet = false, onDeleted }: DeleteReviewButtonProps) {
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteReview();
  const { sender_nombre_completo: from, recieved_nombre_completo: to } = review;
  return (
    <>
      <TeamButton
        call={deleteReview}
        variant={quiet ? 'secondary' : 'danger'}
        size={quiet ? 'sm' : 'md'}
        icon={<IconTrash size={18} aria-hidden />}
        label={`Eliminar la reseña de ${from} a ${to}`}
        onClick={() => setConfirming(true)}
      >
        Eliminar
      </TeamButton>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title="¿Estás seguro que deseas eliminar esta reseña?"
        confirmLabel="Eliminar"
        danger
        irreversible
        onConfirm={async () => {
          await remove(review.id);
          onDeleted();
        }}
      >
        <p>
          La reseña de {from} a {to} dejará de verse en todas partes y de contar en su promedio. El
          proyecto no cambia, y {from} no podrá escribirla otra vez.
        </p>
        <blockquote className={style.quote}>{review.description}</blockquote>
      </ConfirmDialog>
    </>
  );
}

/** Deletes a review, shows a toast and reloads the lists. Throws a failure for the dialog to show. */
function useDeleteReview() {
  const queries = useQueryClient();
  return async (id: number): Promise<void> => {
    await api.reviews.deleteReview({ id });
    toast.success('Reseña eliminado con exito');
    queries.removeQueries({ queryKey: ['admin', 'review', id] });
    await queries.invalidateQueries({ queryKey: ['admin', 'reviews'] });
  };
}
