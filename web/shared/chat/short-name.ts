import type { ChatPartner } from '#contract/chat/view.ts';

/** What somebody is called in a sentence: «Ramón», whose chat is called «Taller Núñez». */
export const shortName = ({ nombre, primer_nombre }: ChatPartner): string =>
  primer_nombre || nombre;
