import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import style from './thread.module.css';

/** Loads the page above when it comes into sight; after a failure it waits for a press. */
export function OlderMessages({ onLoad }: { onLoad: () => Promise<void> }) {
  const anchor = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);

  const load = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onLoad();
      setFailed(false);
    } catch {
      setFailed(true);
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
      // A little before it is seen; the margin only counts for the box that scrolls.
      { root: anchor.current.closest('[role=log]'), rootMargin: '400px 0px 0px' },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  });

  return (
    <div ref={anchor} className={style.older}>
      <Button size="sm" variant="quiet" busy={busy} onClick={() => void load()}>
        {failed ? 'No se cargaron. Intentar de nuevo' : 'Ver mensajes anteriores'}
      </Button>
    </div>
  );
}
