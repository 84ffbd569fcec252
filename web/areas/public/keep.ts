const LIFE = 60_000;

/**
 * Remembers an answer that is the same for everyone and hardly ever changes, for a minute: between
 * pages in the browser, between visitors on the server. Failures are not remembered.
 */
export function keep<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (kept && now < kept.until) return kept.answer;
    const answer = load();
    kept = { answer, until: now + LIFE };
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}
