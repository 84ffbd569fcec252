import { Link } from 'react-router';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Stars } from '#web/ui/rating.tsx';
import { shortDate } from '../date-words.ts';
import type { Testimonial } from './load.ts';
import style from './testimonials.module.css';
import { SectionTitle } from './title.tsx';

/** Reviews as they were written; without any there is no section. */
export function Testimonials({ reviews }: { reviews: readonly Testimonial[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section id="testimoniales" tone="paper">
      <SectionTitle title="Lo que dicen sus clientes">
        Solo puede calificar quien pagó un trabajo en Maestros. Esto es lo último que escribieron.
      </SectionTitle>
      <ul className={style.grid}>
        {reviews.map(({ review, professional }) => (
          <li key={review.id} className={style.card}>
            <Stars value={review.rating} />
            <blockquote className={style.quote}>{review.description}</blockquote>
            <div className={style.by}>
              <Avatar
                nombre={review.review_nombre}
                imagen={pictureUrl(review.review_img_profile)}
                size={40}
              />
              <p>
                <b>{review.review_nombre}</b> · {shortDate(review.createAt)}
                <span className={style.about}>
                  {professional.profesion} con{' '}
                  <Link to={paths.profile(professional.keylogin)}>{professional.nombre}</Link>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
