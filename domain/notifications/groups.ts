import type { Channel } from './channels.ts';

/** What people are told, as they can choose it (4 §E); one-time codes go ways of their own. */
export type Group = 'seguridad' | 'dinero' | ChosenGroup;

/** What somebody can turn off. */
export const CHOSEN_GROUPS = ['proyectos', 'mensajes', 'recordatorios', 'novedades'] as const;
export type ChosenGroup = (typeof CHOSEN_GROUPS)[number];

/** How people read what they can turn off. */
export const GROUP_NAMES: Readonly<Record<ChosenGroup, string>> = {
  proyectos: 'Mis proyectos',
  mensajes: 'Mensajes',
  recordatorios: 'Recordatorios',
  novedades: 'Novedades',
};

/** The channels that somebody can turn off; the list in the product always has everything. */
export const CHOSEN_CHANNELS = ['push', 'whatsapp', 'email'] as const satisfies readonly Channel[];

/** Whether a group can be turned off: not what concerns somebody's account or money. */
export const isChosen = (group: Group): group is ChosenGroup =>
  (CHOSEN_GROUPS as readonly Group[]).includes(group);

/** What holds until somebody chooses: news of ours only reach who asked for them. */
export const isOnAtFirst = (group: ChosenGroup): boolean => group !== 'novedades';

/** How many notifications that can be turned off go out to one person in an hour; the list has the others. */
export const SENT_PER_HOUR = 12;
