/** Receipts of what somebody paid by card (4 §E). They are no invoices (CFDI). */
import * as z from 'zod/mini';
import { COVERAGES } from '#domain/payments/receipt.ts';
import { OUTSIDE_WAYS, REFUND_STATES } from '#domain/refunds/refund.ts';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { following } from '../paging.ts';
import { card, instant, mxn, operador } from '../view-parts.ts';

/** Professionals pay memberships. */
const access = ['client', 'professional'] as const;

const receiptLine = {
  id: z.number(),
  folio: z.string(),
  /** The project's title, or the membership. */
  concepto: z.string(),
  value: mxn,
  /** When the card was charged. */
  paidAt: instant,
  /** Given back, or owed: on its way, or failed and not settled yet. */
  devuelto: mxn,
  /** Of `devuelto`, what has not been sent. */
  por_devolver: mxn,
  /** Besides `devuelto`, what the card's bank gave back by itself. */
  por_banco: mxn,
  /** What it covers of the project's plan of payments; null for a membership. */
  cubre: z.nullable(z.enum(COVERAGES)),
};

/** A receipt in a list. */
const receiptSummary = z.object(receiptLine);
export type ReceiptSummary = z.infer<typeof receiptSummary>;

export const receipt = z.object({
  ...receiptLine,
  /** Who paid, and whom it is for: the professional, or the platform. */
  pagador: z.string(),
  para: z.string(),
  /** «visa» and «4242»; null where the provider did not say. */
  tarjeta: z.nullable(card),
  /** What was paid for; null for a membership. */
  proyecto: z.nullable(
    z.object({
      id: z.number(),
      /** Whose chat the project belongs to. */
      other_key: z.string(),
      precio: mxn,
      pagado: mxn,
    }),
  ),
  reembolsos: z.array(
    z.object({
      id: z.number(),
      amount: mxn,
      createAt: instant,
      /** When it was sent; null while it has not been. */
      doneAt: z.nullable(instant),
      estado: z.enum(REFUND_STATES),
      /** How it was paid where not to the card. */
      como: z.nullable(z.enum(OUTSIDE_WAYS)),
      /** The key or folio of that; null where there is none. */
      clave: z.nullable(z.string()),
    }),
  ),
  operador,
});
export type Receipt = z.infer<typeof receipt>;

/** One of one's own receipts, by the number of its payment. */
export const getReceipt = call({
  path: '/account/get_receipt.php',
  access,
  fresh: false,
  input: z.object({ id: f.id }),
  output: z.object({ recibo: receipt }),
  errors: ['payment_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el recibo', network: 'Error al cargar el recibo' },
});

/** One page of one's own receipts, newest first; of one project with `id_proposal`. */
export const getReceipts = call({
  path: '/account/get_receipts.php',
  access,
  fresh: false,
  input: z.object({
    id_proposal: z.optional(f.id),
    /** The `siguiente` of the page before. */
    antes: z.optional(f.id),
  }),
  output: z.object({ recibos: z.array(receiptSummary), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron tus recibos', network: 'Error al cargar tus recibos' },
});
