import { useEffect, useEffectEvent, useRef } from 'react';
import { useCounts } from './counts.ts';

/** Calls `reload` when what waits for the person changes while a screen is open: somebody wrote or answered. */
export function useOnNews(reload: () => void): void {
  const { conversaciones, solicitudes } = useCounts();
  const mark = `${conversaciones} ${solicitudes}`;
  const seen = useRef(mark);
  const changed = useEffectEvent(reload);
  useEffect(() => {
    if (seen.current === mark) return;
    seen.current = mark;
    changed();
  }, [mark]);
}
