import sharp from 'sharp';
import type { Image } from '../actors.ts';
import { drawWork } from '../art/work.ts';

/** What a client's telephone shows of the trouble. */
export async function photoOf(category: string): Promise<Image> {
  const drawing = drawWork({ category, variant: 0, stage: 'antes', seed: 300 });
  const content = await sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
  return { name: 'foto.jpg', content };
}
