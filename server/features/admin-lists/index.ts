import { deleteReview } from './delete-review.ts';
import { getMensajes } from './get-mensajes.ts';
import { getPagoDeCliente } from './get-pago-de-cliente.ts';
import { getPagosDeClientes } from './get-pagos-de-clientes.ts';
import { getReview } from './get-review.ts';
import { getReviews } from './get-reviews.ts';

export { reviewRows } from './review-queries.ts';
export { adminReviewView } from './review-view.ts';

export const handlers = [
  getMensajes,
  getReviews,
  getReview,
  deleteReview,
  getPagosDeClientes,
  getPagoDeCliente,
];
