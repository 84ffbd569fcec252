import { createStore } from '#web/ui/store.ts';

/** The numbers beside the links of the phone's menu, by their address: an area sets those of its screens. */
export const menuCounts = createStore<
  Readonly<Record<string, { readonly count: number; readonly label: string }>>
>({});
