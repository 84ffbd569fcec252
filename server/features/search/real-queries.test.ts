import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as search from '#contract/search.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

// Real search texts from Mexico and the expected results, best first.

type Row = readonly [
  name: string,
  profesiones: string,
  area: string,
  rest?: { nombre_comercial?: string; descripcion?: string },
];

/** Ranked from best to last, the order of all expectations among those who have a trade as the main one. */
const PROFESSIONALS: readonly Row[] = [
  ['Ramón Ibarra', 'Plomería', 'Guadalajara, Jalisco', { nombre_comercial: 'Plomería Ibarra' }],
  ['Lucía Barrera', 'Plomería, Electricidad', 'Zapopan, Jalisco'],
  ['Aurelio Tovar', 'Plomería', 'Ciudad de México'],
  ['Octavio Meza', 'Plomería', 'Monterrey, Nuevo León'],
  ['Delfino Rangel', 'Plomería', '', { descripcion: 'Baños, agua caliente y cuartos.' }],
  [
    'Silvia Corona',
    'Electricidad',
    'Guadalajara, Jalisco',
    { nombre_comercial: 'Luz y Fuerza Corona' },
  ],
  ['Wilfrido Ayala', 'Electricidad', 'León de los Aldama, Guanajuato'],
  ['Perla González', 'Electricidad', 'Monterrey, Nuevo León'],
  ['Nicanor Bravo', 'Pintura', 'Guadalajara, Jalisco', { nombre_comercial: 'Pinturas Bravo' }],
  ['Yadira Hernández', 'Pintura', 'Ciudad de México'],
  ['Abel Herrero', 'Carpintería', 'Santiago de Querétaro, Querétaro'],
  ['Fabiola Cerda', 'Cerrajería', 'Ciudad de México', { nombre_comercial: 'Llaves 24 Horas' }],
  ['Gonzalo Pineda', 'Cerrajería', 'Guadalajara, Jalisco'],
  [
    'Tadeo Olvera',
    'Albañilería',
    'Toluca de Lerdo, México',
    { descripcion: 'Tablaroca, pisos y azulejos.' },
  ],
  ['Hilario Ponce', 'Albañilería', 'Jalisco'],
  [
    'Brenda Solís',
    'Aire acondicionado',
    'Monterrey, Nuevo León',
    { nombre_comercial: 'Clima Norte' },
  ],
  ['Ulises Vega', 'Aire acondicionado', 'Mérida, Yucatán'],
  ['Norma Quintana', 'Limpieza', 'Ciudad de México', { nombre_comercial: 'Brilla Hogar' }],
  ['Esteban Macías', 'Mudanzas', 'Guadalajara, Jalisco', { nombre_comercial: 'Fletes Macías' }],
  ['Rocío Palma', 'Mudanzas', ''],
  ['Efraín Luna', 'Jardinería', 'Cuernavaca, Morelos', { nombre_comercial: 'Jardines del Valle' }],
  ['Ivonne Duarte', 'Fumigación', 'Mérida, Yucatán', { nombre_comercial: 'Adiós Plagas' }],
  ['Joel Ñáñez', 'Carpintería', 'Puebla, Puebla', { nombre_comercial: 'Maderas Ñáñez' }],
  ['Isaac Téllez', 'Herrería', 'Tonalá, Jalisco'],
  [
    'Karina Orozco',
    'Impermeabilización',
    'Santiago de Querétaro, Querétaro',
    { nombre_comercial: 'Techos Secos' },
  ],
  ['Leonel Bautista', 'Instalación de electrodomésticos', 'Ciudad de México'],
  ['Marisol Peña', 'Tecnologia', 'Guadalajara, Jalisco', { nombre_comercial: 'Compu Rápido' }],
  ['Vicente Lara', 'Ensamble de muebles', ''],
  ['Quetzal Arce', 'Electricidad', 'México'],
  ['Paula León', 'Limpieza', 'Guadalajara, Jalisco'],
];

let test: TestApp;
const firstName = new Map<string, string>();

beforeAll(async () => {
  test = await startTestApp();
  for (const [place, [name, trades, area, rest = {}]] of PROFESSIONALS.entries()) {
    const [nombre = '', apellidos = ''] = name.split(' ');
    const [profesion = '', ...profesiones] = trades.split(', ');
    const [estado = '', ciudad] = area.split(', ').toReversed();
    const made = await makeProfessional(test, {
      nombre,
      apellidos,
      profesion,
      profesiones,
      ...(estado && { estado }),
      ...(ciudad && { ciudad }),
      ...rest,
      reviews: { count: 20, stars: 100 - place },
    });
    firstName.set(made.keylogin, nombre);
  }
});
afterAll(() => test.close());

