import { Link } from 'react-router';
import type { ListedReview } from '#contract/reviews.ts';
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

interface ReviewsTableProps {
  reviews: readonly ListedReview[];
  /** Another page is loading. */
  stale: boolean;
  order: string;
  onOrder: (order: string) => void;
  onDeleted: () => void;
}

const COLUMNS = [
  { label: 'De y para', width: '31%' },
  { label: 'Tipo', width: '7.5rem' },
  { label: 'Calificación', width: '6.75rem', order: ['calificacion', 'ascending'] },
  'Reseña',
  { label: 'Fecha', number: true, width: '6.5rem', order: ['antiguas', 'ascending'] },
  { label: 'Acciones', width: '6.75rem' },
] as const;

export function ReviewsTable(props: ReviewsTableProps) {
  const { reviews, stale, order, onOrder, onDeleted } = props;
  return (
    <ListTable
      dense
      caption="Reseñas"
      columns={COLUMNS}
      stale={stale}
      order={order}
      onOrder={onOrder}
    >
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
