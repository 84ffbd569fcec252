import { useState } from 'react';
import type { PublicProfile, Review } from '#contract/views.ts';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The reviews of a profile and, press by press, the older ones. */
export function useMoreReviews({ keylogin, reviews: newest, reviews_siguiente }: PublicProfile) {
  const [older, setOlder] = useState<readonly Review[]>([]);
  const [next, setNext] = useState(reviews_siguiente);
  const [busy, setBusy] = useState(false);

  /** The id of the first review that came. */
  const showMore = async (): Promise<number | undefined> => {
    if (next === null || busy) return undefined;
    setBusy(true);
    try {
      // The calls and their schemas come only to who reads on.
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
