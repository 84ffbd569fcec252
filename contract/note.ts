import * as z from 'zod/mini';
import { instant, named } from './view-parts.ts';

/** The most characters of a note of the team, as PostgreSQL checks it. */
export const NOTE_MAX = 2_000;

/** What somebody of the team noted of a project or of a person; it stays in the words that it was written in. */
export const note = z.object({ id: z.number(), texto: z.string(), createAt: instant, por: named });
export type TeamNote = z.infer<typeof note>;
