/** The first two digits of each state's postal codes, by INEGI's key of the state: from, to, key. */
const PREFIXES: readonly (readonly [from: number, to: number, state: number])[] = [
  [0, 16, 9],
  [20, 20, 1],
  [21, 22, 2],
  [23, 23, 3],
  [24, 24, 4],
  [25, 27, 5],
  [28, 28, 6],
  [29, 30, 7],
  [31, 33, 8],
  [34, 35, 10],
  [36, 38, 11],
  [39, 41, 12],
  [42, 43, 13],
  [44, 49, 14],
  [50, 57, 15],
  [58, 61, 16],
  [62, 62, 17],
  [63, 63, 18],
  [64, 67, 19],
  [68, 71, 20],
  [72, 75, 21],
  [76, 76, 22],
  [77, 77, 23],
  [78, 79, 24],
  [80, 82, 25],
  [83, 85, 26],
  [86, 86, 27],
  [87, 89, 28],
  [90, 90, 29],
  [91, 96, 30],
  [97, 97, 31],
  [98, 99, 32],
];

/**
 * INEGI's key, 1 to 32, of the state of a five-digit postal code, which its first two digits tell; null for digits
 * that no state has.
 */
export function stateOfPostalCode(cp: string): number | null {
  const prefix = Number(cp.slice(0, 2));
  return PREFIXES.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? null;
}

/** The alcaldías of Mexico City by the first two digits of their postal codes, 01 to 16. */
const BOROUGHS = [
  'Álvaro Obregón',
  'Azcapotzalco',
  'Benito Juárez',
  'Coyoacán',
  'Cuajimalpa de Morelos',
  'Cuauhtémoc',
  'Gustavo A. Madero',
  'Iztacalco',
  'Iztapalapa',
  'La Magdalena Contreras',
  'Miguel Hidalgo',
  'Milpa Alta',
  'Tláhuac',
  'Tlalpan',
  'Venustiano Carranza',
  'Xochimilco',
] as const;

/** The cities that have whole ranges of codes for themselves, by the first two digits. */
const CITIES: Readonly<Record<string, string>> = { 44: 'Guadalajara', 64: 'Monterrey' };

/**
 * The city that a five-digit postal code tells by itself: an alcaldía of Mexico City, or one that has all codes which
 * begin so; null where others share them.
 */
export const cityOfPostalCode = (cp: string): string | null =>
  BOROUGHS[Number(cp.slice(0, 2)) - 1] ?? CITIES[cp.slice(0, 2)] ?? null;

/** Whether a text is a postal code that a state has. */
export const isPostalCode = (text: string): boolean =>
  /^\d{5}$/.test(text) && stateOfPostalCode(text) !== null;
