import { type MouseEvent, useRef, useState } from 'react';

/**
 * The state of a lazily loaded dialog. Such a dialog is mounted open and cannot know what opened it, so
 * this hook returns the focus.
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
      // After the dialog is closed: while it is open, it traps the focus.
      requestAnimationFrame(() => opener.current?.focus());
    },
  };
}
