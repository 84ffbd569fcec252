import * as z from 'zod/mini';
import { call, MONEY } from './call.ts';
import * as f from './fields.ts';
import { instant, mxn } from './view-parts.ts';
import { user } from './views.ts';

const id = z
  .int('Elige una membresía.')
  .check(z.gte(0, 'Elige una membresía.'), z.lte(3, 'Elige una membresía.'));

interface LevelSent {
  id?: number;
  membership?: unknown;
  level?: unknown;
  nivel?: unknown;
}

/**
 * A level (2 §3: id, descripcion, beneficios, precio): its object is the body itself, or stands in the
 * body's `membership`, `level` or `nivel`. Of all of it only the id is believed.
 */
const level = z.pipe(
  z.transform((body: LevelSent) => {
    const within = body.membership ?? body.level ?? body.nivel;
    const sent = body.id === undefined && within !== undefined ? within : body;
    const own = typeof sent === 'object' && sent !== null ? (sent as { id?: unknown }).id : sent;
    return { id: f.wholeNumber(own) };
  }),
  z.object({ id }),
);

/** Changes to a level that is not charged (2 §4); a higher one has to be paid for first. */
export const updateMembership = call({
  path: '/update-account/membership.php',
  access: ['professional'],
  input: level,
  output: z.object({ user }),
  errors: ['membership_not_found', 'membership_unpaid'],
  limit: MONEY,
  texts: {
    failed: 'No se pudo actualizar tu membresia',
    network: 'Error al actualizar tu membresia',
  },
});

const providerTexts = {
  failed: 'Sin comunicación con Stripe',
  network: 'Sin comunicación con Stripe',
};

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
