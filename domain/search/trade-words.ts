import { searchText } from '#lib/search-text.ts';
import { nearest } from '#lib/edit-distance.ts';

/**
 * What people in Mexico call a trade, its workers and the problems it solves, by category. Normalized by
 * `searchText`; plurals are found automatically. No word that is also a common name.
 */
const WORDS: Readonly<Record<string, string>> = {
  Pintura: 'pintor pintar barniz barnizar esmalte brocha fachada',
  Plomería:
    'plomero fontanero fontaneria fuga gotera llave tuberia tubo drenaje destapar coladera wc sanitario excusado taza lavabo tarja regadera boiler calentador tinaco cisterna mezcladora',
  Electricidad:
    'electricista electrico lampara contacto apagador foco cableado cable corto pastilla ventilador luminaria',
  'Ensamble de muebles':
    'armar armado ensamblar mueble ropero buro litera cuna librero escritorio ikea',
  'Instalación de electrodomésticos':
    'electrodomestico lavadora secadora refrigerador refri estufa tv television pantalla televisor horno microondas campana lavavajillas',
  Mudanzas: 'mudanza flete fletero mudar acarreo camioneta',
  Limpieza: 'limpiar aseo limpiador limpiadora domestica tapiceria alfombra colchon',
  Jardinería: 'jardinero jardin pasto cesped podar poda arbol riego plantas',
  Carpintería: 'carpintero madera closet puerta cocina integral',
  Herrería: 'herrero soldador soldar soldadura porton reja barandal canceleria protecciones',
  Albañilería:
    'albanil construccion muro barda piso azulejo loseta yeso yesero tablaroca cemento colado remodelacion',
  Impermeabilización:
    'impermeabilizar impermeabilizante impermeabilizador azotea techo gotera humedad filtracion',
  Cerrajería: 'cerrajero cerradura chapa llaves candado',
  'Aire acondicionado': 'clima minisplit split aire refrigeracion climas',
  Fumigación:
    'fumigar fumigador plaga cucaracha chinche raton rata hormiga termita alacran mosquito garrapata',
  Tecnologia:
    'computadora laptop pc internet wifi modem red camara cctv impresora formatear virus software redes',
};

/** Words that say nothing about the trade. */
const FILLERS = new Set(
  `a al con cerca de del el en la las los mi mis para por que se su un una unas unos y o
  necesito busco quiero ocupo urge urgente servicio servicios profesional profesionales maestro
  maestros tecnico tecnicos buen bueno buenos barato economico domicilio casa hogar trabajo
  trabajos casas reparar reparacion arreglar arreglo instalar instalacion cambiar cambio poner quitar
  revisar componer me no que arregle arreglen repare instale cambie haga hagan alguien ayuda`.split(
    /\s+/,
  ),
);

/** How a word matches a trade: exactly, or as a prefix or misspelt. */
export interface Trade {
  readonly categorias: readonly string[];
  readonly sure: boolean;
}

/** Whether a normalized word says nothing about the trade (decisions §3). */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** The words for each category: from its name and from the table above. */
export type TradeIndex = ReadonlyMap<string, readonly string[]>;

/** The words of all categories, prepared for `tradeOf`. */
export function indexTrades(categorias: readonly string[]): TradeIndex {
  const index = new Map<string, string[]>();
  const known = new Map(Object.entries(WORDS).map(([name, words]) => [searchText(name), words]));
  for (const categoria of categorias) {
    const name = searchText(categoria);
    const words = `${name} ${known.get(name) ?? ''}`.split(' ').filter(Boolean);
    for (const word of new Set(words.filter((one) => !isFiller(one)).map(singular)))
      index.set(word, [...(index.get(word) ?? []), categoria]);
  }
  return index;
}

/**
 * The categories that one word of a search means (decisions §3): «plomero», «plomro» and «fugas» are all
 * Plomería. null when the word belongs to no trade.
 */
export function tradeOf(word: string, index: TradeIndex): Trade | null {
  const sought = singular(word);
  const exact = index.get(sought);
  if (exact) return { categorias: exact, sure: true };
  const beginning = sought.length >= 4 ? [...index.keys()].filter((k) => k.startsWith(sought)) : [];
  const near = beginning.length > 0 ? beginning : nearest(sought, [...index.keys()]);
  if (near.length === 0) return null;
  return { categorias: [...new Set(near.flatMap((k) => index.get(k) ?? []))], sure: false };
}

/** The singular of most nouns: «fugas» → «fuga», «muebles» → «mueble», «pintores» → «pintor». */
function singular(word: string): string {
  if (word.length < 5) return word;
  if (/[rlnd]es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
