/** What the team notes of a project (4 §F); the two of it never read that. */
import * as z from 'zod/mini';
import { call, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { following } from '../paging.ts';
import { NOTE_MAX, note } from '../view-parts.ts';

const access = ['admin'] as const;

/** A project's notes, the newest first, 10 at a time. */
export const getProjectNotes = call({
  path: '/admin/projects/get_notes.php',
  access,
  permission: ['lectura'],
  fresh: false,
  input: z.object({
    id: f.id,
    /** The `siguiente` of the page before. */
    despues: z.optional(f.id),
  }),
  output: z.object({ notas: z.array(note), ...following(z.number()) }),
  errors: ['project_not_found'],
  limit: EVERYDAY,
  texts: { failed: 'No se obtuvieron las notas', network: 'Error al cargar las notas' },
});

/** Notes something; the same `client_id` again is the same note, and refused with other words. It stays for ever. */
export const addProjectNote = call({
  path: '/admin/projects/add_note.php',
  access,
  permission: ['soporte', 'finanzas', 'moderación'],
  fresh: false,
  input: z.object({
    id: f.id,
    texto: f.requiredText('Escribe la nota.', NOTE_MAX),
    client_id: f.clientId,
  }),
  output: z.object({ nota: note }),
  errors: ['project_not_found', 'note_changed'],
  limit: MONEY,
  texts: { failed: 'No se guardó la nota', network: 'Error al guardar la nota' },
});
