import type { User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { Greeting } from '#web/shared/account/greeting.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import style from './home.module.css';

/** Who one is here, and how clients see it. */
export function Head({ user }: { user: User }) {
  const { nombre, profile, reviews, proposal_active, keylogin } = user;
  const active = proposal_active.length;
  return (
    <Greeting
      user={user}
      title={nombre}
      action={
        profile?.validacion === 'validado' && (
          <Button href={paths.profile(keylogin)} variant="secondary">
            Ver mi perfil público
          </Button>
        )
      }
    >
      <span className={style.facts}>
        <Stars
          value={reviews.average_rating_recieved ?? 0}
          count={reviews.total_recieved}
          compact
        />
        <span>{active === 1 ? '1 proyecto en curso' : `${active} proyectos en curso`}</span>
      </span>
    </Greeting>
  );
}
