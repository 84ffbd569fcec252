import * as z from 'zod/mini';
import { REVIEW_ORDERS } from '#domain/reviews/listing.ts';
import { call, DOWNLOAD, EVERYDAY, MONEY } from './call.ts';
import * as f from './fields.ts';
import { instant, zeroOrOne } from './view-parts.ts';
import { proposal } from './projects/view.ts';
import { pageInput, pageOutput } from './paging.ts';
import { review as reviewShown } from './views.ts';

const access = ['admin'] as const;

const type = z.enum(['cliente', 'profesional']);

/** The author and the subject of a review, as administrators see them (2 §3). */
export const reviewPeople = {
  sender_nombre_completo: z.string(),
  recieved_nombre_completo: z.string(),
  /** '' for a deleted account. */
  sender_email: z.string(),
  recieved_email: z.string(),
};

/** A review as administrators see it (2 §3). */
const review = z.object({
  id: z.number(),
  id_proposal: z.number(),
  /** Who wrote it. */
  type,
  sender: z.string(),
  recieved: z.string(),
  ...reviewPeople,
  rating: z.number(),
  description: z.string(),
  createAt: instant,
  /** 1 once others see it: when both have written, or the project is over. */
  visible: zeroOrOne,
  /** What the rated person answered, else ''. */
  respuesta: z.string(),
});

export type ListedReview = z.infer<typeof review>;

const filters = z.object({
  /** In their text and in the names and e-mails of the two people. */
  search: pageInput.search,
  /** Who wrote it. */
  type: z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
      z.optional(type),
    ),
  ),
  orden: z.optional(z.enum(REVIEW_ORDERS)),
});

/**
 * One page of the reviews that are not removed, newest first unless told otherwise, filtered by the kind of author; `search`
 * looks in their text and in the names and e-mails of the two people (2 §2).
 */
export const getReviews = call({
  path: '/admin/reviews/get_reviews.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ ...pageInput, ...filters.shape }),
  output: z.object({ reviews: z.array(review), ...pageOutput }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las reseñas', network: 'Error al cargar las reseñas' },
});

/** The first 10,000 reviews of a filter, in its order, for a file; the download is recorded. */
export const exportReviews = call({
  path: '/admin/reviews/export_reviews.php',
  access,
  permission: ['lectura'],
  fresh: true,
  input: filters,
  output: z.object({
    reviews: z.array(review),
    /** Whether the filter holds more. */
    hay_mas: z.boolean(),
  }),
  errors: [],
  limit: DOWNLOAD,
  texts: { failed: 'No se descargaron las reseñas', network: 'Error al descargar las reseñas' },
});

/** One review, with the project that it is about. */
export const getReview = call({
  path: '/admin/reviews/get_review.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ review_id: f.id }),
  output: z.object({
    review: z.extend(review, {
      proyecto: z.object({ titulo: z.string(), finalized_at: z.nullable(instant) }),
    }),
  }),
  errors: ['review_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo la reseña', network: 'Error al cargar la reseña' },
});

/**
 * Removes a review with its answer: it is no longer shown and counts in no average (2 §2). Its project does not change, and its
 * author cannot write it again. The audit log keeps its text.
 */
export const deleteReview = call({
  path: '/admin/reviews/delete_review.php',
  access,
  permission: ['moderación'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({}),
  errors: ['review_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se elimino el reseña', network: 'Error al eliminar el reseña' },
});

/**
 * Rates the other party of a completed project, once (1 §4, §5). Others see it once both have written, or the project
 * is over.
 */
export const newReview = call({
  path: '/chat/new-review.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  // The review is the body itself or its field `review`.
  input: z.pipe(
    z.transform((body: unknown) => {
      const review = (body as { review?: unknown }).review;
      return review === undefined ? body : review;
    }),
    z.object({
      id_proposal: f.id,
      rating: f.rating,
      description: f.requiredText('Escribe tu opinión.', 1500),
    }),
  ),
  output: z.object({ proposal }),
  errors: ['proposal_not_found', 'review_not_yet', 'review_exists', 'transition_not_yours'],
  limit: MONEY,
  texts: { failed: 'No se crear la calificación', network: 'Error al crear la calificación' },
});

/** The words with which somebody answers a review of them, also of the form. */
export const answerFields = z.object({
  respuesta: f.requiredText('Escribe tu respuesta.', 500),
});

/** Answers a visible review of the caller, once; it stands under it wherever it is read, and its author is told. */
export const answerReview = call({
  path: '/account/answer_review.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.extend(answerFields, { id: f.id }),
  output: z.object({ review: reviewShown }),
  errors: ['review_not_found', 'review_answered'],
  limit: MONEY,
  texts: { failed: 'No se envió tu respuesta', network: 'Error al enviar tu respuesta' },
});
