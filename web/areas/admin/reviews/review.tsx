import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { getReview } from '#contract/reviews.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { paths } from '#web/paths.ts';
import { ReviewAnswer } from '#web/shared/reviews/review-answer.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TeamButton } from '../team-button.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText, REVIEW_TYPES } from '../words.ts';
import { DeleteReviewButton } from './delete-review-button.tsx';
import style from './reviews.module.css';

export const meta = () => [{ title: 'Reseña · Maestros' }];

/** /admin/reviews/:id (2 §2), also at the path with a dummy segment. */
export default function ReviewDetail() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['admin', 'review', Number(id)],
    meta: TOAST_ON_ERROR,
    queryFn: ({ signal }) => api.reviews.getReview({ review_id: id }, { signal }),
  });
  return (
    <Stack gap={5}>
      <BackButton to={paths.reviews} />
      <h1>Reseña</h1>
      <DetailState query={query} back={{ to: paths.reviews, label: 'Ver todas las reseñas' }}>
        {({ review }) => <Review review={review} />}
      </DetailState>
    </Stack>
  );
}

function Review({ review }: OutputOf<typeof getReview>) {
  const navigate = useNavigate();
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stars value={review.rating} />
        <p className={style.words}>{review.description}</p>
        <ReviewAnswer title={`Respuesta de ${review.recieved_nombre_completo}`}>
          {review.respuesta}
        </ReviewAnswer>
        <Facts>
          <Fact label="De">
            <Person
              keylogin={review.sender}
              nombre={review.sender_nombre_completo}
              email={review.sender_email}
            />
          </Fact>
          <Fact label="Para">
            <Person
              keylogin={review.recieved}
              nombre={review.recieved_nombre_completo}
              email={review.recieved_email}
            />
          </Fact>
          <Fact label="Tipo">{REVIEW_TYPES[review.type]}</Fact>
          <Fact label="Fecha">{momentText(review.createAt)}</Fact>
          <Fact label="Visible">{review.visible ? 'Sí' : 'Todavía no: falta la otra reseña'}</Fact>
          <Fact label="Proyecto">{review.proyecto.titulo}</Fact>
          <Fact label="Finalizado">
            {review.proyecto.finalized_at && momentText(review.proyecto.finalized_at)}
          </Fact>
        </Facts>
        <div className={style.actions}>
          <TeamButton variant="secondary" href={paths.chatHistory(review.sender, review.recieved)}>
            Ver conversación
          </TeamButton>
          <DeleteReviewButton
            review={review}
            onDeleted={() => void navigate(paths.reviews, { replace: true })}
          />
        </div>
      </Stack>
    </Card>
  );
}

interface PersonProps {
  keylogin: string;
  nombre: string;
  /** '' for a deleted account, which has no detail screen. */
  email: string;
}

function Person({ keylogin, nombre, email }: PersonProps) {
  if (email === '') return nombre;
  return (
    <>
      <PersonLink person={{ keylogin, nombre }} /> · {email}
    </>
  );
}
