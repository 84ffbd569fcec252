/** Reminding whoever's turn it is in a project, by hand of the team (4 §F). */
import * as z from 'zod/mini';
import { CHOSEN_CHANNELS } from '#domain/notifications/groups.ts';
import { NOBODY_TO_REMIND, NOT_REMINDED, REMINDED_AT_ONCE } from '#domain/reminders/asked.ts';
import { call, EVERYDAY, MONEY } from '../call.ts';
import * as f from '../fields.ts';
import { instant, named, zeroOrOne } from '../view-parts.ts';

const reminder = z.object({
  id: z.number(),
  /** Who of the team reminded whom, when and of what: «pagar $1,200.00 MXN». */
  por: named,
  a: named,
  que: z.string(),
  createAt: instant,
});
export type ProjectReminder = z.infer<typeof reminder>;

/** The reminders by hand of a project, and what one would say now. */
export const reminding = {
  recordar: z.object({
    /** Why nobody can be reminded now; null where somebody can. */
    por_que_no: z.nullable(z.enum(NOT_REMINDED)),
    /** Whose turn it is, and what they would read; null and '' where it is neither side's. */
    a: z.nullable(named),
    texto: z.string(),
    /** By which ways it goes out first; none where they want to read it in their list alone. */
    vias: z.array(z.enum(CHOSEN_CHANNELS)),
    /** Until when it waits for the morning; null by day. */
    espera: z.nullable(instant),
    /** When somebody can be reminded again; null while nobody was within the last 24 hours. */
    desde: z.nullable(instant),
  }),
  /** The newest first, at most 50. */
  recordatorios: z.array(reminder),
};

/**
 * Reminds whose turn it is, in the words that the screen showed (`texto`); refused where they would be others by now. Within
 * 24 hours of a reminder of the same project nobody is reminded again: `hecho` is 0, and the answer is who did it and when.
 */
export const remindProject = call({
  path: '/admin/projects/remind_project.php',
  access: ['admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({ id: f.id, texto: f.requiredText('Falta lo que va a leer.', 1000) }),
  output: z.object({ recordatorio: reminder, hecho: zeroOrOne }),
  errors: ['project_not_found', 'proposal_changed'],
  limit: EVERYDAY,
  texts: { failed: 'No se envió el recordatorio', network: 'Error al enviar el recordatorio' },
});

/**
 * Reminds whose turn it is in each of these projects, as `remind_project.php` does in one, each in the words of now. Each is
 * reminded at most once in 24 hours, whoever asks; a project that is named twice counts once.
 */
export const remindProjects = call({
  path: '/admin/projects/remind_projects.php',
  access: ['admin'],
  permission: ['soporte'],
  fresh: false,
  input: z.object({
    ids: z
      .array(f.id, 'Elige los proyectos.')
      .check(
        z.minLength(1, 'Elige los proyectos.'),
        z.maxLength(REMINDED_AT_ONCE, `Elige como máximo ${REMINDED_AT_ONCE} proyectos.`),
      ),
  }),
  output: z.object({
    recordados: z.number(),
    /** Of which somebody was reminded within the last 24 hours. */
    ya_recordados: z.number(),
    /** Those where there is nobody to remind, and why; in the order of their numbers. */
    sin_recordar: z.array(
      z.object({ id: z.number(), titulo: z.string(), por_que_no: z.enum(NOBODY_TO_REMIND) }),
    ),
  }),
  errors: ['project_not_found'],
  limit: MONEY,
  texts: {
    failed: 'No se enviaron los recordatorios',
    network: 'Error al enviar los recordatorios',
  },
});
