import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../use-online.ts';
import style from './offline-banner.module.css';

/** A notice that is shown while there is no connection. */
export function OfflineBanner() {
  const online = useOnline();
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
