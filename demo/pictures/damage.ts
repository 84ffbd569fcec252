import { damage } from '@maestros/demo-people';
import type { Image } from '../actors.ts';

/** A client's photo of what has to be repaired. */
export const photoOf = async (category: string): Promise<Image> => ({
  name: 'foto.webp',
  content: await damage(category),
});
