import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether what a screen asked for when it opened has come, or will not come soon: without a network, or once it failed.
 * Rows that stand on several answers are shown together then, so that none moves under a finger. What was shown once
 * stays.
 */
export const useSettled = (query: Asked): boolean => useOnce(hasSettled(query));

type Asked = Pick<UseQueryResult, 'isFetchedAfterMount' | 'failureCount' | 'fetchStatus'>;

const hasSettled = ({ isFetchedAfterMount, failureCount, fetchStatus }: Asked): boolean =>
  isFetchedAfterMount || failureCount > 0 || fetchStatus === 'paused';

/** Whether something was so once. */
export function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return now || once;
}
