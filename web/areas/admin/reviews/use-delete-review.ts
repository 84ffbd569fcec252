import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Deletes a review, shows a toast and reloads the lists. Throws a failure for the dialog to show. */
export function useDeleteReview() {
  const queries = useQueryClient();
  return async (id: number): Promise<void> => {
    await api.reviews.deleteReview({ id });
    toast.success('Reseña eliminado con exito');
    queries.removeQueries({ queryKey: ['admin', 'review', id] });
    await queries.invalidateQueries({ queryKey: ['admin', 'reviews'] });
  };
}
