import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenProofIsNeeded } from '#web/api/client.ts';

// Most people are never asked.
const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/**
 * Asks who is at a signed-in screen to prove who they are, when a call needs it (4 §F): once for all calls that wait for
 * it. The screen goes on with what the person was doing, with all that they had typed.
 */
export function Proof() {
  const [asked, setAsked] = useState(false);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const settle = (proved: boolean) => {
    setAsked(false);
    for (const answer of waiting.current.splice(0)) answer(proved);
  };
  useEffect(() => {
    const all = waiting.current;
    const forget = whenProofIsNeeded(
      () =>
        new Promise((resolve) => {
          all.push(resolve);
          setAsked(true);
        }),
    );
    return () => {
      forget();
      // Signed out meanwhile: nothing goes on.
      for (const answer of all.splice(0)) answer(false);
    };
  }, []);
  return (
    asked && (
      <Suspense>
        <ProofDialog onEnd={settle} />
      </Suspense>
    )
  );
}
