import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useOnline } from '#web/shared/use-online.ts';
import style from './sending-notice.module.css';

export interface SendingNoticeProps {
  /** The share of the images that has been sent, from 0 to 1; null while nothing is sent. */
  sent: number | null;
  /** Whether the connection was lost while sending. */
  lost: boolean;
}

/** The progress of an upload, and what to do when the connection was lost. */
export function SendingNotice({ sent, lost }: SendingNoticeProps) {
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const sending = sent !== null;
  useEffect(() => {
    if (sending || lost) box.current?.scrollIntoView({ block: 'nearest' });
  }, [sending, lost]);
  const percent = Math.floor((sent ?? 0) * 100);
  return (
    <div ref={box} className={style.sending}>
      {sending && (
        <div className={style.progress}>
          <progress
            max={100}
            value={percent < 100 ? percent : undefined}
            aria-label="Envío de imágenes"
          />
          <span>{percent < 100 ? `Enviando… ${percent} %` : 'Guardando…'}</span>
        </div>
      )}
      <div role="alert">
        {lost && !sending && (
          <p className={style.lost}>
            <IconWifiOff size={22} aria-hidden />
            <span>
              <strong>Se perdió la conexión.</strong> Lo que escribiste y elegiste sigue aquí.{' '}
              {online
                ? 'Toca «Reintentar»: nada se guardará dos veces.'
                : 'Cuando vuelvas a tener internet, toca «Reintentar».'}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
