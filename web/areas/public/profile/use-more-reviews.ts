import { useState } from 'react';
import type { PublicProfile } from '#contract/profile/view.ts';
import type { Review } from '#contract/views.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The reviews of a profile, and more pages of older ones on request. */
export function useMoreReviews({ keylogin, reviews: newest, reviews_siguiente }: PublicProfile) {
  const [older, setOlder] = useState<readonly Review[]>([]);
  const [next, setNext] = useState(reviews_siguiente);
  const [busy, setBusy] = useState(false);

  /** Loads a page; resolves to the id of its first review. */
  const showMore = async (): Promise<number | undefined> => {
    if (next === null || busy) return undefined;
    setBusy(true);
    try {
      // Imported on demand: the profile page itself does not need the calls and their schemas.
      const { api } = await import('#web/api/index.ts');
      const page = await api.search.getReviewsPublic({ keylogin, antes: next });
      setOlder((before) => [...before, ...page.reviews]);
      setNext(page.siguiente);
      return page.reviews[0]?.id;
    } catch (error) {
      toast.error(failureOf(error).mensaje);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return { reviews: [...newest, ...older], more: next !== null, busy, showMore };
}
