import type { Review } from '#contract/views.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import { ReviewCard } from '#web/shared/own-area/review-card.tsx';
import style from './home.module.css';

/** The reviews from clients. */
export function ReceivedReviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ListSection
      title="Reseñas de clientes"
      items={reviews}
      empty={
        <p className={style.nothing}>
          Al terminar un proyecto, el cliente te califica y su opinión queda aquí.
        </p>
      }
    >
      {(review) => <ReviewCard review={review} />}
    </ListSection>
  );
}