async function find(filters: object | string): Promise<string[]> {
  const { profiles } = await test.call.send(search.getProfiles, { search: filters });
  return profiles.map(({ keylogin }) => firstName.get(keylogin) ?? keylogin);
}

const PLUMBERS = 'Ramón Lucía Aurelio Octavio Delfino';
const ELECTRICIANS = 'Silvia Wilfrido Perla Quetzal Lucía';
const TABLE: Readonly<Record<string, readonly (readonly [text: string, found: string])[]>> = {
  'trades, their people and their troubles': [
    ['plomero', PLUMBERS],
    ['plomería', PLUMBERS],
    ['PLOMERO', PLUMBERS],
    ['plomeros', PLUMBERS],
    ['plomera', PLUMBERS],
    ['fontanero', PLUMBERS],
    ['fuga de gas', PLUMBERS],
    ['fuga de agua urgente', PLUMBERS],
    ['boiler', PLUMBERS],
    ['se tapó el wc', PLUMBERS],
    ['se me tapó el baño', PLUMBERS],
    ['no sale agua caliente', PLUMBERS],
    ['me quedé afuera de mi casa', 'Fabiola Gonzalo'],
    ['se fue la luz en un cuarto', ELECTRICIANS],
    ['llueve adentro', 'Karina'],
    ['cambiarme de casa', 'Esteban Rocío'],
    ['tinaco', PLUMBERS],
    ['eléctrico', ELECTRICIANS],
    ['electricistas', ELECTRICIANS],
    ['corto circuito', ELECTRICIANS],
    ['pintora', 'Nicanor Yadira'],
    ['pintar mi casa', 'Nicanor Yadira'],
    ['tablaroca', 'Tadeo Hilario'],
    ['albañiles', 'Tadeo Hilario'],
    ['minisplit', 'Brenda Ulises'],
    ['mini split', 'Brenda Ulises'],
    ['aire acondicionado', 'Brenda Ulises'],
    ['flete', 'Esteban Rocío'],
    ['fumigar cucarachas', 'Ivonne'],
    ['señora de la limpieza', 'Norma Paula'],
    ['limpieza de casas', 'Norma Paula'],
    ['instalar lavadora', 'Leonel'],
    ['armar un mueble de ikea', 'Vicente'],
    ['jardinera', 'Efraín'],
    ['goteras', 'Karina'],
    ['gotea la llave', PLUMBERS],
    ['goteras en el techo', 'Karina'],
    ['carpinteros', 'Abel Joel'],
    ['soldador', 'Isaac'],
    ['cámaras de seguridad', 'Marisol'],
  ],
  'misspelt words and missing letters': [
    ['plomro', PLUMBERS],
    ['plomeor', PLUMBERS],
    ['eletricista', ELECTRICIANS],
    ['electrisista', ELECTRICIANS],
    ['pintór', 'Nicanor Yadira'],
    ['cerragero', 'Fabiola Gonzalo'],
    ['serrajero', 'Fabiola Gonzalo'],
    ['mudansas', 'Esteban Rocío'],
    ['albanil', 'Tadeo Hilario'],
    ['alvañil', 'Tadeo Hilario'],
    ['carpintro', 'Abel Joel'],
    ['erreria', 'Isaac'],
    ['inpermeabilizar', 'Karina'],
    ['jardineria', 'Efraín'],
    ['gonsales', 'Perla'],
    ['ernandes', 'Yadira'],
    ['nanes', 'Joel'],
  ],
  'parts of words': [
    ['plo', PLUMBERS],
    ['plom', PLUMBERS],
    ['electr', 'Silvia Wilfrido Perla Leonel Quetzal Lucía'],
    ['pin', 'Nicanor Yadira Gonzalo'],
    ['cerr', 'Fabiola Gonzalo'],
    ['mad', 'Joel'],
  ],
  'names of people and businesses': [
    ['ibarra', 'Ramón'],
    ['ramon ibarra', 'Ramón'],
    ['ibarra ramón', 'Ramón'],
    ['Llaves 24 Horas', 'Fabiola'],
    ['luz y fuerza', 'Silvia'],
    ['clima norte', 'Brenda'],
    ['ñañez', 'Joel'],
    ['jardines del valle', 'Efraín'],
    ['fletes macias', 'Esteban'],
    ['herrero', 'Isaac'],
    ['abel herrero', 'Abel'],
    ['plomero ramón', 'Ramón'],
    ['limpieza palma', 'Norma Paula'],
    ['mudanza rocio', 'Rocío'],
    ['león', 'Leonel Paula'],
    ['electricista gonzales', 'Perla'],
  ],
  places: [
    ['plomero en guadalajara', 'Ramón Delfino'],
    ['plomero guadalajara', 'Ramón Delfino'],
    ['guadalajara plomero', 'Ramón Delfino'],
    ['plomero en gdl', 'Ramón Delfino'],
    ['plomero gdl', 'Ramón Delfino'],
    ['plomero gdl urgente', 'Ramón Delfino'],
    ['plomero cdmx', 'Aurelio Delfino'],
    ['plomero df', 'Aurelio Delfino'],
    ['plomero en la ciudad de méxico', 'Aurelio Delfino'],
    ['plomero mty', 'Octavio Delfino'],
    ['electricista edomex', 'Quetzal'],
    ['electricista en el estado de mexico', 'Quetzal'],
    ['electricista en toluca', 'Quetzal'],
    ['jalisco tonalá herrero', 'Isaac'],
    ['carpintero qro', 'Abel'],
    ['impermeabilizar querétaro', 'Karina'],
    ['electricista en león', 'Wilfrido'],
    ['electricista león gto', 'Wilfrido'],
    ['albañil zapopan', 'Hilario'],
    ['albañil en zapopan, jal.', 'Hilario'],
    ['herrero en tonalá jalisco', 'Isaac'],
    ['plomero en jalisco', 'Ramón Lucía Delfino'],
    ['plomero todo el pais', PLUMBERS],
    ['plomero en todo el país', PLUMBERS],
    ['plomero en todo méxico', PLUMBERS],
    ['plomero jalisco todo el estado', 'Ramón Lucía Delfino'],
    ['plomero en todo el estado de jalisco', 'Ramón Lucía Delfino'],
    ['aire acondicionado merida', 'Ulises'],
    ['cerrajero 24 horas cdmx', 'Fabiola'],
    ['en cuernavaca', 'Delfino Rocío Efraín Vicente'],
    ['fumigador en mérida yuc', 'Ivonne'],
  ],
  'two trades at once': [
    ['plomero y electricista', 'Lucía'],
    ['electricista plomero', 'Lucía'],
    ['plomero electricista zapopan', 'Lucía'],
    ['pintor y albañil', 'Nicanor Yadira Tadeo Hilario'],
  ],
  'nonsense and mischief': [
    ['xyzzy', ''],
    ['asdfghjkl', ''],
    ['astronauta', ''],
    ["' or 1=1 --", ''],
    ["plomero'; drop table profile; --", PLUMBERS],
    ["plomero' & !'x':*", PLUMBERS],
    ['%%%plomero___', PLUMBERS],
    ['<script>alert(1)</script>', ''],
    ['plomero 🔧🚿', PLUMBERS],
    ['plomero\\', PLUMBERS],
    ['#t1', ''],
    ['x'.repeat(120), ''],
    ['plomero '.repeat(15).trim(), PLUMBERS],
  ],
};

