import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCounts } from './counts.ts';

/**
 * Starts the service worker for whoever is signed in (4 §E), goes where a notification pressed on the device leads, and
 * shows the number of what is not read on the installed application.
 */
export function useWorker(): void {
  const navigate = useNavigate();
  const { avisos } = useCounts();
  useEffect(() => {
    // In development the scripts are those of the tools, which have none.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const open = ({ data, ports }: MessageEvent<{ abrir?: unknown }>) => {
      if (typeof data?.abrir !== 'string') return;
      ports[0]?.postMessage('va');
      void navigate(data.abrir);
    };
    navigator.serviceWorker.addEventListener('message', open);
    // Pressing matters more than this.
    const start = setTimeout(() => {
      navigator.serviceWorker
        .register('/sw.js')
        .then(() => import('./device.ts'))
        .then(({ keepTold }) => keepTold())
        .catch(() => {
          // Tried again when the product is opened next; until then other ways tell.
        });
    }, 3000);
    return () => {
      clearTimeout(start);
      navigator.serviceWorker.removeEventListener('message', open);
    };
  }, [navigate]);
  useEffect(() => {
    const badge = navigator as {
      setAppBadge?: (count: number) => Promise<void>;
    };
    // Zero takes it away.
    badge.setAppBadge?.call(navigator, avisos).catch(() => {});
  }, [avisos]);
}
