import type { ListedReview } from '#contract/reviews.ts';
import { api } from '#web/api/index.ts';
import { csvFile, sortable } from '../list/csv-file.ts';
import { REVIEW_TYPES } from '../words.ts';
import { inputOf, type ReviewsQuery } from './filters.ts';

const HEAD = [
  'Reseña',
  'Proyecto',
  'Tipo',
  'De',
  'Correo',
  'Para',
  'Correo de quien la recibió',
  'Calificación',
  'Texto',
  'Respuesta',
  'Visible',
  'Fecha y hora',
];

const lineOf = (one: ListedReview): string[] => [
  String(one.id),
  String(one.id_proposal),
  REVIEW_TYPES[one.type],
  one.sender_nombre_completo,
  one.sender_email,
  one.recieved_nombre_completo,
  one.recieved_email,
  String(one.rating),
  one.description,
  one.respuesta,
  one.visible === 1 ? 'Sí' : 'No',
  sortable(one.createAt),
];

/** What a filter holds, at most 10,000, as a file. */
export async function loadCsv(query: ReviewsQuery) {
  const { reviews, hay_mas } = await api.reviews.exportReviews(inputOf(query));
  return csvFile({
    name: 'resenas',
    head: HEAD,
    lines: reviews.map(lineOf),
    noun: ['reseña', 'reseñas'],
    more: hay_mas,
  });
}