describe.each(Object.entries(TABLE))('%s', (_, rows) => {
  it.each(rows)('«%s» finds %s', async (texto, found) => {
    expect((await find(texto)).join(' ')).toBe(found);
  });
});

const everybody = PROFESSIONALS.map(([name]) => name.split(' ')[0]);
it.each([' ', '  '])('«%s» asks for nothing and finds everybody', async (texto) => {
  expect(await find(texto)).toEqual(everybody.slice(0, 20));
});

it.each([
  [{ texto: 'ibarra', categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Guadalajara' }, 'Ramón'],
  [{ texto: 'ibarra', categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Zapopan' }, ''],
  [{ categoria: 'plomeria', estado: 'todo el pais', ciudad: 'todo el estado' }, PLUMBERS],
  [{ categoria: 'Plomería', estado: 'Todo el país' }, PLUMBERS],
  [{ categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Todo el Estado' }, 'Ramón Lucía Delfino'],
  [{ texto: 'luc', estado: 'Jalisco' }, 'Lucía'],
  [{ texto: 'hernandes', estado: 'Ciudad de México' }, 'Yadira'],
  [{ texto: 'plomero y electricista', estado: 'Jalisco', ciudad: 'Zapopan' }, 'Lucía'],
  [{ estado: 'Yucatán', ciudad: 'Mérida' }, 'Delfino Ulises Rocío Ivonne Vicente'],
])('filters %o find %s', async (filters, found) => {
  expect((await find(filters)).join(' ')).toBe(found);
});
