import * as z from 'zod/mini';
import * as f from './fields.ts';
import { call, EVERYDAY, MONEY, PUBLIC_READ } from './call.ts';
import { instant, mxn } from './view-parts.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { rol, user } from './views.ts';
import { level } from './membership.ts';
import { pageInput, pageOutput } from './paging.ts';

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
    /** Where the provider's script is, when it is not at its fixed address; else ''. */
    script: z.string(),
  }),
  errors: [],
  limit: PUBLIC_READ,
  texts: providerTexts,
});

/**
 * Prepares the payment of what is due now (1 §9: all up to 5,000 MXN, above it half first). The
 * amount is the server's; asking again answers the same payment.
 */
export const createProject = call({
  path: '/stripe/create_project.php',
  access: everyone,
  input: z.object({
    proposal: f.json(z.object({ id: f.id, version: z.optional(f.id) })),
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
 * Prepares the payment of 30 days of a level: a higher one, or the own one again. The price is the
 * server's; asking again answers the same payment.
 */
export const createMembership = call({
  path: '/stripe/create.php',
  access: ['professional'],
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

/** What became of the own latest payment of a membership, and who one is by now. */
export const getMembershipPayment = call({
  path: '/stripe/get_membership_payment.php',
  access: ['professional'],
  input: z.object({}),
  output: z.object({
    pago: z.nullable(
      z.object({
        /** It bought its level; it arrived and goes back; nobody knows yet; nothing was paid. */
        estado: z.enum(['aplicado', 'devuelto', 'en_proceso', 'sin_pagar']),
        /** The level's index and name. */
        nivel: z.number(),
        descripcion: z.string(),
        value: mxn,
        createAt: instant,
      }),
    ),
    user,
  }),
  errors: [],
  limit: MONEY,
  texts: { failed: 'No se obtuvo el pago', network: 'Error al cargar el pago' },
});

const access = ['admin'] as const;

/** A payment as administrators see it (2 §3). */
export const pago = z.object({
  id: z.number(),
  /** At the payment provider; '' until it has answered. */
  id_payment: z.string(),
  /** Whose it is; '' is the e-mail of a deleted account. */
  keylogin: z.string(),
  nombre_completo: z.string(),
  email: z.string(),
  rol,
  type_sell: z.string(),
  descripcion: z.string(),
  value: mxn,
  divisa: z.string(),
  payment_status: z.string(),
  createAt: instant,
});

/**
 * One page of all payments, newest first; `search` is looked for in what they are for, the provider's id,
 * and the name and e-mail of who pays (2 §2).
 */
export const getPagosDeClientes = call({
  path: '/admin/pagos/get_pagos_de_clientes.php',
  access,
  input: z.object(pageInput),
  output: z.object({ pagos: z.array(pago), ...pageOutput }),
  errors: [],
  limit: EVERYDAY,
  // Its second text is not given.
  texts: { failed: 'No se obtuvieron los pagos', network: 'Error al cargar los pagos' },
});

/** One payment with what became of its money. */
export const getPagoDeCliente = call({
  path: '/admin/pagos/get_pago_de_cliente.php',
  access,
  input: z.object({ pago_id: f.id }),
  output: z.object({
    pago: z.extend(pago, {
      /** When its money was in the books; null while it is not. */
      settledAt: z.nullable(instant),
      /** What was paid for; null for a membership. */
      proyecto: z.nullable(
        z.object({
          id: z.number(),
          titulo: z.string(),
          estado: z.enum(ESTADOS),
          other_key: z.string(),
          other_nombre: z.string(),
        }),
      ),
      /** Gone back, or on its way back, to the card. */
      devuelto: mxn,
      reembolsos: z.array(
        z.object({
          id: z.number(),
          amount: mxn,
          motivo: z.string(),
          /** At the payment provider; '' until it has answered. */
          id_refund: z.string(),
          createAt: instant,
          /** When the provider had sent it; null while it is on its way. */
          doneAt: z.nullable(instant),
        }),
      ),
      /** What the ledger says of it, oldest first: to which accounts how much. */
      movimientos: z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          createAt: instant,
          partidas: z.array(z.object({ cuenta: z.string(), amount: mxn })),
        }),
      ),
    }),
  }),
  errors: ['payment_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvo el pago', network: 'Error al cargar el pago' },
});
