import { Link } from 'react-router';
import type { getReviews } from '#contract/reviews.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { Stars } from '#web/ui/stars.tsx';
import {
  ActionsCell,
  Cell,
  ListTable,
  moveFocus,
  TextCell,
  TitleCell,
} from '../list/list-table.tsx';
import { FromTo } from '../list/from-to.tsx';
import { dayText, REVIEW_TYPES } from '../words.ts';
import { DeleteReviewButton } from './delete-review-button.tsx';

type Review = OutputOf<typeof getReviews>['reviews'][number];

interface ReviewsTableProps {
  reviews: readonly Review[];
  /** Another page is loading. */
  stale: boolean;
  onDeleted: () => void;
}

const COLUMNS = [
  'De y para',
  'Tipo',
  'Calificación',
  'Reseña',
  { label: 'Fecha', number: true },
  'Acciones',
] as const;

export function ReviewsTable({ reviews, stale, onDeleted }: ReviewsTableProps) {
  return (
    <ListTable caption="Reseñas" columns={COLUMNS} stale={stale}>
      {reviews.map((review) => (
        <tr key={review.id}>
          <TitleCell>
            <Link data-row to={paths.review(review.id)} onKeyDown={moveFocus}>
              <FromTo from={review.sender_nombre_completo} to={review.recieved_nombre_completo} />
            </Link>
          </TitleCell>
          <Cell label="Tipo" kind="short">
            {REVIEW_TYPES[review.type]}
          </Cell>
          <Cell label="Calificación">
            <Stars value={review.rating} compact />
          </Cell>
          <TextCell label="Reseña">{review.description}</TextCell>
          <Cell label="Fecha" kind="number">
            {dayText(review.createAt)}
          </Cell>
          <ActionsCell>
            <DeleteReviewButton review={review} quiet onDeleted={onDeleted} />
          </ActionsCell>
        </tr>
      ))}
    </ListTable>
  );
}
