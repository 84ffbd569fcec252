/** Withdrawing, cancelling, delivering, asking for changes, and a pair's closed projects (decisions §5, §9). */
import * as z from 'zod/mini';
import { DELIVERY_IMAGES } from '#domain/projects/pictures.ts';
import * as amounts from '../amount-fields.ts';
import { call, type ImageField, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';

const everyone = ['client', 'professional', 'admin'] as const;
/** The version that the sender saw; if it has changed, the call is refused. */
const version = z.optional(f.id);
const DELIVERED: ImageField = { maxCount: DELIVERY_IMAGES, tooLarge: 'attachment_too_large' };
const request = z.object({ id_proposal: f.id, motivo: z.optional(f.optionalText(500)), version });
const TRANSITION_ERRORS = [
  'proposal_not_found',
  'proposal_changed',
  'transition_wrong_state',
  'transition_not_yours',
] as const;

/** The professional withdraws a proposal that is not accepted: → retirada (1 §4). */
export const withdrawProposal = call({
  path: '/chat/withdraw_proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: request,
  output: z.object({ proposal }),
  errors: TRANSITION_ERRORS,
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/**
 * Ends an accepted project before its completion, with a reason: → cancelada (decisions §5). The held money is
 * refunded to the client, minus the professional's share by `cancellationSplit`. An administrator may cancel
 * any project.
 */
export const cancelProposal = call({
  path: '/chat/cancel_proposal.php',
  // Of the team alone.
  fourEyes: 'cancelacion',
  access: everyone,
  permission: ['soporte'],
  fresh: 'by_handler',
  input: z.object({
    id_proposal: f.id,
    motivo: f.requiredText('Escribe por qué se cancela.', 500),
    version,
    /** The held amount that was shown: if it has changed, the call is refused. Amounts are never taken from it. */
    retenido: z.optional(amounts.amount),
    /** The case from which the team gives back: refused once it is closed. */
    case_id: z.optional(f.id),
  }),
  output: z.object({ proposal }),
  errors: [
    ...TRANSITION_ERRORS,
    'in_dispute',
    'in_chargeback',
    'in_review',
    'case_not_found',
    'case_closed',
  ],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/**
 * The professional marks the work as delivered; 7 days later it counts as completed (decisions §5). Pictures of how it
 * was before and is now are optional; the two sides and the team see them.
 */
export const markDelivered = call({
  path: '/chat/mark_delivered.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: request,
  output: z.object({ proposal }),
  errors: [
    ...TRANSITION_ERRORS,
    'in_dispute',
    'in_chargeback',
    'in_review',
    'already_delivered',
    'nothing_paid',
    'attachment_too_large',
    'not_an_image',
    'image_dimensions',
  ],
  limit: MONEY,
  images: { antes: DELIVERED, despues: DELIVERED },
  texts: UPDATE_TEXTS,
});

/** The form's fields for requesting changes; the call also accepts a request without a reason. */
export const changesFields = z.object({
  motivo: f.requiredText('Escribe qué hay que cambiar.', 500),
});

/** The client requests changes to the delivered work, which is then no longer marked as delivered. */
export const requestChanges = call({
  path: '/chat/request_changes.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: request,
  output: z.object({ proposal }),
  errors: [...TRANSITION_ERRORS, 'in_dispute', 'in_chargeback', 'in_review', 'not_delivered'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** A pair's closed projects, newest first, 20 at a time. */
export const getProposals = call({
  path: '/chat/get_proposals.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    key_primary: f.keylogin,
    key_secundary: f.keylogin,
    /** Only those before this id. */
    antes: z.optional(f.id),
  }),
  output: z.object({ proposals: z.array(proposal), hay_mas: z.boolean() }),
  errors: ['recipient_not_found', 'conversation_not_allowed', 'conversation_with_self'],
  limit: { by: 'account', max: 120, seconds: 60, counted: 'per_process' },
  texts: UPDATE_TEXTS,
});

/** Finds a professional by e-mail, key, phone or name, for Ajustes (1 §7); `No se obtuvieron resultados`. */
export const searchProfesional = call({
  path: '/chat/search_profesional.php',
  access: ['client', 'admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({ searchT: f.requiredText('Escribe a quién buscas.', 120) }),
  output: z.object({
    user: z.object({
      keylogin: z.string(),
      account: z.object({
        nombre: z.string(),
        apellidos: z.string(),
        img_profile: z.nullable(z.string()),
      }),
      email: z.string(),
    }),
  }),
  errors: ['professional_not_found'],
  limit: { by: 'account', max: 60, seconds: 3600, counted: 'together' },
  texts: { failed: 'No se obtuvieron resultados', network: 'Error al cargar los perfiles' },
});
