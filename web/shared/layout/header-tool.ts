import type { ReactNode } from 'react';
import { createStore } from '#web/ui/store.ts';

/** What an area puts into the header of the page, beside the bell; null where it has nothing there. */
export const headerTool = createStore<ReactNode>(null);
