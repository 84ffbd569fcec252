import { useEffect, useEffectEvent } from 'react';
import { useCounts } from './counts.ts';

/**
 * Fetches what waits again when the count that is polled anyway no longer agrees with what is shown of it; `shown` is
 * undefined while that is not known. `of` says what is counted.
 */
export function useOnCount(
  of: readonly ('solicitudes' | 'proyectos')[],
  shown: number | undefined,
  refresh: () => void,
): void {
  const counts = useCounts();
  const counted = of.reduce((sum, kind) => sum + counts[kind], 0);
  const check = useEffectEvent((now: number) => {
    if (shown !== undefined && now !== shown) refresh();
  });
  useEffect(() => check(counted), [counted]);
}
