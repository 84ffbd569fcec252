import { IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Review } from '#contract/views.ts';
import { agoOrDay } from '#lib/relative-time.ts';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import style from '../own-area/account.module.css';
import { PersonLine } from '../own-area/person-line.tsx';

export interface ReviewCardProps {
  review: Review;
  /** The card's link; the card then shows only the beginning of the text. */
  href?: string;
  /** Whether the reader wrote it; else it is about them. */
  given?: boolean;
  /** Shown below a review that can be answered. */
  action?: ReactNode;
}

/** A review, with the name and avatar of the other person. */
export function ReviewCard({ review, href, given = false, action }: ReviewCardProps) {
  const { review_nombre, review_img_profile, rating, createAt, description, visible, respuesta } =
    review;
  const [now] = useState(Date.now);
  return (
    <Card padding="sm" {...(href !== undefined && { href })}>
      <PersonLine
        nombre={review_nombre}
        imagen={review_img_profile}
        title={review_nombre}
        end={<Stars value={rating} compact />}
      >
        <RelativeTime at={createAt}>{agoOrDay(Date.parse(createAt), now)}</RelativeTime>
      </PersonLine>
      <p className={href === undefined ? style.opinion : style.beginning}>{description}</p>
      {visible === 0 && (
        <p className={style.waiting}>
          <IconEyeOff size={18} stroke={1.75} aria-hidden />
          Se verá cuando los dos se califiquen o termine el plazo.
        </p>
      )}
      <ReviewAnswer title={given ? `Respuesta de ${review_nombre}` : 'Tu respuesta'}>
        {respuesta}
      </ReviewAnswer>
      {action}
    </Card>
  );
}
