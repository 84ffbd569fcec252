import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { anyTrade, cleaning, furniture, gardening, locks, moving, pests } from './scenes/home.tsx';
import { appliances, cooling, electricity, plumbing, technology } from './scenes/supplies.tsx';
import { carpentry, ironwork, masonry, painting, roofing } from './scenes/walls.tsx';

// No prototype: a category may be called «constructor».
const scenes: Record<string, ReactNode> = Object.assign(Object.create(null), {
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
});

/** The trades with a picture of their own. */
export const trades = Object.keys(scenes);

type TradeSceneProps = { categoria: string; title?: string };

/** The picture of a trade, up to 160 px wide; it shrinks to a narrower container. */
export function TradeScene({ categoria, title }: TradeSceneProps) {
  return (
    <Picture size="small" title={title}>
      {scenes[categoria] ?? anyTrade}
    </Picture>
  );
}
