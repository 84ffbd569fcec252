/** Ways in which a project goes on or ends besides the main one (decisions §5, §9). */
import * as z from 'zod/mini';
import { call, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';

const everyone = ['client', 'professional', 'admin'] as const;
/** The version that the sender saw; when it is another by now, nothing happens. */
const version = z.optional(f.id);
const step = z.object({ id_proposal: f.id, motivo: z.optional(f.optionalText(500)), version });
const STEP_ERRORS = [
  'proposal_not_found',
  'proposal_changed',
  'transition_wrong_state',
  'transition_not_yours',
] as const;

/** Its author takes a proposal back that nobody has accepted: → retirada. */
export const withdrawProposal = call({
  path: '/chat/withdraw_proposal.php',
  access: everyone,
  input: step,
  output: z.object({ proposal }),
  errors: STEP_ERRORS,
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/**
 * Ends an accepted project before its completion, with a reason: → cancelada. The held money goes back
 * to the client, less what `cancellationSplit` leaves the professional. An administrator may cancel
 * anybody's.
 */
export const cancelProposal = call({
  path: '/chat/cancel_proposal.php',
  access: everyone,
  input: z.object({
    id_proposal: f.id,
    motivo: f.requiredText('Escribe por qué se cancela.', 500),
    version,
  }),
  output: z.object({ proposal }),
  errors: [...STEP_ERRORS, 'in_dispute'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** The professional says that the work is done; 7 days later it counts as completed. */
export const markDelivered = call({
  path: '/chat/mark_delivered.php',
  access: everyone,
  input: step,
  output: z.object({ proposal }),
  errors: [...STEP_ERRORS, 'in_dispute', 'already_delivered', 'nothing_paid'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** What the screen asks for with changes; the call itself also takes a request without words. */
export const changesFields = z.object({
  motivo: f.requiredText('Escribe qué hay que cambiar.', 500),
});

/** The client asks for changes to what was delivered, which takes the mark back. */
export const requestChanges = call({
  path: '/chat/request_changes.php',
  access: everyone,
  input: step,
  output: z.object({ proposal }),
  errors: [...STEP_ERRORS, 'in_dispute', 'not_delivered'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** Projects of a pair that are over, the newest first, 20 at a time. */
export const getProposals = call({
  path: '/chat/get_proposals.php',
  access: everyone,
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
