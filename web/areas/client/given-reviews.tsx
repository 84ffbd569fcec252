import { useId, useState } from 'react';
import type { Review } from '#contract/views.ts';
import { relativeTime } from '#domain/relative-time.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/rating.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './home.module.css';

/** The reviews that the client gave to professionals; each opens the chat with them. */
export function GivenReviews({ reviews }: { reviews: readonly Review[] }) {
  const id = useId();
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        Reseñas que diste
        {reviews.length > 0 && <span className={style.count}>{reviews.length}</span>}
      </h2>
      {reviews.length === 0 ? (
        <Card tone="sunken" padding="sm" className={style.empty}>
          Al terminar un trabajo podrás calificar al profesional; tus reseñas quedan aquí.
        </Card>
      ) : (
        <ul className={style.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Card href={paths.chat(review.recieved)} padding="sm">
                <div className={style.reviewer}>
                  <Avatar
                    nombre={review.review_nombre}
                    imagen={pictureUrl(review.review_img_profile)}
                    size={40}
                  />
                  <div className={style.words}>
                    <h3 className={style.titulo}>{review.review_nombre}</h3>
                    <p className={style.muted}>
                      <RelativeTime at={review.createAt}>
                        {relativeTime(Date.parse(review.createAt), now)}
                      </RelativeTime>
                    </p>
                  </div>
                  <Stars value={review.rating} compact />
                </div>
                <p className={style.description}>{review.description}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
