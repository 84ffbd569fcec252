import { useEffect, useEffectEvent } from 'react';

interface OpenDialog {
  /** Where in the history it was opened, as the router counts. */
  readonly at: number;
  readonly close: () => void;
}

/** The open dialogs that Back closes, the one in front last. */
const open: OpenDialog[] = [];

/** Where in the history one is; undefined where no router counts. */
const place = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

/** Where one is going forth again to, because the dialog there was closed. */
let returningTo: number | null = null;

function onBack(event: PopStateEvent): void {
  const front = open.at(-1);
  const now = place();
  const returned = returningTo !== null && returningTo === now;
  returningTo = null;
  if (!returned) {
    if (!front || now === undefined || now >= front.at) return;
    returningTo = front.at;
    history.go(front.at - now);
    front.close();
  }
  // The router learns of neither: for it nobody went anywhere.
  event.stopImmediatePropagation();
}

// Before the router's own, which is why web/entry.client.tsx loads this.
if (typeof window !== 'undefined') addEventListener('popstate', onBack, true);

/** The browser's Back closes the open dialog instead of leaving the screen below it. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const at = place();
    if (!opened || at === undefined) return undefined;
    const me = { at, close: () => close() };
    open.push(me);
    return () => void open.splice(open.indexOf(me), 1);
  }, [opened]);
}
