import { trouble } from '@maestros/demo-people';
import type { Image } from '../actors.ts';

/** What a client's telephone shows of the trouble. */
export const photoOf = async (category: string): Promise<Image> => ({
  name: 'foto.webp',
  content: await trouble(category),
});
