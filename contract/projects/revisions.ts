/** Revising a published proposal until it is accepted, and asking for a change of it (4 §G). */
import * as z from 'zod/mini';
import { call, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { draftFields, linesArePrice } from './fields.ts';
import { UPDATE_TEXTS } from './texts.ts';
import { proposal } from './view.ts';

const everyone = ['client', 'professional', 'admin'] as const;
/** The version that the sender saw; if it has changed, the call is refused. */
const version = z.optional(f.id);
const ERRORS = [
  'proposal_not_found',
  'proposal_changed',
  'transition_wrong_state',
  'transition_not_yours',
] as const;

/**
 * Its author changes a published proposal: a new version, which begins its fifteen days anew and answers a change that
 * was asked for. Fields that are not sent stay. Revised to what it says already, nothing changes.
 */
export const reviseProposal = call({
  path: '/chat/revise_proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    proposal: z.object({ id: f.id, ...draftFields, version }).check(linesArePrice),
  }),
  output: z.object({ proposal }),
  errors: [
    ...ERRORS,
    'proposal_incomplete',
    'start_passed',
    'proposal_author_not_validated',
    'person_blocked',
    'conversation_closed',
    'person_suspended',
    'person_deleted',
  ],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** What the client would change before accepting. */
export const changeFields = z.object({
  motivo: f.requiredText('Escribe qué te gustaría cambiar.', 500),
});

/** The client asks for a change of a published proposal, which still stands and can be accepted as it is. */
export const askForChange = call({
  path: '/chat/ask_for_change.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: z.object({ id_proposal: f.id, ...changeFields.shape, version }),
  output: z.object({ proposal }),
  errors: ERRORS,
  limit: MONEY,
  texts: UPDATE_TEXTS,
});

/** The author answers a change that was asked for by leaving the proposal as it is. */
export const keepProposal = call({
  path: '/chat/keep_proposal.php',
  access: everyone,
  permission: ['soporte'],
  fresh: false,
  input: z.object({ id_proposal: f.id, motivo: z.optional(f.optionalText(500)), version }),
  output: z.object({ proposal }),
  errors: [...ERRORS, 'no_change_asked'],
  limit: MONEY,
  texts: UPDATE_TEXTS,
});
