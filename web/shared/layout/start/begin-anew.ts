import { useSyncExternalStore } from 'react';

/** Whether something is pressed, as the document's script marks it before React has the page (start-when-used.ts). */
const PRESSED = 'data-pressed';
const RELEASED = 'm-released';

const onReleased = (told: () => void) => {
  addEventListener(RELEASED, told);
  return () => removeEventListener(RELEASED, told);
};
/** It stays so: nothing is marked any more where nothing is left to begin anew. */
const isBegun = () => !document.documentElement.hasAttribute(PRESSED);

/**
 * Whether to show what only the browser knows instead of what the server sent: false while the server's HTML is taken
 * over, and as long as a part of it is pressed, because a press on what is replaced meanwhile is no click.
 */
export const useBegunInBrowser = (): boolean =>
  useSyncExternalStore(onReleased, isBegun, () => false);
