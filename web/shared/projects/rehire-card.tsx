import { Link } from 'react-router';
import type { Rehirable } from '#contract/favourites.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { TradeScene } from '#web/ui/art/trade-scene.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { RehireButton } from './rehire-button.tsx';
import { whenDone } from './rehire.ts';
import style from './rehire-list.module.css';

/** Somebody who worked for the client before: their picture, what they did last and when, and the way to ask again. */
export function RehireCard({ person }: { person: Rehirable }) {
  const { keylogin, nombre, img_profile, imagen, profesion, ultimo } = person;
  const today = useToday();
  const picture = pictureUrl(imagen);
  return (
    <article className={style.card}>
      <div className={style.picture}>
        {picture ? (
          <img src={picture} alt="" loading="lazy" decoding="async" />
        ) : (
          <TradeScene categoria={profesion} />
        )}
      </div>
      <div className={style.who}>
        <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={40} />
        <div className={style.words}>
          <h3 className={style.name}>
            <Link to={paths.profile(keylogin)}>{nombre}</Link>
          </h3>
          {ultimo && (
            <p className={style.last}>
              {ultimo.titulo}, {whenDone(ultimo.finishedAt, today)}
            </p>
          )}
        </div>
      </div>
      <RehireButton {...{ keylogin, nombre, person }} variant="secondary" fullWidth />
    </article>
  );
}
