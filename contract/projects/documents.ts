/** What there is on paper of a project, as the team reads it (4 §F). */
import * as z from 'zod/mini';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { receipt } from '../payments/receipts.ts';
import { releaseReceipt } from '../payouts/receipts.ts';
import { instant } from '../view-parts.ts';
import { earlierOffer, pictures } from './view.ts';

const documents = z.object({
  /** Of what was charged, with what of it goes back, as its client reads them; the oldest first. */
  recibos: z.array(receipt),
  /** Of what was released, with the transfers that took it, as who received it reads them; the newest first, at most 50. */
  liberaciones: z.array(releaseReceipt),
  /** What the proposal offered each time that it was published or revised, the latest first. */
  versiones: z.array(z.extend(earlierOffer, { publicada: instant })),
  /** The pictures of each delivery, the oldest first; their links last five minutes. */
  entregas: z.array(z.extend(pictures, { createAt: instant })),
});
export type ProjectDocuments = z.infer<typeof documents>;

export const getProjectDocuments = call({
  path: '/admin/projects/get_documents.php',
  access: ['admin'],
  permission: ['lectura'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: documents,
  errors: ['project_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los documentos', network: 'Error al cargar los documentos' },
});
