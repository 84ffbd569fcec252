import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../use-online.ts';
import style from './offline-banner.module.css';

/** Says that there is no connection, for as long as there is none. */
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
