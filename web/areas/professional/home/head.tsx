import { longDay } from '#lib/date-words.ts';
import type { User } from '#contract/views.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';
import { Greeting } from '#web/shared/own-area/greeting.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import style from './home.module.css';

interface HeadProps {
  user: User;
  /** On a phone without what another screen says too: what is to be done comes sooner. */
  brief?: boolean;
}

/** The professional's name, rating and validation. */
export function Head({ user, brief = false }: HeadProps) {
  const { nombre, profile, reviews, proposal_total, keylogin } = user;
  const active = proposal_total.en_curso;
  const validated =
    profile?.validacion === 'validado' && profile.validacion_at !== null
      ? longDay(mexicoDay(Date.parse(profile.validacion_at)))
      : null;
  return (
    <Greeting
      user={user}
      title={nombre}
      action={
        profile?.validacion === 'validado' && (
          <div className={brief ? style.wideOnly : undefined}>
            <Button href={paths.profile(keylogin)} variant="secondary" size="sm">
              Ver mi perfil público
            </Button>
          </div>
        )
      }
    >
      <span className={style.facts}>
        <Stars
          value={reviews.average_rating_recieved ?? 0}
          count={reviews.total_recieved}
          compact
        />
        {validated && (
          <span className={brief ? style.wideOnly : undefined}>Cuenta validada el {validated}</span>
        )}
        <span>{active === 1 ? '1 proyecto en curso' : `${active} proyectos en curso`}</span>
      </span>
    </Greeting>
  );
}
