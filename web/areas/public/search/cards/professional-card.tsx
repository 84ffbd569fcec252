import { IconChecks, IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PublicCard } from '#contract/profile/view.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { FavouriteButton } from '#web/shared/favourites/favourite-button.tsx';
import { WorkedWith } from '#web/shared/favourites/worked-with.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip, ValidatedChip } from '#web/ui/chip.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { shortDate } from '../../date-words.ts';
import style from './professional-card.module.css';
import {
  areaText,
  displayName,
  distanceText,
  finishedText,
  soonText,
} from '../../professional-words.ts';
import { CardPrice } from './card-price.tsx';

export interface ProfessionalCardProps {
  professional: PublicCard & { readonly distancia_km?: number | null };
  /** Why it is recommended. */
  motivo?: string;
  /** The city from which the distance is told. */
  from?: string;
  /** The pre-quote of the request that is being prepared for this trade, in centavos. */
  prequote?: number | undefined;
  /** Where one is choosing for a request: that they work elsewhere, which takes the place of their area. */
  elsewhere?: string;
  /** The same: until when they cannot answer, an item of the facts. */
  limit?: ReactNode;
  /** Replaces «Ver perfil» where professionals are chosen from the list. */
  choose?: ReactNode;
}

/** A professional in a list. The whole card works like the link in its title. */
export function ProfessionalCard({
  professional,
  motivo: given,
  from = '',
  prequote,
  elsewhere = '',
  limit,
  choose,
}: ProfessionalCardProps) {
  const name = displayName(professional);
  const area = areaText(professional);
  // That they work elsewhere is said once.
  const motivo = elsewhere && given?.startsWith('Trabaja en') ? undefined : given;
  const finished = finishedText(professional.finished_projects);
  const away = motivo?.includes(' km') ? '' : distanceText(professional.distancia_km, from);
  const soon = soonText(professional);
  return (
    <article className={style.card} data-choosing={choose ? true : undefined}>
      <div className={style.head}>
        <Avatar nombre={name} imagen={pictureUrl(professional.img_profile)} size={64} />
        <div className={style.who}>
          <h3 className={style.name}>
            <Link className={style.link} to={paths.profile(professional.keylogin)}>
              {name}
            </Link>
          </h3>
          <p className={style.trade}>{professional.profesion}</p>
          <Stars
            value={professional.average_rating ?? 0}
            count={professional.reviews_count}
            compact
          />
        </div>
        <FavouriteButton
          keylogin={professional.keylogin}
          nombre={name}
          className={style.favourite}
        />
      </div>
      <WorkedWith keylogin={professional.keylogin} nombre={name} />

      <ul className={style.facts}>
        {/* Not shown twice when the reason is the area. */}
        {(elsewhere || !motivo?.endsWith(area)) && (
          <li data-warns={elsewhere ? true : undefined}>
            <IconMapPin size={18} aria-hidden />
            {[elsewhere || area, away].filter(Boolean).join(' · ')}
          </li>
        )}
        {limit}
        {soon && (
          <li>
            <IconClock size={18} aria-hidden />
            {soon}
          </li>
        )}
        {finished && (
          <li>
            <IconChecks size={18} aria-hidden />
            {finished}
          </li>
        )}
      </ul>

      <p className={style.description}>{professional.descripcion}</p>

      <div className={style.chips}>
        {professional.validacion_at && (
          <ValidatedChip date={shortDate(professional.validacion_at)} />
        )}
        {motivo && <Chip tone="primary">{motivo}</Chip>}
      </div>

      <div className={style.foot}>
        <CardPrice professional={professional} prequote={prequote} />
        {choose || (
          <span className={style.go} aria-hidden>
            Ver perfil
          </span>
        )}
      </div>
    </article>
  );
}
