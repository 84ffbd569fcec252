/**
 * How people call places whose official name is longer, and what `searchText` makes of that name.
 * «México» alone is left out: it is the country, its capital or a state.
 */
export const SHORT_PLACE_NAMES: Readonly<Record<string, string>> = {
  cdmx: 'ciudad de mexico',
  df: 'ciudad de mexico',
  edomex: 'mexico',
  'estado de mexico': 'mexico',
  coahuila: 'coahuila de zaragoza',
  michoacan: 'michoacan de ocampo',
  veracruz: 'veracruz de ignacio de la llave',
  acapulco: 'acapulco de juarez',
  atizapan: 'atizapan de zaragoza',
  chilpancingo: 'chilpancingo de los bravo',
  coacalco: 'coacalco de berriozabal',
  cuajimalpa: 'cuajimalpa de morelos',
  culiacan: 'culiacan rosales',
  ecatepec: 'ecatepec de morelos',
  escobedo: 'general escobedo',
  juarez: 'ciudad juarez',
  leon: 'leon de los aldama',
  naucalpan: 'naucalpan de juarez',
  neza: 'ciudad nezahualcoyotl',
  nezahualcoyotl: 'ciudad nezahualcoyotl',
  pachuca: 'pachuca de soto',
  rosarito: 'playas de rosarito',
  'san cristobal': 'san cristobal de las casas',
  'san nicolas': 'san nicolas de los garza',
  tlajomulco: 'tlajomulco de zuniga',
  tlalnepantla: 'tlalnepantla de baz',
  tlaquepaque: 'san pedro tlaquepaque',
  toluca: 'toluca de lerdo',
  // Common abbreviations. «col», «mor» and «sin» are left out: they are also words.
  ags: 'aguascalientes',
  bc: 'baja california',
  bcs: 'baja california sur',
  camp: 'campeche',
  'cd juarez': 'ciudad juarez',
  'cd victoria': 'ciudad victoria',
  chih: 'chihuahua',
  chis: 'chiapas',
  coah: 'coahuila de zaragoza',
  dgo: 'durango',
  'edo de mex': 'mexico',
  'edo de mexico': 'mexico',
  'edo mex': 'mexico',
  gdl: 'guadalajara',
  gro: 'guerrero',
  gto: 'guanajuato',
  hgo: 'hidalgo',
  jal: 'jalisco',
  mich: 'michoacan de ocampo',
  mty: 'monterrey',
  nay: 'nayarit',
  nl: 'nuevo leon',
  oax: 'oaxaca',
  pue: 'puebla',
  qro: 'queretaro',
  qroo: 'quintana roo',
  slp: 'san luis potosi',
  tamps: 'tamaulipas',
  tj: 'tijuana',
  tlax: 'tlaxcala',
  ver: 'veracruz de ignacio de la llave',
  yuc: 'yucatan',
  zac: 'zacatecas',
  tuxtla: 'tuxtla gutierrez',
};

/** How people shorten a state behind its city, besides: elsewhere these are words. */
const ENDS_OF_CITIES: Readonly<Record<string, string>> = {
  'b c': 'baja california',
  col: 'colima',
  mor: 'morelos',
  'n l': 'nuevo leon',
  'q roo': 'quintana roo',
  sin: 'sinaloa',
  son: 'sonora',
  tab: 'tabasco',
};

/** A normalized name without the short name of a state at its end: «leon gto»; null where it has none, or nothing else. */
export function withoutState(name: string): string | null {
  const words = name.split(' ');
  const size = [2, 1].find((many) => {
    const end = words.slice(-many).join(' ');
    return words.length > many && (end in ENDS_OF_CITIES || end in SHORT_PLACE_NAMES);
  });
  return size === undefined ? null : words.slice(0, -size).join(' ');
}

/** How people call a city beside another that has the name itself: the one is meant where its state is said. */
export const SHARED_PLACE_NAMES: Readonly<Record<string, string>> = {
  'san pedro': 'san pedro garza garcia',
};

/** A normalized text without «todo el país» and similar phrases, which name no place. */
export const withoutWhole = (text: string): string =>
  text
    .replaceAll(/\btodo el (?=estado de mexico\b)/g, '')
    .replaceAll(/\b(todo el (pais|estado)( de)?|todo mexico|toda la republica( mexicana)?)\b/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
