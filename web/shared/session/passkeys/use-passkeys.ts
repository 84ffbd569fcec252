import { useSyncExternalStore } from 'react';
import { knowsPasskeys } from './device.ts';

const never = () => () => {};

/** Whether this browser knows keys of devices; the server, which has no browser, says no. */
export const useKnowsPasskeys = (): boolean =>
  useSyncExternalStore(never, knowsPasskeys, () => false);
