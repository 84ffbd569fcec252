import { Link } from 'react-router';
import { shortName } from '#web/shared/chat/short-name.ts';
import { shorten } from '#lib/shorten.ts';
import { paths } from '#web/paths.ts';
import { Stars } from '#web/ui/stars.tsx';
import { sideOf } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import style from './ratings.module.css';

/** Longer words are read with the other reviews. */
const READ_HERE = 160;

/** What the two said of each other, once both may read it. */
export function Ratings({ me, partner, proposal }: ProjectOfChat) {
  if (proposal.resenas.length === 0) return null;
  const side = sideOf(proposal, me);
  const all = side === 'client' ? paths.clientReviews : paths.professionalReviews;
  return (
    <ul className={style.ratings} aria-label="Calificaciones">
      {proposal.resenas.map(({ de, rating, description }) => {
        const mine = side !== null && (de === 'cliente') === (side === 'client');
        const words = shorten(description, READ_HERE);
        return (
          <li key={de}>
            <p className={style.who}>
              {mine ? `Calificaste a ${shortName(partner)}` : `${shortName(partner)} te calificó`}
              <Stars value={rating} />
            </p>
            <p className={style.words}>
              «{words}»{' '}
              {words.endsWith('…') && (
                <Link to={`${all}?sentido=${mine ? 'enviadas' : 'recibidas'}`}>
                  Leer completa<span className="m-hidden"> {mine ? 'la tuya' : 'la suya'}</span>
                </Link>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
