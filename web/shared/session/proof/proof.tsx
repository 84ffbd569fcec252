import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenProofIsNeeded } from '#web/api/client.ts';

type Ask = ComponentType<{ onEnd: (proved: boolean) => void }>;

/**
 * Asks who is at a signed-in screen to prove who they are, when a call needs it (4 §F): once for all calls that wait for
 * it. The screen goes on with what the person was doing, with all that they had typed.
 */
export function Proof() {
  const [asked, setAsked] = useState<{ Ask: Ask } | null>(null);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  const settle = (proved: boolean) => {
    setAsked(null);
    for (const answer of waiting.current.splice(0)) answer(proved);
  };
  useEffect(() => {
    const all = waiting.current;
    const endAll = () => {
      for (const answer of all.splice(0)) answer(false);
    };
    const forget = whenProofIsNeeded(
      () =>
        new Promise((resolve) => {
          all.push(resolve);
          // Most people are never asked. Without a connection the call fails, and the screen keeps what was typed.
          import('./proof-dialog.tsx').then(
            ({ ProofDialog }) => setAsked({ Ask: ProofDialog }),
            endAll,
          );
        }),
    );
    return () => {
      forget();
      // Signed out meanwhile: nothing goes on.
      endAll();
    };
  }, []);
  return asked && <asked.Ask onEnd={settle} />;
}
