import { job } from '@maestros/demo-people';
import type { Image } from '../actors.ts';

/** How often each trade has a drawn job. */
const JOBS = 3;

/** A professional's pictures of a work, before and after it. */
export async function picturesOf(
  category: string,
  which: number,
): Promise<Record<'antes' | 'despues', Image>> {
  const drawn = async (stage: 'antes' | 'despues'): Promise<Image> => ({
    name: `${stage}.webp`,
    content: await job(category, which % JOBS, stage).full(),
  });
  return { antes: await drawn('antes'), despues: await drawn('despues') };
}
