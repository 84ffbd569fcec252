import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { local } from '#lib/browser-storage.ts';
import { DAY } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import style from './devices.module.css';
import { InstallWords } from './this-device.tsx';
import { useDevice } from './use-device.ts';

/** When somebody said not now. */
const NOT_NOW = 'avisos_despues';
/** Asked again no sooner than that. */
const AGAIN_AFTER = 30 * DAY;

const isAskedNow = (): boolean => serverNow() - Number(local.get(NOT_NOW) ?? 0) > AGAIN_AFTER;

interface AskDeviceProps {
  /** What they would hear of: «cuando te respondan». */
  when: string;
}

/** Offers notifications on this device where somebody waits for something; not to who has them, cannot or said not now. */
export function AskDevice({ when }: AskDeviceProps) {
  const { state, busy, on } = useDevice();
  const [asked, setAsked] = useState(isAskedNow);
  if (!asked || (state !== 'off' && state !== 'install')) return null;
  const later = () => {
    local.set(NOT_NOW, String(serverNow()));
    setAsked(false);
  };
  return (
    <section className={style.card} aria-labelledby="activar-avisos">
      <IconBellRinging size={24} stroke={1.75} aria-hidden className={style.icon} />
      <div className={style.text}>
        <h2 id="activar-avisos" className={style.title}>
          Entérate {when}
        </h2>
        <p className={style.about}>
          {state === 'install' ? (
            <InstallWords />
          ) : (
            'El aviso llega a este dispositivo al momento, aunque cierres Maestros.'
          )}
        </p>
      </div>
      <div className={style.buttons}>
        {state === 'off' && (
          <Button variant="secondary" size="sm" busy={busy} onClick={on}>
            Activar avisos
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={later}>
          Ahora no
        </Button>
      </div>
    </section>
  );
}
