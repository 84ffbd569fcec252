import { useEffect, useRef } from 'react';
import type { Review } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { ReviewAnswer } from '#web/shared/reviews/review-answer.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { shortDate } from '../date-words.ts';
import style from './reviews.module.css';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** Whose profile it is: they answer. */
  name: string;
  /** The id of the first newly loaded review, which gets the focus. */
  arrived: number | undefined;
}

export function ReviewList({ reviews, name, arrived }: ReviewListProps) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (arrived !== undefined) first.current?.focus({ preventScroll: true });
  }, [arrived]);

  return (
    <ul className={style.list}>
      {reviews.map((review) => (
        <li key={review.id} tabIndex={-1} ref={review.id === arrived ? first : undefined}>
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
          <ReviewAnswer title={`Respuesta de ${name}`}>{review.respuesta}</ReviewAnswer>
        </li>
      ))}
    </ul>
  );
}
