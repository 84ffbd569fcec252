import { reviews as call } from '#contract/analytics.ts';
import { handle } from '#server/calls/handler.ts';
import { byName, beginReport, rounded } from './period.ts';
import { reviewsByTypeAndRating, reviewsOfProfessionals } from './queries.ts';
import { placesOf, ranksOf } from './ranks.ts';

export const reviews = handle(call, async (input, { db, now }) => {
  const { days, range, previous } = await beginReport(db, input, now);
  const rows = await reviewsByTypeAndRating(db, range);
  const { estado, ciudad, profesion } = await ranksOf(db, placesOf(reviewsOfProfessionals(range)));
  const ofType = (type: string) => rows.filter((row) => row.type === type);
  const byRating = [0, 1, 2, 3, 4, 5].map((rating) => ({
    nombre: rating,
    total: count(rows.filter((row) => row.rating === rating)),
  }));
  const metrics = {
    reviews_by_type: {
      cliente: count(ofType('cliente')),
      profesional: count(ofType('profesional')),
    },
    averages_by_type: {
      cliente: averages(ofType('cliente')),
      profesional: averages(ofType('profesional')),
    },
    reviews_by_rating: byName([0, 1, 2, 3, 4, 5], byRating),
    reviews_by_state: estado,
    reviews_by_city: ciudad,
    reviews_by_profession: profesion,
  };
  const totales = sumsOf(rows);
  const anterior = sumsOf(await reviewsByTypeAndRating(db, previous));
  return { ...metrics, metrics, totales, anterior, ...days };
});

type Rows = Awaited<ReturnType<typeof reviewsByTypeAndRating>>;

const count = (rows: Rows) => rows.reduce((all, { total }) => all + total, 0);

const avgRating = (rows: Rows) =>
  rounded(
    rows.reduce((all, { rating, total }) => all + rating * total, 0) / Math.max(1, count(rows)),
  );

const averages = (rows: Rows) => ({
  avg_rating: avgRating(rows),
  avg_chars: rounded(
    rows.reduce((all, { caracteres }) => all + caracteres, 0) / Math.max(1, count(rows)),
  ),
});

const sumsOf = (rows: Rows) => ({ reviews: count(rows), avg_rating: avgRating(rows) });
