import { emailOf, nameOf } from './people.ts';
import type { reviewRows } from './review-queries.ts';

/** A review as the list and the detail show it. */
export const adminReviewView = (row: Awaited<ReturnType<typeof reviewRows>>[number]) => ({
  id: row.id,
  id_proposal: row.proposal_id,
  type: row.type as 'cliente' | 'profesional',
  sender: row.author.keylogin,
  recieved: row.subject.keylogin,
  sender_nombre_completo: nameOf(row.author),
  recieved_nombre_completo: nameOf(row.subject),
  sender_email: emailOf(row.author),
  recieved_email: emailOf(row.subject),
  rating: row.rating,
  description: row.description,
  createAt: row.created_at.toISOString(),
});
