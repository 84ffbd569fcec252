import * as z from 'zod/mini';
import { ANTICIPO_CHOICES, ANTICIPO_FRACTIONS } from '#domain/projects/anticipo.ts';
import { ESTADOS } from '#domain/projects/graph.ts';
import { call, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { draftFields, linesArePrice } from './fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';
import { mxn } from '../view-parts.ts';

const everyone = ['client', 'professional', 'admin'] as const;
const sendTexts = {
  failed: 'No se pudo enviar la propuesta',
  network: 'Error al enviar la propuesta',
};

/**
 * Which of the client's requests it answers when it is published, 0 for none; else the one that it was begun for, else the
 * newest that waits. `null`, as replies have it where there is none, says as little as nothing. One that waits no more is
 * refused.
 */
const solicitud = z.optional(z.nullable(z.union([z.literal(0), f.id])));

/** The version that the sender saw; if it has changed, the call is refused. */
const version = z.optional(f.id);

/**
 * A pair's open project, else their latest one, else null (1 §7). With `desde`, the mark (`markOf`) of the
 * version that the browser has: while it is current, `proposal` is null and `cambios` is false.
 */
export const getProposal = call({
  path: '/chat/get_proposal.php',
  access: everyone,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    key_primary: f.keylogin,
    key_secundary: f.keylogin,
    desde: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: z.object({ proposal: z.nullable(proposal), cambios: z.boolean() }),
  errors: ['recipient_not_found', 'conversation_not_allowed', 'conversation_with_self'],
  limit: EVERYDAY,
  texts: UPDATE_TEXTS,
});

/**
 * Begins a project for the client `proposal.sender`: (start) → por_publicar (1 §4), with the given fields. If
 * the caller already has an unpublished one with this client, it is changed instead. For a request that has ended
 * nothing is begun.
 */
export const beginProposal = call({
  path: '/chat/proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    proposal: z.object({ sender: f.keylogin, ...draftFields, solicitud }).check(linesArePrice),
  }),
  output: z.object({ proposal }),
  errors: [
    'request_not_found',
    'request_over',
    'recipient_not_found',
    'proposal_only_professional',
    'proposal_only_to_client',
    'proposal_author_not_validated',
    'proposal_open_exists',
    'person_blocked',
    'conversation_closed',
    'person_suspended',
    'person_deleted',
    'first_contacts_too_many',
  ],
  limit: MONEY,
  texts: sendTexts,
});

/** Who does the work: a professional's key, alone or in an object as in replies; null for nobody. */
const assigned = z.pipe(
  z.transform((value: unknown) =>
    value !== null && typeof value === 'object' && 'keylogin' in value ? value.keylogin : value,
  ),
  z.nullable(f.keylogin),
);

/**
 * Changes an unpublished proposal; `estado: 'publicada'` also publishes it. On a published project,
 * `profesional_assign` lets the client or an administrator assign who does the work (1 §6, Ajustes); the rest
 * of the body is then ignored.
 */
export const updateDataProposal = call({
  path: '/chat/update_data_proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    proposal: z
      .object({
        id: f.id,
        ...draftFields,
        estado: z.optional(z.enum(ESTADOS)),
        profesional_assign: z.optional(assigned),
        solicitud,
        version,
      })
      .check(linesArePrice),
  }),
  output: z.object({ proposal }),
  errors: [
    'request_not_found',
    'request_over',
    'request_answered',
    'professional_not_found',
    'in_dispute',
    'in_chargeback',
    'in_review',
    'proposal_not_found',
    'proposal_incomplete',
    'start_passed',
    'proposal_changed',
    'proposal_author_not_validated',
    'weekly_limit_reached',
    'transition_wrong_state',
    'transition_not_yours',
    'transition_unknown',
    'person_blocked',
    'conversation_closed',
    'person_suspended',
    'person_deleted',
  ],
  limit: MONEY,
  texts: sendTexts,
});

/** Requests a transition; the caller's side and the current state decide (decisions §5). */
export const updateProposal = call({
  path: '/chat/update_proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: 'by_handler',
  input: z.object({
    id_proposal: f.id,
    estado: z.string('Falta el estado.').check(z.maxLength(40)),
    sender_accept: z.optional(z.unknown()),
    receiver_accept: z.optional(z.unknown()),
    version,
  }),
  output: z.object({ proposal }),
  errors: [
    'request_not_found',
    'request_over',
    'request_answered',
    'proposal_not_found',
    'proposal_incomplete',
    'start_passed',
    'other_chosen',
    'proposal_changed',
    'proposal_author_not_validated',
    'weekly_limit_reached',
    'transition_wrong_state',
    'transition_not_yours',
    'transition_unknown',
    'payment_pending',
    'reviews_missing',
    'person_blocked',
    'conversation_closed',
    'person_suspended',
    'person_deleted',
    'in_dispute',
    'in_chargeback',
    'in_review',
  ],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/**
 * Releases a fraction of the price to the professional (1 §9); it cannot be undone. Repeated with the same
 * `operacion`, it answers the same and releases nothing.
 */
export const anticipoProposal = call({
  path: '/chat/anticipo_proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: 'by_handler',
  input: z.object({
    proposal: z.object({
      id: f.id,
      anticipo: z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
        ),
        z
          .number('Elige cuánto quieres liberar.')
          .check(
            z.refine(
              (fraction) => (ANTICIPO_FRACTIONS as readonly number[]).includes(fraction),
              ANTICIPO_CHOICES,
            ),
          ),
      ),
      operacion: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/))),
      version,
    }),
  }),
  output: z.object({ /** Released now, MXN. */ amount: mxn, proposal }),
  errors: [
    'proposal_not_found',
    'proposal_changed',
    'transition_not_yours',
    'transition_wrong_state',
    'in_dispute',
    'in_chargeback',
    'in_review',
    'nothing_held',
    'anticipo_exceeds_held',
  ],
  limit: MONEY,
  texts: {
    failed: 'No se pudo enviar el anticipo',
    network: 'No se pudo enviar el anticipo',
  },
});
