import { IconArrowLeft, IconClipboardList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { ValidatedButton } from '#web/shared/profile/validated-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import style from './chat-header.module.css';

export interface ChatHeaderProps {
  partner: ChatPartner;
  /** Menu of actions on the person. */
  menu: ReactNode;
  onBack: () => void;
  /** Opens the panel of the project; undefined where something else leads there. */
  onPanel?: (() => void) | undefined;
}

/** The other person; on a phone also the buttons to the other panes. */
export function ChatHeader({ partner, menu, onBack, onPanel }: ChatHeaderProps) {
  const { nombre, img_profile, rol, keylogin, validado, cuenta } = partner;
  const shown = rol === ROL.professional && validado && cuenta === 'activa';
  return (
    <div className={style.frame}>
      <header className={style.header}>
        <span className={style.back} data-uncovered>
          <IconButton label="Volver a las conversaciones" onClick={onBack}>
            <IconArrowLeft size={24} />
          </IconButton>
        </span>
        <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={40} />
        <div className={style.words}>
          <h2 className={style.name}>
            {shown ? <Link to={paths.profile(keylogin)}>{nombre}</Link> : nombre}
          </h2>
          <About partner={partner} />
        </div>
        {onPanel && (
          <span className={style.panel}>
            <Button
              variant="secondary"
              size="sm"
              icon={<IconClipboardList size={18} aria-hidden />}
              onClick={onPanel}
            >
              <span className={style.word}>Proyecto</span>
            </Button>
          </span>
        )}
        {menu}
      </header>
    </div>
  );
}

function About({ partner }: { partner: ChatPartner }) {
  const { keylogin, nombre, rol, validado, profesion, average_rating, cuenta } = partner;
  if (cuenta !== 'activa')
    return (
      <p className={style.about}>
        {cuenta === 'suspendida' ? 'Cuenta suspendida' : 'Ya no está en Maestros'}
      </p>
    );
  const words =
    rol === ROL.client ? 'Cliente' : rol === ROL.admin ? 'Equipo de Maestros' : profesion;
  return (
    <p className={style.about}>
      {rol === ROL.professional &&
        (validado ? <ValidatedButton keylogin={keylogin} nombre={nombre} /> : <b>Sin validar</b>)}
      <span className={style.trade}>{words}</span>
      {average_rating !== null && (
        <span className={style.stars}>
          <Stars value={average_rating} compact />
        </span>
      )}
    </p>
  );
}
