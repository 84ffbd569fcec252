import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import style from './offline-banner.module.css';

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={online ? undefined : style.banner}>
      {!online && (
        <>
          <IconWifiOff size={20} aria-hidden />
          Sin conexión a internet. Lo que ves puede no estar al día.
        </>
      )}
    </output>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
