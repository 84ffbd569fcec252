/** Receipts of what professionals get: releases into their balance, and transfers of it to their bank (4 §E). */
import * as z from 'zod/mini';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { following } from '../paging.ts';
import { instant, mxn, operador } from '../view-parts.ts';
import { payoutFacts } from './own.ts';

const releaseLine = {
  /** Its movement in the books. */
  id: z.number(),
  /** «L-000123». */
  folio: z.string(),
  /** The project's title. */
  concepto: z.string(),
  id_proposal: z.number(),
  liberado_at: instant,
  /** What of it became balance: `monto` without the three below. */
  neto: mxn,
};

/** A release in a list. */
const releaseSummary = z.object(releaseLine);

export const releaseReceipt = z.object({
  ...releaseLine,
  /** What the project released, before the fee. */
  monto: mxn,
  comision: mxn,
  /** What was taken of it for a debt at once. */
  adeudo: mxn,
  /** What was kept of it for open chargebacks at once. */
  reservado: mxn,
  /** Who got it, and whose project it is. */
  recibe: z.string(),
  cliente: z.string(),
  /** Whose chat the project belongs to; null where it is the team's. */
  other_key: z.nullable(z.string()),
  /** The transfers to the bank that took it so far, the oldest first. */
  pagos: z.array(z.object({ id: z.number(), folio: z.string(), fecha: z.string() })),
  operador,
});
export type ReleaseReceipt = z.infer<typeof releaseReceipt>;

/** What was once released to oneself, by its movement in the books. */
export const getRelease = call({
  path: '/account/get_release.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ liberacion: releaseReceipt }),
  errors: ['release_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el recibo', network: 'Error al cargar el recibo' },
});

/** What was released to oneself, the newest first, 20 at a time. */
export const getReleases = call({
  path: '/account/get_releases.php',
  access: ['professional'],
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before. */
    antes: z.optional(f.id),
  }),
  output: z.object({ liberaciones: z.array(releaseSummary), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: {
    failed: 'No se obtuvo lo que se te ha liberado',
    network: 'Error al cargar lo que se te ha liberado',
  },
});

const payoutReceipt = z.extend(payoutFacts, {
  /** «T-000123». */
  folio: z.string(),
  /** The beneficiary, as the bank knows them. */
  recibe: z.string(),
  operador,
});
export type PayoutReceipt = z.infer<typeof payoutReceipt>;

/** One of the professional's own payouts; what it is made of is `getOwnPayoutProjects`. */
export const getOwnPayout = call({
  path: '/account/get_payout.php',
  access: ['professional'],
  fresh: false,
  input: z.object({ payout_id: f.id }),
  output: z.object({ payout: payoutReceipt }),
  errors: ['payout_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el pago', network: 'Error al cargar el pago' },
});
