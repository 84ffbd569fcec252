import {
  IconAirConditioning,
  IconBolt,
  IconBrush,
  IconBug,
  IconDeviceLaptop,
  IconDroplet,
  IconFence,
  IconHammer,
  IconKey,
  IconPlant2,
  IconSofa,
  IconSpray,
  IconTool,
  IconTruck,
  IconUmbrella,
  IconWall,
  IconWashMachine,
} from '@tabler/icons-react';
import { named } from './picture.tsx';

// Without what objects inherit: a category may be called «constructor».
const icons: Record<string, typeof IconTool> = Object.assign(Object.create(null), {
  Pintura: IconBrush,
  Plomería: IconDroplet,
  Electricidad: IconBolt,
  'Ensamble de muebles': IconSofa,
  'Instalación de electrodomésticos': IconWashMachine,
  Mudanzas: IconTruck,
  Limpieza: IconSpray,
  Jardinería: IconPlant2,
  Carpintería: IconHammer,
  Herrería: IconFence,
  Albañilería: IconWall,
  Impermeabilización: IconUmbrella,
  Cerrajería: IconKey,
  'Aire acondicionado': IconAirConditioning,
  Fumigación: IconBug,
  Tecnologia: IconDeviceLaptop,
});

type CategoryIconProps = { categoria: string; size?: number; title?: string };

/** The category's one-stroke icon; a tool for those the administrator adds later. */
export function CategoryIcon({ categoria, size = 24, title }: CategoryIconProps) {
  const Icon = icons[categoria] ?? IconTool;
  return <Icon size={size} stroke={1.75} {...named(title)} />;
}
