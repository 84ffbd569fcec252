import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../tools/test-database/index.ts';
import { CATEGORIES } from './categories.ts';
import { readCities } from './cities.ts';
import { loadReference } from './index.ts';

let database: TestDatabase;
let client: pg.Client;

const rows = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;
const count = async (table: string) =>
  (await rows(`select count(*)::integer as n from ${table}`))[0].n;
const load = () => loadReference(database.ownerUrl);

beforeAll(async () => {
  database = await createDatabase();
  client = new pg.Client(database.ownerUrl);
  await client.connect();
});

beforeEach(async () => {
  // Rates are never deleted, but for this.
  await client.query('alter table rate disable trigger append_only');
  await client.query('delete from rate where nivel is not null');
  await client.query('alter table rate enable trigger append_only');
  for (const table of ['ciudad', 'estado', 'categoria', 'nivel', 'reference_version']) {
    await client.query(`delete from ${table}`);
  }
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

test('fills empty tables', async () => {
  await load();
  expect(await count('estado')).toBe(32);
  expect(await count('ciudad')).toBe(readCities().length);
  expect(await count('categoria')).toBe(CATEGORIES.length);
  expect(await count('categoria_opcion')).toBe(CATEGORIES.flatMap((c) => c.opciones).length);
  expect(
    await rows(`select estado.nombre as estado, ciudad.nombre, lat::text, lng::text
      from ciudad join estado on estado.id = estado_id where ciudad.id = 4005539`),
  ).toEqual([{ estado: 'Jalisco', nombre: 'Guadalajara', lat: '20.66682', lng: '-103.39182' }]);
  expect(
    await rows(`select aparato, opt, precio, categoria_opcion.orden
      from categoria_opcion join categoria on categoria.id = categoria_id
      where categoria = 'Instalación de electrodomésticos' order by categoria_opcion.orden limit 1`),
  ).toEqual([
    { aparato: 'Lavadora', opt: 'Instalar con tomas existentes', precio: 40_000, orden: 1 },
  ]);
  const [oro] = await rows(
    'select n.*, r.precio from nivel n join rate r on r.nivel = n.id where n.id = 3',
  );
  expect(oro).toMatchObject({ descripcion: 'Oro', precio: '79900', proyects_limit: null });
  expect(oro.beneficios).toContain('Proyectos sin límite por semana');
});

test('a second load writes nothing', async () => {
  await load();
  const before = await rows('select name, sha256, loaded_at from reference_version order by name');
  await load();
  expect(await rows('select name, sha256, loaded_at from reference_version order by name')).toEqual(
    before,
  );
});

test('keeps what the administrator changed when a release brings another catalogue', async () => {
  await load();
  await client.query(`update categoria set descripcion = 'Mía' where categoria = 'Pintura'`);
  await client.query(`delete from categoria where categoria = 'Mudanzas'`);
  await client.query('update nivel set proyects_limit = 7 where id = 1');
  await client.query(`update reference_version set sha256 = 'an earlier release'`);
  await load();
  expect(await rows(`select descripcion from categoria where categoria = 'Pintura'`)).toEqual([
    { descripcion: 'Mía' },
  ]);
  expect(await count('categoria')).toBe(CATEGORIES.length - 1);
  expect(await rows('select proyects_limit from nivel where id = 1')).toEqual([
    { proyects_limit: 7 },
  ]);
});

test('a release brings its words, and takes back its own alone', async () => {
  await load();
  const words = async () =>
    (
      await rows(`select c.palabras, o.palabras as option_palabras
        from categoria c join categoria_opcion o on o.categoria_id = c.id
        where c.categoria = 'Plomería' and opt = 'Destapar WC'`)
    )[0];
  const brought = await words();
  // What stands there when the team added a word and took one away, and the release before had two others.
  await client.query(`
    update categoria set palabras = replace(palabras, 'ablandador, ', '') || ', fontanería fina, del pasado',
      palabras_de_fabrica = replace(palabras, 'aljibe, ', '') || ', del pasado'
    where categoria = 'Plomería'`);
  await client.query(`
    update categoria set palabras = replace(palabras, 'aljibe, ', '') where categoria = 'Plomería'`);
  await client.query(`
    update categoria_opcion set palabras = 'lo mío' where opt = 'Destapar WC'`);
  await client.query(`update reference_version set sha256 = 'an earlier release'`);
  await load();
  const { palabras, option_palabras } = await words();
  const terms = palabras.split(', ');
  expect(terms.slice(-2)).toEqual(['fontanería fina', 'aljibe']);
  expect(terms).not.toContain('ablandador');
  expect(terms).not.toContain('del pasado');
  const kept = brought.palabras.split(', ').filter((term: string) => term !== 'ablandador');
  expect(new Set(terms)).toEqual(new Set([...kept, 'fontanería fina']));
  expect(option_palabras).toBe('lo mío');
});

test('words that would not fit beside what the team wrote are left out', async () => {
  await load();
  await client.query(`
    update categoria_opcion set palabras = repeat('x', 2000), palabras_de_fabrica = ''
    where opt = 'Destapar WC'`);
  await client.query(`update reference_version set sha256 = 'an earlier release'`);
  await load();
  expect(
    await rows(`select length(palabras) from categoria_opcion where opt = 'Destapar WC'`),
  ).toEqual([{ length: 2000 }]);
});

test('a release updates states and cities, also when two swap their names', async () => {
  await load();
  await client.query(`update estado set nombre = 'Edomex' where id = 15`);
  await client.query(`update ciudad set nombre = 'x' where nombre = 'Zapopan'`);
  await client.query(
    `update ciudad set nombre = 'Zapopan' where nombre = 'Guadalajara' and estado_id = 14`,
  );
  await client.query(`update ciudad set nombre = 'Guadalajara' where nombre = 'x'`);
  await client.query(
    `insert into ciudad (id, estado_id, nombre) values (1, 14, 'Tonalá de antes'), (2, 19, 'Salto')`,
  );
  await client.query(
    `update ciudad set nombre = 'Otra' where nombre = 'Tonalá' and estado_id = 14`,
  );
  await client.query(`update ciudad set nombre = 'Tonalá' where id = 1`);
  await client.query(`update reference_version set sha256 = 'an earlier release'`);
  await load();
  expect(await rows('select nombre from estado where id = 15')).toEqual([{ nombre: 'México' }]);
  const names = await rows('select id, nombre from ciudad where id = any($1) order by id', [
    [1, 2, 3979770, 3981369, 4005539],
  ]);
  expect(names).toEqual([
    { id: 1, nombre: 'Tonalá (1)' },
    { id: 2, nombre: 'Salto' },
    { id: 3979770, nombre: 'Zapopan' },
    { id: 3981369, nombre: 'Tonalá' },
    { id: 4005539, nombre: 'Guadalajara' },
  ]);
});

test('processes that start at once load it once', async () => {
  await Promise.all([load(), load(), load(), load()]);
  expect(await count('reference_version')).toBe(5);
  expect(await count('categoria_opcion')).toBe(CATEGORIES.flatMap((c) => c.opciones).length);
});

test('a failed load leaves nothing behind', async () => {
  await client.query('alter table nivel add constraint refuse check (id = 0)');
  await expect(load()).rejects.toThrow('refuse');
  expect(await count('ciudad')).toBe(0);
  expect(await count('reference_version')).toBe(0);
  await client.query('alter table nivel drop constraint refuse');
});
