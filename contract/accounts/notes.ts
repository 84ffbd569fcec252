/** What the team notes of a person (4 §F), who never reads it. */
import * as z from 'zod/mini';
import { call, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { NOTE_MAX, note } from '../view-parts.ts';
import { following } from '../paging.ts';

const access = ['admin'] as const;

/** An account's notes, the newest first, 10 at a time. */
export const getAccountNotes = call({
  path: '/admin/accounts/get_notes.php',
  access,
  permission: ['soporte', 'moderación', 'finanzas'],
  fresh: false,
  input: z.object({
    user_id: f.keylogin,
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({ notas: z.array(note), ...following(z.number()) }),
  errors: ['account_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las notas', network: 'Error al cargar las notas' },
});

/** Notes something; the same `client_id` again is the same note, and refused with other words. It goes with the account. */
export const addAccountNote = call({
  path: '/admin/accounts/add_note.php',
  access,
  permission: ['soporte', 'moderación', 'finanzas'],
  fresh: false,
  input: z.object({
    user_id: f.keylogin,
    texto: f.requiredText('Escribe la nota.', NOTE_MAX),
    client_id: f.clientId,
  }),
  output: z.object({ nota: note }),
  errors: ['account_not_found', 'note_changed'],
  limit: MONEY,
  texts: { failed: 'No se guardó la nota', network: 'Error al guardar la nota' },
});
