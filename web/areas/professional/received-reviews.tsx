import { useId, useState } from 'react';
import type { Review } from '#contract/views.ts';
import { relativeTime } from '#domain/relative-time.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/rating.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import style from './home.module.css';

/** What clients said about one's work. */
export function ReceivedReviews({ reviews }: { reviews: readonly Review[] }) {
  const id = useId();
  const [now] = useState(Date.now);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        Reseñas de clientes
      </h2>
      {reviews.length === 0 ? (
        <p className={style.nothing}>
          Al terminar un proyecto, el cliente te califica y su opinión queda aquí.
        </p>
      ) : (
        <ul className={style.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Card padding="sm">
                <div className={style.project}>
                  <Avatar
                    nombre={review.review_nombre}
                    imagen={pictureUrl(review.review_img_profile)}
                    size={40}
                  />
                  <div className={style.words}>
                    <h3>{review.review_nombre}</h3>
                    <p>
                      <RelativeTime at={review.createAt}>
                        {relativeTime(Date.parse(review.createAt), now)}
                      </RelativeTime>
                    </p>
                  </div>
                  <Stars value={review.rating} compact />
                </div>
                <p className={style.opinion}>{review.description}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
