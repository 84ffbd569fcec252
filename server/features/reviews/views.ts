import { emailOfListed, nameOfListed } from '#server/features/accounts/index.ts';
import type { reviewRows } from './queries.ts';

/** A review as the list and the detail show it. */
export const adminReviewView = (row: Awaited<ReturnType<typeof reviewRows>>[number]) => ({
  id: row.id,
  id_proposal: row.proposal_id,
  type: row.type as 'cliente' | 'profesional',
  sender: row.author.keylogin,
  recieved: row.subject.keylogin,
  sender_nombre_completo: nameOfListed(row.author),
  recieved_nombre_completo: nameOfListed(row.subject),
  sender_email: emailOfListed(row.author),
  recieved_email: emailOfListed(row.subject),
  rating: row.rating,
  description: row.description,
  createAt: row.created_at.toISOString(),
  visible: row.visible_at ? (1 as const) : (0 as const),
  respuesta: row.answer ?? '',
});
