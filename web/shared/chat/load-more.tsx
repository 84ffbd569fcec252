import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';

export interface LoadMoreProps {
  label: string;
  onLoad: () => Promise<void>;
  /** A selector of the box that scrolls. */
  within: string;
}

/** Loads the next page when it scrolls into view; after a failure it waits for a press. */
export function LoadMore({ label, onLoad, within }: LoadMoreProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  /** The error text of the last attempt. */
  const [failed, setFailed] = useState<string>();
  const running = useRef(false);

  const load = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onLoad();
      setFailed(undefined);
    } catch (error) {
      setFailed(failureOf(error).mensaje.replace(/\.$/, ''));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  useEffect(() => {
    if (busy || failed || !anchor.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load();
      },
      // Load a little before it is visible; the margin applies only to the box that scrolls.
      { root: anchor.current.closest(within), rootMargin: '400px 0px' },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  });

  return (
    <div ref={anchor}>
      <Button size="sm" variant="quiet" busy={busy} onClick={() => void load()}>
        {failed ? `${failed}. Intentar de nuevo` : label}
      </Button>
    </div>
  );
}
