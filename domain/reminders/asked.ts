import { DAY } from '#lib/mexico-time.ts';

/** How long after a reminder by hand nobody is reminded of the same project again, milliseconds; as PostgreSQL checks it. */
export const ASKED_EVERY = DAY;

/** Why the team cannot remind anybody of a project now, by the word of the wire. */
export const NOT_REMINDED = ['nadie', 'equipo', 'suspendida', 'reciente'] as const;
export type NotReminded = (typeof NOT_REMINDED)[number];
