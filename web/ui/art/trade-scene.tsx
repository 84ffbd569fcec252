import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { anyTrade, cleaning, furniture, gardening, locks, moving, pests } from './scenes/home.tsx';
import { appliances, cooling, electricity, plumbing, technology } from './scenes/supplies.tsx';
import { carpentry, ironwork, masonry, painting, roofing } from './scenes/walls.tsx';

// Without what objects inherit: a category may be called «constructor».
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

/** Those with a picture of their own. */
export const trades = Object.keys(scenes);

type TradeSceneProps = { categoria: string; title?: string };

/** A trade as a small picture, up to 160 px wide; it fills what is narrower. */
export function TradeScene({ categoria, title }: TradeSceneProps) {
  return (
    <Picture size="small" title={title}>
      {scenes[categoria] ?? anyTrade}
    </Picture>
  );
}
