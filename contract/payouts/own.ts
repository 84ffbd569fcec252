import * as z from 'zod/mini';
import { PAYOUT_STATES } from '#domain/payouts/payout.ts';
import { call, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { instant, mxn } from '../view-parts.ts';
import { user } from '../views.ts';
import { following } from '../paging.ts';

/** The way in which professionals are paid (2 §3). */
export const PAYOUT = { tipo: 'Transferencia', metodo: 'Clabe interbancaria' } as const;

/** Digits of a CLABE (2 §9). */
export const NUMERO_LENGTH = 18;

const not18 = 'El número de pago debe contener unicamente 18 dígitos.';

/** The payout account (2 §5). Whether the 18 digits are a CLABE is `whyNotClabe` of the domain (4 §A). */
export const paymentMethodFields = z.object({
  tipo: z.literal(PAYOUT.tipo, 'Elige el tipo de pago.'),
  metodo: z.literal(PAYOUT.metodo, 'Elige el método de pago.'),
  // Text only: as a number, 18 digits would lose leading zeros and precision.
  numero: z.string(not18).check(z.trim(), z.regex(/^\d{18}$/, not18)),
});

/**
 * Sets the professional's payout account (2 §7), at the top of the body or inside `paymentMethod`. A changed
 * number holds payouts for 72 h (decisions §5). Saving it, changed or not, confirms an account from which the bank
 * sent a payout back (4 §A).
 */
export const updatePaymentMethod = call({
  path: '/update-account/payment-method.php',
  access: ['professional'],
  fresh: true,
  input: f.atTopOrIn('paymentMethod', paymentMethodFields),
  output: z.object({ user }),
  errors: ['clabe_wrong_digit', 'clabe_unknown_bank'],
  limit: MONEY,
  texts: {
    failed: 'El método de pago no se pudo actualizar.',
    network: 'Error al actualizar el método de pago.',
  },
});

/** What was released to the professional in each of the last 12 months (Mexico City), minus the fee. */
export const getIngresos = call({
  path: '/account/get_ingresos.php',
  access: ['professional'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    /** Oldest first; `mes` as `YYYY-MM`. The current month is the last. */
    ingresos: z.array(z.object({ mes: z.string(), monto: mxn })),
    /** What was charged to them for lost payments decided in these months, without what was given back. */
    descontado: mxn,
  }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron tus ingresos', network: 'Error al cargar tus ingresos' },
});

/** One transfer of a balance to a bank, without the whole CLABE. */
export const payoutFacts = z.object({
  id: z.number(),
  /** The Wednesday, `YYYY-MM-DD`. */
  fecha: z.string(),
  monto: mxn,
  banco: z.string(),
  /** The last four digits of the CLABE it was sent to. */
  terminacion: z.string(),
  estado: z.enum(PAYOUT_STATES),
  clave_rastreo: z.nullable(z.string()),
  /** Why it failed or came back; null unless it did. */
  motivo: z.nullable(z.string()),
  createAt: instant,
  enviado_at: z.nullable(instant),
  /** When it was paid or failed. */
  terminado_at: z.nullable(instant),
  /** When the bank sent it back. */
  devuelto_at: z.nullable(instant),
  /**
   * When it failed or came back: what of it was taken for a debt, and what was kept for open chargebacks; the rest is
   * balance again.
   */
  adeudo: mxn,
  reservado: mxn,
});
export type Payout = z.infer<typeof payoutFacts>;

/** The professional's own payouts, the newest first, 10 at a time (decisions §5). */
export const getOwnPayouts = call({
  path: '/account/get_payouts.php',
  access: ['professional'],
  fresh: false,
  input: z.object({
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({ payouts: z.array(payoutFacts), ...following(z.number()) }),
  errors: [],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron tus pagos', network: 'Error al cargar tus pagos' },
});

/** A release that a payout is made of, or what was given back to its owner; `id` is its movement in the books. */
const payoutProject = z.object({
  id: z.number(),
  id_proposal: z.number(),
  titulo: z.string(),
  /** What the payout took of it, after the fee. */
  monto: mxn,
  /** What was taken of it for a debt before. */
  adeudo: mxn,
  /** Another payout took the rest of it. */
  parte: z.boolean(),
  /** Whether a bank gave it back, for which its owner had been charged. */
  repuesto: z.boolean(),
  liberado_at: instant,
});
export type PayoutProject = z.infer<typeof payoutProject>;

/** The input and output of what a payout is made of: its releases, the oldest first, 20 at a time (4 §A). */
export const payoutProjects = {
  input: z.object({
    payout_id: f.id,
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({ proyectos: z.array(payoutProject), ...following(z.number()) }),
};

/** Of which projects one of the professional's own payouts is made. */
export const getOwnPayoutProjects = call({
  path: '/account/get_payout_projects.php',
  access: ['professional'],
  fresh: false,
  ...payoutProjects,
  errors: ['payout_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron los proyectos', network: 'Error al cargar los proyectos' },
});
