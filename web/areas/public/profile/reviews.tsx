import { useRef, useState } from 'react';
import type { PublicProfile } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { shortDate } from '../date-words.ts';
import { Distribution } from './distribution.tsx';
import style from './reviews.module.css';

/** As many as are read before deciding whether to read more. */
const FIRST = 5;

export function Reviews({ profile }: { profile: PublicProfile }) {
  const { reviews, reviews_by_rating, reviews_count, average_rating } = profile;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? reviews : reviews.slice(0, FIRST);

  const showAll = () => {
    setAll(true);
    // The pressed button goes away: the keyboard goes on at the first new review.
    requestAnimationFrame(() =>
      (list.current?.children[FIRST] as HTMLElement | undefined)?.focus(),
    );
  };

  return (
    <section id="resenas" aria-labelledby="resenas-titulo">
      <h2 id="resenas-titulo">Reseñas</h2>
      {reviews_count === 0 ? (
        <p className={style.none}>
          Todavía no tiene reseñas. Solo puede calificar quien pagó un trabajo en Maestros.
        </p>
      ) : (
        <>
          <Distribution average={average_rating} count={reviews_count} counts={reviews_by_rating} />
          <ul className={style.list} ref={list}>
            {shown.map((review) => (
              <li key={review.id} tabIndex={-1}>
                <div className={style.by}>
                  <Avatar
                    nombre={review.review_nombre}
                    imagen={pictureUrl(review.review_img_profile)}
                    size={40}
                  />
                  <p>
                    <b>{review.review_nombre}</b>
                    <span className={style.meta}>
                      <Stars value={review.rating} compact />
                      <time dateTime={review.createAt}>{shortDate(review.createAt)}</time>
                    </span>
                  </p>
                </div>
                <p className={style.text}>{review.description}</p>
              </li>
            ))}
          </ul>
          {!all && reviews.length > FIRST && (
            <Button variant="secondary" onClick={showAll}>
              Ver {reviews.length - FIRST} {reviews.length - FIRST === 1 ? 'reseña' : 'reseñas'} más
            </Button>
          )}
        </>
      )}
    </section>
  );
}
