import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenSession } from '#contract/privacy.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './own-account.module.css';
import { dayOf, placeWords } from './words.ts';

const HANDHELD = /Teléfono|Tableta|iPhone|iPad/;

interface SessionLineProps {
  session: OpenSession;
  onEnd: () => void;
}

/** One open session: its device, since when it is open, and when it was last used. */
export function SessionLine({ session, onEnd }: SessionLineProps) {
  const { dispositivo, navegador, createAt, ultimo_uso, actual } = session;
  const [now] = useState(Date.now);
  const Icon = HANDHELD.test(dispositivo) ? IconDeviceMobile : IconDeviceDesktop;
  const place = placeWords(session);
  const used = relativeTime(Date.parse(ultimo_uso), now);
  return (
    <div className={style.session}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <div className={style.words}>
        <h3>{dispositivo}</h3>
        {place !== '' && <p>{place}</p>}
        <p>
          {navegador} · abierta el {dayOf(createAt)}
          {!actual && (
            <>
              {' '}
              · último uso <RelativeTime at={ultimo_uso}>{used}</RelativeTime>
            </>
          )}
        </p>
      </div>
      {actual ? (
        <Chip tone="success">Este dispositivo</Chip>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          label={`Cerrar sesión de ${navegador} en ${dispositivo}, último uso ${used}`}
          onClick={onEnd}
        >
          Cerrar sesión
        </Button>
      )}
    </div>
  );
}
