import { REVIEW_ORDERS } from '#domain/reviews/listing.ts';
import { countSet, type ListQuery } from '../list/address.ts';
import { ROWS } from '../list/rows.ts';

/** The values that each filter accepts. */
export const CHOICES = {
  type: ['cliente', 'profesional'],
  orden: REVIEW_ORDERS,
  filas: ROWS,
} as const;

export type ReviewsQuery = ListQuery<typeof CHOICES>;

/** How many filters are set. */
export const setOf = (query: ReviewsQuery): number => countSet(query, ['type']);

/** What the call takes of them. */
export const inputOf = ({ search, type, orden }: ReviewsQuery) => ({
  search,
  ...(type !== '' && { type }),
  ...(orden !== '' && { orden }),
});

export const TYPES = [
  { value: '', label: 'Todas' },
  { value: 'cliente', label: 'De clientes' },
  { value: 'profesional', label: 'De profesionales' },
] as const;
export const ORDERS = [
  { value: '', label: 'Las más nuevas' },
  { value: 'antiguas', label: 'Las más antiguas' },
  { value: 'calificacion', label: 'De menor calificación' },
] as const;
