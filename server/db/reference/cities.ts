import { readFileSync } from 'node:fs';

export type City = {
  /** GeoNames' id, or one of ours above a thousand million (cities-added.ts). */
  id: number;
  estado_id: number;
  nombre: string;
  poblacion: number;
  lat: number;
  lng: number;
};

/** How a city is written in cities.data.json: id, estado_id, nombre, poblacion, lat, lng. */
export type CityRow = [number, number, string, number, number, number];

const FILE = new URL('./cities.data.json', import.meta.url);

/** The file as text, for its checksum: once the cities are loaded, a start need not parse it. */
export const readCitiesFile = (): string => readFileSync(FILE, 'utf8');

/** Cities, towns and alcaldías of the 32 states (decisions §3), by state, then most populous first. */
export function readCities(file = readCitiesFile()): City[] {
  const rows: CityRow[] = JSON.parse(file);
  return rows.map(([id, estado_id, nombre, poblacion, lat, lng]) => ({
    id,
    estado_id,
    nombre,
    poblacion,
    lat,
    lng,
  }));
}
