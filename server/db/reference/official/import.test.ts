import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../../tools/test-database/index.ts';
import { loadReference } from '../index.ts';
import { importCatalogues } from './import.ts';
import { type Colonia, fileOf, type Municipio, municipiosFile, sepomexFile } from './testing.ts';

let database: TestDatabase;
let client: pg.Client;

const rows = async (sql: string) => (await client.query(sql)).rows;
const load = (...files: string[]) => importCatalogues(database.ownerUrl, files);

/** Codes and municipalities in the database, each with the name of its city. */
const state = () =>
  rows(`select p.*, m.nombre, c.nombre as ciudad from codigo_postal p
    join municipio m on m.estado_id = p.estado_id and m.clave = p.municipio
    left join ciudad c on c.id = m.ciudad_id order by cp, colonia`);

beforeAll(async () => {
  database = await createDatabase();
  await loadReference(database.ownerUrl);
  client = new pg.Client(database.ownerUrl);
  await client.connect();
});

beforeEach(async () => {
  await client.query('delete from codigo_postal');
  await client.query('delete from municipio');
  await client.query(`delete from ciudad where id = 1000020999`);
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const AMERICANA: Colonia = [
  '44160',
  'Americana',
  'Colonia',
  'Guadalajara',
  'Jalisco',
  'Guadalajara',
  '14',
  '039',
];
const LAFAYETTE: Colonia = [
  '44160',
  'Obrera Centro',
  'Colonia',
  'Guadalajara',
  'Jalisco',
  'Guadalajara',
  '14',
  '039',
];
const OBREGON: Colonia = [
  '01000',
  'San Ángel',
  'Colonia',
  'Álvaro Obregón',
  'Ciudad de México',
  'Ciudad de México',
  '09',
  '010',
];
const JUAREZ: Colonia = [
  '32000',
  'Centro',
  'Colonia',
  'Juárez',
  'Chihuahua',
  'Juárez',
  '08',
  '037',
];
const CENTRO: Colonia = [
  '86000',
  'Villahermosa Centro',
  'Colonia',
  'Centro',
  'Tabasco',
  'Villahermosa',
  '27',
  '004',
];
const FAR: Colonia = [
  '69999',
  'La Peña',
  'Ranchería',
  'Peñas Sin Lista',
  'Oaxaca',
  '',
  '20',
  '999',
];

test('imports codes as published and matches each municipality with its city', async () => {
  const report = await load(sepomexFile([AMERICANA, LAFAYETTE, OBREGON, JUAREZ, CENTRO, FAR]));
  expect(report.codes).toEqual({ added: 6, changed: 0, gone: 0 });
  expect(report.readings[0]).toMatchObject({ rows: 6, unread: [] });
  expect(report.unmatched).toEqual(['Peñas Sin Lista (Oaxaca)']);
  const cities = (await state()).map(({ cp, colonia, ciudad }) => [cp, colonia, ciudad]);
  expect(cities).toEqual([
    ['01000', 'San Ángel', 'Álvaro Obregón'],
    ['32000', 'Centro', 'Ciudad Juárez'],
    ['44160', 'Americana', 'Guadalajara'],
    ['44160', 'Obrera Centro', 'Guadalajara'],
    ['69999', 'La Peña', null],
    ['86000', 'Villahermosa Centro', 'Villahermosa'],
  ]);
});

test('a second import changes nothing', async () => {
  const files = [
    municipiosFile([['14', 'Jalisco', '039', 'Guadalajara', 'Guadalajara', '1385629']]),
    sepomexFile([AMERICANA, OBREGON, FAR]),
  ];
  await load(...files);
  const before = [
    await state(),
    await rows('select xmin::text, * from municipio order by estado_id, clave'),
  ];
  const nothing = { added: 0, changed: 0, gone: 0 };
  expect(await load(...files)).toMatchObject({ municipalities: nothing, codes: nothing });
  expect([
    await state(),
    await rows('select xmin::text, * from municipio order by estado_id, clave'),
  ]).toEqual(before);
});

test('a newer file adds, changes and removes codes in the states that it names', async () => {
  await load(sepomexFile([AMERICANA, LAFAYETTE, OBREGON]));
  const moved = AMERICANA.with(2, 'Barrio') as unknown as Colonia;
  const added = AMERICANA.with(1, 'Moderna') as unknown as Colonia;
  const report = await load(sepomexFile([moved, added]));
  expect(report.codes).toEqual({ added: 1, changed: 1, gone: 1 });
  const left = (await state()).map(({ colonia, tipo }) => [colonia, tipo]);
  expect(left).toEqual([
    ['San Ángel', 'Colonia'],
    ['Americana', 'Barrio'],
    ['Moderna', 'Colonia'],
  ]);
});

const PENAS: Municipio = ['20', 'Oaxaca', '999', 'Peñas "Sin" Lista', 'La Peña, Centro', '412'];

test('an INEGI municipality without a city becomes a city, in either order of the files', async () => {
  await load(sepomexFile([FAR]));
  const report = await load(municipiosFile([PENAS], 'utf8'));
  expect(report).toMatchObject({ cities: ['Peñas "Sin" Lista'], unmatched: [] });
  expect(await rows('select * from ciudad where id = 1000020999')).toMatchObject([
    { estado_id: 20, nombre: 'Peñas "Sin" Lista', poblacion: 412 },
  ]);
  expect(await state()).toMatchObject([{ cp: '69999', ciudad: 'Peñas "Sin" Lista' }]);
  // SEPOMEX's spelling does not replace INEGI's.
  await load(sepomexFile([FAR]));
  expect(await state()).toMatchObject([{ nombre: 'Peñas "Sin" Lista' }]);
});

test('localities give the head town and its location, and states only confirm ours', async () => {
  const header =
    'CVEGEO,Estatus,CVE_ENT,NOM_ENT,NOM_ABR,CVE_MUN,NOM_MUN,CVE_LOC,NOM_LOC,AMBITO,LAT_DECIMAL,LON_DECIMAL,POB_TOTAL';
  const localities = [
    '270040001,,27,Tabasco,Tab.,004,Centro,0001,Villahermosa,U,17.989,-92.928,340060',
    '270040002,,27,Tabasco,Tab.,004,Centro,0002,"Acachapan, 1ra",R,18.05,-92.8,1200',
  ];
  const states = 'CVEGEO,CVE_ENT,NOM_ENT,NOM_ABR,POB_TOTAL\n09,09,Distrito Federal,DF,9209944\n';
  const report = await load(
    fileOf('localidades.csv', Buffer.from([header, ...localities].join('\n'), 'latin1')),
    fileOf('entidades.csv', Buffer.from(states)),
  );
  expect(report.municipalities).toEqual({ added: 1, changed: 0, gone: 0 });
  expect(await rows('select nombre, cabecera from municipio')).toEqual([
    { nombre: 'Centro', cabecera: 'Villahermosa' },
  ]);
  expect(report.states).toEqual(['Distrito Federal (aquí: Ciudad de México)']);
});

test('an unreadable line is reported, and the others are imported', async () => {
  const report = await load(
    sepomexFile([AMERICANA, OBREGON], ['4416|corta', '4A160|X|Colonia|Y|Z||1|14||1|09|039|1|U|1']),
  );
  expect(report.codes.added).toBe(2);
  expect(report.readings[0]?.unread).toEqual([
    '5: tiene 2 campos en lugar de 15',
    '6: el código postal no tiene 5 dígitos',
  ]);
});

const broken = Array.from({ length: 6 }, (_, at) => `${at}|rota`);

test.each([
  [
    'another file',
    () => fileOf('notas.txt', Buffer.from('hola\n'.repeat(20))),
    'no es un catálogo',
  ],
  ['an empty one', () => fileOf('vacio.txt', Buffer.alloc(0)), 'no es un catálogo'],
  ['a picture', () => fileOf('x.csv', Buffer.from([0xff, 0xd8, 0, 1, 0x80])), 'no es un catálogo'],
  ['a broken one', () => sepomexFile([AMERICANA], broken), '6 no se pudieron leer'],
  ['nothing after the header', () => sepomexFile([]), 'se leyeron 0 líneas'],
  ['half a download', () => sepomexFile([AMERICANA]), 'Se quitarían 2 de 3 colonias'],
  ['none at all', () => '/no/hay/tal.csv', 'No se pudo leer'],
])('%s is refused with a reason, and so are the files beside it', async (_what, file, why) => {
  const third = AMERICANA.with(1, 'Moderna') as unknown as Colonia;
  await load(sepomexFile([AMERICANA, LAFAYETTE, third]));
  const before = await state();
  await expect(load(municipiosFile([PENAS]), file())).rejects.toThrow(why);
  expect(await state()).toEqual(before);
  expect(await rows('select from municipio where clave = 999')).toEqual([]);
});
