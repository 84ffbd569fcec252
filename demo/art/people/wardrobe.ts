import { blue, deepBlue, green, sun, terracotta } from '../palette.ts';
import type { ClothesKind } from './clothes.ts';
import type { HatKind } from './hats.ts';

type List<T> = readonly [T, ...T[]];
type Outfit = { clothes: List<ClothesKind>; hats: List<HatKind>; colors: List<string> };

export const fabrics: List<string> = [
  blue,
  terracotta,
  green,
  '#E3A93B',
  '#2F7F86',
  deepBlue,
  '#7A3B5E',
  '#4A5568',
  '#D9807A',
  '#4C6A94',
  '#6B7138',
  '#F1E6D2',
  '#8FB4E8',
  '#9C5A3C',
];
export const seconds: List<string> = [
  '#FFFFFF',
  '#F1E6D2',
  sun,
  '#8FB4E8',
  '#1D2433',
  '#D9807A',
  '#C7D8C4',
  terracotta,
  '#5B6475',
];
/** Behind the head; calm, so that the face stays the loudest. */
export const backgrounds: List<string> = [
  '#E8EFFB',
  '#FBE9E3',
  '#FCEFCF',
  '#E1F1E7',
  '#C3D5F3',
  '#F4C9B8',
  '#F7D488',
  '#BFDFCD',
  '#EADFCB',
  '#D9D3EA',
];

/** What clients wear, and whoever has no trade that dresses them. */
const street = {
  clothes: ['tee', 'shirt', 'vneck', 'hoodie', 'striped', 'polo', 'jacket', 'turtleneck', 'plaid'],
  hats: ['none'],
  colors: fabrics,
} satisfies Outfit;

export const streetOf = (gender: 'f' | 'm'): Outfit =>
  gender === 'f'
    ? {
        ...street,
        clothes: [
          'blouse',
          'vneck',
          'tee',
          'jacket',
          'striped',
          'shirt',
          'turtleneck',
          'blouse',
          'hoodie',
        ],
      }
    : street;

const workBlues: List<string> = [blue, deepBlue, '#4C6A94', '#2F7F86'];

export const outfits: Record<string, Outfit> = {
  Pintura: {
    clothes: ['overalls', 'tee', 'coverall'],
    hats: ['bandana', 'cap', 'none', 'side'],
    colors: ['#F4EFE4', '#E8EFFB', '#DDE7DF'],
  },
  Plomería: {
    clothes: ['overalls', 'polo', 'coverall', 'tee'],
    hats: ['cap', 'none', 'side', 'none'],
    colors: workBlues,
  },
  Electricidad: {
    clothes: ['vest', 'shirt', 'polo', 'coverall'],
    hats: ['helmet', 'none', 'cap', 'helmet', 'none'],
    colors: [sun, '#E07B2C', blue, green],
  },
  'Ensamble de muebles': {
    clothes: ['polo', 'apron', 'tee', 'plaid'],
    hats: ['none', 'none', 'cap'],
    colors: fabrics,
  },
  'Instalación de electrodomésticos': {
    clothes: ['polo', 'shirt', 'coverall'],
    hats: ['none', 'cap', 'none'],
    colors: [terracotta, blue, green, '#4A5568'],
  },
  Mudanzas: {
    clothes: ['tee', 'overalls', 'hoodie', 'striped'],
    hats: ['side', 'none', 'beanie', 'cap', 'none'],
    colors: [terracotta, '#E07B2C', green, deepBlue],
  },
  Limpieza: {
    clothes: ['apron', 'polo', 'apron', 'tee'],
    hats: ['none', 'bandana', 'none', 'none'],
    colors: ['#2F7F86', '#8FB4E8', '#D9807A', green, sun],
  },
  Jardinería: {
    clothes: ['overalls', 'plaid', 'tee', 'shirt'],
    hats: ['bucket', 'none', 'side', 'none', 'bucket'],
    colors: [green, '#6B7138', '#4C6A94', '#9C5A3C'],
  },
  Carpintería: {
    clothes: ['apron', 'plaid', 'shirt'],
    hats: ['none', 'none', 'side', 'none'],
    colors: ['#9C5A3C', '#6B7138', terracotta, '#C98A1B'],
  },
  Herrería: {
    clothes: ['apron', 'coverall', 'jacket'],
    hats: ['goggles', 'none', 'bandana', 'goggles'],
    colors: ['#6E4A33', '#4A5568', deepBlue],
  },
  Albañilería: {
    clothes: ['vest', 'plaid', 'tee', 'hoodie'],
    hats: ['helmet', 'none', 'cap', 'helmet', 'beanie'],
    colors: ['#E07B2C', sun, '#9C5A3C', green],
  },
  Impermeabilización: {
    clothes: ['coverall', 'tee', 'vest'],
    hats: ['bucket', 'none', 'cap', 'helmet'],
    colors: [terracotta, '#E07B2C', '#9C5A3C'],
  },
  Cerrajería: {
    clothes: ['polo', 'shirt', 'jacket'],
    hats: ['none', 'none', 'cap'],
    colors: [deepBlue, '#4A5568', '#7A3B5E', sun],
  },
  'Aire acondicionado': {
    clothes: ['polo', 'coverall', 'shirt'],
    hats: ['none', 'cap', 'none', 'side'],
    colors: ['#8FB4E8', blue, '#2F7F86', '#DCE6F5'],
  },
  Fumigación: {
    clothes: ['coverall', 'coverall', 'vest'],
    hats: ['cap', 'none', 'bucket', 'goggles'],
    colors: [green, '#6B7138', '#E9E2CF', '#2F7F86'],
  },
  Tecnologia: {
    clothes: ['hoodie', 'shirt', 'jacket', 'polo', 'turtleneck'],
    hats: ['none'],
    colors: ['#4A5568', blue, '#7A3B5E', '#2F7F86', '#1D2433'],
  },
};
