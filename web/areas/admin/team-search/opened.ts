import { createStore } from '#web/ui/store.ts';

/** Whether the team's search is open. */
export const searchOpened = createStore(false);

/** How the key is called here: ⌘ on Apple's devices. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
