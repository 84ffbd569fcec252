import * as z from 'zod/mini';
import * as f from './fields.ts';
import { call, EVERYDAY, MONEY, PUBLIC_READ } from './call.ts';
import { instant, mxn, standing } from './view-parts.ts';
import { FAILURES, OUTSIDE_WAYS, REFUND_STATES } from '#domain/refunds/refund.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { user } from './views.ts';
import { level } from './membership.ts';
import { pago } from './payments/team.ts';

export * from './payments/receipts.ts';
export {
  exportPagos,
  getPagosDeClientes,
  pago,
  type ListedPayment,
  type PaymentSums,
} from './payments/team.ts';

const everyone = ['client', 'professional', 'admin'] as const;
const providerTexts = {
  failed: 'Sin comunicación con Stripe',
  network: 'Sin comunicación con Stripe',
};

/** What the browser needs to load the card form. */
export const getStripeKeys = call({
  path: '/get_stripe_keys.php',
  access: 'public',
  input: z.object({}),
  output: z.object({
    key_public: z.string(),
    /** The URL of the provider's script when it is not the default one; else ''. */
    script: z.string(),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: providerTexts,
});

/**
 * Prepares the payment of what is due now (1 §9: all up to 5,000 MXN, above that half first). The
 * server sets the amount; repeating the call answers the same payment.
 */
export const createProject = call({
  path: '/stripe/create_project.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    proposal: z.object({ id: f.id, version: z.optional(f.id) }),
  }),
  output: z.object({
    response: z.object({ client_secret: z.string(), /** To be paid, MXN. */ amount: mxn }),
  }),
  errors: [
    'proposal_not_found',
    'proposal_changed',
    'transition_not_yours',
    'transition_wrong_state',
    'in_dispute',
    'in_chargeback',
    'in_review',
    'nothing_to_pay',
    'person_suspended',
    'person_deleted',
    'payment_too_small',
    'payment_provider_unreachable',
  ],
  limit: MONEY,
  texts: providerTexts,
});

/**
 * Prepares the payment of 30 days of a level (2 §4): a higher one, or the current one again. The server sets the
 * price; repeating the call answers the same payment.
 */
export const createMembership = call({
  path: '/stripe/create.php',
  access: ['professional'],
  fresh: false,
  input: level,
  output: z.object({
    response: z.object({ client_secret: z.string(), /** To be paid, MXN. */ amount: mxn }),
  }),
  errors: [
    'membership_not_found',
    'membership_free',
    'membership_paid',
    'membership_payment_pending',
    'payment_provider_unreachable',
  ],
  limit: MONEY,
  texts: providerTexts,
});

/** The caller's latest membership payment, and the current user. */
export const getMembershipPayment = call({
  path: '/stripe/get_membership_payment.php',
  access: ['professional'],
  fresh: false,
  input: z.object({}),
  output: z.object({
    pago: z.nullable(
      z.object({
        /** Level bought; paid but refunded; still processing; not paid. */
        estado: z.enum(['aplicado', 'devuelto', 'en_proceso', 'sin_pagar']),
        /** The level's index and name. */
        nivel: z.number(),
        descripcion: z.string(),
        value: mxn,
        createAt: instant,
        /** Its receipt, once it was charged. */
        recibo: z.optional(z.number()),
      }),
    ),
    user,
  }),
  errors: [],
  limit: MONEY,
  texts: { failed: 'No se obtuvo el pago', network: 'Error al cargar el pago' },
});

const access = ['admin'] as const;

/** One payment with its refunds and its movements in the ledger (2 §2). */
export const getPagoDeCliente = call({
  path: '/admin/pagos/get_pago_de_cliente.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({ pago_id: f.id }),
  output: z.object({
    pago: z.extend(pago, {
      /** What was paid for; null for a membership. */
      proyecto: z.nullable(
        z.object({
          id: z.number(),
          titulo: z.string(),
          estado: z.enum(ESTADOS),
          pagado: mxn,
          ...standing,
          other_key: z.string(),
          other_nombre: z.string(),
          /** Whether that account is gone, and has no page. */
          other_eliminada: z.boolean(),
        }),
      ),
      /** Refunded to the card, or owed to it: which of it has arrived, `reembolsos` say. */
      devuelto: mxn,
      reembolsos: z.array(
        z.object({
          id: z.number(),
          amount: mxn,
          motivo: z.string(),
          /** The dispute, or the case, whose decision it comes from; null without one. */
          disputa: z.nullable(z.number()),
          caso: z.nullable(z.number()),
          /** At the payment provider, where it may have failed; '' until it has answered. */
          id_refund: z.string(),
          createAt: instant,
          /** When it was sent, or paid another way; null before. */
          doneAt: z.nullable(instant),
          estado: z.enum(REFUND_STATES),
          /** Its attempts that failed, the oldest first, also once another one has arrived. */
          fallos: z.array(
            z.object({ at: instant, motivo: z.enum(FAILURES), id_refund: z.string() }),
          ),
          /** How, under which key, why and by whom of the team it was paid where not to the card. */
          por_fuera: z.nullable(
            z.object({
              como: z.enum(OUTSIDE_WAYS),
              clave: z.string(),
              motivo: z.string(),
              por: z.string(),
            }),
          ),
        }),
      ),
      /** What of it was lost, the oldest first, and who bears that (4 §A). */
      perdidas: z.array(
        z.object({
          id: z.number(),
          /** The chargeback that cost it; null for a refund that somebody made at the provider. */
          contracargo: z.nullable(z.number()),
          monto: mxn,
          createAt: instant,
          /** Who decided, when and why; null until somebody has. Nobody decides what a bank gave back before. */
          decidido_at: z.nullable(instant),
          decidido_por: z.nullable(z.string()),
          motivo: z.string(),
          /** What the professional was charged of it, who that is, and what of that they got back. */
          cargo: z.nullable(mxn),
          deudor: z.nullable(z.string()),
          /** What of that they still owe. */
          por_cobrar: mxn,
          repuesto: z.nullable(mxn),
          /** Since when nobody bears it, because a refund did not arrive; null while it stands. */
          deshecha_at: z.nullable(instant),
        }),
      ),
      /** The chargebacks of it, the oldest first (4 §A). */
      contracargos: z.array(
        z.object({
          id: z.number(),
          monto: mxn,
          /** Null while the bank has not decided. */
          ganado: z.nullable(z.boolean()),
          /** In the provider's word: one that was prevented took the money too. */
          estado: z.string(),
          /** Until when evidence is taken; null where the bank named no day. */
          vence: z.nullable(instant),
        }),
      ),
      /** What its card's network or bank thinks of it, before any money moves (4 §A). */
      avisos: z.array(
        z.object({
          tipo: z.string(),
          createAt: instant,
          /** Of a bank that asks: until when it waits for an answer, if it said so, and since when it asks no more. */
          vence: z.nullable(instant),
          cerrado_at: z.nullable(instant),
        }),
      ),
      /** Its movements in the ledger, oldest first: the amount for each ledger account. */
      movimientos: z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          /** What it is called, a lost chargeback by how it was lost. */
          nombre: z.string(),
          createAt: instant,
          /** When the provider moved what was booked on a later day; null for others. */
          ocurrio_at: z.nullable(instant),
          partidas: z.array(z.object({ cuenta: z.string(), amount: mxn })),
        }),
      ),
    }),
  }),
  errors: ['payment_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el pago', network: 'Error al cargar el pago' },
});
