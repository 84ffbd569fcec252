import type { Review } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { ListSection } from '#web/shared/own-area/list-section.tsx';
import { ReviewCard } from '#web/shared/reviews/review-card.tsx';
import { Nothing } from './nothing.tsx';

/** The reviews that the client gave to professionals; each opens the chat with them. */
export function GivenReviews({ reviews, total }: { reviews: readonly Review[]; total: number }) {
  return (
    <ListSection
      title="Reseñas que diste"
      every="todas"
      items={reviews}
      total={total}
      all={`${paths.clientReviews}?sentido=enviadas`}
      empty={
        <Nothing>
          Al terminar un trabajo podrás calificar al profesional; tus reseñas quedan aquí.
        </Nothing>
      }
    >
      {(review) => <ReviewCard review={review} given href={paths.chat(review.recieved)} />}
    </ListSection>
  );
}
