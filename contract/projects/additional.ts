import * as z from 'zod/mini';
import { ESTATUS } from '#domain/projects/additional.ts';
import { call, MONEY } from '../call.ts';
import * as amounts from '../amount-fields.ts';
import * as f from '../fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';

/** A new additional service (1 §5), shared by the form and the server. */
export const additionalFields = z.object({
  descripcion: f.requiredText('Describe el servicio adicional.', 500),
  precio: amounts.precio,
});

/**
 * Changes the additional services of a project (1 §4, §7). `newProposal` has the wanted list: an unknown entry
 * is a new service by the professional (pendiente); another `estatus` changes an existing one. Entries are
 * found by `id`, else by their position, and then need the same description. Existing services keep their
 * description and price, whatever the body says.
 */
export const updateAdicionalesProposal = call({
  path: '/chat/update_adicionales_proposal.php',
  access: ['client', 'professional', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    proposal: z.object({ id: f.id, version: z.optional(f.id) }),
    newProposal: z.object({
      data_propuesta: z.object({
        adicionales: z
          .array(
            z.object({
              id: z.optional(f.id),
              descripcion: z.optional(z.unknown()),
              precio: z.optional(z.unknown()),
              estatus: z.optional(z.enum(ESTATUS)),
            }),
          )
          .check(z.maxLength(50, 'Son demasiados servicios adicionales.')),
      }),
    }),
  }),
  output: z.object({ proposal }),
  errors: [
    'proposal_not_found',
    'proposal_changed',
    'transition_not_yours',
    'transition_wrong_state',
    'in_dispute',
    'in_chargeback',
    'in_review',
    'additional_not_found',
    'additional_decided',
    'additional_paid',
    'additional_too_much',
  ],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});
