import { IconStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Testimonio } from '#contract/search.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/layout/page.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { shortDate } from '../date-words.ts';
import style from './testimonials.module.css';
import { SectionTitle } from './title.tsx';

/** The latest reviews, or a text about how they are written. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonio[] }) {
  return (
    <Section id="testimoniales" tone="paper" later>
      <SectionTitle title="Lo que dicen sus clientes">
        {testimonials.length > 0
          ? 'Solo puede calificar quien pagó un trabajo en Maestros. Esto es lo último que escribieron.'
          : 'Solo puede calificar quien pagó un trabajo en Maestros.'}
      </SectionTitle>
      {testimonials.length > 0 ? <Quotes testimonials={testimonials} /> : <None />}
    </Section>
  );
}

function Quotes({ testimonials }: { testimonials: readonly Testimonio[] }) {
  return (
    <ul className={style.grid}>
      {testimonials.map(({ review, profesional }) => (
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
                {profesional.profesion} con{' '}
                <Link to={paths.profile(profesional.keylogin)}>{profesional.nombre}</Link>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const None = () => (
  <div className={style.none}>
    <IconStar size={28} aria-hidden />
    <p>
      <b>Aquí van a estar las primeras reseñas.</b>
      Al terminar cada trabajo, el cliente y el profesional se califican. Las publicamos como las
      escriben, buenas y malas, sin escoger.
    </p>
  </div>
);
