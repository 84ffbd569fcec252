import type { City } from './cities.ts';

/**
 * Our own ids are far above GeoNames' (about 13 million): a thousand million plus INEGI's key of the
 * municipality, two digits of state and three of municipality.
 */
const OWN_IDS = 1_000_000_000;

/** The base mixes the 16 alcaldías with neighbourhoods and gives two of them twice. */
const BOROUGHS: readonly (readonly [number, string, number, number, number])[] = [
  [9002, 'Azcapotzalco', 432_205, 19.4841, -99.1844],
  [9003, 'Coyoacán', 614_447, 19.3467, -99.1617],
  [9004, 'Cuajimalpa de Morelos', 217_686, 19.3573, -99.2997],
  [9005, 'Gustavo A. Madero', 1_173_351, 19.4828, -99.1135],
  [9006, 'Iztacalco', 404_695, 19.3953, -99.0978],
  [9007, 'Iztapalapa', 1_835_486, 19.3553, -99.0622],
  [9008, 'La Magdalena Contreras', 247_622, 19.3321, -99.2112],
  [9009, 'Milpa Alta', 152_685, 19.1925, -99.0232],
  [9010, 'Álvaro Obregón', 759_137, 19.3587, -99.2033],
  [9011, 'Tláhuac', 392_313, 19.2869, -99.0051],
  [9012, 'Tlalpan', 699_928, 19.2951, -99.1621],
  [9013, 'Xochimilco', 442_178, 19.2547, -99.1036],
  [9014, 'Benito Juárez', 434_153, 19.3727, -99.1564],
  [9015, 'Cuauhtémoc', 545_884, 19.4451, -99.1461],
  [9016, 'Miguel Hidalgo', 414_470, 19.4341, -99.2002],
  [9017, 'Venustiano Carranza', 443_704, 19.4436, -99.105],
];

/** Cities and urban municipalities that the base lacks. */
const MISSING: readonly (readonly [number, string, number, number, number])[] = [
  [15124, 'San José del Rincón', 100_082, 19.6612, -100.1526],
  [18020, 'Bahía de Banderas', 187_632, 20.7495, -105.2954],
  [20390, 'Santa Lucía del Camino', 50_362, 17.0611, -96.7036],
  [23011, 'Puerto Morelos', 26_921, 20.8478, -86.8756],
  [32036, 'Ojocaliente', 44_144, 22.5731, -102.2539],
];

const own = ([key, nombre, poblacion, lat, lng]: (typeof MISSING)[number]): City => ({
  id: OWN_IDS + key,
  estado_id: Math.floor(key / 1000),
  nombre,
  poblacion,
  lat,
  lng,
});

/** Cities with our own ids: the 16 alcaldías of Ciudad de México and what the base lacks. */
export const ADDED: readonly City[] = [...BOROUGHS, ...MISSING].map(own);
