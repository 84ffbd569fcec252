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

// By the name of a category's icon. No prototype, so that names such as «constructor» find nothing.
const icons: Record<string, typeof IconTool> = Object.assign(Object.create(null), {
  pintura: IconBrush,
  plomeria: IconDroplet,
  electricidad: IconBolt,
  'ensamble-de-muebles': IconSofa,
  'instalacion-de-electrodomesticos': IconWashMachine,
  mudanzas: IconTruck,
  limpieza: IconSpray,
  jardineria: IconPlant2,
  carpinteria: IconHammer,
  herreria: IconFence,
  albanileria: IconWall,
  impermeabilizacion: IconUmbrella,
  cerrajeria: IconKey,
  'aire-acondicionado': IconAirConditioning,
  fumigacion: IconBug,
  tecnologia: IconDeviceLaptop,
});

type CategoryIconProps = { icono: string; size?: number; title?: string };

/** The category's icon; a tool for categories that an administrator adds later. */
export function CategoryIcon({ icono, size = 24, title }: CategoryIconProps) {
  const Icon = icons[icono] ?? IconTool;
  return <Icon size={size} stroke={1.75} {...named(title)} />;
}
