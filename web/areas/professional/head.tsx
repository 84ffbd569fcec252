import type { User } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/rating.tsx';
import { Row } from '#web/ui/stack.tsx';
import style from './home.module.css';

/** Who one is here, and how clients see it. */
export function Head({ user }: { user: User }) {
  const { nombre, img_profile, profile, reviews, proposal_active, keylogin } = user;
  const active = proposal_active.length;
  return (
    <Row justify="between" gap={4}>
      <Row gap={4} wrap={false}>
        <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={64} />
        <div className={style.greeting}>
          <h1>{nombre}</h1>
          <p className={style.facts}>
            <Stars
              value={reviews.average_rating_recieved ?? 0}
              count={reviews.total_recieved}
              compact
            />
            <span>{active === 1 ? '1 proyecto en curso' : `${active} proyectos en curso`}</span>
          </p>
        </div>
      </Row>
      {profile?.validacion === 'validado' && (
        <Button href={paths.profile(keylogin)} variant="secondary">
          Ver mi perfil público
        </Button>
      )}
    </Row>
  );
}
