import { IconCalendar, IconChecks, IconClock, IconMapPin } from '@tabler/icons-react';
import type { PublicProfile } from '#contract/profile/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import { answerText } from '#web/shared/answer-time.ts';
import { FavouriteButton } from '#web/shared/favourites/favourite-button.tsx';
import { WorkedWith } from '#web/shared/favourites/worked-with.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { areaText, displayName, finishedText } from '../professional-words.ts';
import style from './head.module.css';
import { hoursText } from './hours-text.ts';
import { Validated } from './validated.tsx';

/** The profile's header: picture, name, trade, area, rating and the validation badge. */
export function Head({ profile }: { profile: PublicProfile }) {
  const name = displayName(profile);
  const finished = finishedText(profile.finished_projects);
  const hours = hoursText(profile);
  return (
    <header className={style.head}>
      <Avatar nombre={name} imagen={pictureUrl(profile.img_profile)} size={96} />
      <div className={style.who}>
        <h1 className={style.name}>{name}</h1>
        <p className={style.trade}>
          {profile.profesion}
          {profile.nombre_comercial && profile.nombre_comercial !== profile.nombre && (
            <span> · {profile.nombre}</span>
          )}
        </p>
      </div>
      <WorkedWith keylogin={profile.keylogin} nombre={name} />
      <ul className={style.facts}>
        <li>
          <a className={style.stars} href="#resenas">
            <Stars value={profile.average_rating ?? 0} count={profile.reviews_count} compact />
          </a>
        </li>
        <li>
          <IconMapPin size={20} aria-hidden />
          {areaText(profile)}
        </li>
        {finished && (
          <li>
            <IconChecks size={20} aria-hidden />
            {finished}
          </li>
        )}
        {hours && (
          <li>
            <IconCalendar size={20} aria-hidden />
            {hours}
          </li>
        )}
        {profile.responde_en !== null && (
          <li>
            <IconClock size={20} aria-hidden />
            {answerText(profile.responde_en)}
          </li>
        )}
      </ul>
      <div className={style.marks}>
        {profile.validacion_at && (
          <Validated at={profile.validacion_at} facts={profile.comprobado} />
        )}
        <FavouriteButton
          keylogin={profile.keylogin}
          nombre={name}
          words={['Guardar', 'Guardado']}
        />
      </div>
    </header>
  );
}
