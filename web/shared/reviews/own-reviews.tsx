import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { Review } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GrowingList } from '../growing-list.tsx';
import { ReviewCard } from './review-card.tsx';
import { Screen } from '../own-area/screen.tsx';
import { TOAST_ON_ERROR } from '../query.tsx';
import { useUser } from '../session/use-user.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import style from './own-reviews.module.css';

export const meta = () => [{ title: 'Mis reseñas · Maestros' }];

const DIRECTIONS = ['recibidas', 'enviadas'] as const;
type Direction = (typeof DIRECTIONS)[number];

const NAMES: Record<Direction, string> = { recibidas: 'Recibidas', enviadas: 'Las que diste' };
const EMPTY: Record<Direction, readonly [title: string, text: string]> = {
  recibidas: [
    'Todavía no te califican',
    'Al terminar un proyecto, la otra persona te califica y su opinión queda aquí.',
  ],
  enviadas: [
    'Todavía no calificas a nadie',
    'Al terminar un proyecto podrás calificar a la otra persona; tus reseñas quedan aquí.',
  ],
};

/** /cliente/resenas and /profesional/resenas: all reviews received and given, page by page. */
export default function OwnReviews() {
  const [params, setParams] = useSearchParams();
  // Whoever works reads first what is said of them, clients what they said.
  const { rol, reviews: own } = useUser().user;
  const first = rol === ROL.client ? 'enviadas' : 'recibidas';
  const known: Record<Direction, number> = {
    recibidas: own.total_recieved,
    enviadas: own.total_sender,
  };
  const sentido = DIRECTIONS.find((one) => one === params.get('sentido')) ?? first;
  const list = useInfiniteQuery({
    queryKey: ['own-reviews', sentido],
    queryFn: ({ pageParam, signal }) =>
      api.accounts.getOwnReviews(
        { sentido, ...(pageParam !== null && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    meta: TOAST_ON_ERROR,
  });
  const [title, text] = EMPTY[sentido];
  const [answering, setAnswering] = useState<Review | null>(null);
  const client = useQueryClient();
  return (
    <Screen title="Mis reseñas" lead="Todas las que recibiste y las que diste.">
      <Tabs
        label="Qué reseñas"
        value={sentido}
        onChange={(id) => setParams({ sentido: id }, { preventScrollReset: true })}
        tabs={DIRECTIONS.map((id) => ({ id, label: NAMES[id], count: known[id] }))}
        panel={
          <>
            <h2 className="m-hidden">{NAMES[sentido]}</h2>
            <GrowingList
              list={list}
              itemsOf={({ reviews }) => reviews}
              keyOf={({ id }) => id}
              loading="Cargando tus reseñas…"
              none={<EmptyState title={title}>{text}</EmptyState>}
            >
              {(review) => (
                <ReviewCard
                  review={review}
                  given={sentido === 'enviadas'}
                  action={
                    sentido === 'recibidas' &&
                    review.respuesta === '' && (
                      <div className={style.action}>
                        <Button variant="quiet" onClick={() => setAnswering(review)}>
                          Responder<span className="m-hidden"> a {review.review_nombre}</span>
                        </Button>
                      </div>
                    )
                  }
                />
              )}
            </GrowingList>
            {answering && (
              <AnswerDialog
                review={answering}
                onClose={() => setAnswering(null)}
                onAnswered={() => void client.invalidateQueries({ queryKey: ['own-reviews'] })}
              />
            )}
          </>
        }
      />
    </Screen>
  );
}
