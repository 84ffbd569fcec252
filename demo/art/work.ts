import { draw } from './chance.ts';
import { appliances } from './scenes/appliances.ts';
import { carpentry } from './scenes/carpentry.ts';
import { cleaning } from './scenes/cleaning.ts';
import { cooling } from './scenes/cooling.ts';
import { electricity } from './scenes/electricity.ts';
import { furniture } from './scenes/furniture.ts';
import { gardening } from './scenes/gardening.ts';
import { ironwork } from './scenes/ironwork.ts';
import { locks } from './scenes/locks.ts';
import { makeLook, type Scene } from './scenes/look.ts';
import { masonry } from './scenes/masonry.ts';
import { moving } from './scenes/moving.ts';
import { painting } from './scenes/painting.ts';
import { pests } from './scenes/pests.ts';
import { plumbing } from './scenes/plumbing.ts';
import { roofing } from './scenes/roofing.ts';
import { technology } from './scenes/technology.ts';
import { svg } from './shapes.ts';

/** The jobs drawn for each category; a variant beyond the last begins again in other colours. */
const jobs: Record<string, Scene[]> = {
  Pintura: painting,
  Plomería: plumbing,
  Electricidad: electricity,
  'Ensamble de muebles': furniture,
  'Instalación de electrodomésticos': appliances,
  Mudanzas: moving,
  Limpieza: cleaning,
  Jardinería: gardening,
  Carpintería: carpentry,
  Herrería: ironwork,
  Albañilería: masonry,
  Impermeabilización: roofing,
  Cerrajería: locks,
  'Aire acondicionado': cooling,
  Fumigación: pests,
  Tecnologia: technology,
};

export const workCategories: string[] = Object.keys(jobs);

type WorkRequest = {
  category: string;
  /** Which job of the category, from 0; consecutive numbers look different. */
  variant: number;
  stage: 'antes' | 'despues';
  /** Colours and side; the same for both stages of one job. */
  seed: number;
};

/** A portfolio picture as SVG, 1200 × 900. Same request, same string. */
export function drawWork({ category, variant, stage, seed }: WorkRequest): string {
  const scenes = jobs[category] ?? painting;
  const job = Math.abs(Math.trunc(variant));
  const look = makeLook(workCategories.indexOf(category) + 1 + job, seed, stage === 'despues');
  const drawing = scenes[job % scenes.length]?.(look) ?? '';
  const mirrored = draw(seed, 1) > 0.5;
  return svg(
    1200,
    900,
    mirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${drawing}</g>` : drawing,
  );
}
