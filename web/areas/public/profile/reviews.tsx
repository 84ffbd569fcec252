import { useState } from 'react';
import type { PublicProfile } from '#contract/profile/view.ts';
import { Button } from '#web/ui/button.tsx';
import { Distribution } from './distribution.tsx';
import { ReviewList } from './review-list.tsx';
import { displayName } from '../professional-words.ts';
import style from './reviews.module.css';
import { useMoreReviews } from './use-more-reviews.ts';

export function Reviews({ profile }: { profile: PublicProfile }) {
  const { reviews_by_rating, reviews_count, average_rating } = profile;
  const { reviews, more, busy, showMore } = useMoreReviews(profile);
  /** The id of the first newly loaded review, which gets the focus. */
  const [arrived, setArrived] = useState<number>();

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
          <ReviewList reviews={reviews} name={displayName(profile)} arrived={arrived} />
          <output className="m-hidden">
            {arrived !== undefined && `${reviews.length} de ${reviews_count} reseñas a la vista`}
          </output>
          {more && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => void showMore().then((first) => first && setArrived(first))}
            >
              Ver más reseñas
            </Button>
          )}
        </>
      )}
    </section>
  );
}
