import * as z from 'zod/mini';
import { call, MONEY, PUBLIC_READ } from './call.ts';
import * as f from './fields.ts';
import { mxn } from './view-parts.ts';

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
