import { DAY } from '#lib/mexico-time.ts';

/** How long after a reminder by hand nobody is reminded of the same project again, milliseconds; as PostgreSQL checks it. */
export const ASKED_EVERY = DAY;

/** The most that are reminded in one call: projects, or professionals. */
export const REMINDED_AT_ONCE = 50;

/** Why there is nobody to remind of a project, by the word of the wire. */
export const NOBODY_TO_REMIND = ['nadie', 'equipo', 'suspendida'] as const;
export type NobodyToRemind = (typeof NOBODY_TO_REMIND)[number];

/** Why the team cannot remind anybody of a project now, by the word of the wire. */
export const NOT_REMINDED = [...NOBODY_TO_REMIND, 'reciente'] as const;
export type NotReminded = (typeof NOT_REMINDED)[number];
