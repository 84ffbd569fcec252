import { Link } from 'react-router';
import type { Favourite } from '#contract/favourites.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { FavouriteButton } from '#web/shared/favourites/favourite-button.tsx';
import { useKnown } from '#web/shared/favourites/known.ts';
import { RehireButton } from '#web/shared/projects/rehire-button.tsx';
import { WorkedTogether } from '#web/shared/projects/worked-together.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';
import style from './favourite-card.module.css';

/** A saved professional. Once forgotten, the card stays until one leaves, so that they can be saved again. */
export function FavouriteCard({ favourite }: { favourite: Favourite }) {
  const { keylogin, img_profile, profesion, average_rating, reviews_count } = favourite;
  const nombre = favourite.nombre_comercial || favourite.nombre;
  const known = useKnown(keylogin);
  const worked = favourite.trabajos_contigo > 0;
  return (
    <Card padding="sm" className={style.card ?? ''}>
      <div className={style.head}>
        <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={64} />
        <div className={style.who}>
          <h2 className={style.name}>
            <Link to={paths.profile(keylogin)}>{nombre}</Link>
          </h2>
          <p className={style.trade}>{profesion}</p>
          <Stars value={average_rating ?? 0} count={reviews_count} compact />
        </div>
        <FavouriteButton {...{ keylogin, nombre }} />
      </div>
      <WorkedTogether nombre={nombre} trabajos={favourite.trabajos_contigo} />
      {known && !known.favorito ? (
        <p className={style.gone} role="status">
          Ya no está en tus favoritos. Toca el corazón para guardarlo otra vez.
        </p>
      ) : (
        <div className={style.actions}>
          {worked && <RehireButton {...{ keylogin, nombre }} variant="secondary" size="sm" />}
          <Button variant={worked ? 'quiet' : 'secondary'} size="sm" href={paths.chat(keylogin)}>
            Escribirle<span className="m-hidden"> a {nombre}</span>
          </Button>
        </div>
      )}
    </Card>
  );
}
