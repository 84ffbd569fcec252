import type { Ref } from 'react';
import { getMessages } from '#contract/chat.ts';
import { ROL } from '#contract/call.ts';
import { pictureUrl } from '#web/api/client.ts';
import type { User } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TeamButton } from '../../team-button.tsx';
import { SuspendedChip } from '../state/suspended-chip.tsx';
import style from './account.module.css';
import { levelName, ROL_NAMES } from '../../words.ts';

interface AccountHeadProps {
  user: User;
  suspended: boolean;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Name, role and rating; level and balance for professionals only (2 §2). */
export function AccountHead({ user, suspended, titleRef }: AccountHeadProps) {
  const { nombre, apellidos } = user.account;
  const { average_rating_recieved, total_recieved } = user.reviews;
  return (
    <header className={style.head}>
      <Avatar nombre={`${nombre} ${apellidos}`} imagen={pictureUrl(user.img_profile)} size={96} />
      <div className={style.who}>
        <h1 ref={titleRef} tabIndex={-1} className={style.title}>
          {nombre} {apellidos}
        </h1>
        <p className={style.chips}>
          <Chip tone="primary">{ROL_NAMES[user.rol]}</Chip>
          {suspended && <SuspendedChip />}
          {user.rol === ROL.professional && <Chip>Nivel {levelName(user.nivel)}</Chip>}
          {total_recieved > 0 && (
            <Stars value={average_rating_recieved ?? 0} count={total_recieved} compact />
          )}
        </p>
        {user.rol === ROL.professional && (
          <p className={style.muted}>
            Saldo <Money mxn={user.balance} strong /> · Protegido{' '}
            <Money mxn={user.retenido} strong />
          </p>
        )}
      </div>
      <TeamButton call={getMessages} variant="secondary" href={paths.chat(user.keylogin)}>
        Escribirle
      </TeamButton>
    </header>
  );
}
