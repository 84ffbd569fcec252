import type { Review } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import { ReviewCard } from '#web/shared/reviews/review-card.tsx';
import style from './home.module.css';

/** The reviews from clients. */
export function ReceivedReviews({ reviews, total }: { reviews: readonly Review[]; total: number }) {
  return (
    <ListSection
      title="Reseñas de clientes"
      every="todas"
      items={reviews}
      total={total}
      all={`${paths.professionalReviews}?sentido=recibidas`}
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
