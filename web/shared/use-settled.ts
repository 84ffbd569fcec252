import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether what a screen asked for when it opened has come, or will not come soon: without a network, or once it failed.
 * Rows that stand on several answers are shown together then, so that none moves under a finger. What was shown once
 * stays.
 */
export function useSettled(
  query: Pick<UseQueryResult, 'isFetchedAfterMount' | 'failureCount' | 'fetchStatus'>,
): boolean {
  const [settled, setSettled] = useState(false);
  const now =
    settled ||
    query.isFetchedAfterMount ||
    query.failureCount > 0 ||
    query.fetchStatus === 'paused';
  if (now && !settled) setSettled(true);
  return now;
}
