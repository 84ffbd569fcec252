const LIFE = 60_000;

/**
 * Caches for a minute an answer that is the same for everyone and rarely changes: between pages in the
 * browser, between visitors on the server. Failures are not cached.
 */
export function cacheForAMinute<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (cached && now < cached.until) return cached.answer;
    const answer = load();
    cached = { answer, until: now + LIFE };
    answer.catch(() => {
      cached = undefined;
    });
    return answer;
  };
}
