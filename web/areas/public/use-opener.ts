import { type MouseEvent, useRef, useState } from 'react';

/**
 * A dialog that is loaded when it is asked for. Such a one is opened from its first moment and cannot
 * know who opened it: the focus is given back from here.
 */
export function useOpener() {
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLElement>(null);
  return {
    opened,
    open: (event: MouseEvent<HTMLElement>) => {
      opener.current = event.currentTarget;
      setOpened(true);
    },
    close: () => {
      setOpened(false);
      // After the dialog is gone: as long as it stands, it keeps the focus inside.
      requestAnimationFrame(() => opener.current?.focus());
    },
  };
}
